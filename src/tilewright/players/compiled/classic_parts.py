"""The parts of what a position of Classic is worth to a seat, the mean of the others' taken off, in 1/1000 point."""

from __future__ import annotations

from enum import IntEnum

from tilewright.players.compiled import classic_value as value
from tilewright.players.compiled.classic_value import ClassicWeights, share_of
from tilewright.players.compiled.thinking import POINT, Thoughts
from tilewright.players.compiled.weights import in_time
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.scoring import majority, occupied_features
from tilewright.rules.classic.state import Area
from tilewright.rules.compiling import rule
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints


class Part(IntEnum):
    """The parts of an evaluation: up to JOINS its summands, then amounts that it does not count by themselves."""

    CITIES = 0
    ROADS = 1
    MONASTERIES = 2
    FIELDS = 3
    POINTS = 4
    SUPPLY = 5
    BACK = 6
    ABBOT = 7
    JOINS = 8
    TURN = 9
    CITY_TILES = 10
    ROAD_TILES = 11
    MONASTERY_CELLS = 12
    FIELD_CELLS = 13
    FARMERS = 14
    FOLLOWERS = 15
    CELLS = 16


@rule
def note_feature(
    st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, root: int, me: int, home: int
) -> None:
    """Add what one held feature is to the seats that have the majority there, and its followers (S1)."""
    held = st.followers[root]
    kind = 0 + st.node_kind[root]
    share = share_of(st, majority(st, held), me)
    standing = 0
    for seat in range(st.seats):
        standing += ((held >> (4 * seat)) & 15) * share_of(st, 1 << seat, me)
    mind.parts[kind] += value.feature_worth(st, tb, mind, w, root) * share
    mind.parts[Part.CELLS] += mind.cells[root] * POINT * share
    if kind == Area.FIELD:
        mind.parts[Part.FIELD_CELLS] += mind.cells[root] * POINT * share
        mind.parts[Part.FARMERS] += standing * POINT
        return
    mind.parts[Part.BACK] += ((home * value.closing(st, mind, w, root)) >> 10) * standing
    if kind == Area.MONASTERY:
        mind.parts[Part.MONASTERY_CELLS] += st.open[root] * POINT * share
    else:
        mind.parts[Part.CITY_TILES + kind] += (st.tiles[root] + st.marks[root]) * POINT * share


@rule
def note_parts(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int, out: Ints) -> None:
    """Write the parts of a moment; `mind` holds the survey of the landscape as it lies."""
    for part in range(Part.CELLS + 1):
        mind.parts[part] = 0
    if mind.pairs > 0:
        mind.parts[Part.JOINS] = value.joined_worth(st, tb, mind, w, me)
    for seat in range(st.seats):
        share = share_of(st, 1 << seat, me)
        mind.parts[Part.POINTS] += st.score[seat] * POINT * share
        mind.parts[Part.SUPPLY] += in_time(w.supply[st.supply[seat]], st.left, w.late) * share
        mind.parts[Part.FOLLOWERS] += st.supply[seat] * POINT * share
        if tb.abbot > 0 and st.abbot_at[seat] < 0:
            mind.parts[Part.ABBOT] += in_time(w.abbot, st.left, w.late) * share
        if st.phase == Phase.DEAL and st.seat == seat:
            mind.parts[Part.TURN] = POINT * share
    home = in_time(w.back, st.left, w.late)
    for i in range(occupied_features(st, out)):
        note_feature(st, tb, mind, w, out[i], me, home)
    for part in range(Part.CELLS + 1):
        mind.parts[part] //= st.seats - 1
