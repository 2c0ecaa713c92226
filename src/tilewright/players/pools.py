"""Processes that reckon for this one: fresh ones, which end at once with their task and with us, however we end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection
from typing import Any
from weakref import WeakSet


def nothing() -> None:
    """What a process has to end before it leaves, where that is nothing."""


class _Pool(ProcessPoolExecutor):
    """A pool that an interruption inside one of its locks does not hold up: a thread of it would wait for ever."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._futures: WeakSet[Future[Any]] = WeakSet()

    def submit(self, *given: Any, **named: Any) -> Future[Any]:
        """Let a process do something."""
        future = super().submit(*given, **named)
        self._futures.add(future)
        return future

    def let_go(self) -> None:
        """Give back what this thread still holds because it was interrupted where it had just taken it."""
        for future in list(self._futures):
            while future._condition._is_owned():  # type: ignore[attr-defined]
                future._condition.release()


@contextmanager
def fresh_pool(count: int, begin: Callable[..., None], *given: object) -> Iterator[ProcessPoolExecutor]:
    """Give a pool of processes, each of which calls `begin` first; it ends with its games in progress.

    Fresh processes: a copy of this one could inherit a lock that one of our threads holds.
    """
    pool = _Pool(count, multiprocessing.get_context("spawn"), initializer=begin, initargs=given)
    try:
        yield pool
    finally:
        pool.let_go()
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def tie(leaving: Callable[[], None] = nothing) -> None:
    """Tie this fresh process to its parent; a key that interrupts is the parent's matter."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _leave(leaving, 0))
    threading.Thread(target=_watch, args=(leaving,), daemon=True).start()


def _watch(leaving: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        _leave(leaving, 1)


def _leave(leaving: Callable[[], None], code: int) -> None:
    leaving()
    sys.stdout.flush()
    os._exit(code)
