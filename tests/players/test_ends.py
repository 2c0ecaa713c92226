"""Which tiles close a feature at a cell, and which join two: against every tile laid there in every way that fits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tilewright.players.compiled.ends import LINE, closers, count_kinds, joiners, surroundings
from tilewright.players.compiled.thinking import Thoughts
from tilewright.rules import castle, classic, records
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase
from tilewright.rules.placing import lay_tile
from tilewright.rules.randomness import seed_random
from tilewright.rules.shapes import FRONT
from tilewright.tiles import library

QUIET, OUT = records.new(EventBuffer), interpreted_scratch()


def mid_games(name: str, count: int) -> Any:
    """Landscapes of random games, each with its laws and tables."""
    laws: Any = castle if name == "castle" else classic
    board = (library.board("castle-1"),) if name == "castle" else ()
    tb = laws.build_tables(library.tile_set(f"{name}-1"), *board, {})
    for seed in range(1, count + 1):
        rng, st = Random(seed), records.new(castle.CastleState if name == "castle" else classic.ClassicState)
        laws.reset(st, tb, *(() if name == "castle" else (2,)))
        seed_random(st, seed)
        while st.left > 45 - 3 * seed:
            if st.phase == Phase.DEAL:
                laws.deal(st, tb, QUIET, 0 + st.bag[rng.randrange(st.left)], OUT)
            else:
                laws.step(st, tb, QUIET, OUT[rng.randrange(laws.actions(st, tb, OUT))], OUT)
        yield st, tb


def ends_of(st: Any, tb: Any, cell: int) -> list[tuple[int, int, int, int]]:
    """What meets an empty cell: node, kind of feature, side of the cell, half or line."""
    found = []
    for side in range(4):
        there = st.grid[(cell + tb.step[side]) % tb.modulus]
        if 0 < there < FRONT:
            t, across = there - 1, side ^ 2
            turned = st.tile_kind[t] * 4 + st.tile_turn[t]
            if tb.line[turned * 4 + across] >= 0:
                found.append((st.tile_base[t] + tb.line[turned * 4 + across], side, LINE))
            for half in range(2):
                found.append((st.tile_base[t] + tb.half[turned * 8 + across * 2 + half], side, 1 - half))
    return [(node, st.node_kind[node], side, half) for node, side, half in found]


def laid(st: Any, tb: Any, cell: int, need: int) -> Any:
    """Every tile still to come in every way that it fits on a cell: its kind and the state after it."""
    for kind in sorted({st.bag[i] for i in range(st.left)}):
        for turn in range(4):
            if (tb.fits[kind * 256 + need] >> turn) & 1:
                later = records.copy(st)
                lay_tile(later, tb, kind, cell, turn)
                yield kind, later


def area_there(st: Any, tb: Any, side: int, half: int) -> int:
    """The area of the last tile at one of its sides, -1 for none."""
    turned = st.tile_kind[st.last_tile] * 4 + st.tile_turn[st.last_tile]
    return int(tb.line[turned * 4 + side] if half == LINE else tb.half[turned * 8 + side * 2 + half])


def goes_on(st: Any, tb: Any, area: int) -> bool:
    """Tell whether an area of the last tile reaches a side beyond which a tile may still come to lie."""
    cell = st.tile_cell[st.last_tile]
    for side in range(4):
        beside = st.grid[(cell + tb.step[side]) % tb.modulus]
        if (beside == 0 or beside >= FRONT) and any(area_there(st, tb, side, half) == area for half in range(3)):
            return True
    return False


def so_many(st: Any, kinds: set[int]) -> int:
    return sum(st.bag[i] in kinds for i in range(st.left))


@pytest.mark.parametrize("name", ["castle", "classic"])
def test_closers_are_the_tiles_after_which_nothing_goes_on(name: str) -> None:
    told: set[int] = set()
    for st, tb in mid_games(name, 4):
        mind = records.new(Thoughts)
        count_kinds(st, mind)
        for slot in range(0, st.frontier, 3):
            cell, need = st.front_cell[slot], st.front_need[slot]
            around = surroundings(st, tb, cell, need)
            for _, feature, side, half in ends_of(st, tb, cell):
                expected = set()
                for kind, later in laid(st, tb, cell, need):
                    area = area_there(later, tb, side, half)
                    like = area >= 0 and later.node_kind[later.tile_base[later.last_tile] + area] == feature
                    if not like or not goes_on(later, tb, area):
                        expected.add(kind)
                found = closers(tb, mind, need, around, side, half, feature)
                assert found == so_many(st, expected)
                told.add(found)
    assert len(told) > 4


@pytest.mark.parametrize("name", ["castle", "classic"])
def test_joiners_are_the_tiles_that_make_one_feature_of_two(name: str) -> None:
    told: set[int] = set()
    for st, tb in mid_games(name, 6):
        mind = records.new(Thoughts)
        count_kinds(st, mind)
        for slot in range(0, st.frontier, 2):
            cell, need = st.front_cell[slot], st.front_need[slot]
            ends = ends_of(st, tb, cell)
            for _, feature, side, half in ends:
                for _, second, there, place in ends:
                    if there >= side or feature != second:
                        continue
                    expected = set()
                    for kind, later in laid(st, tb, cell, need):
                        area = area_there(later, tb, side, half)
                        if area >= 0 and area == area_there(later, tb, there, place):
                            expected.add(kind)
                    found = joiners(tb, mind, need, side * 3 + half, there * 3 + place)
                    assert found == so_many(st, expected)
                    told.add(found)
    assert len(told) > 4
