"""What can be wrong with the file of games, told apart by what somebody can do about it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

FULL, READ_ONLY, DAMAGED, LOCKED, FAILING = "full", "read-only", "damaged", "locked", "failing"
TAKEN, OTHER = "taken", "other"
"""Something of that number or key is there already: no trouble of the file's; and whatever has no name here."""

CAUSES: Mapping[int, str] = MappingProxyType(
    {
        sqlite3.SQLITE_FULL: FULL,
        sqlite3.SQLITE_READONLY: READ_ONLY,
        sqlite3.SQLITE_CORRUPT: DAMAGED,
        sqlite3.SQLITE_NOTADB: DAMAGED,
        # All our statements are right where the tables are.
        sqlite3.SQLITE_ERROR: DAMAGED,
        sqlite3.SQLITE_BUSY: LOCKED,
        sqlite3.SQLITE_LOCKED: LOCKED,
        sqlite3.SQLITE_IOERR: FAILING,
        sqlite3.SQLITE_CONSTRAINT: TAKEN,
    }
)
"""What SQLite's primary codes come down to."""


class TroubleError(Exception):
    """Games that could not be read or stored: in which file, for which cause, in the database's words."""

    def __init__(self, file: Path, fault: BaseException) -> None:
        super().__init__(f"{file}: {words_of(fault)}")
        self.file = file
        self.cause = cause_of(fault)


class NotStoredError(TroubleError):
    """Statements that the database refused; none of them had an effect."""


class NotReadError(TroubleError):
    """Games that the database could not read."""


def words_of(fault: BaseException) -> str:
    """Return what the database said, without the statement and its values."""
    return str(getattr(fault, "orig", None) or fault)


def cause_of(fault: BaseException) -> str:
    """Return what is wrong, one of the causes above."""
    if isinstance(fault, ValueError):
        # It was read, and is nothing that was ever written.
        return DAMAGED
    code = getattr(getattr(fault, "orig", None) or fault, "sqlite_errorcode", None)
    # The upper bits tell where in the file it happened.
    return CAUSES.get(code & 0xFF, OTHER) if isinstance(code, int) else OTHER
