"""Situations in which other programs left players in the dark: what is chosen is on the screen and in the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

from tilewright.game import parse_record

WORDS = ("play", "--game", "classic", "--seed", "3")


@pytest.mark.parametrize("policy", ["remove", "bottom"])
def test_what_happens_to_a_tile_that_fits_nowhere_is_on_the_screen_and_in_the_record(
    terminal: Terminal, tmp_path: Path, policy: str
) -> None:
    """Situation: nobody knows what happens to an unplaceable tile."""
    chosen = (*WORDS, "--players", "human,random", "--option", f"unplaceable={policy}", "--save", "game.json")
    done = terminal(*chosen, typed="?\n1\n")
    assert re.search(rf"^  unplaceable={policy}  \S.+", done.out, flags=re.MULTILINE)
    record = parse_record((tmp_path / "game.json").read_bytes())
    assert record.options.get("unplaceable", "remove") == policy


def test_who_played_stands_in_the_record(terminal: Terminal, tmp_path: Path) -> None:
    """Situation: an empty name of a profile meant a computer player without any, and no record said so."""
    done = terminal(*WORDS, "--players", "random,greedy", "--save", "game.json")
    assert done.code == 0
    record = parse_record((tmp_path / "game.json").read_bytes())
    assert record.extra["x_players"] == ["random", "greedy"]
    assert terminal(*WORDS, "--players", "greedy,").err.endswith("[players-form]\n")
