"""The released sets and the board: clean, and made as the rules and the measurements say."""

from collections import Counter
from pathlib import Path

import pytest

from tilewright.tiles import Kind, TileSet, board, tile_set
from tilewright.tiles.board_checker import trace_outline
from tilewright.tiles.library import RELEASED, RELEASED_BOARDS
from tilewright.tiles.reader import validate

DRAFT, SMALL = "tests/data/castle-draft.toml", "tests/data/castle-small.toml"
COPIES = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"


@pytest.mark.parametrize("path", [*RELEASED.values(), *RELEASED_BOARDS.values()], ids=lambda path: path.name)
def test_a_released_file_is_clean(path: Path) -> None:
    assert validate(path) == []


def test_the_draft_that_cases_were_played_on_is_clean() -> None:
    assert validate(DRAFT) == []
    assert validate("tests/data/castle-1-board.toml") == []


def _ends(kind: Kind) -> int:
    return sum(number >= 0 for number in kind.line)


def _branches(kind: Kind) -> int:
    return sum(area.kind == "path" and len(area.edges) > 2 for area in kind.areas)


def _marks(printed: TileSet) -> dict[str, int]:
    areas = [area for kind in printed.kinds for area in kind.areas]
    return {
        "markets": sum(area.markets for area in areas),
        "fountains": sum(area.fountain for area in areas),
        "squares": sum(kind.square for kind in printed.kinds),
        "junctions": sum(_branches(kind) for kind in printed.kinds if not kind.square),
        "ends at buildings": sum(len(area.at) for area in areas),
        "inner": sum(not area.edges and not area.halves for area in areas),
    }


def test_the_draft_counts_as_it_was_measured() -> None:
    draft = tile_set(DRAFT)
    assert Counter(_ends(kind) for kind in draft.kinds) == {0: 12, 1: 10, 2: 20, 3: 14, 4: 4}
    assert _marks(draft) == {
        "markets": 15,
        "fountains": 7,
        "squares": 11,
        "junctions": 5,
        "ends at buildings": 16,
        "inner": 4,
    }
    kinds = Counter(area.kind for kind in draft.kinds for area in kind.areas)
    assert kinds == {"path": 76, "tower": 24, "house": 41, "court": 96}
    assert Counter(len(kind.areas) for kind in draft.kinds) == {
        1: 3,
        2: 8,
        3: 16,
        4: 15,
        5: 6,
        6: 5,
        7: 6,
        8: 1,
    }


def test_castle_1_meets_the_known_facts_and_the_aims() -> None:
    printed = tile_set("castle-1")
    marks = _marks(printed)
    assert (printed.tiles, len(printed.kinds)) == (60, 60)
    assert Counter(_ends(kind) for kind in printed.kinds) == {0: 12, 1: 10, 2: 20, 3: 14, 4: 4}
    assert 12 <= marks["markets"] <= 16
    assert 7 <= marks["fountains"] <= 9
    assert 10 <= marks["squares"] <= 14
    assert 3 <= marks["junctions"] <= 5
    assert marks["ends at buildings"] > 0


def test_the_small_set_has_something_of_everything() -> None:
    small = tile_set(SMALL)
    assert [fault.code for fault in small.notes] == ["tiles-number"]
    assert len(small.kinds) == 24
    assert all(number > 0 for number in _marks(small).values())
    assert {_ends(kind) for kind in small.kinds} == {0, 1, 2, 3, 4}
    assert {kind.turns for kind in small.kinds} == {(0,), (0, 1), (0, 1, 2, 3)}


def test_classic_1_has_the_customary_copies() -> None:
    classic = tile_set("classic-1")
    assert " ".join(f"{kind.id}{kind.count}" for kind in classic.kinds) == COPIES
    assert classic.tiles == 72
    assert [kind.id for kind in classic.kinds if kind.start] == ["D"]
    assert sum(kind.count for kind in classic.aside) == 12
    assert {kind.role for kind in classic.aside} == {"", "spring", "lake"}
    assert [garden.of for garden in classic.gardens] == ["E", "H", "I", "M", "N", "R", "U", "V", "R1.bend"]


def test_lines_and_halves_of_a_kind() -> None:
    classic, draft = tile_set("classic-1"), tile_set(DRAFT)
    start = classic.kind("D")
    assert [area.id for area in start.areas] == ["city1", "road1", "field1", "field2"]
    assert start.line == (-1, 1, -1, 1)
    assert start.half == (0, 0, 2, 3, 3, 3, 3, 2)
    assert draft.kind("t19").line == (-1, -1, 0, -1)
    assert draft.kind("t19").half == (1, 1, 2, 2, 2, 1, 1, 1)
    assert draft.kind("t19").area("house1").halves == (2, 3, 4)
    with pytest.raises(KeyError):
        start.area("city2")


def test_the_board_has_what_is_known_of_the_printed_one() -> None:
    castle = board("castle-1")
    assert (castle.width, castle.height, len(castle.cells), castle.track) == (12, 8, 76, 100)
    assert len(castle.towers) == len(castle.walls) == 14
    assert [tower.numbers for tower in castle.towers if not tower.wall_tile] == [(0, 1)]
    assert castle.towers[1].numbers == (12, 13)
    assert sum(wall.last - wall.first + 1 for wall in castle.walls) == 72
    assert castle.seams == ((27, 28), (47, 48), (69, 70), (91, 92))
    starts = [(start.x, start.y, start.side, start.feature, start.markets) for start in castle.starts]
    assert starts == [
        (9, 0, 0, "path", 0),
        (11, 2, 1, "house", 0),
        (10, 5, 1, "court", 1),
        (8, 7, 2, "tower", 0),
        (3, 6, 2, "path", 0),
        (0, 3, 3, "house", 0),
        (4, 1, 0, "tower", 0),
    ]


def test_the_outline_walked_is_the_one_that_the_file_says() -> None:
    castle = board("castle-1")
    outline = trace_outline(castle)
    assert outline is not None
    corners, sides = outline
    assert corners == [((tower.x, tower.y), tower.inward) for tower in castle.towers]
    assert [(wall.side, wall.first_cell, wall.last_cell, wall.length) for wall in sides] == [
        (wall.side, wall.first_cell, wall.last_cell, wall.length) for wall in castle.walls
    ]
