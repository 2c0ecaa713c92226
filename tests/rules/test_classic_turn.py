"""T1 to T3, T6 and T7 of Classic: drawing, placing, what fits nowhere, whose turn it is, refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.rules.classic_table import EDGES, NAMES, SIDES, Table, edge

import tilewright as tw
from tilewright.game import (
    Action,
    ExtraTurn,
    Game,
    OptionError,
    Place,
    PlaceFollower,
    RefusedError,
    ScoreNext,
    format_position,
    format_record,
)
from tilewright.game.events import Drawn, Over, Placed, PutOut

TURNS = (0, 90, 180, 270)


def code(game: Game, action: Action) -> tuple[str, str] | None:
    """Return code and rule of a refusal, None for a legal action."""
    refusal = game.why_not(action)
    return (refusal.code, refusal.rule) if refusal else None


# T1


def test_T1_the_drawn_tile_is_public() -> None:
    game = tw.new("classic", NAMES[:3], seed=1, hold=True)
    (event,) = game.deal()
    assert isinstance(event, Drawn)
    assert {game.view(seat).position.drawn for seat in (0, 1, 2, None)} == {event.tile}
    assert all(isinstance(action, Place) and action.tile == event.tile for action in game.actions())


def test_T1_the_order_of_the_stack_is_hidden_and_its_set_is_public() -> None:
    """Two games that differ in nothing but the order of the stack look the same to everybody."""
    one, other = Table().hold("V", seed=1), Table().hold("V", seed=2)
    for seat in (0, 1, None):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))
    assert sum(one.view(0).remaining.values()) == one.view(0).left == 70
    assert one.view(0).remaining["V"] == 8
    drawn = []
    for game in (one, other):
        game.apply(Place("V", 1, 0, 0))
        drawn.append(game.apply(PlaceFollower())[-1])
    assert drawn[0] != drawn[1]


def test_T1_only_the_drawn_tile_may_be_placed() -> None:
    assert code(Table().hold("V"), Place("U", 1, 0, 0)) == ("wrong-tile", "classic.T1")


def test_T1_nothing_is_placed_before_a_tile_is_drawn_and_no_second_one_in_the_same_turn() -> None:
    held = Table().game()
    assert (held.phase, held.actions()) == ("deal", [])
    assert code(held, Place("V", 1, 0, 0)) == ("wrong-phase", "classic.T1")
    game = Table().hold("V")
    assert code(game, PlaceFollower()) == ("wrong-phase", "classic.T1")
    game.apply(Place("V", 1, 0, 0))
    assert code(game, Place("V", 2, 0, 0)) == ("wrong-phase", "classic.T1")


def test_T1_no_second_tile_is_drawn_before_the_first_is_placed() -> None:
    game = tw.new("classic", NAMES[:2], seed=1, hold=True)
    game.deal()
    with pytest.raises(RefusedError) as caught:
        game.deal()
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("deal-not-due", "classic.T1")


def test_T1_a_decision_after_which_a_tile_was_drawn_cannot_be_undone() -> None:
    game = Table().hold("V")
    game.apply(Place("V", 1, 0, 0))
    game.undo()
    assert game.phase == "place"
    game.apply(Place("V", 1, 0, 90))
    game.apply(PlaceFollower())
    with pytest.raises(RefusedError) as caught:
        game.undo()
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("undo-revealed", "classic.T1")


# T2


@pytest.mark.parametrize("tile", sorted(EDGES))
def test_T2_an_edge_meets_only_its_like(tile: str) -> None:
    """Every kind in every rotation at the four sides of the start tile (city, road, field, road)."""
    game = Table().hold(tile)
    word = {"c": "city", "r": "road", "f": "field"}
    for side, (x, y) in enumerate(SIDES):
        theirs = EDGES["D"][side]
        for rotation in TURNS:
            mine = edge(tile, rotation, (side + 2) % 4)
            refusal = game.why_not(Place(tile, x, y, rotation))
            assert (refusal is None) == (mine == theirs), (x, y, rotation)
            if refusal is not None:
                assert (refusal.code, refusal.rule) == ("edges-differ", "classic.T2")
                assert (refusal.args["mine"], refusal.args["theirs"]) == (word[mine], word[theirs])
                assert refusal.args["side"] == ("south", "west", "north", "east")[side]


def test_T2_every_touching_edge_must_match() -> None:
    """At 1, 1 a tile meets a field in the north and a field in the west."""
    table = Table().lay("U", 1, 0).lay("B", 0, 1)
    game = table.hold("V")
    found = {r: game.why_not(Place("V", 1, 1, r)) for r in TURNS}
    assert {r: refusal.args["side"] for r, refusal in found.items() if refusal} == {
        0: "west",
        90: "north",
        180: "north",
    }
    assert found[270] is None
    listed = {a.rotation for a in game.actions() if isinstance(a, Place) and (a.x, a.y) == (1, 1)}
    assert listed == {270}


@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 1), (1, -1), (-1, -1), (0, 2), (40, 40)])
def test_T2_a_corner_or_nothing_at_all_is_not_enough(x: int, y: int) -> None:
    game = Table().hold("B")
    assert code(game, Place("B", x, y, 0)) == ("touches-no-tile", "classic.T2")


def test_T2_an_occupied_cell_is_refused() -> None:
    game = Table().lay("B", 0, 1).hold("B")
    assert code(game, Place("B", 0, 0, 0)) == ("cell-occupied", "classic.T2")
    assert code(game, Place("B", 0, 1, 0)) == ("cell-occupied", "classic.T2")


def test_T2_enclosed_holes_are_legal_and_can_be_filled() -> None:
    """Situation: a legal square is refused because the move would enclose an empty hole."""
    table = Table().lay("U", 1, 0).lay("U", 2, 0).lay("B", 0, 1).lay("B", 2, 1).lay("B", 0, 2).lay("B", 2, 2)
    game = table.hold("U")
    assert game.why_not(Place("U", 1, 2, 90)) is None
    table.lay("U", 1, 2, 90)
    # Around the hole at 1, 1: field, field, road, field.
    assert (1, 1) in table.cells("A")
    assert (1, 1) not in table.cells("V")
    inside = {a.rotation for a in table.hold("A").actions() if isinstance(a, Place) and (a.x, a.y) == (1, 1)}
    assert inside == {0}


def test_T2_a_hole_that_no_tile_can_ever_fill_is_legal_too() -> None:
    """Around the hole at 0, -1: road in the north, fields east and west, city in the south."""
    table = Table().lay("U", 1, 0).lay("B", 1, -1).lay("B", 1, -2).lay("U", -1, 0).lay("B", -1, -1)
    assert table.hold("U").why_not(Place("U", 0, -2, 90)) is None
    table.lay("U", 0, -2, 90)
    for tile in sorted(set(EDGES) - {"C"}):
        assert (0, -1) not in table.cells(tile)
    assert table.out("C").refusal() is None


def test_T2_only_fitting_rotations_are_listed_and_every_one_of_them() -> None:
    """Situation: a legal square shows the tile in an orientation that does not fit."""
    table = Table().lay("R", 0, -1, 180).lay("W", 1, 0).lay("B", 0, 1)
    for tile in EDGES:
        game = table.hold(tile)
        listed = [action for action in game.actions() if isinstance(action, Place)]
        assert all(game.why_not(action) is None for action in listed)
        landscapes = {(a.x, a.y, tuple(edge(tile, a.rotation, s) for s in range(4))) for a in listed}
        for x in range(-2, 4):
            for y in range(-3, 4):
                for rotation in TURNS:
                    seen = (x, y, tuple(edge(tile, rotation, s) for s in range(4)))
                    assert (game.why_not(Place(tile, x, y, rotation)) is None) == (seen in landscapes)


# T3


def out_first(deck: str, tile: str, lay: Callable[[Table], object]) -> tuple[Game, list[Any]]:
    """Return a game on a deck in which this tile is drawn next, and what that draw brought."""
    table = Table(deck=deck)
    lay(table)
    for seed in range(100):
        game = table.game(seed)
        events = game.deal()
        if isinstance(events[0], Drawn) and events[0].tile == tile:
            return game, events
    raise AssertionError("no seed draws it first")


def close_the_city(table: Table) -> None:
    """Close the start tile's city, the only one: C has no place then."""
    table.lay("E", 0, -1, 180)


def test_T3_a_tile_without_a_place_goes_out_and_the_same_player_draws_again_at_once() -> None:
    """Situation: pass is the only action, a follower phase on the previous tile opens, the turn is over."""
    game, events = out_first("E C B", "C", close_the_city)
    assert events == [Drawn(1, "C"), PutOut(1, "C", "classic.T3"), Drawn(1, "B")]
    assert (game.phase, game.to_move) == ("place", 1)
    assert game.actions()
    assert all(isinstance(action, Place) and action.tile == "B" for action in game.actions())


def test_T3_the_tile_that_went_out_is_shown_listed_and_counted_out() -> None:
    """Situation: thrown away silently, players think the set is short; the remaining count ignores it."""
    game, _ = out_first("E C B U", "C", close_the_city)
    assert game.position().gone == ("C",)
    assert game.view().left == sum(game.view().remaining.values()) == 1
    assert "C" not in game.view().remaining
    (entry,) = [move for move in game.record().moves if move.discard]
    assert (entry.player, entry.discard) == (1, "C")


def test_T3_several_tiles_in_a_row_go_out_in_one_turn() -> None:
    table = Table(deck="E C C C B").lay("E", 0, -1, 180).out("C").out("C").out("C").lay("B", 0, 1)
    assert table.refusal() is None
    assert [move.player for move in table.game().record().moves] == [0, 1, 1, 1, 1]


def test_T3_the_next_player_is_not_skipped_after_a_tile_went_out() -> None:
    table = Table(players=3, deck="E C B U U").lay("E", 0, -1, 180).out("C").lay("B", 0, 1).lay("U", 1, 0)
    assert table.refusal() is None
    assert table.game().to_move == 0


def test_T3_no_tile_left_means_that_the_turn_lapses_and_the_game_ends() -> None:
    """Situation: returning a tile to an empty stack failed."""
    game, events = out_first("E C", "C", close_the_city)
    assert events == [Drawn(1, "C"), PutOut(1, "C", "classic.T3"), Over("classic.E1", (0, 0), (0, 1))]
    assert (game.over, game.actions(), game.view().left) == (True, [], 0)


def test_T3_a_tile_with_a_place_in_one_rotation_only_stays_in_the_game() -> None:
    table = Table().lay("E", 0, -1, 180)
    game = table.hold("Q")
    assert {(a.x, a.y, a.rotation) for a in game.actions() if isinstance(a, Place)} == {
        (0, 1, 180),
        (0, -2, 0),
        (1, -1, 90),
        (-1, -1, 270),
    }


def test_T3_a_tile_that_has_a_place_may_not_be_put_out() -> None:
    refusal = Table().out("C").refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("discard-fits", "classic.T3")


@pytest.mark.parametrize("forced", [False, True])
def test_T3_a_tile_that_has_no_place_must_be_put_out(forced: bool) -> None:
    refusal = Table().lay("E", 0, -1, 180).lay("C", 0, 1, forced=forced).refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("must-discard", "classic.T3")


def test_T3_unplaceable_remove_is_the_default_and_stands_as_an_option() -> None:
    """Situation: what happens to an unplaceable tile is an option, removed by default."""
    table = Table(deck="E C B", unplaceable="remove").lay("E", 0, -1, 180).out("C").lay("B", 0, 1)
    assert table.refusal() is None
    assert table.game().over
    assert "unplaceable" not in tw.new("classic", NAMES[:2], 1, {"unplaceable": "remove"}).record().options
    with pytest.raises(OptionError) as caught:
        tw.new("classic", NAMES[:2], 1, {"unplaceable": "burn"})
    assert caught.value.code == "option-value"


# T6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_T6_players_alternate_and_71_tiles_do_not_share_out_evenly(players: int) -> None:
    """Situation: a last turn for someone without a tile (71 tiles: with two players the starter has 36)."""
    game = tw.new("classic", NAMES[:players], seed=6)
    turns: list[int] = []
    while not game.over:
        for event in game.apply(game.actions()[-1]):
            if isinstance(event, Placed):
                turns.append(event.seat)
    assert turns == [n % players for n in range(len(turns))]
    assert len(turns) == 71 - len(game.position().gone)
    shares = Counter(turns)
    assert max(shares.values()) - min(shares.values()) == (1 if len(turns) % players else 0)
    if players == 2 and not game.position().gone:
        assert (shares[0], shares[1]) == (36, 35)


def test_T6_nobody_plays_out_of_turn() -> None:
    table = Table().lay("B", 0, 1)
    table.moves.append({"player": 0, "tile": "U", "x": 1, "y": 0, "rotation": 0})
    refusal = table.refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-your-turn", "classic.T6")


def test_T6_there_are_no_extra_turns() -> None:
    assert code(Table().hold("B"), ExtraTurn(True)) == ("no-extra-turns", "classic.T6")


# T7


def everything(game: Game) -> tuple[object, ...]:
    """Return all that a refused action could have touched, down to the bytes of the engine's state."""
    views = [msgspec.json.encode(game.view(seat)) for seat in (0, 1, None)]
    position, record = format_position(game.position()), format_record(game.record())
    return (bytes(game._play.st), views, position, record, game.phase, game.to_move, game.scores, game.actions())


NEVER_LEGAL: tuple[Action, ...] = (
    Place("V", 0, 0, 0),
    Place("V", 7, 7, 0),
    Place("V", 1, 0, 180),
    Place("V", 1, 0, 45),
    Place("U", 1, 0, 0),
    Place("Z", 1, 0, 0),
    PlaceFollower("city9"),
    PlaceFollower("city1"),
    ScoreNext(0, 0, "road1"),
    ExtraTurn(True),
    ExtraTurn(False),
)


def in_hand() -> Game:
    return Table().lay("B", 0, 1, 0, "monastery1").hold("V")


def just_placed() -> Game:
    game = in_hand()
    game.apply(Place("V", 1, 0, 0))
    return game


def waiting() -> Game:
    return Table().lay("B", 0, 1, 0, "monastery1").game()


def ended() -> Game:
    return Table(deck="B U").lay("B", 0, 1).lay("U", 1, 0).game()


@pytest.mark.parametrize("moment", [in_hand, just_placed, waiting, ended])
def test_T7_a_refused_action_changes_nothing(moment: Callable[[], Game]) -> None:
    game, twin = moment(), moment()
    before = everything(game)
    for action in NEVER_LEGAL:
        with pytest.raises(RefusedError) as caught:
            game.apply(action)
        assert caught.value.refusal == game.why_not(action)
        assert everything(game) == before, action
    assert before == everything(twin)


def test_T7_a_refused_action_does_not_stir_the_stack() -> None:
    game, twin = in_hand(), in_hand()
    while not game.over:
        for action in NEVER_LEGAL[:2] + NEVER_LEGAL[6:7]:
            with pytest.raises(RefusedError):
                game.apply(action)
        action = game.actions()[-1]
        assert game.apply(action) == twin.apply(action)
    assert everything(game) == everything(twin)


def test_T7_a_refused_action_is_nothing_to_undo() -> None:
    game = Table().hold("V")
    with pytest.raises(RefusedError):
        game.apply(Place("V", 1, 0, 180))
    with pytest.raises(RefusedError) as caught:
        game.undo()
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("undo-nothing", "classic.T7")


def test_T7_a_question_changes_nothing() -> None:
    game = just_placed()
    before = everything(game)
    for area in ("road1", "field1", "field2", "city1", None):
        game.why_not(PlaceFollower(area))
    assert everything(game) == before
