"""Boards from TOML files (conventions in the released board's header), checked while they are read."""

from pathlib import Path

from tilewright.tiles.board_checker import check_board
from tilewright.tiles.faults import Fault
from tilewright.tiles.model import SIDES, Board, Start, Tower, Wall
from tilewright.tiles.parsing import Faults, Table, head, load


def parse_board(path: str | Path) -> tuple[Board, list[Fault]]:
    """The board in a file as far as it could be read, with its faults; TileSetError when it is no TOML."""
    document, digest = load(path)
    faults = Faults(str(path))
    top = Table(document, "whole-file", "", faults)
    id = head(top)
    game = top.text("game", default="castle")
    if game != "castle":
        top.fault("wrong-game", found=game)
    rows = tuple(top.texts("rows", required=True) or ())
    stated = top.number("cells", default=-1)
    board = Board(
        id=id,
        rows=rows,
        width=max((len(row) for row in rows), default=0),
        height=len(rows),
        cells=frozenset((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"),
        towers=tuple(_tower(data, n, faults) for n, data in enumerate(top.tables("tower", required=True), 1)),
        walls=tuple(_wall(data, n, faults) for n, data in enumerate(top.tables("wall", required=True), 1)),
        starts=tuple(_start(data, n, faults) for n, data in enumerate(top.tables("start", required=True), 1)),
        seams=tuple(top.pairs("seams")),
        track=top.number("track", default=100),
        sha256=digest,
        path=str(path),
    )
    top.close()
    if not faults.found:
        if stated not in (-1, len(board.cells)):
            top.fault("cells-off", stated=stated, number=len(board.cells))
        check_board(board, faults)
    return board, faults.found


def _tower(data: dict[str, object], number: int, faults: Faults) -> Tower:
    table = Table(data, "corner-tower", f"tower {number}", faults)
    numbers = table.pair("numbers") or (0, 0)
    x, y = table.pair("at") or (0, 0)
    tower = Tower(numbers, x, y, table.flag("inward"), table.flag("wall_tile", default=numbers != (0, 1)))
    table.close()
    return tower


def _wall(data: dict[str, object], number: int, faults: Faults) -> Wall:
    table = Table(data, "wall-side", f"wall {number}", faults)
    first_cell = table.pair("from") or (0, 0)
    last_cell = table.pair("to") or (0, 0)
    wall = Wall(
        side=_side(table),
        first_cell=first_cell,
        last_cell=last_cell,
        length=table.number("length", required=True),
        first=table.number("first", required=True),
        last=table.number("last", required=True),
    )
    table.close()
    return wall


def _start(data: dict[str, object], number: int, faults: Faults) -> Start:
    table = Table(data, "start-space", f"start {number}", faults)
    x, y = table.pair("cell") or (0, 0)
    start = Start(x, y, _side(table), table.text("feature", required=True), table.number("markets", most=100))
    table.close()
    return start


def _side(table: Table) -> int:
    name = table.text("side", required=True)
    if name not in SIDES:
        if name:
            table.fault("unknown-edge", area="side", name=name)
        return 0
    return SIDES.index(name)
