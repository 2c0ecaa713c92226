"""Playing Classic on: what is guessed of hidden things, what may be drawn, what a moment is worth."""

from __future__ import annotations

from tilewright.players.compiled.classic_parts import note_parts
from tilewright.players.compiled.classic_thinking import recall, think
from tilewright.players.compiled.classic_value import ClassicWeights, survey_fields, worth
from tilewright.players.compiled.lessons import lesson
from tilewright.players.compiled.playing import place_in, trials
from tilewright.players.compiled.prospects import prospects
from tilewright.players.compiled.solving import Tree, solve
from tilewright.players.compiled.survey import survey
from tilewright.players.compiled.thinking import Moments, Thoughts
from tilewright.rules.classic import ClassicState, ClassicTables, actions, deal, pass_on, step
from tilewright.rules.classic.holding import UNKNOWN
from tilewright.rules.classic.state import HELD, Area
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints


@rule
def guess(st: ClassicState, tb: ClassicTables) -> None:
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
def next_kind(st: ClassicState, tb: ClassicTables, share: int) -> int:
    """One of the tiles that may come next, at a share of them: of the River first, its lake last (T1, V1)."""
    unseen = st.left - st.known
    if unseen == 0:
        return 0 + st.bag[0]
    if st.river_left == 0:
        return 0 + st.bag[place_in(st, share, unseen)]
    others = max(1, st.river_left - 1)
    skip = place_in(st, share, others)
    for i in range(unseen):
        kind = 0 + st.bag[i]
        if tb.river[kind] and (kind != tb.lake or st.river_left == 1):
            if skip == 0:
                return kind
            skip -= 1
    return -1


@rule
def draw(st: ClassicState, tb: ClassicTables, quiet: EventBuffer, share: int, out: Ints) -> None:
    """Draw a tile that may come now, or go on where none is left to be drawn."""
    if st.left == 0:
        pass_on(st, tb, quiet, out)
    else:
        deal(st, tb, quiet, next_kind(st, tb, share), out)


@rule
def drawable(st: ClassicState, tb: ClassicTables, kinds: Ints, weights: Ints, first: int) -> int:
    """Write which kinds may be drawn, and how many of each there are, from a place on; return how many kinds."""
    count = 0
    for i in range(max(1, st.left - st.known)):
        at = first
        while at < first + count and kinds[at] != st.bag[i]:
            at += 1
        if at == first + count:
            kinds[at] = st.bag[i]
            weights[at] = 0
            count += 1
        weights[at] += 1
    return count


@rule
def turned(st: ClassicState, tb: ClassicTables, hidden: int) -> int:
    """There are no wall tiles."""
    return -1


@rule
def turn(st: ClassicState, tower: int, kind: int) -> None:
    """There are no wall tiles."""


@rule
def unseen(st: ClassicState, hidden: int, kind: int) -> int:
    """There are no wall tiles."""
    return 0


@rule
def noted(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int, out: Ints) -> None:
    """Write the parts of what a moment between two turns is worth to a seat."""
    recall(st, mind, -1)
    survey(st, tb, mind, w, Area.CITY)
    survey_fields(st, tb, mind, w)
    note_parts(st, tb, mind, w, me, out)


@rule
def valued(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int, out: Ints) -> int:
    """What a moment between two turns, or after the last, is worth to a seat."""
    if st.phase == Phase.OVER:
        return worth(st, tb, mind, w, me, out)
    noted(st, tb, mind, w, me, out)
    mind.tried += 1
    return prospects(mind, w, st.left)


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
    """Trials of a choice of Classic: `playing.trials`."""
    return trials(
        moments,
        tables[0],
        buffers[0],
        minds[0],
        weights[0],
        first,
        second,
        seed,
        count,
        turns,
        out,
        guess,
        (step, think, draw),
        valued,
    )


classic_trials_compiled = kernel(classic_trials)


def classic_lesson(
    moments: Moments[ClassicState],
    tables: Moments[ClassicTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[ClassicWeights],
    seed: int,
    rows: Ints,
    out: Ints,
) -> int:
    """A game of Classic to learn from: `lessons.lesson`."""
    return lesson(
        moments,
        tables[0],
        buffers[0],
        minds[0],
        weights[0],
        seed,
        rows,
        out,
        guess,
        (step, think, draw),
        noted,
        valued,
    )


classic_lesson_compiled = kernel(classic_lesson)


def classic_solved(
    states: Moments[ClassicState],
    tables: Moments[ClassicTables],
    buffers: Moments[EventBuffer],
    trees: Moments[Tree],
    most: int,
    out: Ints,
) -> bool:
    """Solve a state of Classic for two in which no hand is held: `solving.solve`."""
    trees[0].hidden[0] = 0
    return solve(
        states,
        tables[0],
        buffers[0],
        trees[0],
        most,
        out,
        (step, actions, deal, drawable, turned, turn, unseen),
    )


classic_solved_compiled = kernel(classic_solved)
