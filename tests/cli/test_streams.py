"""Standard streams that are closed, full, without a reader, or cannot show every sign."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

from tilewright.cli.main import run
from tilewright.cli.signs import PLAIN_SIGNS, plain_signs

TESTS = Path(__file__).parent.parent
RECORD = TESTS / "records/v1/classic/p004-base-2p.json"
SMALL = ("--tile-set", TESTS / "data/castle-small.toml", "--board", TESTS / "data/castle-1-board.toml")
COMPUTERS = ("play", *SMALL, "--players", "random,random", "--seed", "1")
COMMANDS = (
    COMPUTERS,
    ("rules", "castle"),
    ("rules", "castle", "T3"),
    ("doctor",),
    ("doctor", "--json"),
    ("replay", RECORD),
    ("replay", "--check", "--json", RECORD),
    ("validate", RECORD),
    ("--version",),
    ("play", "--help"),
)
MAIN = "from tilewright.cli.main import main; main()"


class _Failing(io.TextIOWrapper):
    """A stream that refuses every write."""

    def __init__(self, number: int) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8")
        self.number = number

    def write(self, text: str) -> int:
        raise OSError(self.number, os.strerror(self.number))


def _paper(monkeypatch: pytest.MonkeyPatch, encoding: str) -> io.BytesIO:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding, write_through=True))
    return raw


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_a_stream_that_cannot_show_every_sign_shows_the_nearest(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, encoding: str, lang: str
) -> None:
    for words in (*COMMANDS, ("rules", "classic"), ("play", *SMALL, "--seed", "1")):
        raw = _paper(monkeypatch, encoding)
        done = terminal(*words, "--lang", lang)
        assert (done.code, "[unexpected]" in done.err) == (130 if words[-1] == "1" and words != COMPUTERS else 0, False)
        assert raw.getvalue().decode(encoding)


def test_the_nearest_sign() -> None:
    assert plain_signs("Grün ß – „so“ … 3 × 4 é ■═◇") == 'Gruen ss - "so" ... 3 x 4 e @=o'
    assert plain_signs("日\udcff") == "?\\udcff"
    assert "ä→日".encode("latin-1", PLAIN_SIGNS).decode("latin-1") == "ä->?"


def test_json_keeps_every_sign_on_any_stream(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8")) | {"players": ["Jörg", "日"]}
    (tmp_path / "a.json").write_text(json.dumps(record), encoding="utf-8")
    raw = _paper(monkeypatch, "ascii")
    assert terminal("replay", "--json", "a.json").code == 0
    assert json.loads(raw.getvalue())["records"][0]["players"] == ["Jörg", "日"]


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(map(str, words[:2])))
@pytest.mark.parametrize(
    ("number", "code", "line"),
    [(errno.EPIPE, 0, ""), (errno.ENOSPC, 2, "cannot be written: no space is left there. [output-not-written]\n")],
    ids=["nobody reads", "no space"],
)
def test_output_that_cannot_be_written(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, words: tuple[object, ...], number: int, code: int, line: str
) -> None:
    monkeypatch.setattr(sys, "stdout", _Failing(number))
    done = terminal(*words)
    assert done.code == code
    assert done.err.endswith(line)
    assert line or not done.err


def test_a_game_that_can_be_shown_no_longer_is_saved(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdout", _Failing(errno.EPIPE))
    assert terminal("play", *SMALL, "--players", "human,random").code == 0
    assert len(list(tmp_path.glob("tilewright-castle-*.json"))) == 1


def _closed(*words: str, stdin: int | None = None, close: str) -> subprocess.CompletedProcess[str]:
    command = ["sh", "-c", f'exec "$@" {close}', "sh", sys.executable, "-c", MAIN, *words]
    env = {"PYTHONPATH": ":".join(sys.path), "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, stdin=stdin, capture_output=True, text=True, env=env, check=False, timeout=120)


def test_closed_output_is_told() -> None:
    done = _closed("rules", "castle", "--lang", "de", close=">&-")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("lass sie offen. [output-closed]\n")
    assert done.stderr.count("\n") == 1
    assert _closed("rules", "castle", close=">&- 2>&-").returncode == 2


def test_closed_input_is_an_empty_one() -> None:
    done = _closed("replay", "--check", "-", close="<&-")
    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout == "stdin unreadable: stdin is empty. [empty]\n0 ok, 0 differ, 1 unreadable\n"


def test_where_no_error_can_be_told_it_is_told_on_the_output() -> None:
    done = _closed("rules", "chess", close="2>&-")
    assert (done.returncode, done.stdout.count("\n")) == (2, 1)
    assert done.stdout.endswith("[game-unknown]\n")
    assert _closed("doctor", "--json", "--foo", close="2>&-").stdout == ""


def test_streams_that_are_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(["replay", "--check", "-"]) == 2
    assert "[empty]" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdout", None)
    assert run(["--help"]) == 2
    assert capsys.readouterr().err.endswith("[output-closed]\n")


@pytest.mark.parametrize("columns", ["0", "1", "-5", "wide", "", "999999999999999999999"])
def test_a_game_is_played_however_wide_the_screen_says_it_is(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    expected = terminal(*COMPUTERS).out
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", columns)
    done = terminal(*COMPUTERS)
    assert (done.code, done.err, done.out) == (0, "", expected)
