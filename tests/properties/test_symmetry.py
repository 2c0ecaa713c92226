"""Who sits where and which way the table is turned makes no difference to the points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.proof.engines import CastleEngine, engine
from tests.proof.playing import Engine, Entry
from tests.proof.policies import POLICIES
from tests.proof.settings import Setting, setting

from tilewright.rules.castle.state import WALL_KINDS
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.tiles import Area, Kind

Cell = tuple[int, int]
SYMMETRIES = [(turn, mirror) for mirror in (False, True) for turn in range(4)][1:]


class Followed:
    """Plays like a policy and remembers the codes with what a scoring code means."""

    def __init__(self, policy: Callable[[Engine, list[int]], int]) -> None:
        self.policy = policy
        self.codes: list[int] = []

    def __call__(self, playing: Engine, codes: list[int]) -> int:
        code = self.policy(playing, codes)
        if playing.st.phase == Phase.SCORE:
            self.codes.append(2 * playing.st.pending[code >> 1] + (code & 1))
        else:
            self.codes.append(code)
        return code


class Led:
    """Repeats remembered codes on another table; a feature to score is found by one of its areas."""

    def __init__(self, codes: list[int], place: Callable[[int], int]) -> None:
        self.codes, self.place = iter(codes), place

    def __call__(self, playing: Engine, codes: list[int]) -> int:
        code, st = next(self.codes), playing.st
        if st.phase == Phase.PLACE:
            return self.place(code)
        if st.phase == Phase.SCORE:
            root = find(st, code >> 1)
            code = 2 * list(st.pending[: st.pending_count]).index(root) + (code & 1)
        assert code in codes
        return code


def standing(playing: Engine, shift: int = 0) -> dict[str, Any]:
    """Everything that belongs to the seats, from seat `shift` on."""
    st = playing.st
    seats = [(seat + shift) % st.seats for seat in range(st.seats)]
    found = {"scores": [st.score[s] for s in seats], "supply": [st.supply[s] for s in seats]}
    if isinstance(playing, CastleEngine):
        held = [list(st.held[s * WALL_KINDS : (s + 1) * WALL_KINDS]) for s in seats]
        found |= {"keeps": [st.keep[s] for s in seats], "held": held, "wall": list(st.wall)}
    return found


@pytest.mark.parametrize("style", ["finisher", "joiner", "lander", "saver"])
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_relabelled_seats_get_each_others_points(game: str, style: str) -> None:
    rng = Random(f"seats {game} {style}")
    drawn = setting(game, rng)
    for shift in range(1, drawn.seats):
        one, other = engine(drawn), engine(drawn)
        other.st.seat = shift
        chosen = Followed(POLICIES[style](rng))
        for kind in drawn.deck(rng):
            first: Entry = one.turn(kind, chosen)
            second = other.turn(kind, Led(chosen.codes, lambda code: code))
            chosen.codes.clear()
            assert second == first | {"player": (first["player"] + shift) % drawn.seats}
            assert standing(other, shift) == standing(one)
        assert one.st.phase == other.st.phase == Phase.OVER


def moved_side(side: int, turn: int, mirror: bool) -> int:
    """A side of the table after mirroring it east to west and then turning it clockwise."""
    return ((-side if mirror else side) + turn) % 4


def moved_area(area: Area, turn: int, mirror: bool) -> Area:
    halves = tuple(sorted(((1 - half if mirror else half) + 2 * turn) % 8 for half in area.halves))
    return replace(area, edges=tuple(sorted(moved_side(s, turn, mirror) for s in area.edges)), halves=halves)


def moved_kind(kind: Kind, turn: int, mirror: bool) -> Kind:
    return replace(kind, areas=tuple(moved_area(area, turn, mirror) for area in kind.areas))


def moved_cell(cell: Cell, turn: int, mirror: bool, width: int, height: int) -> Cell:
    x, y = cell
    if mirror:
        x = width - 1 - x
    for _ in range(turn):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


def moved(drawn: Setting, turn: int, mirror: bool) -> Setting:
    """The same game, print and board mirrored and turned."""
    tiles = replace(drawn.tiles, kinds=tuple(moved_kind(kind, turn, mirror) for kind in drawn.tiles.kinds))
    board = drawn.board
    if board is None:
        options = dict(drawn.options)
        if turn % 2 and "boundary" in options:
            width, height = options["boundary"]["width"], options["boundary"]["height"]
            options["boundary"] = {"width": height, "height": width}
        return replace(drawn, tiles=tiles, options=options)
    size = (board.width, board.height)
    cells = {cell: moved_cell(cell, turn, mirror, *size) for cell in board.cells}
    starts = []
    for start in board.starts:
        x, y = cells[start.x, start.y]
        starts.append(replace(start, x=x, y=y, side=moved_side(start.side, turn, mirror)))
    width, height = size if turn % 2 == 0 else size[::-1]
    board = replace(board, width=width, height=height, cells=frozenset(cells.values()), starts=tuple(starts))
    return replace(drawn, tiles=tiles, board=board)


@pytest.mark.parametrize(("turn", "mirror"), SYMMETRIES)
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_turned_or_mirrored_table_gives_the_same_points(game: str, turn: int, mirror: bool) -> None:
    rng = Random(f"table {game} {turn} {mirror}")
    drawn = setting(game, rng)
    one, other = engine(drawn), engine(moved(drawn, turn, mirror))
    size = (drawn.board.width, drawn.board.height) if drawn.board else (1, 1)

    def place(code: int) -> int:
        cell = moved_cell(one.where(one.st.placed - 1), turn, mirror, *size)
        return other.cell(*cell) * 4 + (-code if mirror else code) % 4

    follow(one, other, drawn.deck(rng), POLICIES[rng.choice(["saver", "joiner", "lander"])](rng), place)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_castle_turned_under_tiles_that_are_turned_gives_the_same_points(turn: int) -> None:
    rng = Random(f"castle {turn}")
    drawn = setting("castle", rng)
    one, other = engine(drawn), engine(replace(moved(drawn, turn, False), tiles=drawn.tiles))
    assert drawn.board is not None
    size = (drawn.board.width, drawn.board.height)

    def place(code: int) -> int:
        cell = moved_cell(one.where(one.st.placed - 1), turn, False, *size)
        return other.cell(*cell) * 4 + (code + turn) % 4

    follow(one, other, drawn.deck(rng), POLICIES["saver"](rng), place)


def follow(one: Engine, other: Engine, deck: list[int], policy: Any, place: Callable[[int], int]) -> None:
    """Play on one table and repeat on the other."""
    chosen = Followed(policy)
    for kind in deck:
        first = one.turn(kind, chosen)
        second = other.turn(kind, Led(chosen.codes, place))
        chosen.codes.clear()
        assert ("discard" in first) == ("discard" in second)
        assert first.get("follower") == second.get("follower")
        assert standing(other) == standing(one)
    assert one.st.phase == other.st.phase == Phase.OVER
