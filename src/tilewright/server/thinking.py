"""Computer players: they think in threads, compiled as soon as a child process has put the kernels into the cache."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random

from tilewright.game import View, new
from tilewright.game.options import GAMES
from tilewright.players import Budget, Choice, Player, player
from tilewright.players.roster import OFFERED

log = logging.getLogger(__name__)

THREADS = 2
WARM = (sys.executable, "-m", "tilewright.cli.warm", "--tied")
"""Ends with us even when we are killed: it holds the other end of a pipe."""


class Thinkers:
    """Lets computer players choose beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="player")
        self._warming: asyncio.Task[None] | None = None
        self.compiled = False

    def start(self) -> None:
        """Let a child process compile, or find that all is compiled, which takes it a moment."""
        self._warming = asyncio.create_task(self._warm())

    async def stop(self) -> None:
        """Stop; a child that compiles is ended, its cache holds whole kernels only."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, name: str, view: View, hint: str) -> Choice:
        """Return a computer player's choice; the same view and hint give the same one."""
        made = partial(player, name, compiled=self.compiled)
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choose, made, view, hint)

    async def _warm(self) -> None:
        nowhere = asyncio.subprocess.DEVNULL
        # A session of its own: the child has children, and all of them end with the server.
        child = await asyncio.create_subprocess_exec(
            *WARM, stdin=asyncio.subprocess.PIPE, stdout=nowhere, stderr=nowhere, start_new_session=True
        )
        try:
            if hasattr(os, "setpriority"):
                # Whoever plays meanwhile comes first.
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, child.pid, 10)
            if await child.wait() == 0:
                await asyncio.get_running_loop().run_in_executor(self._threads, _load)
                self.compiled = True
        except Exception:
            log.exception("the engine stays interpreted")
        finally:
            if child.returncode is None:
                _end(child)
                await child.wait()


def _end(child: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()


def _load() -> None:
    """Read the kernels of all players from the cache."""
    for name in OFFERED:
        for game in GAMES:
            _choose(partial(player, name, compiled=True), new(game, ["A", "B"], seed=1).view(0), name)


def _choose(made: Callable[[], Player], view: View, hint: str) -> Choice:
    try:
        return made().choose(view, Budget(), Random(hint))
    except Exception:
        # A fault of a player must not keep people waiting for ever.
        log.exception("a computer player failed")
        return Choice(Random(hint).choice(view.actions))
