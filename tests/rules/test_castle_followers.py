"""The Castle, T6 to T8: followers, and an extra turn as a turn of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    HOUSE_BAR,
    HOUSE_END,
    PATH_BAR,
    TOWER_END,
    Scene,
    claims,
    extra,
    home,
    may_lie,
    points,
    put,
    replayed,
    score,
    spent,
    taken,
    turn,
    why,
)

from tilewright.game import PlaceFollower
from tilewright.game.events import (
    FollowerPlaced,
)

# T6


@pytest.mark.parametrize(
    ("area", "kind"),
    [("path1", "path"), ("tower1", "tower"), ("house1", "house"), ("court1", "court"), ("court2", "court")],
)
def test_T6_herald_knight_squire_or_merchant_on_an_area_of_the_tile_just_placed(
    tmp_path: Path, area: str, kind: str
) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 5, 4)
    tile = "path1 N at=tower1 | tower1 E | house1 W | court1 S | court2 Ne markets=1 | court3 Nw"
    game = scene.game(tile)
    put(game, 5, 3)
    assert claims(game) == {"path1", "tower1", "house1", "court1", "court2", "court3"}
    events = game.apply(PlaceFollower(area))
    standing = [event for event in events if isinstance(event, FollowerPlaced)]
    assert [(event.seat, event.x, event.y, event.area, event.kind) for event in standing] == [(0, 5, 3, area, kind)]
    assert game.view().supply == (5, 6)


def test_T6_no_follower_need_be_placed_and_no_second_one_can(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 5, 4)
    game = scene.game(TOWER_END, hold=True)
    put(game, 5, 3)
    assert PlaceFollower(None) in game.actions()
    game.apply(PlaceFollower(None))
    assert game.view().supply == (6, 6)
    assert why(game.why_not(PlaceFollower("tower1"))) == ("wrong-phase", "castle.T1")


def test_T6_a_follower_stands_on_an_area_of_this_tile_never_on_a_square_fountain_or_start_space(
    tmp_path: Path,
) -> None:
    scene = Scene(tmp_path)
    scene.lay(PATH_BAR, 10, 2)
    tile = "path1 S square fountain | path2 W square | tower1 N E | court1 Sw Ws | court2 Se | court3 Wn"
    game = scene.game(tile)
    put(game, 11, 2)
    for area in ("square", "square1", "fountain1", "start", "start1", "house1", ""):
        assert why(game.why_not(PlaceFollower(area))) == ("area-unknown", "castle.T6")


def test_T6_an_empty_supply_places_nobody(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    for x in range(2, 7):
        scene.lay(HOUSE_END, x, 2, 90, house1=0)
    scene.lay(HOUSE_END, 5, 4, house1=0)
    scene.lay(COURT, 6, 5)
    game = scene.game(TOWER_END)
    assert game.view().supply == (0, 6)
    events = put(game, 6, 4)
    assert not any(isinstance(event, FollowerPlaced) for event in events)
    assert game.to_move == 1


def test_T6_a_record_that_places_a_follower_from_an_empty_supply_is_refused(tmp_path: Path) -> None:
    cells = [(x, 2) for x in range(12)] + [(3, 5)]
    moves: list[dict[str, object]] = []
    for number, (x, y) in enumerate(cells):
        move = {"player": number % 2, "tile": f"k{number + 1}", "x": x, "y": y, "rotation": 90, "forced": "test"}
        moves.append(move | ({"follower": "house1"} if number % 2 == 0 else {}))
    entries = replayed(tmp_path, [HOUSE_END] * 14, moves)
    assert [why(entry.refusal) for entry in entries[:-1]] == [None] * 12
    assert why(entries[-1].refusal) == ("supply-empty", "castle.T6")


def test_T6_followers_stay_where_they_stand_until_their_feature_is_complete(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    scene.lay(TOWER_END, 5, 5, tower1=1)
    game = scene.game(COURT)
    before = game.position().followers
    turn(game, 5, 2)
    assert game.position().followers == before


# T7


@pytest.mark.parametrize("owner", [0, 1])
def test_T7_not_on_a_feature_that_holds_a_follower_of_anyone_however_far_away(tmp_path: Path, owner: int) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_BAR, 2, 3, house1=owner)
    for x in range(3, 8):
        scene.lay(HOUSE_BAR, x, 3)
    game = scene.game(HOUSE_BAR)
    put(game, 8, 3)
    assert claims(game) == {"court1", "court2"}
    assert why(game.why_not(PlaceFollower("house1"))) == ("feature-occupied", "castle.T7")


def test_T7_all_contacts_count_also_two_areas_of_the_tile_in_one_feature(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("house1 E S | court1 N W", 5, 2)
    scene.lay("house1 S W | court1 N E", 6, 2)
    scene.lay("house1 N S | court1 E | court2 W", 6, 3)
    scene.lay("house1 N W | court1 E S", 6, 4)
    scene.lay("house1 E N | court1 S W", 5, 4, house1=1)
    two = "house1 N | house2 S | court1 E W"
    game = scene.game(two)
    put(game, 5, 3)
    assert claims(game) == {"court1"}
    assert why(game.why_not(PlaceFollower("house1"))) == ("feature-occupied", "castle.T7")
    assert why(game.why_not(PlaceFollower("house2"))) == ("feature-occupied", "castle.T7")


def test_T7_either_of_two_areas_in_one_free_feature_can_be_claimed(tmp_path: Path) -> None:
    for area in ("house1", "house2"):
        scene = Scene(tmp_path)
        scene.lay("house1 E S | court1 N W", 5, 2)
        scene.lay("house1 S W | court1 N E", 6, 2)
        scene.lay("house1 N S | court1 E | court2 W", 6, 3)
        scene.lay("house1 N W E | court1 S", 6, 4)
        scene.lay("house1 E N | court1 S W", 5, 4)
        game = scene.game("house1 N | house2 S | court1 E W")
        put(game, 5, 3)
        assert {"house1", "house2"} <= claims(game)
        game.apply(PlaceFollower(area))
        assert game.view().supply == (5, 6)


def test_T7_joining_occupied_features_later_is_legal(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_BAR, 4, 3, house1=0)
    scene.lay(HOUSE_BAR, 6, 3, house1=1)
    game = scene.game(HOUSE_BAR)
    assert may_lie(game, 5, 3) is None
    put(game, 5, 3)
    assert why(game.why_not(PlaceFollower("house1"))) == ("feature-occupied", "castle.T7")
    game.apply(PlaceFollower(None))
    assert [follower.player for follower in game.position().followers] == [0, 1]


def test_T7_a_feature_on_the_other_side_of_a_path_or_of_another_kind_is_another_feature(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay("path1 E W | house1 N En Wn | court1 S Es Ws", 5, 3, house1=1)
    game = scene.game("path1 E W | court1 N En Wn | house1 S Es Ws")
    put(game, 6, 3)
    assert claims(game) == {"path1", "court1", "house1"}


# T8


def test_T8_followers_that_came_home_in_the_turn_before_serve_in_the_extra_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    for x in range(2, 7):
        scene.lay(HOUSE_END, x, 1, 90, house1=0)
    scene.lay(HOUSE_END, 5, 4, house1=0)
    game = scene.game(HOUSE_END, held=((1,), ()))
    assert game.view().supply == (0, 6)
    assert home(put(game, 6, 4, 180)) == (1, 0)
    assert (game.phase, game.view().supply) == ("extra_turn", (1, 6))
    assert spent(extra(game)) == [(0, 1)]
    assert (game.phase, game.to_move) == ("place", 0)
    turn(game, 5, 5, 0, "court1")
    assert game.view().supply == (0, 6)


def test_T8_wall_tiles_won_in_the_turn_before_serve_in_the_extra_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 4, house1=0)
    scene.lay(TOWER_END, 2, 4, tower1=0)
    game = scene.game(HOUSE_END, stack=[TOWER_END, TOWER_END, TOWER_END], scores=(10, 0), held=((1,), ()), wall={12: 2})
    assert taken(turn(game, 6, 4, 180)) == [(0, 12, 2)]
    extra(game)
    turn(game, 3, 4, 180)
    events = score(game, 2, 4, "tower1", double=True)
    assert (points(events), spent(events)) == ([(0, 8)], [(0, 2)])
