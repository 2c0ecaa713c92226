"""Long commands that are interrupted, by the key or by whoever ends us: what runs for them ends, with a hint."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def interruptible(hint: Callable[[], None]) -> Iterator[None]:
    """Make of SIGTERM what the key is, and give a hint once one of both has come; raises KeyboardInterrupt then."""
    heard: list[int] = []

    def heed(number: int, frame: object) -> None:
        heard.append(number)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, heed) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    except BaseException:
        # Where a lock was being taken, an interruption comes out as another fault.
        if not heard:
            raise
        hint()
        raise KeyboardInterrupt from None
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
