"""S4 and S8 of Classic: fields at the end, and what the editions count otherwise."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import CAP, NAMES, Table, finals, scored

import tilewright as tw
from tilewright.game import OptionError

EDITIONS = ("third", "second", "first")


def totals(table: Table, **options: object) -> dict[str, tuple[int, ...]]:
    """Return the scores of the same moves under each edition's count of fields."""
    found = {}
    for edition in EDITIONS:
        table.options = {"field_scoring": edition, **options}
        assert table.game().over
        found[edition] = table.scores
    return found


# S4


def test_S4_a_field_pays_3_for_each_completed_city_that_touches_it() -> None:
    """H lies between two cities; both are complete, nobody ever stood in them."""
    table = Table(deck="H E E B").lay("H", 0, -1, 0, "field1").lay("E", 0, -2, 180).lay("B", 0, 1).lay("E", 0, 2, 180)
    (field,) = finals(table.events(), "field")
    assert (field.rule, field.seats, field.points, field.multiplier, field.marks) == ("classic.S4", (0,), 6, 3, 2)
    assert table.scores == (6, 0)


def test_S4_an_unfinished_city_pays_a_field_nothing() -> None:
    table = Table(deck="H B").lay("H", 0, -1, 0, "field1").lay("B", 0, 1)
    (field,) = finals(table.events(), "field")
    assert (field.points, field.marks) == (3, 1)


def test_S4_a_field_without_completed_cities_pays_nothing() -> None:
    table = Table(deck="U G B").lay("G", 0, -1, 90, "field1").lay("U", 1, 0, 0, "field1").lay("B", 0, 1, 0, "field1")
    assert finals(table.events(), "field") == []
    assert table.scores == (0, 0)


def test_S4_the_majority_of_farmers_takes_it_and_ties_pay_all() -> None:
    for first, winners in ((("field1", "field1"), (0, 1)), ((None, "field1"), (1,))):
        table = Table(deck="U U U E").lay("U", 1, 0, 0, first[0]).lay("U", 3, 0, 0, first[1], forced=True)
        table.lay("U", 2, 0).lay("E", 0, -1, 180)
        (field,) = finals(table.events(), "field")
        assert (field.seats, field.points) == (winners, 3)
    table = Table(deck="U U U U U E B").lay("U", 1, 0, 0, "field1").lay("U", 3, 0, 0, "field1", forced=True)
    table.lay("U", 5, 0, 0, "field1", forced=True).lay("U", 2, 0).lay("U", 4, 0).lay("E", 0, -1, 180)
    table.lay("B", 0, 1)
    (field,) = finals(table.events(), "field")
    assert (field.seats, field.points, field.followers) == ((0,), 3, (2, 1))
    assert table.scores == (3, 0)


def test_S4_one_city_may_pay_several_fields() -> None:
    """The start tile's northern field is Ann's, the one around the city's end Bo's."""
    table = Table(deck="U E B").lay("U", 1, 0, 0, "field1").lay("E", 0, -1, 180, "field1").lay("B", 0, 1)
    paid = finals(table.events(), "field")
    assert {(event.seats, event.points) for event in paid} == {((0,), 3), ((1,), 3)}
    assert table.scores == (3, 3)


def test_S4_a_city_counts_once_for_a_field_that_reaches_it_from_two_sides() -> None:
    """The northern field runs around the closed city: one field now, one city, 3 points."""
    table = Table(deck="U E B").lay("U", 1, 0, 0, "field1").lay("E", 0, -1, 180).lay("B", 1, -1)
    (field,) = finals(table.events(), "field")
    assert (field.points, field.marks) == (3, 1)
    assert {(spot.x, spot.y) for spot in field.feature.spots} == {(0, 0), (1, 0), (0, -1), (1, -1)}


def test_S4_cities_completed_without_followers_count_too() -> None:
    table = Table(deck="U E").lay("U", 1, 0, 0, "field1").lay("E", 0, -1, 180)
    assert scored(table.events()) == []
    assert table.scores == (3, 0)


def test_S4_a_city_completed_by_somebody_else_counts_for_the_farmer() -> None:
    table = Table(deck="U E").lay("U", 1, 0, 0, "field1").lay("E", 0, -1, 180, "city1")
    assert table.scores == (3, 4)


def test_S4_a_large_and_a_small_city_pay_the_same() -> None:
    table = Table(deck="F F E U").lay("F", 0, -1, 90, "field1").lay("F", 0, -2, 90).lay("E", 0, -3, 180)
    table.lay("U", 1, 0, 0, "field1")
    assert table.scores == (3, 3)


# S8 small_city


@pytest.mark.parametrize(("small_city", "points"), [(4, 4), (2, 2)])
def test_S8_small_city_of_two_tiles(small_city: int, points: int) -> None:
    """Situation: two-tile city 4 or 2? 4 by default, 2 as an edition's option, the total right at all times."""
    table = Table(small_city=small_city).lay("E", 0, -1, 180, "city1")
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.tiles) == ((0,), points, 2)
    assert city.points == city.multiplier * (city.tiles + city.marks)
    assert city.rule == ("classic.S2" if small_city == 4 else "classic.S8")
    assert table.scores == (points, 0)


@pytest.mark.parametrize(("small_city", "points"), [(4, 6), (2, 3)])
def test_S8_small_city_with_a_coat_of_arms(small_city: int, points: int) -> None:
    """Situation: the two-tile rule on and one shield: 3 (1 a tile and 1 a shield)."""
    table = Table(deck=f"{CAP} U U", small_city=small_city).lay(CAP, 0, -1, 180, "city1")
    (city,) = scored(table.events())
    assert (city.points, city.tiles, city.marks) == (points, 2, 1)
    assert table.scores == (points, 0)


@pytest.mark.parametrize("small_city", [4, 2])
def test_S8_small_city_leaves_larger_cities_alone(small_city: int) -> None:
    three = Table(small_city=small_city).lay("G", 0, -1, 90, "city1").lay("E", 0, -2, 180)
    assert [(city.rule, city.points) for city in scored(three.events())] == [("classic.S2", 6)]
    shielded = Table(small_city=small_city).lay("F", 0, -1, 90, "city1").lay("E", 0, -2, 180)
    assert shielded.scores == (8, 0)


@pytest.mark.parametrize("small_city", [4, 2])
def test_S8_small_city_leaves_unfinished_cities_alone(small_city: int) -> None:
    """S3 is unchanged: two tiles and a coat of arms, 3 either way."""
    table = Table(deck="F U", small_city=small_city).lay("F", 0, -1, 90, "city1").lay("U", 1, 0)
    assert [(city.rule, city.points) for city in finals(table.events(), "city")] == [("classic.S3", 3)]


@pytest.mark.parametrize("small_city", [4, 2])
def test_S8_small_city_leaves_fields_alone(small_city: int) -> None:
    table = Table(deck="E", small_city=small_city).lay("E", 0, -1, 180, "field1")
    assert table.scores == (3, 0)


# S8 field_scoring


def test_S8_field_scoring_two_fields_of_one_owner_at_one_city() -> None:
    """Situation: 3rd edition 3 per city per field; 2nd a city pays a player once; 1st 4 per city."""
    table = Table(deck="U B E").lay("U", 1, 0, 0, "field1").lay("B", 0, 1).lay("E", 0, -1, 180, "field1")
    assert totals(table) == {"third": (6, 0), "second": (3, 0), "first": (4, 0)}


def test_S8_field_scoring_two_fields_of_two_owners_at_one_city() -> None:
    table = Table(deck="U E").lay("U", 1, 0, 0, "field1").lay("E", 0, -1, 180, "field1")
    assert totals(table) == {"third": (3, 3), "second": (3, 3), "first": (4, 4)}


def test_S8_field_scoring_one_field_at_two_cities() -> None:
    table = Table(deck="H E E B").lay("H", 0, -1, 0, "field1").lay("E", 0, -2, 180).lay("B", 0, 1).lay("E", 0, 2, 180)
    assert totals(table) == {"third": (6, 0), "second": (6, 0), "first": (8, 0)}


def two_against_one() -> Table:
    """North of the road Ann has two farmers, Bo one; around the city's end stands one of Bo's. Ann lays last."""
    table = Table(deck="U U U U U E B").lay("U", 1, 0, 0, "field1").lay("U", 3, 0, 0, "field1", forced=True)
    table.lay("U", 5, 0, 0, "field1", forced=True).lay("E", 0, -1, 180, "field1")
    return table.lay("U", 2, 0).lay("U", 4, 0).lay("B", 0, 1)


def test_S8_field_scoring_first_adds_up_the_farmers_of_all_fields_at_a_city() -> None:
    """By fields: the north is Ann's, the end Bo's. By cities: two each, a tie that pays both 4."""
    assert totals(two_against_one()) == {"third": (3, 3), "second": (3, 3), "first": (4, 4)}


def test_S8_field_scoring_first_asks_for_no_majority_in_a_field() -> None:
    """Bo has two farmers in the north, Cleo two around the end, Ann one in each, lost both: two each at the city."""
    table = Table(players=3, deck="U U U U U E B B B B B")
    table.lay("U", 1, 0, 0, "field1").lay("U", 3, 0, 0, "field1", forced=True).lay("E", 0, -1, 180, "field1")
    table.lay("B", 2, -2, 0, "field1", forced=True).lay("U", 5, 0, 0, "field1", forced=True)
    table.lay("B", -2, -2, 0, "field1", forced=True)
    table.lay("U", 2, 0).lay("U", 4, 0).lay("B", 0, -2).lay("B", 1, -2).lay("B", -1, -2)
    assert totals(table) == {"third": (0, 3, 3), "second": (0, 3, 3), "first": (4, 4, 4)}


def test_S8_field_scoring_second_pays_a_player_once_also_for_a_tied_field() -> None:
    """Ann ties the northern field and wins the other; the city is one and the same."""
    table = Table(deck="U U U E B").lay("U", 1, 0, 0, "field1").lay("U", 3, 0, 0, "field1", forced=True)
    table.lay("E", 0, -1, 180, "field1").lay("U", 2, 0).lay("B", 0, 1)
    assert totals(table) == {"third": (6, 3), "second": (3, 3), "first": (4, 0)}


def test_S8_field_scoring_second_counts_different_cities_of_different_fields() -> None:
    """Two fields of Ann's, one at two cities, one at the second of these: two different cities."""
    table = Table(deck="H E E U B B").lay("H", 0, -1, 0, "field1").lay("E", 0, -2, 180).lay("U", 1, 0, 0, "field1")
    table.lay("B", 0, 1).lay("E", 0, 2, 90).lay("B", 0, 3)
    assert totals(table) == {"third": (9, 0), "second": (6, 0), "first": (8, 0)}


def test_S8_field_scoring_second_a_lost_field_pays_nothing() -> None:
    table = Table(deck="U U U U U E B", field_scoring="second").lay("U", 1, 0, 0, "field1")
    table.lay("U", 3, 0, 0, "field1", forced=True).lay("U", 5, 0, 0, "field1", forced=True)
    table.lay("E", 0, -1, 180).lay("U", 2, 0).lay("U", 4, 0).lay("B", 0, 1)
    assert table.scores == (3, 0)


def test_S8_field_scoring_first_counts_a_farmer_once_at_a_city_that_his_field_touches_twice() -> None:
    """Ann's field reaches the long city from two tiles; Bo's the end of it: one farmer each, a tie."""
    table = Table(deck="U G E B B").lay("U", 1, 0, 0, "field1").lay("G", 0, -1, 90)
    table.lay("B", 1, -1).lay("E", 0, -2, 180, "field1").lay("B", 0, 1)
    assert totals(table) == {"third": (3, 3), "second": (3, 3), "first": (4, 4)}


def test_S8_field_scoring_unfinished_cities_pay_in_no_edition() -> None:
    table = Table(deck="G U").lay("G", 0, -1, 90, "field1").lay("U", 1, 0, 0, "field1")
    assert totals(table) == dict.fromkeys(EDITIONS, (0, 0))


@pytest.mark.parametrize(("edition", "rule", "each"), [("third", "S4", 3), ("second", "S8", 3), ("first", "S8", 4)])
def test_S8_field_scoring_points_carry_the_rule_that_was_used(edition: str, rule: str, each: int) -> None:
    table = Table(deck="E", field_scoring=edition).lay("E", 0, -1, 180, "field1")
    (event,) = [event for event in finals(table.events()) if event.points]
    assert (event.rule, event.seats, event.points, event.multiplier) == (f"classic.{rule}", (0,), each, each)
    assert event.followers == (1, 0)


def test_S8_the_edition_stands_in_the_record() -> None:
    """Situation: name the edition in the save."""
    options = {"field_scoring": "second", "small_city": 2}
    game = tw.new("classic", NAMES[:2], seed=1, options=options)
    assert game.record().options == options
    assert tw.new("classic", NAMES[:2], 1, {"field_scoring": "third", "small_city": 4}).record().options == {}


@pytest.mark.parametrize("options", [{"small_city": 3}, {"small_city": "4"}, {"field_scoring": "fourth"}])
def test_S8_other_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError) as caught:
        tw.new("classic", NAMES[:2], 1, options)
    assert caught.value.code == "option-value"
