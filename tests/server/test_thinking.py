"""Computer players think beside the loop, compiled once the cache is warm; what helps them ends with the server."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import WAIT

from tilewright.game import View, new
from tilewright.players import player
from tilewright.server import thinking
from tilewright.server.thinking import Thinkers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Linux and macOS")


def view_of(game: str = "castle") -> View:
    return new(game, ["Ann", "Bo"], seed=4).view(0)


async def warmed(then: Any = None) -> bool:
    thinkers = Thinkers()
    thinkers.start()
    assert thinkers._warming is not None
    if then is None:
        await asyncio.gather(thinkers._warming, return_exceptions=True)
    else:
        await then(thinkers)
    await thinkers.stop()
    return thinkers.compiled


@pytest.mark.parametrize(("code", "compiled"), [("", True), ("raise SystemExit(1)", False)])
def test_the_engine_is_used_compiled_once_the_child_says_that_it_is(
    monkeypatch: pytest.MonkeyPatch, code: str, compiled: bool
) -> None:
    monkeypatch.setattr(thinking, "WARM", (sys.executable, "-c", code))
    monkeypatch.setattr(thinking, "_load", lambda: None)
    assert asyncio.run(warmed()) is compiled


def test_a_child_that_compiles_and_its_children_end_with_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # Both hold the pipe open, so it ends when both have.
    code = (
        "import os, signal, sys; door = open(sys.argv[1], 'w', 1); os.fork() and door.write('two\\n'); signal.pause()"
    )
    monkeypatch.setattr(thinking, "WARM", (sys.executable, "-c", code, str(pipe)))
    with ExitStack() as held:

        async def begun(thinkers: Thinkers) -> None:
            door = held.enter_context(await asyncio.to_thread(pipe.open))
            assert await asyncio.to_thread(door.readline) == "two\n"
            held.callback(lambda: ended.append(door.read()))

        ended: list[str] = []
        assert asyncio.run(warmed(begun)) is False
    assert ended == [""]


LEFT_ALONE = """
import asyncio, signal, sys
from tilewright.server import thinking
marked = "import sys; door = open(sys.argv.pop(), 'w'); from tilewright.cli.warm import main; door.write('x'); " \
         "door.flush(); main()"
thinking.WARM = (sys.executable, "-c", marked, *thinking.WARM[3:], sys.argv[1])
async def serve():
    thinkers = thinking.Thinkers()
    thinkers.start()
    await asyncio.Event().wait()
asyncio.run(serve())
"""


@pytest.mark.slow
def test_a_child_that_compiles_ends_when_the_server_is_killed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # With an empty cache it is busy for far longer than this test has patience.
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path / "cache"))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    server = subprocess.Popen([sys.executable, "-c", LEFT_ALONE, str(pipe)])
    with pipe.open("rb", buffering=0) as door:
        assert door.read(1) == b"x"
        server.kill()
        server.wait(WAIT)
        readable, _, _ = select.select([door], [], [], WAIT)
        assert readable, "the child goes on"
        assert door.read(1) == b""


@pytest.mark.slow
def test_those_that_compile_side_by_side_end_with_the_one_that_started_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path / "cache"))
    child = subprocess.Popen(thinking.WARM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        assert child.stdout.readline()
        child.stdin.close()
        # Each of them holds this end open.
        found = child.stdout.read()
        assert child.wait(WAIT)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.stdout.close()
    assert found.count(b"\n") < 6


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_compiled_and_interpreted_choose_alike(game: str) -> None:
    view = view_of(game)
    chosen = {
        thinking._choose(made, view, "h")
        for made in (partial(player, "greedy", compiled=compiled) for compiled in (True, False))
    }
    assert len(chosen) == 1


def test_a_player_that_fails_keeps_nobody_waiting(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> Any:
        raise RuntimeError("no idea")

    view = view_of()
    assert thinking._choose(broken, view, "h").action in view.actions
    assert "a computer player failed" in caplog.text
