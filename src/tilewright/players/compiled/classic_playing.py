"""Playing Classic on from a moment, each seat by its evaluation, towards what a choice is worth some turns later."""

from __future__ import annotations

from tilewright.players.compiled.classic_thinking import recall, think
from tilewright.players.compiled.classic_value import ClassicWeights, survey_fields, worth
from tilewright.players.compiled.survey import survey
from tilewright.players.compiled.thinking import NOW, ROOT, Moments, Thoughts
from tilewright.rules.classic import ClassicState, ClassicTables, deal, pass_on, step
from tilewright.rules.classic.holding import UNKNOWN
from tilewright.rules.classic.state import HELD
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.records import Ints


@rule
def guess(st: ClassicState) -> None:
    """Fill hands that are not seen with tiles that nobody saw, those in the stack and those behind it alike (V3)."""
    hidden = 0
    for i in range(st.seats * HELD):
        if i % HELD < st.hand_count[i // HELD] and st.hands[i] == UNKNOWN:
            hidden += 1
    unseen = st.left - st.known
    behind = st.left
    for i in range(st.seats * HELD):
        if i % HELD < st.hand_count[i // HELD] and st.hands[i] == UNKNOWN:
            drawn = random_below(st, unseen + hidden)
            found = drawn if drawn < unseen else behind + drawn - unseen
            kind = 0 + st.bag[found]
            st.bag[found] = st.bag[behind]
            st.hands[i] = kind
            behind += 1
            hidden -= 1


@rule
def next_kind(st: ClassicState, tb: ClassicTables) -> int:
    """One of the tiles that may come next, each alike: of the River first, its lake last (T1, V1)."""
    unseen = st.left - st.known
    if unseen == 0:
        return 0 + st.bag[0]
    if st.river_left == 0:
        return 0 + st.bag[random_below(st, unseen)]
    others = max(1, st.river_left - 1)
    skip = random_below(st, others)
    for i in range(unseen):
        kind = 0 + st.bag[i]
        if tb.river[kind] and (kind != tb.lake or st.river_left == 1):
            if skip == 0:
                return kind
            skip -= 1
    return -1


@rule
def play_on(
    moments: Moments[ClassicState],
    tb: ClassicTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: ClassicWeights,
    turns: int,
    out: Ints,
) -> None:
    """Deal and play the moment NOW on, the best by the evaluation each time, until so many turns were taken."""
    st = moments[NOW]
    while st.phase != Phase.OVER and not (st.phase == Phase.DEAL and st.turns >= turns):
        if st.phase != Phase.DEAL:
            placing = st.phase == Phase.PLACE
            step(st, tb, quiet, think(moments, tb, quiet, mind, w, out), out)
            if placing and st.phase == Phase.FOLLOWER:
                step(st, tb, quiet, mind.followed, out)
        elif st.left == 0:
            pass_on(st, tb, quiet, out)
        else:
            deal(st, tb, quiet, next_kind(st, tb), out)


@rule
def valued(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int, out: Ints) -> int:
    """What a moment between two turns is worth to a seat."""
    recall(st, mind, -1)
    survey(st, tb, mind, w)
    survey_fields(st, tb, mind, w)
    return worth(st, tb, mind, w, me, out)


def classic_trials(
    moments: Moments[ClassicState],
    tables: Moments[ClassicTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[ClassicWeights],
    first: int,
    second: int,
    seed: int,
    count: int,
    turns: int,
    out: Ints,
) -> tuple[int, int]:
    """Take one or two decisions (second: -1 for none) at ROOT and play on, so often from successive seeds.

    Returns the sum of what the ends are worth to ROOT's seat, in 1/1000 point, and how often it won of those that
    were over, twice (a shared win counts 1).
    """
    root = moments[ROOT]
    me = 0 + root.seat
    total = 0
    won = 0
    for i in range(count):
        moments[NOW] = moments[ROOT]
        st = moments[NOW]
        seed_random(st, seed + i)
        guess(st)
        step(st, tables[0], buffers[0], first, out)
        if second >= 0 and st.phase == Phase.FOLLOWER:
            step(st, tables[0], buffers[0], second, out)
        play_on(moments, tables[0], buffers[0], minds[0], weights[0], root.turns + turns, out)
        value = valued(st, tables[0], minds[0], weights[0], me, out)
        total += value
        if st.phase == Phase.OVER:
            won += 2 if value > 0 else 1 if value == 0 else 0
    return total, won


classic_trials_compiled = kernel(classic_trials)
