"""A whole small game of The Castle on the screen, typed by two people, read line by line when it was written.

`python -m tests.cli.test_golden` writes the transcript anew; read the difference before you keep it.
"""

from __future__ import annotations

import difflib
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
GOLDEN = Path(__file__).parent / "golden"
WORDS = {
    "castle-en": ("--tile-set", "castle-small.toml", "--board", "castle-1-board.toml", "--seed", "33"),
    "castle-plain-nl": (
        *("--tile-set", "castle-small.toml", "--board", "castle-1-board.toml", "--seed", "38"),
        *("--plain", "--lang", "nl"),
    ),
}


def transcript(name: str) -> tuple[int, str]:
    """Exit code and screen of a game typed line by line, in a process of its own."""
    command = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "play"]
    people = ("--players", "human,human", "--names", "Ann,Bo")
    done = subprocess.run(
        [*command, *people, *WORDS[name]],
        input=(GOLDEN / f"{name}.typed").read_text(encoding="utf-8"),
        capture_output=True,
        encoding="utf-8",
        cwd=TESTS / "data",
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", "LC_ALL": "C.UTF-8"},
        check=False,
        timeout=120,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


@pytest.mark.parametrize("name", WORDS)
def test_the_game_on_the_screen_is_as_it_was(name: str) -> None:
    code, screen = transcript(name)
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    changed = list(difflib.unified_diff(expected.splitlines(), screen.splitlines(), lineterm="", n=1))
    assert (code, changed) == (0, [])


if __name__ == "__main__":
    for wanted in WORDS:
        (GOLDEN / f"{wanted}.txt").write_text(transcript(wanted)[1], encoding="utf-8")
