"""Plain ways to play that serve proofs and measurements: complete what can be completed, block what can be blocked."""

from __future__ import annotations

from enum import IntEnum

from tilewright.players.compiled.thinking import POINT, Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.joining import find
from tilewright.rules.randomness import random_below
from tilewright.rules.shapes import State, Tables


class Style(IntEnum):
    """What a thinker aims at."""

    RANDOM = 0
    GREEDY = 1
    FINISHER = 2
    BLOCKER = 3


@rule
def own_reach(st: State, tb: Tables, mind: Thoughts, me: int, by_chance: bool) -> int:
    """Sum over the own followers of their features' chance in 1/1024, or of the empty cells they reach."""
    total = 0
    for i in range(me * tb.hand, (me + 1) * tb.hand):
        node = st.follower_at[i]
        if node >= 0:
            root = find(st, node)
            total += mind.chance[root] if by_chance else mind.cells[root]
    return total


@rule
def finisher_worth(st: State, tb: Tables, mind: Thoughts, me: int) -> int:
    """Completed features first, then the own score, then followers where completion is near."""
    return mind.finished * 20 * POINT + st.score[me] * 4 * POINT + own_reach(st, tb, mind, me, True) // 4


@rule
def blocker_worth(st: State, tb: Tables, mind: Thoughts, me: int) -> int:
    """Cells that no tile fits first, then cells that few tiles fit, then followers that stay out long."""
    return mind.blocked * 20 * POINT - mind.room * 10 + own_reach(st, tb, mind, me, False)


@rule
def drawn_best(st: State, mind: Thoughts) -> int:
    """One of the codes of greatest worth, drawn with the state's fast generator."""
    most = mind.values[0]
    for i in range(1, mind.count):
        most = max(most, mind.values[i])
    best = -1
    ties = 0
    for i in range(mind.count):
        if mind.values[i] == most:
            ties += 1
            if random_below(st, ties) == 0:
                best = mind.codes[i]
    return best
