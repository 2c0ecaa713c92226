"""The one writer: what several rooms want stored at the same moment goes to the disk in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tilewright.store.troubles import OTHER, TAKEN, NotStoredError

MOST_AT_ONCE = 64

Statement = tuple[Executable, Sequence[dict[str, Any]]]
"""A statement with the values of each of its rows; () for a statement that holds its values."""


class Writer:
    """Takes lists of statements, each stored as a whole or not at all; whoever hands one in waits for its commit."""

    def __init__(self, engine: AsyncEngine, not_stored: Callable[[BaseException], NotStoredError]) -> None:
        self._engine = engine
        self._not_stored = not_stored
        self._waiting: asyncio.Queue[tuple[Sequence[Statement], asyncio.Future[int]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits, and stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def store(self, statements: Sequence[Statement]) -> int:
        """Return the rows that the last statement touched, once all are committed. Raises NotStoredError."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        await self._waiting.put((statements, done))
        return await done

    async def _write(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < MOST_AT_ONCE:
                group.append(self._waiting.get_nowait())
            try:
                await self._settle(group)
            finally:
                for _ in group:
                    self._waiting.task_done()

    async def _settle(self, group: list[tuple[Sequence[Statement], asyncio.Future[int]]]) -> None:
        """Commit a group at once; where the database refuses it, each by itself, so that only the culprit fails.

        Where the file itself is in trouble, all fail at once: nobody waits for a lock as often as there are others.
        """
        try:
            counts = await self._commit([statements for statements, _ in group])
        except Exception as fault:
            why = self._not_stored(fault)
            if len(group) > 1 and why.cause in (TAKEN, OTHER):
                for one in group:
                    await self._settle([one])
                return
            for _, done in group:
                if not done.done():
                    done.set_exception(why)
            return
        for (_, done), count in zip(group, counts, strict=True):
            if not done.done():
                done.set_result(count)

    async def _commit(self, lists: Sequence[Sequence[Statement]]) -> list[int]:
        async with self._engine.begin() as connection:
            counts = [await _carry_out(connection, statements) for statements in lists]
        self.commits += 1
        return counts


async def _carry_out(connection: AsyncConnection, statements: Sequence[Statement]) -> int:
    count = 0
    for statement, rows in statements:
        done = await connection.execute(statement, list(rows) or None)
        count = done.rowcount
    return count
