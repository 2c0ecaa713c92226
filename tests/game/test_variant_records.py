"""Recorded games of the variants, their expectations written by the naive scorer: each release replays them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.naive.classic import NaiveClassic

from tilewright.game import Game, Replay, parse_record
from tilewright.game.options import Option, options_of, plain_options
from tilewright.game.presets import PRESETS
from tilewright.tiles import library

V1 = Path(__file__).parents[1] / "records/v1"
ALL = [path for folder in ("classic", "variants") for path in sorted((V1 / folder).glob("*.json"))]
RECORDS = sorted((V1 / "variants").glob("*.json"))


def written(option: Option, value: object) -> list[object]:
    """The values of an option that a record brings, as the option table has them."""
    if option.type == "list":
        return list(value) if isinstance(value, list | tuple) else []
    return [value]


def test_every_value_of_every_option_and_every_preset_has_its_record() -> None:
    played = [parse_record(path.read_bytes()).options for path in ALL]
    for option in options_of("classic"):
        found = [value for options in played for value in written(option, options.get(option.name, option.default))]
        if option.type == "size":
            assert any(value is not None for value in found)
        elif option.name == "redraws":
            assert {0, 1, 2} <= set(found)
        else:
            assert set(option.values) <= set(found), option.name
    assert all(plain_options(preset.options) in played for preset in PRESETS.values())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_variant_agrees_entry_by_entry_and_at_the_end(path: Path) -> None:
    record = parse_record(path.read_bytes())
    replay = Replay(record)
    assert [entry.differences for entry in replay.entries() if entry.differences] == []
    assert replay.end() == []
    assert Game.from_record(record).winners == record.winners


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_naive_scorer_still_says_the_same(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    naive = NaiveClassic(library.RELEASED["classic-1"], record["options"], len(record["players"]))
    hands = record.get("hands")
    for entry, scores in zip(record["moves"], record["expect"]["trace"], strict=True):
        if hands and naive.stack.hands is None and not naive.stack.flowing:
            naive.stack.deal_hands(hands)
        naive.play(entry)
        assert naive.scores == scores
    assert naive.finish() == record["scores"]
    assert naive.winners == record["winners"]
