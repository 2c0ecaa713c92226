"""A turn of Classic in small steps: deal, place, follower, scoring (T1 to T6, E1)."""

from __future__ import annotations

from tilewright.rules.classic.abbot import ABBOT, RECALL, abbot_options, claim_options, put_abbot, recall_abbot
from tilewright.rules.classic.boundary import locate, unbar
from tilewright.rules.classic.ending import end_game
from tilewright.rules.classic.holding import (
    begin_holding,
    deal_held,
    hand_placements,
    leave_turn,
    pass_on,
    reserve,
    reserve_options,
    take_from_hand,
)
from tilewright.rules.classic.legality import river_turns
from tilewright.rules.classic.river import flow, random_river_placement, river_placements, settle, take, take_from_river
from tilewright.rules.classic.scoring import score_completed
from tilewright.rules.classic.stack import draw_random, may_redraw, put_under, redraw
from tilewright.rules.classic.state import HAND, HELD, MOST_SEATS, STRIDE, Area, ClassicState, ClassicTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.phases import CELLS, REDRAW, Phase
from tilewright.rules.placing import fits_somewhere, lay_tile, legal_placements, random_placement
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.records import Ints
from tilewright.rules.shapes import EMPTY, FRONT
from tilewright.rules.supplying import follower_options, put_follower


@rule
def reset(st: ClassicState, tb: ClassicTables, seats: int) -> None:
    """Set the game up: the start tile lies at (0, 0), all others are in the stack (K1 to K3)."""
    unbar(st, tb)
    for t in range(st.placed):
        st.grid[st.tile_cell[t]] = EMPTY
    for slot in range(st.frontier):
        st.grid[st.front_cell[slot]] = EMPTY
    st.phase = Phase.DEAL
    st.seats = seats
    st.seat = 0
    st.placed = 0
    st.nodes = 0
    st.drawn = -1
    st.frontier = 0
    st.many_count = 0
    st.monastery_count = 0
    st.turns = 0
    st.out_count = 0
    st.known = 0
    st.sunk = 0
    st.redrawn = 0
    for i in range(MOST_SEATS * HAND):
        st.follower_at[i] = -1
    for seat in range(MOST_SEATS):
        st.score[seat] = 0
        st.cities_paid[seat] = 0
        st.abbot_at[seat] = -1
        st.supply[seat] = HAND if seat < seats else 0
        st.redraws[seat] = tb.redraws if seat < seats else 0
        st.hand_count[seat] = 0
    for i in range(MOST_SEATS * HELD):
        st.hands[i] = 0
    st.river_left = tb.river_count
    st.river_cell = -1
    st.river_bend = 0
    st.left = tb.bag_count
    for i in range(tb.bag_count):
        st.bag[i] = tb.bag[i]
    st.tile_x[0] = 0
    st.tile_y[0] = 0
    st.holding = 0
    st.refill = 0
    st.to_deal = 0
    if st.river_left == 0:
        begin_holding(st, tb)
    lay(st, tb, tb.start, 0, 0)


@rule
def beside(tb: ClassicTables, a: int, b: int) -> bool:
    """Whether two cells touch by a side or a corner (F3)."""
    apart = a - b
    if apart < 0:
        apart = -apart
    if apart > tb.modulus - apart:
        apart = tb.modulus - apart
    return apart == 1 or STRIDE - 1 <= apart <= STRIDE + 1


@rule
def lay(st: ClassicState, tb: ClassicTables, kind: int, cell: int, turn: int) -> None:
    """Lay a tile and count it with the monasteries around it (T2, F3, V5)."""
    t = lay_tile(st, tb, kind, cell, turn)
    if tb.watched:
        watch(st, tb, t)
    for i in range(st.monastery_count):
        other = st.monasteries[i]
        if beside(tb, cell, st.tile_cell[other]):
            node = st.tile_base[other] + tb.monastery[st.tile_kind[other]] - 1
            st.open[node] -= 1
            st.tiles[node] += 1
            st.touched[st.touched_count] = node
            st.touched_count += 1
    if tb.monastery[kind] > 0:
        lay_monastery(st, tb, t)


@rule
def watch(st: ClassicState, tb: ClassicTables, t: int) -> None:
    """What a new tile means for the extent of the landscape and the end of the river (V1, V5)."""
    if tb.width > 0:
        locate(st, tb, t)
    if tb.river[st.tile_kind[t]]:
        flow(st, tb, t)
        settle(st)


@rule
def lay_monastery(st: ClassicState, tb: ClassicTables, t: int) -> None:
    """Count the tiles that already lie around a new monastery (F3)."""
    laid = 0
    for i in range(8):
        cell = st.tile_cell[t] + tb.around[i]
        if cell >= tb.modulus:
            cell -= tb.modulus
        if 0 < st.grid[cell] < FRONT:
            laid += 1
    node = st.tile_base[t] + tb.monastery[st.tile_kind[t]] - 1
    st.open[node] = 8 - laid
    st.tiles[node] = 1 + laid
    st.monasteries[st.monastery_count] = t
    st.monastery_count += 1


@rule
def put_out(st: ClassicState, tb: ClassicTables, ev: EventBuffer, kind: int, out: Ints) -> None:
    """Put a tile without a legal place out of the game, or under the stack; the turn lapses after the last (T3)."""
    st.drawn = -1
    if tb.to_bottom and tb.river[kind] == 0:
        put_under(st, ev, Law.T3, kind)
        st.sunk += 1
        if st.sunk == st.left:
            end_game(st, tb, ev, out)
        return
    st.out_count += 1
    if tb.river[kind]:
        settle(st)
    if ev.on:
        emit(ev, Happened.TILE_OUT, Law.T3, 1 << st.seat, -1, 0, 0, 0, 0, 0, 0, kind)
    if st.left == 0:
        end_game(st, tb, ev, out)
    elif tb.river[kind] and st.river_left == 0:
        begin_holding(st, tb)


@rule
def deal(st: ClassicState, tb: ClassicTables, ev: EventBuffer, kind: int, out: Ints) -> bool:
    """Draw a kind from the stack: it is to be placed, or goes out (T1, T3); false when it cannot come now (V1)."""
    if not take(st, tb, kind):
        return False
    begin_move(st, tb, ev, kind, out)
    return True


@rule
def begin_move(st: ClassicState, tb: ClassicTables, ev: EventBuffer, kind: int, out: Ints) -> None:
    """Ask for a place of the tile just drawn, put it out, or take it into the hand (T1, T3, V1, V3, V6)."""
    if st.holding > 0:
        deal_held(st, tb, ev, kind, out)
    elif river_turns(st, tb, kind) != 0 if tb.river[kind] else fits_somewhere(st, tb, kind):
        st.drawn = kind
        st.phase = Phase.PLACE
    else:
        put_out(st, tb, ev, kind, out)


@rule
def finish_turn(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """Score what the tile completed and pass the turn on (T5, T6)."""
    t = st.last_tile
    base = st.tile_base[t]
    node_kind = st.node_kind
    for node in range(base, base + tb.area_count[st.tile_kind[t]]):
        if node_kind[node] != Area.FIELD:
            score_completed(st, tb, ev, node)
    for i in range(st.touched_count):
        score_completed(st, tb, ev, st.touched[i])
    st.turns += 1
    st.drawn = -1
    st.sunk = 0
    st.redrawn = 0
    if st.holding > 0:
        leave_turn(st, tb, ev, out)
        return
    if st.left == 0:
        end_game(st, tb, ev, out)
        return
    st.seat += 1
    if st.seat == st.seats:
        st.seat = 0
    st.phase = Phase.DEAL
    if tb.holding > 0 and st.river_left == 0:
        begin_holding(st, tb)


@rule
def claim(st: ClassicState, tb: ClassicTables, ev: EventBuffer, code: int) -> None:
    """Place a follower or the abbot on the last tile, recall the abbot, or nothing (T4, V9.2, V9.3)."""
    if code == 0:
        return
    base = st.tile_base[st.last_tile] - 1
    if code < ABBOT:
        put_follower(st, tb, st.seat, base + code)
    elif code < RECALL:
        put_abbot(st, st.seat, base + code - ABBOT)
    else:
        recall_abbot(st, tb, ev)


@rule
def step(st: ClassicState, tb: ClassicTables, ev: EventBuffer, code: int, out: Ints) -> None:
    """Carry out one legal action of the present phase (`phases` lays out the codes)."""
    if st.phase == Phase.PLACE:
        if code >= REDRAW:
            if code == REDRAW:
                redraw(st, tb, ev)
                return
            take_from_hand(st, code // (4 * CELLS) - 1)
            code %= 4 * CELLS
        lay(st, tb, st.drawn, code >> 2, code & 3)
        if claim_options(st, tb, out) > 0:
            st.phase = Phase.FOLLOWER
        else:
            finish_turn(st, tb, ev, out)
    elif st.phase == Phase.FOLLOWER:
        claim(st, tb, ev, code)
        finish_turn(st, tb, ev, out)
    elif st.phase == Phase.RESERVE:
        reserve(st, ev, code)


@rule
def actions(st: ClassicState, tb: ClassicTables, out: Ints) -> int:
    """Write the codes of all legal actions of the present phase; return how many. `out` holds 2,048 numbers."""
    count = 0
    if st.phase == Phase.PLACE and st.holding > 0:
        return hand_placements(st, tb, out)
    if st.phase == Phase.PLACE:
        if tb.river[st.drawn]:
            count = river_placements(st, tb, st.drawn, out)
        else:
            count = legal_placements(st, tb, st.drawn, out)
        for i in range(count):
            out[i] = st.front_cell[out[i] >> 2] * 4 + (out[i] & 3)
        if may_redraw(st, tb):
            out[count] = REDRAW
            count += 1
    elif st.phase == Phase.FOLLOWER:
        count = claim_options(st, tb, out)
        out[count] = 0
        count += 1
    elif st.phase == Phase.RESERVE:
        count = reserve_options(st, out)
    return count


@rule
def random_turn(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """One random draw and placement with a uniform follower or none; the policy of playouts."""
    if st.river_left > 0:
        kind = take_from_river(st)
        move = random_river_placement(st, tb, kind, out)
    elif tb.redraws > 0 or st.holding > 0:
        random_choices(st, tb, ev, out)
        return
    else:
        kind = draw_random(st)
        move = random_placement(st, tb, kind, out)
    if move < 0:
        put_out(st, tb, ev, kind, out)
        return
    lay(st, tb, kind, st.front_cell[move >> 2], move & 3)
    count = follower_options(st, tb, out)
    if tb.abbot:
        count = abbot_options(st, tb, out, count)
    if count > 0:
        pick = random_below(st, count + 1)
        if pick < count:
            claim(st, tb, ev, out[pick])
    finish_turn(st, tb, ev, out)


@rule
def random_choices(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """All draws, and a uniform choice in every phase up to the next draw: where more is chosen than a place."""
    while st.phase == Phase.DEAL:
        if st.left == 0:
            pass_on(st, tb, ev, out)
        else:
            begin_move(st, tb, ev, draw_random(st), out)
    while st.phase != Phase.DEAL and st.phase != Phase.OVER:
        count = actions(st, tb, out)
        step(st, tb, ev, out[random_below(st, count)], out)


@rule
def random_game(st: ClassicState, tb: ClassicTables, ev: EventBuffer, seats: int, seed: int, out: Ints) -> None:
    """A whole game of uniform choices from a seed, to its final score."""
    reset(st, tb, seats)
    seed_random(st, seed)
    while st.phase != Phase.OVER:
        random_turn(st, tb, ev, out)
