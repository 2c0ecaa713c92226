"""The golden games: the same record leads to the same text, line by line, today as when it was read."""

from __future__ import annotations

import pytest
from tests.golden.shelf import GAMES, NAMES, SETS, played, record

from tilewright.game import Replay, format_record
from tilewright.game.options import OPTIONS, plain_options
from tilewright.game.presets import PRESETS


def test_every_option_of_classic_and_every_preset_has_its_golden_game() -> None:
    played = [record(name).options for name in NAMES if record(name).game == "classic"]
    assert {name for name, option in OPTIONS.items() if "classic" in option.games} == set().union(*played)
    assert all(plain_options(preset.options) in played for preset in PRESETS.values())


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
