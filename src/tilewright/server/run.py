"""A server process: a port that is free, uvicorn on it, a clean end."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from tilewright.server.app import build
from tilewright.server.messages import LONGEST_FRAME
from tilewright.server.reach import Listens
from tilewright.server.settings import Services, Settings
from tilewright.store import TroubleError

PORTS_TRIED = 50
SWITCH_SECONDS = 0.001
TAKEN = {errno.EADDRINUSE}


def listening(host: str, port: int) -> socket.socket:
    """Return a socket on a port, or on the next that is free. Raises OSError for an address that is not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, min(port + PORTS_TRIED, 65_536)):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, tried))
            door.listen(128)
        except OSError as fault:
            door.close()
            if fault.errno not in TAKEN or tried == min(port + PORTS_TRIED, 65_536) - 1:
                raise
            continue
        return door
    raise OSError(errno.EADDRINUSE, "no free port")


class Server(uvicorn.Server):
    """uvicorn that says when it listens, says goodbye in every room, and tells an interruption from an order to end."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.interrupted = False
        self._services = services
        self._ready = ready

    @property
    def trouble(self) -> TroubleError | None:
        """The last trouble with the file of games, None where all could be read and stored."""
        return self._services.hall.store.trouble

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so. Raises StoreError."""
        for door in sockets or ():
            self._services.listens = Listens.at(door)
        await self._services.start()
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()
            self._services.warm_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end."""
        await self._services.say_goodbye()
        await super().shutdown(sockets)
        await self._services.stop()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on Ctrl-C and on an order to end; a second one does not wait."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {number: signal.signal(number, self._end) for number in (getattr(signal, name) for name in names)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _end(self, number: int, frame: object) -> None:
        self.interrupted = self.interrupted or number == signal.SIGINT
        self.force_exit = self.should_exit
        self.should_exit = True


def server_of(settings: Settings, ready: Callable[[], None]) -> Server:
    """Return a server that does not serve yet; `ready` is called once it listens."""
    app, services = build(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_FRAME,
        ws_per_message_deflate=True,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="off",
    )
    return Server(config, services, ready)


def serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> tuple[bool, TroubleError | None]:
    """Serve until told to end; return whether that was an interruption, and what was wrong with the games' file.

    Raises StoreError.
    """
    # Threads that think must not keep a command waiting for the interpreter.
    sys.setswitchinterval(SWITCH_SECONDS)
    server = server_of(settings, ready)
    asyncio.run(server.serve([door]))
    return server.interrupted, server.trouble
