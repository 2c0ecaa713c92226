"""Playing The Castle on from a moment, each seat by its evaluation, towards what a choice is worth some turns later."""

from __future__ import annotations

from tilewright.players.compiled.castle_thinking import think
from tilewright.players.compiled.castle_value import CastleWeights, hide, worth
from tilewright.players.compiled.survey import forget, survey
from tilewright.players.compiled.thinking import NOW, ROOT, Moments, Thoughts
from tilewright.rules.castle import CastleState, CastleTables, deal, step
from tilewright.rules.castle.state import WALL_KINDS
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random
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
def play_on(
    moments: Moments[CastleState],
    tb: CastleTables,
    quiet: EventBuffer,
    mind: Thoughts,
    w: CastleWeights,
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
        else:
            deal(st, tb, quiet, 0 + st.bag[random_below(st, st.left)], out)


@rule
def valued(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, me: int, out: Ints) -> int:
    """What a moment between two turns is worth to a seat."""
    hide(st, tb)
    forget(mind)
    survey(st, tb, mind, w)
    return worth(st, tb, mind, w, me, out)


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
        guess(st, tables[0])
        step(st, tables[0], buffers[0], first, out)
        if second >= 0 and st.phase == Phase.FOLLOWER:
            step(st, tables[0], buffers[0], second, out)
        play_on(moments, tables[0], buffers[0], minds[0], weights[0], root.turns + turns, out)
        value = valued(st, tables[0], minds[0], weights[0], me, out)
        total += value
        if st.phase == Phase.OVER:
            won += 2 if value > 0 else 1 if value == 0 else 0
    return total, won


castle_trials_compiled = kernel(castle_trials)
