"""V11 of Classic: variants played together, and what the River leaves for later (V11.4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.rules.classic_table import NAMES, Table

import tilewright as tw
from tilewright.formats.notation import format_game, parse_game
from tilewright.game import (
    DataError,
    Game,
    Place,
    PlaceAbbot,
    PlaceFollower,
    RecallAbbot,
    Redraw,
    Replay,
    Reserve,
    format_position,
    format_record,
    parse_position,
    parse_record,
)
from tilewright.game.events import Drawn, Drew
from tilewright.players import Budget, player

RIVER = 11
"""Tiles of the River after its spring."""

TOGETHER: list[tuple[int, dict[str, object]]] = [
    (3, {"river": True, "hand": 3}),
    (2, {"river": True, "abbot": True, "hand": 3, "hand_visible": True, "boundary": {"width": 14, "height": 12}}),
    (3, {"river": True, "redraws": 2, "unplaceable": "bottom"}),
    (2, {"river": True, "river_u_turns": "allow", "draft": True}),
    (4, {"abbot": True, "hand": 3, "tie_break": ["completed_cities"]}),
    (2, {"abbot": True, "redraws": 9, "farmers": False}),
    (2, {"boundary": {"width": 6, "height": 7}, "draft": True}),
    (2, {"boundary": {"width": 3, "height": 5}, "river": True, "draft": True}),
    (3, {"boundary": {"width": 4, "height": 5}, "river": True, "hand": 3}),
    (2, {"boundary": {"width": 5, "height": 6}, "unplaceable": "bottom", "redraws": 1}),
]


def past_river(game: Game) -> Game:
    """Return the game once the lake is laid or out, without a follower."""
    while str(game.position().drawn).startswith("R1."):
        game.apply(next(action for action in game.actions() if isinstance(action, Place)))
        if game.phase == "follower":
            game.apply(PlaceFollower())
    return game


@pytest.mark.parametrize(("players", "options"), TOGETHER)
def test_V11_every_position_and_record_of_variants_together_reads_back(
    players: int, options: dict[str, object]
) -> None:
    game, rng, turns = tw.new("classic", NAMES[:players], 7, options), Random(3), 0
    while not game.over:
        position = game.position()
        assert parse_position(format_position(position)) == position
        if turns % 5 == 0 or turns < 40:
            assert Game.from_position(position, 3).position() == position
            again = Game.from_record(parse_record(format_record(game.record())))
            if game.phase == "place":
                assert (again.position(), again._stack) == (position, game._stack)
        turns += 1
        game.apply(rng.choice(game.actions()))
    record = game.record()
    replay = Replay(record)
    assert not [difference for entry in replay.entries() for difference in entry.differences]
    assert replay.end() == []
    assert parse_game(format_game(record)) == record
    assert Game.from_record(record).scores == game.scores


@pytest.mark.parametrize(("players", "options"), TOGETHER)
def test_V11_greedy_plays_variants_together_to_the_end(players: int, options: dict[str, object]) -> None:
    game, greedy, rng = tw.new("classic", NAMES[:players], 2, options), player("greedy"), Random(1)
    for _ in range(30):
        if game.over:
            break
        action = greedy.choose(game.view(game.to_move), Budget(), rng).action
        assert game.why_not(action) is None
        game.apply(action)


@pytest.mark.parametrize(("options", "drawn"), [({"hand": 3}, 0), ({"draft": True}, 3), ({"redraws": 3}, 1)])
def test_V11_4_in_the_river_phase_one_tile_a_turn_is_drawn(options: dict[str, object], drawn: int) -> None:
    game = tw.new("classic", NAMES[:2], 4, {"river": True} | options)
    for n in range(RIVER):
        position = game.position()
        assert (game.phase, game.to_move) == ("place", n % 2)
        assert str(position.drawn).startswith("R1.")
        assert (position.hands, position.shown, position.reserved) == (None, None, None)
        assert not any(isinstance(action, Redraw | Reserve) for action in game.actions())
        assert {action.tile for action in game.actions() if isinstance(action, Place)} == {position.drawn}
        events = game.apply(game.actions()[0])
        if game.phase == "follower":
            events = game.apply(PlaceFollower())
    assert sum(isinstance(event, Drawn) for event in events) == drawn
    assert not str(game.position().drawn).startswith("R1.")
    assert game.to_move == RIVER % 2


def test_V11_4_a_river_tile_is_not_rejected_and_the_next_tile_may_be() -> None:
    game = tw.new("classic", NAMES[:2], 4, {"river": True, "redraws": 1})
    for _ in range(RIVER):
        refusal = game.why_not(Redraw())
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("redraw-river", "classic.V11.4")
        game.apply(game.actions()[0])
        if game.phase == "follower":
            game.apply(PlaceFollower())
    assert game.why_not(Redraw()) is None
    game.apply(Redraw())
    assert game.position().redraws == (1, 0)


def test_V11_4_nothing_is_reserved_in_the_river_phase() -> None:
    refusal = tw.new("classic", NAMES[:2], 4, {"river": True, "draft": True}).why_not(Reserve("B"))
    assert refusal is not None
    assert refusal.code == "wrong-phase"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_V11_4_hands_are_dealt_from_the_seat_whose_turn_it_is_when_the_lake_is_laid(players: int) -> None:
    game = tw.new("classic", NAMES[:players], 6, {"river": True, "hand": 3}, hold=True)
    for _ in range(RIVER):
        game.deal()
        game.apply(game.actions()[0])
        if game.phase == "follower":
            game.apply(PlaceFollower())
    first, stack = RIVER % players, list(game._stack)
    position = game.position()
    assert position.hands == ((),) * players
    assert Game.from_position(position, 3, hold=True).position() == position
    seats = [(first + n) % players for n in range(players)]
    events = game.deal()
    assert events == [Drew(seat, tuple(stack[3 * n : 3 * n + 3])) for n, seat in enumerate(seats)]
    assert (game.phase, game.to_move) == ("place", first)
    assert game.record().hands == game.position().hands


def dry(**options: object) -> Table:
    """Return a river of which the last tiles and the lake fit nowhere; it is the turn of seat 1 of two."""
    table = Table(river=True, river_u_turns="allow", **options)
    table.lay("R1.city-road", 1, 0).lay("R1.bridge", 2, 0, 90)
    table.lay("R1.monastery", 3, 0).lay("R1.road-bend", 4, 0).lay("R1.bend", 4, 1, 90)
    for tile in ("R1.bend", "R1.city-bend", "R1.straight", "R1.straight", "R1.cities", "R1.lake"):
        table.out(tile)
    return table


def test_V11_4_hands_begin_with_the_same_seat_when_the_lake_is_out() -> None:
    game = dry(hand=3).game(hold=True)
    assert (game.phase, game.to_move) == ("deal", 1)
    assert [event.seat for event in game.deal() if isinstance(event, Drew)] == [1, 0]
    assert (game.phase, game.to_move) == ("place", 1)
    replay = Replay(game.record())
    assert not [difference for entry in replay.entries() for difference in entry.differences]
    assert replay.end() == []


def test_V11_4_the_display_begins_with_the_same_seat_when_the_lake_is_out() -> None:
    game = dry(draft=True).game(hold=True)
    assert (game.phase, game.to_move) == ("deal", 1)
    game.deal()
    assert (game.phase, game.to_move, len(game.position().shown or ())) == ("place", 1, 3)


def test_V1_a_river_tile_is_put_out_even_where_others_go_under_the_stack() -> None:
    game = dry(unplaceable="bottom").game(hold=True)
    position = game.position()
    assert position.known_bottom == ()
    assert Counter(position.gone).total() == 6
    assert Game.from_position(position, 3, hold=True).position() == position


def test_V11_4_a_record_names_hands_just_where_they_were_dealt() -> None:
    game = tw.new("classic", NAMES[:2], 6, {"river": True, "hand": 3})
    data = msgspec.json.decode(format_record(game.record()))
    assert "hands" not in data
    early = data | {"hands": [["A", "B", "C"], ["D", "E", "F"]], "seed": None}
    del early["seed"]
    with pytest.raises(DataError) as fault:
        Game.from_record(early)
    assert (fault.value.code, fault.value.details["path"]) == ("needless-key", "hands")
    past_river(game)
    game.apply(game.actions()[0])
    if game.phase == "follower":
        game.apply(PlaceFollower())
    data = msgspec.json.decode(format_record(game.record()))
    assert Game.from_record(data).position() == game.position()
    with pytest.raises(DataError) as fault:
        Game.from_record({key: value for key, value in data.items() if key not in ("hands", "seed")})
    assert (fault.value.code, fault.value.details["path"]) == ("missing-key", "hands")
    data["hands"][1].reverse()
    with pytest.raises(DataError) as fault:
        Replay(parse_record(data))
    assert fault.value.code == "seed-differs"


@pytest.mark.parametrize("options", [{"hand": 3, "hand_visible": True}, {"draft": True}])
def test_V11_4_a_position_has_hands_or_display_just_after_the_river(options: dict[str, object]) -> None:
    key = "hands" if "hand" in options else "shown"
    game = tw.new("classic", NAMES[:2], 6, {"river": True} | options)
    data = msgspec.json.decode(format_position(game.position()))
    data[key] = [[], []] if key == "hands" else []
    data["drawn"], data["phase"] = None, "deal"
    with pytest.raises(DataError) as fault:
        Game.from_position(data)
    assert (fault.value.code, fault.value.details["path"]) == ("needless-key", key)
    data = msgspec.json.decode(format_position(past_river(game).position()))
    data.pop(key)
    data["phase"] = "deal"
    with pytest.raises(DataError) as fault:
        Game.from_position(data)
    assert (fault.value.code, fault.value.details["path"]) == ("missing-key", key)


def test_V3_V9_2_a_tile_of_the_hand_takes_the_abbot_and_a_record_may_say_so() -> None:
    game = tw.new("classic", NAMES[:2], 3, {"abbot": True, "hand": 3})
    rng, placed, recalled = Random(2), 0, 0
    while not game.over:
        actions = game.actions()
        abbots = [action for action in actions if isinstance(action, PlaceAbbot | RecallAbbot)]
        placed += any(isinstance(action, PlaceAbbot) for action in abbots)
        recalled += any(isinstance(action, RecallAbbot) for action in abbots)
        game.apply(rng.choice(abbots or actions))
    assert min(placed, recalled) > 0
    replay = Replay(game.record())
    assert not [difference for entry in replay.entries() for difference in entry.differences]


def test_V3_V9_2_the_claim_of_a_record_is_judged_on_the_tile_that_it_places() -> None:
    game = tw.new("classic", NAMES[:2], 3, {"abbot": True, "hand": 3})
    game.apply(game.actions()[0])
    if game.phase == "follower":
        game.apply(PlaceFollower())
    data = msgspec.json.decode(format_record(game.record()))
    data["moves"][0]["abbot"] = "nowhere"
    data["moves"][0].pop("drew", None)
    entry = next(iter(Replay(parse_record(data)).entries()))
    assert entry.refusal is not None
    assert (entry.refusal.code, entry.refusal.args["tile"]) == ("area-unknown", data["moves"][0]["tile"])


def test_V5_V6_a_display_of_which_nothing_fits_the_boundary_goes_out_at_once() -> None:
    rng = Random(8)
    game = tw.new("classic", NAMES[:2], 8, {"draft": True, "boundary": {"width": 3, "height": 3}})
    while not game.over:
        game.apply(rng.choice(game.actions()))
    record = game.record()
    out = [move.discard for move in record.moves if move.discard is not None]
    assert out
    assert all(isinstance(tiles, tuple) and len(tiles) <= 3 for tiles in out)
    assert not [difference for entry in Replay(record).entries() for difference in entry.differences]


@pytest.mark.parametrize("options", [{"hand": 3}, {"draft": True}])
def test_V3_V6_a_record_has_no_drawn_tile_where_it_is_chosen(options: dict[str, object]) -> None:
    game = tw.new("classic", NAMES[:2], 3, options)
    data = msgspec.json.decode(format_record(game.record()))
    del data["seed"]
    with pytest.raises(DataError) as fault:
        Game.from_record(data | {"drawn": "B"})
    assert (fault.value.code, fault.value.details["path"]) == ("needless-key", "drawn")
