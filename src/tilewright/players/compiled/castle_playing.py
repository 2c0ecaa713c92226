"""Playing The Castle on: what is guessed of hidden things, what may be drawn, what a moment is worth."""

from __future__ import annotations

from tilewright.players.compiled.castle_parts import note_parts
from tilewright.players.compiled.castle_thinking import think
from tilewright.players.compiled.castle_value import CastleWeights, hide, survey_castle, worth
from tilewright.players.compiled.lessons import lesson
from tilewright.players.compiled.playing import place_in, trials
from tilewright.players.compiled.prospects import prospects
from tilewright.players.compiled.solving import Tree, solve
from tilewright.players.compiled.survey import forget
from tilewright.players.compiled.thinking import Moments, Thoughts
from tilewright.rules.castle import CastleState, CastleTables, actions, deal, step
from tilewright.rules.castle.state import TOWERS, WALL_KINDS
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints


@rule
def guess(st: CastleState, tb: CastleTables) -> None:
    """Lay wall tiles that nobody has seen on the towers that still hold one, each order alike (P2, P4)."""
    unseen = 0
    for kind in range(1, WALL_KINDS):
        unseen += 2 - st.held[kind] - st.held[WALL_KINDS + kind] - st.used[kind]
    for tower in range(tb.tower_count):
        if st.wall[tower] == 0:
            continue
        skip = random_below(st, unseen)
        unseen -= 1
        for kind in range(1, WALL_KINDS):
            there = 2 - st.held[kind] - st.held[WALL_KINDS + kind] - st.used[kind]
            for before in range(tower):
                if st.wall[before] == kind:
                    there -= 1
            if skip < there:
                st.wall[tower] = kind
                break
            skip -= there


@rule
def draw(st: CastleState, tb: CastleTables, quiet: EventBuffer, share: int, out: Ints) -> None:
    """Draw one of the tiles that are left, each alike (T1)."""
    deal(st, tb, quiet, 0 + st.bag[place_in(st, share, st.left)], out)


@rule
def drawable(st: CastleState, tb: CastleTables, kinds: Ints, weights: Ints, first: int) -> int:
    """Write which kinds may be drawn, and how many of each there are, from a place on; return how many kinds."""
    for i in range(st.left):
        kinds[first + i] = st.bag[i]
        weights[first + i] = 1
    return 0 + st.left


@rule
def turned(st: CastleState, tb: CastleTables, hidden: int) -> int:
    """The first tower that has been emptied of a wall tile that was not known, -1 for none."""
    for tower in range(tb.tower_count):
        if (hidden >> tower) & 1 and st.wall[tower] == 0:
            return tower
    return -1


@rule
def turn(st: CastleState, tower: int, kind: int) -> None:
    """Make the wall tile on a tower one of a kind."""
    st.wall[tower] = kind


@rule
def unseen(st: CastleState, hidden: int, kind: int) -> int:
    """How many wall tiles of a kind have not been seen: all of them but those held, used, or known on a tower (P2)."""
    left = 2 - st.held[kind] - st.held[WALL_KINDS + kind] - st.used[kind]
    for tower in range(TOWERS):
        if (hidden >> tower) & 1 == 0 and st.wall[tower] == kind:
            left -= 1
    return left


@rule
def noted(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, me: int, out: Ints) -> None:
    """Write the parts of what a moment between two turns is worth to a seat."""
    hide(st, tb)
    forget(mind)
    survey_castle(st, tb, mind, w, out)
    note_parts(st, tb, mind, w, me, out)


@rule
def valued(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, me: int, out: Ints) -> int:
    """What a moment between two turns, or after the last, is worth to a seat."""
    if st.phase == Phase.OVER:
        return worth(st, tb, mind, w, me, out)
    noted(st, tb, mind, w, me, out)
    mind.tried += 1
    return prospects(mind, w, st.left)


def castle_trials(
    moments: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[CastleWeights],
    first: int,
    second: int,
    seed: int,
    count: int,
    turns: int,
    out: Ints,
) -> tuple[int, int]:
    """Trials of a choice of The Castle: `playing.trials`."""
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


castle_trials_compiled = kernel(castle_trials)


def castle_lesson(
    moments: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[CastleWeights],
    seed: int,
    rows: Ints,
    out: Ints,
) -> int:
    """A game of The Castle to learn from: `lessons.lesson`."""
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


castle_lesson_compiled = kernel(castle_lesson)


def castle_solved(
    states: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    trees: Moments[Tree],
    most: int,
    out: Ints,
) -> bool:
    """Solve a state of The Castle whose wall tiles on towers are not known: `solving.solve`."""
    hidden = 0
    for tower in range(tables[0].tower_count):
        if states[0].wall[tower] != 0:
            hidden += 1 << tower
    trees[0].hidden[0] = hidden
    return solve(
        states,
        tables[0],
        buffers[0],
        trees[0],
        most,
        out,
        (step, actions, deal, drawable, turned, turn, unseen),
    )


castle_solved_compiled = kernel(castle_solved)
