"""F1 to F5 of Classic: roads, cities, monasteries and fields, when they are complete and what joins."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import SIDES, Table, finals, scored

# F1


@pytest.mark.parametrize(
    ("end", "rotation"),
    [("A", 90), ("T", 90), ("S", 90), ("W", 0), ("W", 90), ("W", 180), ("L", 0), ("L", 90), ("L", 180), ("X", 0)],
)
def test_F1_a_road_ends_at_a_monastery_a_city_or_a_crossing(end: str, rotation: int) -> None:
    """From the monastery in the west over the start tile to whatever lies in the east: three tiles."""
    table = Table().lay("A", -1, 0, 270, "road1").lay(end, 1, 0, rotation)
    (road,) = scored(table.events())
    assert (road.feature.kind, road.points, road.tiles, road.seats) == ("road", 3, 3, (0,))


@pytest.mark.parametrize(
    ("on", "rotation"), [("U", 0), ("V", 0), ("V", 90), ("J", 90), ("J", 180), ("D", 0), ("P", 90)]
)
def test_F1_a_road_that_runs_on_is_not_complete(on: str, rotation: int) -> None:
    table = Table().lay("A", -1, 0, 270, "road1").lay(on, 1, 0, rotation)
    assert scored(table.events()) == []
    assert table.standing == {(0, -1, 0, "road1")}


def test_F1_both_ends_must_be_closed() -> None:
    table = Table().lay("U", 1, 0, 0, "road1").lay("A", 2, 0, 90)
    assert table.scores == (0, 0)
    table.lay("B", 0, 1).lay("X", -1, 0)
    assert table.scores == (4, 0)


def test_F1_the_arms_of_a_crossing_are_different_roads() -> None:
    table = Table().lay("X", 1, 0, 0, "road4").lay("U", 1, -1, 90, "road1").lay("U", 2, 0, 0, "road1")
    assert table.standing == {(0, 1, 0, "road4"), (1, 1, -1, "road1"), (0, 2, 0, "road1")}
    assert "road1" in table.claims("U", 1, 1, 90)
    table.lay("A", -1, 0, 270)
    (road,) = scored(table.events())
    assert {(spot.x, spot.y, spot.area) for spot in road.feature.spots} == {
        (-1, 0, "road1"),
        (0, 0, "road1"),
        (1, 0, "road4"),
    }


@pytest.mark.parametrize("tile", ["W", "L"])
def test_F1_the_arms_of_a_junction_are_different_roads(tile: str) -> None:
    assert Table().lay(tile, 1, 0, 0, "road3").claims("U", 2, 0) >= {"road1"}
    assert Table().lay(tile, 1, 0, 0, "road3").claims("U", 1, 1, 90) >= {"road1"}
    assert "road1" not in Table().lay(tile, 1, 0, 0, "road3").claims("U", -1, 0)


def test_F1_a_closed_loop_of_six_tiles_is_complete() -> None:
    """Situation: a six-tile ring road is not completed, paid 6 only at the end."""
    table = Table().lay("V", -1, 0, 270, "road1").lay("V", 1, 0, 0).lay("V", 1, 1, 90).lay("V", -1, 1, 180)
    assert table.scores == (0, 0)
    table.lay("U", 0, 1)
    (road,) = scored(table.events())
    assert (road.rule, road.seats, road.points, road.tiles) == ("classic.S2", (0,), 6, 6)
    assert table.supply == (7, 7)


def test_F1_a_loop_of_four_bends_is_complete_and_can_be_claimed_by_its_last_tile() -> None:
    table = Table().lay("B", 0, 1).lay("V", 1, 1, 270).lay("V", 2, 1, 0).lay("V", 2, 2, 90)
    table.lay("V", 1, 2, 180, "road1")
    (road,) = scored(table.events())
    assert (road.seats, road.points, road.tiles) == ((0,), 4, 4)


def test_F1_a_road_that_runs_over_one_tile_twice_counts_it_once() -> None:
    """From the junction's east arm around three bends back to its south arm: four tiles, not five."""
    table = Table().lay("B", 0, 1).lay("V", 1, 1, 180, "road1").lay("V", 2, 1, 90).lay("V", 2, 0)
    table.lay("W", 1, 0)
    (road,) = scored(table.events())
    assert (road.seats, road.points, road.tiles) == ((1,), 4, 4)
    both = [spot.area for spot in road.feature.spots if (spot.x, spot.y) == (1, 0)]
    assert both == ["road1", "road2"]


def test_F1_an_unfinished_road_over_one_tile_twice_counts_it_once_too() -> None:
    """Situation: an edge pushed twice in the search, its tile counted twice."""
    table = Table(deck="B V V X").lay("X", 1, 0, 0, "road3").lay("V", 1, 1, 180).lay("V", 2, 1, 90).lay("B", 0, 1)
    (road,) = finals(table.events(), "road")
    assert (road.rule, road.points, road.tiles) == ("classic.S3", 3, 3)


# F2


def test_F2_a_city_is_complete_when_no_city_edge_is_open() -> None:
    """C in the middle of four caps: complete with the fourth and not before."""
    table = Table().lay("C", 0, -1, 0, "city1").lay("E", -1, -1, 90).lay("E", 1, -1, 270)
    assert table.scores == (0, 0)
    table.lay("E", 0, -2, 180)
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.tiles, city.marks) == ((0,), 12, 5, 1)


def test_F2_two_city_areas_of_one_tile_in_one_city_count_the_tile_once() -> None:
    """Situation: one tile carries two separate city edges that later become one city."""
    table = Table().lay("N", 0, 1, 180, "city1").lay("N", 1, 1, 270).lay("I", 1, 2).lay("N", 0, 2, 90)
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.tiles) == ((0,), 8, 4)
    assert [spot.area for spot in city.feature.spots if (spot.x, spot.y) == (1, 2)] == ["city1", "city2"]


def test_F2_two_separate_city_areas_of_one_tile_are_two_cities() -> None:
    table = Table().lay("H", 0, -1, 0, "city1")
    assert table.supply == (6, 7)
    table.lay("E", 0, -2, 180)
    (city,) = scored(table.events())
    assert {(spot.x, spot.y, spot.area) for spot in city.feature.spots} == {(0, -1, "city1"), (0, -2, "city1")}
    assert (city.points, city.tiles) == (4, 2)


def test_F2_followers_of_cities_that_become_one_are_counted_together() -> None:
    """Situation: two segments become one city, its followers merged, its open edges right."""
    table = Table().lay("N", 0, 1, 180, "city1").lay("I", 1, 2, 0, "city1", forced=True).lay("N", 0, 2, 90)
    assert table.standing == {(0, 0, 1, "city1"), (1, 1, 2, "city1")}
    table.lay("N", 1, 1, 270)
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.followers) == ((0, 1), 8, (1, 1))


def test_F2_an_unfinished_city_over_one_tile_twice_counts_it_once_too() -> None:
    """The ring of three cities and I, with an edge still open in the west."""
    table = Table(deck="N N I R U").lay("R", 0, 1, 180, "city1").lay("U", 1, 0).lay("N", 1, 1, 270)
    table.lay("N", 0, 2, 90).lay("I", 1, 2)
    (city,) = finals(table.events(), "city")
    assert (city.rule, city.points, city.tiles) == ("classic.S3", 4, 4)


# F3

AROUND = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
NAMED = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]


def in_order(cells: set[tuple[int, int]], last: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return cells in an order in which each lies beside one before it or beside 0, 0; these last."""
    order = [(0, 0)]
    left = cells - set(last)
    while left:
        beside = [cell for cell in sorted(left) if any((cell[0] - x, cell[1] - y) in SIDES for x, y in order)]
        order.append(beside[0])
        left.remove(beside[0])
    return order[1:] + last


def block(size: int, last: tuple[int, int]) -> tuple[Table, tuple[int, int]]:
    """Return a table with a block of monasteries but for its last cell; seat and cell of the centre.

    The block's upper edge lies under the start tile; a column beside it lets every cell be reached.
    """
    half = size // 2
    centre = (0, half + 1)
    cells = {(x, y) for x in range(-half, half + 1) for y in range(1, size + 1)}
    road = {(half + 1, y) for y in range(1, size + 1)} | {(x, 0) for x in range(1, half + 2)}
    final = (centre[0] + last[0], centre[1] + last[1])
    order = in_order(cells | road, [final])
    table = Table(deck="B " * 50 + "U " * 4)
    for x, y in order[:-1]:
        table.lay("U" if y == 0 else "B", x, y, 0, "monastery1" if (x, y) == centre else None)
    return table, final


@pytest.mark.parametrize("size", [3, 5])
@pytest.mark.parametrize("last", AROUND, ids=NAMED)
def test_F3_any_of_the_eight_neighbours_may_complete_a_monastery(last: tuple[int, int], size: int) -> None:
    """Situation: the last neighbour N, NE or E of it, inside a filled block of 5 by 5: no 9 points."""
    table, final = block(size, last)
    (monk,) = table.standing
    assert table.scores == (0, 0)
    table.lay("B", *final)
    (monastery,) = scored(table.events(), "monastery")
    assert (monastery.rule, monastery.seats, monastery.points, monastery.tiles) == ("classic.S2", (monk[0],), 9, 9)
    assert (table.scores[monk[0]], table.supply, table.standing) == (9, (7, 7), set())


@pytest.mark.parametrize("size", [3, 5])
def test_F3_the_monastery_itself_may_come_last(size: int) -> None:
    table, final = block(size, (0, 0))
    assert table.standing == set()
    assert "monastery1" in table.claims("B", *final)
    mover = table.seat
    table.lay("B", *final, 0, "monastery1")
    (monastery,) = scored(table.events())
    assert (monastery.seats, monastery.points) == ((mover,), 9)
    assert table.supply == (7, 7)


def test_F3_one_tile_may_complete_two_monasteries() -> None:
    """Two monasteries side by side; the tile north of both corners comes last."""
    table = Table(deck="B " * 12 + "U U")
    for x, y, follower in (
        (0, 1, None),
        (0, 2, "monastery1"),
        (0, 3, None),
        (1, 3, None),
        (1, 2, "monastery1"),
        (2, 2, None),
        (2, 1, None),
        (2, 3, None),
        (-1, 3, None),
        (-1, 2, None),
        (-1, 1, None),
    ):
        table.lay("B", x, y, 0, follower)
    assert table.scores == (0, 0)
    table.lay("B", 1, 1)
    found = scored(table.events(), "monastery")
    assert sorted((event.seats, event.points) for event in found) == [((0,), 9), ((1,), 9)]


def test_F3_a_monastery_with_a_road_is_completed_in_the_same_way() -> None:
    table = Table(deck="A " + "B " * 9 + "U U U").lay("U", 1, 0).lay("A", 0, 1, 180, "monastery1", forced=True)
    table.lay("U", -1, 0).lay("B", -1, 1).lay("B", 1, 1).lay("B", -1, 2).lay("B", 1, 2)
    assert table.scores == (0, 0)
    table.lay("B", 0, 2)
    (monastery,) = scored(table.events(), "monastery")
    assert (monastery.seats, monastery.points) == ((1,), 9)


# F4

CORNERS = {"field1": "north-west", "field2": "north-east", "field3": "south-east", "field4": "south-west"}


@pytest.mark.parametrize("quarter", CORNERS)
@pytest.mark.parametrize(
    ("cell", "rotation", "meets"),
    [
        ((1, -1), 90, {"field2": "field1", "field1": "field2"}),
        ((2, 0), 0, {"field2": "field1", "field3": "field2"}),
        ((1, 1), 90, {"field3": "field1", "field4": "field2"}),
        ((-1, 0), 0, {"field1": "field1", "field4": "field2"}),
    ],
    ids=["north", "east", "south", "west"],
)
def test_F4_fields_join_by_halves_never_across_the_road(
    quarter: str, cell: tuple[int, int], rotation: int, meets: dict[str, str]
) -> None:
    """Situation: the two sides of a road edge treated as one, so two farmers could share one field.

    A crossing with a farmer in one quarter, a straight road on one of its arms: only the half that lies
    opposite the quarter is closed.
    """
    table = Table().lay("X", 1, 0, 0, quarter)
    closed = {meets[quarter]} if quarter in meets else set()
    assert table.claims("U", *cell, rotation) & {"field1", "field2"} == {"field1", "field2"} - closed


def test_F4_both_sides_of_a_road_may_hold_farmers_of_different_seats() -> None:
    table = Table().lay("U", 1, 0, 0, "field1").lay("U", 2, 0, 0, "field2")
    assert table.standing == {(0, 1, 0, "field1"), (1, 2, 0, "field2")}
    assert table.claims("U", 3, 0) == {"road1"}


def test_F4_a_city_wall_cuts_a_field() -> None:
    """The fields on either side of a long city are two; around its end they are one."""
    table = Table().lay("G", 0, -1, 90, "field1")
    assert table.claims("B", 1, -1) == {"monastery1"}
    assert table.claims("B", -1, -1) == {"monastery1", "field1"}
    table.lay("E", 0, -2, 180).lay("B", 1, -1).lay("B", 1, -2)
    assert table.claims("B", -1, -1) == {"monastery1", "field1"}
    table.lay("B", -1, -2)
    assert table.claims("B", -1, -1) == {"monastery1"}


def test_F4_a_field_goes_around_the_end_of_a_road() -> None:
    around = Table().lay("A", -1, 0, 270, "field1")
    assert around.claims("U", 1, 0) == {"road1"}
    cut = Table().lay("V", -1, 0, 270, "field1")
    assert cut.claims("U", 1, 0) == {"road1", "field2"}


def test_F4_two_farmers_come_into_one_field_by_joining_only() -> None:
    table = Table(deck="U U U E B").lay("U", 1, 0, 0, "field1").lay("U", 3, 0, 0, "field1", forced=True)
    table.lay("U", 2, 0).lay("E", 0, -1, 180).lay("B", 0, 1)
    (field,) = finals(table.events(), "field")
    assert (field.followers, field.seats) == ((1, 1), (0, 1))


def test_F4_a_field_is_never_complete() -> None:
    """Closed on all sides by a ring road, and still there at the end; without a city it pays nothing."""
    table = Table(deck="B V V V V U").lay("B", 0, 1).lay("V", 1, 1, 270, "field2").lay("V", 2, 1, 0)
    table.lay("V", 2, 2, 90).lay("V", 1, 2, 180).lay("U", 1, 0)
    assert table.game().over
    assert table.scores == (0, 0)
    assert table.standing == {(1, 1, 1, "field2")}


# F5


def test_F5_a_field_touches_only_the_cities_that_its_areas_name() -> None:
    """The start tile's northern field lies at the city, its southern one behind the road."""
    north = Table(deck="E U B").lay("U", 1, 0, 0, "field1").lay("E", 0, -1, 180).lay("B", 0, 1)
    assert north.scores == (3, 0)
    south = Table(deck="E U B").lay("U", 1, 0, 0, "field2").lay("E", 0, -1, 180).lay("B", 0, 1)
    assert south.scores == (0, 0)


def test_F5_a_field_cut_off_from_the_city_by_the_bend_of_a_road_does_not_touch_it() -> None:
    """J and K: the little field inside the bend names no city, the large one does."""
    for area, points in (("field1", 3), ("field2", 0)):
        table = Table(deck="K B").lay("K", 0, -1, 180, area).lay("B", 0, 1)
        assert table.scores == (points, 0)


def test_F5_the_areas_of_a_field_are_taken_together() -> None:
    """The farmer's own tile has no city at all; two tiles on, his field touches two."""
    table = Table(deck="B B B E E E I").lay("E", 0, -1, 180).lay("B", 0, 1, 0, "field1").lay("B", 0, 2)
    table.lay("I", 0, 3, 180).lay("E", 0, 4, 0).lay("E", 1, 3, 270)
    table.lay("B", -1, 3)
    (field,) = finals(table.events(), "field")
    assert (field.seats, field.points, field.marks) == ((1,), 6, 2)


def test_F5_a_city_counts_once_for_a_field_that_touches_several_of_its_areas() -> None:
    """The field lies along the start tile, the long city and its end: one city, 3 points."""
    table = Table(deck="G E U B B").lay("U", 1, 0, 0, "field1").lay("G", 0, -1, 90).lay("E", 0, -2, 180)
    table.lay("B", 1, -1).lay("B", 1, -2)
    (field,) = finals(table.events(), "field")
    assert {spot.area for spot in field.feature.spots if spot.x == 0} == {"field1"}
    assert {(spot.x, spot.y) for spot in field.feature.spots} == {(0, 0), (1, 0), (0, -1), (0, -2), (1, -1), (1, -2)}
    assert (field.seats, field.points, field.marks) == ((0,), 3, 1)
