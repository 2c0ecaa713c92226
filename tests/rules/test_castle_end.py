"""The Castle, E1 to E5: the end of the game, keeps, courts, the winner."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    EVERY_START,
    HOUSE_END,
    TOWER_END,
    Scene,
    final,
    keeps,
    last,
    points,
    row,
    spent,
    taken,
    turn,
)

from tilewright.game.events import FinalScored, Over, Scored

CELLS = 76
EMPTY = CELLS - 2


# E1


def test_E1_the_game_ends_after_the_turn_of_the_last_tile_scoring_included(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3)
    game = scene.game(HOUSE_END, stack=[], scores=(10, 0), wall={12: 2})
    events = turn(game, 6, 3, 180, "house1")
    assert (points(events), taken(events), keeps(events)) == ([(0, 2)], [(0, 12, 2)], [("castle.S5", 0, 2)])
    order = [type(event) for event in events if isinstance(event, Scored | FinalScored | Over)]
    assert order == [Scored, FinalScored, Over]
    assert [event.rule for event in events if isinstance(event, Over)] == ["castle.E1"]
    assert (game.over, game.phase, game.actions()) == (True, "over", [])


def test_E1_an_end_game_wall_tile_won_in_the_last_turn_serves(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(TOWER_END, 5, 3)
    game = scene.game(TOWER_END, stack=[], scores=(8, 0), wall={12: 9})
    events = turn(game, 6, 3, 180, "tower1")
    assert taken(events) == [(0, 12, 9)]
    assert game.scores == (17, 0)


def test_E1_no_wall_tile_1_reaches_beyond_it(tmp_path: Path) -> None:
    game, events = last(Scene(tmp_path), held=((1, 1), ()))
    assert (spent(events), game.over) == ([], True)


def test_E1_final_scoring_takes_no_wall_tiles(tmp_path: Path) -> None:
    game, events = last(Scene(tmp_path), held=((9,), ()), scores=(7, 0), wall={12: 9})
    assert (game.scores, taken(events)) == ((12, 0), [])


def test_E1_all_is_read_from_the_same_finished_castle(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    row(scene, "tower", 2, 2, 0)
    row(scene, "house", 4, 3, 1)
    scene.lay("court1 E markets=1 | house1 N S W", 6, 6, court1=0)
    game, events = last(scene, held=((5, 7, 9), (6, 8)), keeps=(3, 2))
    area = EMPTY - len(scene.laid)
    assert game.scores == (4 + 4 + 5, 3 + area)
    assert len([event for event in events if isinstance(event, FinalScored) and event.rule == "castle.E2"]) == 1


# E2


def end_behind(scene: Scene, cells: list[tuple[int, int]], **more: object) -> tuple[int, ...]:
    """Return the scores of a game that ends when tiles lie on just these cells, each beside the one before."""
    for x, y in cells[:-1]:
        scene.lay(COURT, x, y)
    game = scene.game(COURT, stack=[], **more)  # type: ignore[arg-type]
    turn(game, *cells[-1])
    assert game.over
    return game.scores


# 26 cells to the west of this row of tiles, 43 to the east.
COLUMN_5 = [(5, y) for y in range(1, 8)]
# 33 to the west, 36 to the east.
COLUMN_6 = [(6, y) for y in range(1, 8)]


@pytest.mark.parametrize(("sizes", "expected"), [((2, 5), (0, 43)), ((5, 2), (43, 0))])
def test_E2_the_larger_keep_scores_one_point_a_cell_of_the_largest_empty_area(
    tmp_path: Path, sizes: tuple[int, int], expected: tuple[int, int]
) -> None:
    assert end_behind(Scene(tmp_path), COLUMN_5, keeps=sizes) == expected


def test_E2_cells_that_touch_at_a_corner_only_are_two_areas(tmp_path: Path) -> None:
    # (5, 4) and (6, 3) meet at a corner; 30 cells to the west, 39 to the east.
    stair = [(5, 1), (5, 2), (5, 3), (6, 7), (6, 6), (6, 5), (6, 4)]
    assert end_behind(Scene(tmp_path), stair, keeps=(5, 2)) == (39, 0)


def test_E2_of_two_equal_areas_one_counts(tmp_path: Path) -> None:
    cells = [(10, 0), (11, 0), (11, 1), *COLUMN_6]
    assert end_behind(Scene(tmp_path), cells, keeps=(5, 2)) == (33, 0)


def test_E2_an_area_may_lie_around_tiles(tmp_path: Path) -> None:
    assert end_behind(Scene(tmp_path), [(5, 3), (6, 3), (6, 4)], keeps=(5, 2)) == (73, 0)


@pytest.mark.parametrize("sizes", [(0, 0), (4, 4)])
def test_E2_equal_keeps_two_missing_ones_too_nobody(tmp_path: Path, sizes: tuple[int, int]) -> None:
    game, events = last(Scene(tmp_path), keeps=sizes)
    assert game.scores == (0, 0)
    assert not any(event.points for event in events if isinstance(event, FinalScored))


@pytest.mark.parametrize(("sizes", "winner"), [((1, 0), 0), ((0, 1), 1)])
def test_E2_a_player_without_a_keep_has_size_0(tmp_path: Path, sizes: tuple[int, int], winner: int) -> None:
    game, events = last(Scene(tmp_path), keeps=sizes)
    assert final(events) == [("castle.E2", (winner,), EMPTY, None)]
    assert game.scores[winner] == EMPTY


def test_E2_an_empty_start_space_adds_nothing_by_default(tmp_path: Path) -> None:
    game, _ = last(Scene(tmp_path, empty_start_spaces=False), keeps=(1, 0))
    assert game.scores == (EMPTY, 0)


def test_E2_with_empty_start_spaces_each_whose_cell_is_empty_adds_one(tmp_path: Path) -> None:
    game, _ = last(Scene(tmp_path, empty_start_spaces=True), 4, 3, keeps=(1, 0))
    assert game.scores == (EMPTY + len(EVERY_START), 0)


def test_E2_with_empty_start_spaces_one_whose_cell_is_filled_adds_nothing(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["11 2 E court", "9 0 N path"], empty_start_spaces=True)
    game, _ = last(scene, 10, 2, keeps=(1, 0))
    assert game.scores == (EMPTY + 1, 0)


def test_E2_with_empty_start_spaces_two_at_one_cell_add_two(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["7 0 N path", "7 0 W house"], empty_start_spaces=True)
    game, _ = last(scene, keeps=(1, 0))
    assert game.scores == (EMPTY + 2, 0)


@pytest.mark.parametrize(("option", "expected"), [(False, 36), (True, 37)])
def test_E2_with_empty_start_spaces_they_are_added_before_the_largest_is_chosen(
    tmp_path: Path, option: bool, expected: int
) -> None:
    starts = ["3 6 S path", "0 3 W house", "4 1 N tower", "0 2 W court"]
    scene = Scene(tmp_path, starts=starts, empty_start_spaces=option)
    assert end_behind(scene, COLUMN_6, keeps=(1, 0)) == (expected, 0)


def test_E2_with_empty_start_spaces_each_adds_to_the_area_of_its_own_cell(tmp_path: Path) -> None:
    starts = ["3 6 S path", "0 3 W house", "11 2 E house"]
    scene = Scene(tmp_path, starts=starts, empty_start_spaces=True)
    assert end_behind(scene, COLUMN_6, keeps=(1, 0)) == (37, 0)


# E3


@pytest.mark.parametrize(
    ("seats", "expected"), [((0,), (9, 0)), ((1,), (0, 9)), ((0, 0, 1), (9, 0)), ((0, 1), (0, 0)), ((), (0, 0))]
)
def test_E3_more_merchants_than_the_opponent_3_a_market(
    tmp_path: Path, seats: tuple[int, ...], expected: tuple[int, int]
) -> None:
    scene = Scene(tmp_path)
    for number in range(3):
        held = {"court1": seats[number]} if number < len(seats) else {}
        scene.lay("court1 E W markets=1 | house1 N | house2 S", 3 + number, 2, **held)
    game, events = last(scene)
    assert game.scores == expected
    rules = {event.rule for event in events if isinstance(event, FinalScored) and event.points}
    assert rules == ({"castle.E3"} if any(expected) else set())


def test_E3_a_court_without_a_market_gives_nothing(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("court1 E | house1 N S W", 3, 2, court1=0)
    assert last(scene)[0].scores == (0, 0)


def test_E3_the_market_of_a_start_space_counts_once_a_court_lies_at_it(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("court1 E markets=1 | house1 N S W", 10, 5, court1=0)
    scene.lay(COURT, 5, 2)
    game = scene.game(COURT, stack=[])
    turn(game, 5, 3)
    assert game.scores == (6, 0)


def test_E3_a_start_space_of_a_court_at_which_another_feature_lies_gives_no_market(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("court1 W markets=1 | house1 N S E", 10, 5, court1=0)
    scene.lay(COURT, 5, 2)
    game = scene.game(COURT, stack=[])
    turn(game, 5, 3)
    assert game.scores == (3, 0)


def test_E3_every_court_by_itself(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("court1 E markets=1 | house1 N S W", 3, 2, court1=0)
    scene.lay("court1 E markets=2 | house1 N S W", 3, 4, court1=0)
    scene.lay("court1 E markets=3 | house1 N S W", 3, 6, court1=1)
    assert last(scene)[0].scores == (9, 9)


# E4


@pytest.mark.parametrize("kind", ["path", "tower", "house"])
def test_E4_what_is_incomplete_gives_nothing(tmp_path: Path, kind: str) -> None:
    scene = Scene(tmp_path)
    row(scene, kind, 3, 5, 0)
    game, events = last(scene)
    assert (final(events), keeps(events), game.scores, game.position().keeps) == ([], [], (0, 0), (0, 0))


def test_E4_a_house_paid_by_wall_tile_6_gives_no_keep(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    row(scene, "house", 3, 6, 0)
    game, events = last(scene, held=((6,), ()), keeps=(2, 3))
    assert keeps(events) == []
    assert game.scores == (6, EMPTY - len(scene.laid))


# E5


@pytest.mark.parametrize(
    ("scores", "winners"), [((30, 20), (0,)), ((20, 30), (1,)), ((30, 30), (0, 1)), ((130, 99), (0,))]
)
def test_E5_the_highest_total_wins_equal_totals_are_a_draw(
    tmp_path: Path, scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    game, events = last(Scene(tmp_path), scores=scores)
    assert game.winners == winners
    assert [(event.scores, event.winners) for event in events if isinstance(event, Over)] == [(scores, winners)]


def test_E5_the_total_is_counted_after_final_scoring(tmp_path: Path) -> None:
    game, _ = last(Scene(tmp_path), scores=(30, 33), held=((9,), ()))
    assert (game.scores, game.winners) == ((35, 33), (0,))


def test_E5_end_game_wall_tiles_are_used_where_they_give_most(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    row(scene, "tower", 2, 2, 0)
    row(scene, "tower", 3, 5, 0, 1)
    row(scene, "tower", 4, 4, 0)
    game, events = last(scene, held=((5,), ()))
    assert (final(events), game.scores) == ([("castle.W5", (0,), 8, 5)], (8, 0))
    features = [event.feature for event in events if isinstance(event, FinalScored)]
    assert [(feature.spots[0].x, feature.spots[0].y) for feature in features if feature] == [(2, 4)]
