"""Recorded games of the variants, their expectations written by the naive scorer: each release replays them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.naive.classic import NaiveClassic

from tilewright.game import Game, Replay, parse_record
from tilewright.tiles import library

RECORDS = sorted((Path(__file__).parents[1] / "records/v1/variants").glob("*.json"))


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
    for entry, scores in zip(record["moves"], record["expect"]["trace"], strict=True):
        naive.play(entry)
        assert naive.scores == scores
    assert naive.finish() == record["scores"]
    assert naive.winners == record["winners"]
