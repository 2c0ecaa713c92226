"""The state of The Castle and the tables of its printed set and board, as flat records."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tilewright.rules.records import I8, I16, I64, Ints, Record
from tilewright.rules.shapes import AREAS

SEATS = 2
HAND = 6  # P1: seven followers, one of which marks the score
KINDS = 64
TILES = 64
NODES = 296
GRID = 256
FRONTIER = 96
TOWERS = 14
STARTS = 8
WALL_KINDS = 10  # wall tiles are numbered 1 to 9
PENDING = 12  # no more features can be scored in a turn than followers stand in the castle


class Area(IntEnum):
    """Kinds of area, and of the feature that they join into."""

    PATH = 0
    TOWER = 1
    HOUSE = 2
    COURT = 3


class Need(IntEnum):
    """What a side of an empty cell asks of the tile laid there (T3)."""

    ANYTHING = 0
    PATH = 1
    NO_PATH = 2


class Law(IntEnum):
    """The rules that score events cite."""

    T5 = 1
    S1 = 2
    S2 = 3
    S5 = 4
    W1 = 5
    W3 = 6
    W4 = 7
    W5 = 8
    E2 = 9
    E3 = 10
    E1 = 11


class CastleState(Record):
    """One moment of The Castle, hidden things included."""

    rng: I64
    phase: I16
    seats: I16
    seat: I16
    placed: I16
    nodes: I16
    left: I16
    drawn: I16
    last_tile: I16
    frontier: I16
    many_count: I16
    touched_count: I16
    pending_count: I16
    own_pending: I16
    moved: I16
    home_count: I16
    turns: I16
    out_count: I16
    score: Annotated[Ints, "i4", SEATS]
    supply: Annotated[Ints, "i2", SEATS]
    keep: Annotated[Ints, "i2", SEATS]
    follower_at: Annotated[Ints, "i2", SEATS * HAND]
    pending: Annotated[Ints, "i2", PENDING]
    pending_points: Annotated[Ints, "i2", PENDING]
    home: Annotated[Ints, "i2", PENDING]
    touched: Annotated[Ints, "i2", 16]
    grid: Annotated[Ints, "i2", GRID]
    front_cell: Annotated[Ints, "i2", FRONTIER]
    front_need: Annotated[Ints, "i2", FRONTIER]
    parent: Annotated[Ints, "i2", NODES]
    open: Annotated[Ints, "i2", NODES]
    followers: Annotated[Ints, "i2", NODES]
    tile_cell: Annotated[Ints, "i2", TILES]
    tile_base: Annotated[Ints, "i2", TILES]
    tiles: Annotated[Ints, "i1", NODES]
    marks: Annotated[Ints, "i1", NODES]
    node_kind: Annotated[Ints, "i1", NODES]
    tile_kind: Annotated[Ints, "i1", TILES]
    tile_turn: Annotated[Ints, "i1", TILES]
    bag: Annotated[Ints, "i1", TILES]
    many: Annotated[Ints, "i1", TILES]
    wall: Annotated[Ints, "i1", TOWERS]  # kind of the wall tile on each tower, 0 when it is gone
    held: Annotated[Ints, "i1", SEATS * WALL_KINDS]  # wall tiles by seat and kind
    fresh: Annotated[Ints, "i1", SEATS * WALL_KINDS]  # those of them won in this turn (W2)
    used: Annotated[Ints, "i1", WALL_KINDS]


class CastleTables(Record):
    """The printed set, the board and the options, as the rules read them."""

    kinds: I16
    modulus: I16
    hand: I16
    stride: I16
    cell_count: I16
    start_count: I16
    tower_count: I16
    end_of_turn: I8
    next_turn: I8
    plain_fountain: I8
    count_starts: I8
    step: Annotated[Ints, "i2", 4]
    cells: Annotated[Ints, "i2", GRID]
    interior: Annotated[Ints, "i1", GRID]
    start_at: Annotated[Ints, "i1", GRID * 4]  # start space + 1 at a cell's side
    start_cell: Annotated[Ints, "i2", STARTS]
    start_side: Annotated[Ints, "i1", STARTS]
    start_kind: Annotated[Ints, "i1", STARTS]
    start_marks: Annotated[Ints, "i1", STARTS]
    tower_holds: Annotated[Ints, "i1", TOWERS]  # 1 where a wall tile lies at the start
    tower_at: Annotated[Ints, "i1", 100]  # tower + 1 on a number of the track
    area_count: Annotated[Ints, "i1", KINDS]
    many: Annotated[Ints, "i1", KINDS]
    turn_bits: Annotated[Ints, "i1", KINDS]
    turn_mask: Annotated[Ints, "i1", KINDS]
    area_kind: Annotated[Ints, "i1", KINDS * AREAS]
    area_open: Annotated[Ints, "i1", KINDS * AREAS]
    area_marks: Annotated[Ints, "i1", KINDS * AREAS]
    area_rank: Annotated[Ints, "i1", KINDS * AREAS]  # place of the area's id among its kind's ids as text
    area_claimable: Annotated[Ints, "i1", KINDS * AREAS]  # 1 where a follower may stand
    line: Annotated[Ints, "i1", KINDS * 16]
    half: Annotated[Ints, "i1", KINDS * 32]
    need: Annotated[Ints, "i1", KINDS * 16]  # what a turned side asks of the cell beyond
    asks: Annotated[Ints, "i2", KINDS * 16]  # the same, in its place among the four needs of that cell
    fits: Annotated[Ints, "i1", KINDS * 256]  # mask of turns that meet a cell's four needs
