"""Programs that play from outside: started, told what their seat may know, waited for, never trusted."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO

from tilewright.game import Action, View
from tilewright.game.wire import compact
from tilewright.players.choosing import Budget, Choice, PlayerError, ProgramError, decision_ms
from tilewright.players.lines import (
    ANSWERED,
    LONGEST,
    PROTOCOL,
    Best,
    Error,
    Go,
    Hello,
    LineError,
    Message,
    Ready,
    Welcome,
    action_of,
    format_line,
    moment_of,
    parse_line,
)
from tilewright.players.plain_players import offered
from tilewright.players.seeing import seen

READY_SECONDS = 120.0
"""How long a program may take to begin, and to take in a position: it may have to load or compile something."""
GRACE_SECONDS = 2.0
"""How much longer than its time a program may take to answer."""
LAST_SECONDS = 1.0
"""How long a program may take to end once it has closed its output."""
FREE_SECONDS = 60.0
"""How long it may think where no time is set."""
SHOWN = 200
NAMED = 40


def words_of(command: str) -> list[str]:
    """The words of a command, as a shell reads them. Raises PlayerError where there is none."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise PlayerError("program-none", text=command[:40])
    return words


class Program:
    """A running program: lines to it, and lines from it, none of which is waited for longer than allowed."""

    def __init__(self, words: list[str], name: str) -> None:
        """Start it. Raises ProgramError."""
        self.name = name
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as fault:
            raise ProgramError("program-missing", name=name, why=fault.strerror or str(fault)) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to = self._process.stdin
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=1000)
        reader = threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True)
        reader.start()
        self.end = weakref.finalize(self, _end, self._process)

    def tell(self, message: Message) -> None:
        """Send a line; where the program is gone, waiting for its answer tells."""
        with suppress(OSError, ValueError):
            self._to.write(format_line(message))
            self._to.flush()

    def answer(self, kind: type[Message], seconds: float) -> Message:
        """Return its next line, which is to be of that kind. Raises ProgramError."""
        raw = self._next(seconds)
        try:
            message = parse_line(raw, ANSWERED)
        except LineError:
            raise ProgramError("program-nonsense", name=self.name, text=_shown(raw)) from None
        if isinstance(message, Error):
            raise ProgramError(
                "program-refused", name=self.name, said=_shown(f"{message.text} [{message.code}]".encode())
            )
        if not isinstance(message, kind):
            raise ProgramError("program-nonsense", name=self.name, text=_shown(raw))
        return message

    def _next(self, seconds: float) -> bytes:
        until = monotonic() + seconds
        raw = b""
        while not raw.strip():
            left = until - monotonic()
            try:
                # An answer that lies there already is taken, however late we look.
                raw = self._lines.get(timeout=max(0.0, left))
            except queue.Empty:
                raw = b""
                left = min(left, 0.0)
            else:
                if not raw:
                    raise self._ended()
            if not raw.strip() and left <= 0.0:
                raise ProgramError("program-silent", name=self.name, seconds=round(seconds))
        return raw

    def _ended(self) -> ProgramError:
        """What to say of a program that says no more: it ended, or it lives on behind a closed door."""
        try:
            return ProgramError("program-ended", name=self.name, status=self._process.wait(LAST_SECONDS))
        except subprocess.TimeoutExpired:
            return ProgramError("program-closed", name=self.name)


def _shown(raw: bytes) -> str:
    """What a program said, as a sentence can show it."""
    text = raw.decode("utf-8", "replace")
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()[:SHOWN]


def _read(source: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Hand on every line; an empty one for the end."""
    with suppress(OSError, ValueError):
        while raw := source.readline(LONGEST + 2):
            lines.put(raw)
    lines.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


class OutsidePlayer:
    """A program that speaks the line protocol; one that fails is ended, and started anew when it is next asked."""

    def __init__(self, command: str) -> None:
        """Raises PlayerError for a command without words."""
        self._words = words_of(command)
        self.name = " ".join(Path(word).name for word in self._words)[:NAMED]
        self._program: Program | None = None

    def start(self) -> None:
        """Start the program where it does not run. Raises ProgramError."""
        if self._program is not None:
            return
        program = Program(self._words, self.name)
        program.tell(Hello(protocol=PROTOCOL))
        self._program = program
        try:
            hello = program.answer(Welcome, READY_SECONDS)
            assert isinstance(hello, Welcome)
            if hello.protocol != PROTOCOL:
                raise ProgramError("program-protocol", name=self.name, found=hello.protocol, expected=PROTOCOL)
        except BaseException:
            self.close()
            raise

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Ask the program. Raises ProgramError where it fails, PlayerError where there is nothing to choose."""
        offered(view)
        self.start()
        assert self._program is not None
        try:
            return self._ask(self._program, view, budget, rng)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _ask(self, program: Program, view: View, budget: Budget, rng: Random) -> Choice:
        program.tell(moment_of(view))
        program.answer(Ready, READY_SECONDS)
        ms = decision_ms(budget, view.position.phase)
        program.tell(Go(time=ms, nodes=budget.evaluations, seed=rng.getrandbits(53)))
        best = program.answer(Best, FREE_SECONDS if ms is None else ms / 1000 + GRACE_SECONDS)
        assert isinstance(best, Best)
        action = action_of(best.action)
        if action is None or not _allowed(view, action):
            raise ProgramError("program-illegal", name=self.name, text=_shown(compact(best.action).encode()))
        return Choice(action, best.value or 0.0)


def _allowed(view: View, action: Action) -> bool:
    """Tell whether the action is one of the view's, in any rotation of a symmetric tile."""
    return action in view.actions or seen(view).why_not(action) is None
