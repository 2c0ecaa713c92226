"""The River: its tiles come first, each at the open end, the lake last (V1, V10)."""

from __future__ import annotations

from tilewright.rules.classic.boundary import bar
from tilewright.rules.classic.legality import river_turns
from tilewright.rules.classic.stack import draw_kind
from tilewright.rules.classic.state import ClassicState, ClassicTables
from tilewright.rules.compiling import rule
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints
from tilewright.rules.shapes import FRONT
from tilewright.rules.supplying import take_from_bag

# In the bag the River's tiles stand after all others, the lake first among them; so does every tile taken leave them.


@rule
def take(st: ClassicState, tb: ClassicTables, kind: int) -> bool:
    """Take a kind out of the stack; false when it holds none, or the River asks for another (V1)."""
    if st.river_left > 0 and (tb.river[kind] == 0 or (kind == tb.lake and st.river_left > 1)):
        return False
    if not draw_kind(st, kind):
        return False
    st.river_left -= tb.river[kind]
    return True


@rule
def take_from_river(st: ClassicState) -> int:
    """Take a uniform tile of the River that may come next, while there is one; return its kind (V1)."""
    others = st.river_left - 1
    st.river_left = others
    if others > 0:
        return take_from_bag(st, st.left - 1 - random_below(st, others))
    return take_from_bag(st, st.left - 1)


@rule
def river_placements(st: ClassicState, tb: ClassicTables, kind: int, out: Ints) -> int:
    """Write slot * 4 + turn of every placement of a river tile that makes a distinct landscape; return how many."""
    mask = river_turns(st, tb, kind) & tb.turn_mask[kind]
    count = 0
    for turn in range(4):
        if (mask >> turn) & 1:
            out[count] = (st.grid[st.river_cell] - FRONT) * 4 + turn
            count += 1
    return count


@rule
def random_river_placement(st: ClassicState, tb: ClassicTables, kind: int, out: Ints) -> int:
    """A uniform placement of a river tile (slot * 4 + turn), or -1."""
    count = river_placements(st, tb, kind, out)
    if count == 0:
        return -1
    return out[random_below(st, count)]


@rule
def flow(st: ClassicState, tb: ClassicTables, t: int) -> None:
    """Move the open end of the river past a tile just laid; a forced tile elsewhere leaves it where it is."""
    sides = tb.river_sides[st.tile_kind[t] * 4 + st.tile_turn[t]]
    at_end = t == 0 or st.tile_cell[t] == st.river_cell
    entered = -1
    if t > 0 and at_end:
        entered = st.river_side
        st.river_cell = -1
    runs_on = at_end and (t == 0 or (sides >> entered) & 1 == 1)
    for side in range(4):
        if side == entered or (sides >> side) & 1 == 0:
            continue
        cell = st.tile_cell[t] + tb.step[side]
        if cell >= tb.modulus:
            cell -= tb.modulus
        if 0 < st.grid[cell] < FRONT:
            continue
        if runs_on:
            st.river_cell = cell
            st.river_side = side ^ 2
            st.river_bend = (side - entered) & 3 if entered >= 0 else 0
        elif cell != st.river_cell:
            bar(st, cell)


@rule
def settle(st: ClassicState) -> None:
    """Once no river tile is left, the cell at an open end can never be filled (V1)."""
    if st.river_left == 0 and st.river_cell >= 0:
        bar(st, st.river_cell)
        st.river_cell = -1
