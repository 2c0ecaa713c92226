"""One server a folder: two would give one game two rooms, and each would refuse what the other stored."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from tilewright.store.database import StoreError

FILE = "tilewright.lock"
LONGEST_NOTE = 200
BUSY = (BlockingIOError, PermissionError)


class InUseError(StoreError):
    """A folder that another server holds; `address` is where that one is, empty before it has said so."""

    def __init__(self, address: str) -> None:
        super().__init__(f"in use by {address or 'another server'}")
        self.address = address


class Hold:
    """A lock on a folder, which the system lets go of however its holder ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: int | None = None

    def take(self, address: str) -> None:
        """Hold the folder and leave an address for others; no lock where the disk has none. Raises InUseError."""
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise StoreError(fault.strerror or str(fault)) from fault
        try:
            _lock(file)
        except BUSY:
            os.lseek(file, 0, os.SEEK_SET)
            told = os.read(file, LONGEST_NOTE)
            os.close(file)
            raise InUseError(told.decode("utf-8", "replace").strip()) from None
        except OSError:
            os.close(file)
            return
        self._file = file
        with suppress(OSError):
            os.ftruncate(file, 0)
            os.write(file, address.encode()[:LONGEST_NOTE])

    def release(self) -> None:
        """Let others have the folder."""
        if self._file is not None:
            with suppress(OSError):
                os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        # A byte beyond the note, which others must be able to read.
        os.lseek(file, LONGEST_NOTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
