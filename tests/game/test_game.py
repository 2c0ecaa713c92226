"""The public face: setup, deals, undo, records that lead back, seeds that must agree."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.game.playing import BOARD, CASTLE, TILES, castle, classic, followed, referees

import tilewright as tw
from tilewright.game import (
    DataError,
    Game,
    InputError,
    PlaceFollower,
    Record,
    RefusedError,
    Replay,
    SetupError,
    chance,
    format_record,
    parse_record,
)
from tilewright.game.events import Drawn, FinalScored, Over, Placed, PutOut, Scored
from tilewright.tiles import tile_set


def test_importing_the_package_imports_no_room() -> None:
    heavy = "('tilewright.', 'msgspec', 'numpy', 'numba')"
    code = f"import sys, tilewright; print([name for name in sys.modules if name.startswith({heavy})])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    with pytest.raises(AttributeError):
        _ = tw.nothing_of_the_kind


def play(game: Game, turn: int = 0) -> Game:
    """Play to the end by a fixed rule."""
    while not game.over:
        if game.phase == "deal":
            game.deal()
            continue
        legal = game.actions()
        turn += 1
        game.apply(legal[turn * 7919 % len(legal)])
    return game


def code_of(action: object) -> str:
    with pytest.raises((InputError, RefusedError)) as error:
        action()
    assert str(error.value)
    value = error.value
    return value.code if isinstance(value, InputError) else value.refusal.code


def test_a_game_that_cannot_be_set_up_is_refused() -> None:
    assert code_of(lambda: tw.new("chess", ["Ann", "Bo"])) == "game-unknown"
    assert code_of(lambda: tw.new("castle", ["Ann"])) == "player-count"
    assert code_of(lambda: tw.new("castle", "AB")) == "player-count"
    assert code_of(lambda: tw.new("classic", list("abcdef"))) == "player-count"
    assert code_of(lambda: tw.new("classic", ["Ann", "Bo"], options={"inn": True})) == "option-unknown"
    assert code_of(lambda: tw.new("classic", ["Ann", "Bo"], board="castle-1")) == "set-game"
    assert code_of(lambda: tw.new("classic", ["Ann", "Bo"], tiles=TILES)) == "set-game"
    assert code_of(lambda: tw.new("classic", ["Ann", "Bo"], seed=-1)) == "seed"


def test_P1_and_K1_how_a_game_begins() -> None:
    first = castle()
    assert (first.phase, first.to_move, first.scores, first.over, first.winners) == ("place", 0, (0, 0), False, ())
    assert first.view().supply == (6, 6)
    assert len(first.view().position.wall.on) == 13
    second = classic(players=3)
    assert [(t.tile, t.x, t.y, t.rotation) for t in second.position().tiles] == [("D", 0, 0, 0)]
    assert (second.view().left, second.view().supply) == (70, (7, 7, 7))


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert play(castle(7)).record() == play(castle(7)).record()
    assert play(classic(7)).record() != play(classic(8)).record()


def test_the_deal_is_the_one_that_the_seed_fixes() -> None:
    game = play(classic(5, players=4))
    kinds = [kind.id for kind in game._play.setup.tiles.kinds for _ in range(kind.count - kind.start)]
    dealt = [move.tile or move.discard for move in game.record().moves]
    assert dealt == chance.stack(chance.seed_bytes(5), kinds)
    assert game.seed == chance.seed_bytes(5).hex()
    assert game.seed_commitment == chance.commitment(chance.seed_bytes(5))


@pytest.mark.parametrize("path", CASTLE, ids=lambda path: path.stem)
@pytest.mark.parametrize("hold", [False, True])
def test_a_game_played_from_the_referees_deal_becomes_the_referees_record(path: Path, hold: bool) -> None:
    game, moves = referees(path, hold)
    for _ in followed(game, moves):
        pass
    record, theirs = game.record(), parse_record(path.read_bytes())
    assert record.moves == theirs.moves
    assert record.final == theirs.final
    assert record.scores == theirs.scores
    assert record.wall_tiles == theirs.wall_tiles
    assert record.status == "finished"


@pytest.mark.parametrize("game", [castle(3), classic(3, players=3)], ids=["castle", "classic"])
def test_a_finished_record_checks_itself_and_leads_back(game: Game) -> None:
    record = play(game).record()
    assert parse_record(format_record(record)) == record
    files = {"tiles": TILES, "board": BOARD} if game.game == "castle" else {}
    replay = Replay(record, **files)
    assert [entry for entry in replay.entries() if entry.differences] == []
    assert replay.end() == []
    again = Game.from_record(record, **files)
    assert again.record() == record
    assert (again.scores, again.winners, again.actions()) == (game.scores, game.winners, [])


def test_apply_tells_what_happened_and_deals_what_follows() -> None:
    game = classic()
    events = game.apply(game.actions()[0])
    assert isinstance(events[0], Placed)
    while game.phase == "follower":
        events = game.apply(PlaceFollower())
    assert isinstance(events[-1], Drawn)
    told = [event for event in play_and_tell(castle(11)) if isinstance(event, Scored | FinalScored)]
    assert all(event.rule.startswith("castle.") for event in told)


def play_and_tell(game: Game) -> list[object]:
    told: list[object] = []
    while not game.over:
        told += game.apply(game.actions()[-1])
    return told


def test_every_point_has_its_event() -> None:
    for game in (castle(12), castle(13, incomplete_fountain_path=1), classic(12, players=4)):
        paid = [0] * len(game.players)
        told = play_and_tell(game)
        for event in told:
            if isinstance(event, Scored | FinalScored):
                for seat in event.seats:
                    paid[seat] += event.points
        assert tuple(paid) == game.scores
        last = told[-1]
        assert isinstance(last, Over)
        assert (last.scores, last.winners) == (game.scores, game.winners)


def test_T5_a_tile_that_fits_nowhere_is_announced_recorded_and_gone() -> None:
    for seed in (3, 1, 2, 4, 5, 6, 8):
        game = castle(seed)
        told = play_and_tell(game)
        out = [event for event in told if isinstance(event, PutOut)]
        if out:
            break
    assert [event.tile for event in out] == [m.discard for m in game.record().moves if m.discard]
    assert [event.tile for event in out] == list(game.position().gone)
    assert len(game.position().tiles) + len(out) == 60


def test_hold_stops_before_each_deal_until_it_is_acknowledged() -> None:
    game = classic(hold=True)
    assert (game.phase, game.actions(), game.record().drawn) == ("deal", [], None)
    assert [type(event) for event in game.deal()] == [Drawn]
    assert code_of(game.deal) == "deal-not-due"
    game.apply(game.actions()[0])
    if game.phase == "follower":
        game.apply(PlaceFollower())
    assert (game.phase, game.to_move, len(game.record().moves)) == ("deal", 1, 1)


def test_undo_takes_back_decisions_until_something_hidden_was_revealed() -> None:
    game = classic(hold=True)
    assert code_of(game.undo) == "undo-nothing"
    game.deal()
    assert code_of(game.undo) == "undo-nothing"
    start, fresh = game.position(), game.record()
    game.apply(game.actions()[0])
    placed = game.position()
    game.apply(game.actions()[-1])
    assert game.phase == "deal"
    game.undo()
    assert game.position() == placed
    game.undo()
    assert (game.position(), game.record()) == (start, fresh)
    assert code_of(game.undo) == "undo-nothing"
    game.apply(game.actions()[1])
    game.apply(PlaceFollower())
    game.deal()
    assert code_of(game.undo) == "undo-revealed"


def test_undo_reaches_back_to_the_deal_only_without_hold() -> None:
    game = classic()
    game.apply(game.actions()[0])
    game.undo()
    game.apply(game.actions()[0])
    game.apply(PlaceFollower())
    assert code_of(game.undo) == "undo-revealed"


@pytest.mark.parametrize("path", CASTLE[:2], ids=lambda path: path.stem)
def test_P4_a_decision_that_took_a_wall_tile_is_not_undone(path: Path) -> None:
    game, moves = referees(path, hold=True)
    taken = 0
    for at, action in followed(game, moves):
        on, before = at.position().wall.on, at.position()
        probe = Game.from_position(before, seed=1)
        probe.apply(action)
        if probe.position().wall.on == on:
            if probe.phase != "place":
                probe.undo()
                assert probe.position() == before
        else:
            assert code_of(probe.undo) == "undo-revealed"
            taken += 1
    assert taken


def test_undo_of_the_last_decision_reopens_the_game() -> None:
    game = classic(hold=True)
    while not game.over:
        if game.phase == "deal":
            game.deal()
        before = game.position()
        game.apply(game.actions()[0])
    ended = game.record()
    game.undo()
    assert not game.over
    assert game.position() == before
    game.apply(game.actions()[0])
    assert game.record() == ended


def half(game: Game, decisions: int = 41) -> Game:
    for turn in range(decisions):
        legal = game.actions()
        game.apply(legal[turn * 7919 % len(legal)])
    return game


@pytest.mark.parametrize("make", [castle, classic])
def test_an_open_record_with_its_seed_goes_on_exactly(make: object) -> None:
    for decisions in range(30, 44):
        game: Game = half(make(9), decisions)
        record = parse_record(format_record(game.record()))
        assert record.status == "open"
        files = {"tiles": TILES, "board": BOARD} if game.game == "castle" else {}
        again = Game.from_record(record, **files)
        assert not again.dealt_anew
        assert again.record() == record
        # a turn in progress starts again with the same tile
        while game.phase != "place":
            game.apply(game.actions()[0])
        while len(again.record().moves) < len(game.record().moves):
            again = Game.from_record(game.record(), **files)
        assert play(again, 5).record() == play(Game.from_record(game.record(), **files), 5).record()


def test_an_open_record_must_agree_with_its_seed() -> None:
    game = half(castle(9))
    record = json.loads(format_record(game.record()))

    def resumed(**changes: object) -> str:
        return code_of(lambda: Game.from_record(record | changes, tiles=TILES, board=BOARD))

    assert resumed(seed="0" * 64) == "seed-differs"
    assert resumed(seed_commitment="0" * 64) == "seed-commitment"
    assert resumed(moves=record["moves"][:-2], drawn="t01") in ("seed-differs", "tile-too-often")
    wrong = {"12": 10 - chance.walls(chance.seed_bytes(9), 13)[0]}
    if wrong["12"] != 5:
        assert resumed(wall_tiles=record.get("wall_tiles", {}) | wrong) == "seed-differs"
    fine = record | {"seed_commitment": game.seed_commitment}
    assert Game.from_record(fine, tiles=TILES, board=BOARD).record().moves == game.record().moves


def without_seed(game: Game) -> Record:
    data = json.loads(format_record(game.record()))
    del data["seed"]
    return parse_record(json.dumps(data))


@pytest.mark.parametrize("make", [castle, classic])
def test_what_an_open_record_does_not_fix_is_dealt_anew_from_the_seed_given(make: object) -> None:
    record = without_seed(half(make(9)))
    files = {"tiles": TILES, "board": BOARD} if record.game == "castle" else {}
    one, same, other = (Game.from_record(record, seed, **files) for seed in (1, 1, 2))
    assert one.dealt_anew
    assert one.seed is None
    assert one.record() == same.record() == other.record() == record
    assert play(one).record() == play(same).record() != play(other).record()
    replay = Replay(one.record(), **files)
    assert [entry for entry in replay.entries() if entry.differences] == []
    assert replay.end() == []


def test_a_tile_in_hand_must_be_drawable() -> None:
    record = json.loads(format_record(without_seed(half(classic(9), 90))))

    def drawn(**changes: object) -> str:
        return code_of(lambda: Game.from_record(record | changes))

    assert drawn(drawn="ZZ") == "tile-unknown"
    assert Game.from_record({key: value for key, value in record.items() if key != "drawn"})
    kinds = {kind.id: kind.count - kind.start for kind in tile_set("classic-1").kinds}
    laid = [move["tile"] for move in record["moves"]]
    used = next(tile for tile, count in kinds.items() if laid.count(tile) == count)
    assert drawn(drawn=used) == "tile-too-often"
    assert drawn(status="finished") == "status-finished"
    over = json.loads(format_record(play(classic(9)).record()))
    assert code_of(lambda: Game.from_record(over | {"drawn": "A"})) == "drawn-when-over"
    assert code_of(lambda: Game.from_record(over | {"status": "open"})) == "status-open"


def test_a_record_that_cannot_be_played_is_refused_with_its_move() -> None:
    record = json.loads(format_record(play(classic(9)).record()))
    record["moves"][30]["x"] = 99
    with pytest.raises(DataError) as error:
        Game.from_record(record)
    assert (error.value.code, error.value.details["move"]) == ("record-differs", 31)


def test_a_resigned_game_can_be_seen_but_not_played() -> None:
    record = json.loads(format_record(half(classic(9)).record()))
    record |= {"status": "resigned", "by": 0, "winners": [1]}
    game = Game.from_record(record)
    assert (game.over, game.phase, game.winners, game.actions()) == (True, "over", (1,), [])
    assert game.view(0).over
    assert game.view(0).actions == ()
    assert game.record() == parse_record(json.dumps(record))
    assert code_of(lambda: game.apply(PlaceFollower())) == "game-over"
    assert code_of(game.deal) == "deal-not-due"


def test_own_keys_and_comments_survive_going_on() -> None:
    data = json.loads(format_record(half(classic(9), 20).record()))
    data["x_house"] = {"a": [1]}
    data["name"] = "club evening"
    data["moves"][2] |= {"comment": "hm", "ms": 1200, "x_mark": 1}
    game = Game.from_record(data)
    moves = len(game.record().moves)
    play(game)
    record = game.record()
    assert (record.name, record.extra) == ("club evening", {"x_house": {"a": [1]}})
    assert record.moves[:moves] == parse_record(json.dumps(data)).moves


@pytest.mark.parametrize("name", ["\x1b[2J", "b\nok", "\udcff\udcfe", "x" * 61, "\u202eAnn"])
def test_a_name_that_cannot_be_printed_on_one_line_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as error:
        tw.new("castle", players=["Ann", name], seed=1)
    assert error.value.code == "player-name"
    record = json.loads(format_record(tw.new("castle", players=["Ann", "Bo"], seed=1).record()))
    with pytest.raises(SetupError):
        tw.Game.from_record(record | {"players": ["Ann", name]})


def test_a_name_may_have_any_letters() -> None:
    assert tw.new("castle", players=["Łukasz Ünal", "安"], seed=1).players == ("Łukasz Ünal", "安")
