"""A server in a thread, and scripted clients that keep every frame they were sent."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tilewright.server.run import Server, listening, server_of
from tilewright.server.settings import Settings

Json = dict[str, Any]
WAIT = 20.0


class Reached:
    """A server that runs, reached as a browser reaches it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)

    def post(self, address: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(address, json=body, **more)

    def new(self, game: str = "castle", players: str = "here here", **more: Any) -> Json:
        kinds = players.split()
        seats = [{"name": name, "player": kind} for name, kind in zip(("Ann", "Bo", "Cy", "Di", "Ed"), kinds)]
        answer = self.post("/api/games", {"game": game, "seats": seats, **more})
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made

    def sit(self, *tokens: str) -> Client:
        return Client(self.port, tokens)


class Live(Reached):
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.door = listening("127.0.0.1", 0)
        super().__init__(self.door.getsockname()[1])
        ready = threading.Event()
        self.server: Server = server_of(settings, ready.set)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))
        self.thread.start()
        assert ready.wait(WAIT)

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.door])

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(WAIT)
        self.door.close()
        assert not self.thread.is_alive()


PROGRAM = """
import sys
from pathlib import Path
from tilewright.server.run import listening, serve
from tilewright.server.settings import Settings
door = listening("127.0.0.1", 0)
settings = Settings(Path(sys.argv[1]), warm=False, frames=(1e6, 10**6), requests=(1e6, 10**6))
serve(settings, door, lambda: print(door.getsockname()[1], flush=True))
"""


class Process(Reached):
    """A server process of its own, which ends only by being killed."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", PROGRAM, str(folder)]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.child.stdout is not None
        super().__init__(int(self.child.stdout.readline()))

    def kill(self) -> None:
        self.http.close()
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.wait(WAIT)
        assert self.child.stdout is not None
        self.child.stdout.close()


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Live]:
    """A server over a folder of games, with allowances that no test but their own reaches."""
    settings: Json = {"warm": False, "frames": (1e6, 10**6), "requests": (1e6, 10**6), **more}
    live = Live(Settings(folder, **settings))
    try:
        yield live
    finally:
        live.stop()


class Client:
    """One connection; `frames` is everything it was sent, `last` the table as it knows it."""

    numbers = itertools.count()

    def __init__(self, port: int, tokens: tuple[str, ...] = (), **more: Any) -> None:
        self.frames: list[str] = []
        self.last: Json = {}
        self.story: list[Json] = []
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/table"
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=None, **more))
        if tokens:
            self.send({"type": "hello", "protocol": 1, "tokens": list(tokens), "seq": None})
            self.until("view")

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *fault: object) -> None:
        self._open.close()

    def send(self, message: Json | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> Json:
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "view":
            self.last, self.story = message, list(message["story"])
        elif message["type"] == "events":
            assert message["seq"] == self.seq + 1, "a gap"
            self.last, self.story = message, self.story + message["told"]
        return message

    def until(self, *types: str, when: Callable[[Json], bool] = lambda message: True) -> Json:
        while True:
            message = self.receive()
            if message["type"] in types and when(message):
                return message

    @property
    def seq(self) -> int:
        return int(self.last["seq"])

    @property
    def actions(self) -> list[Json]:
        found: list[Json] = self.last["view"]["actions"]
        return found

    def command(self, type: str, **fields: Any) -> Json:
        message = {"type": type, "id": f"c{next(Client.numbers)}", "seq": self.seq if self.last else 0, **fields}
        self.send(message)
        return message

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a command and return its answer; after ok the table is as that command left it."""
        message = self.command(type, **fields)
        answer = self.until("ok", "refused", when=lambda m: m["id"] == message["id"])
        if answer["type"] == "ok" and answer["seq"] > self.seq:
            self.until("view", "events", when=lambda m: m["seq"] == answer["seq"])
        return answer

    def step(self, rng: Random) -> bool:
        """Do what may be done: an action drawn by the generator, or the end of a turn; false where it is not ours."""
        may = self.last["may"]
        if may["end_turn"]:
            return bool(self.ask("end_turn")["type"] == "ok")
        if may["act"]:
            return bool(self.ask("act", action=rng.choice(self.actions))["type"] == "ok")
        return False


def play_out(clients: list[Client], rng: Random) -> Json:
    """Play until the game is over, whoever may acting; return the last frame."""
    while not clients[0].last["view"]["over"]:
        if not any(client.step(rng) for client in clients):
            clients[0].until("events", "view")
            continue
        for client in clients:
            while client.seq < max(other.seq for other in clients):
                client.until("events", "view")
    return clients[0].last
