"""Checks of a tile set: owners of edges and half-edges, ends of paths, areas that cross or touch, counts."""

from tilewright.tiles.landscape import Shape, canonical
from tilewright.tiles.model import HALVES, LINES, SIDES, Area, GardenCopy, Kind
from tilewright.tiles.parsing import Faults
from tilewright.tiles.planarity import check_plane

CASTLE_TILES = 60
ENDS = ("none", "square", "building", "square+building")
BUILDINGS = ("house", "tower")


def check_kinds(kinds: list[Kind], game: str, faults: Faults) -> None:
    """Note everything that is amiss with the kinds of one file, each by itself and all together."""
    unsound = {fault.tile for fault in faults.found}
    for kind in kinds:
        if kind.id not in unsound:
            _check_kind(kind, game, faults)
    seen: set[str] = set()
    pictures: dict[Shape, str] = {}
    for kind in kinds:
        if kind.id in seen:
            faults.add("duplicate-tile", kind.id, id=kind.id)
        elif kind.id not in unsound:
            twin = pictures.setdefault(canonical(kind), kind.id)
            if twin != kind.id:
                faults.add("equal-kinds", kind.id, other=twin)
        seen.add(kind.id)
    _check_counts(kinds, game, faults)


def _check_counts(kinds: list[Kind], game: str, faults: Faults) -> None:
    base = [kind for kind in kinds if kind.set in ("", "base")]
    starts = [kind for kind in base if kind.start]
    if not base:
        faults.add("no-tiles")
    elif game == "classic":
        if len(starts) != 1:
            faults.add("start-number", number=len(starts))
    else:
        for kind in base:
            if kind.count != 1:
                faults.add("copies-number", kind.id, number=kind.count)
        for kind in starts:
            faults.add("start-unneeded", kind.id)
        if len(base) != CASTLE_TILES:
            faults.add("tiles-number", number=len(base), wanted=CASTLE_TILES)


def check_gardens(gardens: list[GardenCopy], kinds: list[Kind], faults: Faults) -> None:
    """Note every garden copy of no kind of the file, badly named, or of more copies than there are."""
    copies = {kind.id: kind.count for kind in kinds}
    taken: dict[str, int] = {}
    for garden in gardens:
        taken[garden.of] = taken.get(garden.of, 0) + garden.count
        if garden.of not in copies:
            faults.add("garden-of-unknown", garden.id, of=garden.of)
        elif garden.id != f"{garden.of}+garden":
            faults.add("garden-id", garden.id, of=garden.of, wanted=f"{garden.of}+garden")
        elif taken[garden.of] > copies[garden.of]:
            faults.add("garden-number", garden.id, number=taken[garden.of], of=garden.of, copies=copies[garden.of])
        if [area.kind for area in garden.add] != ["garden"]:
            faults.add("garden-areas", garden.id)


def _check_kind(kind: Kind, game: str, faults: Faults) -> None:
    before = len(faults.found)
    _check_owners(kind, faults)
    if game == "castle":
        for area in kind.areas:
            if area.kind == "path":
                _check_path(kind, area, faults)
        _check_square(kind, faults)
    else:
        _check_fields(kind, faults)
        _check_roads(kind, faults)
    if len(faults.found) == before:
        check_plane(kind, faults)


def _check_owners(kind: Kind, faults: Faults) -> None:
    lines: list[list[str]] = [[] for _ in SIDES]
    halves: list[list[str]] = [[] for _ in HALVES]
    for area in kind.areas:
        for side in area.edges:
            lines[side].append(area.id)
            if area.kind not in LINES:
                halves[2 * side].append(area.id)
                halves[2 * side + 1].append(area.id)
        for half in area.halves:
            halves[half].append(area.id)
    for side, owners in enumerate(lines):
        if len(owners) > 1:
            faults.add("edge-owned-twice", kind.id, edge=SIDES[side], area=owners[0], other=owners[1])
    for half, owners in enumerate(halves):
        if len(owners) > 1 and len(lines[half // 2]) < 2:
            faults.add("half-owned-twice", kind.id, half=HALVES[half], area=owners[0], other=owners[1])
        elif not owners:
            faults.add("half-without-owner", kind.id, half=HALVES[half])
    for side, owners in enumerate(lines):
        one, other = halves[2 * side], halves[2 * side + 1]
        if not owners and len(one) == len(other) == 1 and one != other:
            faults.add("edge-split", kind.id, edge=SIDES[side], area=one[0], other=other[0])


def _check_path(kind: Kind, path: Area, faults: Faults) -> None:
    if path.ends not in ENDS:
        faults.add("unknown-ends", kind.id, area=path.id, found=path.ends)
        return
    areas = {area.id: area for area in kind.areas}
    at_building, at_square = "building" in path.ends, "square" in path.ends
    if at_building and not path.at:
        faults.add("at-missing", kind.id, area=path.id)
    if path.at and not at_building:
        faults.add("at-unneeded", kind.id, area=path.id)
    for number, name in enumerate(path.at):
        if name not in areas:
            faults.add("at-unknown", kind.id, area=path.id, name=name)
        elif areas[name].kind not in BUILDINGS:
            faults.add("at-wrong-kind", kind.id, area=path.id, name=name, kind=areas[name].kind)
        elif name in path.at[:number]:
            faults.add("named-twice", kind.id, area=path.id, name=name)
    if at_square and not kind.square:
        faults.add("square-missing", kind.id, area=path.id)
    if len(path.edges) + at_square + len(path.at) < 2 and (path.at or not at_building):
        faults.add("path-stops-nowhere", kind.id, area=path.id, edges=len(path.edges), ends=path.ends)


def _check_square(kind: Kind, faults: Faults) -> None:
    arms = sum(area.kind == "path" and "square" in area.ends for area in kind.areas)
    if kind.square and arms < 2:
        faults.add("square-too-few", kind.id, number=arms)


def _check_fields(kind: Kind, faults: Faults) -> None:
    cities = [area.id for area in kind.areas if area.kind == "city"]
    for area in kind.areas:
        for number, name in enumerate(area.cities):
            if name not in cities:
                faults.add("city-unknown", kind.id, area=area.id, name=name)
            elif name in area.cities[:number]:
                faults.add("named-twice", kind.id, area=area.id, name=name)


def _check_roads(kind: Kind, faults: Faults) -> None:
    short = [area for area in kind.areas if area.kind == "road" and len(area.edges) < 2]
    stops = [area for area in kind.areas if area.kind in ("monastery", "city")]
    if len(short) == 1 and not stops:
        faults.add("road-stops-nowhere", kind.id, area=short[0].id)
