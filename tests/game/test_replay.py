"""Replay: every stored game agrees; every kind of difference is found, named and in its order."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest
from tests.game.playing import CASTLE, CLASSIC, castle, sets, stored

from tilewright.game import Difference, Place, Replay, SetupError, format_record, parse_record
from tilewright.game.replay import Entry

Data = dict[str, object]


def data(path: Path) -> dict[str, object]:
    return json.loads(path.read_text())


def played(changed: Data) -> tuple[list[Entry], list[Difference]]:
    record = parse_record(json.dumps(changed))
    replay = Replay(record, **sets(record))
    entries = list(replay.entries())
    return entries, [] if replay.stopped else replay.end()


def first(changed: Data) -> tuple[int, str]:
    """Number of the entry and code or name of the first difference; entry 0 stands for the end."""
    entries, end = played(changed)
    for entry in entries:
        if entry.differences:
            difference = entry.differences[0]
            return entry.number, difference.refusal.code if difference.refusal else difference.what
    return 0, end[0].what if end else "ok"


@pytest.mark.parametrize("path", CASTLE + CLASSIC, ids=lambda path: path.stem)
def test_stored_games_agree_entry_by_entry_and_at_the_end(path: Path) -> None:
    entries, end = played(data(path))
    assert [entry.differences for entry in entries if entry.differences] == []
    assert end == []
    assert len(entries) == len(stored(path).moves)


def test_a_changed_trace_names_its_move() -> None:
    game = data(CASTLE[0])
    game["expect"]["trace"][16][1] += 1
    entries, _ = played(game)
    wrong = [entry for entry in entries if entry.differences]
    assert [entry.number for entry in wrong] == [17]
    expected, found = game["expect"]["trace"][16], stored(CASTLE[0]).expect.trace[16]
    assert str(wrong[0].differences[0]) == f"scores {list(found)}, expected {expected}"


@pytest.mark.parametrize("where", ["scores", "expect"])
def test_a_changed_final_score_names_the_end(where: str) -> None:
    game = data(CLASSIC[0] if where == "expect" else CASTLE[0])
    scores = game["expect"]["scores"] if where == "expect" else game["scores"]
    scores[0] += 1
    assert first(game) == (0, "scores")


@pytest.mark.parametrize("what", ["cells", "claims", "keeps", "wall", "supply"])
def test_every_list_that_is_expected_is_compared(what: str) -> None:
    game = data(CASTLE[0])
    rows = game["expect"][what]
    rows[9] = rows[9][1:] if what in ("cells", "claims", "wall") else [rows[9][0] + 1, rows[9][1]]
    assert first(game) == (10, what)


def test_differences_of_one_entry_come_in_the_order_legal_cells_claims_trace() -> None:
    game = data(CASTLE[0])
    expect = game["expect"]
    expect["trace"][4] = [99, 99]
    expect["claims"][4] = []
    expect["cells"][4] = None
    entries, _ = played(game)
    assert [difference.what for difference in entries[4].differences] == ["cells", "claims", "scores"]
    game["moves"][4]["x"] = 0
    entries, _ = played(game)
    assert entries[-1].number == 5
    assert entries[-1].differences[0].what == "legal"


def test_cells_and_claims_are_null_for_a_discard() -> None:
    path = next(path for path in CASTLE if any(move.discard for move in stored(path).moves))
    game = data(path)
    i = next(i for i, move in enumerate(game["moves"]) if "discard" in move)
    game["expect"]["cells"][i] = []
    assert first(game) == (i + 1, "cells")


def changed_move(i: int, path: Path = CASTLE[0], **changes: object) -> Data:
    game = data(path)
    move = game["moves"][i]
    for key, value in changes.items():
        if value is None:
            move.pop(key, None)
        else:
            move[key] = value
    return game


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"player": 1}, "not-your-turn"),
        ({"tile": "t99"}, "unknown-tile"),
        ({"tile": "t27"}, "tile-used-up"),
        ({"x": 0, "y": 0}, "outside-the-wall"),
        ({"x": 10, "y": 5}, "cell-occupied"),
        ({"x": 5, "y": 4}, "touches-nothing"),
        ({"follower": "house9"}, "area-unknown"),
        ({"extra_turn": True}, "no-extra-turn"),
        ({"scored": []}, "scored-missing"),
        ({"scored": [{"x": 9, "y": 0, "area": "nothing"}]}, "feature-unknown"),
        ({"scored": [{"x": 10, "y": 5, "area": "court1"}]}, "scored-extra"),
        ({"scored": [{"x": 9, "y": 0, "area": "path2", "double": True}]}, "cannot-double-kind"),
    ],
)
def test_an_entry_that_cannot_be_played_is_refused(changes: Data, code: str) -> None:
    assert first(changed_move(2, **changes)) == (3, code)


def test_P3_no_tile_is_drawn_twice_and_a_discard_must_fit_nowhere() -> None:
    game = changed_move(3)
    game["moves"][3] = {"player": 1, "discard": game["moves"][3]["tile"]}
    assert first(game) == (4, "discard-fits")


def test_T5_a_tile_that_fits_nowhere_must_be_a_discard_even_if_forced() -> None:
    path = next(path for path in CASTLE if any(move.discard for move in stored(path).moves))
    i = next(i for i, move in enumerate(stored(path).moves) if move.discard)
    game = data(path)
    move = game["moves"][i]
    tile = move.pop("discard")
    occupied = {(m.get("x"), m.get("y")) for m in game["moves"][:i]}
    x, y = next(at for at in ((0, 2), (11, 3), (5, 4), (6, 6), (9, 7)) if at not in occupied)
    move |= {"tile": tile, "x": x, "y": y, "rotation": 0, "forced": "no matter"}
    assert first(game) == (i + 1, "must-discard")


def asked() -> tuple[Path, int]:
    """A stored game and the entry in which the order of scoring or doubling was asked."""
    for path in CASTLE:
        for i, move in enumerate(stored(path).moves):
            if move.scored and any(claim.double for claim in move.scored):
                return path, i
    raise AssertionError("no stored game doubles a feature")


def test_S3_scored_may_be_left_out_only_where_nothing_was_asked() -> None:
    assert first(changed_move(2, scored=None)) == (0, "ok")
    path, i = asked()
    assert first(changed_move(i, path, scored=None)) == (i + 1, "scored-needed")


def test_S3_any_area_of_a_feature_names_it() -> None:
    game = data(CASTLE[0])
    record = stored(CASTLE[0])
    replay = Replay(record, **sets(record))
    renamed = 0
    for entry in replay.entries():
        for i, event in enumerate(e for e in entry.events if type(e).__name__ == "Scored"):
            spot = event.feature.spots[-1]
            renamed += len(event.feature.spots) > 1
            claim = game["moves"][entry.number - 1]["scored"][i]
            claim |= {"x": spot.x, "y": spot.y, "area": spot.area}
    assert renamed
    assert first(game) == (0, "ok")


def test_S3_features_are_scored_in_the_recorded_order_only() -> None:
    found = 0
    for path in CASTLE[:4]:
        for i, move in enumerate(stored(path).moves):
            if move.scored is not None and len(move.scored) > 1:
                game = data(path)
                game["moves"][i]["scored"].reverse()
                number, what = first(game)
                found += number == i + 1 and what in ("scored-order", "own-first", "order-fixed")
    assert found


def test_W1_a_tower_that_a_move_empties_must_be_listed() -> None:
    game = data(CASTLE[0])
    walls = game["expect"]["wall"]
    i = next(i for i, row in enumerate(walls) if 12 not in row)
    del game["wall_tiles"]["12"]
    game.pop("final")
    assert first(game) == (i + 1, "wall-tile-missing")


def test_W3_a_wall_tile_1_just_won_waits_where_the_option_says_so() -> None:
    for path in CASTLE:
        record = stored(path)
        replay = Replay(record, **sets(record))
        for entry in replay.entries():
            won = [event for event in entry.events if type(event).__name__ == "WallTileTaken"]
            if entry.move.extra_turn and any((event.kind, event.seat) == (1, entry.move.player) for event in won):
                at_once = data(path)
                at_once["options"]["won_extra_turn"] = "next_turn"
                assert first(at_once) == (entry.number, "wall-tile-fresh")
                return
    raise AssertionError("no stored game uses a wall tile 1 in the turn that won it")


def test_W5_the_use_of_end_tiles_is_recomputed() -> None:
    game = data(CASTLE[0])
    game["final"][0]["area"] = "path2"
    assert first(game) == (0, "final")
    game["final"].pop(0)
    assert first(game) == (0, "final")


def test_winners_and_status_are_compared_with_the_game() -> None:
    assert first(data(CASTLE[0]) | {"winners": [1]}) == (0, "ok")
    assert first(data(CASTLE[0]) | {"winners": [0]}) == (0, "winners")
    assert first(data(CASTLE[0]) | {"status": "open"}) == (0, "status")
    short = data(CLASSIC[0])
    short["moves"], short["status"] = short["moves"][:5], "finished"
    del short["expect"]
    assert first(short) == (0, "status")


def test_nothing_is_played_after_the_end() -> None:
    game = data(CLASSIC[0])
    del game["expect"]
    game["moves"].append({"player": 3, "discard": "C"})
    assert first(game) == (len(game["moves"]), "game-over")


def test_a_private_set_is_asked_for_and_held_to_its_digest() -> None:
    record = stored(CASTLE[0])
    with pytest.raises(SetupError) as error:
        Replay(record)
    assert error.value.code == "set-unknown"
    changed = copy.deepcopy(data(CASTLE[0]))
    changed["set"]["tiles_sha256"] = "0" * 64
    with pytest.raises(SetupError) as error:
        Replay(parse_record(json.dumps(changed)), **sets(record))
    assert error.value.code == "set-digest"


def test_a_forced_tile_may_lie_on_any_empty_cell_and_leads_on() -> None:
    game = castle(seed=3)
    drawn = game.view().position.drawn
    assert drawn is not None
    cell = next((x, y) for x in range(4, 9) for y in range(2, 5) if game.why_not(Place(drawn, x, y, 0)) is not None)
    move = {"player": 0, "tile": drawn, "x": cell[0], "y": cell[1], "rotation": 0}
    head = json.loads(format_record(game.record())) | {"moves": [move], "seed": game.seed}
    del head["drawn"]
    assert first(head) == (1, "touches-nothing")
    move["forced"] = "it lay there"
    assert first(head) == (0, "ok")
    assert first(head | {"moves": [move | {"x": 0, "y": 0}]}) == (1, "outside-the-wall")


def test_K4_a_forced_tile_may_not_lie_out_of_reach() -> None:
    near = {"player": 0, "tile": "E", "x": 3, "y": 3, "rotation": 0, "forced": "it lay there"}
    head = {"format": "tilewright-record", "version": 1, "game": "classic", "players": ["Ann", "Bo"]}
    assert first(head | {"moves": [near]}) == (0, "ok")
    assert first(head | {"moves": [near | {"x": 87, "y": -1}]}) == (1, "too-far")
    assert first(head | {"moves": [near | {"x": 0, "y": 0}]}) == (1, "cell-occupied")
