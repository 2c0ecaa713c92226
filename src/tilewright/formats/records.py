"""Records in files: read one after another without holding them all, written whole."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tilewright.formats.files import FormatError, Limits, name_of, opened, write_text
from tilewright.game.errors import InputError
from tilewright.game.record import Record, format_record, parse_record

NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class Found:
    """What stands in one place of a file: a record, or why there is none; `line` is None in a .json file."""

    file: str
    line: int | None
    record: Record | None
    error: InputError | None = None

    @property
    def place(self) -> str:
        """Return FILE, or FILE:N for line N of a file with a record a line."""
        return self.file if self.line is None else f"{self.file}:{self.line}"


def read_records(path: str | Path, limits: Limits = NO_LIMITS) -> Iterator[Record]:
    """Yield the records of a file (- for stdin) one by one. Raises InputError at the first fault."""
    for found in scan_records(path, limits):
        if found.error is not None:
            raise found.error
        if found.record is not None:
            yield found.record


def scan_records(path: str | Path, limits: Limits = NO_LIMITS) -> Iterator[Found]:
    """Yield every record of a file with its place; an unreadable one with its fault, and reading goes on."""
    name = name_of(path)
    line: int | None = None
    try:
        with opened(path, limits) as file:
            first = file.readline()
            if _is_whole(path, first):
                yield _parsed(name, None, first + file.read(), limits)
                return
            line = 1
            for raw in _lines(first, file):
                if raw.strip():
                    yield _parsed(name, line, raw.rstrip(), limits)
                line += 1
    except FormatError as fault:
        yield Found(name, line, None, fault)


def write_record(path: str | Path, record: Record, force: bool = False) -> None:
    """Write one record to a .json or .jsonl file, gzipped where the name ends in .gz. Raises FormatError."""
    pretty = ".jsonl" not in Path(path).suffixes
    text = format_record(record, pretty)
    write_text(path, text if pretty else text + "\n", force)


def write_records(path: str | Path, records: Iterable[Record], force: bool = False) -> None:
    """Write records to a file, one a line. Raises FormatError."""
    write_text(path, "".join(format_record(record) + "\n" for record in records), force)


def _is_whole(path: str | Path, first: bytes) -> bool:
    """Tell whether the file is one JSON text: by its name, else by whether its first line is not whole."""
    suffixes = Path(path).suffixes
    if ".jsonl" in suffixes:
        return False
    if ".json" in suffixes:
        return True
    return not first.rstrip().endswith(b"}") or not first.lstrip().startswith(b"{")


def _lines(first: bytes, rest: io.BufferedReader) -> Iterator[bytes]:
    yield first
    yield from rest


def _parsed(name: str, line: int | None, raw: bytes, limits: Limits) -> Found:
    if not raw.strip():
        return Found(name, line, None, FormatError("empty", file=name))
    try:
        record = parse_record(raw)
        if limits.moves is not None and len(record.moves) > limits.moves:
            raise FormatError("too-many-moves", found=len(record.moves), limit=limits.moves)
    except InputError as fault:
        return Found(name, line, None, fault)
    return Found(name, line, record)
