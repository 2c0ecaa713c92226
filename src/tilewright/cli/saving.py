"""Saving a game so that nothing is lost, and opening it again."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from tilewright.formats import FormatError, write_position, write_record
from tilewright.formats.files import Limits, name_of, opened
from tilewright.game import DataError, Event, Game, Record, Replay, parse_position, parse_record
from tilewright.game.position import FORMAT as POSITION
from tilewright.game.wire import parse_json

SITTERS = "x_players"
RESUMABLE = (None, "open", "finished")


@dataclass(frozen=True)
class Resumed:
    """A game from a file: what happened in it so far, and the kinds of its players where the file names them."""

    game: Game
    events: list[Event]
    kinds: list[str] | None


def resume(path: str, seed: str | None, tiles: str | None, board: str | None) -> Resumed:
    """Return the game in a file, held before its next deal. Raises FormatError, DataError, SetupError, OptionError."""
    with opened(path, Limits()) as file:
        raw = file.read()
    if not raw.strip():
        raise FormatError("empty", file=name_of(path))
    data = parse_json(raw)
    if isinstance(data, dict) and data.get("format") == POSITION:
        return Resumed(Game.from_position(parse_position(data), seed, tiles=tiles, board=board, hold=True), [], None)
    record = parse_record(data if isinstance(data, dict) else {})
    if record.status not in RESUMABLE:
        raise DataError("not-resumable", status=str(record.status))
    game = Game.from_record(record, seed, tiles=tiles, board=board, hold=True)
    events = [event for entry in Replay(record, tiles, board).entries() for event in entry.events]
    return Resumed(game, events, _kinds(record))


def _kinds(record: Record) -> list[str] | None:
    found = record.extra.get(SITTERS)
    if isinstance(found, list) and len(found) == len(record.players) and all(isinstance(k, str) for k in found):
        return [str(kind) for kind in found]
    return None


def save(game: Game, kinds: Sequence[str], path: Path, force: bool = False) -> None:
    """Write a game as a record with its seed; one that began from a position as a position. Raises FormatError."""
    try:
        record = game.record()
    except DataError:
        write_position(path, game.position(), force)
        return
    write_record(path, replace(record, extra={**record.extra, SITTERS: list(kinds)}), force)


def new_name(game: Game, folder: Path = Path()) -> Path:
    """Return a name in a folder that no file has yet."""
    name = f"tilewright-{game.game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{name}.json", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.json", number + 1
    return path


def autosave(game: Game, kinds: Sequence[str], wanted: Path | None) -> Path:
    """Save under the wanted name, else a new name here, else in the folder for passing files; return which."""
    folders = (Path(), Path(tempfile.gettempdir()))
    for path in [wanted] if wanted is not None else [new_name(game, folder) for folder in folders]:
        try:
            save(game, kinds, path, force=wanted is not None)
        except FormatError as fault:
            refused = fault
            continue
        return path
    raise refused
