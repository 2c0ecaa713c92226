"""A bounded table: cells to which the landscape may no longer reach (V5)."""

from __future__ import annotations

from tilewright.rules.classic.state import ClassicState, ClassicTables
from tilewright.rules.compiling import rule
from tilewright.rules.placing import close_slot
from tilewright.rules.shapes import BARRED, EMPTY, FRONT


@rule
def locate(st: ClassicState, tb: ClassicTables, t: int) -> None:
    """Reckon where a tile lies from one beside it, and bar what is now too far; a tile alone stays unreckoned."""
    for side in range(4):
        cell = st.tile_cell[t] + tb.step[side]
        if cell >= tb.modulus:
            cell -= tb.modulus
        found = st.grid[cell]
        if 0 < found < FRONT:
            stretch(st, tb, t, st.tile_x[found - 1] - east(side), st.tile_y[found - 1] - south(side))
            return


@rule
def stretch(st: ClassicState, tb: ClassicTables, t: int, x: int, y: int) -> None:
    """Let the landscape reach to a tile at (x, y); what would then be wider or higher than allowed is barred (V5)."""
    st.tile_x[t] = x
    st.tile_y[t] = y
    grown = x < st.low_x or x > st.high_x or y < st.low_y or y > st.high_y
    st.low_x = min(st.low_x, x)
    st.high_x = max(st.high_x, x)
    st.low_y = min(st.low_y, y)
    st.high_y = max(st.high_y, y)
    first = t
    if grown:
        first = 0
    for other in range(first, st.placed):
        bar_beside(st, tb, other)


@rule
def bar_beside(st: ClassicState, tb: ClassicTables, t: int) -> None:
    """Take the cells beside a tile that are too far off the frontier; the extent only grows, so they stay barred."""
    for side in range(4):
        cell = st.tile_cell[t] + tb.step[side]
        if cell >= tb.modulus:
            cell -= tb.modulus
        if st.grid[cell] >= FRONT and too_far(st, tb, st.tile_x[t] + east(side), st.tile_y[t] + south(side)):
            bar(st, cell)


@rule
def bar(st: ClassicState, cell: int) -> None:
    """Take an empty cell off the frontier for good: it closes nothing, and no tile may come to lie there."""
    found = st.grid[cell]
    if found >= FRONT:
        close_slot(st, found - FRONT)
        st.grid[cell] = BARRED
        st.barred += 1


@rule
def too_far(st: ClassicState, tb: ClassicTables, x: int, y: int) -> bool:
    """Whether a tile at (x, y) would make the landscape wider or higher than the boundary allows (V5)."""
    wide = max(st.high_x, x) - min(st.low_x, x) + 1
    high = max(st.high_y, y) - min(st.low_y, y) + 1
    return wide > tb.width or high > tb.height


@rule
def unbar(st: ClassicState, tb: ClassicTables) -> None:
    """Forget extent and barred cells, before the tiles are taken off the table."""
    if st.barred > 0:
        for t in range(st.placed):
            for side in range(4):
                cell = st.tile_cell[t] + tb.step[side]
                if cell >= tb.modulus:
                    cell -= tb.modulus
                st.grid[cell] = EMPTY
    st.barred = 0
    st.low_x = 0
    st.high_x = 0
    st.low_y = 0
    st.high_y = 0


@rule
def east(side: int) -> int:
    """Columns from a cell to the one beyond its side, east counted positive (K3)."""
    if side == 1:
        return 1
    return -1 if side == 3 else 0


@rule
def south(side: int) -> int:
    """Rows from a cell to the one beyond its side, south counted positive (K3)."""
    if side == 2:
        return 1
    return -1 if side == 0 else 0
