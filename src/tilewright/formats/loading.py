"""One file, one game: whatever of ours it holds."""

from __future__ import annotations

from pathlib import Path

from tilewright.formats.files import FormatError, name_of, opened
from tilewright.formats.records import NO_LIMITS
from tilewright.game import Game, parse_position, parse_record
from tilewright.game.chance import Seed
from tilewright.game.position import FORMAT as POSITION
from tilewright.game.wire import parse_json


def load(
    path: str | Path,
    seed: Seed = None,
    tiles: str | Path | None = None,
    board: str | Path | None = None,
) -> Game:
    """Return the game that a record or position in a file (- for stdin) leads to.

    What the file does not fix is dealt from the seed; `tiles` and `board` are the files of a private set.
    Raises FormatError, DataError, OptionError or SetupError.
    """
    with opened(path, NO_LIMITS) as file:
        raw = file.read()
    if not raw.strip():
        raise FormatError("empty", file=name_of(path))
    data = parse_json(raw)
    if isinstance(data, dict) and data.get("format") == POSITION:
        return Game.from_position(parse_position(data), seed, tiles=tiles, board=board)
    record = parse_record(data if isinstance(data, dict) else raw)
    return Game.from_record(record, seed, tiles=tiles, board=board)
