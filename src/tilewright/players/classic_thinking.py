"""Trying out every decision of a turn of Classic."""

from __future__ import annotations

from tilewright.players.classic_value import ClassicWeights, survey_fields, worth
from tilewright.players.styles import Style, drawn_best
from tilewright.players.survey import forget, survey
from tilewright.players.thinking import CLAIMED, LAID, NOW, Moments, Thoughts
from tilewright.players.weights import in_time
from tilewright.rules.classic import ClassicState, ClassicTables, actions, step
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import REDRAW, Phase
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
    survey(st, tb, mind, w)
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
    forget(mind)
    if moments[NOW].phase == Phase.FOLLOWER:
        claimed_worth(moments, NOW, tb, quiet, mind, w, me, out)
        return mind.options[0]
    mind.count = actions(moments[NOW], tb, out)
    for i in range(mind.count):
        mind.codes[i] = out[i]
    best = -1
    most = 0
    for i in range(mind.count):
        code = mind.codes[i]
        moments[LAID] = moments[NOW]
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
