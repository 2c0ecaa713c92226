"""Playing on from a moment, each seat by its evaluation, towards what a choice is worth some turns later.

One source for both games: what differs between them is handed in as functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.players.compiled.thinking import NOW, ROOT, Moments, Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.records import Ints

PlayingWays = tuple[Callable[..., None], Callable[..., int], Callable[..., None]]
"""How a game takes a decision, thinks of one, and draws a tile."""

SHARES = 1 << 20
SPREAD = 648_055  # the golden section of it: any number of trials in a row draw their first tile all over the stack


@rule
def place_in(st: Any, share: int, count: int) -> int:
    """A place of so many: at this share of them, or drawn where that is -1."""
    if share < 0:
        return random_below(st, count)
    return share * count // SHARES


@rule
def play_on(
    moments: Moments[Any],
    tb: Any,
    quiet: EventBuffer,
    mind: Thoughts,
    w: Any,
    turns: int,
    share: int,
    out: Ints,
    ways: PlayingWays,
) -> None:
    """Deal and play the moment NOW on, the best by the evaluation each time, until so many turns were taken.

    The first tile is drawn from that place of the stack, in 1/SHARES of it.
    """
    step, think, draw = ways
    st = moments[NOW]
    while st.phase != Phase.OVER and not (st.phase == Phase.DEAL and st.turns >= turns):
        if st.phase == Phase.DEAL:
            draw(st, tb, quiet, share, out)
            share = -1
        else:
            placing = st.phase == Phase.PLACE
            step(st, tb, quiet, think(moments, tb, quiet, mind, w, out), out)
            if placing and st.phase == Phase.FOLLOWER:
                step(st, tb, quiet, mind.followed, out)


@rule
def trials(
    moments: Moments[Any],
    tb: Any,
    quiet: EventBuffer,
    mind: Thoughts,
    w: Any,
    first: int,
    second: int,
    seed: int,
    count: int,
    turns: int,
    out: Ints,
    guess: Callable[..., None],
    ways: PlayingWays,
    valued: Callable[..., int],
) -> tuple[int, int]:
    """Take one or two decisions (second: -1 for none) at ROOT and play on, so often from successive seeds.

    The first tile is not left to chance alone: trials in a row draw it evenly from all over the stack. Returns the
    sum of what the ends are worth to ROOT's seat, in 1/1000 point, and how often it won of those that were over, twice
    (a shared win counts 1).
    """
    step, root = ways[0], moments[ROOT]
    me = 0 + root.seat
    total, won = 0, 0
    for i in range(count):
        moments[NOW] = moments[ROOT]
        st = moments[NOW]
        seed_random(st, seed + i)
        guess(st, tb)
        step(st, tb, quiet, first, out)
        if second >= 0 and st.phase == Phase.FOLLOWER:
            step(st, tb, quiet, second, out)
        play_on(moments, tb, quiet, mind, w, root.turns + turns, ((seed + i) * SPREAD) & (SHARES - 1), out, ways)
        value = valued(st, tb, mind, w, me, out)
        total += value
        if st.phase == Phase.OVER:
            won += 2 if value > 0 else 1 if value == 0 else 0
    return total, won
