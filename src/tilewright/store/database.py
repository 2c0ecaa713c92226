"""The database: a file of SQLite that is safe against sudden ends, brought to the present form when it is opened."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tilewright.store.troubles import OTHER, cause_of, words_of

FORMS = ("0001",)
"""All migrations, in their order."""
HEAD = FORMS[-1]
HERE = Path(__file__).parent
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class StoreError(OSError):
    """A database that cannot be opened or made: why, in the system's or the database's words, and for which cause."""

    def __init__(self, text: str, cause: str = OTHER) -> None:
        super().__init__(text)
        self.cause = cause


class LaterFormError(StoreError):
    """A database that a later release has brought to a form that this one does not know."""


def check_file(path: Path) -> None:
    """Look whether the file can be opened and read, before threads and loops hang on it. Raises StoreError."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as fault:
        raise StoreError(str(fault), cause_of(fault)) from fault


def engine_of(path: Path) -> AsyncEngine:
    """Return the engine over a file; nothing is opened yet."""
    # What a statement held, seeds among it, has no place in the text of an error.
    # Put together, not written out: a `?` or `%` in a folder's name is no part of an address.
    url = sa.URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _connected)
    sa.event.listen(engine.sync_engine, "begin", _begun)
    return engine


def make_private(path: Path) -> None:
    """Make the file where there is none, so that only its owner can read the seeds in it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError:
        return  # whoever opens the database next says why it cannot be used


def _connected(connection: Any, record: object) -> None:
    # The driver would begin transactions by itself, but not before it changes tables.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begun(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to the present form. Raises StoreError where the file cannot be used."""
    try:
        async with engine.begin() as connection:
            form = await connection.run_sync(_revision)
            if form not in (None, *FORMS):
                raise LaterFormError(f"its form is {form}")
            if form != HEAD:
                await connection.run_sync(_upgrade)
    except sa.exc.DBAPIError as fault:
        raise StoreError(words_of(fault), cause_of(fault)) from fault


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())


def _upgrade(connection: sa.Connection) -> None:
    # Alembic takes a moment to load, and a file in the present form needs none of it.
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Any:
    """Return what Alembic has to know: where the migrations lie."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    return config
