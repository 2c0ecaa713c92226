"""Trying out every decision of a turn of Classic."""

from __future__ import annotations

from tilewright.players.compiled.classic_value import ClassicWeights, survey_fields, worth
from tilewright.players.compiled.styles import Style, drawn_best
from tilewright.players.compiled.survey import forget, survey
from tilewright.players.compiled.thinking import CLAIMED, LAID, NOW, TRIED, Moments, Thoughts
from tilewright.players.compiled.weights import in_time
from tilewright.rules.classic import ClassicState, ClassicTables, actions, step
from tilewright.rules.classic.holding import UNKNOWN
from tilewright.rules.classic.state import HELD, Area
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import CELLS, REDRAW, Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints


@rule
def claimed_worth(
    moments: Moments[ClassicState],
    at: int,
    tb: ClassicTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: ClassicWeights,
    me: int,
    out: Ints,
) -> int:
    """The best worth of a moment over the followers that may be placed; notes the best in `mind.options[0]`."""
    st = moments[at]
    survey(st, tb, mind, w, Area.CITY)
    survey_fields(st, tb, mind, w)
    mind.options[0] = 0
    if st.phase != Phase.FOLLOWER:
        return worth(st, tb, mind, w, me, out)
    count = actions(st, tb, out)
    for i in range(count):
        mind.options[1 + i] = out[i]
    most = 0
    for i in range(count):
        code = mind.options[1 + i]
        moments[CLAIMED] = moments[at]
        step(moments[CLAIMED], tb, quiet, code, out)
        value = worth(moments[CLAIMED], tb, mind, w, me, out)
        if at == NOW:
            mind.codes[i] = code
            mind.values[i] = value
            mind.count = count
        if i == 0 or value > most or (value == most and code < mind.options[0]):
            mind.options[0] = code
            most = value
    return most


@rule
def recall(st: ClassicState, mind: Thoughts, tried: int) -> None:
    """Count anew which tiles are still to come, all hands among them, but one of the kind that is tried."""
    forget(mind)
    left_out = tried < 0
    for seat in range(st.seats):
        for i in range(seat * HELD, seat * HELD + st.hand_count[seat]):
            kind = 0 + st.hands[i]
            if kind == UNKNOWN:
                mind.hidden += 1
            elif kind == tried and not left_out:
                left_out = True
            else:
                mind.held[mind.held_count] = kind
                mind.held_count += 1


@rule
def think_reserve(
    moments: Moments[ClassicState],
    tb: ClassicTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: ClassicWeights,
    me: int,
    out: Ints,
) -> int:
    """Value the two tiles that may be reserved by the best place each would have now; return the better one (V6)."""
    first = (1 - me) * HELD
    one = 0 + moments[NOW].hands[first]
    other = 0 + moments[NOW].hands[first + 1]
    best = one
    most = 0
    for i in range(2):
        kind = one if i == 0 else other
        moments[TRIED] = moments[NOW]
        moments[TRIED].hands[me * HELD] = kind
        moments[TRIED].hand_count[me] = 1
        moments[TRIED].hand_count[1 - me] = 0
        moments[TRIED].phase = Phase.PLACE
        try_codes(moments, TRIED, tb, quiet, mind, w, me, out)
        value = worth(moments[NOW], tb, mind, w, me, out) if mind.count == 0 else mind.values[0]
        for j in range(mind.count):
            value = max(value, mind.values[j])
        if i == 0 or value > most:
            best = kind
            most = value
        mind.options[2 + i] = value
    mind.count = 2
    mind.codes[0] = one
    mind.codes[1] = other
    mind.values[0] = mind.options[2]
    mind.values[1] = mind.options[3]
    return best


@rule
def think(
    moments: Moments[ClassicState],
    tb: ClassicTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: ClassicWeights,
    out: Ints,
) -> int:
    """Try every action of the moment NOW; return the best code, the worth of each is in `mind` (ties: least code)."""
    me = 0 + moments[NOW].seat
    recall(moments[NOW], mind, -1)
    if moments[NOW].phase == Phase.FOLLOWER:
        claimed_worth(moments, NOW, tb, quiet, mind, w, me, out)
        return mind.options[0]
    if moments[NOW].phase == Phase.RESERVE:
        return think_reserve(moments, tb, quiet, mind, w, me, out)
    return try_codes(moments, NOW, tb, quiet, mind, w, me, out)


@rule
def try_codes(
    moments: Moments[ClassicState],
    at: int,
    tb: ClassicTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: ClassicWeights,
    me: int,
    out: Ints,
) -> int:
    """Try every placement of a moment, each with the best follower; return the best code (ties: least code)."""
    mind.count = actions(moments[at], tb, out)
    for i in range(mind.count):
        mind.codes[i] = out[i]
    best = -1
    most = 0
    tried = -1
    for i in range(mind.count):
        code = mind.codes[i]
        if moments[at].holding > 0 and code // (4 * CELLS) != tried:
            tried = code // (4 * CELLS)
            recall(moments[at], mind, tried - 1)
        moments[LAID] = moments[at]
        step(moments[LAID], tb, quiet, code, out)
        value = claimed_worth(moments, LAID, tb, quiet, mind, w, me, out)
        if code == REDRAW:
            value += in_time(w.redraw, moments[LAID].left, w.late)
        mind.values[i] = value
        if best < 0 or value > most or (value == most and code < best):
            best = code
            most = value
            mind.followed = mind.options[0]
    return best


@rule
def decide(
    moments: Moments[ClassicState],
    tb: ClassicTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: ClassicWeights,
    out: Ints,
) -> int:
    """The code that a way to play chooses at the moment NOW; ties of finisher and blocker are drawn."""
    if w.style == Style.RANDOM:
        count = actions(moments[NOW], tb, out)
        return out[random_below(moments[NOW], count)]
    best = think(moments, tb, quiet, mind, w, out)
    if w.style == Style.GREEDY:
        return best
    return drawn_best(moments[NOW], mind)
