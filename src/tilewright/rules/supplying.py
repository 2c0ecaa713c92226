"""Followers and the stack: who may stand where, who goes home, which tiles are still to come."""

from __future__ import annotations

from tilewright.rules.compiling import rule
from tilewright.rules.joining import find
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints
from tilewright.rules.shapes import AREAS, State, Tables


@rule
def follower_options(st: State, tb: Tables, out: Ints) -> int:
    """Write 1 + area of every area of the last tile that may take a follower; return how many (T6, T7)."""
    if st.supply[st.seat] == 0:
        return 0
    base = st.tile_base[st.last_tile]
    kind = st.tile_kind[st.last_tile]
    followers = st.followers
    claimable = tb.area_claimable
    count = 0
    for a in range(tb.area_count[kind]):
        if claimable[kind * AREAS + a] and followers[find(st, base + a)] == 0:
            out[count] = 1 + a
            count += 1
    return count


@rule
def put_follower(st: State, tb: Tables, seat: int, node: int) -> None:
    """Take a follower of a seat from its supply and put it on an area."""
    st.followers[find(st, node)] += 1 << (4 * seat)
    st.supply[seat] -= 1
    i = seat * tb.hand
    while st.follower_at[i] >= 0:
        i += 1
    st.follower_at[i] = node


@rule
def send_home(st: State, tb: Tables, root: int) -> None:
    """Send every follower of a feature back to its owner's supply."""
    held = st.followers[root]
    hand = tb.hand
    for seat in range(st.seats):
        standing = (held >> (4 * seat)) & 15
        i = seat * hand
        while standing:
            node = st.follower_at[i]
            if node >= 0 and find(st, node) == root:
                st.follower_at[i] = -1
                st.supply[seat] += 1
                standing -= 1
            i += 1
    st.followers[root] = 0


@rule
def take_from_bag(st: State, index: int) -> int:
    """Take the tile at an index out of the stack's remaining set; return its kind."""
    kind = st.bag[index]
    st.left -= 1
    st.bag[index] = st.bag[st.left]
    return kind


@rule
def take_kind(st: State, kind: int) -> bool:
    """Take one tile of a kind out of the stack's remaining set; false when there is none."""
    for i in range(st.left):
        if st.bag[i] == kind:
            take_from_bag(st, i)
            return True
    return False


@rule
def take_random(st: State) -> int:
    """Take a uniform tile out of the stack's remaining set; return its kind."""
    return take_from_bag(st, random_below(st, st.left))
