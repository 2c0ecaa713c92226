"""The state of Classic and the tables of its printed set, as flat records."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tilewright.rules.records import I8, I16, I64, Ints, Record
from tilewright.rules.shapes import AREAS

MOST_SEATS = 5
HAND = 7  # K2: eight followers, one of which marks the score
HELD = 3  # tiles of a hand or a display (V3, V6)
KINDS = 56
TILES = 96
NODES = 384
FRONTIER = 192
# A connected landscape of n tiles spans width + height <= n + 1, and (x + 87 y) mod 3785 tells any two of its cells
# apart, diagonal neighbours included, up to 84 tiles: 3785 = 43 * 43 + 44 * 44 makes it a perfect Lee code (K4).
GRID = 3785
STRIDE = 87
BORDERS = 8  # pairs of a field and a city that it borders on one tile


class Area(IntEnum):
    """Kinds of feature that areas join into; a garden is scored as a monastery, and is one here (V9.5)."""

    CITY = 0
    ROAD = 1
    MONASTERY = 2
    FIELD = 3
    RIVER = 4


class Need(IntEnum):
    """What a side of an empty cell asks of the tile laid there (T2)."""

    ANYTHING = 0
    FIELD = 1
    ROAD = 2
    CITY = 3


class Law(IntEnum):
    """The rules that score events cite."""

    T3 = 1
    T5 = 2
    S2 = 3
    S3 = 4
    S4 = 5
    S8 = 6
    E1 = 7
    V9_3 = 8
    V3 = 13
    V4 = 14
    V6 = 16


class ClassicState(Record):
    """One moment of Classic, hidden things included."""

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
    monastery_count: I16
    turns: I16
    out_count: I16
    low_x: I16  # the extent of the landscape, reckoned where a boundary is set (V5)
    high_x: I16
    low_y: I16
    high_y: I16
    barred: I16  # cells beyond the boundary or at the open end of the finished river
    river_left: I16  # tiles of the River in the stack (V1)
    river_cell: I16  # the cell at the river's open end, -1 for none
    river_side: I16  # the side of that cell at which the river comes in
    river_bend: I16  # how the last river tile turned: 1 left, 3 right, else not
    known: I16  # tiles at the bottom of the stack that everyone knows
    sunk: I16  # tiles that went under the stack in this turn because they fitted nowhere (T3)
    redrawn: I16  # 1 once a tile was rejected in this turn (V4)
    holding: I16  # what a seat chooses its tile from now: `holding.Holding`
    refill: I16  # what follows once the tiles due are drawn: `holding.Refill`
    to_deal: I16  # seats still to be dealt to at the beginning (V3)
    hand_count: Annotated[Ints, "i2", MOST_SEATS]
    score: Annotated[Ints, "i4", MOST_SEATS]
    supply: Annotated[Ints, "i2", MOST_SEATS]
    cities_paid: Annotated[Ints, "i2", MOST_SEATS]  # completed cities that paid the seat (V7)
    abbot_at: Annotated[Ints, "i2", MOST_SEATS]  # the node on which the seat's abbot stands, -1 in supply (V9)
    redraws: Annotated[Ints, "i2", MOST_SEATS]  # left to each seat (V4)
    follower_at: Annotated[Ints, "i2", MOST_SEATS * HAND]
    touched: Annotated[Ints, "i2", 24]
    followers: Annotated[Ints, "i4", NODES]
    grid: Annotated[Ints, "i2", GRID]
    front_cell: Annotated[Ints, "i2", FRONTIER]
    front_need: Annotated[Ints, "i2", FRONTIER]
    parent: Annotated[Ints, "i2", NODES]
    open: Annotated[Ints, "i2", NODES]
    tiles: Annotated[Ints, "i2", NODES]
    tile_cell: Annotated[Ints, "i2", TILES]
    tile_base: Annotated[Ints, "i2", TILES]
    marks: Annotated[Ints, "i1", NODES]
    node_kind: Annotated[Ints, "i1", NODES]
    tile_kind: Annotated[Ints, "i1", TILES]
    tile_turn: Annotated[Ints, "i1", TILES]
    tile_x: Annotated[Ints, "i1", TILES]  # where a boundary is set (V5)
    tile_y: Annotated[Ints, "i1", TILES]
    bag: Annotated[Ints, "i1", TILES]
    many: Annotated[Ints, "i1", TILES]
    hands: Annotated[Ints, "i1", MOST_SEATS * HELD]
    monasteries: Annotated[Ints, "i1", TILES]  # the tiles that carry one, as they were laid


class ClassicTables(Record):
    """The printed set and the options, as the rules read them."""

    kinds: I16
    modulus: I16
    hand: I16
    start: I16  # the kind that begins the landscape
    bag_count: I16
    small_city: I8  # points a tile of a completed city of two tiles
    field_scoring: I8  # 3 third, 2 second, 1 first edition
    width: I8  # the most columns of the landscape, 0 without a boundary (V5)
    height: I8
    watched: I8  # 1 where a tile laid means something for boundary or river (V1, V5)
    u_turns: I8  # 1 where the river may turn back (V10)
    river_count: I16
    lake: I16  # the kind that ends the river
    abbot: I8  # 1 where each player has an abbot (V9)
    to_bottom: I8  # 1 where a tile that fits nowhere goes under the stack (T3)
    redraws: I8  # of each seat at the start (V4)
    holding: I8  # 1 hands, 2 draft (V3, V6)
    step: Annotated[Ints, "i2", 4]
    around: Annotated[Ints, "i2", 8]
    bag: Annotated[Ints, "i1", TILES]
    area_count: Annotated[Ints, "i1", KINDS]
    many: Annotated[Ints, "i1", KINDS]
    turn_bits: Annotated[Ints, "i1", KINDS]
    turn_mask: Annotated[Ints, "i1", KINDS]
    monastery: Annotated[Ints, "i1", KINDS]  # area + 1 of a kind's monastery or garden
    river: Annotated[Ints, "i1", KINDS]  # 1 for a kind of the River
    river_sides: Annotated[Ints, "i1", KINDS * 4]  # mask of the sides to which the river of a turned kind runs
    border_count: Annotated[Ints, "i1", KINDS]
    border_field: Annotated[Ints, "i1", KINDS * BORDERS]
    border_city: Annotated[Ints, "i1", KINDS * BORDERS]
    area_kind: Annotated[Ints, "i1", KINDS * AREAS]
    area_open: Annotated[Ints, "i1", KINDS * AREAS]
    area_marks: Annotated[Ints, "i1", KINDS * AREAS]
    area_rank: Annotated[Ints, "i1", KINDS * AREAS]
    area_claimable: Annotated[Ints, "i1", KINDS * AREAS]  # 1 where a follower may stand
    line: Annotated[Ints, "i1", KINDS * 16]
    half: Annotated[Ints, "i1", KINDS * 32]
    need: Annotated[Ints, "i1", KINDS * 16]
    asks: Annotated[Ints, "i2", KINDS * 16]  # the same, in its place among the four needs of that cell
    fits: Annotated[Ints, "i1", KINDS * 256]
    start_at: Annotated[Ints, "i1", 4]  # Classic has no start spaces
    start_kind: Annotated[Ints, "i1", 4]
