"""The wall tiles and the end of The Castle (W and E) in little positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.naive.castle import NaiveCastle, NaiveError
from tests.naive.castle_positions import before_closing, end, named, small_castle, turn


def test_W1_a_marker_takes_the_tile_where_it_lands_and_passing_takes_nothing(tmp_path: Path) -> None:
    game = before_closing(tmp_path, wall={3: 9, 5: 7})
    turn(game, "court", 1, 0, scored=[named(0, 0, "house1"), named(2, 0, "tower1")])
    assert (game.held, game.wall) == ([[7, 9], []], [])
    again = before_closing(tmp_path, wall={3: 9, 5: 7}, corner_timing="end_of_turn")
    turn(again, "court", 1, 0)
    assert (again.held, again.wall) == ([[7], []], [3])


def test_W1_at_the_end_of_the_turn_the_placing_player_takes_first(tmp_path: Path) -> None:
    game = before_closing(tmp_path, tower_of=1, wall={32: 9}, corner_timing="end_of_turn")
    game.scores = [30, 30]
    turn(game, "court", 4, 0)
    turn(game, "court", 1, 0)
    assert (game.scores, game.held) == ([33, 32], [[], [9]])


def test_W1_a_missed_tile_is_taken_on_a_later_lap_and_S6_the_marker_runs_on(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##"], wall={3: 9})
    game.scores = [102, 0]
    turn(game, "house", 0, 0, "house1")
    turn(game, "house", 1, 0)
    assert (game.scores, game.held) == ([104, 0], [[9], []])


def test_W1_an_emptied_tower_must_be_known(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["#"], wall={1: 9})
    game.wall_tiles.clear()
    with pytest.raises(NaiveError, match="not in wall_tiles"):
        turn(game, "house", 0, 0, "house1")
    assert (game.wall, game.scores) == ([1], [0, 0])


def test_W2_a_tile_won_in_this_turn_waits_for_the_next_own_turn(tmp_path: Path) -> None:
    game = before_closing(tmp_path, wall={3: 2})
    house, tower = named(0, 0, "house1"), named(2, 0, "tower1")
    with pytest.raises(NaiveError, match="cannot be doubled"):
        turn(game, "court", 1, 0, scored=[house, {**tower, "double": True}])
    turn(game, "court", 1, 0, scored=[house, tower])
    assert game.held == [[2], []]
    turn(game, "court", 5, 0)
    turn(game, "tower", 7, 0, "tower1", scored=[named(7, 0, "tower1", True)])
    assert (game.scores, game.held, game.used) == ([9, 0], [[], []], [2])


def test_W2_a_tile_won_in_the_opponents_turn_can_be_used_in_the_next_own_turn(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##.#"], wall={1: 2})
    turn(game, "house", 0, 0, "house1")
    turn(game, "court", 1, 0)
    assert game.held == [[2], []]
    turn(game, "tower", 3, 0, "tower1", scored=[named(3, 0, "tower1", True)])
    assert (game.scores, game.held, game.used) == ([5, 0], [[], []], [2])


def test_W4_a_doubled_house_counts_two_a_tile_with_its_start_spaces_and_the_keep_does_not_grow(
    tmp_path: Path,
) -> None:
    game = before_closing(tmp_path)
    game.held = [[2, 3], []]
    with pytest.raises(NaiveError, match="must be written"):
        turn(game, "court", 1, 0)
    turn(game, "court", 1, 0, scored=[named(0, 0, "house1", True), named(2, 0, "tower1", True)])
    assert (game.scores, game.keeps) == ([10, 0], [3, 0])
    assert (game.held, sorted(game.used)) == ([[], []], [2, 3])


def test_W4_one_tile_doubles_one_feature_and_never_the_opponents(tmp_path: Path) -> None:
    game = before_closing(tmp_path, tower_of=1)
    game.held = [[2], [3]]
    turn(game, "court", 4, 0)
    with pytest.raises(NaiveError, match="cannot be doubled"):
        turn(game, "court", 1, 0, scored=[named(2, 0, "tower1"), named(0, 0, "house1", True)])
    with pytest.raises(NaiveError, match="cannot be doubled"):
        turn(game, "court", 1, 0, scored=[named(2, 0, "tower1", True), named(0, 0, "house1")])


@pytest.mark.parametrize(("won_extra_turn", "at_once"), [("at_once", True), ("next_turn", False)])
def test_W3_a_tile_1_won_in_this_turn_serves_at_once_or_from_the_next(
    tmp_path: Path, won_extra_turn: str, at_once: bool
) -> None:
    game = small_castle(tmp_path, ["#.#.#.#"], wall={1: 1}, won_extra_turn=won_extra_turn)
    if at_once:
        turn(game, "house", 0, 0, "house1", extra_turn=True)
        assert (game.mover, game.held, game.used) == (0, [[], []], [1])
        return
    with pytest.raises(NaiveError, match="no wall tile 1"):
        turn(game, "house", 0, 0, "house1", extra_turn=True)
    turn(game, "house", 0, 0, "house1")
    turn(game, "house", 2, 0)
    turn(game, "house", 4, 0, extra_turn=True)
    assert (game.mover, game.used) == (0, [1])


def test_W3_two_tiles_give_two_turns_one_after_the_other_and_T8_followers_are_home(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["#.#.#.#"], won_extra_turn="next_turn")
    game.held, game.supply = [[1, 1], []], [1, 6]
    turn(game, "house", 0, 0, "house1", extra_turn=True)
    turn(game, "house", 2, 0, "house1", extra_turn=True)
    assert (game.mover, game.held, game.scores) == (0, [[], []], [2, 0])
    with pytest.raises(NaiveError, match="no wall tile 1"):
        turn(game, "house", 4, 0, extra_turn=True)


def test_W3_a_tile_1_taken_at_the_end_of_the_turn_can_be_spent_in_it(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["#.#"], wall={1: 1}, corner_timing="end_of_turn")
    turn(game, "house", 0, 0, "house1", extra_turn=True)
    assert (game.mover, game.used) == (0, [1])


def test_W3_no_other_turn_when_the_stack_is_empty_but_one_where_nothing_fits(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##"], starts=("0 0 N path", "1 0 N path"))
    game.held = [[1], []]
    game.left.clear()
    game.left.update(path=1)
    with pytest.raises(NaiveError, match="no turn to come"):
        turn(game, "path", 0, 0, extra_turn=True)
    game.left.update(house=1)
    turn(game, "path", 0, 0, extra_turn=True)
    game.play({"player": 0, "discard": "house"})
    assert (game.over, game.used) == (True, [1])
    with pytest.raises(NaiveError, match="the game is over"):
        game.play({"player": 0, "discard": "house"})


def with_followers(folder: Path, tiles: list[str], seats: list[int | None], **options: Any) -> NaiveCastle:
    """Tiles on a row, each beside an empty cell and a hole, the first area of each held by a seat."""
    game = small_castle(folder, ["##." * len(tiles)], **options)
    for number, (tile, seat) in enumerate(zip(tiles, seats)):
        game.placed[3 * number, 0] = (tile, 90 if tile in ("path", "spring") else 0)
        if seat is not None:
            area = {"path": "path1", "spring": "path1", "market": "court1", "markets": "court1"}
            game.followers[3 * number, 0, area.get(tile, tile + "1")] = seat
    return game


@pytest.mark.parametrize(("points", "rate"), [(2, 2), (1, 1)])
def test_W5_tile_4_pays_an_incomplete_path_by_its_fountain_option(tmp_path: Path, points: int, rate: int) -> None:
    game = with_followers(tmp_path, ["path", "spring"], [0, 0], incomplete_fountain_path=rate)
    game.held = [[4], []]
    where = {"x": 3 if points == 2 else 0, "y": 0, "area": "path1"}
    assert end(game) == ([{"player": 0, "wall_tile": 4, **where}], [points, 0])


def test_W5_two_copies_serve_two_features_never_one_twice_and_E4_the_rest_pays_nothing(
    tmp_path: Path,
) -> None:
    game = with_followers(tmp_path, ["tower", "house"], [1, 1])
    game.held = [[], [5, 5, 6]]
    entries = [
        {"player": 1, "wall_tile": 5, "x": 0, "y": 0, "area": "tower1"},
        {"player": 1, "wall_tile": 6, "x": 3, "y": 0, "area": "house1"},
    ]
    assert end(game) == (entries, [0, 3])
    game.held = [[5, 6], []]
    assert game.finish() == ([], [0, 0])


def test_W5_equal_followers_give_no_majority(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["####"])
    turn(game, "house", 0, 0, "house1")
    turn(game, "house", 2, 0, "house1")
    turn(game, "house", 1, 0)
    game.held = [[6], [6]]
    assert end(game) == ([], [0, 0])


def test_W5_E2_without_an_empty_cell_the_keep_pays_nothing_and_tile_8_is_not_listed(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["#"])
    turn(game, "house", 0, 0)
    game.keeps, game.held = [1, 1], [[8], []]
    assert end(game) == ([], [0, 0])


def test_W5_E3_tile_7_pays_on_the_court_with_most_markets_held_by_a_majority(tmp_path: Path) -> None:
    game = with_followers(tmp_path, ["market", "markets", "markets", "court"], [0, 0, None, 0])
    game.held = [[7], [7]]
    entries = [{"player": 0, "wall_tile": 7, "x": 3, "y": 0, "area": "court1"}]
    assert end(game) == (entries, [3 + 8, 0])
    game.held = [[7, 7], []]
    assert game.finish()[1] == [4 + 8, 0]
    assert [entry["x"] for entry in game.finish()[0]] == [3, 0]


def test_E3_equal_merchants_pay_nobody(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["###"])
    turn(game, "market", 0, 0, "court1")
    turn(game, "market", 2, 0, "court1")
    turn(game, "market", 1, 0)
    assert end(game) == ([], [0, 0])


@pytest.mark.parametrize(
    ("keeps", "held", "final", "scores"),
    [
        ([3, 2], [[], []], [], [3, 0]),
        ([3, 3], [[], []], [], [0, 0]),
        ([0, 0], [[], []], [], [0, 0]),
        ([0, 1], [[8, 8], []], [], [0, 3]),
        ([2, 4], [[8], []], [], [0, 0]),
        ([2, 3], [[8, 8], []], [(0, 8)], [3, 0]),
        ([2, 4], [[8, 8], []], [(0, 8), (0, 8)], [3, 0]),
        ([5, 3], [[8], []], [], [3, 0]),
        ([4, 3], [[8], [8]], [(0, 8)], [3, 0]),
        ([5, 1], [[8], [8]], [], [3, 0]),
        ([0, 0], [[9, 9], [9]], [(0, 9), (0, 9), (1, 9)], [10, 5]),
    ],
)
def test_W5_E2_the_larger_keep_scores_the_largest_empty_area(
    tmp_path: Path,
    keeps: list[int],
    held: list[list[int]],
    final: list[tuple[int, int]],
    scores: list[int],
) -> None:
    game = small_castle(tmp_path, ["##.#", "#...", "...."])
    game.keeps, game.held = keeps, held
    assert end(game) == ([{"player": seat, "wall_tile": number} for seat, number in final], scores)
    assert game.winners == [seat for seat in (0, 1) if scores[seat] == max(scores)]


@pytest.mark.parametrize(("counted", "points"), [(False, 2), (True, 5)])
def test_E2_empty_start_spaces_count_where_the_option_says_so(tmp_path: Path, counted: bool, points: int) -> None:
    starts = ("3 0 N path", "3 0 E house", "3 0 W court", "3 0 S tower")
    game = small_castle(tmp_path, ["##.#"], starts=starts, empty_start_spaces=counted)
    game.keeps = [1, 0]
    assert end(game) == ([], [points, 0])


def test_E1_tiles_left_on_the_wall_are_not_taken_by_final_scoring(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##"], wall={2: 9})
    game.keeps = [1, 0]
    assert end(game) == ([], [2, 0])
    assert (game.wall, game.held) == ([2], [[], []])
