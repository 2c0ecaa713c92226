"""V3 of Classic: three tiles in hand, one played a turn; what others may know of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.rules.classic_table import NAMES, deck_file

import tilewright as tw
from tilewright.game import (
    Game,
    Place,
    Redraw,
    Replay,
    Reserve,
    determinise,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from tilewright.game.errors import DataError
from tilewright.game.events import FACE_DOWN, Drew, Over, PutOut
from tilewright.game.narrative import Narrator, seen_by
from tilewright.players import Budget

HAND = {"hand": 3}


def new(seed: int = 5, players: int = 2, hold: bool = False, **options: object) -> Game:
    return tw.new("classic", NAMES[:players], seed, HAND | options, hold=hold)


def stored(deck: str, hands: list[list[str]], moves: list[dict[str, object]], **more: object) -> Replay:
    """The record of a game on a deck, played again."""
    data: dict[str, object] = {"format": "tilewright-record", "version": 1, "game": "classic", "options": HAND}
    data |= {"players": list(NAMES[: len(hands)]), "set": {"tiles": "file"}, "hands": hands, "moves": moves}
    return Replay(parse_record(data | more), deck_file(deck))


def faults(replay: Replay) -> list[str]:
    """The codes of all refusals of a record."""
    return [entry.refusal.code for entry in replay.entries() if entry.refusal is not None]


def lay(player: int, tile: str, x: int, y: int, rotation: int = 0, *drew: str) -> dict[str, object]:
    move: dict[str, object] = {"player": player, "tile": tile, "x": x, "y": y, "rotation": rotation}
    return move | ({"drew": list(drew)} if drew else {})


def test_V3_three_tiles_are_dealt_to_each_seat_in_the_order_of_the_stack() -> None:
    order = [event.tile for event in tw.new("classic", NAMES[:3], 9, hold=True).deal()]
    game = new(9, 3, hold=True)
    stack = list(game._stack)
    events = game.deal()
    assert stack[0] == order[0]
    assert events == [Drew(seat, tuple(stack[3 * seat : 3 * seat + 3])) for seat in range(3)]
    assert game.position().hands == tuple(tuple(stack[3 * seat : 3 * seat + 3]) for seat in range(3))
    assert game.record().hands == game.position().hands
    assert (game.to_move, game.phase, game.view(0).left, game.position().drawn) == (0, "place", 62, None)


def test_V3_any_tile_of_the_hand_may_be_played_and_one_is_drawn_back_after_scoring() -> None:
    game = new(hold=True)
    game.deal()
    hand = game.position().hands[0]
    assert {action.tile for action in game.actions() if isinstance(action, Place)} == set(hand)
    game.apply(game.actions()[-1])
    while game.phase == "follower":
        game.apply(game.actions()[-1])
    assert (game.phase, game.to_move) == ("deal", 0)
    assert len(game.position().hands[0]) == 2
    top = game._stack[0]
    assert game.deal() == [Drew(0, (top,))]
    assert (game.phase, game.to_move) == ("place", 1)
    assert game.position().hands[0][-1] == top
    assert game.record().moves[0].drew == (top,)


def test_V3_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    game = new()
    other = next(tile for tile in "ABCDEFGHIJKLMNOPQRSTUVWX" if tile not in game.position().hands[0])
    refusal = game.why_not(Place(other, 1, 0, 0))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-in-hand", "classic.V3")
    for action in (Redraw(), Reserve(other)):
        refused = game.why_not(action)
        assert refused is not None
        assert refused.code in ("no-redraws", "no-draft")


def test_V3_why_not_is_none_exactly_for_the_actions_offered() -> None:
    game = new()
    rng = Random(2)
    for _ in range(30):
        legal = game.actions()
        if game.phase == "place":
            hand = game.position().hands[game.to_move]
            cells = {(action.x, action.y) for action in legal if isinstance(action, Place)} | {(0, 0), (9, 9)}
            for tile in set(hand) | {"A", "X"}:
                turns = len(game._play.setup.tiles.kind(tile).turns)
                for x, y in cells:
                    for turn in range(turns):
                        action = Place(tile, x, y, 90 * turn)
                        assert (game.why_not(action) is None) == (action in legal)
        game.apply(rng.choice(legal))


def test_V3_when_the_stack_is_empty_play_goes_on_until_all_are_played() -> None:
    moves = [lay(0, "B", 0, 1), lay(1, "B", 0, 2), lay(0, "B", 0, 3)]
    replay = stored("B B B B", [["B", "B", "B"], ["B"]], moves)
    assert faults(replay) == []
    assert replay.play.phase == "deal"
    # Seat 1 has no tile left and is passed over.
    replay = stored("B B B B", [["B", "B", "B"], ["B"]], [*moves, lay(0, "B", 0, 4)])
    assert faults(replay) == []
    assert replay.play.over


def test_V3_a_whole_hand_of_which_nothing_fits_goes_out_and_as_many_are_drawn_in_the_same_turn() -> None:
    hands = [["E", "B", "B"], ["C", "C", "C"]]
    closing = lay(0, "E", 0, -1, 180, "B")
    replay = stored("E B B B C C C U U U", hands, [closing, {"player": 1, "discard": ["C"] * 3, "drew": ["U"] * 3}])
    assert faults(replay) == []
    assert (replay.play.st.seat, replay.play.phase, replay.play.gone) == (1, "place", ["C"] * 3)
    events = [event for entry in stored(
        "E B B B C C C U U U", hands, [closing, {"player": 1, "discard": ["C"] * 3, "drew": ["U"] * 3}]
    ).entries() for event in entry.events]  # fmt: skip
    assert [event for event in events if isinstance(event, PutOut)] == [PutOut(1, "C", "classic.V3")] * 3
    unclaimed = stored("E B B B C C C U U U", hands, [closing, lay(1, "U", 1, 0)])
    assert faults(unclaimed) == ["must-discard"]
    wrong = stored("E B B B C C C U U U", hands, [lay(0, "E", 0, -1, 0)])
    assert faults(wrong) == ["edges-differ"]
    early = stored("E B B B C C C U U U", hands, [{"player": 0, "discard": ["E", "B", "B"]}])
    assert faults(early) == ["discard-fits"]


def test_V3_without_a_tile_to_draw_the_turn_of_a_hand_that_went_out_lapses() -> None:
    hands = [["E", "B", "B"], ["C", "C"]]
    moves = [lay(0, "E", 0, -1, 180), {"player": 1, "discard": ["C", "C"]}, lay(0, "B", 0, 1), lay(0, "B", 0, 2)]
    replay = stored("E B B C C", hands, moves)
    assert faults(replay) == []
    assert replay.play.over
    lapsing = stored("E C C", [["E", "C", "C"], []], [lay(0, "E", 0, -1, 180), {"player": 0, "discard": ["C", "C"]}])
    assert faults(lapsing) == []
    assert lapsing.play.over
    assert lapsing.end() == []


def test_V3_a_tile_that_fits_must_be_played_if_there_is_one() -> None:
    replay = stored("E B B B C C U", [["E", "B", "B"], ["C", "C", "U"]], [lay(0, "E", 0, -1, 180, "B")])
    assert faults(replay) == []
    play = replay.play
    assert {action.tile for action in play.actions() if isinstance(action, Place)} == set() or play.phase == "place"
    assert {action.tile for action in play.actions() if isinstance(action, Place)} == {"U"}


@pytest.mark.parametrize("move", [lay(0, "B", 0, 1, 0, "B", "B"), lay(0, "B", 0, 1, 0, "X"), lay(0, "B", 0, 1, 0, "Y")])
def test_V3_a_record_draws_back_what_is_due_and_there(move: dict[str, object]) -> None:
    replay = stored("B B B B B B B B", [["B"] * 3, ["B"] * 3], [move])
    assert faults(replay)[0] in ("drew-count", "tile-used-up", "unknown-tile")


# Who knows what


def looks(game: Game, seat: int | None) -> bytes:
    return msgspec.json.encode(game.view(seat))


def redealt(game: Game, seat: int | None, seed: int) -> Game:
    """The same game with everything that a seat may not know dealt otherwise."""
    return determinise(game.view(seat), Random(seed))


def test_V3_a_hidden_hand_is_in_no_other_view_and_its_size_is() -> None:
    game = new(7, 3)
    hands = game.position().hands
    for seat in (None, 0, 1, 2):
        seen = game.view(seat).position.hands
        assert seen == tuple(hand if at == seat else (FACE_DOWN,) * 3 for at, hand in enumerate(hands))
    assert game.view(1).actions == ()
    assert game.view(0).actions == tuple(game.actions())
    assert sum(game.view(1).remaining.values()) == 62 + 6
    assert game.view(1).left == 62


@pytest.mark.parametrize("players", [2, 4])
def test_V3_games_that_differ_only_in_what_a_seat_may_not_know_look_alike_to_the_byte(players: int) -> None:
    game, rng, compared = new(11, players), Random(1), 0
    while not game.over:
        if rng.random() < 0.2:
            for seat in (None, *range(players)):
                twin = redealt(game, seat, rng.randrange(99))
                assert looks(twin, seat) == looks(game, seat)
                compared += twin.position().hands != game.position().hands
        game.apply(rng.choice(game.actions()))
    assert compared > 10


def test_V3_a_guess_depends_on_the_view_alone_and_gives_the_mover_a_tile_that_fits() -> None:
    game, rng = new(13), Random(3)
    while not game.over:
        other = 1 - game.to_move
        first, second = (determinise(game.view(other), Random(4)) for _ in range(2))
        assert (first.position(), first._stack) == (second.position(), second._stack)
        if game.phase == "place":
            assert first.actions()
        everything = Counter(first._stack) + Counter(tile for hand in first.position().hands for tile in hand)
        assert everything == Counter(game._stack) + Counter(tile for hand in game.position().hands for tile in hand)
        game.apply(rng.choice(game.actions()))


def test_V3_what_happened_is_told_to_others_without_the_tiles() -> None:
    game = new(3, hold=True)
    events = game.deal()
    told = Narrator("classic", game.players).tell(events, game.position())
    options = game._play.setup.options
    for seats in ((), (0,), (1,), (0, 1)):
        seen = [one.event for one in seen_by(told, game.players, seats, options)]
        hidden = [Drew(event.seat, (FACE_DOWN,) * 3) for event in events if isinstance(event, Drew)]
        assert seen == [event if seats == (event.seat,) else hidden[event.seat] for event in events]
    assert seen_by(told, game.players, (1,), options | {"hand_visible": True}) == tuple(told)


def test_V3_open_hands_are_in_every_view() -> None:
    game = new(7, hand_visible=True)
    for seat in (None, 0, 1):
        assert game.view(seat).position.hands == game.position().hands
        assert game.view(seat).actions == tuple(game.actions())
        assert sum(game.view(seat).remaining.values()) == game.view(seat).left


# Files


@pytest.mark.parametrize("hold", [False, True])
def test_V3_every_position_and_record_reads_back(hold: bool) -> None:
    game, rng = new(21, 3, hold=hold), Random(5)
    while not game.over:
        position = game.position()
        assert parse_position(format_position(position)) == position
        held = game.phase == "deal"
        assert Game.from_position(position, 3, hold=held).position() == position
        again = Game.from_record(parse_record(format_record(game.record())), hold=held)
        if game.phase in ("deal", "place"):
            assert (again.position(), again._stack) == (position, game._stack)
        if held:
            game.deal()
        else:
            game.apply(rng.choice(game.actions()))
    assert not [difference for entry in Replay(game.record()).entries() for difference in entry.differences]


def test_V3_a_seed_that_deals_other_hands_is_refused() -> None:
    data = msgspec.json.decode(format_record(new().record()))
    data["hands"][0].reverse()
    with pytest.raises(DataError) as fault:
        Replay(parse_record(data))
    assert (fault.value.code, fault.value.details["path"]) == ("seed-differs", "hands[0]")


def test_V3_an_undone_turn_leaves_the_hand_as_it_was() -> None:
    game = new(4, hold=True)
    game.deal()
    before = game.position(), game.record()
    game.apply(game.actions()[0])
    game.undo()
    assert (game.position(), game.record()) == before


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_V3_computer_players_choose_from_the_whole_hand_and_what_they_see(name: str) -> None:
    game, player, chosen = new(12), tw.player(name), set()
    while not game.over and len(game.position().tiles) < 24:
        view = game.view(game.to_move)
        if game.phase == "place":
            hand = view.position.hands[game.to_move]
            action = player.choose(view, Budget(), Random(1)).action
            assert isinstance(action, Place)
            chosen.add(hand.index(action.tile))
            twin = redealt(game, game.to_move, 8)
            assert player.choose(twin.view(game.to_move), Budget(), Random(1)).action == action
        else:
            action = player.choose(view, Budget(), Random(1)).action
        game.apply(action)
    assert len(chosen) > 1


def test_V3_the_game_is_over_when_stack_and_hands_are_empty() -> None:
    game, rng = new(2, 5), Random(6)
    events = []
    while not game.over:
        events = game.apply(rng.choice(game.actions()))
    assert isinstance(events[-1], Over)
    assert game.view().left == 0
    assert game.position().hands == ((),) * 5
    laid = Counter(tile.tile for tile in game.position().tiles) + Counter(game.position().gone)
    assert laid == Counter({kind.id: kind.count for kind in game._play.setup.tiles.kinds})
