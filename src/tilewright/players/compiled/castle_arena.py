"""Whole games of The Castle between ways to play, compiled for matches and measurements."""

from __future__ import annotations

from tilewright.players.compiled.castle_thinking import decide
from tilewright.players.compiled.castle_value import CastleWeights
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.tally import Outcome, clear, count_completed, count_events, shuffle_deck
from tilewright.players.compiled.thinking import NOW, Moments, Thoughts
from tilewright.rules.castle import CastleState, CastleTables, deal, reset, step
from tilewright.rules.castle.final import keep_size, largest_empty_area
from tilewright.rules.castle.state import Area
from tilewright.rules.castle.turn import shuffle_wall
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import seed_random
from tilewright.rules.records import Ints


@rule
def play_game(
    moments: Moments[CastleState],
    tb: CastleTables,
    ev: EventBuffer,
    quiet: EventBuffer,
    mind: Thoughts,
    weights: Moments[CastleWeights],
    own: int,
    seed: int,
    result: Outcome,
    out: Ints,
) -> None:
    """Play one game; the seat `own` plays by weights[0], the other by weights[1]. The seed alone fixes all chance."""
    st = moments[NOW]
    reset(st, tb)
    seed_random(st, seed)
    shuffle_wall(st, tb)
    shuffle_deck(st, mind, st.left)
    clear(result)
    ev.on = 1
    ev.count = 0
    drawn = 0
    while st.phase != Phase.OVER:
        if st.phase == Phase.DEAL:
            deal(st, tb, ev, mind.deck[drawn], out)
            drawn += 1
        else:
            w = weights[0 if st.seat == own else 1]
            code = decide(moments, tb, quiet, mind, w, out)
            placing = st.phase == Phase.PLACE
            step(st, tb, ev, code, out)
            if placing and st.phase == Phase.FOLLOWER and w.style == Style.GREEDY:
                step(st, tb, ev, mind.followed, out)
        count_events(st, ev, result, Area.COURT)
    finish(st, tb, result, out)


@rule
def finish(st: CastleState, tb: CastleTables, result: Outcome, out: Ints) -> None:
    """Note what the finished castle shows."""
    result.seats = st.seats
    result.turns = st.turns
    for seat in range(st.seats):
        result.score[seat] = st.score[seat]
        result.keeps = max(result.keeps, keep_size(st, seat))
    if keep_size(st, 0) == keep_size(st, 1):
        result.keep_tied = 1
    result.empty_area = largest_empty_area(st, tb, out)
    count_completed(st, tb, result, tb.start_count, Area.COURT)


@rule
def play_games(
    moments: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[CastleWeights],
    results: Moments[Outcome],
    first: int,
    seeds: int,
    seats: int,
    rounds: int,
    out: Ints,
) -> None:
    """Play every seed so often in a row, each time with the first way to play one seat further on.

    There are two `seats`, as in every castle.
    """
    for i in range(seeds):
        for own in range(rounds):
            play_game(
                moments,
                tables[0],
                buffers[0],
                buffers[1],
                minds[0],
                weights,
                own,
                first + i,
                results[rounds * i + own],
                out,
            )


play_games_compiled = kernel(play_games)
