"""One client's end of a socket: frames wait here to be sent; a client that sends too many is slowed, then left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tilewright.game.errors import Detail
from tilewright.server.messages import Bye
from tilewright.server.sight import encoded

MOST_UNREAD = 256


class Bucket:
    """An allowance of `burst` that refills by `rate` a second; the clock is handed in."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = float(burst), clock()

    @property
    def full(self) -> bool:
        """Tell whether nothing of it is used."""
        self._refill()
        return self._left >= self._burst

    def take(self) -> bool:
        """Take one; false where nothing is left."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Connection:
    """Somebody at a table with these seats, lowest first; nobody's seats: a watcher."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.ended = False
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        """Let a frame be sent; a client that leaves too many unread is left."""
        if self.ended:
            return
        if self.frames.qsize() >= MOST_UNREAD:
            self.bye("too-slow")
            return
        self.frames.put_nowait(frame)

    def bye(self, code: str, **args: Detail) -> None:
        """Say why the connection is closed; nothing is sent after that."""
        self.leave(Bye(code, dict(args)))

    def leave(self, goodbye: Bye) -> None:
        """Say goodbye; nothing is sent after that."""
        if not self.ended:
            self.ended = True
            self.frames.put_nowait(encoded(goodbye))
            self.frames.put_nowait(None)
