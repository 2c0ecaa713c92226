"""Playing on from a moment, each seat by its evaluation, towards what a choice is worth some turns later.

One source for both games: what differs between them is handed in as functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.players.compiled.thinking import NOW, ONE, ROOT, Moments, Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.records import Ints

PlayingWays = tuple[Callable[..., None], Callable[..., int], Callable[..., None]]
"""How a game takes a decision, thinks of one, and draws a tile."""

HALF = ONE // 2
SURE_OPEN = 1800  # with no tile left: by so many 1/1000 points a lead doubles the odds of being first
TILE_OPEN = 65  # and so many more for each tile left
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
def won(st: Any, me: int) -> int:
    """What a seat won of a game that is over, in 1/1024: shared first places count half."""
    most = -1
    for seat in range(st.seats):
        if seat != me:
            most = max(most, st.score[seat])
    return ONE if st.score[me] > most else HALF if st.score[me] == most else 0


@rule
def doubled(times: int) -> int:
    """Two to a power in 1/1024, itself in 1/1024, straight from one whole power to the next; at most 2 to the 20th."""
    whole = times >> 10
    if whole >= 20:
        return ONE << 20
    if whole < -10:
        return 0
    between = ONE + (times & (ONE - 1))
    return between << whole if whole >= 0 else between >> -whole


@rule
def first_chance(
    st: Any, tb: Any, mind: Thoughts, w: Any, me: int, value: int, out: Ints, valued: Callable[..., int]
) -> int:
    """The chance in 1/1024 that a seat will be first among three or more, from what the moment is worth to each.

    A lead over another seat doubles the odds against it by so many points as chance still leaves open.
    """
    even = SURE_OPEN + TILE_OPEN * st.left
    odds = 0
    for seat in range(st.seats):
        if seat != me:
            ahead = (valued(st, tb, mind, w, seat, out) - value) * (st.seats - 1) // st.seats
            odds += doubled((ahead << 10) // even)
    return (ONE * ONE) // (ONE + odds)


@rule
def chance_to_win(
    st: Any, tb: Any, mind: Thoughts, w: Any, me: int, value: int, out: Ints, valued: Callable[..., int]
) -> int:
    """What is known of a seat's chance to win, in 1/1024: of two players nothing before the end."""
    if st.phase == Phase.OVER:
        return won(st, me)
    if st.seats == 2:
        return 0
    return first_chance(st, tb, mind, w, me, value, out, valued)


@rule
def trials(
    moments: Moments[Any],
    tb: Any,
    quiet: EventBuffer,
    mind: Thoughts,
    w: Any,
    code: int,
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
    sum of what the ends are worth to ROOT's seat, in 1/1000 point, and that of its chances to win in 1/1024: of two
    players only trials that come to the end of the game tell them.
    """
    step, root = ways[0], moments[ROOT]
    me = 0 + root.seat
    total, first = 0, 0
    for i in range(count):
        moments[NOW] = moments[ROOT]
        st = moments[NOW]
        seed_random(st, seed + i)
        guess(st, tb)
        step(st, tb, quiet, code, out)
        if second >= 0 and st.phase == Phase.FOLLOWER:
            step(st, tb, quiet, second, out)
        play_on(moments, tb, quiet, mind, w, root.turns + turns, ((seed + i) * SPREAD) & (SHARES - 1), out, ways)
        value = valued(st, tb, mind, w, me, out)
        total += value
        first += chance_to_win(st, tb, mind, w, me, value, out, valued)
    return total, first
