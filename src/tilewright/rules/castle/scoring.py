"""Scoring in play: what a tile completed, in which order it is scored, what each feature pays (S1 to S6, W1, W4)."""

from __future__ import annotations

from tilewright.rules.castle.state import (
    HAND,
    PENDING,
    WALL_KINDS,
    Area,
    CastleState,
    CastleTables,
    Law,
)
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.joining import find, tile_count
from tilewright.rules.shapes import AREAS


@rule
def majority(held: int) -> int:
    """The seat with more followers, or -1 when the numbers are equal, none too (S1)."""
    first = held & 15
    second = held >> 4
    if first > second:
        return 0
    if second > first:
        return 1
    return -1


@rule
def feature_name(st: CastleState, tb: CastleTables, root: int) -> int:
    """A feature's smallest (y, x, area id as text), as cell * 16 + rank of the area."""
    best = 1 << 30
    for t in range(st.placed):
        kind = st.tile_kind[t]
        base = st.tile_base[t]
        cell = st.tile_cell[t]
        if cell * 16 < best:
            for a in range(tb.area_count[kind]):
                if find(st, base + a) == root:
                    best = min(best, cell * 16 + tb.area_rank[kind * AREAS + a])
    return best


@rule
def points_each(st: CastleState, root: int) -> int:
    """Points a tile of a completed path, tower or house (S2)."""
    kind = st.node_kind[root]
    if kind == Area.HOUSE:
        return 1
    if kind == Area.PATH and st.marks[root] == 0:
        return 1
    return 2


@rule
def completed_points(st: CastleState, tb: CastleTables, root: int) -> int:
    """What a path, tower or house pays when it is completed as it stands (S2)."""
    return tile_count(st, tb, root) * points_each(st, root)


@rule
def note_completed(st: CastleState, tb: CastleTables, ev: EventBuffer, node: int) -> None:
    """Note a feature that the turn completed, if followers stand on it (F2, F3, F7, F8)."""
    root = find(st, node)
    if st.open[root] != 0 or st.followers[root] == 0 or st.node_kind[root] == Area.COURT:
        return
    for i in range(st.home_count):
        if st.home[i] == root:
            return
    st.home[st.home_count] = root
    st.home_count += 1
    winner = majority(st.followers[root])
    if winner < 0:
        if ev.on:
            emit(ev, Happened.TIED, Law.S1, 3, root, 0, tile_count(st, tb, root), 0, 0, st.followers[root], 0, 0)
        return
    add_pending(st, tb, root, winner)


@rule
def add_pending(st: CastleState, tb: CastleTables, root: int, winner: int) -> None:
    """Put a feature in its place: the mover's group first, most points first, then the name (S3)."""
    points = completed_points(st, tb, root)
    first = 0
    last = st.own_pending
    if winner != st.seat:
        first = st.own_pending
        last = st.pending_count
    place = first
    while place < last:
        other = st.pending_points[place]
        if points > other:
            break
        if points == other and feature_name(st, tb, root) < feature_name(st, tb, st.pending[place]):
            break
        place += 1
    i = st.pending_count
    while i > place:
        st.pending[i] = st.pending[i - 1]
        st.pending_points[i] = st.pending_points[i - 1]
        i -= 1
    st.pending[place] = root
    st.pending_points[place] = points
    st.pending_count += 1
    if winner == st.seat:
        st.own_pending += 1


@rule
def collect_completed(st: CastleState, tb: CastleTables, ev: EventBuffer) -> None:
    """Find everything that the last tile completed (T1, F8)."""
    t = st.last_tile
    base = st.tile_base[t]
    for a in range(tb.area_count[st.tile_kind[t]]):
        note_completed(st, tb, ev, base + a)
    for i in range(st.touched_count):
        note_completed(st, tb, ev, st.touched[i])


@rule
def doublers(st: CastleState, kind: int) -> int:
    """How many wall tiles the mover can use to double a feature of a kind in this turn (W2, W4)."""
    i = st.seat * WALL_KINDS
    if kind == Area.TOWER:
        return st.held[i + 2] - st.fresh[i + 2]
    if kind == Area.HOUSE:
        return st.held[i + 3] - st.fresh[i + 3]
    return 0


@rule
def can_double(st: CastleState, i: int) -> bool:
    """Whether a pending feature may be doubled now (W4)."""
    return i < st.own_pending and doublers(st, st.node_kind[st.pending[i]]) > 0


@rule
def group_size(st: CastleState) -> int:
    """How many of the pending features, from the first on, are in the group being scored (S3)."""
    if st.own_pending > 0:
        return st.own_pending
    return st.pending_count


@rule
def doubling_allowed(st: CastleState, doubled: int, n: int) -> bool:
    """Whether the mover's wall tiles 2 and 3 allow this set of features to be doubled."""
    towers = 0
    houses = 0
    for i in range(n):
        if (doubled >> i) & 1:
            kind = st.node_kind[st.pending[i]]
            if i >= st.own_pending or kind == Area.PATH:
                return False
            if kind == Area.TOWER:
                towers += 1
            else:
                houses += 1
    return towers <= doublers(st, Area.TOWER) and houses <= doublers(st, Area.HOUSE)


@rule
def worth(st: CastleState, i: int, doubled: int) -> int:
    """Points of a pending feature when the features in the mask are doubled."""
    return st.pending_points[i] << ((doubled >> i) & 1)


@rule
def tower_under(st: CastleState, tb: CastleTables, total: int) -> int:
    """The tower that still holds a wall tile under a marker, or -1 (S6, W1)."""
    tower = tb.tower_at[total % 100] - 1
    if tower >= 0 and st.wall[tower] != 0:
        return tower
    return -1


@rule
def some_landing(st: CastleState, tb: CastleTables, start: int, n: int, doubled: int) -> bool:
    """Whether some of the features, but not all, would together land on a wall tile."""
    for chosen in range(1, (1 << n) - 1):
        total = start
        for i in range(n):
            if (chosen >> i) & 1:
                total += worth(st, i, doubled)
        if tower_under(st, tb, total) >= 0:
            return True
    return False


@rule
def emptied_by(st: CastleState, tb: CastleTables, start: int, n: int, doubled: int, order: int) -> int:
    """Mask of the towers that one order of scoring would empty; orders are numbered 0 to n! - 1."""
    total = start
    emptied = 0
    left = (1 << n) - 1
    for step in range(n):
        pick = order % (n - step)
        order //= n - step
        i = 0
        while True:
            if (left >> i) & 1:
                if pick == 0:
                    break
                pick -= 1
            i += 1
        left ^= 1 << i
        total += worth(st, i, doubled)
        tower = tower_under(st, tb, total)
        if tower >= 0:
            emptied |= 1 << tower
    return emptied


@rule
def order_matters(st: CastleState, tb: CastleTables) -> bool:
    """Whether two orders of what is left in the group would empty different sets of towers (S3)."""
    n = group_size(st)
    if n < 2 or tb.end_of_turn:
        return False
    start = st.score[majority(st.followers[st.pending[0]])]
    orders = 1
    for i in range(2, n + 1):
        orders *= i
    for doubled in range(1 << n):
        if doubling_allowed(st, doubled, n) and some_landing(st, tb, start, n, doubled):
            first = emptied_by(st, tb, start, n, doubled, 0)
            for order in range(1, orders):
                if emptied_by(st, tb, start, n, doubled, order) != first:
                    return True
    return False


@rule
def land(st: CastleState, tb: CastleTables, ev: EventBuffer, seat: int) -> None:
    """Take the wall tile of the tower on which a marker ended its move, if one is there (W1)."""
    tower = tower_under(st, tb, st.score[seat])
    if tower < 0:
        return
    wall = st.wall[tower]
    st.wall[tower] = 0
    st.held[seat * WALL_KINDS + wall] += 1
    st.fresh[seat * WALL_KINDS + wall] += 1
    if ev.on:
        emit(ev, Happened.WALL_TAKEN, Law.W1, 1 << seat, -1, 0, 0, 0, 0, 0, wall, tower)


@rule
def use_wall_tile(st: CastleState, ev: EventBuffer, wall: int, law: int) -> None:
    """Spend a wall tile of the mover; it goes out of the game (W2)."""
    st.held[st.seat * WALL_KINDS + wall] -= 1
    st.used[wall] += 1
    if ev.on:
        emit(ev, Happened.WALL_USED, law, 1 << st.seat, -1, 0, 0, 0, 0, 0, wall, 0)


@rule
def score_pending(st: CastleState, tb: CastleTables, ev: EventBuffer, chosen: int, double: int) -> None:
    """Score one pending feature: one marker move, then the keep, then the tower's wall tile (S3)."""
    root = st.pending[chosen]
    points = st.pending_points[chosen] << double
    held = st.followers[root]
    seat = majority(held)
    kind = st.node_kind[root]
    wall = 0
    if double:
        wall = 2 if kind == Area.TOWER else 3
        use_wall_tile(st, ev, wall, Law.W4)
    if chosen < st.own_pending:
        st.own_pending -= 1
    st.pending_count -= 1
    for i in range(chosen, st.pending_count):
        st.pending[i] = st.pending[i + 1]
        st.pending_points[i] = st.pending_points[i + 1]
    st.score[seat] += points
    st.moved |= 1 << seat
    if ev.on:
        each = points_each(st, root) << double
        law = Law.W4 if double else Law.S2
        emit(ev, Happened.SCORED, law, 1 << seat, root, points, points // each, each, st.marks[root], held, wall, 0)
    if kind == Area.HOUSE:
        move_keep(st, tb, ev, seat, root)
    if not tb.end_of_turn:
        land(st, tb, ev, seat)


@rule
def move_keep(st: CastleState, tb: CastleTables, ev: EventBuffer, seat: int, root: int) -> None:
    """Put the keep on a scored house that is the first or strictly larger (S5)."""
    size = tile_count(st, tb, root)
    if size > st.keep[seat]:
        st.keep[seat] = size
        if ev.on:
            emit(ev, Happened.KEEP, Law.S5, 1 << seat, root, 0, size, 0, 0, 0, 0, size)


assert 2 * HAND <= PENDING
