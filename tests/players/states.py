"""States of The Castle reached by random play."""

from __future__ import annotations

from tilewright.rules import castle, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.castle.turn import shuffle_wall
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random


def castle_after(tb: CastleTables, turns: int, seed: int) -> CastleState:
    st, ev, out = records.new(CastleState), records.new(EventBuffer), interpreted_scratch()
    castle.reset(st, tb)
    seed_random(st, seed)
    shuffle_wall(st, tb)
    while st.phase != Phase.OVER and (st.turns < turns or st.phase != Phase.PLACE):
        if st.phase == Phase.DEAL:
            kind = st.bag[random_below(st, st.left)]
            castle.deal(st, tb, ev, kind, out)
        else:
            castle.step(st, tb, ev, out[random_below(st, castle.actions(st, tb, out))], out)
    return st
