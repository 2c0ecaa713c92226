"""Classic without farmers, on a bounded table, with tie-breaks (V2, V5, V7)."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import Table, finals

from tilewright.game import Game, OptionError, Place, new, parse_position
from tilewright.game.errors import DataError
from tilewright.game.events import Over, TieBreak
from tilewright.game.narrative import Narrator
from tilewright.game.options import parse_option
from tilewright.game.position import format_position
from tilewright.locale import Texts
from tilewright.rules import records
from tilewright.rules.classic import ClassicState, build_tables, random_game
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.tiles import library

# V2


def test_V2_no_follower_may_stand_on_a_field() -> None:
    plain, without = Table(), Table(farmers=False)
    assert plain.claims("E", 0, -1, 180) == {"city1", "field1"}
    assert without.claims("E", 0, -1, 180) == {"city1"}
    refusal = without.lay("E", 0, -1, 180, "field1").refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-farmers", "classic.V2")


def test_V2_nobody_is_asked_where_only_a_field_could_be_claimed() -> None:
    table = Table(farmers=False).lay("E", 0, -1, 180).lay("U", 1, 0, 0, "road1")
    assert not table.asked("U", 2, 0)


@pytest.mark.parametrize("edition", ["third", "second", "first"])
def test_V2_fields_pay_nothing_whatever_their_scoring(edition: str) -> None:
    table = Table(deck="E U", farmers=False, field_scoring=edition).lay("E", 0, -1, 180, "city1").lay("U", 1, 0)
    assert finals(table.events(), "field") == []
    assert table.scores == (4, 0)


# V5


def row(length: int, width: int, height: int) -> Table:
    """Return a row of tiles from the start tile to the east on a bounded table."""
    table = Table(boundary={"width": width, "height": height})
    for x in range(1, length):
        table.lay("U", x, 0, 0)
    return table


def test_V5_a_tile_beyond_the_boundary_is_refused() -> None:
    table = row(5, 5, 3)
    refusal = table.lay("U", 5, 0, 0).refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("beyond-boundary", "classic.V5")
    assert "5 columns by 3 rows" in refusal.sentence()


def test_V5_it_is_the_extent_that_counts_not_a_frame() -> None:
    west = Table(boundary={"width": 4, "height": 3})
    for x in (-1, -2, -3):
        west.lay("U", x, 0, 0)
    assert west.refusal() is None
    assert (1, 0) not in west.cells("U")
    assert (1, 0) in Table(boundary={"width": 4, "height": 3}).lay("U", -1, 0, 0).cells("U")


def test_V5_the_rectangle_is_not_turned() -> None:
    table = Table(boundary={"width": 3, "height": 5})
    table.lay("U", 1, 0, 0).lay("U", 2, 0, 0)
    assert table.refusal() is None
    assert {x for x, _ in table.cells("U")} <= {0, 1, 2}


def test_V5_cells_within_stay_legal_on_the_other_side() -> None:
    assert (-1, 0) in row(4, 5, 3).cells("U")
    assert (-1, 0) not in row(5, 5, 3).cells("U")


def test_V5_open_edges_and_monasteries_are_not_closed_by_it() -> None:
    table = Table(deck="U U B", boundary={"width": 3, "height": 3})
    table.lay("U", 1, 0, 0, "road1").lay("U", 2, 0, 0).lay("B", 1, 1, 0, "monastery1")
    assert [(event.feature.kind, event.points) for event in finals(table.events()) if event.feature] == [
        ("road", 3),
        ("monastery", 4),
    ]


def test_V5_a_tile_that_fits_only_beyond_goes_out() -> None:
    table = Table(deck="U U E B B B B B U U", boundary={"width": 3, "height": 3})
    table.lay("U", 1, 0, 0).lay("U", 2, 0, 0)
    for x, kind in enumerate("EBB"):
        table.lay(kind, x, -1, 180 if kind == "E" else 0)
        table.lay("B", x, 1)
    assert table.refusal() is None
    last = table.out("U").last()
    assert last.refusal is None
    assert [type(event).__name__ for event in last.events] == ["Drawn", "PutOut"]


def test_V5_a_full_table_takes_no_further_tile() -> None:
    """A playout on a table of nine cells lays at most nine tiles, and all others go out."""
    tables = build_tables(library.tile_set("classic-1"), {"boundary": {"width": 3, "height": 3}})
    state, quiet, out = records.new(ClassicState), records.new(EventBuffer), interpreted_scratch()
    full = 0
    for seed in range(12):
        random_game(state, tables, quiet, 2, seed, out)
        assert state.placed + state.out_count == 72
        assert state.placed <= 9
        full += state.frontier == 0
    assert full


def test_V5_a_forced_tile_far_out_counts_for_the_extent() -> None:
    table = Table(boundary={"width": 6, "height": 6}).lay("U", 4, 0, 0, forced=True)
    assert (5, 0) in table.cells("U")
    assert (-1, 0) in table.cells("U")
    beyond = Table(boundary={"width": 5, "height": 6}).lay("U", 4, 0, 0, forced=True)
    assert {(5, 0), (-1, 0)} & beyond.cells("U") == set()


def test_V5_positions_keep_the_boundary() -> None:
    game = row(4, 4, 3).hold("U")
    again = Game.from_position(parse_position(format_position(game.position())))
    assert again.position() == game.position()
    assert again.actions() == game.actions()
    assert (4, 0) not in {(action.x, action.y) for action in again.actions() if isinstance(action, Place)}


def test_V5_undo_gives_the_extent_back() -> None:
    game = Table(boundary={"width": 3, "height": 3}).lay("U", 1, 0, 0).hold("U")
    before = game.actions()
    game.apply(Place("U", 2, 0, 0))
    game.undo()
    assert game.actions() == before


@pytest.mark.parametrize("value", [{"width": 2, "height": 9}, {"width": 5}, {"width": 5, "height": 5.0}, [5, 5], 5])
def test_V5_each_side_is_3_or_more(value: object) -> None:
    with pytest.raises(OptionError):
        new("classic", ["Ann", "Bo"], 1, {"boundary": value})


def test_V5_it_is_written_as_columns_by_rows() -> None:
    assert parse_option("classic", "boundary=5x7") == ("boundary", (5, 7))
    game = new("classic", ["Ann", "Bo"], 1, {"boundary": {"width": 5, "height": 7}})
    assert game.record().options == {"boundary": {"width": 5, "height": 7}}


# V7


def tied(*order: str) -> Table:
    """Return a game that ends 4 to 4: a city for Ann; for Bo a road of four that is never completed."""
    table = Table(deck="E U U U", tie_break=list(order)).lay("E", 0, -1, 180, "city1").lay("U", 1, 0, 0, "road1")
    return table.lay("U", 2, 0, 0).lay("U", 3, 0, 0)


def over(table: Table) -> Over:
    last = table.events()[-1]
    assert isinstance(last, Over)
    return last


def test_V7_without_it_a_tie_is_shared() -> None:
    table = Table(deck="E U U U").lay("E", 0, -1, 180, "city1").lay("U", 1, 0, 0, "road1")
    table.lay("U", 2, 0, 0).lay("U", 3, 0, 0)
    assert over(table) == Over("classic.E1", (4, 4), (0, 1))


@pytest.mark.parametrize(
    ("name", "counts", "winner"),
    [("followers_on_landscape", (0, 1), 1), ("completed_cities", (1, 0), 0), ("followers_in_supply", (7, 6), 0)],
)
def test_V7_each_criterion_prefers_more(name: str, counts: tuple[int, int], winner: int) -> None:
    table = tied(name)
    assert over(table).winners == table.game().winners == (winner,)
    assert over(table).tie_breaks == (TieBreak(name, (0, 1), counts, (winner,)),)


def test_V7_the_first_that_differs_decides() -> None:
    assert over(tied("completed_cities", "followers_on_landscape")).winners == (0,)
    assert over(tied("followers_on_landscape", "completed_cities")).winners == (1,)


def test_V7_only_those_tied_for_first_place_are_compared() -> None:
    table = Table(players=3, deck="E B U", tie_break=["followers_on_landscape"])
    table.lay("E", 0, -1, 180, "city1").lay("B", 0, 1).lay("U", 1, 0, 0, "road1")
    assert (over(table).winners, over(table).tie_breaks) == ((0,), ())


def test_V7_still_equal_is_shared() -> None:
    table = Table(deck="B", tie_break=["completed_cities", "followers_in_supply"]).lay("B", 0, 1)
    assert over(table).winners == (0, 1)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "The tie is broken by"), ("nl", "De gelijke stand wordt"), ("de", "Den Gleichstand")]
)
def test_V7_the_end_says_why(lang: str, words: str) -> None:
    table = tied("completed_cities")
    told = Narrator("classic", ("Ann", "Bo")).tell(table.events(), table.game().position())
    sentences = [Texts(lang).text(part.key, **part.values) for part in told[-1].sentences]
    assert sentences[-2].startswith(words)
    assert "Ann 1, Bo 0" in sentences[-2]
    assert "Ann" in sentences[-1]


def test_V7_a_position_keeps_the_cities_that_paid() -> None:
    table = Table(tie_break=["completed_cities"]).lay("E", 0, -1, 180, "city1")
    position = table.hold("U").position()
    assert position.cities_paid == (1, 0)
    again = Game.from_position(parse_position(format_position(position)))
    assert again.position() == position
    with pytest.raises(DataError) as missing:
        parse_position(format_position(position).replace(',"cities_paid":[1,0]', ""))
    assert missing.value.code == "missing-key"
    assert Table().hold("U").position().cities_paid is None


@pytest.mark.parametrize("value", [["cities"], ["completed_cities", "completed_cities"], "completed_cities", [1]])
def test_V7_the_list_holds_known_names_once(value: object) -> None:
    with pytest.raises(OptionError):
        new("classic", ["Ann", "Bo"], 1, {"tie_break": value})


def test_V7_it_is_written_with_commas() -> None:
    name, value = parse_option("classic", "tie_break=followers_in_supply, completed_cities")
    assert (name, value) == ("tie_break", ("followers_in_supply", "completed_cities"))
    assert parse_option("classic", "tie_break=none") == ("tie_break", ())
    game = new("classic", ["Ann", "Bo"], 1, {"tie_break": ["completed_cities"]})
    assert game.record().options == {"tie_break": ["completed_cities"]}
