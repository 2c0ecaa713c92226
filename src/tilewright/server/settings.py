"""What a server is started with, and what its handlers share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from tilewright.server.chosen import Chosen
from tilewright.server.connection import Bucket
from tilewright.server.hall import Hall
from tilewright.server.pictures import Pictures
from tilewright.server.reach import Listens

STATIC = Path(__file__).parent / "static"
FRAMES = (20.0, 60)
REQUESTS = (2.0, 60)
MOST_HOSTS = 10_000
GOODBYE_SECONDS = 1.0


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Settings:
    """What a server is started with.

    `data`: where games are kept; `warm`: whether to compile and draw beside play; `chosen`: what it was started for;
    `cache`: where pictures are kept, None: nowhere; `address`: what another server that wants the same folder is
    told; `idle`: after how many seconds a room without people is put away; `frames` and `requests`: how many a
    connection, a host may send a second, and how many at once.
    """

    data: Path
    warm: bool = True
    chosen: Chosen = field(default_factory=Chosen)
    cache: Path | None = None
    address: str = ""
    static: Path = STATIC
    idle: float = 60.0
    frames: tuple[float, int] = FRAMES
    requests: tuple[float, int] = REQUESTS
    clock: Callable[[], datetime] = utc_now
    ticks: Callable[[], float] = monotonic


@dataclass
class Services:
    """The hall, the door to it, and the allowances of those who come to it."""

    settings: Settings
    hall: Hall
    pictures: Pictures
    listens: Listens = field(default_factory=lambda: Listens("127.0.0.1", 0))
    hosts: dict[str, Bucket] = field(default_factory=dict)
    senders: set[asyncio.Task[None]] = field(default_factory=set)

    async def start(self) -> None:
        """Open the store. Raises StoreError."""
        await self.hall.store.open(self.settings.address)

    def warm_up(self) -> None:
        """Do beside play what will be wanted: compile, draw."""
        if self.settings.warm:
            self.hall.thinkers.start()
            self.pictures.begin()

    async def say_goodbye(self) -> None:
        """Tell everybody at a table that the server ends, and let them hear it."""
        self.hall.say_goodbye()
        if self.senders:
            await asyncio.wait(self.senders, timeout=GOODBYE_SECONDS)

    async def stop(self) -> None:
        """Let go of everything; what waits to be stored is stored."""
        self.pictures.end()
        await self.hall.close()
        await self.hall.thinkers.stop()
        await self.hall.store.close()

    def bucket(self) -> Bucket:
        """Return a new connection's allowance of frames."""
        return Bucket(*self.settings.frames, self.settings.ticks)

    def allows(self, host: str) -> bool:
        """Take one from a host's allowance of requests that write; false where nothing is left."""
        if len(self.hosts) >= MOST_HOSTS:
            self.hosts = {name: bucket for name, bucket in self.hosts.items() if not bucket.full}
        bucket = self.hosts.setdefault(host, Bucket(*self.settings.requests, self.settings.ticks))
        return bucket.take()
