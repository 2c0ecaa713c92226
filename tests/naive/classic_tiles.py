"""What is printed on the tiles of Classic, read plainly from a tile set file, at each rotation."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

SIDES = ["N", "E", "S", "W"]
HALVES = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
# Across a shared edge the halves meet as Ne|Se, Nw|Sw, En|Wn, Es|Ws (header of the tile set file).
MEETS = {"Ne": "Se", "Se": "Ne", "Nw": "Sw", "Sw": "Nw", "En": "Wn", "Wn": "En", "Es": "Ws", "Ws": "Es"}
ROTATIONS = (0, 90, 180, 270)


@dataclass(frozen=True)
class NaiveArea:
    """One area of a tile: whole edges for a city, road or river, half-edges for a field."""

    id: str
    kind: str
    edges: frozenset[str]
    halves: frozenset[str]
    shields: int
    cities: tuple[str, ...]


@dataclass(frozen=True)
class NaiveTile:
    """One tile kind at one rotation: its areas by id, who owns each edge and half, what each edge shows."""

    areas: dict[str, NaiveArea]
    edge_owner: dict[str, str]
    half_owner: dict[str, str]
    shows: dict[str, str]


@dataclass(frozen=True)
class NaiveSet:
    """The tiles in play: copies of each kind, the start kind, every (kind, rotation), those of the River, its lake."""

    counts: dict[str, int]
    start: str
    tiles: dict[tuple[str, int], NaiveTile]
    river: frozenset[str] = frozenset()
    lake: str = ""


def _turned(names: list[str], ring: list[str], steps: int) -> frozenset[str]:
    return frozenset(ring[(ring.index(name) + steps) % len(ring)] for name in names)


def _tile(areas: list[dict[str, Any]], quarters: int) -> NaiveTile:
    turned: dict[str, NaiveArea] = {}
    for area in areas:
        turned[area["id"]] = NaiveArea(
            id=area["id"],
            kind=area["kind"],
            edges=_turned(area.get("edges", []), SIDES, quarters),
            halves=_turned(area.get("halves", []), HALVES, 2 * quarters),
            shields=area.get("shields", 0),
            cities=tuple(area.get("cities", [])),
        )
    edge_owner = {side: area.id for area in turned.values() for side in area.edges}
    half_owner = {half: area.id for area in turned.values() for half in area.halves}
    shows = {side: turned[edge_owner[side]].kind if side in edge_owner else "field" for side in SIDES}
    return NaiveTile(turned, edge_owner, half_owner, shows)


@lru_cache(maxsize=8)
def read_set(path: Path, river: bool = False, gardens: bool = False) -> NaiveSet:
    """The 72 tiles of the base game in a file, with the River's twelve, some with gardens (K1, V1, V9.1)."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    sets = ("base", "river1") if river else ("base",)
    entries = [entry for entry in document["tile"] if entry["set"] in sets]
    counts = {entry["id"]: entry["count"] for entry in entries}
    areas = {entry["id"]: entry["areas"] for entry in entries}
    for copy in document.get("garden_copy", []) if gardens else []:
        if copy["of"] in counts:
            counts[copy["id"]] = copy["count"]
            counts[copy["of"]] -= copy["count"]
            areas[copy["id"]] = areas[copy["of"]] + copy["add"]
    flowing = frozenset(id for id, parts in areas.items() if any(part["kind"] == "river" for part in parts))
    role = {entry.get("role"): entry["id"] for entry in entries}
    start = role["spring"] if river else next(entry["id"] for entry in entries if entry.get("start"))
    tiles = {(id, degrees): _tile(parts, degrees // 90) for id, parts in areas.items() for degrees in ROTATIONS}
    return NaiveSet(counts, start, tiles, flowing, role.get("lake", ""))
