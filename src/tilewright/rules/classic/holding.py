"""Several tiles to choose from: a hand of each seat (V3), or a display before the seat whose turn it is (V6).

Both are kept as hands. A hand is filled up at the end of its seat's turn; a display at the beginning, from the one tile
that its seat reserved. An unknown tile of a hand is UNKNOWN; only players look at such states.
"""

from __future__ import annotations

from enum import IntEnum

from tilewright.rules.classic.ending import end_game
from tilewright.rules.classic.stack import put_under
from tilewright.rules.classic.state import HELD, ClassicState, ClassicTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.phases import CELLS, Phase
from tilewright.rules.placing import fits_somewhere, more_placements
from tilewright.rules.records import Ints

UNKNOWN = -1


class Holding(IntEnum):
    """What a seat chooses its tile from."""

    NONE = 0
    HAND = 1
    DRAFT = 2


class Refill(IntEnum):
    """What happens once the tiles that are drawn now are there."""

    ANEW = 0  # the seat chooses from them
    BACK = 1  # the turn is over
    OPENING = 2  # the hands are dealt, seat by seat


@rule
def begin_holding(st: ClassicState, tb: ClassicTables) -> None:
    """Hands and display begin with the seat whose turn it is (V3, V6, V11.4)."""
    st.holding = tb.holding
    st.refill = Refill.OPENING if tb.holding == Holding.HAND else Refill.ANEW
    st.to_deal = st.seats


@rule
def held_tiles(st: ClassicState) -> int:
    """How many tiles are in hands, or shown or reserved."""
    count = 0
    for seat in range(st.seats):
        count += st.hand_count[seat]
    return count


@rule
def fits_from_hand(st: ClassicState, tb: ClassicTables) -> bool:
    """Whether a tile of the seat's hand has a legal place."""
    first = st.seat * HELD
    for i in range(first, first + st.hand_count[st.seat]):
        kind = 0 + st.hands[i]
        if kind == UNKNOWN or fits_somewhere(st, tb, kind):
            return True
    return False


@rule
def hand_placements(st: ClassicState, tb: ClassicTables, out: Ints) -> int:
    """Write the codes of all placements of the tiles in the seat's hand; return how many."""
    first = st.seat * HELD
    count = 0
    for i in range(first, first + st.hand_count[st.seat]):
        kind = 0 + st.hands[i]
        again = kind == UNKNOWN
        for j in range(first, i):
            if st.hands[j] == kind:
                again = True
        if again:
            continue
        found = more_placements(st, tb, kind, out, count)
        for j in range(count, found):
            out[j] = (kind + 1) * 4 * CELLS + st.front_cell[out[j] >> 2] * 4 + (out[j] & 3)
        count = found
    return count


@rule
def take_from_hand(st: ClassicState, kind: int) -> None:
    """Take a tile of a kind out of the seat's hand, to be placed."""
    first = st.seat * HELD
    last = first + st.hand_count[st.seat] - 1
    i = first
    while i < last and st.hands[i] != kind:
        i += 1
    for j in range(i, last):
        st.hands[j] = st.hands[j + 1]
    st.hand_count[st.seat] -= 1
    st.drawn = kind


@rule
def next_holder(st: ClassicState) -> bool:
    """Pass the turn to the next seat that has tiles; false when none has (V3)."""
    for _ in range(st.seats):
        st.seat += 1
        if st.seat == st.seats:
            st.seat = 0
        if st.hand_count[st.seat] > 0:
            return True
    return False


@rule
def open_hand(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """Ask for a tile of the hand that fits; where none does, all go out, and as many are drawn anew (V3, V6)."""
    while not fits_from_hand(st, tb):
        first = st.seat * HELD
        for i in range(first, first + st.hand_count[st.seat]):
            st.out_count += 1
            if ev.on:
                law = Law.V6 if st.holding == Holding.DRAFT else Law.V3
                emit(ev, Happened.TILE_OUT, law, 1 << st.seat, -1, 0, 0, 0, 0, 0, 0, st.hands[i])
        st.hand_count[st.seat] = 0
        if st.left > 0:
            st.phase = Phase.DEAL
            st.refill = Refill.ANEW
            return
        if not next_holder(st):
            end_game(st, tb, ev, out)
            return
    st.phase = Phase.PLACE


@rule
def deal_held(st: ClassicState, tb: ClassicTables, ev: EventBuffer, kind: int, out: Ints) -> None:
    """Take the tile just drawn into the hand, and go on once all that are due are there (V3, V6)."""
    st.hands[st.seat * HELD + st.hand_count[st.seat]] = kind
    st.hand_count[st.seat] += 1
    if st.hand_count[st.seat] == HELD or st.left == 0:
        pass_on(st, tb, ev, out)


@rule
def pass_on(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """Nothing more is drawn now: deal to the next seat, begin the next turn, or choose from the tiles (V3, V6)."""
    if st.refill == Refill.OPENING:
        st.to_deal -= 1
        if st.to_deal > 0 and st.left > 0:
            st.seat = (st.seat + 1) % st.seats
            return
        st.seat = (st.seat + 1 + st.to_deal) % st.seats
    elif st.refill == Refill.BACK and not next_holder(st):
        end_game(st, tb, ev, out)
        return
    open_hand(st, tb, ev, out)


@rule
def leave_turn(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """The tile is placed and scored: the hand is filled up, or the opponent reserves a tile (V3, V6, E1)."""
    if st.left == 0 and held_tiles(st) == 0:
        end_game(st, tb, ev, out)
        return
    st.phase = Phase.DEAL
    st.refill = Refill.BACK
    if st.holding == Holding.DRAFT:
        first = st.seat * HELD
        rest = 0 + st.hand_count[st.seat]
        st.refill = Refill.ANEW
        st.seat = 1 - st.seat
        if rest > 1 and st.hands[first] != st.hands[first + 1]:
            st.phase = Phase.RESERVE
        elif rest > 0:
            reserve(st, ev, 0 + st.hands[first])


@rule
def reserve(st: ClassicState, ev: EventBuffer, kind: int) -> None:
    """Reserve one of the tiles that the other seat did not place; what is over goes under the stack (V6)."""
    other = 1 - st.seat
    first = other * HELD
    under = 0 + st.hands[first]
    if under == kind:
        under = 0 + st.hands[first + 1]
    two = st.hand_count[other] > 1
    st.hand_count[other] = 0
    st.hands[st.seat * HELD] = kind
    st.hand_count[st.seat] = 1
    if ev.on:
        emit(ev, Happened.RESERVED, Law.V6, 1 << st.seat, -1, 0, 0, 0, 0, 0, 0, kind)
    if two:
        put_under(st, ev, Law.V6, under)
    st.phase = Phase.DEAL


@rule
def reserve_options(st: ClassicState, out: Ints) -> int:
    """Write the kinds that may be reserved; return how many (V6)."""
    first = (1 - st.seat) * HELD
    out[0] = st.hands[first]
    out[1] = st.hands[first + 1]
    return 2
