"""What a server is started with, and what its handlers share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from tilewright.server.connection import Bucket
from tilewright.server.hall import Hall

STATIC = Path(__file__).parent / "static"
FRAMES = (20.0, 60)
REQUESTS = (2.0, 60)
MOST_HOSTS = 10_000


def utc_now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Settings:
    """Where games are kept; whether to compile beside play; how many frames and requests, a second and at once."""

    data: Path
    warm: bool = True
    static: Path = STATIC
    frames: tuple[float, int] = FRAMES
    requests: tuple[float, int] = REQUESTS
    clock: Callable[[], datetime] = utc_now
    ticks: Callable[[], float] = monotonic


@dataclass
class Services:
    """The hall and the allowances of those who come to it."""

    settings: Settings
    hall: Hall
    hosts: dict[str, Bucket] = field(default_factory=dict)

    async def start(self) -> None:
        """Open the store and let computer players begin. Raises StoreError."""
        await self.hall.store.open()
        self.hall.thinkers.start(self.settings.warm)

    async def stop(self) -> None:
        """Let go of everything; what waits to be stored is stored."""
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
