"""The stack of Classic: its lower end may hold tiles that everyone knows, in the order in which they lie (T3, V4, V6).

`st.bag` holds the tiles left: first those of which only the set is known, then the `known` ones, the topmost first.
"""

from __future__ import annotations

from tilewright.rules.classic.state import ClassicState, ClassicTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.supplying import take_random


@rule
def put_under(st: ClassicState, ev: EventBuffer, law: int, kind: int) -> None:
    """Put a tile face down under the stack; everyone knows that it lies there."""
    st.bag[st.left] = kind
    st.left += 1
    st.known += 1
    if ev.on:
        emit(ev, Happened.TILE_UNDER, law, 1 << st.seat, -1, 0, 0, 0, 0, 0, 0, kind)


@rule
def take_at(st: ClassicState, index: int) -> int:
    """Take the tile at an index out of the stack, the known ones keeping their order; return its kind."""
    kind = st.bag[index]
    hole = st.left - st.known - 1
    if hole < 0:
        hole = 0
        st.known -= 1
    st.left -= 1
    st.bag[index] = st.bag[hole]
    for i in range(hole, st.left):
        st.bag[i] = st.bag[i + 1]
    return kind


@rule
def draw_kind(st: ClassicState, kind: int) -> bool:
    """Take a tile of a kind from the top of the stack; false when none can lie there."""
    hidden = st.left - st.known
    if hidden == 0:
        if st.left == 0 or st.bag[0] != kind:
            return False
        take_at(st, 0)
        return True
    for i in range(hidden):
        if st.bag[i] == kind:
            take_at(st, i)
            return True
    return False


@rule
def draw_random(st: ClassicState) -> int:
    """Take the top tile of the stack, any of those it may be alike; return its kind."""
    if st.known == 0:
        return take_random(st)
    hidden = st.left - st.known
    if hidden == 0:
        return take_at(st, 0)
    return take_at(st, random_below(st, hidden))


@rule
def may_redraw(st: ClassicState, tb: ClassicTables) -> bool:
    """Whether the drawn tile, which has a legal place, may be rejected; a river tile may not (V4, V11.4)."""
    return tb.river[st.drawn] == 0 and st.redraws[st.seat] > 0 and st.redrawn == 0 and st.left > 0


@rule
def redraw(st: ClassicState, tb: ClassicTables, ev: EventBuffer) -> None:
    """Reject the drawn tile: it goes under the stack, and the next one is drawn (V4)."""
    st.redraws[st.seat] -= 1
    st.redrawn = 1
    put_under(st, ev, Law.V4, st.drawn)
    st.drawn = -1
    st.phase = Phase.DEAL
