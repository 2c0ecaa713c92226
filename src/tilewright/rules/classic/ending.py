"""The end of a game of Classic (E1)."""

from __future__ import annotations

from tilewright.rules.classic.scoring import final_scoring
from tilewright.rules.classic.state import ClassicState, ClassicTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints


@rule
def end_game(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """Final scoring after the turn of the last tile (E1)."""
    final_scoring(st, tb, ev, out)
    st.phase = Phase.OVER
    st.drawn = -1
    if ev.on:
        emit(ev, Happened.OVER, Law.E1, 0, -1, 0, 0, 0, 0, 0, 0, 0)
