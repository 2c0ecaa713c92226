"""Laying a tile: the frontier of empty cells, what each of them needs, and the joins a tile makes."""

from __future__ import annotations

from tilewright.rules.compiling import rule
from tilewright.rules.joining import find, join
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints
from tilewright.rules.shapes import AREAS, EMPTY, FRONT, WALL, State, Tables


@rule
def legal_placements(st: State, tb: Tables, kind: int, out: Ints) -> int:
    """Write slot * 4 + turn of every placement that makes a distinct landscape; return how many."""
    return more_placements(st, tb, kind, out, 0)


@rule
def more_placements(st: State, tb: Tables, kind: int, out: Ints, count: int) -> int:
    """The same, written after the first `count` numbers of `out`; return how many there are then."""
    front_need = st.front_need
    fits = tb.fits
    first = kind << 8
    turns = tb.turn_mask[kind]
    for slot in range(st.frontier):
        mask = fits[first + front_need[slot]] & turns
        turn = 0
        while mask:
            if mask & 1:
                out[count] = slot * 4 + turn
                count += 1
            mask >>= 1
            turn += 1
    return count


@rule
def fits_somewhere(st: State, tb: Tables, kind: int) -> bool:
    """Whether the kind has a legal place in any rotation."""
    front_need = st.front_need
    fits = tb.fits
    first = kind << 8
    for slot in range(st.frontier):
        if fits[first + front_need[slot]]:
            return True
    return False


@rule
def random_placement(st: State, tb: Tables, kind: int, out: Ints) -> int:
    """A uniform legal placement (slot * 4 + turn), or -1: rejection first, a list when that fails."""
    bits = tb.turn_bits[kind]
    count = st.frontier << bits
    if count == 0:
        return -1
    front_need = st.front_need
    fits = tb.fits
    first = kind << 8
    for _ in range(24):
        pick = random_below(st, count)
        slot = pick >> bits
        turn = pick - (slot << bits)
        if (fits[first + front_need[slot]] >> turn) & 1:
            return slot * 4 + turn
    count = legal_placements(st, tb, kind, out)
    if count == 0:
        return -1
    return out[random_below(st, count)]


@rule
def open_slot(st: State, cell: int, need: int) -> None:
    """Put an empty cell on the frontier."""
    slot = st.frontier
    st.frontier = slot + 1
    st.front_cell[slot] = cell
    st.front_need[slot] = need
    st.grid[cell] = FRONT + slot


@rule
def close_slot(st: State, slot: int) -> None:
    """Take a cell off the frontier; the last slot moves into its place."""
    last = st.frontier - 1
    if slot != last:
        moved = st.front_cell[last]
        st.front_cell[slot] = moved
        st.front_need[slot] = st.front_need[last]
        st.grid[moved] = FRONT + slot
    st.frontier = last


@rule
def add_areas(st: State, tb: Tables, kind: int) -> int:
    """Add the areas of a kind as nodes and return the first."""
    base = st.nodes
    count = tb.area_count[kind]
    st.nodes = base + count
    parent = st.parent
    node_kind = st.node_kind
    open_units = st.open
    tiles = st.tiles
    marks = st.marks
    followers = st.followers
    area_kind = tb.area_kind
    area_open = tb.area_open
    area_marks = tb.area_marks
    first = kind * AREAS
    for a in range(count):
        node = base + a
        parent[node] = node
        node_kind[node] = area_kind[first + a]
        open_units[node] = area_open[first + a]
        tiles[node] = 1
        marks[node] = area_marks[first + a]
        followers[node] = 0
    return base


@rule
def close(st: State, node: int, units: int) -> None:
    """Close ends of a feature against something unlike it."""
    st.open[find(st, node)] -= units


@rule
def meet(st: State, mine: int, theirs: int, units: int) -> None:
    """Join two areas that meet if they are alike, else close them to each other, `units` half-edges each."""
    if st.node_kind[mine] == st.node_kind[theirs]:
        root = join(st, mine, theirs)
        st.open[root] -= 2 * units
    else:
        close(st, mine, units)
        close(st, theirs, units)
        st.touched[st.touched_count] = theirs
        st.touched_count += 1


@rule
def meet_tile(st: State, tb: Tables, base: int, turned: int, side: int, other: int) -> None:
    """Join and close what meets across one side of the new tile and the opposite side of a neighbour."""
    across = side ^ 2
    facing = st.tile_kind[other] * 4 + st.tile_turn[other]
    there = st.tile_base[other]
    my_line = tb.line[turned * 4 + side]
    their_line = tb.line[facing * 4 + across]
    half = tb.half
    mine = turned * 8 + side * 2
    theirs = facing * 8 + across * 2
    if my_line < 0 and their_line < 0:
        meet(st, base + half[mine], there + half[theirs], 2)
        return
    if my_line >= 0 and their_line >= 0:
        meet(st, base + my_line, there + their_line, 1)
    elif my_line >= 0:
        close(st, base + my_line, 1)
    else:
        close(st, there + their_line, 1)
        st.touched[st.touched_count] = there + their_line
        st.touched_count += 1
    meet(st, base + half[mine], there + half[theirs + 1], 1)
    meet(st, base + half[mine + 1], there + half[theirs], 1)


@rule
def close_side(st: State, tb: Tables, base: int, turned: int, side: int) -> None:
    """Close one side of the new tile against the wall."""
    line = tb.line[turned * 4 + side]
    if line >= 0:
        close(st, base + line, 1)
    first = turned * 8 + side * 2
    close(st, base + tb.half[first], 1)
    close(st, base + tb.half[first + 1], 1)


@rule
def meet_wall(st: State, tb: Tables, base: int, turned: int, side: int, start: int) -> None:
    """Close one side against the wall; join it with the start space there if it is alike (castle.F1, F2, F5)."""
    close_side(st, tb, base, turned, side)
    if start < 0:
        return
    line = tb.line[turned * 4 + side]
    kind = tb.start_kind[start]
    if line >= 0 and st.node_kind[base + line] == kind:
        join(st, base + line, start)
        return
    for end in range(2):
        node = base + tb.half[turned * 8 + side * 2 + end]
        if st.node_kind[node] == kind:
            join(st, node, start)


@rule
def lay_tile(st: State, tb: Tables, kind: int, cell: int, turn: int) -> int:
    """Lay a tile on an empty cell, whether or not it fits, and join what meets; return the tile's number."""
    t = st.placed
    st.placed = t + 1
    base = add_areas(st, tb, kind)
    turned = kind * 4 + turn
    st.tile_kind[t] = kind
    st.tile_turn[t] = turn
    st.tile_cell[t] = cell
    st.tile_base[t] = base
    st.last_tile = t
    st.touched_count = 0
    if tb.many[kind]:
        st.many[st.many_count] = t
        st.many_count += 1
    grid = st.grid
    step = tb.step
    modulus = tb.modulus
    front_need = st.front_need
    here = grid[cell]
    if here >= FRONT:
        close_slot(st, here - FRONT)
    grid[cell] = t + 1
    for side in range(4):
        beside = cell + step[side]
        if beside >= modulus:
            beside -= modulus
        found = grid[beside]
        if found == EMPTY:
            open_slot(st, beside, tb.asks[turned * 4 + side])
        elif found >= FRONT:
            front_need[found - FRONT] |= tb.asks[turned * 4 + side]
        elif found > 0:
            meet_tile(st, tb, base, turned, side, found - 1)
        elif found == WALL:
            meet_wall(st, tb, base, turned, side, tb.start_at[cell * 4 + side] - 1)
    return t
