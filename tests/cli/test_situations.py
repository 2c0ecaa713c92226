"""Situations in which other programs left players in the dark: what is chosen is on the screen and in the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

from tilewright.game import parse_record
from tilewright.locale import Texts
from tilewright.players.roster import DEFAULT, OFFERED

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


def test_whoever_names_no_players_plays_the_usual_level(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play", "--seed", "3", "--save", "game.json")
    file = tmp_path / "game.json"
    assert parse_record(file.read_bytes()).extra["x_players"] == ["human", DEFAULT]
    file.write_text(file.read_text(encoding="utf-8").replace(f'"{DEFAULT}"', '"nobody"'), encoding="utf-8")
    done = terminal("play", "game.json")
    assert f"{DEFAULT} plays the others" in done.err
    assert parse_record(file.read_bytes()).extra["x_players"] == ["human", DEFAULT]


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_how_the_computer_plays_is_said_once_as_a_game_begins(terminal: Terminal, lang: str) -> None:
    texts = Texts(lang)
    words = ("--game", "classic", "--names", "Ann,Bo,Cy,Di", "--lang", lang)
    done = terminal("play", *words, "--players", "human,club,novice,club", "--save", "game.json", typed="1\n1\n\n")
    club, novice = (texts.text(f"player-style-{name}", game="classic") for name in ("club", "novice"))
    assert done.out.splitlines()[1:3] == [f"{texts.names(['Bo', 'Di'])}: {club}", f"Cy: {novice}"]
    assert done.out.count(club) == done.out.count(novice) == 1
    assert not any(texts.text(f"player-style-{name}", game="classic") in done.out for name in OFFERED[3:])
