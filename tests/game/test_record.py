"""Records are read strictly, by path, and written exactly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tilewright.game import InputError, format_record, parse_record
from tilewright.game.record import wall_tiles

RECORDS = sorted((Path(__file__).parent.parent / "records/v1").rglob("*.json"))
Data = dict[str, object]


def classic(**changes: object) -> Data:
    move = {"player": 0, "tile": "E", "x": 1, "y": 0, "rotation": 90, "follower": "city1"}
    return {
        "format": "tilewright-record",
        "version": 1,
        "game": "classic",
        "options": {},
        "players": ["Ann", "Bo"],
        "moves": [move, {"player": 1, "discard": "C"}],
    } | changes


def castle(**changes: object) -> Data:
    scored = [{"x": 4, "y": 3, "area": "house1"}, {"x": 5, "y": 3, "area": "tower1", "double": True}]
    move = {"player": 0, "tile": "t01", "x": 4, "y": 3, "rotation": 0, "scored": scored, "extra_turn": True}
    return classic(game="castle", moves=[move]) | changes


def refused(data: object) -> InputError:
    with pytest.raises(InputError) as error:
        parse_record(data if isinstance(data, str | bytes) else json.dumps(data))
    assert str(error.value)
    return error.value


def with_move(**changes: object) -> Data:
    move = {"player": 0, "tile": "t01", "x": 4, "y": 3, "rotation": 0}
    return castle(moves=[move | changes])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_stored_games_come_back_as_they_were(path: Path) -> None:
    text = path.read_text()
    record = parse_record(text)
    for pretty in (False, True):
        assert json.loads(format_record(record, pretty)) == json.loads(text)
        assert parse_record(format_record(record, pretty)) == record
    assert "\n" not in format_record(record)


def test_own_keys_are_kept_at_every_level() -> None:
    data = castle(x_top=[1, {"a": None}], options={"x_house": 2.5}, wall_tiles={"12": 3, "x_seen": True})
    move = data["moves"][0]
    move["x_move"] = "m"
    move["scored"][0]["x_scored"] = False
    data["clock"] = {"initial_ms": 1000, "increment_ms": 0, "x_clock": {}}
    data["expect"] = {"x_expect": 1}
    data["set"] = {"tiles": "castle-1", "x_set": 7}
    record = parse_record(json.dumps(data))
    assert json.loads(format_record(record)) == data
    assert wall_tiles(record) == {12: 3}


@pytest.mark.parametrize(
    ("data", "code", "path"),
    [
        (with_move(rotatoin=90), "unknown-key", "moves[0].rotatoin"),
        (castle(extra={}), "unknown-key", "extra"),
        (castle(set={"tile": "castle-1"}), "unknown-key", "set.tile"),
        (with_move(scored=[{"x": 1, "y": 2, "area": "a", "dbl": 1}]), "unknown-key", "moves[0].scored[0].dbl"),
        (castle(wall_tiles={"twelve": 1}), "unknown-key", "wall_tiles.twelve"),
        (castle(wall_tiles={"012": 1}), "unknown-key", "wall_tiles.012"),
        (with_move(x=None), "wrong-type", "moves[0].x"),
        (with_move(x="4"), "wrong-type", "moves[0].x"),
        (with_move(x=4.0), "wrong-type", "moves[0].x"),
        (with_move(player=True), "wrong-type", "moves[0].player"),
        (with_move(scored={}), "wrong-type", "moves[0].scored"),
        (castle(moves={}), "wrong-type", "moves"),
        (castle(moves=[3]), "wrong-type", "moves[0]"),
        (castle(players="Ann"), "wrong-type", "players"),
        (castle(players=["Ann", 2]), "wrong-type", "players[1]"),
        (with_move(rotation=45), "wrong-value", "moves[0].rotation"),
        (with_move(player=-1), "out-of-range", "moves[0].player"),
        (with_move(x=10**9), "out-of-range", "moves[0].x"),
        (with_move(ms=-1), "out-of-range", "moves[0].ms"),
        (castle(seed="xyz"), "out-of-range", "seed"),
        (castle(status="won"), "wrong-value", "status"),
        (castle(wall_tiles={"12": 0}), "out-of-range", "wall_tiles.12"),
        (castle(wall_tiles={"12": 10}), "out-of-range", "wall_tiles.12"),
        (castle(wall_tiles={"12": True}), "out-of-range", "wall_tiles.12"),
        (castle(wall_tiles={"12": 3, "22": 3, "25": 3}), "wall-tile-thrice", "wall_tiles.25"),
        (with_move(player=2), "no-such-seat", "moves[0].player"),
        (castle(by=2), "no-such-seat", "by"),
        (castle(winners=[0, 3]), "no-such-seat", "winners[1]"),
        (castle(scores=[1]), "wrong-length", "scores"),
        (castle(moves=[{"tile": "t01"}]), "missing-key", "moves[0].player"),
        (castle(moves=[{"player": 0, "tile": "t01", "x": 1, "y": 1}]), "missing-key", "moves[0].rotation"),
        (castle(moves=[{"player": 0}]), "missing-key", "moves[0].tile"),
        (castle(moves=[{"player": 0, "discard": "t01", "x": 3}]), "needless-key", "moves[0].x"),
        (castle(moves=[{"player": 0, "discard": "t01", "extra_turn": True}]), "needless-key", "moves[0].extra_turn"),
        (castle(final=[{"player": 0, "wall_tile": 7, "x": 1, "y": 1}]), "missing-key", "final[0].area"),
        (castle(final=[{"player": 0, "wall_tile": 9, "x": 1}]), "needless-key", "final[0].x"),
        (castle(final=[{"player": 0, "wall_tile": 3}]), "out-of-range", "final[0].wall_tile"),
        (castle(expect={"trace": []}), "wrong-length", "expect.trace"),
        (castle(expect={"trace": [[1, 2, 3]]}), "wrong-length", "expect.trace[0]"),
        (classic(wall_tiles={}), "foreign-key", "wall_tiles"),
        (classic(final=[]), "foreign-key", "final"),
        (classic(set={"tiles": "classic-1", "board": "castle-1"}), "foreign-key", "set.board"),
        (classic(expect={"keeps": [[0, 0], [0, 0]]}), "foreign-key", "expect.keeps"),
    ],
)  # fmt: skip
def test_a_fault_is_named_by_its_path(data: Data, code: str, path: str) -> None:
    error = refused(data)
    assert (error.code, error.details["path"]) == (code, path)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (classic(hands=[[], []]), "hands"),
        (with_move(drew=["D"]), "moves[0].drew"),
        (with_move(shown=["A", "V", "Q"]), "moves[0].shown"),
        (classic(moves=[{"player": 1, "reserve": "V"}]), "moves[0].reserve"),
    ],
)
def test_a_key_of_a_variant_that_is_not_played_is_refused_by_its_path(data: Data, path: str) -> None:
    error = refused(data)
    assert (error.code, error.details["path"]) == ("needless-key", path)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"\xff\xfe", "not-utf8"),
        (b"", "cut-short"),
        (b'{"format": "tilewright-rec', "cut-short"),
        (b"{'format'}", "not-json"),
        (b'{"format": NaN}', "not-json"),
        (b'{"format": Infinity}', "not-json"),
        (b'{"x_a": 1e999}', "number-too-large"),
        (b'{"x_a": ' + b"7" * 6000 + b"}", "number-too-large"),
        (b'{"x_a": 1, "x_a": 1}', "key-twice"),
        (b'{"x_a": {"b": 1, "b": 2}}', "key-twice"),
        (b'{"x_a": "\\ud800"}', "half-character"),
        (b'{"x_a": "\\udc00"}', "half-character"),
        (b'{"x_a": "\\ud800\\u0041"}', "half-character"),
        ('{"x_a": "\ud800"}', "not-utf8"),
        (b"[" * 100_000, "too-deep"),
        (b"[]", "wrong-format"),
        (b'{"version": 1}', "wrong-format"),
        (b'{"format": "tilewright-position", "version": 1}', "other-format"),
        (b'{"format": "tilewright-record", "version": 2}', "wrong-version"),
        (b'{"format": "tilewright-record", "version": true}', "wrong-version"),
        (b'{"format": "tilewright-record", "version": 1, "game": "chess"}', "wrong-value"),
    ],
)
def test_what_is_no_record_at_all_is_refused(text: bytes, code: str) -> None:
    assert refused(text).code == code


def test_P1_the_castle_is_for_two_and_K2_classic_for_two_to_five() -> None:
    assert refused(castle(players=["Ann", "Bo", "Cy"])).code == "player-count"
    assert refused(classic(players=["Ann"])).code == "player-count"
    assert refused(classic(players=list("abcdef"))).code == "player-count"


def test_options_are_checked_by_the_one_table() -> None:
    assert refused(classic(options={"inn": True})).code == "option-unknown"
    assert refused(castle(options={"incomplete_fountain_path": True})).code == "option-value"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (with_move(x=10_001), "moves[0].x is 10001, which is out of range; allowed is -10000 … 10000."),
        (with_move(x=10**40), f"moves[0].x is {10**40}, which is out of range; allowed is -10000 … 10000."),
        (with_move(x=1.5), "moves[0].x must be a whole number, not a number with a decimal point."),
        (with_move(rotation=45), "moves[0].rotation cannot be 45; allowed is: 0, 90, 180, 270."),
        (castle(game="chess"), 'game cannot be "chess"; allowed is: castle, classic.'),
        (castle(scores=[10**20, 0]), f"scores[0] is {10**20}, which is out of range; allowed is -{2**53} … {2**53}."),
        (castle(seed="x"), 'seed is "x", which is out of range; allowed is a text of 64 hexadecimal digits.'),
        (castle(expect={"cells": [[[1]]]}), "expect.cells[0][0] has 1 elements; there must be 2."),
        (castle(wall_tiles={"12": 10}), "wall_tiles.12 is 10, which is out of range; allowed is 1 … 9."),
        (castle(options={"corner_timing": []}), None),
    ],
)
def test_a_fault_says_what_was_found_and_what_would_be_right(data: Data, sentence: str | None) -> None:
    told = str(refused(data))
    assert sentence in (None, told)
    for word in ("Expected", "Invalid", "`", "dict", "NoneType"):
        assert word not in told


def test_data_that_no_json_holds_are_refused_too() -> None:
    for key, value in (("moves", {1, 2}), ("moves", object()), (7, 1), ("scores", [1j, 2]), ("options", {"a": {1}})):
        with pytest.raises(InputError):
            parse_record(castle() | {key: value})


def test_a_byte_order_mark_is_passed_over_and_escaped_pairs_are_whole() -> None:
    text = json.dumps(classic(name="\U0001f600"))
    assert "\\ud83d" in text
    assert parse_record("\ufeff" + text) == parse_record(text)
    assert parse_record(text.replace("\\ud83d", "\\\\ud83d\\ud83d")).name == "\\ud83d\U0001f600"


def test_own_keys_may_be_nested_but_not_without_end() -> None:
    deep: object = []
    for _ in range(50):
        deep = [deep]
    assert refused(castle(x_deep=[deep])).code == "too-deep"
    record = parse_record(json.dumps(castle(x_deep=deep)))
    assert json.loads(format_record(record))["x_deep"] == deep


def test_nothing_but_bad_input_comes_of_damage() -> None:
    text = RECORDS[0].read_bytes()
    sentences = set()
    for cut in range(0, len(text), max(1, len(text) // 200)):
        try:
            parse_record(text[:cut] + b"\x00" + text[cut + 3 :])
        except InputError as error:
            sentences.add(str(error))
    assert sentences
    assert "" not in sentences
    assert refused(text[:-20]).code == "cut-short"
