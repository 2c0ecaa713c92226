"""T5 of Classic: what a tile completes is scored, its followers go home."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import Table, scored

from tilewright.game import Place, PlaceFollower, RefusedError, ScoreNext
from tilewright.game.events import CameHome


def three_at_once() -> Table:
    """D at 4, 0 completes Ann's road, Bo's city and Cleo's monastery, laid by Ann; one tile is left."""
    table = Table(players=3, deck="A A E B B B B B B D U")
    table.lay("A", 3, 0, 270, "road1", forced=True)
    table.lay("E", 4, -1, 180, "city1", forced=True)
    table.lay("B", 4, 1, 0, "monastery1", forced=True)
    table.lay("A", 5, 0, 90, forced=True)
    for x, y in ((3, 1), (5, 1), (3, 2), (4, 2), (5, 2)):
        table.lay("B", x, y)
    return table


def test_T5_every_feature_that_the_tile_completes_is_scored_whoever_owns_it() -> None:
    table = three_at_once()
    assert (table.scores, table.supply) == ((0, 0, 0), (6, 6, 6))
    table.lay("D", 4, 0)
    paid = {event.feature.kind: (event.seats, event.points, event.rule) for event in scored(table.events())}
    assert paid == {
        "road": ((0,), 3, "classic.S2"),
        "city": ((1,), 4, "classic.S2"),
        "monastery": ((2,), 9, "classic.S2"),
    }
    assert table.scores == (3, 4, 9)


def test_T5_their_followers_all_go_home_without_a_new_one_being_placed() -> None:
    """Situation: a feature completed on a turn without placing a follower, the followers not returned."""
    table = three_at_once().lay("D", 4, 0)
    home = {e.feature.kind: (e.followers, e.rule) for e in table.events() if isinstance(e, CameHome)}
    assert home == {
        "road": ((1, 0, 0), "classic.T5"),
        "city": ((0, 1, 0), "classic.T5"),
        "monastery": ((0, 0, 1), "classic.T5"),
    }
    assert (table.supply, table.standing) == ((7, 7, 7), set())


def test_T5_scoring_is_not_chosen_and_nothing_is_asked() -> None:
    game = three_at_once().hold("D")
    game.apply(Place("D", 4, 0, 0))
    with pytest.raises(RefusedError) as caught:
        game.apply(ScoreNext(4, 0, "road1"))
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("scoring-not-chosen", "classic.T5")
    game.apply(PlaceFollower())
    assert (game.phase, game.scores) == ("place", (3, 4, 9))


def test_T5_a_follower_placed_with_the_tile_scores_beside_the_others() -> None:
    """Ann claims a field of the completing tile: it stays; what was completed is scored all the same."""
    table = three_at_once().lay("D", 4, 0, 0, "field2")
    assert table.scores == (3, 4, 9)
    assert table.standing == {(0, 4, 0, "field2")}


def road_of_two_and_one() -> Table:
    """Ann has two followers on the road, Bo one; Bo is to close the gap at 3, 0."""
    table = Table(deck="A A U U U U B B B")
    table.lay("A", -1, 0, 270, "road1").lay("U", 2, 0, 0, "road1", forced=True)
    table.lay("U", 4, 0, 0, "road1", forced=True).lay("U", 1, 0)
    return table.lay("A", 5, 0, 90)


def test_T5_the_points_go_to_the_owner_not_to_the_mover_and_losers_go_home_too() -> None:
    """Situation: a freed follower's points paid to the mover."""
    table = road_of_two_and_one()
    assert (table.supply, table.seat) == ((5, 6), 1)
    table.lay("U", 3, 0)
    (road,) = scored(table.events())
    assert (road.seats, road.points, road.tiles, road.followers) == ((0,), 7, 7, (2, 1))
    (home,) = [event for event in table.events() if isinstance(event, CameHome)]
    assert home.followers == (2, 1)
    assert (table.scores, table.supply, table.standing) == ((7, 0), (7, 7), set())


def test_T5_nobody_can_claim_the_joined_road_that_the_tile_completes() -> None:
    table = road_of_two_and_one()
    assert table.claims("U", 3, 0) == {"field1", "field2"}


def test_T5_a_completed_feature_without_followers_pays_nobody() -> None:
    table = Table().lay("E", 0, -1, 180)
    assert scored(table.events()) == []
    assert not any(isinstance(event, CameHome) for event in table.events())
    assert table.scores == (0, 0)


def all_seven_out() -> Table:
    """Ann's seven followers: one on the road west, six on monasteries in a column; she is to move."""
    table = Table(deck="A A " + "B " * 18)
    table.lay("A", -1, 0, 270, "road1").lay("B", 0, 1)
    for n in range(6):
        table.lay("B", 0, 2 * n + 2, 0, "monastery1").lay("B", 0, 2 * n + 3)
    return table


def test_T5_a_returned_follower_can_be_used_from_the_next_turn_on_not_before() -> None:
    table = all_seven_out()
    assert (table.supply, table.seat) == ((0, 7), 0)
    assert not table.asked("A", 1, 0, 90)
    table.lay("A", 1, 0, 90)
    (road,) = scored(table.events())
    assert (road.seats, road.points, table.supply) == ((0,), 3, (1, 7))
    table.lay("B", 0, 14)
    assert table.claims("B", 0, 15) == {"monastery1", "field1"}


def test_T5_farmers_stay_until_the_end() -> None:
    """The road beside the field and the city that it touches are completed: the farmer stays."""
    table = Table(deck="A A E U B").lay("A", -1, 0, 270, "field1").lay("E", 0, -1, 180).lay("A", 1, 0, 90)
    assert table.standing == {(0, -1, 0, "field1")}
    assert table.supply == (6, 7)
    table.lay("B", 0, 1).lay("U", 0, 2)
    assert table.game().over
    assert table.standing == {(0, -1, 0, "field1")}


def test_T5_farmers_stay_when_nothing_can_join_their_field_any_more() -> None:
    """Four bends make a ring road; the field inside it is closed on all sides and still not scored."""
    table = Table().lay("B", 0, 1).lay("V", 1, 1, 270, "field2").lay("V", 2, 1, 0).lay("V", 2, 2, 90)
    table.lay("V", 1, 2, 180)
    assert scored(table.events()) == []
    assert table.standing == {(1, 1, 1, "field2")}
    assert table.supply == (7, 6)


def test_T5_a_city_through_the_start_tile_completes_and_scores() -> None:
    """Situation: the start tile's city is unknown to the list of cities."""
    table = Table().lay("G", 0, -1, 90, "city1").lay("E", 0, -2, 180)
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.tiles) == ((0,), 6, 3)
    assert {(spot.x, spot.y) for spot in city.feature.spots} == {(0, 0), (0, -1), (0, -2)}


def test_T5_a_completed_feature_is_scored_once_only() -> None:
    table = Table().lay("E", 0, -1, 180, "city1")
    for step in (("U", 1, 0), ("B", 0, 1), ("B", 0, -2), ("U", -1, 0)):
        table.lay(*step)
        assert table.scores == (4, 0)
