"""The Castle, S1, S2 and S4 to S6: who scores, how much, the keep, the marker on the track."""

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
    TOWER_END,
    Scene,
    choices,
    home,
    keeps,
    points,
    put,
    score,
    scored,
    taken,
    tied,
    turn,
)

from tilewright.game import PlaceFollower
from tilewright.game.events import CameHome, Scored, Tied

FOUNTAIN_END = "path1 E at=house1 fountain | house1 | court1 N S W En Es"
T_HOUSE = "house1 W N S | court1 E"


def shared(tmp_path: Path, north: int | None, west: int | None, south: int | None, kind: str = "house") -> Scene:
    """Three ends of a feature around (5, 3), where a tile with sides W, N, S will join them; each may be held."""
    end = f"{kind}1 E | court1 N S W"
    scene = Scene(tmp_path)
    for (x, y, rotation), seat in zip(((5, 2, 90), (4, 3, 0), (5, 4, 270)), (north, west, south)):
        scene.lay(end, x, y, rotation, **({} if seat is None else {f"{kind}1": seat}))
    return scene


# S1


@pytest.mark.parametrize(("seats", "winner"), [((0, 1, 0), 0), ((1, 1, 0), 1), ((None, 1, None), 1), ((0, 0, 0), 0)])
def test_S1_the_player_with_more_followers_scores(
    tmp_path: Path, seats: tuple[int | None, int | None, int | None], winner: int
) -> None:
    events = turn(shared(tmp_path, *seats).game(T_HOUSE), 5, 3)
    assert scored(events) == [("castle.S2", winner, 4, 4)]
    assert home(events) == (seats.count(0), seats.count(1))


@pytest.mark.parametrize("kind", ["house", "tower", "path"])
def test_S1_equal_numbers_nobody_scores_no_marker_or_keep_moves_and_all_go_home(tmp_path: Path, kind: str) -> None:
    area = f"{kind}1"
    end = {"house": HOUSE_END, "tower": TOWER_END, "path": PATH_END}[kind]
    bar = {"house": HOUSE_BAR, "tower": TOWER_BAR, "path": PATH_BAR}[kind]
    scene = Scene(tmp_path)
    scene.lay(end, 4, 3, **{area: 0})
    scene.lay(end, 6, 3, 180, **{area: 1})
    game = scene.game(bar, scores=(12, 12), wall={12: 9})
    events = turn(game, 5, 3)
    assert (scored(events), keeps(events), taken(events)) == ([], [], [])
    assert tied(events) == [(1, 1)]
    assert [event.rule for event in events if isinstance(event, Tied)] == ["castle.S1"]
    assert home(events) == (1, 1)
    assert (game.scores, game.view().supply, game.position().keeps) == ((12, 12), (6, 6), (0, 0))


def test_S1_a_feature_without_followers_gives_nobody_anything(tmp_path: Path) -> None:
    game = shared(tmp_path, None, None, None).game(T_HOUSE)
    events = turn(game, 5, 3)
    assert (scored(events), home(events), game.scores, game.position().keeps) == ([], (0, 0), (0, 0), (0, 0))


def test_S1_followers_go_home_at_the_end_of_the_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    scene.lay(TOWER_END, 7, 3, 180, tower1=1)
    scene.lay(PATH_END, 6, 2, 90, path1=1)
    events = turn(scene.game("house1 W | tower1 E | path1 N at=house1 | court1 S Ne | court2 Nw"), 6, 3)
    kinds = [type(event) for event in events if isinstance(event, Scored | CameHome)]
    assert kinds == [Scored] * 3 + [CameHome] * 3
    assert {event.rule for event in events if isinstance(event, CameHome)} == {"castle.S1"}


# S2


@pytest.mark.parametrize(
    ("end", "bar", "area", "expected"),
    [
        (PATH_END, PATH_BAR, "path1", 3),
        (HOUSE_END, HOUSE_BAR, "house1", 3),
        (TOWER_END, TOWER_BAR, "tower1", 6),
        (PATH_END, FOUNTAIN_BAR, "path1", 6),
        (FOUNTAIN_END, PATH_BAR, "path1", 6),
    ],
)
def test_S2_points_a_tile(tmp_path: Path, end: str, bar: str, area: str, expected: int) -> None:
    scene = Scene(tmp_path)
    scene.lay(end, 4, 3, **{area: 0})
    scene.lay(end.replace(" fountain", ""), 6, 3, 180)
    events = turn(scene.game(bar), 5, 3)
    assert scored(events) == [("castle.S2", 0, expected, 3)]
    assert [event.multiplier for event in events if isinstance(event, Scored)] == [expected // 3]


def test_S2_more_than_one_fountain_never_counts_more_than_2_a_tile(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(FOUNTAIN_END, 4, 3, path1=0)
    scene.lay(FOUNTAIN_END, 6, 3, 180)
    events = turn(scene.game(FOUNTAIN_BAR), 5, 3)
    assert scored(events) == [("castle.S2", 0, 6, 3)]
    assert [event.marks for event in events if isinstance(event, Scored)] == [3]


def test_S2_a_fountain_on_another_path_of_the_tile_does_not_count(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_END, 4, 3, path1=0)
    game = scene.game("path1 W square | path2 E square fountain | court1 N En Wn | court2 S Es Ws")
    assert scored(turn(game, 5, 3)) == [("castle.S2", 0, 2, 2)]


def test_S2_a_tile_counts_once_however_many_of_its_areas_belong_to_the_feature(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("tower1 E S | court1 N W", 5, 2, 0, tower1=0)
    scene.lay("tower1 E S | court1 N W", 6, 2, 90)
    scene.lay("tower1 E W | court1 N | court2 S", 6, 3, 90)
    scene.lay("tower1 E S | court1 N W", 6, 4, 180)
    scene.lay("tower1 E S | court1 N W", 5, 4, 270)
    events = turn(scene.game("tower1 N | tower2 S | court1 E W"), 5, 3)
    assert scored(events) == [("castle.S2", 0, 12, 6)]
    assert [len(event.feature.spots) for event in events if isinstance(event, Scored)] == [7]


# S4


def test_S4_a_follower_on_a_feature_that_this_tile_completes_scores_and_is_back_at_the_end_of_the_turn(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path)
    for x in range(2, 7):
        scene.lay(HOUSE_END, x, 1, 90, house1=0)
    scene.lay(TOWER_END, 5, 4)
    game = scene.game(TOWER_END)
    assert game.view().supply == (1, 6)
    events = turn(game, 6, 4, 180, "tower1")
    assert scored(events) == [("castle.S2", 0, 4, 2)]
    assert home(events) == (1, 0)
    assert game.view().supply == (1, 6)


def test_S4_in_the_turn_itself_it_is_not_yet_in_supply(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    for x in range(2, 7):
        scene.lay(HOUSE_END, x, 1, 90, house1=0)
    scene.lay(TOWER_END, 5, 4)
    game = scene.game(TOWER_END, held=((2,), ()))
    put(game, 6, 4, 180)
    game.apply(PlaceFollower("tower1"))
    assert (game.phase, game.view().supply) == ("score", (0, 6))
    score(game, 5, 4, "tower1")
    assert game.view().supply == (1, 6)


# S5


def closes_house(
    tmp_path: Path, sizes: tuple[int, int], *, owner: int = 0, mover: int = 0
) -> list[tuple[str, int, int]]:
    """What the keeps do when a house of three tiles is completed."""
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 4, 3, house1=owner)
    scene.lay(HOUSE_END, 6, 3, 180)
    return keeps(turn(scene.game(HOUSE_BAR, keeps=sizes, to_move=mover), 5, 3))


def test_S5_the_first_house_takes_the_keep(tmp_path: Path) -> None:
    assert closes_house(tmp_path, (0, 0)) == [("castle.S5", 0, 3)]


@pytest.mark.parametrize(("held", "moves"), [(2, True), (3, False), (4, False)])
def test_S5_a_strictly_larger_house_takes_it_an_equal_or_smaller_one_does_not(
    tmp_path: Path, held: int, moves: bool
) -> None:
    assert closes_house(tmp_path, (held, 9)) == ([("castle.S5", 0, 3)] if moves else [])


def test_S5_the_opponents_keep_is_no_measure(tmp_path: Path) -> None:
    assert closes_house(tmp_path, (1, 20)) == [("castle.S5", 0, 3)]


@pytest.mark.parametrize(("owner", "mover"), [(0, 1), (1, 0)])
def test_S5_in_either_players_turn(tmp_path: Path, owner: int, mover: int) -> None:
    assert closes_house(tmp_path, (2, 2), owner=owner, mover=mover) == [("castle.S5", owner, 3)]


def test_S5_who_only_places_the_tile_puts_no_keep(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 4, 3, house1=1)
    game = scene.game(HOUSE_END)
    turn(game, 5, 3, 180)
    assert game.position().keeps == (0, 2)


def test_S5_size_is_in_tiles_and_doubling_does_not_enlarge_it(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 4, 3, house1=0)
    game = scene.game(HOUSE_END, held=((3,), ()), keeps=(1, 0))
    turn(game, 5, 3, 180)
    events = score(game, 4, 3, "house1", double=True)
    assert points(events) == [(0, 4)]
    assert keeps(events) == [("castle.S5", 0, 2)]
    again = scene.game(HOUSE_END, held=((3,), ()), keeps=(2, 0))
    turn(again, 5, 3, 180)
    assert keeps(score(again, 4, 3, "house1", double=True)) == []
    assert again.position().keeps == (2, 0)


def test_S5_two_areas_of_one_tile_enlarge_it_by_one(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_BEND, 5, 2, 0, house1=0)
    scene.lay(HOUSE_BEND, 6, 2, 90)
    scene.lay(HOUSE_BAR, 6, 3, 90)
    scene.lay(HOUSE_BEND, 6, 4, 180)
    scene.lay(HOUSE_BEND, 5, 4, 270)
    assert keeps(turn(scene.game("house1 N | house2 S | court1 E W", keeps=(5, 0)), 5, 3)) == [("castle.S5", 0, 6)]


def test_S5_towers_and_paths_do_not_move_it(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(TOWER_END, 4, 3, tower1=0)
    assert keeps(turn(scene.game(TOWER_END), 5, 3, 180)) == []
    scene.lay(PATH_END, 4, 5, path1=0)
    assert keeps(turn(scene.game(PATH_END), 5, 5, 180)) == []


def test_S5_two_houses_in_one_turn_each_in_its_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    scene.lay(HOUSE_BAR, 7, 3, house1=0)
    scene.lay(HOUSE_END, 8, 3, 180)
    game = scene.game("house1 W | house2 E | court1 N S", scores=(1, 0), keeps=(1, 0))
    events = turn(game, 6, 3)
    assert points(events) == [(0, 3), (0, 2)]
    assert keeps(events) == [("castle.S5", 0, 3)]


# S6


@pytest.mark.parametrize(
    ("before", "tower", "won"),
    [(110, 12, True), (210, 12, True), (111, 12, True), (109, 12, False), (112, 12, False), (10, 12, True)],
)
def test_S6_the_marker_stands_at_the_total_mod_100(tmp_path: Path, before: int, tower: int, won: bool) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 4, 3, house1=0)
    game = scene.game(HOUSE_END, scores=(before, 0), wall={12: 9})
    assert taken(turn(game, 5, 3, 180)) == ([(0, tower, 9)] if won else [])
    assert game.scores == (before + 2, 0)


@pytest.mark.parametrize("before", [97, 98, 99])
def test_S6_from_99_it_runs_on_to_0_and_the_tower_there_never_holds_a_wall_tile(tmp_path: Path, before: int) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 4, 3, house1=0)
    game = scene.game(HOUSE_END, scores=(before, 0))
    assert taken(turn(game, 5, 3, 180)) == []
    assert game.scores == (before + 2, 0)


def test_S6_a_move_over_99_reaches_the_towers_beyond(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(TOWER_END, 2, 3, tower1=0)
    for x in range(3, 9):
        scene.lay(TOWER_BAR, x, 3)
    game = scene.game(TOWER_END, scores=(96, 0), wall={12: 9})
    assert taken(turn(game, 9, 3, 180)) == [(0, 12, 9)]
    assert game.scores == (112, 0)
    assert choices(game) == []


def test_S6_an_empty_court_edge_scores_nothing(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 4, 3)
    game = scene.game(COURT, scores=(99, 99))
    turn(game, 5, 3)
    assert game.scores == (99, 99)
