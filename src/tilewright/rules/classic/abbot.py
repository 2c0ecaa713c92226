"""The abbot of each player: on a monastery or garden, and back by a recall (V9)."""

from __future__ import annotations

from tilewright.rules.classic.scoring import pay, unfinished_points
from tilewright.rules.classic.state import ClassicState, ClassicTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.records import Ints
from tilewright.rules.supplying import follower_options

# Codes of the phase FOLLOWER beside those of an ordinary follower, which end at AREAS.
ABBOT = 16  # ABBOT + 1 + area
RECALL = 32


@rule
def claim_options(st: ClassicState, tb: ClassicTables, out: Ints) -> int:
    """Write what may be done after placing, but for nothing: follower, abbot, recall; return how many (T4, V9.2)."""
    count = follower_options(st, tb, out)
    if tb.abbot:
        count = abbot_options(st, tb, out, count)
    return count


@rule
def abbot_options(st: ClassicState, tb: ClassicTables, out: Ints, count: int) -> int:
    """Write what the mover's abbot may do after `count` other choices; return how many there are then (V9.2, V9.3)."""
    at = st.abbot_at[st.seat]
    if at < 0:
        area = tb.monastery[st.tile_kind[st.last_tile]]
        if area > 0 and st.followers[st.tile_base[st.last_tile] + area - 1] == 0:
            out[count] = ABBOT + area
            count += 1
    elif st.open[at] != 0:
        out[count] = RECALL
        count += 1
    return count


@rule
def put_abbot(st: ClassicState, seat: int, node: int) -> None:
    """Put the abbot of a seat on a monastery or garden (V9.2)."""
    st.followers[node] += 1 << (4 * seat)
    st.abbot_at[seat] = node


@rule
def recall_abbot(st: ClassicState, tb: ClassicTables, ev: EventBuffer) -> None:
    """Take the abbot back and score its feature as it stands, before anything else is scored (V9.3)."""
    seat = st.seat
    node = st.abbot_at[seat]
    points = unfinished_points(st, tb, node)
    pay(st, 1 << seat, points)
    if ev.on:
        held = st.followers[node]
        emit(ev, Happened.SCORED, Law.V9_3, 1 << seat, node, points, points, 1, 0, held, 0, 0)
        emit(ev, Happened.HOME, Law.V9_3, 1 << seat, node, 0, 0, 0, 0, 0, 0, 0)
    st.followers[node] -= 1 << (4 * seat)
    st.abbot_at[seat] = -1
