"""The variants of Classic in the slow and plain way: boundary, tie-breaks, the River (V1, V5, V7, V10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from tests.naive.classic_tiles import FACING, SIDES, STEP, NaiveSet, NaiveTile

Cell = tuple[int, int]


class Landscape(Protocol):
    """What a variant looks at."""

    board: dict[Cell, tuple[str, int]]
    options: dict[str, Any]
    _set: NaiveSet


def within(board: Iterable[Cell], boundary: Mapping[str, int] | None, x: int, y: int) -> bool:
    """Whether the landscape with a tile at x, y fits in a rectangle of the boundary's size (V5)."""
    if boundary is None:
        return True
    cells = [*board, (x, y)]
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return wide <= boundary["width"] and high <= boundary["height"]


def break_tie(first: list[int], order: Iterable[str], counts: Mapping[str, list[int]]) -> list[int]:
    """Those of the seats in first place that are left when each criterion in turn prefers more (V7)."""
    for name in order:
        best = max(counts[name][seat] for seat in first)
        first = [seat for seat in first if counts[name][seat] == best]
    return first


def river_edges(tile: NaiveTile) -> list[str]:
    """The sides to which a turned tile's river runs."""
    return [side for side in SIDES if tile.shows[side] == "river"]


def _way(entered: str, left: str) -> str:
    """How a river turns that comes in over one side and leaves by another: left, right or straight."""
    quarters = (SIDES.index(left) - SIDES.index(entered)) % 4
    return {1: "left", 2: "straight", 3: "right"}[quarters]


def river_allows(game: Landscape, kind: str, x: int, y: int, rotation: int) -> bool:
    """Whether a tile that fits may lie there as the River asks: at its open end, not turning back (V1, V10)."""
    tile = game._set.tiles[kind, rotation]
    if not river_edges(tile):
        return True
    met = [side for side in river_edges(tile) if (x + STEP[side][0], y + STEP[side][1]) in game.board]
    if len(met) != 1:
        return False
    entered = met[0]
    before = game._set.tiles[game.board[x + STEP[entered][0], y + STEP[entered][1]]]
    if game.options["river_u_turns"] == "allow" or len(river_edges(tile)) < 2 or len(river_edges(before)) < 2:
        return True
    came_by = next(side for side in river_edges(before) if side != FACING[entered])
    goes_by = next(side for side in river_edges(tile) if side != entered)
    earlier, now = _way(came_by, FACING[entered]), _way(entered, goes_by)
    return now == "straight" or now != earlier
