"""The tables of The Castle: a printed set, a board and the options, turned into one flat record."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.rules.castle.legality import edge_fault
from tilewright.rules.castle.state import (
    FRONTIER,
    GRID,
    HAND,
    KINDS,
    NODES,
    STARTS,
    TOWERS,
    Area,
    CastleTables,
    Need,
)
from tilewright.rules.printing import print_asks, print_fits, print_kinds
from tilewright.rules.records import new
from tilewright.rules.shapes import LimitExceeded
from tilewright.tiles import Board, TileSet

AREA_KINDS = {"path": Area.PATH, "tower": Area.TOWER, "house": Area.HOUSE, "court": Area.COURT}


def build_tables(tiles: TileSet, board: Board, options: Mapping[str, object]) -> CastleTables:
    """The tables of a set and a board under options; raises LimitExceeded where they are too large."""
    tb = new(CastleTables)
    check_limits(tiles, board)
    tb.hand = HAND
    tb.end_of_turn = int(options.get("corner_timing") == "end_of_turn")
    tb.next_turn = int(options.get("won_extra_turn") == "next_turn")
    tb.plain_fountain = int(options.get("incomplete_fountain_path") == 1)
    tb.count_starts = int(options.get("empty_start_spaces") is True)
    lay_board(tb, board)
    tb.kinds = len(tiles.kinds)
    print_kinds(tb, tiles, AREA_KINDS, lambda area: area.markets or int(area.fountain), int(Area.COURT))
    for kind in range(tb.kinds):
        for turned in range(kind * 16, kind * 16 + 16):
            tb.need[turned] = Need.PATH if tb.line[turned] >= 0 else Need.NO_PATH
    print_asks(tb)
    print_fits(tb, edge_fault)
    return tb


def check_limits(tiles: TileSet, board: Board) -> None:
    """Refuse a set or board that the flat records cannot hold."""
    nodes = len(board.starts) + sum(len(kind.areas) for kind in tiles.kinds)
    for name, found, limit in (
        ("kinds", len(tiles.kinds), KINDS),
        ("areas", nodes, NODES),
        ("grid", (board.width + 2) * (board.height + 2), GRID),
        ("cells", len(board.cells), FRONTIER),
        ("starts", len(board.starts), STARTS),
        ("towers", len(board.towers), TOWERS),
    ):
        if found > limit:
            raise LimitExceeded(name, found, limit)


def lay_board(tb: CastleTables, board: Board) -> None:
    """Cells, start spaces and towers; cell (x, y) is (y + 1) * stride + x + 1, so that a rim of wall lies around."""
    stride = board.width + 2
    tb.stride = stride
    tb.modulus = stride * (board.height + 2)
    tb.step[0], tb.step[1], tb.step[2], tb.step[3] = -stride, 1, stride, -1
    for i, (x, y) in enumerate(sorted(board.cells, key=lambda cell: (cell[1], cell[0]))):
        cell = (y + 1) * stride + x + 1
        tb.cells[i] = cell
        tb.interior[cell] = 1
    tb.cell_count = len(board.cells)
    tb.start_count = len(board.starts)
    for s, start in enumerate(board.starts):
        cell = (start.y + 1) * stride + start.x + 1
        tb.start_cell[s] = cell
        tb.start_side[s] = start.side
        tb.start_kind[s] = AREA_KINDS[start.feature]
        tb.start_marks[s] = start.markets
        tb.start_at[cell * 4 + start.side] = s + 1
    tb.tower_count = len(board.towers)
    for i, tower in enumerate(board.towers):
        tb.tower_holds[i] = int(tower.wall_tile)
        if tower.wall_tile:
            for number in tower.numbers:
                tb.tower_at[number] = i + 1
