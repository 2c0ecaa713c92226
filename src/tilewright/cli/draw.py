"""The command `draw`: a tile, a set, a record at any move or a position as a picture."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tilewright import art
from tilewright.cli.failures import DONE, CommandError
from tilewright.formats.files import FormatError, write_text
from tilewright.tiles import Kind, TileSet, library

SIZES = range(8, 501)
USUAL_SIZE = 120
ENDINGS = ("", ".svg", ".png")
"""How a picture's name may end: what is not PNG is SVG."""
SETS: dict[str, tuple[str, Callable[[TileSet], tuple[Kind, ...]]]] = {
    "castle": ("castle-1", art.kinds_of),
    "classic": ("classic-1", lambda tiles: tiles.kinds),
    "river": ("classic-1", lambda tiles: tiles.aside),
    "abbot": ("classic-1", art.garden_kinds),
}
"""What has a sheet under a name of its own: a released set, and which of its kinds."""
Picture = tuple[TileSet, art.Table]


@dataclass(frozen=True)
class Wanted:
    """What is to be drawn, as it was typed; exactly one of tile, set, record and position."""

    tile: str | None = None
    set: str | None = None
    record: str | None = None
    position: str | None = None
    move: str | None = None
    theme: str | None = None
    size: str | None = None
    tile_set: str | None = None
    board: str | None = None


def draw_picture(wanted: Wanted, output: str | None, force: bool) -> int:
    """Draw what is wanted and write it: SVG, or PNG where the output's name ends so."""
    theme = art.THEMES[0] if wanted.theme is None else wanted.theme
    if theme not in art.THEMES:
        raise CommandError("draw-theme", text=theme, allowed=", ".join(art.THEMES))
    size = _number(wanted.size, SIZES)
    if size is None and wanted.size is not None:
        raise CommandError("draw-size", text=wanted.size, least=SIZES[0], most=SIZES[-1])
    ending = "" if output is None else Path(output).suffix.lower()
    if ending not in ENDINGS:
        raise CommandError("draw-output", text=str(output), allowed=", ".join(ENDINGS[1:]))
    tiles, table = _picture(wanted)
    svg = art.scene(tiles, table, theme, size or USUAL_SIZE)
    if output is None or output == "-":
        print(svg)
    elif ending == ".png":
        from tilewright.art.raster import png

        write_bytes(output, png(svg), force)
    else:
        write_text(output, svg + "\n", force)
    return DONE


def _number(text: str | None, allowed: Sequence[int]) -> int | None:
    plain = text is not None and text.isascii() and text.isdecimal() and len(text) < 10
    return int(text) if text is not None and plain and int(text) in allowed else None


def _picture(wanted: Wanted) -> Picture:
    asked = [wanted.tile, wanted.set, wanted.record, wanted.position]
    if sum(one is not None for one in asked) != 1:
        raise CommandError("draw-what")
    if wanted.move is not None and wanted.record is None:
        raise CommandError("draw-move-alone")
    if wanted.tile is not None:
        return _tile(wanted.tile, wanted.tile_set)
    if wanted.set is not None:
        id, chosen = SETS.get(wanted.set, (wanted.set, art.kinds_of))
        tiles = library.tile_set(id)
        return tiles, art.sheet(chosen(tiles))
    if wanted.record is not None:
        return _record(wanted, wanted.record)
    return _position(wanted, str(wanted.position))


def _tile(name: str, file: str | None) -> Picture:
    """One tile; without a file it is looked for in the released sets."""
    for id in [file] if file is not None else library.RELEASED:
        tiles = library.tile_set(id)
        if any(kind.id == name for kind in art.kinds_of(tiles)):
            return tiles, art.Table([art.Laid(name, 0, 0)], margin=0)
    raise CommandError("draw-tile", tile=name)


def _record(wanted: Wanted, file: str) -> Picture:
    """A recorded game after a move, at its end where none is named; of several games the first."""
    from tilewright.formats import read_records
    from tilewright.game.history import TurnLog
    from tilewright.game.pictures import table_of
    from tilewright.game.replay import Replay
    from tilewright.game.restoring import position_of

    record = next(iter(read_records(file)), None)
    if record is None:
        raise FormatError("empty", file=file)
    last = len(record.moves)
    move = last if wanted.move is None else _number(wanted.move, range(last + 1))
    if move is None:
        raise CommandError("draw-move", text=str(wanted.move), last=last)
    replay = Replay(record, wanted.tile_set, wanted.board)
    for entry in replay.entries() if move else ():
        if entry.refusal is not None:
            raise CommandError("draw-illegal", move=entry.number, reason=entry.refusal.sentence())
        if entry.number == move:
            break
    setup = replay.play.setup
    return setup.tiles, table_of(position_of(replay.play, TurnLog()), setup.board)


def _position(wanted: Wanted, file: str) -> Picture:
    from tilewright.formats import read_position
    from tilewright.game import Game
    from tilewright.game.pictures import table_of
    from tilewright.game.setup import stored_setup

    position = read_position(file)
    Game.from_position(position, tiles=wanted.tile_set, board=wanted.board)
    setup = stored_setup(position.game, position.players, position.options, position.set, wanted.tile_set, wanted.board)
    return setup.tiles, table_of(position, setup.board)


def write_bytes(path: str, data: bytes, force: bool) -> None:
    """Write a file whole or not at all; an existing one only with `force`. Raises FormatError."""
    target = Path(path)
    if target.is_dir():
        raise FormatError("folder", file=path)
    if target.exists() and not target.is_file():
        raise FormatError("not-a-file", file=path)
    if target.exists() and not force:
        raise FormatError("file-exists", file=path)
    made = ""
    try:
        handle, made = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(made).chmod(0o644)
        Path(made).replace(target)
    except OSError as fault:
        if made:
            Path(made).unlink(missing_ok=True)
        raise FormatError("not-writable", file=path, why=fault.strerror or str(fault)) from None
