"""Bytes from and to files: gzip seen through, limits kept, files written whole or not at all."""

from __future__ import annotations

import gzip
import io
import os
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, cast

from tilewright.game.errors import InputError
from tilewright.game.wire import BOM

STDIN = "-"
GZIP_MAGIC = b"\x1f\x8b"


class FormatError(InputError):
    """A file that cannot be read or written as asked, or whose contents break their format."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most a file may hold: bytes as they lie, bytes unpacked, moves in a record; None for no limit."""

    packed: int | None = None
    unpacked: int | None = None
    moves: int | None = None


UPLOAD = Limits(packed=1_000_000, unpacked=5_000_000, moves=400)
"""What is taken from strangers."""


class _Counted(io.RawIOBase):
    """A stream that refuses to yield more than so many bytes."""

    def __init__(self, source: BinaryIO, name: str, limit: int | None) -> None:
        self._source = source
        self._name = name
        self._limit = limit
        self._left = limit

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        view = memoryview(cast("bytearray", buffer))
        part = self._source.read(len(view))
        if self._left is not None and self._limit is not None:
            self._left -= len(part)
            if self._left < 0:
                raise FormatError("too-large", file=self._name, limit=self._limit)
        view[: len(part)] = part
        return len(part)


def name_of(path: str | Path) -> str:
    """Return the name by which messages call a file."""
    return "stdin" if str(path) == STDIN else str(path)


@contextmanager
def opened(path: str | Path, limits: Limits) -> Iterator[io.BufferedReader]:
    """Open a file (- for stdin) as the bytes it holds, unpacked if it is gzipped, without a byte order mark.

    Raises FormatError: missing, unreadable, damaged or cut short, too large.
    """
    name = name_of(path)
    with _explained(name), _source(path) as source:
        packed = io.BufferedReader(_Counted(source, name, limits.packed))
        plain: BinaryIO = packed
        if packed.peek(2)[:2] == GZIP_MAGIC:
            plain = cast("BinaryIO", gzip.GzipFile(fileobj=packed))
        unpacked: io.BufferedReader = io.BufferedReader(_Counted(plain, name, limits.unpacked))
        if unpacked.peek(len(BOM))[: len(BOM)] == BOM:
            unpacked.read(len(BOM))
        yield unpacked


def _source(path: str | Path) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if str(path) == STDIN else Path(path).open("rb")


@contextmanager
def _explained(name: str) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError:
        raise FormatError("file-missing", file=name) from None
    except IsADirectoryError:
        raise FormatError("folder", file=name) from None
    except EOFError:
        raise FormatError("gzip-cut-short", file=name) from None
    except (gzip.BadGzipFile, zlib.error):
        raise FormatError("gzip-damaged", file=name) from None
    except MemoryError:
        raise FormatError("out-of-memory", file=name) from None
    except OSError as fault:
        raise FormatError("not-readable", file=name, why=fault.strerror or str(fault)) from None


def packed_as(path: Path, text: str) -> bytes:
    """Return the bytes that a file of this name holds for the text: gzipped where the name ends in .gz."""
    raw = text.encode("utf-8")
    return gzip.compress(raw, mtime=0) if path.suffix == ".gz" else raw


def write_text(path: str | Path, text: str, force: bool = False) -> None:
    """Write a file whole or not at all; an existing one only with `force`. Raises FormatError.

    A device, pipe or socket is never written, not even with `force`: a rename would put a file in its place.
    """
    target = Path(path)
    if target.is_dir():
        raise FormatError("folder", file=str(path))
    if target.exists() and not target.is_file():
        raise FormatError("not-a-file", file=str(path))
    if target.exists() and not force:
        raise FormatError("file-exists", file=str(path))
    made = ""
    try:
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        handle, made = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(packed_as(target, text))
            file.flush()
            os.fsync(file.fileno())
        Path(made).chmod(mode)
        _put(Path(made), target, force)
    except OSError as fault:
        if isinstance(fault, FileExistsError):
            raise FormatError("file-exists", file=str(path)) from None
        raise FormatError("not-writable", file=str(path), why=fault.strerror or str(fault)) from None
    finally:
        if made:
            with suppress(OSError):
                Path(made).unlink(missing_ok=True)


def _put(made: Path, target: Path, force: bool) -> None:
    """Give the finished file its name; without `force` a file that appeared meanwhile is not overwritten."""
    if force:
        made.replace(target)
        return
    try:
        os.link(made, target)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links: the check made before must do.
        made.replace(target)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
