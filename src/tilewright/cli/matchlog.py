"""The log of a match: every game that is over as a record, a line each, from which a match can go on."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec.structs import replace

from tilewright.cli.failures import CommandError
from tilewright.formats import FormatError, Limits, write_text
from tilewright.formats.files import GZIP_MAGIC, opened
from tilewright.game import InputError, format_record, parse_record
from tilewright.players.matches import Played

KEY = "x_arena"
HEAD = b'{"format":"tilewright-record",'
"""With which every line begins, so that a file which never was a log is not taken for one that was cut short."""
Match = Mapping[str, object]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match adds to the record of a game; `match` is what it was played as, `program` by which program."""

    number: int
    match: dict[str, Any]
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    program: dict[str, Any]
    lost: tuple[int, str, str] | None = None


def format_played(played: Played, match: Match, program: Match) -> str:
    """Return a game as a line of the log."""
    seconds = tuple(round(value, 6) for value in played.seconds)
    line = Line(played.number, dict(match), played.scores, seconds, played.moves, dict(program), played.lost)
    record = replace(played.record, extra={**played.record.extra, KEY: msgspec.to_builtins(line)})
    return format_record(record) + "\n"


def parse_played(raw: bytes) -> tuple[Played, Match]:
    """Return the game in a line of a log and the match it belongs to. Raises InputError or ValidationError."""
    record = parse_record(raw)
    line = msgspec.convert(record.extra.get(KEY), Line)
    seats = len(record.players)
    rows = (line.scores, line.seconds, line.moves)
    if any(len(row) != seats for row in rows) or (line.lost is not None and not 0 <= line.lost[0] < seats):
        raise msgspec.ValidationError
    played = Played(line.number, line.scores, line.seconds, line.moves, record, line.lost)
    return played, line.match


def read_log(path: str) -> tuple[list[Played], Match | None]:
    """Return the games of a log and the match they belong to; a last line that was cut short is left out of the file.

    Raises FormatError, or CommandError for what is no log of one match.
    """
    lines, whole = _lines(path)
    games: dict[int, Played] = {}
    match: Match | None = None
    for number, raw in enumerate(lines, 1):
        try:
            played, found = parse_played(raw)
        except (InputError, msgspec.ValidationError):
            if whole or number < len(lines) or raw[: len(HEAD)].rstrip(b"\n") not in (HEAD, HEAD[: len(raw) - 1]):
                raise CommandError("arena-log-line", file=path, line=number) from None
            lines.pop()
            break
        match = found if match is None else match
        if found != match or played.number != len(games):
            raise CommandError("arena-log-line", file=path, line=number)
        games[played.number] = played
    if not whole:
        write_text(path, b"".join(lines).decode("utf-8"), force=True)
    return list(games.values()), match


def _lines(path: str) -> tuple[list[bytes], bool]:
    """Return the lines of a file, each with its end, and whether the file is whole."""
    lines: list[bytes] = []
    try:
        with opened(path, Limits()) as file:
            lines += file
    except FormatError as fault:
        if fault.code != "gzip-cut-short":
            raise
        return lines, False
    if lines and not lines[-1].endswith(b"\n"):
        lines[-1] += b"\n"
        return lines, False
    return lines, True


def appending(path: str | None) -> AbstractContextManager[Callable[[str], None]]:
    """Return what writes a line at the end of a file, nowhere where there is no file. Raises FormatError."""
    if path is None:
        return nullcontext(lambda line: None)
    try:
        return _Pen(Path(path))
    except OSError as fault:
        raise FormatError("not-writable", file=path, why=fault.strerror or str(fault)) from None


class _Pen:
    """Writes whole lines, each to the disk before the next; into a gzipped file each as a part of its own."""

    def __init__(self, path: Path) -> None:
        self._name = str(path)
        self._file: IO[bytes] = path.open("a+b")
        self._file.seek(0)
        begun = self._file.read(2)
        # A file that holds something already says itself how it goes on, whatever its name.
        self._packed = begun == GZIP_MAGIC if begun else path.suffix == ".gz"

    def __enter__(self) -> Callable[[str], None]:
        return self._write

    def __exit__(self, *fault: object) -> None:
        self._file.close()

    def _write(self, line: str) -> None:
        raw = line.encode("utf-8")
        try:
            self._file.write(gzip.compress(raw, mtime=0) if self._packed else raw)
            self._file.flush()
        except OSError as fault:
            raise FormatError("not-writable", file=self._name, why=fault.strerror or str(fault)) from None
