"""Games to learn from: what their moments held, and what they came to in the end.

One source for both games: what differs between them is handed in as functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.players.compiled.playing import PlayingWays, play_on
from tilewright.players.compiled.thinking import COUNTED, NOW, ROOT, Moments, Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.records import Ints

EVERY = 3  # turns between two moments of a game that are noted: what lies nearer together teaches little more
MOST = 64  # moments of a game that are noted
WIDTH = COUNTED + 3  # of a row: the parts, tiles left, whose seat, what the end was worth to that seat
LEFT, SEAT, END = COUNTED, COUNTED + 1, COUNTED + 2


@rule
def lesson(
    moments: Moments[Any],
    tb: Any,
    quiet: EventBuffer,
    mind: Thoughts,
    w: Any,
    seed: int,
    rows: Ints,
    out: Ints,
    guess: Callable[..., None],
    ways: PlayingWays,
    noted: Callable[..., None],
    valued: Callable[..., int],
) -> int:
    """Play ROOT to its end, by the seed alone; write a row for some moments between turns and return how many.

    Three times in four a moment is seen by the seat to move, else by the one after it. ROOT is written over.
    """
    moments[NOW] = moments[ROOT]
    st = moments[NOW]
    seed_random(st, seed)
    guess(st, tb)
    count = 0
    play_on(moments, tb, quiet, mind, w, st.turns + 1 + random_below(st, EVERY), -1, out, ways)
    while st.phase != Phase.OVER and count < MOST:
        me = 0 + st.seat
        if random_below(st, 4) == 0:
            me = (me + 1) % st.seats
        moments[ROOT] = moments[NOW]
        noted(moments[ROOT], tb, mind, w, me, out)
        for i in range(COUNTED):
            rows[count * WIDTH + i] = mind.parts[i]
        rows[count * WIDTH + LEFT] = st.left
        rows[count * WIDTH + SEAT] = me
        count += 1
        play_on(moments, tb, quiet, mind, w, st.turns + EVERY, -1, out, ways)
    for i in range(count):
        rows[i * WIDTH + END] = valued(st, tb, mind, w, rows[i * WIDTH + SEAT], out)
    return count
