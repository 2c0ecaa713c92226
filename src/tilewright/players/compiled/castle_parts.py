"""The parts of what a position of The Castle is worth to a seat, its opponent's taken off, in 1/1000 point."""

from __future__ import annotations

from enum import IntEnum

from tilewright.players.compiled import castle_value as value
from tilewright.players.compiled.castle_value import CastleWeights
from tilewright.players.compiled.thinking import POINT, Thoughts
from tilewright.players.compiled.weights import in_time
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.castle.final import keep_size, occupied_features
from tilewright.rules.castle.scoring import majority
from tilewright.rules.castle.state import Area
from tilewright.rules.compiling import rule
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints


class Part(IntEnum):
    """The parts of an evaluation: up to TURN its summands, then amounts that it does not count by themselves."""

    PATHS = 0
    TOWERS = 1
    HOUSES = 2
    COURTS = 3
    POINTS = 4
    SUPPLY = 5
    BACK = 6
    CORNERS = 7
    WALL_TILES = 8
    KEEP = 9
    JOINS = 10
    TURN = 11
    PATH_TILES = 12
    TOWER_TILES = 13
    HOUSE_TILES = 14
    COURT_CELLS = 15
    KEEP_TILES = 16
    FOLLOWERS = 17
    CELLS = 18


@rule
def note_feature(st: CastleState, mind: Thoughts, w: CastleWeights, root: int, me: int) -> None:
    """Add what one held feature is to the seat that has the majority there (S1)."""
    held = st.followers[root]
    winner = majority(held)
    if winner < 0:
        return
    sign = 1 if winner == me else -1
    kind = 0 + st.node_kind[root]
    mind.parts[kind] += sign * value.feature_worth(st, mind, w, root, winner)
    mind.parts[Part.CELLS] += sign * mind.cells[root] * POINT
    if kind == Area.COURT:
        mind.parts[Part.COURT_CELLS] += sign * mind.cells[root] * POINT
    else:
        each = 2 if kind == Area.TOWER or (kind == Area.PATH and st.marks[root] > 0) else 1
        mind.parts[Part.PATH_TILES + kind] += sign * st.tiles[root] * each * POINT


@rule
def note_parts(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, me: int, out: Ints) -> None:
    """Write the parts of a moment; `mind` holds the survey of the castle as it lies."""
    other = 1 - me
    for part in range(Part.CELLS + 1):
        mind.parts[part] = 0
    early = in_time(w.supply[st.supply[me]], st.left, w.late) - in_time(w.supply[st.supply[other]], st.left, w.late)
    mind.parts[Part.POINTS] = (st.score[me] - st.score[other]) * POINT
    mind.parts[Part.SUPPLY] = early
    mind.parts[Part.FOLLOWERS] = (st.supply[me] - st.supply[other]) * POINT
    mind.parts[Part.CORNERS] = value.corner_worth(st, tb, w, me) - value.corner_worth(st, tb, w, other)
    mind.parts[Part.WALL_TILES] = value.wall_tile_worth(st, w, me) - value.wall_tile_worth(st, w, other)
    lead = keep_size(st, me) - keep_size(st, other)
    mind.parts[Part.KEEP] = value.keep_stake(st, mind, w, lead)
    mind.parts[Part.KEEP_TILES] = lead * POINT
    if mind.pairs > 0:
        mind.parts[Part.JOINS] = value.joined_worth(st, mind, w, me)
    if st.phase == Phase.DEAL:
        turn = value.turn_worth(st, w, 0 + st.seat)
        mind.parts[Part.TURN] = turn if st.seat == me else -turn
    home = in_time(w.back, st.left, w.late)
    for i in range(occupied_features(st, out)):
        root = out[i]
        note_feature(st, mind, w, root, me)
        if st.node_kind[root] != Area.COURT:
            held = st.followers[root]
            difference = (held & 15) - (held >> 4)
            if me == 1:
                difference = -difference
            mind.parts[Part.BACK] += (difference * home * value.closing(st, mind, w, root)) >> 10
