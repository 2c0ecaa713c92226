"""Positions in files."""

from __future__ import annotations

from pathlib import Path

from tilewright.formats.files import FormatError, Limits, name_of, opened, write_text
from tilewright.game.position import Position, format_position, parse_position


def read_position(path: str | Path, limits: Limits = Limits()) -> Position:  # noqa: B008
    """Return the position in a file (- for stdin). Raises FormatError, DataError or OptionError."""
    with opened(path, limits) as file:
        raw = file.read()
    if not raw.strip():
        raise FormatError("empty", file=name_of(path))
    return parse_position(raw)


def write_position(path: str | Path, position: Position, force: bool = False) -> None:
    """Write a position to a file, gzipped where the name ends in .gz. Raises FormatError."""
    write_text(path, format_position(position) + "\n", force)
