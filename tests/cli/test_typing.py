"""Whatever is typed at a prompt gets an answer, and the game stands as it stood."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Terminal
from tests.cli.test_play import CASTLE

ODD = (
    "\0\0", "x" * 100_000, "0", "00", "+1", "-1", "--1", "---", "1.0", "１", "²", "9" * 30, "\x1b[A", "\x7f", "\t", "é",
    "w 1e5 2", "w 999999999 999999999 90", "w -5", "w --5 2 90", "w 5 5 91", "w follower", "w score 1 2 path1 double",
    "w extra", "w place", "w score --1 2 path1", "r " + "T" * 300, "r castle.T2 T3", "b --1", "b 999999999 -99999999",
    "b " + "9" * 400, "t x", "p p", "g g", "c c", "u u", "? ?",
)  # fmt: skip


@pytest.mark.parametrize("lead", ["", "1\n", "1\n0\n"], ids=["a cell", "a follower", "the end of the turn"])
@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["drawn", "plain"])
def test_odd_lines_change_nothing(terminal: Terminal, lead: str, plain: tuple[str, ...]) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--names", "Ann,Bo", "--seed", "7", *plain)
    before = terminal(*words, typed=lead).out.rsplit("\n", 2)[1]
    answers = {"A follower?": ("0", "00"), "Enter ends": ("\t",)}
    taken = next((lines for prompt, lines in answers.items() if before.startswith(prompt)), ())
    odd = [line for line in ODD if line not in ("u u", *taken)]
    done = terminal(*words, typed=lead + "\n".join(odd) + "\n")
    assert (done.code, "unexpected" in done.err) == (130, False)
    assert done.out.rsplit("\n", 2)[1] == before
    assert "\0" not in done.out
    assert "\x1b" not in done.out


def test_a_number_is_no_answer_to_yes_or_no_nor_to_enter(terminal: Terminal) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "1", "--save", "a.json")
    done = terminal(*words, typed="1\n1\n0\n5\n")
    assert "“5” is not known here" in done.out
    done = terminal(*words, "--force", typed="s b.json\ns a.json\n5\n\ny\n")
    assert done.out.count("Please answer y or n.") == 2
