"""Processes that reckon for this one: fresh ones, which end at once with their task and with us, however we end."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection
from typing import Any


def nothing() -> None:
    """What a process has to end before it leaves, where that is nothing."""


@contextmanager
def fresh_pool(count: int, begin: Callable[..., None], *given: object) -> Iterator[ProcessPoolExecutor]:
    """Give a pool of processes, each of which calls `begin` first; it ends with its games in progress.

    Fresh processes: a copy of this one could inherit a lock that one of our threads holds.
    """
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=begin, initargs=given)
    try:
        yield pool
    finally:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()
        # One that ended in the middle of an answer leaves a part of it: whoever reads the rest must find an end.
        queue: Any = pool._result_queue
        queue._writer.close()


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
