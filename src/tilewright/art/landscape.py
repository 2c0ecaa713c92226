"""Where things lie on a tile of Classic: cities and their walls, ways, buildings; no drawing."""

from dataclasses import dataclass, field
from functools import lru_cache

from tilewright.art.geometry import CENTRE, Points, distance, inward, on, sample, unit, within
from tilewright.art.lots import Lots
from tilewright.art.ways import bed, pool, spur
from tilewright.tiles import Area, Kind


@dataclass(frozen=True)
class City:
    """A city on a tile: its sides, the centre lines of its walls with the sides they cut off, its ground."""

    area: int
    sides: tuple[int, ...]
    walls: tuple[tuple[Points, int], ...]
    land: Points
    heart: complex
    shields: int


@dataclass
class Landscape:
    """All that lies on a tile; a number before a thing is the index of its area."""

    cities: list[City] = field(default_factory=list)
    rivers: list[tuple[int, Points]] = field(default_factory=list)
    roads: list[tuple[int, Points]] = field(default_factory=list)
    pond: tuple[int, Points] | None = None
    monastery: tuple[int, complex, float] | None = None
    gardens: list[tuple[int, complex, float]] = field(default_factory=list)
    crossing: complex | None = None
    gates: list[tuple[complex, complex]] = field(default_factory=list)


def _gaps(sides: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """The runs of open sides between city sides, clockwise: the side before, the side after, how many."""
    if len(sides) == 1:
        return [(sides[0], sides[0], 3)]
    pairs = zip(sides, (*sides[1:], sides[0]))
    return [(one, other, count) for one, other in pairs if (count := (other - one - 1) % 4)]


def _wall(lots: Lots, one: int, other: int, count: int) -> Points:
    """The centre line of a wall: square to both edges, 9 from the corner, so that two tiles meet smoothly."""
    p, q, n, m = on(one, 0.91), on(other, 0.09), inward(one), inward(other)
    k, j = lots.between(-2.5, 2.5), lots.between(-2.5, 2.5)
    lead, tail = [p - n * 9, p - n * 6, p - n * 3], [q - m * 3, q - m * 6, q - m * 9]
    if count == 3:
        return [*lead, p, p + n * (47 + k), q + m * (47 + j), q, *tail]
    if count == 2:
        return [*lead, p, p + n * (31 + k), q + m * (31 + j), q, *tail]
    top = (p + q) / 2 + 1j * unit(q - p) * (14 + k)
    return [*lead, p, p + n * 20, top - n * 24, top, top + n * 22, q + m * 20, q, *tail]


def _land(sides: tuple[int, ...], walls: list[tuple[Points, tuple[int, int, int]]]) -> Points:
    """The ground of a city as one polygon, clockwise, past the tile's rim."""
    if not walls:
        return [-5 - 5j, 105 - 5j, 105 + 105j, -5 + 105j]
    points: Points = []
    for curve, (_, side, _) in walls:
        points += sample(curve, 8)
        while (side + 1) % 4 in sides and len(sides) > 1:
            points.append(on(side, 1) + (on(side, 1) - CENTRE) * 0.1)
            side = (side + 1) % 4
            if side == walls[0][1][0]:
                break
    return points


def _city(lots: Lots, index: int, area: Area) -> City:
    walls = [(_wall(lots, *gap), gap) for gap in _gaps(area.edges)]
    heart = sum((on(side, 0.5) for side in area.edges), 0j) / len(area.edges)
    if len(area.edges) == 1:
        heart += inward(area.edges[0]) * 15
    land = _land(area.edges, walls)
    return City(index, area.edges, tuple((curve, gap[2]) for curve, gap in walls), land, heart, area.shields)


def _indexed(kind: Kind, what: str) -> list[tuple[int, Area]]:
    return [(index, area) for index, area in enumerate(kind.areas) if area.kind == what]


@lru_cache(maxsize=512)
def landscape_of(kind: Kind) -> Landscape:
    """Where things lie on a kind of Classic; always the same for the same kind."""
    lots, land = Lots(kind.id + "/plan"), Landscape()
    roads, rivers = _indexed(kind, "road"), _indexed(kind, "river")
    land.cities = [_city(lots, index, area) for index, area in _indexed(kind, "city") if area.edges]
    away = sum((inward(city.sides[0]) for city in land.cities if len(city.sides) == 1), 0j) * 5
    _found(kind, land, roads, bool(rivers))
    sag = away
    if land.monastery and rivers:
        sag = unit(CENTRE - land.monastery[1]) * 12
    for index, _ in rivers:
        _river(kind, lots, land, index, sag)
    ends = [area for _, area in roads if len(area.edges) == 1]
    if len(ends) > 2 or (len(ends) == 2 and not land.monastery and not land.cities):
        land.crossing = CENTRE + away * 0.6
    for index, area in roads:
        _road(lots, land, index, area, away)
    for index, _ in _indexed(kind, "garden"):
        land.gardens.append((index, *_garden(land)))
    return land


def _found(kind: Kind, land: Landscape, roads: list[tuple[int, Area]], wet: bool) -> None:
    """Find the monastery its place: in the middle, or on the bank across from its road."""
    for index, _ in _indexed(kind, "monastery"):
        if wet:
            sides = [side for _, area in roads for side in area.edges] or [2]
            land.monastery = (index, CENTRE + inward(sides[0]) * 27, 0.66)
        else:
            land.monastery = (index, CENTRE, 1.0)


def _river(kind: Kind, lots: Lots, land: Landscape, index: int, sag: complex) -> None:
    area = kind.areas[index]
    if len(area.edges) == 2:
        land.rivers.append((index, bed(lots, area.edges[0], area.edges[1], sag)))
        return
    for side in area.edges:
        end = CENTRE if len(area.edges) > 1 else on(side, 0.5, 52)
        land.rivers.append((index, spur(lots, side, end)))
        land.pond = (index, pool(lots, end, 26 if kind.role == "lake" else 15))


def _road(lots: Lots, land: Landscape, index: int, area: Area, away: complex) -> None:
    if len(area.edges) == 2:
        land.roads.append((index, bed(lots, area.edges[0], area.edges[1], away)))
        return
    for side in area.edges:
        land.roads.append((index, spur(lots, side, _end(land, side, len(area.edges), away))))


def _end(land: Landscape, side: int, ends: int, away: complex) -> complex:
    """Where a road with one end stops: the crossing, the monastery, or a gate of the city ahead."""
    if land.crossing is not None or ends > 2:
        return land.crossing or CENTRE
    if land.monastery:
        _, heart, scale = land.monastery
        return heart - inward(side) * 27 * scale
    walls = [sample(curve) for city in land.cities for curve, _ in city.walls]
    if not walls:
        return CENTRE + away * 0.6
    n, p = inward(side), on(side, 0.5)
    ahead = [z for line in walls for z in line if ((z - p) * n.conjugate()).real > 8]
    gate = min(ahead, key=lambda z: abs(((z - p) * n.conjugate()).imag) * 3 + abs(z - p))
    land.gates.append((gate, n))
    return gate


def _garden(land: Landscape) -> tuple[complex, float]:
    """The roomiest place of the open ground, and the size of a garden there."""
    lines = [(sample(curve, 8), 8.0) for _, curve in land.roads]
    lines += [(sample(curve, 8), 13.0) for _, curve in land.rivers]
    lines += [(sample(curve, 8), 6.5) for city in land.cities for curve, _ in city.walls]

    def room(spot: complex) -> float:
        if any(within(spot, city.land) for city in land.cities):
            return -1
        rim = min(spot.real, spot.imag, 100 - spot.real, 100 - spot.imag) - 1
        if land.monastery:
            away = spot - land.monastery[1]
            rim = min(rim, max(abs(away.real), abs(away.imag)) - 29 * land.monastery[2])
        return min([rim, *(distance(spot, line) - width for line, width in lines)])

    spots = [complex(4 + 4 * (k % 24), 4 + 4 * (k // 24)) for k in range(24 * 24)]
    best = max(spots, key=lambda spot: min(room(spot), 18) - abs(spot - CENTRE) * 0.02)
    return best, max(0.4, min(0.95, room(best) / 17))
