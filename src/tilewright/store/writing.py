"""The one writer: what several rooms want stored at the same moment goes to the disk in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_AT_ONCE = 64

Statement = tuple[Executable, Sequence[dict[str, Any]]]
"""A statement with the values of each of its rows; () for a statement that holds its values."""


class NotStoredError(Exception):
    """Statements that the database refused; none of them had an effect."""


class Writer:
    """Takes lists of statements, each stored as a whole or not at all; whoever hands one in waits for its commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
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
        """Commit a group at once; where the database refuses it, each by itself, so that only the culprit fails."""
        try:
            counts = await self._commit([statements for statements, _ in group])
        except Exception as fault:
            if len(group) == 1:
                if not group[0][1].done():
                    group[0][1].set_exception(NotStoredError(str(getattr(fault, "orig", None) or fault)))
                return
            for one in group:
                await self._settle([one])
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
