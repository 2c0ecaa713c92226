"""The text notation: every action and every stored game comes back as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilewright.formats.notation import format_action, format_game, parse_action, parse_game
from tilewright.game import DataError, ExtraTurn, Place, PlaceAbbot, PlaceFollower, RecallAbbot, ScoreNext, parse_record
from tilewright.game.actions import Action
from tilewright.locale import languages

RECORDS = sorted((Path(__file__).parents[1] / "records/v1").glob("*/*.json"))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Place("R1.bend+garden", -3, 4, 270), "R1.bend+garden -3,4 270"),
        (PlaceFollower("city1"), "@city1"),
        (PlaceFollower(), "@"),
        (PlaceAbbot("garden1"), "!garden1"),
        (RecallAbbot(), "<"),
        (ScoreNext(4, -3, "house1"), "*4,-3:house1"),
        (ScoreNext(4, 3, "tower1", True), "**4,3:tower1"),
        (ExtraTurn(True), "+"),
        (ExtraTurn(False), "="),
    ],
)
def test_every_action_has_its_text(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize("text", ["", "U 1 0 90", "U 1,0 45", "@ city1", "!", "**4:house1", "<<", "U"])
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(DataError) as fault:
        parse_action(text)
    assert all(fault.value.sentence(lang) for lang in languages())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_stored_game_comes_back_as_it_was(path: Path) -> None:
    record = parse_record(path.read_bytes())
    text = format_game(record)
    assert parse_game(text) == record
    assert format_game(parse_game(text)) == text


def test_a_game_reads_as_it_was_played() -> None:
    text = """tilewright-record 1 classic
options: {"abbot":true}
players: ["Ann","Bo"]

A U+garden 1,0 0 !garden1
# a word beside the game
B C out
B E 0,-1 180 @city1 {"ms":1200,"comment":"{so}"}
A B 1,1 0 <
"""
    record = parse_game(text)
    assert [move.abbot for move in record.moves] == ["garden1", None, None, None]
    assert record.moves[1].discard == "C"
    assert (record.moves[2].follower, record.moves[2].comment) == ("city1", "{so}")
    assert record.moves[3].recall_abbot
    assert format_game(record) == text.replace("# a word beside the game\n", "")


def test_what_no_sign_stands_for_is_kept() -> None:
    move = {"player": 0, "tile": "no id", "x": 1, "y": 0, "rotation": 0, "x_mine": [1, "}"], "forced": "why"}
    data = {"format": "tilewright-record", "version": 1, "game": "classic", "players": ["A: b", "B"], "moves": [move]}
    record = parse_record({**data, "x_own": {"a": 1}, "seed": "0" * 64})
    assert parse_game(format_game(record)) == record


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tilewright-record 2 classic\n",
        "tilewright-record 1 chess\n",
        "tilewright-record 1 classic\nA U 1,0\n",
        'tilewright-record 1 classic\nplayers: ["A","B"]\n\nA U 1,0 0 @\n',
        "tilewright-record 1 classic\nnonsense\n",
    ],
)
def test_a_text_that_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        parse_game(text)
