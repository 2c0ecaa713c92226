"""The Castle, W1 and W2: how wall tiles are taken, when they wait and when they serve."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    HOUSE_BAR,
    HOUSE_END,
    TOWER_BAR,
    TOWER_END,
    Scene,
    choices,
    ends,
    extra,
    points,
    score,
    spent,
    taken,
    turn,
    why,
)

from tilewright.game import ScoreNext
from tilewright.game.events import Scored, WallTileTaken

CLOSE = (5, 3)


# W1


@pytest.mark.parametrize(
    ("before", "won"), [(9, False), (10, True), (11, True), (12, False), (13, False)], ids=lambda value: str(value)
)
def test_W1_a_marker_that_ends_exactly_on_a_towers_number_takes_its_wall_tile(
    tmp_path: Path, before: int, won: bool
) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, scores=(before, 0), wall={12: 9})
    events = turn(game, *CLOSE)
    assert taken(events) == ([(0, 12, 9)] if won else [])
    assert {event.rule for event in events if isinstance(event, WallTileTaken)} <= {"castle.W1"}
    wall = game.position().wall
    assert wall is not None
    assert (12 in wall.on) is not won
    assert wall.open == ((9,) if won else (), ())


def test_W1_a_move_from_one_number_of_a_tower_to_the_other_ends_there(tmp_path: Path) -> None:
    game = ends(tmp_path, ("house", 0)).game(COURT, scores=(12, 0), wall={12: 9})
    assert taken(turn(game, *CLOSE)) == [(0, 12, 9)]


def test_W1_passing_takes_nothing(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(TOWER_END, 2, 3, tower1=0)
    for x in range(3, 7):
        scene.lay(TOWER_BAR, x, 3)
    game = scene.game(TOWER_END, scores=(9, 0), wall={12: 9})
    assert taken(turn(game, 7, 3, 180)) == []
    assert game.scores == (21, 0)


def test_W1_a_tower_that_is_empty_gives_nothing(tmp_path: Path) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, scores=(10, 0), held=((), (9,)), empty=(12,))
    assert taken(turn(game, *CLOSE)) == []


def test_W1_whoevers_turn_it_is(tmp_path: Path) -> None:
    game = ends(tmp_path, ("tower", 1)).game(COURT, scores=(0, 10), wall={12: 9})
    assert taken(turn(game, *CLOSE)) == [(1, 12, 9)]
    wall = game.position().wall
    assert wall is not None
    assert wall.open == ((), (9,))


@pytest.mark.parametrize("before", [110, 111, 210])
def test_W1_a_missed_tile_can_be_taken_on_a_later_lap(tmp_path: Path, before: int) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, scores=(before, 0), wall={12: 9})
    assert taken(turn(game, *CLOSE)) == [(0, 12, 9)]


def test_W1_a_marker_that_does_not_move_takes_nothing(tmp_path: Path) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, scores=(20, 12), wall={12: 9, 22: 8})
    assert taken(turn(game, *CLOSE)) == [(0, 22, 8)]


def test_W1_each_score_every_move_counts(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("house", 0))
    events = turn(scene.game(COURT, scores=(11, 0), wall={12: 9}), *CLOSE)
    assert (points(events), taken(events)) == ([(0, 2), (0, 1)], [(0, 12, 9)])


def test_W1_both_markers_can_take_wall_tiles_in_one_turn(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("house", 1))
    game = scene.game(COURT, scores=(10, 21), wall={12: 9, 22: 8})
    assert taken(turn(game, *CLOSE)) == [(0, 12, 9), (1, 22, 8)]


def test_W1_each_score_the_first_to_land_takes_it(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("house", 0), ("tower", 1))
    game = scene.game(COURT, scores=(11, 11), wall={12: 9})
    assert taken(turn(game, *CLOSE)) == [(0, 12, 9)]


def test_W1_end_of_turn_only_where_the_marker_stands_after_all_scoring(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("house", 0), corner_timing="end_of_turn")
    passing = scene.game(COURT, scores=(11, 0), wall={12: 9})
    assert (taken(turn(passing, *CLOSE)), passing.scores) == ([], (14, 0))
    standing = scene.game(COURT, scores=(9, 0), wall={12: 9})
    assert (taken(turn(standing, *CLOSE)), standing.scores) == ([(0, 12, 9)], (12, 0))


def test_W1_end_of_turn_comes_after_all_scoring_of_both_players(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("house", 1), corner_timing="end_of_turn")
    events = turn(scene.game(COURT, scores=(10, 21), wall={12: 9, 22: 8}), *CLOSE)
    kinds = [type(event) for event in events if isinstance(event, Scored | WallTileTaken)]
    assert kinds == [Scored, Scored, WallTileTaken, WallTileTaken]
    assert taken(events) == [(0, 12, 9), (1, 22, 8)]


@pytest.mark.parametrize("mover", [0, 1])
def test_W1_end_of_turn_the_placing_player_takes_first(tmp_path: Path, mover: int) -> None:
    scene = ends(tmp_path, ("tower", mover), ("house", 1 - mover), corner_timing="end_of_turn")
    before = (10, 12) if mover == 0 else (12, 10)
    game = scene.game(COURT, scores=before, wall={12: 9}, to_move=mover)
    assert taken(turn(game, *CLOSE)) == [(mover, 12, 9)]


def test_W1_end_of_turn_a_marker_that_did_not_move_takes_nothing(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), corner_timing="end_of_turn")
    game = scene.game(COURT, scores=(20, 12), wall={12: 9, 22: 8})
    assert taken(turn(game, *CLOSE)) == [(0, 22, 8)]
    alone = scene.game(COURT, scores=(0, 12), wall={12: 9})
    assert taken(turn(alone, *CLOSE)) == []


def test_W1_end_of_turn_comes_before_wall_tile_1_is_declared(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), corner_timing="end_of_turn")
    game = scene.game(COURT, scores=(10, 0), wall={12: 1})
    assert taken(turn(game, *CLOSE)) == [(0, 12, 1)]
    assert game.phase == "extra_turn"


# W2


@pytest.mark.parametrize(("kind", "tile", "each"), [("tower", 2, 2), ("house", 3, 1)])
def test_W2_a_wall_tile_won_in_this_turn_waits(tmp_path: Path, kind: str, tile: int, each: int) -> None:
    scene = ends(tmp_path, (kind, 0), (kind, 0))
    game = scene.game(COURT, scores=(12 - each, 0), wall={12: tile})
    events = turn(game, *CLOSE)
    assert points(events) == [(0, each), (0, each)]
    assert taken(events)[0] == (0, 12, tile)
    assert (spent(events), game.to_move) == ([], 1)


def test_W2_a_won_wall_tile_that_waits_is_named_as_the_reason(tmp_path: Path) -> None:
    # 11, 12 wins tile 2; from 12 the house of 2 and the tower of 10 points still differ about 22/23.
    scene = Scene(tmp_path)
    scene.lay(HOUSE_BAR, 4, 3, house1=0)
    scene.lay(HOUSE_END, 3, 3)
    scene.lay(HOUSE_END, 5, 2, 90, house1=0)
    scene.lay(TOWER_BAR, 6, 3, tower1=0)
    for x in range(7, 10):
        scene.lay(TOWER_BAR, x, 3)
    scene.lay(TOWER_END, 10, 3, 180)
    game = scene.game(COURT, scores=(11, 0), wall={12: 2, 22: 9})
    turn(game, *CLOSE)
    assert taken(score(game, 5, 2, "house1")) == [(0, 12, 2)]
    assert choices(game) == [(3, 3, "house1", False), (6, 3, "tower1", False)]
    assert why(game.why_not(ScoreNext(6, 3, "tower1", True))) == ("wall-tile-fresh", "castle.W2")


def test_W2_a_second_copy_of_an_earlier_turn_does_not_wait_for_the_fresh_one(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("tower", 0), ("tower", 0))
    game = scene.game(COURT, scores=(8, 0), held=((2,), ()), wall={12: 2})
    events = turn(game, *CLOSE)
    events += score(game, 5, 2, "tower1", double=True)
    assert taken(events) == [(0, 12, 2)]
    assert game.phase == "place"
    assert (points(events), spent(events)) == ([(0, 4), (0, 2), (0, 2)], [(0, 2)])


@pytest.mark.parametrize("winner", [0, 1])
def test_W2_it_serves_in_the_owners_next_turn_whoever_was_on_turn_when_it_was_won(tmp_path: Path, winner: int) -> None:
    scene = ends(tmp_path, ("house", winner))
    scene.lay(TOWER_END, 2, 5, tower1=winner)
    scene.lay(COURT, 8, 1)
    stack = [TOWER_END] * 3
    game = scene.game(COURT, scores=(11, 11), wall={12: 2}, stack=stack)
    assert taken(turn(game, *CLOSE)) == [(winner, 12, 2)]
    if winner == 0:
        turn(game, 8, 2, 0)
    assert game.to_move == winner
    turn(game, 3, 5, 180)
    events = score(game, 2, 5, "tower1", double=True)
    assert (points(events), spent(events)) == ([(winner, 8)], [(winner, 2)])


def test_W2_the_owner_uses_wall_tiles_in_the_own_turn_only(tmp_path: Path) -> None:
    # The opponent, who holds tile 2, scores towers of 2 and 4 points in this turn: the order is asked, doubling is not.
    scene = Scene(tmp_path)
    scene.lay(TOWER_END, 4, 3, tower1=1)
    scene.lay(TOWER_BAR, 6, 3, tower1=1)
    scene.lay(TOWER_END, 7, 3, 180)
    game = scene.game(COURT, scores=(0, 8), held=((2,), (2,)), wall={12: 9})
    turn(game, *CLOSE)
    assert choices(game) == [(4, 3, "tower1", False), (6, 3, "tower1", False)]
    assert why(game.why_not(ScoreNext(4, 3, "tower1", True))) == ("double-not-yours", "castle.W2")


def test_W2_any_number_a_turn(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("house", 0), ("tower", 0))
    game = scene.game(COURT, held=((1, 2, 3), ()))
    events = turn(game, *CLOSE)
    events += score(game, 6, 3, "tower1", double=True)
    events += score(game, 4, 3, "house1", double=True)
    events += extra(game)
    assert points(events) == [(0, 4), (0, 2)]
    assert spent(events) == [(0, 2), (0, 3), (0, 1)]
    assert game.to_move == 0


def test_W2_never_forced(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0))
    game = scene.game(COURT, held=((1, 2), ()))
    events = turn(game, *CLOSE)
    events += score(game, 4, 3, "tower1", double=False)
    events += extra(game, take=False)
    assert (points(events), spent(events), game.to_move) == ([(0, 2)], [], 1)
    wall = game.position().wall
    assert wall is not None
    assert wall.open == ((1, 2), ())


def test_W2_a_spent_wall_tile_is_out_of_the_game(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0))
    game = scene.game(COURT, held=((1, 2), ()))
    turn(game, *CLOSE)
    score(game, 4, 3, "tower1", double=True)
    extra(game)
    wall = game.position().wall
    assert wall is not None
    assert (wall.open, wall.used) == (((), ()), (1, 2))
