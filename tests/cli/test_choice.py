"""Why a computer player chose so."""

from __future__ import annotations

import re

import pytest
from tests.cli.conftest import Terminal
from tests.cli.test_play import CASTLE


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", r"Greedy, [a-z ]+, gains in points: [a-z ]+ [+−]\d+(\.\d)?(; [a-z ]+ [+−]\d+(\.\d)?)*"),
        ("nl", r"[^,]+, [a-z ]+, winst in punten: [a-z ]+ [+−]\d+(,\d)?(; [a-z ]+ [+−]\d+(,\d)?)*"),
        ("de", r"[^,]+, [A-Za-z ]+, Gewinn in Punkten: [\w ]+ [+−]\d+(,\d)?(; [\w ]+ [+−]\d+(,\d)?)*"),
    ],
)
@pytest.mark.parametrize("words", [CASTLE, ("--game", "classic")], ids=["castle", "classic"])
def test_greedy_says_what_its_choice_gains(terminal: Terminal, words: tuple[object, ...], lang: str, line: str) -> None:
    done = terminal("play", *words, "--players", "greedy,human", "--seed", "3", "--lang", lang, typed="c\n")
    assert any(re.fullmatch(line, told) for told in done.out.splitlines()), done.out


def test_who_gives_no_reasons_is_told_so(terminal: Terminal) -> None:
    done = terminal("play", *CASTLE, "--players", "random,human", "--seed", "3", typed="c\nchoice\n")
    assert done.out.count("No computer player has given reasons yet.") == 2
