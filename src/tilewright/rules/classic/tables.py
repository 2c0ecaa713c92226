"""The tables of Classic: a printed set and the options, turned into one flat record."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.rules.classic.holding import Holding
from tilewright.rules.classic.legality import edge_fault
from tilewright.rules.classic.state import (
    BORDERS,
    GRID,
    HAND,
    KINDS,
    NODES,
    STRIDE,
    TILES,
    Area,
    ClassicTables,
    Need,
)
from tilewright.rules.printing import print_asks, print_fits, print_kinds
from tilewright.rules.records import new
from tilewright.rules.shapes import LimitExceeded
from tilewright.tiles import Kind, TileSet

AREA_KINDS = {
    "city": Area.CITY,
    "road": Area.ROAD,
    "monastery": Area.MONASTERY,
    "field": Area.FIELD,
    "garden": Area.MONASTERY,
    "river": Area.RIVER,
}
UNCLAIMABLE = ("garden", "river")
EDITIONS = {"third": 3, "second": 2, "first": 1}


def build_tables(tiles: TileSet, options: Mapping[str, object]) -> ClassicTables:
    """The tables of a set under options; raises LimitExceeded where it is too large."""
    tb = new(ClassicTables)
    check_limits(tiles)
    tb.hand = HAND
    tb.small_city = 1 if options.get("small_city") == 2 else 2
    tb.field_scoring = EDITIONS[str(options.get("field_scoring", "third"))]
    boundary = options.get("boundary")
    if isinstance(boundary, Mapping):
        boundary = (boundary["width"], boundary["height"])
    if isinstance(boundary, tuple):
        tb.width, tb.height = boundary
    tb.to_bottom = int(options.get("unplaceable") == "bottom")
    tb.redraws = number(options, "redraws")
    tb.holding = Holding.DRAFT if options.get("draft") else int(number(options, "hand") > 0)
    tb.kinds = len(tiles.kinds)
    lay_grid(tb)
    tb.u_turns = int(options.get("river_u_turns") == "allow")
    tb.abbot = int(bool(options.get("abbot")))
    unclaimable = UNCLAIMABLE if options.get("farmers", True) else (*UNCLAIMABLE, "field")
    print_kinds(tb, tiles, AREA_KINDS, lambda area: area.shields, int(Area.FIELD), unclaimable)
    for k, kind in enumerate(tiles.kinds):
        print_kind(tb, k, kind)
    print_asks(tb)
    print_fits(tb, edge_fault)
    fill_bag(tb, tiles)
    tb.watched = int(tb.width > 0 or tb.river_count > 0)
    return tb


def number(options: Mapping[str, object], name: str) -> int:
    """The value of an option that is a number, 0 where it is not given."""
    value = options.get(name, 0)
    assert isinstance(value, int)
    return value


def check_limits(tiles: TileSet) -> None:
    """Refuse a set that the flat records cannot hold."""
    for name, found, limit in (
        ("kinds", len(tiles.kinds), KINDS),
        ("tiles", sum(kind.count for kind in tiles.kinds), min(TILES, 84)),
        ("areas", sum(kind.count * len(kind.areas) for kind in tiles.kinds), NODES),
    ):
        if found > limit:
            raise LimitExceeded(name, found, limit)


def lay_grid(tb: ClassicTables) -> None:
    """Steps to the four sides and to the eight neighbours, as additions modulo the grid's size."""
    tb.modulus = GRID
    for side, (x, y) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        tb.step[side] = cell_index(x, y)
    beside = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
    for i, (x, y) in enumerate(beside):
        tb.around[i] = cell_index(x, y)


def cell_index(x: int, y: int) -> int:
    """The grid's index of a cell; x grows to the east, y to the south (K3)."""
    return (x + STRIDE * y) % GRID


def print_kind(tb: ClassicTables, k: int, kind: Kind) -> None:
    """What the sides of one kind ask for, its monastery, and which field borders which city (F5)."""
    for turned in range(k * 16, k * 16 + 16):
        line = tb.line[turned]
        if line >= 0 and kind.areas[line].kind == "river":
            # Where the river goes on is looked at apart, while it is laid; its banks are fields (V1, F4).
            tb.need[turned] = Need.FIELD
            tb.river_sides[turned >> 2] |= 1 << (turned & 3)
        elif line >= 0:
            tb.need[turned] = Need.ROAD
        else:
            edge = kind.areas[tb.half[2 * turned]].kind
            tb.need[turned] = Need.CITY if edge == "city" else Need.FIELD
    ids = [area.id for area in kind.areas]
    pairs = [(a, ids.index(city)) for a, area in enumerate(kind.areas) for city in area.cities]
    if len(pairs) > BORDERS:
        raise LimitExceeded("borders of fields and cities", len(pairs), BORDERS)
    tb.border_count[k] = len(pairs)
    for i, (field, city) in enumerate(pairs):
        tb.border_field[k * BORDERS + i] = field
        tb.border_city[k * BORDERS + i] = city
    for a, area in enumerate(kind.areas):
        if area.kind in ("monastery", "garden"):
            if tb.monastery[k]:
                raise LimitExceeded("monasteries and gardens of a tile", 2, 1)
            tb.monastery[k] = a + 1


def fill_bag(tb: ClassicTables, tiles: TileSet) -> None:
    """The stack's set: every kind by its count without the start tile; the River last, its lake before it (K1, V1)."""
    count = 0
    for k, kind in sorted(enumerate(tiles.kinds), key=lambda numbered: _river_rank(numbered[1])):
        if kind.start:
            tb.start = k
        if kind.role == "lake":
            tb.lake = k
        flowing = int(_river_rank(kind) > 0)
        tb.river[k] = flowing
        for _ in range(kind.count - int(kind.start)):
            tb.bag[count] = k
            count += 1
            tb.river_count += flowing
    tb.bag_count = count


def _river_rank(kind: Kind) -> int:
    if not any(area.kind == "river" for area in kind.areas):
        return 0
    return 1 if kind.role == "lake" else 2
