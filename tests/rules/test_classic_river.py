"""The River: its tiles come first, each at the open end, and it does not turn back at once (V1, V10, V11.4)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.classic_table import Table, deck_file

from tilewright.game import DataError, Game, Place, PlaceFollower, SetupError, chance, new, parse_position
from tilewright.game.events import Drawn, PutOut
from tilewright.game.position import format_position
from tilewright.tiles import in_play, tile_set

COURSE = [
    ("R1.bend", 1, 0, 0),
    ("R1.road-bend", 1, 1, 180),
    ("R1.straight", 2, 1, 0),
    ("R1.straight", 3, 1, 0),
    ("R1.monastery", 4, 1, 0),
    ("R1.city-road", 5, 1, 0),
    ("R1.cities", 6, 1, 0),
    ("R1.bend", 7, 1, 0),
    ("R1.bridge", 7, 2, 0),
    ("R1.city-bend", 7, 3, 270),
    ("R1.lake", 8, 3, 0),
]
"""A whole river that is legal."""


def river(count: int = 0, **options: object) -> Table:
    """Return a game with so many tiles of the course laid after the spring."""
    table = Table(river=True, **options)  # type: ignore[arg-type]
    for tile, x, y, rotation in COURSE[:count]:
        table.lay(tile, x, y, rotation)
    return table


def refused(table: Table) -> tuple[str, str]:
    refusal = table.refusal()
    assert refusal is not None
    return refusal.code, refusal.rule


# V1


def test_V1_the_spring_lies_at_0_0_in_place_of_the_start_tile() -> None:
    game = new("classic", ["Ann", "Bo"], 1, {"river": True})
    (spring,) = game.position().tiles
    assert (spring.tile, spring.x, spring.y, spring.rotation) == ("R1.spring", 0, 0, 0)
    assert river().cells("R1.straight") == {(1, 0)}


def test_V1_all_84_tiles_are_in_play_with_all_four_D() -> None:
    game = new("classic", ["Ann", "Bo"], 1, {"river": True})
    assert game.view(None).left == 82
    assert game.view(None).remaining["D"] == 4
    kinds = in_play(tile_set("classic-1"), {"river": True})
    assert kinds.tiles == 84
    assert [kind.id for kind in kinds.kinds if kind.start] == ["R1.spring"]


def test_V1_ten_are_shuffled_then_comes_the_lake_then_the_rest() -> None:
    seed = chance.seed_bytes(5)
    game = new("classic", ["Ann", "Bo"], 5, {"river": True})
    drawn = []
    while not game.over:
        for event in game.apply(game.actions()[0]):
            drawn += [event.tile] if isinstance(event, Drawn) else []
    ten = [kind.id for kind in tile_set("classic-1").aside for _ in range(kind.count) if not kind.role]
    assert drawn[:9] == chance.river(seed, ten)[1:]
    assert drawn[9] == "R1.lake"
    rest = [kind.id for kind in tile_set("classic-1").kinds for _ in range(kind.count)]
    assert drawn[10:] == chance.stack(seed, rest)


@pytest.mark.parametrize("tile", ["R1.lake", "B"])
def test_V1_nothing_comes_before_the_river_and_the_lake_is_its_last(tile: str) -> None:
    assert refused(river().lay(tile, 1, 0)) == ("river-first", "classic.V1")
    with pytest.raises(DataError) as fault:
        river().hold(tile)
    assert fault.value.code == "river-first"


def test_V1_players_take_turns_from_the_first_on() -> None:
    assert [move["player"] for move in river(4).moves] == [0, 1, 0, 1]
    assert river(4).refusal() is None


def test_V1_each_tile_lies_with_its_river_at_the_open_end() -> None:
    assert river(1).cells("R1.straight") == {(1, 1)}
    assert refused(river().lay("R1.straight", 1, 0, 90)) == ("river-not-continued", "classic.V1")
    assert refused(river().lay("R1.straight", 0, 1)) == ("river-not-continued", "classic.V1")
    assert refused(river().lay("R1.straight", 5, 5)) == ("touches-no-tile", "classic.T2")


def test_V1_both_ways_of_a_tile_are_offered_once_a_landscape() -> None:
    turns = {(a.x, a.y, a.rotation) for a in river().hold("R1.bend").actions() if isinstance(a, Place)}
    assert turns == {(1, 0, 0), (1, 0, 90)}
    straight = {a.rotation for a in river().hold("R1.straight").actions() if isinstance(a, Place)}
    assert straight == {0}
    assert river().lay("R1.straight", 1, 0, 180).refusal() is None


def test_V1_other_edges_must_match_too() -> None:
    """The way back runs under the spring, where a city or a road at the north does not fit."""
    back = river(1, river_u_turns="allow").lay("R1.bend", 1, 1, 90)
    assert refused(back.lay("R1.cities", 0, 1)) == ("must-discard", "classic.T3")


def test_V1_the_river_does_not_run_into_a_tile() -> None:
    narrow = river(1, river_u_turns="allow").lay("R1.road-bend", 1, 1, 90)
    assert refused(narrow.lay("R1.bend", 0, 1, 180)) == ("river-blocked", "classic.V1")


def test_V1_a_follower_may_stand_on_the_other_areas_but_not_on_the_river() -> None:
    assert river().claims("R1.city-road", 1, 0) == {"city1", "road1", "field1", "field2", "field3", "field4"}
    assert refused(river().lay("R1.city-road", 1, 0, 0, "river1")) == ("river-not-claimed", "classic.V1")


def test_V1_a_river_parts_fields_but_its_ends_join_them() -> None:
    spring = river().lay("R1.straight", 1, 0, 0, "field1")
    assert not spring.asked("R1.straight", 2, 0)
    corner = river(1).lay("R1.straight", 1, 1, 90).lay("R1.straight", 1, 2, 90, "field1")
    assert corner.refusal() is None


def test_V1_the_river_is_never_scored() -> None:
    table = river(11)
    assert table.refusal() is None
    assert table.scores == (0, 0)


def test_V1_then_the_regular_tiles_go_anywhere_they_fit() -> None:
    cells = river(11).cells("B")
    assert {(0, -1), (-1, 0), (9, 3)} <= cells


def test_V1_a_river_tile_that_fits_nowhere_is_put_out() -> None:
    back = river(1, river_u_turns="allow").lay("R1.bend", 1, 1, 90).out("R1.cities")
    assert [type(event) for event in back.last().events] == [Drawn, PutOut]
    assert back.refusal() is None
    assert back.seat == 0


def dry() -> Table:
    """Return a river that comes to a cell beneath a road, when no river tile with a road is left."""
    table = river(0, river_u_turns="allow").lay("R1.city-road", 1, 0).lay("R1.bridge", 2, 0, 90)
    table.lay("R1.monastery", 3, 0).lay("R1.road-bend", 4, 0).lay("R1.bend", 4, 1, 90)
    for tile in ("R1.bend", "R1.city-bend", "R1.straight", "R1.straight", "R1.cities", "R1.lake"):
        table.out(tile)
    return table


def test_V1_without_the_lake_the_river_stays_open_and_its_cell_empty() -> None:
    table = dry()
    assert table.refusal() is None
    assert (3, 1) not in table.cells("A") | table.cells("U") | table.cells("W")
    assert refused(table.lay("W", 3, 1)) == ("river-open", "classic.V1")


def test_V1_positions_go_through_the_river_and_past_it() -> None:
    tables = [river(n) for n in range(12)] + [dry(), river(1, river_u_turns="allow").lay("R1.bend", 1, 1, 90)]
    tables[-1].out("R1.cities")
    for table in tables:
        game = table.game(hold=False)
        again = Game.from_position(parse_position(format_position(game.position())))
        assert again.position() == game.position()
        assert again.actions() == game.actions()
        assert again.view(0).left == game.view(0).left


def test_V1_a_position_with_regular_tiles_before_the_river_is_over_is_refused() -> None:
    text = format_position(river(2).hold("R1.straight").position())
    with pytest.raises(DataError) as fault:
        Game.from_position(parse_position(text.replace('"R1.road-bend"', '"B"')))
    assert fault.value.code == "river-first"


def test_V1_a_set_without_a_river_is_refused() -> None:
    with pytest.raises(SetupError) as fault:
        new("classic", ["Ann", "Bo"], 1, {"river": True}, deck_file("B"))
    assert fault.value.code == "set-without-river"


def test_V1_it_combines_with_the_abbot_whose_garden_one_bend_has() -> None:
    game = new("classic", ["Ann", "Bo"], 3, {"river": True, "abbot": True})
    remaining = Counter(game.view(None).remaining) + Counter([str(game.position().drawn)])
    assert (remaining["R1.bend"], remaining["R1.bend+garden"]) == (1, 1)
    assert remaining.total() == 83


def test_V1_it_combines_with_a_boundary_that_counts_river_and_spring() -> None:
    table = river(0, boundary={"width": 3, "height": 5}).lay("R1.straight", 1, 0).lay("R1.straight", 2, 0)
    assert table.refusal() is None
    assert table.out("R1.bend").last().refusal is None


def test_V1_undo_gives_the_river_its_end_back() -> None:
    game = river(1).hold("R1.straight")
    before = game.actions()
    game.apply(before[0])
    game.undo()
    assert game.actions() == before


# V10


def test_V10_two_curves_next_to_each_other_do_not_turn_to_the_same_side() -> None:
    assert refused(river(1).lay("R1.bend", 1, 1, 90)) == ("river-u-turn", "classic.V10")
    assert river(1).lay("R1.bend", 1, 1, 180).refusal() is None


def test_V10_allow_lets_them() -> None:
    assert river(1, river_u_turns="allow").lay("R1.bend", 1, 1, 90).refusal() is None


def test_V10_a_straight_tile_between_makes_any_turn_legal() -> None:
    assert river(1).lay("R1.straight", 1, 1, 90).lay("R1.bend", 1, 2, 90).refusal() is None


@pytest.mark.parametrize("rotation", [0, 90])
def test_V10_after_the_spring_any_turn_is_legal(rotation: int) -> None:
    assert river().lay("R1.bend", 1, 0, rotation).refusal() is None


def test_V10_the_turn_before_a_straight_tile_is_forgotten_only_by_it() -> None:
    table = river(1).lay("R1.bend", 1, 1, 180)
    assert refused(table.lay("R1.road-bend", 2, 1, 90)) == ("river-u-turn", "classic.V10")


# V11.4


def test_V11_4_one_river_tile_a_turn_is_drawn_and_the_rest_begins_with_the_seat_then_due() -> None:
    game = new("classic", ["Ann", "Bo", "Cy"], 2, {"river": True})
    seats = []
    while str(game.position().drawn).startswith("R1."):
        seats.append(game.to_move)
        game.apply(game.actions()[0])
        if game.phase == "follower":
            game.apply(PlaceFollower())
    assert seats == [n % 3 for n in range(11)]
    assert game.to_move == 11 % 3
