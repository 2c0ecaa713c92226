"""Tile sets and boards by id or path: the released ones, and anybody's own files."""

from pathlib import Path

from tilewright.tiles.model import Board, TileSet
from tilewright.tiles.parsing import digest_of
from tilewright.tiles.reader import read_board, read_tile_set

DATA = Path(__file__).parent / "data"
RELEASED = {"castle-1": DATA / "castle-1.tiles.toml", "classic-1": DATA / "classic-1.tiles.toml"}
RELEASED_BOARDS = {"castle-1": DATA / "castle-1.board.toml"}

_sets: dict[tuple[str, str], TileSet] = {}
_boards: dict[tuple[str, str], Board] = {}


def tile_set(id_or_path: str | Path) -> TileSet:
    """The released set of that id, else the set in that file; TileSetError when it cannot be played."""
    path = str(RELEASED.get(str(id_or_path), id_or_path))
    key = (path, digest_of(path))
    if key not in _sets:
        _sets[key] = read_tile_set(path)
    return _sets[key]


def board(id_or_path: str | Path) -> Board:
    """The released board of that id, else the board in that file; TileSetError when it cannot be played."""
    path = str(RELEASED_BOARDS.get(str(id_or_path), id_or_path))
    key = (path, digest_of(path))
    if key not in _boards:
        _boards[key] = read_board(path)
    return _boards[key]


def released_id(printed: TileSet | Board) -> str | None:
    """The id of the released set or board with exactly these bytes, None for a private one."""
    released = RELEASED if isinstance(printed, TileSet) else RELEASED_BOARDS
    for id, path in released.items():
        if digest_of(path) == printed.sha256:
            return id
    return None
