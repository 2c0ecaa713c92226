"""T4 of Classic: who may put a follower where."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import Table, scored

from tilewright.game import Game, Place, PlaceFollower, RefusedError
from tilewright.game.events import CameHome, FollowerPlaced


def placed(table: Table, tile: str, x: int, y: int, rotation: int = 0) -> Game:
    """Return the game right after this tile was placed: it asks for a follower."""
    game = table.hold(tile)
    game.apply(Place(tile, x, y, rotation))
    return game


def refused(game: Game, area: str) -> tuple[str, str] | None:
    """Return code and rule of why no follower may stand on an area, None when it may."""
    refusal = game.why_not(PlaceFollower(area))
    return (refusal.code, refusal.rule) if refusal else None


OCCUPIED = ("feature-occupied", "classic.T4")


@pytest.mark.parametrize(
    ("tile", "x", "y", "rotation", "areas"),
    [
        ("B", 0, 1, 0, {"monastery1", "field1"}),
        ("A", -1, 0, 270, {"monastery1", "road1", "field1"}),
        ("K", 0, -1, 180, {"city1", "road1", "field1", "field2"}),
        ("W", 1, 0, 0, {"road1", "road2", "road3", "field1", "field2", "field3"}),
        ("C", 0, -1, 0, {"city1"}),
        ("H", 0, -1, 0, {"city1", "city2", "field1"}),
    ],
)
def test_T4_every_free_area_of_the_tile_may_take_a_follower(
    tile: str, x: int, y: int, rotation: int, areas: set[str]
) -> None:
    assert Table().claims(tile, x, y, rotation) == areas


@pytest.mark.parametrize(("area", "kind"), [("city1", "city"), ("road1", "road"), ("field2", "field")])
def test_T4_a_follower_stands_on_city_road_or_field_from_the_supply(area: str, kind: str) -> None:
    game = placed(Table(), "K", 1, 0)
    event = game.apply(PlaceFollower(area))[0]
    assert event == FollowerPlaced(0, 1, 0, area, kind)
    assert game.view().supply == (6, 7)


def test_T4_no_follower_need_be_placed() -> None:
    game = placed(Table(), "K", 0, -1, 180)
    assert PlaceFollower(None) in game.actions()
    game.apply(PlaceFollower(None))
    assert (game.view().supply, game.to_move) == ((7, 7), 1)


def test_T4_at_most_one_follower_a_turn() -> None:
    game = placed(Table(), "K", 1, 0)
    game.apply(PlaceFollower("city1"))
    with pytest.raises(RefusedError):
        game.apply(PlaceFollower("road1"))
    assert game.view().supply == (6, 7)


def test_T4_only_on_an_area_of_the_tile_just_placed() -> None:
    """Situation: a farmer is offered on any tile of a field."""
    game = placed(Table().lay("K", 0, -1, 180), "B", 0, 1)
    assert refused(game, "city1") == ("area-unknown", "classic.T4")
    assert refused(game, "road1") == ("area-unknown", "classic.T4")
    claimed = game.apply(PlaceFollower("field1"))[0]
    assert isinstance(claimed, FollowerPlaced)
    assert (claimed.x, claimed.y) == (0, 1)


def test_T4_areas_follow_the_rotation_in_which_the_tile_was_placed() -> None:
    """Situation: places computed, then the tile is turned, the old ones remain."""
    road = Table().lay("U", 1, 0, 0, "road1")
    assert road.claims("W", 2, 0, 0) == {"road1", "road2", "field1", "field2", "field3"}
    assert road.claims("W", 2, 0, 90) == {"road1", "road3", "field1", "field2", "field3"}
    assert road.claims("W", 2, 0, 180) == {"road2", "road3", "field1", "field2", "field3"}


def test_T4_a_feature_with_anybodys_follower_is_closed_to_all() -> None:
    """Situation: the client offers occupied places before the server answers."""
    theirs = placed(Table().lay("U", 1, 0, 0, "road1"), "U", 2, 0)
    assert refused(theirs, "road1") == OCCUPIED
    assert PlaceFollower("road1") not in theirs.actions()
    own = placed(Table().lay("U", 1, 0, 0, "road1").lay("B", 0, 1), "U", 2, 0)
    assert refused(own, "road1") == OCCUPIED
    refusal = theirs.why_not(PlaceFollower("road1"))
    assert refusal is not None
    assert refusal.args["player"] == "Ann"


def test_T4_however_far_away_the_follower_stands() -> None:
    table = Table().lay("A", -1, 0, 270, "road1")
    for x in range(1, 7):
        table.lay("U", x, 0)
    assert "road1" not in table.claims("V", 7, 0)
    assert "road1" in table.claims("V", 7, 0, 0) | table.claims("W", 7, 0) - {"road3"}


def test_T4_a_free_part_that_meets_a_free_feature_may_be_claimed_the_other_stays_closed() -> None:
    """The road is taken, the crossing's other arms are not (F1)."""
    table = Table().lay("A", -1, 0, 270, "road1")
    assert table.claims("X", 1, 0) == {"road1", "road2", "road3", "field1", "field2", "field3", "field4"}


def ring_of_three_cities(follower: str | None) -> Table:
    """A city bends around the corner at 1, 2; its two open edges lead there from the north and west."""
    table = Table().lay("N", 0, 1, 180, follower)
    return table.lay("N", 1, 1, 270).lay("N", 0, 2, 90)


def test_T4_two_city_areas_that_lead_into_one_occupied_city_are_both_refused() -> None:
    """Situation: a tile is claimed whose two segments run into one already occupied feature."""
    table = ring_of_three_cities("city1")
    game = placed(table, "I", 1, 2)
    assert refused(game, "city1") == OCCUPIED
    assert refused(game, "city2") == OCCUPIED
    assert table.claims("I", 1, 2) == {"field1"}


@pytest.mark.parametrize("area", ["city1", "city2"])
def test_T4_two_city_areas_that_lead_into_one_free_city_may_both_take_the_claim(area: str) -> None:
    """The city is complete with this tile: the claim scores and comes home at once (T5)."""
    table = ring_of_three_cities(None).lay("I", 1, 2, 0, area)
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.tiles, city.followers) == ((1,), 8, 4, (0, 1))
    assert table.supply == (7, 7)


def test_T4_two_road_areas_that_lead_into_one_occupied_road_are_both_refused() -> None:
    table = Table().lay("B", 0, 1).lay("V", 1, 1, 180, "road1").lay("V", 2, 1, 90).lay("V", 2, 0)
    assert table.claims("W", 1, 0) == {"road3", "field1", "field2", "field3"}


def test_T4_two_field_areas_that_lead_into_one_occupied_field_are_both_refused() -> None:
    """The field runs around the end of the road at the monastery."""
    table = Table().lay("A", -1, 0, 270, "field1")
    game = placed(table, "U", 1, 0)
    assert refused(game, "field1") == OCCUPIED
    assert refused(game, "field2") == OCCUPIED
    assert table.claims("U", 1, 0) == {"road1"}


def test_T4_one_area_free_and_one_occupied() -> None:
    table = Table().lay("U", 1, 0, 0, "field1")
    assert table.claims("U", 2, 0) == {"road1", "field2"}


def test_T4_a_feature_that_this_tile_completes_may_be_claimed() -> None:
    game = placed(Table(), "E", 0, -1, 180)
    events = game.apply(PlaceFollower("city1"))
    (city,) = scored(events)
    assert (city.seats, city.points) == ((0,), 4)
    assert any(isinstance(event, CameHome) and event.followers == (1, 0) for event in events)
    assert (game.scores, game.view().supply) == ((4, 0), (7, 7))


@pytest.mark.parametrize(("area", "points"), [(None, 0), ("field1", 0), ("city1", 4)])
def test_T4_a_completed_free_feature_need_not_be_claimed(area: str | None, points: int) -> None:
    """Situation: must a just completed free feature be claimed? No, and another may be chosen."""
    table = Table().lay("E", 0, -1, 180, area)
    assert table.scores == (points, 0)
    assert bool(scored(table.events())) == bool(points)


def test_T4_a_free_field_beside_a_monastery_may_be_claimed() -> None:
    """Situation: can one stand beside the cloister on its grass?"""
    table = Table().lay("B", 0, 1, 0, "field1")
    assert table.standing == {(0, 0, 1, "field1")}


def test_T4_a_field_beside_a_monastery_is_closed_when_it_holds_a_farmer() -> None:
    assert Table().lay("B", 0, 1, 0, "field1").claims("B", 0, 2) == {"monastery1"}


def test_T4_a_monk_does_not_occupy_the_field_nor_a_farmer_the_monastery() -> None:
    assert Table().lay("B", 0, 1, 0, "monastery1").claims("B", 0, 2) == {"monastery1", "field1"}
    assert Table().lay("B", 0, 1, 0, "field1").claims("A", 0, 2, 0) == {"monastery1", "road1"}


def test_T4_followers_are_never_moved_from_feature_to_feature() -> None:
    """Who stands somewhere stays there, turn after turn, until the feature is complete."""
    table = Table().lay("U", 1, 0, 0, "road1").lay("U", 2, 0, 0, "field1").lay("B", 0, 1, 0, "monastery1")
    stood = table.standing
    assert stood == {(0, 1, 0, "road1"), (1, 2, 0, "field1"), (0, 0, 1, "monastery1")}
    for step in (("B", 0, 2), ("U", 3, 0), ("U", -1, 0)):
        table.lay(*step)
        assert table.standing == stood


def seven_out(last: str | None = "monastery1") -> Table:
    """Seat 0 has put six followers on monasteries in a column, and one more on the last or not."""
    table = Table(deck="B " * 16 + "E U")
    for n in range(6):
        table.lay("B", 0, 2 * n + 1, 0, "monastery1").lay("B", 0, 2 * n + 2)
    if last:
        table.lay("B", 0, 13, 0, last).lay("B", 0, 14)
    return table


def test_T4_an_empty_supply_places_nothing() -> None:
    table = seven_out()
    assert table.supply == (0, 7)
    assert table.game().to_move == 0
    for area in ("monastery1", "field1"):
        refusal = seven_out().lay("B", 0, 15, 0, area).refusal()
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("supply-empty", "classic.T4")


def test_T4_an_empty_supply_leaves_no_choice_and_the_turn_goes_on() -> None:
    """With nothing to place the question is not asked; the other seats are still asked."""
    game = placed(seven_out(), "B", 0, 15)
    assert (game.phase, game.to_move) == ("place", 1)
    action = game.actions()[0]
    game.apply(action)
    assert (game.phase, game.to_move) == ("follower", 1)


def test_T4_the_last_follower_may_claim_what_the_tile_completes_and_is_back_the_same_turn() -> None:
    """Situation: claiming a city that this very tile completes with your last follower."""
    table = seven_out(last=None)
    assert table.supply == (1, 7)
    table.lay("E", 0, -1, 180, "city1")
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.followers) == ((0,), 4, (1, 0))
    assert table.supply == (1, 7)
    assert table.game().to_move == 1


def test_T4_an_area_that_the_tile_does_not_have_is_refused() -> None:
    game = placed(Table(), "B", 0, 1)
    for area in ("city1", "monastery2", "", "garden1"):
        assert refused(game, area) == ("area-unknown", "classic.T4")
