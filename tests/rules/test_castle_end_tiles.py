"""The Castle, W5: the wall tiles 4 to 9 at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    BARS,
    COURT,
    FOUNTAIN_BAR,
    TOWER_END,
    Scene,
    final,
    last,
    points,
    row,
    turn,
)

from tilewright.game.ending import ending_of
from tilewright.game.events import FinalScored

CELLS = 76
EMPTY = CELLS - 2


# W5: wall tiles 4, 5, 6


@pytest.mark.parametrize(("tile", "kind", "expected"), [(4, "path", 3), (5, "tower", 6), (6, "house", 3)])
def test_W5_4_5_and_6_pay_one_incomplete_path_tower_or_house(
    tmp_path: Path, tile: int, kind: str, expected: int
) -> None:
    scene = Scene(tmp_path)
    row(scene, kind, 3, 3, 0)
    game, events = last(scene, held=((tile,), ()))
    assert final(events) == [("castle.W5", (0,), expected, tile)]
    assert game.scores == (expected, 0)


@pytest.mark.parametrize(
    ("tile", "kind"),
    [(tile, kind) for tile, own in ((4, "path"), (5, "tower"), (6, "house")) for kind in BARS if kind != own],
)
def test_W5_each_of_them_serves_its_own_kind_only(tmp_path: Path, tile: int, kind: str) -> None:
    scene = Scene(tmp_path)
    row(scene, kind, 3, 3, 0)
    game, events = last(scene, held=((tile,), ()))
    assert (final(events), game.scores) == ([], (0, 0))


@pytest.mark.parametrize(("tile", "kind"), [(4, "path"), (5, "tower"), (6, "house")])
@pytest.mark.parametrize("seats", [(), (1,), (0, 1), (0, 1, 1)])
def test_W5_4_5_and_6_need_the_majority(tmp_path: Path, tile: int, kind: str, seats: tuple[int, ...]) -> None:
    scene = Scene(tmp_path)
    row(scene, kind, 3, 4, *seats)
    game, events = last(scene, held=((tile,), ()))
    assert (final(events), game.scores) == ([], (0, 0))


@pytest.mark.parametrize(("tile", "kind", "each"), [(4, "path", 1), (5, "tower", 2), (6, "house", 1)])
def test_W5_the_one_that_gives_most_is_taken_and_two_copies_serve_two(
    tmp_path: Path, tile: int, kind: str, each: int
) -> None:
    scene = Scene(tmp_path)
    row(scene, kind, 2, 2, 0)
    row(scene, kind, 3, 4, 0)
    row(scene, kind, 5, 3, 0)
    game, events = last(scene, held=((tile,), ()))
    assert (final(events), game.scores) == ([("castle.W5", (0,), 4 * each, tile)], (4 * each, 0))
    game, events = last(scene, held=((tile, tile), ()))
    assert final(events) == [("castle.W5", (0,), 3 * each, tile), ("castle.W5", (0,), 4 * each, tile)]
    assert game.scores == (7 * each, 0)


@pytest.mark.parametrize(("tile", "kind", "each"), [(4, "path", 1), (5, "tower", 2), (6, "house", 1)])
def test_W5_two_copies_never_serve_one_feature_twice(tmp_path: Path, tile: int, kind: str, each: int) -> None:
    scene = Scene(tmp_path)
    row(scene, kind, 3, 3, 0)
    game, events = last(scene, held=((tile, tile), ()))
    assert (final(events), game.scores) == ([("castle.W5", (0,), 3 * each, tile)], (3 * each, 0))


def test_W5_both_players_use_their_own(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    row(scene, "tower", 2, 2, 0)
    row(scene, "tower", 3, 4, 1)
    game, events = last(scene, held=((5,), (5,)))
    assert final(events) == [("castle.W5", (0,), 4, 5), ("castle.W5", (1,), 8, 5)]
    assert game.scores == (4, 8)


def test_W5_a_completed_feature_is_not_paid_again(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(TOWER_END, 10, 2, tower1=0)
    scene.lay(COURT, 10, 5)
    game = scene.game(TOWER_END, stack=[], held=((5,), ()))
    events = turn(game, 11, 2, 180)
    assert (points(events), final(events)) == ([(0, 4)], [])


def test_W5_start_spaces_count(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("tower1 S N | court1 E | court2 W", 8, 7, tower1=0)
    scene.lay("house1 E W | court1 N | court2 S", 11, 2, house1=0)
    scene.lay("path1 N S | court1 E Ne Se | court2 W Nw Sw", 9, 0, path1=0)
    game, events = last(scene, held=((4, 5, 6), ()))
    assert final(events) == [("castle.W5", (0,), 2, 4), ("castle.W5", (0,), 2, 6), ("castle.W5", (0,), 4, 5)]
    assert game.scores == (8, 0)


def test_W5_a_tile_counts_once_however_many_of_its_areas_belong_to_the_feature(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("house1 E S | court1 N W", 5, 2, house1=0)
    scene.lay("house1 E S | court1 N W", 6, 2, 90)
    scene.lay("house1 N S | court1 E | court2 W", 6, 3)
    scene.lay("house1 E S | court1 N W", 6, 4, 180)
    scene.lay("house1 N E S | court1 W", 5, 4)
    scene.lay("house1 N | house2 S | court1 E W", 5, 3)
    game, _ = last(scene, held=((6,), ()))
    assert game.scores == (6, 0)


@pytest.mark.parametrize(
    ("option", "each"), [({}, 2), ({"incomplete_fountain_path": 2}, 2), ({"incomplete_fountain_path": 1}, 1)]
)
def test_W5_4_on_a_path_with_a_fountain(tmp_path: Path, option: dict[str, object], each: int) -> None:
    scene = Scene(tmp_path, **option)
    row(scene, "path", 3, 3, 0, bar=None)
    scene.lay(FOUNTAIN_BAR, 5, 3)
    game, events = last(scene, held=((4,), ()))
    assert (final(events), game.scores) == ([("castle.W5", (0,), 4 * each, 4)], (4 * each, 0))


@pytest.mark.parametrize(("option", "expected"), [(2, 6), (1, 4)])
def test_W5_the_fountain_option_decides_which_path_gives_most(tmp_path: Path, option: int, expected: int) -> None:
    scene = Scene(tmp_path, incomplete_fountain_path=option)
    row(scene, "path", 2, 3, 0, bar=FOUNTAIN_BAR)
    row(scene, "path", 4, 4, 0)
    game, _ = last(scene, held=((4,), ()))
    assert game.scores == (expected, 0)


# W5: wall tile 7


MARKETS = "court1 E markets=2 | house1 N S W"


def test_W5_7_four_a_market_on_one_court(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(MARKETS, 3, 2, court1=0)
    game, _ = last(scene)
    assert game.scores == (6, 0)
    game, events = last(scene, held=((7,), ()))
    assert game.scores == (8, 0)
    assert {event.wall_tile for event in events if isinstance(event, FinalScored)} >= {7}


def test_W5_7_on_the_court_where_it_gives_most_and_two_copies_on_two(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("court1 E markets=1 | house1 N S W", 3, 2, court1=0)
    scene.lay("court1 E markets=3 | house1 N S W", 3, 4, court1=0)
    scene.lay("court1 E markets=2 | house1 N S W", 3, 6, court1=0)
    for tiles, expected in (((), 18), ((7,), 21), ((7, 7), 23)):
        game, _ = last(scene, held=(tiles, ()))
        assert game.scores == (expected, 0)


def test_W5_7_two_copies_never_serve_one_court_twice(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(MARKETS, 3, 2, court1=0)
    game, _ = last(scene, held=((7, 7), ()))
    assert game.scores == (8, 0)


@pytest.mark.parametrize("seats", [(1,), (0, 1), ()])
def test_W5_7_needs_the_majority(tmp_path: Path, seats: tuple[int, ...]) -> None:
    scene = Scene(tmp_path)
    for number, x in enumerate((3, 4)):
        held = {"court1": seats[number]} if number < len(seats) else {}
        scene.lay("court1 E W markets=1 | house1 N | house2 S", x, 2, **held)
    game, events = last(scene, held=((7,), ()))
    assert not any(event.wall_tile == 7 for event in events if isinstance(event, FinalScored))
    assert game.scores == (0, 6 if seats == (1,) else 0)


# W5: wall tiles 8 and 9


@pytest.mark.parametrize(("copies", "expected"), [(1, 5), (2, 10)])
def test_W5_9_is_5_points_two_copies_10(tmp_path: Path, copies: int, expected: int) -> None:
    game, events = last(Scene(tmp_path), held=((9,) * copies, ()))
    assert game.scores == (expected, 0)
    assert final(events) == [("castle.W5", (0,), 5, 9)] * copies


@pytest.mark.parametrize(
    ("sizes", "held", "winner"),
    [
        ((3, 3), ((8,), ()), 0),
        ((3, 4), ((8,), ()), 0),
        ((3, 5), ((8,), ()), None),
        ((3, 6), ((8,), ()), 1),
        ((3, 6), ((8, 8), ()), 0),
        ((3, 7), ((8, 8), ()), None),
        ((3, 3), ((8,), (8,)), None),
        ((4, 3), ((), (8,)), 1),
        ((5, 3), ((), (8,)), None),
    ],
)
def test_W5_8_makes_the_own_keep_two_tiles_larger(
    tmp_path: Path, sizes: tuple[int, int], held: tuple[tuple[int, ...], tuple[int, ...]], winner: int | None
) -> None:
    game, _ = last(Scene(tmp_path), keeps=sizes, held=held)
    assert game.scores == tuple(EMPTY if seat == winner else 0 for seat in (0, 1))


@pytest.mark.parametrize(
    ("sizes", "copies", "used"), [((3, 3), 1, 1), ((3, 6), 2, 2), ((3, 3), 2, 1), ((5, 3), 2, 0), ((3, 7), 2, 0)]
)
def test_W5_8_is_told_as_often_as_it_took_to_be_larger(
    tmp_path: Path, sizes: tuple[int, int], copies: int, used: int
) -> None:
    game, events = last(Scene(tmp_path), keeps=sizes, held=((8,) * copies, ()))
    eights = [event for event in events if isinstance(event, FinalScored) and event.wall_tile == 8]
    assert [(event.rule, event.seats) for event in eights] == [("castle.W5", (0,))] * used
    (told,) = ending_of(game, events).wall_tiles
    larger = EMPTY if game.scores[0] else None
    assert (told.seat, told.number, len(told.uses), told.idle, told.keep) == (0, 8, used, copies - used, larger)


@pytest.mark.parametrize("copies", [1, 2])
def test_W5_8_does_nothing_without_a_keep(tmp_path: Path, copies: int) -> None:
    game, _ = last(Scene(tmp_path), keeps=(0, 0), held=((8,) * copies, ()))
    assert game.scores == (0, 0)
    game, _ = last(Scene(tmp_path), keeps=(0, 1), held=((8,) * copies, ()))
    assert game.scores == (0, EMPTY)


def test_W5_1_to_3_are_worth_nothing_at_the_end(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    row(scene, "tower", 3, 3, 0)
    game, events = last(scene, held=((1, 2, 3), ()))
    assert (final(events), game.scores) == ([], (0, 0))
