"""Where a castle tile may lie, written once: the table of fits and the refusals ask here (T2 to T4)."""

from __future__ import annotations

from enum import IntEnum

from tilewright.rules.castle.state import CastleState, CastleTables, Need
from tilewright.rules.compiling import rule
from tilewright.rules.shapes import EMPTY, FRONT


class Fault(IntEnum):
    """Why a tile may not lie on a cell."""

    NONE = 0
    OUTSIDE = 1  # T2: not a cell of the castle
    OCCUPIED = 2  # T2: a tile lies there
    ALONE = 3  # T2: neither a start space nor a tile beside it
    PATH_CUT = 4  # T3: a path that must be continued
    PATH_BLOCKED = 5  # T3: a path against an edge without one


@rule
def edge_fault(tb: CastleTables, kind: int, turn: int, side: int, need: int) -> int:
    """What is wrong with one side of a turned tile against what lies beyond it (T3, T4)."""
    line = tb.line[(kind * 4 + turn) * 4 + side] >= 0
    if need == Need.PATH and not line:
        return Fault.PATH_CUT
    if need == Need.NO_PATH and line:
        return Fault.PATH_BLOCKED
    return Fault.NONE


@rule
def placement_fault(st: CastleState, tb: CastleTables, kind: int, cell: int, turn: int) -> int:
    """Why a tile may not lie on a cell, as side * 8 + fault; 0 when it may."""
    if cell < 0 or cell >= tb.modulus or tb.interior[cell] == 0:
        return Fault.OUTSIDE
    found = st.grid[cell]
    if found == EMPTY:
        return Fault.ALONE
    if found < FRONT:
        return Fault.OCCUPIED
    needs = st.front_need[found - FRONT]
    for side in range(4):
        fault = edge_fault(tb, kind, turn, side, (needs >> (2 * side)) & 3)
        if fault != Fault.NONE:
            return side * 8 + fault
    return Fault.NONE
