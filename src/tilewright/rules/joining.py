"""Features: areas joined across tiles, as a union-find whose root carries what the feature is worth."""

from __future__ import annotations

from tilewright.rules.compiling import rule
from tilewright.rules.shapes import AREAS, State, Tables


@rule
def find(st: State, node: int) -> int:
    """The root of a node's feature."""
    parent = st.parent
    up = parent[node]
    while up != node:
        above = parent[up]
        parent[node] = above
        node = up
        up = above
    return node


@rule
def join(st: State, a: int, b: int) -> int:
    """Make one feature of two and return its root (castle.F1, classic.F1 to F4)."""
    a = find(st, a)
    b = find(st, b)
    if a == b:
        return a
    if st.tiles[a] < st.tiles[b]:
        a, b = b, a
    st.parent[b] = a
    st.tiles[a] += st.tiles[b]
    st.open[a] += st.open[b]
    st.marks[a] += st.marks[b]
    st.followers[a] += st.followers[b]
    return a


@rule
def tile_count(st: State, tb: Tables, root: int) -> int:
    """Tiles of a feature: its areas, less those that share a tile with another (castle.F6, classic.F1, F2)."""
    count = st.tiles[root]
    if count < 2:
        return count
    kind = st.node_kind[root]
    for i in range(st.many_count):
        t = st.many[i]
        k = st.tile_kind[t]
        base = st.tile_base[t]
        hits = 0
        for a in range(tb.area_count[k]):
            if tb.area_kind[k * AREAS + a] == kind and find(st, base + a) == root:
                hits += 1
        if hits > 1:
            count -= hits - 1
    return count
