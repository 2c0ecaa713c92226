"""Whole games of Classic between ways to play, compiled for matches and measurements."""

from __future__ import annotations

from tilewright.players.compiled.classic_thinking import decide
from tilewright.players.compiled.classic_value import ClassicWeights
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.tally import Outcome, clear, count_completed, count_events, shuffle_deck
from tilewright.players.compiled.thinking import NOW, Moments, Thoughts
from tilewright.rules.classic import ClassicState, ClassicTables, deal, pass_on, reset, step
from tilewright.rules.classic.state import Area
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import seed_random
from tilewright.rules.records import Ints


@rule
def river_first(st: ClassicState, tb: ClassicTables, mind: Thoughts) -> None:
    """Bring the tiles of the River to the top of a shuffled stack, its lake last (classic.V1)."""
    for i in range(st.river_left):
        last = i + 1 == st.river_left
        j = i
        while tb.river[mind.deck[j]] == 0 or (mind.deck[j] == tb.lake and not last):
            j += 1
        kind = mind.deck[i]
        mind.deck[i] = mind.deck[j]
        mind.deck[j] = kind


@rule
def deal_top(st: ClassicState, tb: ClassicTables, ev: EventBuffer, mind: Thoughts, drawn: int, out: Ints) -> None:
    """Draw the next tile of the deck; once that is through, the top one of those known to lie under the stack."""
    if st.left == 0:
        pass_on(st, tb, ev, out)
    elif st.left > st.known:
        deal(st, tb, ev, mind.deck[drawn], out)
    else:
        deal(st, tb, ev, 0 + st.bag[0], out)


@rule
def play_game(
    moments: Moments[ClassicState],
    tb: ClassicTables,
    ev: EventBuffer,
    quiet: EventBuffer,
    mind: Thoughts,
    weights: Moments[ClassicWeights],
    seats: int,
    own: int,
    seed: int,
    result: Outcome,
    out: Ints,
) -> None:
    """Play one game; the seat `own` plays by weights[0], all others by weights[1]. The seed alone fixes the stack."""
    st = moments[NOW]
    reset(st, tb, seats)
    seed_random(st, seed)
    shuffle_deck(st, mind, st.left)
    river_first(st, tb, mind)
    clear(result)
    ev.on = 1
    ev.count = 0
    drawn = 0
    while st.phase != Phase.OVER:
        if st.phase == Phase.DEAL:
            deal_top(st, tb, ev, mind, drawn, out)
            drawn += 1
        else:
            w = weights[0 if st.seat == own else 1]
            placing = st.phase == Phase.PLACE
            step(st, tb, ev, decide(moments, tb, quiet, mind, w, out), out)
            if placing and st.phase == Phase.FOLLOWER and w.style == Style.GREEDY:
                step(st, tb, ev, mind.followed, out)
        count_events(st, ev, result, Area.FIELD)
    result.seats = st.seats
    result.turns = st.turns
    for seat in range(st.seats):
        result.score[seat] = st.score[seat]
    count_completed(st, tb, result, 0, Area.FIELD)


@rule
def play_games(
    moments: Moments[ClassicState],
    tables: Moments[ClassicTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[ClassicWeights],
    results: Moments[Outcome],
    first: int,
    seeds: int,
    seats: int,
    rounds: int,
    out: Ints,
) -> None:
    """Play every seed so often in a row, each time with the first way to play one seat further on."""
    for i in range(seeds):
        for own in range(rounds):
            play_game(
                moments,
                tables[0],
                buffers[0],
                buffers[1],
                minds[0],
                weights,
                seats,
                own,
                first + i,
                results[rounds * i + own],
                out,
            )


play_games_compiled = kernel(play_games)
