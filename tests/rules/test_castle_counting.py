"""The Castle, F5 to F8: what counts as a tile, features without an edge, features without an area."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    HOUSE_BAR,
    HOUSE_BEND,
    HOUSE_END,
    PATH_END,
    TOWER_END,
    Scene,
    claims,
    home,
    keeps,
    put,
    scored,
    tied,
    turn,
    why,
)

from tilewright.game import PlaceFollower
from tilewright.game.events import Scored

CROSSING = "path1 N E S W | court1 Ne En | court2 Es Se | court3 Sw Ws | court4 Nw Wn"
TWO_HOUSES = "house1 N | house2 S | court1 E W"


# F5


@pytest.mark.parametrize(
    ("tile", "x", "y", "rotation", "area", "points"),
    [
        (HOUSE_END, 11, 2, 0, "house1", 2),
        (HOUSE_END, 0, 3, 180, "house1", 2),
        (TOWER_END, 8, 7, 90, "tower1", 4),
        (TOWER_END, 4, 1, 270, "tower1", 4),
        (PATH_END, 9, 0, 270, "path1", 2),
        (PATH_END, 3, 6, 90, "path1", 2),
    ],
)
def test_F5_a_start_space_counts_as_one_tile_of_its_feature(
    tmp_path: Path, tile: str, x: int, y: int, rotation: int, area: str, points: int
) -> None:
    events = turn(Scene(tmp_path).game(tile), x, y, rotation, area)
    assert scored(events) == [("castle.S2", 0, points, 2)]
    assert [event.feature.start_spaces for event in events if isinstance(event, Scored)] == [1]


def test_F5_a_fountain_counts_for_the_start_space_too(tmp_path: Path) -> None:
    game = Scene(tmp_path).game("path1 N at=house1 fountain | house1 | court1 E S W Ne Nw")
    assert scored(turn(game, 9, 0, 0, "path1")) == [("castle.S2", 0, 4, 2)]


def test_F5_it_counts_for_the_keep(tmp_path: Path) -> None:
    events = turn(Scene(tmp_path).game(HOUSE_END), 11, 2, 0, "house1")
    assert keeps(events) == [("castle.S5", 0, 2)]


def test_F5_two_start_spaces_of_one_feature_count_two(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["8 0 N house", "9 0 N house", "10 0 N court"])
    scene.lay("house1 N E | court1 S W", 8, 0, house1=0)
    game = scene.game("house1 N W | court1 E S")
    assert scored(turn(game, 9, 0)) == [("castle.S2", 0, 4, 4)]


def test_F5_a_start_space_of_another_kind_closes_the_feature_and_counts_nothing(tmp_path: Path) -> None:
    events = turn(Scene(tmp_path).game(TOWER_END), 11, 2, 0, "tower1")
    assert scored(events) == [("castle.S2", 0, 2, 1)]


@pytest.mark.parametrize(
    ("tile", "rotation", "area", "points"),
    [(HOUSE_END, 0, "house1", 1), (TOWER_END, 0, "tower1", 2), (PATH_END, 0, "path1", 1)],
)
def test_F5_the_plain_wall_never_counts_as_a_tile(
    tmp_path: Path, tile: str, rotation: int, area: str, points: int
) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 10, 3)
    events = turn(scene.game(tile), 11, 3, rotation, area)
    assert scored(events) == [("castle.S2", 0, points, 1)]


# F6


def two_areas(tmp_path: Path, *, joined: bool) -> Scene:
    """(5, 3) has houses to north and south; joined, they are one feature around by the east."""
    scene = Scene(tmp_path)
    if joined:
        scene.lay(HOUSE_BEND, 5, 2, 0, house1=0)
        scene.lay(HOUSE_BEND, 6, 2, 90)
        scene.lay(HOUSE_BAR, 6, 3, 90)
        scene.lay(HOUSE_BEND, 6, 4, 180)
        scene.lay(HOUSE_BEND, 5, 4, 270)
    else:
        scene.lay(HOUSE_END, 5, 2, 90, house1=0)
        scene.lay(HOUSE_END, 5, 4, 270, house1=1)
    return scene


def test_F6_two_areas_of_one_tile_in_one_feature_count_that_tile_once(tmp_path: Path) -> None:
    game = two_areas(tmp_path, joined=True).game(TWO_HOUSES)
    assert scored(turn(game, 5, 3)) == [("castle.S2", 0, 6, 6)]


def test_F6_two_areas_of_one_tile_in_two_features_count_once_in_each(tmp_path: Path) -> None:
    game = two_areas(tmp_path, joined=False).game(TWO_HOUSES)
    assert scored(turn(game, 5, 3)) == [("castle.S2", 0, 2, 2), ("castle.S2", 1, 2, 2)]


def test_F6_a_path_that_runs_twice_over_a_tile_counts_it_once(tmp_path: Path) -> None:
    bend = "path1 E S | court1 N W En Sw | court2 Es Se"
    scene = Scene(tmp_path)
    scene.lay(PATH_END, 4, 3, path1=0)
    scene.lay(bend, 5, 2)
    scene.lay(bend, 6, 2, 90)
    scene.lay(bend, 6, 3, 180)
    scene.lay(PATH_END, 5, 4, 270)
    game = scene.game("path1 N W | path2 E S | court1 Nw Wn | court2 Ne En Sw Ws | court3 Es Se")
    assert scored(turn(game, 5, 3)) == [("castle.S2", 0, 6, 6)]


# F7


def test_F7_a_house_without_an_edge_is_complete_when_the_tile_lies(tmp_path: Path) -> None:
    game = Scene(tmp_path).game(PATH_END)
    events = turn(game, 9, 0, 270, "house1")
    assert scored(events) == [("castle.S2", 0, 1, 1)]
    assert keeps(events) == [("castle.S5", 0, 1)]
    assert home(events) == (1, 0)


def test_F7_a_tower_without_an_edge_counts_one_tile(tmp_path: Path) -> None:
    game = Scene(tmp_path).game("tower1 | court1 N E S W")
    assert scored(turn(game, 11, 2, 0, "tower1")) == [("castle.S2", 0, 2, 1)]


def test_F7_a_path_between_a_square_and_a_building_of_one_tile_counts_one_tile(tmp_path: Path) -> None:
    tile = "path1 N square | path2 square at=house1 | house1 E | court1 S W Nw | court2 Ne"
    game = Scene(tmp_path).game(tile)
    assert scored(turn(game, 9, 0, 0, "path2")) == [("castle.S2", 0, 1, 1)]


def test_F7_unclaimed_it_gives_nothing_and_later_turns_cannot_claim_it(tmp_path: Path) -> None:
    game = Scene(tmp_path).game(PATH_END, stack=[COURT, COURT, COURT])
    events = turn(game, 9, 0, 270)
    assert (scored(events), tied(events)) == ([], [])
    put(game, 9, 1)
    assert claims(game) == {"court1"}
    assert why(game.why_not(PlaceFollower("house1"))) == ("area-unknown", "castle.T6")


# F8


def test_F8_a_court_edge_closes_the_neighbours_house(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    game = scene.game(COURT)
    put(game, 6, 3)
    assert claims(game) == {"court1"}
    events = game.apply(PlaceFollower("court1"))
    assert scored(events) == [("castle.S2", 0, 1, 1)]


def test_F8_the_last_cell_beside_a_tower_closes_it_in_the_opponents_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("tower1 N E S W", 5, 3, tower1=1)
    scene.lay(HOUSE_END, 5, 2)
    scene.lay(COURT, 4, 3)
    scene.lay(COURT, 5, 4)
    game = scene.game(COURT)
    events = turn(game, 6, 3)
    assert scored(events) == [("castle.S2", 1, 2, 1)]
    assert home(events) == (0, 1)


def test_F8_one_tile_completes_several_features_that_have_no_area_on_it(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    scene.lay(TOWER_END, 7, 3, 180, tower1=1)
    scene.lay(HOUSE_END, 6, 2, 90, house1=1)
    game = scene.game(COURT)
    assert sorted(scored(turn(game, 6, 3))) == [
        ("castle.S2", 0, 1, 1),
        ("castle.S2", 1, 1, 1),
        ("castle.S2", 1, 2, 1),
    ]


def test_F8_no_follower_can_be_put_on_a_feature_without_an_area_on_the_tile(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3)
    game = scene.game(COURT)
    put(game, 6, 3)
    assert claims(game) == {"court1"}
    assert why(game.why_not(PlaceFollower("house1"))) == ("area-unknown", "castle.T6")
    assert scored(game.apply(PlaceFollower(None))) == []
