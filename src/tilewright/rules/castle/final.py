"""Final scoring: the keep, the courts, and wall tiles 4 to 9 where they give most (E1 to E5, W5)."""

from __future__ import annotations

from tilewright.rules.castle.scoring import feature_name, majority
from tilewright.rules.castle.state import (
    GRID,
    HAND,
    SEATS,
    WALL_KINDS,
    Area,
    CastleState,
    CastleTables,
    Law,
)
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.joining import find, tile_count
from tilewright.rules.records import Ints
from tilewright.rules.shapes import FRONT


@rule
def is_empty(st: CastleState, cell: int) -> bool:
    """Whether a cell of the board holds no tile."""
    found = st.grid[cell]
    return found == 0 or found >= FRONT


@rule
def cell_worth(tb: CastleTables, cell: int) -> int:
    """What an empty cell adds to its area: 1, and its start spaces where the option says so (E2)."""
    total = 1
    if tb.count_starts:
        for side in range(4):
            if tb.start_at[cell * 4 + side] > 0:
                total += 1
    return total


@rule
def largest_empty_area(st: CastleState, tb: CastleTables, out: Ints) -> int:
    """Size of the largest edge-connected empty area (E2); `out` holds at least 2 * GRID numbers."""
    for i in range(tb.cell_count):
        out[tb.cells[i]] = 0
    best = 0
    for i in range(tb.cell_count):
        first = tb.cells[i]
        if out[first] != 0 or not is_empty(st, first):
            continue
        out[first] = 1
        out[GRID] = first
        waiting = 1
        total = 0
        while waiting > 0:
            waiting -= 1
            cell = out[GRID + waiting]
            total += cell_worth(tb, cell)
            for side in range(4):
                beside = cell + tb.step[side]
                if tb.interior[beside] and out[beside] == 0 and is_empty(st, beside):
                    out[beside] = 1
                    out[GRID + waiting] = beside
                    waiting += 1
        best = max(best, total)
    return best


@rule
def keep_size(st: CastleState, seat: int) -> int:
    """Size of a seat's keep with its wall tiles 8; 0 without a keep (E2, W5)."""
    size = st.keep[seat]
    if size > 0:
        size += 2 * st.held[seat * WALL_KINDS + 8]
    return size


@rule
def score_keeps(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """The larger keep scores the largest connected empty area (E2)."""
    first = keep_size(st, 0)
    second = keep_size(st, 1)
    if first == second:
        return
    seat = 0 if first > second else 1
    points = largest_empty_area(st, tb, out)
    st.score[seat] += points
    if ev.on:
        emit(ev, Happened.FINAL, Law.E2, 1 << seat, -1, points, points, 1, 0, 0, 0, keep_size(st, seat))
        own = st.keep[seat]
        other = keep_size(st, 1 - seat)
        while own <= other:
            own += 2
            emit(ev, Happened.FINAL, Law.W5, 1 << seat, -1, 0, 0, 0, 0, 0, 8, 2)


@rule
def occupied_features(st: CastleState, out: Ints) -> int:
    """Write the roots of all features that hold followers, each once; return how many."""
    count = 0
    for i in range(SEATS * HAND):
        node = st.follower_at[i]
        if node < 0:
            continue
        root = find(st, node)
        seen = False
        for j in range(count):
            if out[j] == root:
                seen = True
        if not seen:
            out[count] = root
            count += 1
    return count


@rule
def court_points(st: CastleState, root: int) -> int:
    """What a court pays at the end: three points a market (E3)."""
    return 3 * st.marks[root]


@rule
def score_courts(st: CastleState, ev: EventBuffer, out: Ints, count: int) -> None:
    """Three points a market to the seat with more merchants (E3)."""
    for i in range(count):
        root = out[i]
        if st.node_kind[root] == Area.COURT:
            seat = majority(st.followers[root])
            markets = st.marks[root]
            points = court_points(st, root)
            if seat >= 0 and markets > 0:
                st.score[seat] += points
                if ev.on:
                    held = st.followers[root]
                    emit(ev, Happened.FINAL, Law.E3, 1 << seat, root, points, 0, 3, markets, held, 0, 0)


@rule
def wall_tile_worth(st: CastleState, tb: CastleTables, wall: int, seat: int, root: int) -> int:
    """What wall tile 4, 5, 6 or 7 would pay a seat for a feature (W5)."""
    if st.node_kind[root] != wall - 4 or majority(st.followers[root]) != seat:
        return 0
    if wall == 7:
        return st.marks[root]
    if st.open[root] == 0:
        return 0
    tiles = tile_count(st, tb, root)
    if wall == 5 or (wall == 4 and st.marks[root] > 0 and not tb.plain_fountain):
        return 2 * tiles
    return tiles


@rule
def best_feature(st: CastleState, tb: CastleTables, wall: int, seat: int, out: Ints, count: int) -> int:
    """Index of the feature for which a wall tile pays most, the smallest name among equals; -1 when none pays."""
    best = -1
    most = 0
    for i in range(count):
        root = out[i]
        if root < 0:
            continue
        points = wall_tile_worth(st, tb, wall, seat, root)
        if points == 0 or points < most:
            continue
        if points > most or feature_name(st, tb, root) < feature_name(st, tb, out[best]):
            best = i
            most = points
    return best


@rule
def use_end_tiles(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints, count: int) -> None:
    """Use wall tiles 4 to 7 and 9 where they give most, each copy on a feature of its own (W5)."""
    for seat in range(SEATS):
        for wall in range(4, 8):
            used = 0
            for _ in range(st.held[seat * WALL_KINDS + wall]):
                i = best_feature(st, tb, wall, seat, out, count)
                if i < 0:
                    break
                root = out[i]
                points = wall_tile_worth(st, tb, wall, seat, root)
                st.score[seat] += points
                if ev.on:
                    held = st.followers[root]
                    tiles = tile_count(st, tb, root)
                    each = 1 if wall == 7 else points // tiles
                    marks = st.marks[root]
                    emit(ev, Happened.FINAL, Law.W5, 1 << seat, root, points, tiles, each, marks, held, wall, 0)
                out[count + used] = root
                out[count + 2 + used] = i
                out[i] = -1
                used += 1
            for j in range(used):
                out[out[count + 2 + j]] = out[count + j]
        for _ in range(st.held[seat * WALL_KINDS + 9]):
            st.score[seat] += 5
            if ev.on:
                emit(ev, Happened.FINAL, Law.W5, 1 << seat, -1, 5, 0, 0, 0, 0, 9, 0)


@rule
def final_scoring(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """Score the finished castle (E1); wall tiles still on the wall are out."""
    score_keeps(st, tb, ev, out)
    count = occupied_features(st, out)
    score_courts(st, ev, out, count)
    use_end_tiles(st, tb, ev, out, count)
