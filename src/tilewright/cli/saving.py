"""Saving a game so that nothing is lost, and opening it again."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tilewright.cli.failures import CommandError
from tilewright.cli.speech import language, say
from tilewright.formats import FormatError, write_position, write_record
from tilewright.formats.files import STDIN, Limits, name_of, opened
from tilewright.game import Action, DataError, Event, Game, Record, Replay, parse_position, parse_record
from tilewright.game.position import FORMAT as POSITION
from tilewright.game.wire import parse_json

SITTERS, HALF = "x_players", "x_turn"
"""Keys of our own in a record: the kinds of the players, the decisions of the turn in progress."""
RESUMABLE = (None, "open", "finished")


@dataclass(frozen=True)
class Resumed:
    """A game from a file: what happened in it so far, its moves, the kinds of its players where the file names them.

    `half` holds the decisions of the turn that was in progress, still to be carried out.
    """

    game: Game
    events: list[Event]
    moves: int
    kinds: list[str] | None = None
    half: list[Action] = field(default_factory=list)


@dataclass
class Kept:
    """The file that a game is saved in, and the bytes it held when it was last read or written here; None for none."""

    path: Path
    held: bytes | None = None

    @classmethod
    def at(cls, path: Path) -> Kept:
        """Return the file as it lies there now. Raises FormatError."""
        return cls(path, path.read_bytes() if lies(path) else None)

    @property
    def changed(self) -> bool:
        """Tell whether somebody else has written the file since."""
        try:
            return (self.path.read_bytes() if lies(self.path) else None) != self.held
        except (OSError, FormatError):
            return True


def lies(path: Path) -> bool:
    """Tell whether there is something of that name. Raises FormatError for a name that no file can have."""
    try:
        return path.exists()
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise FormatError("not-writable", file=str(path), why=why) from None


def resume(path: str, seed: str | None, tiles: str | None, board: str | None) -> Resumed:
    """Return the game in a file, held before its next deal.

    Raises FormatError, DataError, SetupError, OptionError; CommandError for a seed where the record has its own.
    """
    with opened(path, Limits()) as file:
        raw = file.read()
    if not raw.strip():
        raise FormatError("empty", file=name_of(path))
    data = parse_json(raw)
    if isinstance(data, dict) and data.get("format") == POSITION:
        game = Game.from_position(parse_position(data), seed, tiles=tiles, board=board, hold=True)
        tiles_laid = len(game.position().tiles)
        return Resumed(game, [], tiles_laid - (game.game == "classic"))
    record = parse_record(data if isinstance(data, dict) else {})
    if record.status not in RESUMABLE:
        raise DataError("not-resumable", status=str(record.status))
    if seed is not None and record.seed is not None:
        raise CommandError("needless-with-resume", name="--seed")
    events = _events(record, tiles, board)
    game = Game.from_record(record, seed, tiles=tiles, board=board, hold=True)
    return Resumed(game, events, len(record.moves), _kinds(record), _half(record))


def _events(record: Record, tiles: str | None, board: str | None) -> list[Event]:
    """Return what happened in a record. Raises CommandError for a move that is not allowed."""
    events: list[Event] = []
    for entry in Replay(record, tiles, board).entries():
        if entry.refusal is not None:
            reason = entry.refusal.sentence(language())
            what = say("refusal-with-rule", reason=reason, rule=entry.refusal.rule)
            raise CommandError("record-differs", move=entry.number, what=what)
        events += entry.events
    return events


def _kinds(record: Record) -> list[str] | None:
    found = record.extra.get(SITTERS)
    if isinstance(found, list) and len(found) == len(record.players) and all(isinstance(k, str) for k in found):
        return [str(kind) for kind in found]
    return None


def _half(record: Record) -> list[Action]:
    try:
        return msgspec.convert(record.extra.get(HALF, []), list[Action])
    except msgspec.ValidationError:
        return []


def save(game: Game, kinds: Sequence[str], half: Sequence[Action], path: Path, force: bool = False) -> None:
    """Write a game as a record with its seed; one that began from a position as a position. Raises FormatError.

    `half` are the decisions of the turn in progress, which a record has no other place for.
    """
    try:
        record = game.record()
    except DataError:
        write_position(path, game.position(), force)
        return
    extra: dict[str, object] = {key: value for key, value in record.extra.items() if key != HALF}
    extra[SITTERS] = list(kinds)
    if half and game.phase not in ("deal", "over"):
        extra[HALF] = msgspec.to_builtins(list(half))
    write_record(path, replace(record, extra=extra), force)


def new_name(game: Game, folder: Path = Path()) -> Path:
    """Return a name in a folder that no file has yet."""
    name = f"tilewright-{game.game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{name}.json", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.json", number + 1
    return path


def autosave(game: Game, kinds: Sequence[str], half: Sequence[Action], kept: Kept | None) -> Path:
    """Save in the file kept, unless somebody else wrote it; else under a new name here; else among passing files.

    Return which. Raises FormatError where nothing can be written anywhere.
    """
    names = [new_name(game, folder) for folder in (Path(), Path(tempfile.gettempdir()))]
    wanted = [kept.path] if kept is not None and not kept.changed else []
    for path in (*wanted, *names):
        try:
            save(game, kinds, half, path, force=path in wanted)
        except FormatError as fault:
            refused = fault
            continue
        return path
    raise refused


def is_own_file(path: str) -> bool:
    """Tell whether a game resumed from there can be saved there again: not where it was read from a pipe."""
    return path != STDIN and Path(path).is_file()
