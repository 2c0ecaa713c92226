"""The grid of Classic tells apart all cells that a connected landscape and what lies around it can hold (K4)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tilewright.rules import classic
from tilewright.rules.classic import ClassicState
from tilewright.rules.classic.state import GRID, STRIDE
from tilewright.rules.classic.tables import cell_index
from tilewright.rules.classic.turn import lay
from tilewright.rules.records import new
from tilewright.tiles import library

TILES = 84
CELLS = [(x, y) for x in range(-90, 91) for y in range(-90, 91)]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
MONASTERY = "B"


def test_K4_no_difference_of_two_cells_in_reach_is_a_multiple_of_the_grid() -> None:
    # From tile to tile a connected landscape of 84 is at most 83 steps; from a neighbour of one end to one of the
    # other at most 85, and so from a tile to the corner neighbour of another. Translation makes this every pair.
    colliding = {(x, y) for x, y in CELLS if cell_index(x, y) == 0 and (x, y) != (0, 0)}
    assert min(abs(x) + abs(y) for x, y in colliding) > TILES - 1 + 2


def test_K4_the_grid_is_a_perfect_code_of_all_cells_within_43_steps() -> None:
    ball = [(x, y) for x, y in CELLS if abs(x) + abs(y) <= 43]
    assert len(ball) == GRID
    assert {cell_index(x, y) for x, y in ball} == set(range(GRID))
    assert cell_index(1, 0) == 1
    assert cell_index(0, 1) == STRIDE


def straight(dx: int, dy: int) -> list[tuple[int, int]]:
    return [(dx * i, dy * i) for i in range(TILES)]


def stairs(dx: int, dy: int) -> list[tuple[int, int]]:
    return [(dx * ((i + 1) // 2), dy * (i // 2)) for i in range(TILES)]


def elbow(dx: int, dy: int) -> list[tuple[int, int]]:
    bend = TILES // 2
    return [(dx * min(i, bend), dy * max(0, i - bend)) for i in range(TILES)]


DIAGONALS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
SHAPES = (
    [straight(*side) for side in SIDES]
    + [stairs(*corner) for corner in DIAGONALS]
    + [elbow(*corner) for corner in DIAGONALS]
)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: str(shape[1]) + str(shape[-1]))
def test_K4_lines_stairs_and_elbows_of_84_tiles_lie_without_collision(shape: list[tuple[int, int]]) -> None:
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(shape))
    tiles = library.tile_set("classic-1")
    tb = classic.build_tables(tiles, {})
    kind = [kind.id for kind in tiles.kinds].index(MONASTERY)
    st = new(ClassicState)
    classic.reset(st, tb, 2)
    laid = {(0, 0)}
    for x, y in shape[1:]:
        lay(st, tb, kind, cell_index(x, y), 0)
        laid.add((x, y))
        around = {(x + dx, y + dy) for x, y in laid for dx, dy in SIDES} - laid
        listed = sorted(st.front_cell[slot] for slot in range(st.frontier))
        assert listed == sorted(cell_index(*cell) for cell in around)
    assert st.placed == len(laid) == TILES
    area = tb.monastery[kind] - 1
    for t, (x, y) in enumerate(shape):
        if t:
            beside = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & laid
            assert st.tiles[st.tile_base[t] + area] == len(beside)
            assert st.open[st.tile_base[t] + area] == 9 - len(beside)
