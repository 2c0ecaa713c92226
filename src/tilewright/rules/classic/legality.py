"""Where a landscape tile may lie, written once: the table of fits and the explanation of a refusal ask here (T2)."""

from __future__ import annotations

from enum import IntEnum

from tilewright.rules.classic.state import ClassicState, ClassicTables
from tilewright.rules.compiling import rule
from tilewright.rules.shapes import BARRED, EMPTY, FRONT


class Fault(IntEnum):
    """Why a tile may not lie on a cell."""

    NONE = 0
    OCCUPIED = 1  # T2: a tile lies there
    ALONE = 2  # T2: no tile beside it
    DIFFERS = 3  # T2: city, road and field must each continue
    BEYOND = 4  # V5: the landscape would reach beyond the boundary


@rule
def edge_fault(tb: ClassicTables, kind: int, turn: int, side: int, need: int) -> int:
    """What is wrong with one side of a turned tile against what lies beyond it (T2)."""
    if need != 0 and tb.need[(kind * 4 + turn) * 4 + side] != need:
        return Fault.DIFFERS
    return Fault.NONE


@rule
def placement_fault(st: ClassicState, tb: ClassicTables, kind: int, cell: int, turn: int) -> int:
    """Why a tile may not lie on a cell, as side * 8 + fault; 0 when it may."""
    found = st.grid[cell]
    if found == EMPTY:
        return Fault.ALONE
    if found == BARRED:
        return Fault.BEYOND
    if found < FRONT:
        return Fault.OCCUPIED
    needs = st.front_need[found - FRONT]
    for side in range(4):
        fault = edge_fault(tb, kind, turn, side, (needs >> (2 * side)) & 3)
        if fault != Fault.NONE:
            return side * 8 + fault
    return Fault.NONE
