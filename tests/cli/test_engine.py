"""The command engine: lines in, lines out, through the program's own standard streams."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

from tilewright.game import new
from tilewright.players import Budget, player
from tilewright.players.lines import LONGEST, format_line, moment_of
from tilewright.players.matches import Plan, play_game
from tilewright.players.outside import OutsidePlayer

TESTS = Path(__file__).parent.parent
PROGRAM = str(Path(sys.executable).parent / "tilewright")
ENGINE = f"{PROGRAM} engine"
HELLO = b'{"type":"hello","protocol":1}\n'


def moment() -> bytes:
    return format_line(moment_of(new("castle", ["Ann", "Bo"], seed=4).view(0)))


def answers(out: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_the_golden_conversation(terminal: Terminal, game: str) -> None:
    golden = TESTS / f"golden/lines/{game}.txt"
    told, said = [], []
    for line in golden.read_text(encoding="utf-8").splitlines():
        (told if line.startswith("> ") else said).append(line[2:])
    done = terminal("engine", "--player", "random", typed="\n".join(told))
    assert (done.code, done.err) == (0, "")
    assert [timeless(line) for line in done.out.splitlines()] == [timeless(line) for line in said]


def timeless(line: str) -> object:
    data = json.loads(line)
    if data["type"] == "hello":
        data["version"] = ""
    data.pop("ms", None)
    return data


def test_a_go_that_is_thought_about_when_the_lines_end_is_answered(terminal: Terminal) -> None:
    done = terminal("engine", typed=HELLO + moment() + b'{"type":"go","id":3}\n')
    assert [answer["type"] for answer in answers(done.out)] == ["hello", "ready", "best"]
    assert done.code == 0


def test_nothing_after_a_bad_line_is_lost(terminal: Terminal) -> None:
    long = b"[" + b"9," * LONGEST + b"9]\n"
    done = terminal(
        "engine", "--lang", "nl", typed=b"\xff\xfe\n\n" + long + b'{"type":\n' + HELLO + b'{"type":"quit"}\n?\n'
    )
    found = [(answer["type"], answer.get("code")) for answer in answers(done.out)]
    assert found == [("error", "line-form"), ("error", "line-long"), ("error", "line-form"), ("hello", None)]
    assert done.code == 0


def test_a_private_set_is_known_by_its_digest(terminal: Terminal) -> None:
    files = {"tiles": TESTS / "data/castle-draft.toml", "board": TESTS / "data/castle-1-board.toml"}
    record = json.loads(next((TESTS / "records/v1/castle").glob("*.json")).read_text(encoding="utf-8"))
    game = new("castle", ["Ann", "Bo"], seed=4, **files)
    lines = HELLO + format_line(moment_of(game.view(0))) + b'{"type":"go"}\n'
    done = terminal(
        "engine", "--tile-set", files["tiles"], "--board", files["board"], "--player", "random", typed=lines
    )
    assert [answer["type"] for answer in answers(done.out)] == ["hello", "ready", "best"]
    assert record["set"]


@pytest.mark.slow
def test_the_engine_plays_as_a_program_as_it_does_by_itself() -> None:
    inside = Plan("castle", ("greedy", "random"), 2, bytes(32))
    outside = OutsidePlayer(f"{ENGINE} --player greedy")
    try:
        games = [play_game(inside, [one, player("random")], 0) for one in (outside, player("greedy"))]
    finally:
        outside.close()
    assert [game.lost for game in games] == [None, None]
    assert all(game.record.status == "finished" for game in games)


@pytest.mark.slow
def test_stop_is_heard_while_it_thinks(tmp_path: Path) -> None:
    # Without Numba, so that nothing is compiled for it.
    (tmp_path / "numba.py").write_text("raise ImportError", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    program = [PROGRAM, "engine", "--player", "uct"]
    running = subprocess.Popen(program, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(HELLO + moment())
    running.stdin.flush()
    assert [json.loads(running.stdout.readline())["type"] for _ in range(2)] == ["hello", "ready"]
    running.stdin.write(b'{"type":"go","time":3600000}\n?\n{"type":"stop"}\n')
    running.stdin.flush()
    best, bad = (json.loads(running.stdout.readline()) for _ in range(2))
    assert (best["type"], bad["code"]) == ("best", "line-form")
    running.stdin.write(b'{"type":"quit"}\n')
    running.stdin.close()
    assert (running.wait(60), running.stdout.read()) == (0, b"")
    running.stdout.close()
    assert Budget().stop is None


BOT = f"cmd:{sys.executable} {TESTS.parent / 'examples/bot.py'}"


def test_a_program_plays_in_the_terminal(terminal: Terminal) -> None:
    done = terminal("play", "--players", f"{BOT},random", "--seed", 3)
    assert (done.code, done.err) == (0, "")
    assert "The game is over" in done.out


def test_a_program_that_fails_in_the_terminal_leaves_a_saved_game_and_a_sentence(
    terminal: Terminal, tmp_path: Path
) -> None:
    done = terminal("play", "--players", f"cmd:{sys.executable} -c pass,random", "--seed", 3)
    assert done.code == 2
    assert "ended when an answer was due (exit code 0). [program-ended]" in done.err
    (saved,) = tmp_path.glob("tilewright-castle-*.json")
    assert json.loads(saved.read_text(encoding="utf-8"))["status"] == "open"


def test_no_saved_game_starts_a_program(terminal: Terminal, tmp_path: Path) -> None:
    mark = tmp_path / "started"
    record = json.loads((TESTS / "records/v1/classic/p004-base-2p.json").read_text(encoding="utf-8"))
    for key in ("scores", "expect", "winners"):
        record.pop(key, None)
    del record["moves"][5:]
    record |= {"status": "open", "x_players": ["human", f"cmd:touch {mark}"]}
    (tmp_path / "trap.json").write_text(json.dumps(record), encoding="utf-8")
    done = terminal("play", "trap.json")
    assert "Who chooses for each seat cannot be read" in done.err
    assert not mark.exists()
