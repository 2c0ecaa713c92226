"""Which tiles still to come would close a feature at an empty cell, and which would join two features there."""

from __future__ import annotations

from tilewright.players.compiled.thinking import Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.shapes import AREAS, WALL, State, Tables

SHUT = 3  # in the place of a need: beyond this side lies the wall
LINE = 2  # in the place of a half: the line in the middle of a side
FEATURES = 4  # kinds of feature that open ends are reckoned for


@rule
def count_kinds(st: State, mind: Thoughts) -> None:
    """Count the tiles still to come by kind: in the stack, in hands, on the display."""
    for i in range(mind.kinds_left):
        mind.of_kind[mind.kind_left[i]] = 0
    mind.kinds_left = 0
    mind.stamp += 1
    mind.counted = 1
    for i in range(st.left + mind.hidden + mind.held_count):
        from_stack = i < st.left + mind.hidden
        kind = 0 + (st.bag[i] if from_stack else mind.held[i - st.left - mind.hidden])
        if mind.of_kind[kind] == 0:
            mind.kind_left[mind.kinds_left] = kind
            mind.kinds_left += 1
        mind.of_kind[kind] += 1


@rule
def surroundings(st: State, tb: Tables, cell: int, need: int) -> int:
    """The needs of an empty cell, two bits a side, with SHUT where the wall is and 0 where it lies open."""
    found = 0 + need
    for side in range(4):
        if (need >> (2 * side)) & 3 == 0:
            beside = cell + tb.step[side]
            if beside >= tb.modulus:
                beside -= tb.modulus
            if st.grid[beside] == WALL:
                found |= SHUT << (2 * side)
    return found


@rule
def area_at(tb: Tables, turned: int, side: int, half: int) -> int:
    """The area at a side of a turned kind: half 0 or 1, or 2 for the line in the middle (-1 for none)."""
    if half == LINE:
        return 0 + tb.line[turned * 4 + side]
    return 0 + tb.half[turned * 8 + side * 2 + half]


@rule
def runs_on(tb: Tables, turned: int, area: int, around: int) -> bool:
    """Tell whether an area of a turned kind reaches a side beyond which nothing lies."""
    for side in range(4):
        if (around >> (2 * side)) & 3 == 0:
            if tb.line[turned * 4 + side] == area:
                return True
            if tb.half[turned * 8 + side * 2] == area or tb.half[turned * 8 + side * 2 + 1] == area:
                return True
    return False


@rule
def closes(tb: Tables, kind: int, turns: int, around: int, side: int, half: int, feature: int) -> bool:
    """Tell whether a kind can lie in one of these turns so that a feature ends at that side of the cell."""
    for turn in range(4):
        if (turns >> turn) & 1:
            turned = kind * 4 + turn
            area = area_at(tb, turned, side, half)
            if area < 0 or tb.area_kind[kind * AREAS + area] != feature or not runs_on(tb, turned, area, around):
                return True
    return False


@rule
def closers(tb: Tables, mind: Thoughts, need: int, around: int, side: int, half: int, feature: int) -> int:
    """How many tiles still to come close a feature of that kind at a side of an empty cell."""
    place = ((around * 4 + side) * 3 + half) * FEATURES + feature
    if mind.closing_known[place] == 0:
        mask = 0
        for kind in range(tb.kinds):
            turns = tb.fits[(kind << 8) + need]
            if turns and closes(tb, kind, turns, around, side, half, feature):
                mask |= 1 << kind
        mind.closing[place] = mask
        mind.closing_known[place] = 1
    mask = mind.closing[place]
    found = 0
    for i in range(mind.kinds_left):
        kind = mind.kind_left[i]
        if (mask >> kind) & 1:
            found += mind.of_kind[kind]
    return found


@rule
def joiners(tb: Tables, mind: Thoughts, need: int, one: int, other: int) -> int:
    """How many tiles still to come join what lies at two places of a cell (side * 3 + half, as `area_at` has them)."""
    found = 0
    for i in range(mind.kinds_left):
        kind = mind.kind_left[i]
        turns = tb.fits[(kind << 8) + need]
        for turn in range(4):
            if (turns >> turn) & 1:
                turned = kind * 4 + turn
                area = area_at(tb, turned, one // 3, one % 3)
                if area >= 0 and area == area_at(tb, turned, other // 3, other % 3):
                    found += mind.of_kind[kind]
                    break
    return found
