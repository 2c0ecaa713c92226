"""The Castle, T1 to T5: the course of a turn, drawing, placing."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest
from tests.rules.castle_table import (
    COURT,
    HOUSE_END,
    PATH_BAR,
    PATH_END,
    TOWER_END,
    Scene,
    drawn,
    may_lie,
    new_game,
    put,
    score,
    turn,
    why,
)

from tilewright.game import ExtraTurn, Place, PlaceFollower, ScoreNext
from tilewright.game.events import (
    CameHome,
    Drawn,
    FollowerPlaced,
    KeepMoved,
    Over,
    Placed,
    PutOut,
    Scored,
    WallTileTaken,
)

CROSSING = "path1 N E S W | court1 Ne En | court2 Es Se | court3 Sw Ws | court4 Nw Wn"
ALL_HOUSE, ALL_TOWER = "house1 N E S W", "tower1 N E S W"


# T1


def test_T1_place_then_follower_then_score_then_home_then_the_other_player_draws(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3)
    game = scene.game(HOUSE_END, scores=(10, 0), wall={12: 9})
    events = turn(game, 6, 3, 180, "house1")
    order = [Placed, FollowerPlaced, Scored, KeepMoved, WallTileTaken, CameHome, Drawn]
    assert [type(event) for event in events] == order
    assert (game.to_move, game.phase) == (1, "place")


def test_T1_each_marker_move_takes_its_wall_tile_before_the_next_feature_is_scored(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    scene.lay(TOWER_END, 7, 3, 180, tower1=0)
    game = scene.game("house1 W | tower1 E | court1 N S", scores=(8, 0), wall={12: 9})
    turn(game, 6, 3)
    events = score(game, 6, 3, "tower1")
    happened = [type(event) for event in events if isinstance(event, Scored | WallTileTaken | CameHome)]
    assert happened == [Scored, WallTileTaken, Scored, CameHome, CameHome]


def test_T1_only_the_drawn_tile_can_be_placed_and_only_in_its_phase(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3)
    game = scene.game(COURT)
    before = game.position()
    assert why(game.why_not(Place("k3", 5, 2, 0))) == ("wrong-tile", "castle.T1")
    assert why(game.why_not(PlaceFollower(None))) == ("wrong-phase", "castle.T1")
    assert why(game.why_not(ScoreNext(5, 3, "house1"))) == ("wrong-phase", "castle.T1")
    assert why(game.why_not(ExtraTurn(False))) == ("wrong-phase", "castle.T1")
    assert game.position() == before
    put(game, 5, 2)
    assert why(game.why_not(Place("k2", 5, 4, 0))) == ("wrong-phase", "castle.T1")


def test_T1_a_tile_that_is_in_no_set_is_refused(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 5, 3)
    assert why(scene.game(COURT).why_not(Place("t99", 5, 2, 0))) == ("unknown-tile", "castle.P3")


# T2


def test_T2_the_first_tile_lies_at_a_start_space_and_nowhere_else(tmp_path: Path) -> None:
    game = new_game(tmp_path, [HOUSE_END, HOUSE_END, HOUSE_END])
    cells = {(action.x, action.y) for action in game.actions() if isinstance(action, Place)}
    assert cells == {(11, 2), (10, 5), (8, 7), (0, 3), (4, 1)}
    for x, y in ((5, 3), (7, 0), (11, 3), (10, 4)):
        assert why(may_lie(game, x, y)) == ("touches-nothing", "castle.T2")


def test_T2_a_first_tile_with_paths_on_all_sides_lies_at_the_path_start_spaces(tmp_path: Path) -> None:
    game = new_game(tmp_path, [CROSSING, CROSSING, CROSSING])
    assert {(action.x, action.y) for action in game.actions() if isinstance(action, Place)} == {(9, 0), (3, 6)}


def test_T2_a_further_tile_lies_at_a_whole_side_of_a_tile_or_at_a_start_space(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["9 0 N house"])
    scene.lay(COURT, 5, 3)
    game = scene.game(COURT)
    cells = {(action.x, action.y) for action in game.actions() if isinstance(action, Place)}
    assert cells == {(5, 2), (6, 3), (5, 4), (4, 3), (9, 0)}


@pytest.mark.parametrize("cell", [(4, 2), (6, 2), (4, 4), (6, 4)])
def test_T2_corner_contact_is_not_enough(tmp_path: Path, cell: tuple[int, int]) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 5, 3)
    assert why(may_lie(scene.game(COURT), *cell)) == ("touches-nothing", "castle.T2")


def test_T2_a_tile_lies_on_one_empty_cell_inside_the_wall(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 11, 3)
    game = scene.game(COURT)
    assert why(may_lie(game, 11, 3)) == ("cell-occupied", "castle.T2")
    assert why(may_lie(game, 12, 3)) == ("outside-the-wall", "castle.T2")
    assert why(may_lie(game, 11, 4)) == ("outside-the-wall", "castle.T2")
    assert why(may_lie(game, 11, 2, 45)) == ("bad-rotation", "castle.T2")


@pytest.mark.parametrize("x", [5.5, "5", None])
def test_T2_half_offsets_are_no_cells(x: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "place", "tile": "t01", "x": x, "y": 3, "rotation": 0}, Place)


def test_T2_start_spaces_stay_usable_when_much_lies_already(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    for x in range(3, 9):
        scene.lay(COURT, x, 3)
    game = scene.game(COURT)
    assert may_lie(game, 8, 7) is None
    assert may_lie(game, 0, 3) is None


# T3


@pytest.mark.parametrize("other", [ALL_HOUSE, ALL_TOWER, COURT])
def test_T3_a_path_may_not_meet_a_house_tower_or_court_edge(tmp_path: Path, other: str) -> None:
    scene = Scene(tmp_path)
    scene.lay(other, 5, 3)
    game = scene.game(PATH_BAR)
    assert why(may_lie(game, 6, 3)) == ("path-blocked", "castle.T3")
    assert may_lie(game, 6, 3, 90) is None


@pytest.mark.parametrize("tile", [ALL_HOUSE, ALL_TOWER, COURT])
def test_T3_a_path_must_be_continued(tmp_path: Path, tile: str) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_BAR, 5, 3)
    game = scene.game(tile)
    assert why(may_lie(game, 6, 3)) == ("path-not-continued", "castle.T3")
    assert may_lie(game, 5, 2) is None


def test_T3_two_paths_meet_whatever_lies_beside_them(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("path1 E W | house1 N En Wn | tower1 S Es Ws", 5, 3)
    game = scene.game("path1 E W | tower1 N En Wn | court1 S Es Ws")
    assert may_lie(game, 6, 3, 0) is None
    assert may_lie(game, 6, 3, 180) is None


@pytest.mark.parametrize(("edge", "rotation"), [("no path", 90), ("path", 0)])
def test_T3_binds_every_side_of_the_tile(tmp_path: Path, edge: str, rotation: int) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 6, 2)
    scene.lay(PATH_BAR, 5, 3)
    game = scene.game("path1 W at=house1 | house1 | court1 N E S Ws Wn")
    expected = {"no path": ("path-blocked", "castle.T3"), "path": None}
    assert why(may_lie(game, 6, 3, rotation)) == expected[edge]
    other = scene.game(PATH_BAR)
    assert why(may_lie(other, 6, 3, 90)) == ("path-blocked", "castle.T3")
    assert may_lie(other, 6, 3) is None


@pytest.mark.parametrize(("cell", "side"), [((9, 0), 0), ((3, 6), 180)])
def test_T3_against_a_path_start_space_the_edge_must_be_a_path(
    tmp_path: Path, cell: tuple[int, int], side: int
) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 5, 3)
    assert why(may_lie(scene.game(COURT), *cell)) == ("start-space-path", "castle.T3")
    game = scene.game("path1 N at=house1 | house1 | court1 E S W Ne Nw")
    assert may_lie(game, *cell, side) is None
    assert why(may_lie(game, *cell, (side + 90) % 360)) == ("start-space-path", "castle.T3")


@pytest.mark.parametrize(("cell", "rotation"), [((11, 2), 0), ((10, 5), 0), ((8, 7), 90), ((0, 3), 180), ((4, 1), 270)])
def test_T3_against_any_other_start_space_it_must_not_be_a_path(
    tmp_path: Path, cell: tuple[int, int], rotation: int
) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 5, 3)
    game = scene.game(PATH_END)
    assert why(may_lie(game, *cell, rotation)) == ("start-space-no-path", "castle.T3")
    assert may_lie(game, *cell, (rotation + 90) % 360) is None
    for tile in (ALL_HOUSE, ALL_TOWER, COURT):
        assert may_lie(scene.game(tile), *cell) is None


def test_T3_a_start_space_binds_a_tile_that_is_laid_at_another_tile(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 8, 0)
    scene.lay(COURT, 10, 2)
    game = scene.game(COURT)
    assert why(may_lie(game, 9, 0)) == ("start-space-path", "castle.T3")
    assert why(may_lie(scene.game(PATH_END), 11, 2)) == ("start-space-no-path", "castle.T3")


def test_T3_a_tile_at_a_start_space_must_still_fit_its_neighbours(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_BAR, 8, 0)
    game = scene.game("path1 N at=house1 | house1 | court1 E S W Ne Nw")
    assert why(may_lie(game, 9, 0)) == ("path-not-continued", "castle.T3")


# T4


@pytest.mark.parametrize(("one", "other"), list(product([ALL_HOUSE, ALL_TOWER, COURT], repeat=2)))
def test_T4_house_tower_and_court_edges_meet_in_any_combination(tmp_path: Path, one: str, other: str) -> None:
    scene = Scene(tmp_path)
    scene.lay(one, 5, 3)
    assert may_lie(scene.game(other), 6, 3) is None


@pytest.mark.parametrize("tile", [ALL_HOUSE, ALL_TOWER, COURT, CROSSING])
def test_T4_any_feature_may_touch_the_plain_wall_and_its_corner_towers(tmp_path: Path, tile: str) -> None:
    scene = Scene(tmp_path)
    scene.lay(tile, 8, 0)
    scene.lay(tile, 10, 3)
    game = scene.game(tile)
    assert may_lie(game, 7, 0) is None
    assert may_lie(game, 11, 3) is None


# T5


def test_T5_a_tile_that_fits_nowhere_goes_out_and_the_same_player_draws_another(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["9 0 N house"])
    scene.lay(COURT, 5, 3)
    for seed in range(9):
        game = scene.game(COURT, stack=[CROSSING, COURT], seed=seed)
        events = turn(game, 5, 2)
        out = [event for event in events if isinstance(event, PutOut)]
        if out:
            break
    assert [(event.seat, event.tile, event.rule) for event in out] == [(1, "k3", "castle.T5")]
    assert [event.tile for event in events if isinstance(event, Drawn)] == ["k3", "k4"]
    assert (game.to_move, game.phase, drawn(game)) == (1, "place", "k4")
    assert game.position().gone == ("k3",)


def test_T5_holds_in_the_first_turn_too(tmp_path: Path) -> None:
    orders = set()
    for seed in range(8):
        game = new_game(tmp_path, [COURT, COURT, CROSSING], ["9 0 N path"], seed)
        assert (game.to_move, drawn(game)) == (0, "k3")
        orders.add(game.position().gone)
    assert len(orders) > 2


def test_T5_a_tile_that_fits_in_one_rotation_only_stays(tmp_path: Path) -> None:
    game = new_game(tmp_path, [PATH_END, PATH_END], ["9 0 N path"])
    assert [(action.x, action.y, action.rotation) for action in game.actions() if isinstance(action, Place)] == [
        (9, 0, 270)
    ]


def test_T5_no_tile_left_then_the_turn_lapses_and_the_game_ends(tmp_path: Path) -> None:
    game = new_game(tmp_path, [COURT, COURT], ["9 0 N path"])
    assert (game.over, game.scores, game.winners) == (True, (0, 0), (0, 1))
    assert sorted(game.position().gone) == ["k1", "k2"]


def test_T5_a_last_tile_that_fits_nowhere_ends_the_game_with_the_turn_before(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["9 0 N house"])
    scene.lay(COURT, 5, 3)
    game = scene.game(COURT, stack=[CROSSING])
    events = turn(game, 5, 2)
    assert [type(event) for event in events if isinstance(event, PutOut | Over)] == [PutOut, Over]
    assert game.over
