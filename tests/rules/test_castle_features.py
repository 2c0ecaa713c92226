"""The Castle, F1 to F4: what joins, and what is complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    FOUNTAIN_BAR,
    HOUSE_BAR,
    HOUSE_BEND,
    HOUSE_END,
    PATH_BAR,
    PATH_END,
    TOWER_BAR,
    TOWER_BEND,
    TOWER_END,
    Scene,
    claims,
    home,
    put,
    scored,
    turn,
    why,
)

from tilewright.game import PlaceFollower

CROSSING = "path1 N E S W | court1 Ne En | court2 Es Se | court3 Sw Ws | court4 Nw Wn"
PLAZA = "path1 N square | path2 E square | path3 S square | path4 W square | " + CROSSING.partition(" | ")[2]


# F1


@pytest.mark.parametrize("kind", ["house", "tower", "court"])
def test_F1_areas_of_one_kind_join_across_a_whole_edge(tmp_path: Path, kind: str) -> None:
    other = "tower" if kind != "tower" else "house"
    tile = f"{kind}1 E | {other}1 N S W"
    scene = Scene(tmp_path)
    scene.lay(tile, 5, 3, **{f"{kind}1": 1})
    game = scene.game(tile, to_move=0)
    put(game, 6, 3, 180)
    assert claims(game) == {f"{other}1"}
    assert why(game.why_not(PlaceFollower(f"{kind}1"))) == ("feature-occupied", "castle.T7")


def test_F1_paths_join_in_the_middle_of_an_edge(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_BAR, 5, 3, path1=1)
    game = scene.game(PATH_BAR)
    put(game, 6, 3)
    assert claims(game) == {"court1", "court2"}


@pytest.mark.parametrize("kind", ["house", "tower", "court"])
def test_F1_beside_a_joined_path_each_half_joins_the_half_opposite(tmp_path: Path, kind: str) -> None:
    other = "tower" if kind != "tower" else "house"
    tile = f"path1 E W | {kind}1 N En Wn | {other}1 S Es Ws"
    scene = Scene(tmp_path)
    scene.lay(tile, 5, 3, **{f"{kind}1": 1})
    game = scene.game(tile)
    put(game, 6, 3)
    assert claims(game) == {"path1", f"{other}1"}


def test_F1_halves_never_join_over_the_path(tmp_path: Path) -> None:
    tile = "path1 E W | house1 N En Wn | court1 S Es Ws"
    scene = Scene(tmp_path)
    scene.lay(tile, 5, 3, house1=1)
    game = scene.game(tile)
    put(game, 6, 3, 180)
    assert claims(game) == {"path1", "house1", "court1"}


def test_F1_a_half_joins_by_its_own_area_where_the_other_half_is_of_another_kind(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("path1 E W | house1 N En Wn | tower1 S Es Ws", 5, 3, house1=1, tower1=1)
    game = scene.game("path1 E W | house1 N En Wn | court1 S Es Ws")
    put(game, 6, 3)
    assert claims(game) == {"path1", "court1"}


def test_F1_different_kinds_close_each_other(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    game = scene.game(TOWER_END)
    events = turn(game, 6, 3, 180, "tower1")
    assert scored(events) == [("castle.S2", 0, 2, 1), ("castle.S2", 0, 1, 1)]


def test_F1_a_start_space_is_one_whole_edge_of_its_feature(tmp_path: Path) -> None:
    game = Scene(tmp_path).game(HOUSE_END)
    events = turn(game, 11, 2, 0, "house1")
    assert scored(events) == [("castle.S2", 0, 2, 2)]


def test_F1_two_start_spaces_at_one_cell_are_two_edges_of_one_feature(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["11 0 N house", "11 0 E house"])
    assert scored(turn(scene.game("house1 N E | court1 S W"), 11, 0, 0, "house1")) == [("castle.S2", 0, 3, 3)]
    apart = scene.game("house1 N | court1 E W | house2 S")
    assert scored(turn(apart, 11, 0, 0, "house1")) == [("castle.S2", 0, 2, 2)]


def test_F1_beside_a_path_start_space_the_halves_of_the_tile_lie_at_the_wall(tmp_path: Path) -> None:
    tile = "path1 N at=house1 | house1 Nw | tower1 Ne | court1 E S W"
    for area, points in (("house1", 1), ("tower1", 2)):
        game = Scene(tmp_path).game(tile)
        assert scored(turn(game, 9, 0, 0, area)) == [("castle.S2", 0, points, 1)]


def test_F1_a_path_start_space_joins_no_two_halves(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 8, 0, house1=1)
    game = scene.game("path1 N S | house1 Nw W Sw | house2 Ne E Se")
    put(game, 9, 0)
    assert claims(game) == {"path1", "house2"}


# F2


def closes_path(tmp_path: Path, tile: str, x: int, y: int, rotation: int = 0) -> list[tuple[str, int, int, int]]:
    """What is scored when the tile continues a path that is claimed at (5, 3) and ends at a building there."""
    scene = Scene(tmp_path)
    scene.lay(PATH_END, 5, 3, path1=0)
    return scored(turn(scene.game(tile), x, y, rotation))


def test_F2_a_path_is_complete_when_its_ends_are_at_buildings(tmp_path: Path) -> None:
    assert closes_path(tmp_path, PATH_END, 6, 3, 180) == [("castle.S2", 0, 2, 2)]


def test_F2_a_path_that_ends_at_a_square_is_complete(tmp_path: Path) -> None:
    assert closes_path(tmp_path, PLAZA, 6, 3) == [("castle.S2", 0, 2, 2)]


def test_F2_a_path_with_an_end_at_an_empty_cell_is_open(tmp_path: Path) -> None:
    assert closes_path(tmp_path, PATH_BAR, 6, 3) == []


def test_F2_a_fountain_neither_ends_nor_divides_a_path(tmp_path: Path) -> None:
    assert closes_path(tmp_path, FOUNTAIN_BAR, 6, 3) == []
    scene = Scene(tmp_path)
    scene.lay(PATH_END, 5, 3, path1=0)
    scene.lay(FOUNTAIN_BAR, 6, 3)
    game = scene.game(PATH_END)
    assert scored(turn(game, 7, 3, 180)) == [("castle.S2", 0, 6, 3)]


@pytest.mark.parametrize(("ends", "complete"), [(((6, 2, 90),), False), (((6, 2, 90), (7, 3, 180)), True)])
def test_F2_all_branches_must_end(tmp_path: Path, ends: tuple[tuple[int, int, int], ...], complete: bool) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_END, 5, 3, path1=0)
    for x, y, rotation in ends:
        scene.lay(PATH_END, x, y, rotation)
    assert scored(turn(scene.game(CROSSING), 6, 3)) == []
    scene.lay(CROSSING, 6, 3)
    expected = [("castle.S2", 0, 5, 5)] if complete else []
    assert scored(turn(scene.game(PATH_END), 6, 4, 270)) == expected


def test_F2_a_closed_loop_is_complete(tmp_path: Path) -> None:
    bend = "path1 E S | court1 N W En Sw | court2 Es Se"
    scene = Scene(tmp_path)
    scene.lay(bend, 5, 3, path1=0)
    scene.lay(bend, 6, 3, 90)
    scene.lay(bend, 6, 4, 180)
    assert scored(turn(scene.game(bend), 5, 4, 270)) == [("castle.S2", 0, 4, 4)]


def test_F2_the_wall_ends_a_path(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_END, 10, 3, path1=0)
    assert scored(turn(scene.game(PATH_BAR), 11, 3)) == [("castle.S2", 0, 2, 2)]


def test_F2_a_path_start_space_leads_to_the_wall_and_ends_there(tmp_path: Path) -> None:
    game = Scene(tmp_path).game(PATH_END)
    assert scored(turn(game, 9, 0, 270, "path1")) == [("castle.S2", 0, 2, 2)]


def test_F2_path_parts_that_meet_in_a_square_are_different_paths(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_BAR, 5, 3, path1=1)
    game = scene.game(PLAZA)
    put(game, 6, 3)
    assert {"path1", "path2", "path3"} <= claims(game)
    assert "path4" not in claims(game)


def test_F2_paths_without_a_square_branch_and_stay_one(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_BAR, 5, 3, path1=1)
    game = scene.game(CROSSING)
    put(game, 6, 3)
    assert "path1" not in claims(game)


# F3


def test_F3_any_placed_tile_the_wall_or_a_start_space_closes_or_continues(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("tower1 N E S W", 11, 0, tower1=0)
    scene.lay(HOUSE_END, 10, 0)
    assert scored(turn(scene.game(COURT), 11, 1)) == [("castle.S2", 0, 2, 1)]
    at_start = Scene(tmp_path)
    at_start.lay("house1 N E S W", 11, 2, house1=0)
    at_start.lay(COURT, 10, 2)
    at_start.lay(COURT, 11, 3)
    assert scored(turn(at_start.game(COURT), 11, 1)) == [("castle.S2", 0, 2, 2)]


def test_F3_an_edge_that_faces_an_empty_cell_keeps_it_open(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_BAR, 5, 3, house1=0)
    game = scene.game(HOUSE_END)
    assert scored(turn(game, 6, 3, 180)) == []


def test_F3_a_half_edge_that_faces_an_empty_cell_keeps_it_open(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("path1 E at=house1 | house1 N W En | court1 S Es", 5, 3, house1=0)
    scene.lay(HOUSE_END, 4, 3)
    assert scored(turn(scene.game(COURT), 5, 2)) == []
    scene.lay(COURT, 5, 2)
    assert scored(turn(scene.game(PATH_END), 6, 3, 180)) == [("castle.S2", 0, 2, 2)]


def test_F3_half_edges_beside_a_path_continue_into_the_half_opposite(tmp_path: Path) -> None:
    half = "path1 E at=tower1 | tower1 N En | court1 W S Es"
    scene = Scene(tmp_path)
    scene.lay(half, 5, 3, tower1=0)
    scene.lay(COURT, 5, 2)
    game = scene.game("path1 W at=tower1 | tower1 N Wn | court1 E S Ws")
    assert scored(turn(game, 6, 3)) == []
    scene.lay("path1 W at=tower1 | tower1 N Wn | court1 E S Ws", 6, 3)
    assert scored(turn(scene.game(COURT), 6, 2)) == [("castle.S2", 0, 4, 2)]


@pytest.mark.parametrize(("bend", "bar", "points"), [(HOUSE_BEND, HOUSE_BAR, 8), (TOWER_BEND, TOWER_BAR, 16)])
def test_F3_an_empty_cell_that_it_surrounds_without_touching_does_not_keep_it_open(
    tmp_path: Path, bend: str, bar: str, points: int
) -> None:
    area = bend.split()[0]
    scene = Scene(tmp_path)
    scene.lay(bend, 4, 2, 0, **{area: 0})
    scene.lay(bar, 5, 2)
    scene.lay(bend, 6, 2, 90)
    scene.lay(bar, 6, 3, 90)
    scene.lay(bend, 6, 4, 180)
    scene.lay(bar, 5, 4)
    scene.lay(bend, 4, 4, 270)
    game = scene.game(bar)
    assert scored(turn(game, 4, 3, 90)) == [("castle.S2", 0, points, 8)]


# F4


def test_F4_a_court_is_never_complete(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("court1 E markets=1 | house1 N S W", 5, 3, court1=0)
    game = scene.game("court1 E | house1 N S W")
    events = turn(game, 6, 3, 180)
    assert scored(events) == []
    assert home(events) == (0, 0)
    assert [follower.area for follower in game.position().followers] == ["court1"]


def test_F4_a_court_is_bounded_by_paths_towers_houses_and_the_wall(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("path1 E W | court1 N En Wn | court2 S Es Ws", 5, 3, court1=1)
    scene.lay("house1 N E S W", 5, 2)
    game = scene.game(COURT)
    put(game, 5, 4)
    assert claims(game) == {"court1"}
    other = scene.game("court1 N E S W")
    put(other, 6, 2)
    assert claims(other) == {"court1"}
