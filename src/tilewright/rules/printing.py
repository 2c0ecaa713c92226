"""Printed kinds as flat tables: areas, lines and halves of every kind in its four turns, for both games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import product
from typing import TypeVar

from tilewright.rules.shapes import AREAS, LimitExceeded, Tables
from tilewright.tiles import Area, Kind, TileSet

T = TypeVar("T", bound=Tables)


def print_kinds(
    tb: Tables,
    tiles: TileSet,
    area_kinds: Mapping[str, int],
    marks: Callable[[Area], int],
    endless: int,
    unclaimable: Collection[str] = (),
) -> None:
    """Fill the tables of areas.

    `marks` says what an area carries, `endless` is the kind that is never complete; on `unclaimable` ones nobody may
    stand.
    """
    for k, kind in enumerate(tiles.kinds):
        if len(kind.areas) > AREAS:
            raise LimitExceeded("areas of a tile", len(kind.areas), AREAS)
        tb.area_count[k] = len(kind.areas)
        tb.turn_bits[k] = {1: 0, 2: 1, 4: 2}[len(kind.turns)]
        tb.turn_mask[k] = sum(1 << turn for turn in kind.turns)
        order = sorted(area.id for area in kind.areas)
        for a, area in enumerate(kind.areas):
            i = k * AREAS + a
            tb.area_kind[i] = area_kinds[area.kind]
            tb.area_open[i] = kind.line.count(a) + kind.half.count(a)
            tb.area_marks[i] = marks(area)
            tb.area_rank[i] = order.index(area.id)
            tb.area_claimable[i] = int(area.kind not in unclaimable)
        counted = [area_kinds[area.kind] for area in kind.areas if area_kinds[area.kind] != endless]
        tb.many[k] = int(len(counted) != len(set(counted)))
        print_turns(tb, k, kind)


def print_turns(tb: Tables, k: int, kind: Kind) -> None:
    """Lines and halves of one kind in its four turns."""
    for turn in range(4):
        for side in range(4):
            tb.line[(k * 4 + turn) * 4 + (side + turn) % 4] = kind.line[side]
        for i in range(8):
            tb.half[(k * 4 + turn) * 8 + (i + 2 * turn) % 8] = kind.half[i]


def print_asks(tb: Tables) -> None:
    """What every turned side asks of the cell beyond it, two bits at the place of that cell's facing side."""
    for i in range(tb.kinds * 16):
        tb.asks[i] = tb.need[i] << (2 * ((i & 3) ^ 2))


def print_fits(tb: T, edge_fault: Callable[[T, int, int, int, int], int]) -> None:
    """For every kind and every combination of a cell's four needs, the mask of turns in which no side is at fault."""
    for kind in range(tb.kinds):
        for turn in range(4):
            met = [[need for need in range(4) if not edge_fault(tb, kind, turn, side, need)] for side in range(4)]
            for north, east, south, west in product(*met):
                tb.fits[kind * 256 + (north | east << 2 | south << 4 | west << 6)] |= 1 << turn
