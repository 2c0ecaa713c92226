"""A turn of The Castle in small steps: deal, place, follower, scoring choices, another turn (T1 to T8, W3, E1)."""

from __future__ import annotations

from tilewright.rules.castle.final import final_scoring
from tilewright.rules.castle.scoring import (
    can_double,
    collect_completed,
    group_size,
    land,
    order_matters,
    score_pending,
    use_wall_tile,
)
from tilewright.rules.castle.state import HAND, SEATS, TOWERS, WALL_KINDS, CastleState, CastleTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.phases import Phase
from tilewright.rules.placing import fits_somewhere, lay_tile, legal_placements, open_slot, random_placement
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.records import Ints
from tilewright.rules.shapes import EMPTY, WALL
from tilewright.rules.supplying import follower_options, put_follower, send_home, take_kind, take_random


@rule
def reset(st: CastleState, tb: CastleTables) -> None:
    """Set the game up: an empty castle, full supplies, all tiles in the stack, no wall tile yet (P1 to P3)."""
    st.phase = Phase.DEAL
    st.seats = SEATS
    st.seat = 0
    st.placed = 0
    st.nodes = 0
    st.drawn = -1
    st.last_tile = -1
    st.frontier = 0
    st.many_count = 0
    st.touched_count = 0
    st.pending_count = 0
    st.own_pending = 0
    st.moved = 0
    st.home_count = 0
    st.turns = 0
    st.out_count = 0
    for cell in range(tb.modulus):
        st.grid[cell] = EMPTY if tb.interior[cell] else WALL
    for i in range(SEATS * HAND):
        st.follower_at[i] = -1
    for i in range(SEATS * WALL_KINDS):
        st.held[i] = 0
        st.fresh[i] = 0
    for i in range(WALL_KINDS):
        st.used[i] = 0
    for tower in range(TOWERS):
        st.wall[tower] = 0
    for seat in range(SEATS):
        st.score[seat] = 0
        st.supply[seat] = HAND
        st.keep[seat] = 0
    st.left = tb.kinds
    for kind in range(tb.kinds):
        st.bag[kind] = kind
    open_start_spaces(st, tb)


@rule
def open_start_spaces(st: CastleState, tb: CastleTables) -> None:
    """Make each start space a feature of one tile, and its cell a legal place (T2, F5)."""
    st.nodes = tb.start_count
    for s in range(tb.start_count):
        st.parent[s] = s
        st.node_kind[s] = tb.start_kind[s]
        st.open[s] = 0
        st.tiles[s] = 1
        st.marks[s] = tb.start_marks[s]
        st.followers[s] = 0
        cell = tb.start_cell[s]
        need = (1 if tb.start_kind[s] == 0 else 2) << (2 * tb.start_side[s])
        if st.grid[cell] == EMPTY:
            open_slot(st, cell, need)
        else:
            st.front_need[st.grid[cell] - 128] |= need


@rule
def shuffle_wall(st: CastleState, tb: CastleTables) -> None:
    """Lay 13 of the 18 wall tiles at random on the towers other than 0/1 (P2)."""
    left = 18
    for i in range(18):
        st.bag[i] = 1 + i // 2
    for tower in range(tb.tower_count):
        if tb.tower_holds[tower] == 0:
            continue
        i = random_below(st, left)
        left -= 1
        st.wall[tower] = st.bag[i]
        st.bag[i] = st.bag[left]
    for i in range(18):
        st.bag[i] = i


@rule
def start_turn(st: CastleState) -> None:
    """Open the turn of `st.seat`: what was won before can be used now (W2, T8)."""
    st.phase = Phase.DEAL
    st.drawn = -1
    st.moved = 0
    for i in range(SEATS * WALL_KINDS):
        st.fresh[i] = 0


@rule
def end_game(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """Final scoring after the turn of the last tile (E1)."""
    final_scoring(st, tb, ev, out)
    st.phase = Phase.OVER
    st.drawn = -1
    if ev.on:
        emit(ev, Happened.OVER, Law.E1, 0, -1, 0, 0, 0, 0, 0, 0, 0)


@rule
def put_out(st: CastleState, tb: CastleTables, ev: EventBuffer, kind: int, out: Ints) -> None:
    """Put a tile without a legal place out of the game; the turn lapses when it was the last (T5)."""
    st.drawn = -1
    st.out_count += 1
    if ev.on:
        emit(ev, Happened.TILE_OUT, Law.T5, 1 << st.seat, -1, 0, 0, 0, 0, 0, 0, kind)
    if st.left == 0:
        end_game(st, tb, ev, out)


@rule
def deal(st: CastleState, tb: CastleTables, ev: EventBuffer, kind: int, out: Ints) -> bool:
    """Draw a kind from the stack: it is to be placed, or goes out (T1, T5); false when the stack holds none."""
    if not take_kind(st, kind):
        return False
    if fits_somewhere(st, tb, kind):
        st.drawn = kind
        st.phase = Phase.PLACE
    else:
        put_out(st, tb, ev, kind, out)
    return True


@rule
def place(st: CastleState, tb: CastleTables, ev: EventBuffer, cell: int, turn: int, out: Ints) -> None:
    """Lay the drawn tile; go on to the follower if one may be placed (T2, T6)."""
    lay_tile(st, tb, st.drawn, cell, turn)
    if follower_options(st, tb, out) > 0:
        st.phase = Phase.FOLLOWER
    else:
        start_scoring(st, tb, ev, out)


@rule
def choose_follower(st: CastleState, tb: CastleTables, ev: EventBuffer, code: int, out: Ints) -> None:
    """Put a follower on an area of the tile just placed, or none (T6)."""
    if code > 0:
        put_follower(st, tb, st.seat, st.tile_base[st.last_tile] + code - 1)
    start_scoring(st, tb, ev, out)


@rule
def start_scoring(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """Collect what the tile completed and score as far as nothing needs to be chosen (S3)."""
    st.pending_count = 0
    st.own_pending = 0
    st.home_count = 0
    collect_completed(st, tb, ev)
    go_on_scoring(st, tb, ev, out)


@rule
def go_on_scoring(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """Score pending features in the default order until the mover has a choice (S3, W4)."""
    while st.pending_count > 0:
        if can_double(st, 0) or order_matters(st, tb):
            st.phase = Phase.SCORE
            return
        score_pending(st, tb, ev, 0, 0)
    finish_scoring(st, tb, ev, out)


@rule
def finish_scoring(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """Take late wall tiles, send followers home, offer another turn (W1, T1, W3)."""
    if tb.end_of_turn:
        for i in range(SEATS):
            seat = st.seat if i == 0 else 1 - st.seat
            if (st.moved >> seat) & 1:
                land(st, tb, ev, seat)
    for i in range(st.home_count):
        root = st.home[i]
        if ev.on:
            emit(ev, Happened.HOME, Law.S1, 0, root, 0, 0, 0, 0, st.followers[root], 0, 0)
        send_home(st, tb, root)
    st.home_count = 0
    st.moved = 0
    st.turns += 1
    if st.left == 0:
        end_game(st, tb, ev, out)
    elif extra_turns(st, tb) > 0:
        st.phase = Phase.EXTRA
    else:
        st.seat = 1 - st.seat
        start_turn(st)


@rule
def extra_turns(st: CastleState, tb: CastleTables) -> int:
    """How many wall tiles 1 the mover could spend now (W3)."""
    i = st.seat * WALL_KINDS + 1
    if tb.next_turn:
        return st.held[i] - st.fresh[i]
    return st.held[i]


@rule
def choose_extra_turn(st: CastleState, ev: EventBuffer, code: int) -> None:
    """Spend wall tile 1 on another complete turn, or pass the turn on (W3, T8)."""
    if code:
        use_wall_tile(st, ev, 1, Law.W3)
    else:
        st.seat = 1 - st.seat
    start_turn(st)


@rule
def step(st: CastleState, tb: CastleTables, ev: EventBuffer, code: int, out: Ints) -> None:
    """Carry out one legal action of the present phase (`phases` lays out the codes)."""
    if st.phase == Phase.PLACE:
        place(st, tb, ev, code >> 2, code & 3, out)
    elif st.phase == Phase.FOLLOWER:
        choose_follower(st, tb, ev, code, out)
    elif st.phase == Phase.SCORE:
        score_pending(st, tb, ev, code >> 1, code & 1)
        go_on_scoring(st, tb, ev, out)
    elif st.phase == Phase.EXTRA:
        choose_extra_turn(st, ev, code)


@rule
def actions(st: CastleState, tb: CastleTables, out: Ints) -> int:
    """Write the codes of all legal actions of the present phase; return how many. `out` holds 1,024 numbers."""
    count = 0
    if st.phase == Phase.PLACE:
        count = legal_placements(st, tb, st.drawn, out)
        for i in range(count):
            out[i] = st.front_cell[out[i] >> 2] * 4 + (out[i] & 3)
    elif st.phase == Phase.FOLLOWER:
        count = follower_options(st, tb, out)
        out[count] = 0
        count += 1
    elif st.phase == Phase.SCORE:
        count = scoring_actions(st, tb, out)
    elif st.phase == Phase.EXTRA:
        out[0] = 0
        out[1] = 1
        count = 2
    return count


@rule
def scoring_actions(st: CastleState, tb: CastleTables, out: Ints) -> int:
    """Write the choices of the scoring phase: every feature of the group where order matters, else the first (S3)."""
    last = 1
    if order_matters(st, tb):
        last = group_size(st)
    count = 0
    for i in range(last):
        out[count] = 2 * i
        count += 1
        if can_double(st, i):
            out[count] = 2 * i + 1
            count += 1
    return count


@rule
def random_turn(st: CastleState, tb: CastleTables, ev: EventBuffer, out: Ints) -> None:
    """One random draw and placement with all choices of its turn uniform; the policy of playouts."""
    kind = take_random(st)
    move = random_placement(st, tb, kind, out)
    if move < 0:
        put_out(st, tb, ev, kind, out)
        return
    lay_tile(st, tb, kind, st.front_cell[move >> 2], move & 3)
    count = follower_options(st, tb, out)
    if count > 0:
        pick = random_below(st, count + 1)
        if pick < count:
            put_follower(st, tb, st.seat, st.tile_base[st.last_tile] + out[pick] - 1)
    start_scoring(st, tb, ev, out)
    while st.phase == Phase.SCORE or st.phase == Phase.EXTRA:
        count = actions(st, tb, out)
        step(st, tb, ev, out[random_below(st, count)], out)


@rule
def random_game(st: CastleState, tb: CastleTables, ev: EventBuffer, seed: int, out: Ints) -> None:
    """A whole game of uniform choices from a seed, to its final score."""
    reset(st, tb)
    seed_random(st, seed)
    shuffle_wall(st, tb)
    while st.phase != Phase.OVER:
        random_turn(st, tb, ev, out)
