"""Tiles, the board and the features of The Castle, read and found as plainly as possible."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

SIDES = "NESW"
HALVES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
# Across a shared edge the halves meet as Ne|Se, Nw|Sw, En|Wn, Es|Ws.
MEETS = {0: 5, 5: 0, 1: 4, 4: 1, 2: 7, 7: 2, 3: 6, 6: 3}

Cell = tuple[int, int]
AreaAt = tuple[int, int, str]
StartAt = tuple[int, int, int]


class NaiveError(Exception):
    """What is wrong with an entry, in one sentence."""


@dataclass(frozen=True)
class Area:
    """One area of a tile as it lies: sides 0..3 of a path's ends, halves 0..7 of any other area."""

    kind: str
    edges: tuple[int, ...]
    halves: tuple[int, ...]
    fountain: bool
    markets: int


@dataclass(frozen=True)
class Board:
    """Cells inside the wall; towers by lower number; start spaces by cell and side."""

    cells: frozenset[Cell]
    towers: dict[int, tuple[int, int]]
    starts: dict[StartAt, tuple[str, int]]


class Feature(TypedDict):
    """A feature: its cells, start spaces, areas (the smallest y, x, area first) and all that counts there."""

    kind: str
    cells: list[Cell]
    starts: list[StartAt]
    areas: list[AreaAt]
    complete: bool
    followers: list[int]
    tiles: int
    fountain: bool
    markets: int


def read_tiles(path: str | Path) -> tuple[dict[str, dict[str, Area]], Counter[str]]:
    """The areas of every kind, and how many tiles there are of each."""
    kinds: dict[str, dict[str, Area]] = {}
    counts: Counter[str] = Counter()
    for tile in tomllib.loads(Path(path).read_text(encoding="utf-8"))["tile"]:
        kinds[tile["id"]] = {
            area["id"]: Area(
                area["kind"],
                tuple(SIDES.index(edge) for edge in area.get("edges", [])),
                tuple(HALVES.index(half) for half in area.get("halves", [])),
                area.get("fountain", False),
                area.get("markets", 0),
            )
            for area in tile["areas"]
        }
        counts[tile["id"]] = tile.get("count", 1)
    return kinds, counts


def read_board(path: str | Path) -> Board:
    """The board of a file."""
    data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    cells = {(x, y) for y, row in enumerate(data["rows"]) for x, mark in enumerate(row) if mark == "#"}
    towers = {t["numbers"][0]: (t["numbers"][0], t["numbers"][1]) for t in data["tower"] if t["wall_tile"]}
    starts = {
        (s["cell"][0], s["cell"][1], SIDES.index(s["side"])): (s["feature"], s.get("markets", 0)) for s in data["start"]
    }
    return Board(frozenset(cells), towers, starts)


def turned(areas: dict[str, Area], rotation: int) -> dict[str, Area]:
    """The areas of a tile that is turned clockwise by `rotation` degrees."""
    quarter = rotation // 90
    return {
        name: Area(
            area.kind,
            tuple((side + quarter) % 4 for side in area.edges),
            tuple((half + 2 * quarter) % 8 for half in area.halves),
            area.fountain,
            area.markets,
        )
        for name, area in areas.items()
    }


def path_sides(tile: dict[str, Area]) -> set[int]:
    """The sides of a lying tile in whose middle a path ends."""
    return {side for area in tile.values() if area.kind == "path" for side in area.edges}


def beside(cell: Cell, side: int) -> Cell:
    """The cell on the other side of an edge."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def contacts(area: Area) -> list[tuple[int, int | None]]:
    """Where an area reaches the edge of its tile: (side, None) for a path, (side, half) for the others."""
    if area.kind == "path":
        return [(side, None) for side in area.edges]
    return [(half // 2, half) for half in area.halves]


def neighbours(
    board: Board, lying: dict[Cell, dict[str, Area]], where: AreaAt
) -> tuple[set[AreaAt], set[StartAt], bool]:
    """The areas and start spaces that an area leads into at once (F1), and whether it faces an empty cell."""
    x, y, name = where
    area = lying[x, y][name]
    areas: set[AreaAt] = set()
    starts: set[StartAt] = set()
    is_open = False
    for side, half in contacts(area):
        other = beside((x, y), side)
        if other in lying:
            for their_name, theirs in lying[other].items():
                if theirs.kind != area.kind:
                    continue
                meets = (side + 2) % 4 in theirs.edges if half is None else MEETS[half] in theirs.halves
                if meets:
                    areas.add((other[0], other[1], their_name))
        elif other in board.cells:
            is_open = True
        elif (x, y, side) in board.starts and board.starts[x, y, side][0] == area.kind:
            starts.add((x, y, side))
    return areas, starts, is_open


def at_start(board: Board, lying: dict[Cell, dict[str, Area]], start: StartAt) -> set[AreaAt]:
    """The areas that lie at a start space and belong to its feature."""
    x, y, side = start
    return {
        (x, y, name)
        for name, area in lying[x, y].items()
        if area.kind == board.starts[start][0] and side in [contact[0] for contact in contacts(area)]
    }


def find_features(board: Board, lying: dict[Cell, dict[str, Area]], followers: dict[AreaAt, int]) -> list[Feature]:
    """All features of the castle, found by flooding from every area that was not reached before."""
    found: list[Feature] = []
    reached: set[AreaAt] = set()
    for cell, tile in lying.items():
        for name in tile:
            if (cell[0], cell[1], name) not in reached:
                feature = flood(board, lying, followers, (cell[0], cell[1], name))
                reached.update(feature["areas"])
                found.append(feature)
    return sorted(found, key=lambda feature: by_name(feature["areas"][0]))


def flood(board: Board, lying: dict[Cell, dict[str, Area]], followers: dict[AreaAt, int], first: AreaAt) -> Feature:
    """The feature to which an area belongs (F1 to F7)."""
    areas = {first}
    starts: set[StartAt] = set()
    is_open = False
    waiting = [first]
    while waiting:
        near, near_starts, faces_empty = neighbours(board, lying, waiting.pop())
        is_open = is_open or faces_empty
        for start in near_starts - starts:
            starts.add(start)
            near |= at_start(board, lying, start)
        waiting.extend(near - areas)
        areas |= near
    lands = [lying[x, y][name] for x, y, name in areas]
    cells = sorted({(x, y) for x, y, _ in areas})
    here = [followers[area] for area in areas if area in followers]
    return Feature(
        kind=lands[0].kind,
        cells=cells,
        starts=sorted(starts),
        areas=sorted(areas, key=by_name),
        complete=lands[0].kind != "court" and not is_open,
        followers=[here.count(0), here.count(1)],
        tiles=len(cells) + len(starts),
        fountain=any(area.fountain for area in lands),
        markets=sum(area.markets for area in lands) + sum(board.starts[start][1] for start in starts),
    )


def by_name(area: AreaAt) -> tuple[int, int, str]:
    """Key to order areas by y, then x, then name: the smallest names its feature."""
    return area[1], area[0], area[2]


def largest_empty_area(board: Board, taken: set[Cell], with_start_spaces: bool) -> int:
    """Cells of the largest edge-connected empty area (E2), where wanted with the start spaces at it."""
    left = set(board.cells) - taken
    largest = 0
    while left:
        waiting = [left.pop()]
        size = 0
        while waiting:
            cell = waiting.pop()
            size += 1
            if with_start_spaces:
                size += sum((x, y) == cell for x, y, _ in board.starts)
            for side in range(4):
                if beside(cell, side) in left:
                    left.remove(beside(cell, side))
                    waiting.append(beside(cell, side))
        largest = max(largest, size)
    return largest
