"""Trying out every decision of a turn of The Castle."""

from __future__ import annotations

from tilewright.players.compiled.castle_value import CastleWeights, hide, survey_castle, worth
from tilewright.players.compiled.styles import Style, drawn_best
from tilewright.players.compiled.survey import forget
from tilewright.players.compiled.thinking import CLAIMED, HIDDEN, LAID, NOW, TRIED, Moments, Thoughts
from tilewright.rules.castle import CastleState, CastleTables, actions, step
from tilewright.rules.castle.scoring import can_double
from tilewright.rules.castle.state import Area
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints


@rule
def score_by_default(st: CastleState, tb: CastleTables, quiet: EventBuffer, w: CastleWeights, out: Ints) -> None:
    """Score what is pending in the default order, doubling where enough points are at stake (S3, W4)."""
    while st.phase == Phase.SCORE:
        code = 0
        if can_double(st, 0):
            house = st.node_kind[st.pending[0]] == Area.HOUSE
            if st.pending_points[0] >= w.double_from[1 if house else 0]:
                code = 1
        step(st, tb, quiet, code, out)


@rule
def settled_worth(
    moments: Moments[CastleState],
    at: int,
    tb: CastleTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: CastleWeights,
    me: int,
    out: Ints,
) -> int:
    """The worth of a moment after its scoring, each choice of which is made for the best; changes the moment."""
    st = moments[at]
    while st.phase == Phase.SCORE:
        count = actions(st, tb, out)
        for i in range(count):
            mind.options[32 + i] = out[i]
        best = 0
        most = 0
        for i in range(count):
            moments[TRIED] = moments[at]
            trial = moments[TRIED]
            step(trial, tb, quiet, mind.options[32 + i], out)
            score_by_default(trial, tb, quiet, w, out)
            value = worth(trial, tb, mind, w, me, out)
            if i == 0 or value > most:
                best = mind.options[32 + i]
                most = value
        step(st, tb, quiet, best, out)
    return worth(st, tb, mind, w, me, out)


@rule
def claimed_worth(
    moments: Moments[CastleState],
    tb: CastleTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: CastleWeights,
    me: int,
    out: Ints,
) -> int:
    """The best worth of the moment LAID over the followers that may be placed; notes the best in `mind.options[0]`."""
    st = moments[LAID]
    survey_castle(st, tb, mind, w, out)
    mind.options[0] = 0
    if st.phase != Phase.FOLLOWER:
        return settled_worth(moments, LAID, tb, quiet, mind, w, me, out)
    count = actions(st, tb, out)
    for i in range(count):
        mind.options[1 + i] = out[i]
    most = 0
    for i in range(count):
        code = mind.options[1 + i]
        moments[CLAIMED] = moments[LAID]
        step(moments[CLAIMED], tb, quiet, code, out)
        value = settled_worth(moments, CLAIMED, tb, quiet, mind, w, me, out)
        if i == 0 or value > most or (value == most and code < mind.options[0]):
            mind.options[0] = code
            most = value
    return most


@rule
def think(
    moments: Moments[CastleState],
    tb: CastleTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: CastleWeights,
    out: Ints,
) -> int:
    """Try every action of the moment NOW; return the best code, the worth of each is in `mind` (ties: least code)."""
    moments[HIDDEN] = moments[NOW]
    hide(moments[HIDDEN], tb)
    phase = moments[NOW].phase
    me = 0 + moments[NOW].seat
    mind.count = actions(moments[HIDDEN], tb, out)
    for i in range(mind.count):
        mind.codes[i] = out[i]
    forget(mind)
    if phase != Phase.PLACE:
        survey_castle(moments[HIDDEN], tb, mind, w, out)
    best = -1
    most = 0
    for i in range(mind.count):
        code = mind.codes[i]
        moments[LAID] = moments[HIDDEN]
        step(moments[LAID], tb, quiet, code, out)
        if phase == Phase.PLACE:
            value = claimed_worth(moments, tb, quiet, mind, w, me, out)
        else:
            value = settled_worth(moments, LAID, tb, quiet, mind, w, me, out)
        mind.values[i] = value
        if best < 0 or value > most or (value == most and code < best):
            best = code
            most = value
            mind.followed = mind.options[0]
    return best


@rule
def decide(
    moments: Moments[CastleState],
    tb: CastleTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: CastleWeights,
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
