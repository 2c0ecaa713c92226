"""V6 and V11 of Classic: the display of three tiles for two players; which variants go together."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.rules.classic_table import NAMES, deck_file

import tilewright as tw
from tilewright.game import (
    Game,
    OptionError,
    Place,
    Replay,
    Reserve,
    determinise,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from tilewright.game.errors import DataError
from tilewright.game.events import Drawn, PutOut, PutUnder, Reserved
from tilewright.players import Budget

DRAFT = {"draft": True}


def new(seed: int = 5, hold: bool = False) -> Game:
    return tw.new("classic", NAMES[:2], seed, DRAFT, hold=hold)


def placed(game: Game) -> Game:
    """The tile of the turn is laid, without a follower."""
    game.apply(game.actions()[0])
    if game.phase == "follower":
        game.apply(game.actions()[0])
    return game


def stored(deck: str, moves: list[dict[str, object]]) -> Replay:
    data: dict[str, object] = {"format": "tilewright-record", "version": 1, "game": "classic", "options": DRAFT}
    data |= {"players": list(NAMES[:2]), "set": {"tiles": "file"}, "moves": moves}
    return Replay(parse_record(data), deck_file(deck))


def faults(replay: Replay) -> list[str]:
    return [entry.refusal.code for entry in replay.entries() if entry.refusal is not None]


def lay(player: int, shown: str, tile: str, x: int, y: int, rotation: int = 0) -> dict[str, object]:
    return {"player": player, "shown": shown.split(), "tile": tile, "x": x, "y": y, "rotation": rotation}


def test_V6_three_tiles_are_shown_and_any_that_fits_may_be_placed() -> None:
    game = new(hold=True)
    top = tuple(game._stack[:3])
    assert game.deal() == [Drawn(0, tile) for tile in top]
    assert game.position().shown == top
    assert {action.tile for action in game.actions() if isinstance(action, Place)} == set(top)
    other = next(tile for tile in "ABCDEFGHIJKLMNOPQRSTUVWX" if tile not in top)
    refusal = game.why_not(Place(other, 1, 0, 0))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-shown", "classic.V6")


def test_V6_then_the_opponent_reserves_one_and_the_third_goes_under_the_stack() -> None:
    game = placed(new(hold=False))
    assert (game.phase, game.to_move) == ("reserve", 1)
    rest = game.position().shown
    assert {action.tile for action in game.actions() if isinstance(action, Reserve)} == set(rest)
    refusal = game.why_not(Reserve("Z"))
    assert refusal is not None
    assert refusal.code == "not-shown"
    top = tuple(game._stack[:2])
    events = game.apply(Reserve(rest[1]))
    assert events == [
        Reserved(1, rest[1], "classic.V6"),
        PutUnder(1, rest[0], "classic.V6"),
        *(Drawn(1, tile) for tile in top),
    ]
    assert game.position().known_bottom == (rest[0],)
    assert game.position().shown == (rest[1], *top)
    assert game.to_move == 1
    assert [move.reserve for move in game.record().moves] == [None, rest[1]]
    assert game.record().moves[0].shown is not None


def test_V6_a_reservation_can_be_taken_back_before_the_next_tiles_are_shown() -> None:
    game = new(hold=True)
    game.deal()
    placed(game)
    before, stack, record = game.position(), list(game._stack), game.record()
    game.apply(game.actions()[0])
    assert (game.phase, game.position().reserved is not None) == ("deal", True)
    game.undo()
    assert (game.position(), game._stack, game.record()) == (before, stack, record)


def test_V6_a_single_tile_over_is_the_reserved_one_and_the_last_tiles_are_placed() -> None:
    moves = [
        lay(0, "B B U", "B", 0, 1),
        {"player": 1, "reserve": "B"},
        lay(1, "B U", "B", 0, 2),
        lay(0, "U", "U", 1, 0),
    ]
    replay = stored("B B U", moves)
    assert faults(replay) == []
    assert replay.play.over
    # An entry may also name a reservation without a choice.
    told = stored("B B U", [*moves[:3], {"player": 0, "reserve": "U"}, moves[3]])
    assert faults(told) == []
    assert told.play.over


def test_V6_two_equal_tiles_leave_no_choice_and_one_of_them_goes_under() -> None:
    replay = stored("B U U V", [lay(0, "B U U", "B", 0, 1)])
    assert faults(replay) == []
    play = replay.play
    assert (play.phase, play.st.seat, play.remaining()) == ("deal", 1, {"U": 1, "V": 1})


def test_V6_if_nothing_shown_fits_all_of_it_goes_out_and_as_many_are_shown_anew() -> None:
    closing = lay(0, "E C C", "E", 0, -1, 180)
    out = {"player": 1, "discard": ["C", "C", "C"]}
    replay = stored("E C C C U V B", [closing, {"player": 1, "discard": ["C", "C"]}])
    assert faults(replay) == ["shown-count"]
    events = []
    replay = stored("E C C C U", [closing, {"player": 1, "discard": ["C", "C", "U"]}])
    assert faults(replay) == ["discard-fits"]
    replay = stored("E C C C C U V B", [closing, out, lay(1, "U V B", "U", 1, 0)])
    for entry in replay.entries():
        assert entry.refusal is None, entry.refusal
        events += entry.events
    assert [event for event in events if isinstance(event, PutOut)] == [PutOut(1, "C", "classic.V6")] * 3
    assert replay.play.gone == ["C"] * 3


def test_V6_an_unplaceable_tile_may_be_reserved() -> None:
    moves = [lay(0, "E C B", "E", 0, -1, 180), {"player": 1, "reserve": "C"}]
    assert faults(stored("E C B U U", moves)) == []


def test_V6_every_position_and_record_reads_back_and_views_hide_the_order_alone() -> None:
    game, rng = new(21), Random(5)
    while not game.over:
        position = game.position()
        assert parse_position(format_position(position)) == position
        for seat in (None, 0, 1):
            guess = determinise(game.view(seat), Random(1))
            assert msgspec.json.encode(guess.view(1)) == msgspec.json.encode(game.view(1))
        again = Game.from_record(parse_record(format_record(game.record())))
        if game.phase in ("place", "reserve"):
            assert (again.position(), again._stack) == (position, game._stack)
        game.apply(rng.choice(game.actions()))
    assert not [difference for entry in Replay(game.record()).entries() for difference in entry.differences]
    laid = Counter(tile.tile for tile in game.position().tiles) + Counter(game.position().gone)
    assert laid == Counter({kind.id: kind.count for kind in game._play.setup.tiles.kinds})


def test_V6_a_seed_that_shows_other_tiles_is_refused() -> None:
    game, rng = new(3), Random(1)
    while len(game.record().moves) < 9:
        game.apply(rng.choice(game.actions()))
    data = msgspec.json.decode(format_record(game.record()))
    at = max(i for i, move in enumerate(data["moves"]) if "shown" in move)
    data["moves"][at]["shown"][1:] = reversed(data["moves"][at]["shown"][1:])
    if data["moves"][at]["shown"][1] != data["moves"][at]["shown"][2]:
        with pytest.raises(DataError) as fault:
            Replay(parse_record(data))
        assert fault.value.details["path"] == f"moves[{at}].shown"


def test_V6_greedy_plays_a_draft_to_the_end_and_reserves() -> None:
    game, player = new(12), tw.player("greedy")
    reserved = 0
    while not game.over and len(game.position().tiles) < 16:
        choice = player.choose(game.view(game.to_move), Budget(), Random(1))
        reserved += isinstance(choice.action, Reserve)
        game.apply(choice.action)
    assert reserved > 8


# V11


def excluded(options: dict[str, object], players: int = 2) -> tuple[str, object]:
    with pytest.raises(OptionError) as refused:
        tw.new("classic", NAMES[:players], 1, options)
    return refused.value.code, refused.value.details["rule"]


def test_V11_1_hand_draft_and_redraws_exclude_each_other() -> None:
    for options in ({"hand": 3, "draft": True}, {"hand": 3, "redraws": 1}, {"draft": True, "redraws": 2}):
        assert excluded(options) == ("option-excluded", "classic.V11.1")


def test_V11_2_a_draft_needs_two_players() -> None:
    assert excluded({"draft": True}, 3) == ("option-seats", "classic.V11.2")


def test_V11_3_tiles_that_go_under_the_stack_go_with_neither_hand_nor_draft() -> None:
    for options in ({"hand": 3}, {"draft": True}):
        assert excluded({**options, "unplaceable": "bottom"}) == ("option-excluded", "classic.V11.3")


def test_V11_all_else_goes_together() -> None:
    tw.new("classic", NAMES[:5], 1, {"hand": 3, "hand_visible": True, "farmers": False, "small_city": 2})
    tw.new("classic", NAMES[:5], 1, {"redraws": 1, "unplaceable": "bottom", "field_scoring": "first"})
    tw.new("classic", NAMES[:2], 1, {"draft": True, "farmers": False, "field_scoring": "second"})
