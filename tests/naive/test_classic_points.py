"""Subtle points of Classic in small positions laid by hand; D (city north, road east-west) lies at 0, 0."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.naive.classic import AROUND, NaiveClassic, NaiveError

TILES = Path(__file__).parents[1] / "data" / "tiles-classic.toml"
Laid = tuple[Any, ...]


def new(players: int = 2, **options: Any) -> NaiveClassic:
    return NaiveClassic(TILES, options, players)


def lay(game: NaiveClassic, *tiles: Laid, forced: bool = False) -> NaiveClassic:
    """Lay (kind, x, y, rotation[, follower's area]) one after another, each by the seat whose turn it is."""
    for kind, x, y, rotation, *area in tiles:
        entry: dict[str, Any] = {"player": game.seat, "tile": kind, "x": x, "y": y, "rotation": rotation}
        if area:
            entry["follower"] = area[0]
        if forced:
            entry["forced"] = "laid out for a test"
        game.play(entry)
    return game


def feature(game: NaiveClassic, x: int, y: int, area: str) -> dict[str, Any]:
    return next(found for found in game.features() if (x, y, area) in found["areas"])


def everything(game: NaiveClassic) -> tuple[Any, ...]:
    seen = (game.features(), game.left, game.scores, game.supply, game.followers, game.seat, game.finish())
    return (*(repr(part) for part in seen), game.claims_for_last_tile(0), sorted(game.board))


# Components, placing, discarding


def test_K1_seventy_two_base_tiles_of_twenty_four_kinds_and_71_to_draw() -> None:
    game = new()
    assert (len(game.left), game.left.total(), game.left["D"]) == (24, 71, 3)
    assert sorted(game.board) == [(0, 0)]


def test_T2_at_the_start_each_edge_takes_only_its_like_and_a_corner_is_not_enough() -> None:
    game = new()
    assert game.legal("C") == {(0, -1, turn) for turn in (0, 90, 180, 270)}
    assert game.legal("E") == {(0, -1, 180), (0, 1, 90), (0, 1, 180), (0, 1, 270)}
    assert game.cells("X") == [[-1, 0], [1, 0]]
    with pytest.raises(NaiveError, match="does not fit"):
        lay(game, ("B", 1, 1, 0))


def test_T2_a_tile_that_closes_off_an_empty_hole_is_legal() -> None:
    ring = [("U", 1, 0, 0), ("U", 2, 0, 0), ("B", 0, 1, 0), ("B", 2, 1, 0), ("B", 0, 2, 0), ("B", 2, 2, 0)]
    game = lay(new(), *ring, ("U", 1, 2, 90))
    assert (1, 1) not in game.board
    assert len(game.board) == 8
    # The hole asks for a road to the south and fields elsewhere: A fits, B does not.
    assert {(x, y, turn) for x, y, turn in game.legal("A") if (x, y) == (1, 1)} == {(1, 1, 0)}
    assert [1, 1] not in game.cells("B")


def test_K4_a_straight_line_of_nine_tiles_is_legal() -> None:
    game = lay(new(), *[("U", x, 0, 0) for x in range(1, 9)])
    assert feature(game, 0, 0, "road1")["tiles"] == 9


def test_T3_a_tile_that_fits_nowhere_goes_out_and_the_same_player_draws_again() -> None:
    game = new()
    with pytest.raises(NaiveError, match="has a legal place"):
        game.play({"player": 0, "discard": "C"})
    lay(game, ("E", 0, -1, 180))
    assert game.legal("C") == set()
    game.play({"player": 1, "discard": "C"})
    assert (game.seat, game.left["C"], game.left.total()) == (1, 0, 69)
    with pytest.raises(NaiveError, match="have been drawn"):
        game.play({"player": 1, "discard": "C"})


def test_T4_two_areas_that_lead_to_one_occupied_city_are_both_closed() -> None:
    around = [("N", 0, 1, 270, "city1"), ("N", -1, 1, 180), ("N", -1, 2, 90), ("I", 0, 2, 0)]
    game = lay(new(), *around)
    assert game.claims_for_last_tile(1) == ["field1"]


def test_T4_a_free_feature_may_be_claimed_as_it_is_completed_and_beside_a_monastery_the_field() -> None:
    around = [("N", 0, 1, 270), ("N", -1, 1, 180), ("N", -1, 2, 90), ("I", 0, 2, 0, "city2")]
    game = lay(new(), *around)
    assert game.claims_for_last_tile(1) == ["city1", "city2", "field1"]
    assert (game.scores, game.supply) == ([0, 8], [7, 7])
    lay(game, ("B", 0, 3, 0))
    assert game.claims_for_last_tile(0) == ["field1", "monastery1"]


def test_T4_own_follower_too_closes_a_feature() -> None:
    game = lay(new(3), ("U", 1, 0, 0, "road1"), ("B", 0, 1, 0), ("B", 1, 1, 0))
    before = everything(game)
    with pytest.raises(NaiveError, match="holds a follower already"):
        lay(game, ("U", 2, 0, 0, "road1"))
    assert everything(game) == before


def test_T4_an_empty_supply_claims_nothing_and_the_last_follower_may_complete() -> None:
    apart: list[Laid] = []
    for x in range(10, 24, 2):
        apart += [("U", x, 20, 0, "road1"), ("V", x, 30, 0)]
    game = lay(new(), *apart[:12], forced=True)
    assert game.supply == [1, 7]
    lay(game, ("E", 0, -1, 180, "city1"), ("B", 0, 1, 0))
    assert (game.supply, game.scores) == ([1, 7], [4, 0])
    lay(game, *apart[12:], forced=True)
    before = everything(game)
    with pytest.raises(NaiveError, match="no follower in supply"):
        lay(game, ("U", 1, 0, 0, "field1"))
    assert everything(game) == before
    lay(game, ("U", 1, 0, 0))
    assert (game.claims_for_last_tile(0), game.claims_for_last_tile(1)) == ([], ["field1", "field2", "road1"])


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ({"player": 1, "tile": "U", "x": 1, "y": 0, "rotation": 0}, "turn of player 0"),
        ({"player": 0, "tile": "U", "x": 0, "y": 0, "rotation": 0}, "a tile at 0, 0 already"),
        ({"player": 0, "tile": "U", "x": 1, "y": 0, "rotation": 90}, "does not fit"),
        ({"player": 0, "tile": "U", "x": 1, "y": 0, "rotation": 45}, "0, 90, 180 or 270"),
        ({"player": 0, "tile": "Y", "x": 1, "y": 0, "rotation": 0}, "no tile kind 'Y'"),
        ({"player": 0, "tile": "R1.bend", "x": 1, "y": 0, "rotation": 0}, "no tile kind"),
        ({"player": 0, "tile": "U", "x": 1, "y": 0, "rotation": 0, "follower": "city1"}, "no area city1"),
        ({"player": 0}, "either places a tile, or discards"),
    ],
)
def test_T7_a_refused_entry_changes_nothing(entry: dict[str, Any], sentence: str) -> None:
    game = new()
    before = everything(game)
    with pytest.raises(NaiveError, match=sentence):
        game.play(entry)
    assert everything(game) == before


def test_a_forced_tile_stays_closed_to_unlike_areas_and_joins_like_halves() -> None:
    game = lay(new(), ("E", 1, 0, 270, "city1"), forced=True)
    # The city edge of E faces D's road: both are closed there, neither joined nor open.
    assert feature(game, 1, 0, "city1")["cells"] == [(1, 0)]
    assert game.scores == [2, 0]
    assert feature(game, 0, 0, "field1")["areas"] == [(0, 0, "field1")]
    lay(game, ("B", -1, 0, 0), forced=True)
    road = feature(game, 0, 0, "road1")
    assert (road["complete"], road["tiles"]) == (True, 1)
    assert feature(game, -1, 0, "field1")["areas"] == [(-1, 0, "field1"), (0, 0, "field1"), (0, 0, "field2")]


# Features


def test_F1_a_ring_of_four_bends_is_complete_and_counts_each_tile_once() -> None:
    ring = [("V", 0, 1, 270, "road1"), ("V", 1, 1, 0), ("V", 1, 2, 90), ("V", 0, 2, 180)]
    game = lay(new(), *ring)
    assert (game.scores, game.supply) == ([4, 0], [7, 7])


def test_F1_a_ring_of_six_tiles_is_complete() -> None:
    left = [("V", 0, 1, 270, "road1"), ("V", 0, 2, 180)]
    game = lay(new(), *left, ("U", 1, 1, 0), ("U", 1, 2, 0), ("V", 2, 1, 0))
    assert game.scores == [0, 0]
    assert lay(game, ("V", 2, 2, 90)).scores == [6, 0]


def test_F1_a_road_that_leaves_and_returns_to_one_crossing_counts_that_tile_once() -> None:
    game = lay(new(), ("W", 0, 1, 0, "road1"), ("V", 1, 1, 0), ("V", 1, 2, 90), ("V", 0, 2, 180))
    assert game.scores == [4, 0]
    assert feature(game, 0, 1, "road1") == feature(game, 0, 1, "road2")
    assert feature(game, 0, 1, "road3")["areas"] == [(0, 1, "road3")]


def test_F2_two_city_areas_of_one_tile_in_one_city_count_that_tile_once() -> None:
    around = [("N", 0, 1, 270, "city1"), ("N", -1, 1, 180), ("N", -1, 2, 90), ("I", 0, 2, 0)]
    game = lay(new(), *around)
    assert game.scores == [8, 0]
    city = feature(game, 0, 2, "city1")
    assert (0, 2, "city2") in city["areas"]
    assert (city["tiles"], city["complete"]) == (4, True)


@pytest.mark.parametrize("last", [(0, 0), *AROUND])
def test_F3_the_last_of_nine_places_completes_in_every_direction_and_the_monastery_too(
    last: tuple[int, int],
) -> None:
    tiles = {place: ("U", 20 + place[0], 20 + place[1], 0) for place in AROUND}
    order: list[Laid] = [("B", 20, 20, 0, "monastery1"), *(tiles[place] for place in AROUND)]
    final = order[0] if last == (0, 0) else tiles[last]
    order = [tile for tile in order if tile != final]
    game = lay(new(), *order, forced=True)
    assert game.scores == [0, 0]
    if last != (0, 0):
        assert feature(game, 20, 20, "monastery1")["tiles"] == 8
        assert game.finish() == [8, 0]
        assert game.supply == [6, 7]
    lay(game, final, forced=True)
    assert (game.scores, game.supply, game.finish()) == ([9, 0], [7, 7], [9, 0])


def test_F4_the_fields_on_the_two_sides_of_a_road_are_two() -> None:
    game = lay(new(), ("U", 1, 0, 0, "field1"), ("U", 2, 0, 180))
    # Turned by 180 degrees, field2 of U lies to the north, where seat 0 stands.
    assert game.claims_for_last_tile(1) == ["field1", "road1"]
    assert (0, 0, "field1") in feature(game, 2, 0, "field2")["areas"]
    assert (0, 0, "field2") in feature(game, 2, 0, "field1")["areas"]


def test_F4_a_field_runs_round_the_end_of_a_road() -> None:
    game = lay(new(), ("A", 1, 0, 90, "field1"), ("U", -1, 0, 0))
    assert game.claims_for_last_tile(1) == ["road1"]


# Scoring


def two_on_one_road(game: NaiveClassic) -> NaiveClassic:
    lay(game, ("U", 1, 0, 0, "road1"))
    lay(game, ("U", 3, 0, 0, "road1"), forced=True)
    return lay(game, ("U", 2, 0, 0))


def test_S1_all_who_tie_get_the_full_points() -> None:
    game = two_on_one_road(new())
    lay(game, ("A", 4, 0, 90), ("A", -1, 0, 270))
    assert (game.scores, game.supply, game.winners) == ([6, 6], [7, 7], [0, 1])


def test_S1_the_majority_takes_all_and_the_losers_go_home() -> None:
    game = two_on_one_road(new())
    lay(game, ("U", -2, 0, 0, "road1"), forced=True)
    lay(game, ("A", 4, 0, 90), ("A", -3, 0, 270))
    assert game.scores == [0, 0]
    lay(game, ("U", -1, 0, 0))
    assert (game.scores, game.supply) == ([0, 8], [7, 7])


def test_S1_a_completed_feature_without_followers_pays_nobody() -> None:
    game = lay(new(), ("E", 0, -1, 180))
    assert feature(game, 0, 0, "city1")["complete"]
    assert game.scores == [0, 0]
    assert game.payments == []


@pytest.mark.parametrize(("small_city", "plain", "shield"), [(4, 4, 6), (2, 2, 3)])
def test_S8_a_city_of_two_tiles_by_edition(small_city: int, plain: int, shield: int) -> None:
    assert lay(new(small_city=small_city), ("E", 0, -1, 180, "city1")).scores == [plain, 0]
    # No two base tiles close a city with a coat of arms, so its west edge is closed by a forced tile.
    game = lay(new(small_city=small_city), ("M", 20, 20, 0, "city1"), ("E", 20, 19, 180), forced=True)
    assert (game.scores, game.finish()) == ([0, 0], [3, 0])
    assert lay(game, ("U", 19, 20, 0), forced=True).scores == [shield, 0]


@pytest.mark.parametrize("small_city", [4, 2])
def test_S2_a_city_of_three_tiles_pays_two_a_tile_and_two_a_coat_of_arms(small_city: int) -> None:
    game = lay(new(small_city=small_city), ("F", 0, -1, 90, "city1"), ("E", 0, -2, 180))
    assert game.scores == [8, 0]


def test_S3_unfinished_road_city_and_monastery_pay_at_the_end_only() -> None:
    tiles = [("U", 1, 0, 0, "road1"), ("F", 0, -1, 90, "city1"), ("B", 0, 1, 0, "monastery1")]
    game = lay(new(3), *tiles)
    assert (game.scores, game.finish()) == ([0, 0, 0], [2, 3, 3])


def joined_field(**options: Any) -> NaiveClassic:
    """Seat 0 beside D, seat 1 beside the cap of D's city; a monastery tile joins the two fields into one."""
    game = new(**options)
    return lay(game, ("U", 1, 0, 0, "field1"), ("E", 0, -1, 180, "field1"), ("B", 1, -1, 0))


@pytest.mark.parametrize(("edition", "points"), [("third", 3), ("second", 3), ("first", 4)])
def test_S4_a_city_that_touches_a_field_twice_counts_once_and_ties_pay_all(edition: str, points: int) -> None:
    game = joined_field(field_scoring=edition)
    field = feature(game, 0, 0, "field1")
    assert (0, -1, "field1") in field["areas"]
    assert field["followers"] == [1, 1]
    assert game.finish() == [points, points]


def test_S4_a_field_without_completed_cities_pays_nothing() -> None:
    assert lay(new(), ("U", 1, 0, 0, "field1"), ("U", 2, 0, 0, "field2")).finish() == [0, 0]


@pytest.mark.parametrize(("edition", "points"), [("third", 6), ("second", 3), ("first", 4)])
def test_S8_one_owner_of_two_fields_at_one_city(edition: str, points: int) -> None:
    game = lay(new(field_scoring=edition), ("U", 1, 0, 0, "field1"), ("B", 0, 1, 0), ("E", 0, -1, 180, "field1"))
    assert game.finish() == [points, 0]


@pytest.mark.parametrize(("edition", "points"), [("third", 6), ("second", 6), ("first", 8)])
def test_S8_one_field_at_two_cities_pays_both_and_S5_lifts_nobody_between(edition: str, points: int) -> None:
    game = lay(new(field_scoring=edition), ("H", 0, -1, 0, "field1"), ("E", 0, -2, 180))
    before = everything(game)
    assert game.finish() == [points, 0]
    assert game.finish() == [points, 0]
    assert everything(game) == before
    assert game.supply == [6, 7]


@pytest.mark.parametrize(("edition", "final"), [("third", [3, 6]), ("second", [3, 3]), ("first", [0, 4])])
def test_S8_first_edition_adds_up_the_farmers_of_all_fields_at_the_city(edition: str, final: list[int]) -> None:
    tiles = [
        ("F", 0, -1, 90, "field1"),
        ("E", 0, -2, 180, "field1"),
        ("U", 1, 0, 0),
        ("B", -1, -1, 0, "field1"),
    ]
    game = lay(new(field_scoring=edition), *tiles)
    assert feature(game, -1, -1, "field1")["areas"] == [(-1, -1, "field1"), (0, -1, "field2")]
    assert game.finish() == final


@pytest.mark.parametrize(
    ("east", "west", "third", "second", "first"),
    [
        (True, True, [3, 3], [3, 3], [4, 4]),
        (True, False, [3, 3], [3, 3], [0, 4]),
        (False, True, [0, 3], [0, 3], [0, 4]),
    ],
)
def test_S8_majority_of_each_field_or_sum_of_all_farmers_at_the_city(
    east: bool, west: bool, third: list[int], second: list[int], first: list[int]
) -> None:
    """Seat 1 has two farmers west of the city, seat 0 at most one there and one in the field to the east."""
    final = {}
    for edition in ("third", "second", "first"):
        game = new(field_scoring=edition)
        lay(game, ("F", 0, -1, 90, *["field1"] * east), ("E", 0, -2, 180, "field1"))
        lay(game, ("B", -1, -1, 0, *["field1"] * west), ("B", -3, -1, 0, "field1"), forced=True)
        lay(game, ("B", -1, -2, 0), ("B", -2, -1, 0))
        assert feature(game, 0, -2, "field1")["followers"] == [int(west), 2]
        assert feature(game, 0, -1, "field1")["followers"] == [int(east), 0]
        final[edition] = game.finish()
    assert final == {"third": third, "second": second, "first": first}


def test_S8_second_edition_pays_each_different_city_once_a_player() -> None:
    # Seat 0 holds two fields: one at two completed cities, one at the second of these alone.
    game = lay(new(field_scoring="second"), ("H", 0, -1, 0, "field1"), ("E", 0, -2, 180, "field1"))
    assert game.finish() == [6, 3]
    lay(game, ("U", 1, 0, 0, "field1"))
    assert game.finish() == [6, 3]


@pytest.mark.parametrize(("edition", "final"), [("third", [6, 6]), ("second", [6, 6]), ("first", [8, 8])])
def test_S8_two_fields_at_one_city_each_pay_as_one_field_at_both(edition: str, final: list[int]) -> None:
    tiles = [("U", 1, 0, 0, "field1"), ("H", 0, -1, 0, "field1"), ("E", 0, -2, 180, "field1")]
    game = lay(new(field_scoring=edition), *tiles)
    assert [feature(game, 0, y, "field1")["followers"] for y in (0, -1, -2)] == [[1, 0], [0, 1], [1, 0]]
    assert game.finish() == final


def test_S6_the_highest_total_wins() -> None:
    game = lay(new(3), ("U", 1, 0, 0), ("U", 2, 0, 0, "road1"))
    assert (game.finish(), game.winners) == ([0, 3, 0], [1])


# Options


def test_V2_without_farmers_fields_are_neither_claimed_nor_scored() -> None:
    game = lay(new(farmers=False, field_scoring="first"), ("E", 0, -1, 180, "city1"), ("E", 0, 1, 180))
    assert game.claims_for_last_tile(1) == ["city1"]
    with pytest.raises(NaiveError, match="on a field"):
        lay(game, ("B", 1, -1, 0, "field1"))
    assert game.finish() == [4, 0]


@pytest.mark.parametrize(
    ("options", "players"),
    [({"inn": True}, 2), ({"small_city": 3}, 2), ({"field_scoring": "fourth"}, 2), ({}, 1), ({}, 6)],
)
def test_what_the_naive_scorer_does_not_know_is_refused(options: dict[str, Any], players: int) -> None:
    with pytest.raises(NaiveError):
        new(players, **options)
