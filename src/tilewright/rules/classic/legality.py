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
    BEYOND = 4  # V5, V1: the landscape would reach beyond the boundary, or the river is open there
    DRY = 5  # V1: the river does not go on from its open end
    BLOCKED = 6  # V1: the river would run into another tile
    U_TURN = 7  # V10: two curves next to each other turn to the same side


@rule
def edge_fault(tb: ClassicTables, kind: int, turn: int, side: int, need: int) -> int:
    """What is wrong with one side of a turned tile against what lies beyond it (T2)."""
    if need != 0 and tb.need[(kind * 4 + turn) * 4 + side] != need:
        return Fault.DIFFERS
    return Fault.NONE


@rule
def river_fault(st: ClassicState, tb: ClassicTables, kind: int, turn: int) -> int:
    """What is wrong with a turned river tile at the river's open end, as side * 8 + fault (V1, V10)."""
    sides = tb.river_sides[kind * 4 + turn]
    if (sides >> st.river_side) & 1 == 0:
        return Fault.DRY
    for side in range(4):
        if side == st.river_side or (sides >> side) & 1 == 0:
            continue
        beyond = st.river_cell + tb.step[side]
        if beyond >= tb.modulus:
            beyond -= tb.modulus
        if 0 < st.grid[beyond] < FRONT:
            return side * 8 + Fault.BLOCKED
        bend = (side - st.river_side) & 3
        if tb.u_turns == 0 and bend != 2 and bend == st.river_bend:
            return Fault.U_TURN
    return Fault.NONE


@rule
def river_turns(st: ClassicState, tb: ClassicTables, kind: int) -> int:
    """The mask of quarter turns in which a river tile may lie at the river's open end (V1, V10)."""
    if st.river_cell < 0:
        return 0
    found = st.grid[st.river_cell]
    if found < FRONT:
        return 0
    mask = 0
    fitting = tb.fits[(kind << 8) + st.front_need[found - FRONT]]
    for turn in range(4):
        if (fitting >> turn) & 1 and river_fault(st, tb, kind, turn) == 0:
            mask |= 1 << turn
    return mask


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
    if tb.river[kind]:
        if cell != st.river_cell:
            return Fault.DRY
        return river_fault(st, tb, kind, turn)
    return Fault.NONE
