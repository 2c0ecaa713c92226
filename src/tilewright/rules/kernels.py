"""Compiled entry points to the laws: whole random games, single turns and steps, copies of a state.

Arguments are arrays of records (`records.array`, `records.array_of`), `out` is a NumPy row of ROOM 64-bit integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tilewright.rules import castle, classic
from tilewright.rules.compiling import Kernel, kernel
from tilewright.rules.records import Ints, array

if TYPE_CHECKING:
    import numpy

ROOM = 2048


def scratch() -> numpy.ndarray[Any, Any]:
    """The row of integers in which compiled rules write lists of codes."""
    import numpy

    return numpy.zeros(ROOM, numpy.int64)


def interpreted_scratch() -> Ints:
    """The same row for interpreted play."""
    return memoryview(bytearray(8 * ROOM)).cast("q")


def _castle_random_games(states: Any, tables: Any, events: Any, count: int, seed: int, out: Any) -> Any:
    st = states[0]
    tb = tables[0]
    ev = events[0]
    first = 0
    second = 0
    turns = 0
    for i in range(count):
        castle.random_game(st, tb, ev, seed + i, out)
        first += st.score[0]
        second += st.score[1]
        turns += st.turns
    return first, second, turns


def _classic_random_games(states: Any, tables: Any, events: Any, seats: int, count: int, seed: int, out: Any) -> Any:
    st = states[0]
    tb = tables[0]
    ev = events[0]
    total = 0
    turns = 0
    for i in range(count):
        classic.random_game(st, tb, ev, seats, seed + i, out)
        for seat in range(seats):
            total += st.score[seat]
        turns += st.turns
    return total, turns


def _castle_random_turn(states: Any, tables: Any, events: Any, out: Any) -> None:
    castle.random_turn(states[0], tables[0], events[0], out)


def _classic_random_turn(states: Any, tables: Any, events: Any, out: Any) -> None:
    classic.random_turn(states[0], tables[0], events[0], out)


def _castle_step(states: Any, tables: Any, events: Any, code: int, out: Any) -> None:
    castle.step(states[0], tables[0], events[0], code, out)


def _classic_step(states: Any, tables: Any, events: Any, code: int, out: Any) -> None:
    classic.step(states[0], tables[0], events[0], code, out)


def _clone(states: Any, times: int) -> None:
    for i in range(times):  # to and fro with a change in between, so that no copy can be left out
        here = i & 1
        states[here].rng += 1
        states[1 - here] = states[here]


castle_random_games = kernel(_castle_random_games)
classic_random_games = kernel(_classic_random_games)
castle_random_turn = kernel(_castle_random_turn)
classic_random_turn = kernel(_classic_random_turn)
castle_step = kernel(_castle_step)
classic_step = kernel(_classic_step)
clone = kernel(_clone)


def samples() -> list[tuple[str, Kernel, tuple[Any, ...]]]:
    """Every kernel of the laws by name, with arguments that make it compile and do next to nothing."""
    from tilewright.rules.castle import CastleState, CastleTables
    from tilewright.rules.classic import ClassicState, ClassicTables
    from tilewright.rules.events import EventBuffer
    from tilewright.rules.phases import Phase

    out = scratch()
    events = array(EventBuffer)
    burcht: tuple[Any, Any] = (array(CastleState, 2), array(CastleTables))
    classics: tuple[Any, Any] = (array(ClassicState, 2), array(ClassicTables))
    for states, _ in (burcht, classics):
        states[0]["phase"] = int(Phase.OVER)
        states[0]["left"] = 1  # one tile, which fits nowhere: a random turn puts it out and ends the game
    return [
        ("castle_random_games", castle_random_games, (*burcht, events, 0, 1, out)),
        ("classic_random_games", classic_random_games, (*classics, events, 2, 0, 1, out)),
        ("castle_step", castle_step, (*burcht, events, 0, out)),
        ("classic_step", classic_step, (*classics, events, 0, out)),
        ("castle_random_turn", castle_random_turn, (*burcht, events, out)),
        ("classic_random_turn", classic_random_turn, (*classics, events, out)),
        ("clone", clone, (burcht[0], 1)),
        ("clone", clone, (classics[0], 1)),
    ]
