"""The golden games: the same record leads to the same text, line by line, today as when it was read."""

from __future__ import annotations

import pytest
from tests.golden.shelf import GAMES, NAMES, SETS, played, record

from tilewright.game import Replay, format_record


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    told, _ = played(name)
    assert told.splitlines() == (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_dealt_by_its_seed_and_written_as_it_was(name: str) -> None:
    _, game = played(name)
    assert format_record(game.record(), pretty=True) == (GAMES / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_without_a_difference(name: str) -> None:
    replay = Replay(record(name), SETS.get(name), "castle-1" if name in SETS else None)
    assert [difference for entry in replay.entries() for difference in entry.differences] == []
    assert replay.end() == []
