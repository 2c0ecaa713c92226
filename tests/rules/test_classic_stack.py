"""T3 and V4 of Classic: tiles that go face down under the stack, where everyone knows them to be."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.rules.classic_table import Table

import tilewright as tw
from tilewright.game import (
    Game,
    PlaceFollower,
    Redraw,
    RefusedError,
    Replay,
    determinise,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from tilewright.game.errors import DataError
from tilewright.game.events import Drawn, Over, PutUnder

BOTTOM = {"unplaceable": "bottom"}


def closed(deck: str, **options: object) -> Table:
    """The start tile's city is closed: no C has a place."""
    return Table(deck=deck, **options).lay("E", 0, -1, 180)


def refused(game: Game) -> str:
    """The code of the refusal of a redraw, which changes nothing."""
    before = game.position(), game.record(), game.actions()
    with pytest.raises(RefusedError) as error:
        game.apply(Redraw())
    assert (game.position(), game.record(), game.actions()) == before
    assert error.value.refusal.rule == "classic.V4"
    return error.value.refusal.code


def played(game: Game, seed: int = 1, often: float = 0.3) -> Game:
    """The game played on to its end at random, redraws as often as that."""
    rng = Random(seed)
    while not game.over:
        actions = game.actions()
        if Redraw() in actions:
            actions = [Redraw()] if rng.random() < often else [a for a in actions if a != Redraw()]
        game.apply(rng.choice(actions))
    return game


# T3 with unplaceable: bottom


def test_T3_by_choice_a_tile_without_a_place_goes_under_the_stack_and_the_same_player_draws_again() -> None:
    table = closed("E C B U", **BOTTOM).out("C")
    (drawn, under) = table.events()
    assert (drawn, under) == (Drawn(1, "C"), PutUnder(1, "C", "classic.T3"))
    game = table.game()
    assert game.position().known_bottom == ("C",)
    assert game.position().gone == ()
    assert game.view().remaining == {"B": 1, "C": 1, "U": 1}
    assert (game.to_move, game.view().left) == (1, 3)


def test_T3_what_lies_under_the_stack_is_drawn_last_and_in_its_order() -> None:
    table = closed("E C B U", **BOTTOM).out("C")
    for seed in range(20):
        game = table.game(seed, hold=False)
        for _ in range(2):
            assert game.view().position.known_bottom == ("C",)
            game.apply(game.actions()[0])
            if game.phase == "follower":
                game.apply(PlaceFollower(None))
    assert table.out("C").refusal() is not None


def test_T3_a_tile_that_could_not_be_placed_may_be_when_it_comes_again() -> None:
    table = closed("E C N B", **BOTTOM).out("C").lay("N", 0, 1, 180).lay("B", -1, 1)
    assert table.refusal() is None
    game = table.game(hold=False)
    assert game.view().position.drawn == "C"
    assert game.actions()


def test_T3_the_game_ends_when_every_tile_left_was_drawn_in_vain_in_one_turn() -> None:
    table = closed("E C C", **BOTTOM).out("C")
    assert not table.game().over
    table.out("C")
    assert isinstance(table.events()[-1], Over)
    game = table.game()
    assert (game.over, game.view().left, game.view().remaining) == (True, 2, {"C": 2})
    assert game.position().known_bottom == ("C", "C")
    assert game.record().status == "finished"


def test_T3_a_turn_in_which_a_tile_was_placed_begins_the_count_anew() -> None:
    table = closed("E C C B", **BOTTOM).out("C").out("C").lay("B", 0, 1)
    assert not table.game().over
    table.out("C")
    assert not table.game().over
    table.out("C")
    assert table.game().over


def test_T3_the_last_tile_of_all_goes_under_an_empty_stack_and_ends_the_game() -> None:
    table = closed("E C", **BOTTOM).out("C")
    assert table.game().over
    assert table.game().view().left == 1


def test_T3_by_default_it_goes_out_of_the_game() -> None:
    table = closed("E C B").out("C")
    assert table.game().position().known_bottom == ()
    assert table.game().position().gone == ("C",)


# V4


def test_V4_a_rejected_tile_goes_under_the_stack_and_the_same_player_draws_at_once() -> None:
    game = tw.new("classic", ["Ann", "Bo"], 5, {"redraws": 1})
    drawn = game.view().position.drawn
    assert drawn is not None
    events = game.apply(Redraw())
    assert events[0] == PutUnder(0, drawn, "classic.V4")
    assert isinstance(events[1], Drawn)
    position = game.position()
    assert (position.known_bottom, position.redraws, position.redrawn) == ((drawn,), (0, 1), True)
    assert (game.to_move, game.phase) == (0, "place")
    assert game.record().moves[0].redraw == drawn
    assert game.record().drawn == position.drawn


def test_V4_a_redraw_is_also_drawn_at_once_where_turns_are_acknowledged() -> None:
    game = tw.new("classic", ["Ann", "Bo"], 5, {"redraws": 1}, hold=True)
    game.deal()
    game.apply(Redraw())
    assert game.phase == "place"
    with pytest.raises(RefusedError) as error:
        game.undo()
    assert error.value.refusal.code == "undo-revealed"


def test_V4_only_once_a_turn_and_as_often_as_agreed() -> None:
    game = tw.new("classic", ["Ann", "Bo"], 5, {"redraws": 2})
    spent = 0
    for _ in range(6):
        if game.to_move == 0:
            if spent < 2:
                game.apply(Redraw())
                spent += 1
                assert refused(game) == "redrawn-already"
            else:
                assert refused(game) == "redraws-spent"
        else:
            assert Redraw() in game.actions()
        before = game.to_move
        while game.to_move == before:
            game.apply(next(action for action in game.actions() if action != Redraw()))
    assert game.position().redraws == (0, 2)


def test_V4_not_when_the_stack_is_empty() -> None:
    game = Table(deck="E B", redraws=1).lay("E", 0, -1, 180).hold("B")
    assert game.view().left == 0
    assert refused(game) == "redraw-stack-empty"
    assert Table(deck="E B U", redraws=1).lay("E", 0, -1, 180).hold("B").why_not(Redraw()) is None


def test_V4_a_game_without_redraws_refuses_them() -> None:
    assert refused(tw.new("classic", ["Ann", "Bo"], 5)) == "no-redraws"
    refusal = tw.new("castle", ["Ann", "Bo"], 5).why_not(Redraw())
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-redraws", "castle.T1")


def test_V4_a_tile_without_a_place_is_not_rejected_but_put_out_and_no_redraw_is_spent() -> None:
    table = closed("E C B U", redraws=1).reject("C")
    assert table.last().refusal is not None
    table.moves.pop()
    table.out("C")
    assert table.game().position().redraws == (1, 1)


def test_V4_an_unplaceable_tile_after_a_redraw_goes_out_and_there_is_no_other_redraw() -> None:
    table = closed("E C B U", redraws=2).reject("B").out("C")
    assert table.refusal() is None
    game = table.hold("U")
    assert refused(game) == "redrawn-already"
    assert game.position().gone == ("C",)
    assert game.position().known_bottom == ("B",)


def test_V4_with_bottom_the_rejected_tile_comes_again_once_all_others_were_tried() -> None:
    table = closed("E C B", redraws=1, **BOTTOM).reject("B").out("C")
    assert not table.game().over
    assert table.game().position().known_bottom == ("B", "C")
    assert table.lay("B", 0, 1).refusal() is None


@pytest.mark.parametrize("options", [{"redraws": 1}, {"redraws": 9, **BOTTOM}, BOTTOM], ids=str)
def test_V4_and_T3_every_position_reads_back_and_the_record_leads_to_the_same_game(options: dict[str, object]) -> None:
    game = tw.new("classic", ["Ann", "Bo", "Cleo"], 8, options)
    rng = Random(3)
    while not game.over:
        position = game.position()
        assert parse_position(format_position(position)) == position
        again = Game.from_position(position, 3)
        assert (again.position(), again.actions()) == (position, game.actions())
        resumed = Game.from_record(parse_record(format_record(game.record())))
        if game.phase == "place":
            assert (resumed.position(), resumed._stack) == (position, game._stack)
        game.apply(Redraw() if Redraw() in game.actions() and rng.random() < 0.3 else rng.choice(game.actions()))
    assert not [difference for entry in Replay(game.record()).entries() for difference in entry.differences]


def test_V4_a_position_names_its_redraws_exactly_where_they_are_played() -> None:
    with_them = msgspec.json.decode(format_position(tw.new("classic", ["Ann", "Bo"], 5, {"redraws": 1}).position()))
    without = msgspec.json.decode(format_position(tw.new("classic", ["Ann", "Bo"], 5).position()))
    assert with_them["redraws"] == [1, 1]
    faults = [
        ({**with_them, "redraws": [1]}, "wrong-length"),
        ({**with_them, "redraws": [1, 2]}, "out-of-range"),
        ({key: value for key, value in with_them.items() if key != "redraws"}, "missing-key"),
        ({**without, "redraws": [0, 0]}, "needless-key"),
        ({**without, "redrawn": True}, "needless-key"),
        ({**without, "known_bottom": ["B"]}, "needless-key"),
        ({**with_them, "known_bottom": ["Z"]}, "tile-unknown"),
        ({**with_them, "known_bottom": ["X", "X"]}, "tile-too-often"),
    ]
    for data, code in faults:
        with pytest.raises(DataError) as fault:
            Game.from_position(data)
        assert fault.value.code == code, data


def test_V4_a_record_whose_seed_deals_otherwise_is_refused_by_the_first_tile() -> None:
    game = played(tw.new("classic", ["Ann", "Bo"], 8, {"redraws": 3, **BOTTOM}))
    data = msgspec.json.decode(format_record(game.record()))
    at = next(i for i, move in enumerate(data["moves"]) if "redraw" in move)
    del data["moves"][at]
    with pytest.raises(DataError) as fault:
        Replay(parse_record(data))
    assert (fault.value.code, fault.value.details["path"]) == ("seed-differs", f"moves[{at}]")


@pytest.mark.parametrize("options", [{"redraws": 3}, {"redraws": 3, **BOTTOM}], ids=str)
def test_V4_a_guess_keeps_what_is_known_under_the_stack(options: dict[str, object]) -> None:
    game = tw.new("classic", ["Ann", "Bo"], 8, options)
    rng, known = Random(2), 0
    while not game.over:
        bottom = game.position().known_bottom
        guess = determinise(game.view(0), Random(1))
        assert guess._stack[len(guess._stack) - len(bottom) :] == list(bottom)
        assert Counter(guess._stack) == Counter(game._stack)
        assert guess.view(1) == game.view(1)
        known += bool(bottom)
        game.apply(Redraw() if Redraw() in game.actions() else rng.choice(game.actions()))
    assert known > 20


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_V4_computer_players_play_with_redraws_to_the_end(name: str) -> None:
    game = tw.new("classic", ["Ann", "Bo"], 12, {"redraws": 2, **BOTTOM})
    player, rng = tw.player(name), Random(4)
    from tilewright.players import Budget

    while not game.over:
        game.apply(player.choose(game.view(game.to_move), Budget(), rng).action)
    assert any(move.redraw for move in game.record().moves)
