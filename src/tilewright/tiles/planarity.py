"""Whether the areas of a tile can be drawn side by side: none crosses another, and like areas are apart.

Places lie around a tile, clockwise from the north-west: each side gives its first half, its middle (only
where a line runs to it) and its second half. A node is a group of areas drawn as one connected piece.
"""

from collections.abc import Callable
from itertools import combinations

from tilewright.tiles.drawing import can_be_drawn
from tilewright.tiles.model import Area, Kind
from tilewright.tiles.parsing import Faults

GROUND = frozenset({"tower", "house", "court", "city", "field"})


def check_plane(kind: Kind, faults: Faults) -> None:
    """Note two areas that cross, or else two of one kind that nothing separates; owners must be sound."""
    ring = _ring(kind)
    contacts = _contacts(kind, ring)
    crossing = _find_crossing(kind, ring, contacts)
    if crossing is not None:
        one, other = crossing
        faults.add("areas-cross", kind.id, area=kind.areas[one].id, other=kind.areas[other].id)
        return
    joined = _find_unseparated(kind, ring, _merge(len(kind.areas), contacts))
    if joined is not None:
        first, second = kind.areas[joined[0]], kind.areas[joined[1]]
        faults.add("not-separated", kind.id, area=first.id, other=second.id, kind=first.kind)


def _ring(kind: Kind) -> list[int]:
    """The area at each place around the tile."""
    ring: list[int] = []
    for side in range(4):
        ring.append(kind.half[2 * side])
        if kind.line[side] >= 0:
            ring.append(kind.line[side])
        ring.append(kind.half[2 * side + 1])
    return ring


def _numbers(kind: Kind, wanted: Callable[[Area], bool]) -> set[int]:
    return {number for number, area in enumerate(kind.areas) if wanted(area)}


def _contacts(kind: Kind, ring: list[int]) -> list[set[int]]:
    """Groups of areas that touch in one spot: a path's end at a building, a square, a crossing, a bridge."""
    numbers = {area.id: number for number, area in enumerate(kind.areas)}
    groups = [{number, numbers[id]} for number, area in enumerate(kind.areas) for id in area.at]
    groups.append(_numbers(kind, lambda area: area.kind == "path" and "square" in area.ends))
    short = _numbers(kind, lambda area: area.kind == "road" and len(area.edges) < 2)
    inner = _numbers(kind, lambda area: area.kind == "monastery")
    if len(short) > 2 or (short and inner):
        groups.append(short | inner)
    return groups + [set(pair) for pair in _bridges(kind, ring)]


def _bridges(kind: Kind, ring: list[int]) -> list[tuple[int, int]]:
    roads = sorted(_numbers(kind, lambda area: area.kind == "road"))
    rivers = sorted(_numbers(kind, lambda area: area.kind == "river"))
    return [(road, river) for road in roads for river in rivers if _interleave(ring, road, river)]


def _interleave(ring: list[int], one: int, other: int) -> bool:
    around = [owner for owner in ring if owner in (one, other)]
    return sum(owner != around[place - 1] for place, owner in enumerate(around)) > 2


def _merge(number: int, groups: list[set[int]]) -> list[int]:
    """For each area the smallest area that it hangs together with through the groups."""
    root = list(range(number))
    for group in groups:
        roots = {root[area] for area in group}
        root = [min(roots) if name in roots else name for name in root]
    return root


def _find_crossing(kind: Kind, ring: list[int], contacts: list[set[int]]) -> tuple[int, int] | None:
    bridges = _bridges(kind, ring)
    number = len(kind.areas)
    for one in range(number):
        for other in range(one + 1, number):
            pair = (one, other)
            if _interleave(ring, one, other) and pair not in bridges and pair[::-1] not in bridges:
                return pair
    node = _merge(number, [set(pair) for pair in bridges])
    areas = set(range(number))
    if _drawable(areas, ring, contacts, node):
        return None
    for area in range(number):
        if not _drawable(areas - {area}, ring, contacts, node):
            areas.discard(area)
    guilty = sorted(areas, key=lambda area: (area not in ring, area))
    return guilty[0], guilty[1]


def _drawable(areas: set[int], ring: list[int], contacts: list[set[int]], node: list[int]) -> bool:
    """Whether these areas can lie within the ring, each in one piece and touching those it must touch."""
    size = len(ring)
    edges = {(place, size + node[owner]) for place, owner in enumerate(ring) if owner in areas}
    spot = size + len(node)
    for number, group in enumerate(contacts):
        edges |= {(size + node[area], spot + number) for area in group & areas}
    return can_be_drawn(size, edges)


def _find_unseparated(kind: Kind, ring: list[int], node: list[int]) -> tuple[int, int] | None:
    """Two areas of one kind with a common border, however the tile is drawn."""
    corner_cities = any(area.kind == "city" for area in kind.areas)
    for place, owner in enumerate(ring):
        before = ring[place - 1]
        like = kind.areas[owner].kind == kind.areas[before].kind and owner != before
        if like and not (corner_cities and kind.areas[owner].kind == "city"):
            return min(before, owner), max(before, owner)
    kinds = [{kind.areas[area].kind for area in range(len(node)) if node[area] == name} for name in node]
    inside = {area.kind for area in kind.areas if area.kind in GROUND and not area.edges and not area.halves}
    for spot in _meeting_spots([node[owner] for owner in ring]):
        alike = [[kinds[a] == kinds[b] and len(kinds[a]) == 1 for b in spot] for a in spot]
        if len(spot) > 1 and not _can_be_parted(alike, len(spot) > 2 and corner_cities):
            pairs = [(a, b) for a, b in combinations(spot, 2) if kinds[a] == kinds[b] and len(kinds[a]) == 1]
            if not inside - set().union(*(kinds[a] for a, _ in pairs)):
                return min(pairs[0]), max(pairs[0])
    return None


def _meeting_spots(around: list[int]) -> list[list[int]]:
    """The nodes that meet in each spot inside the tile, clockwise, when every node is drawn thick.

    Spots are the blocks of the complement of the non-crossing partition `around`.
    """
    size = len(around)
    last = {name: place for place, name in enumerate(around)}
    previous: list[int] = []
    for place, name in enumerate(around):
        previous.append(last[name])
        last[name] = place
    spots: list[list[int]] = []
    seen: set[int] = set()
    for start in range(size):
        spot: list[int] = []
        place = start
        while place not in seen:
            seen.add(place)
            spot.append(around[place])
            place = (previous[place] + 1) % size
        if spot:
            spots.append(spot)
    return spots


def _can_be_parted(alike: list[list[bool]], corners_may_touch: bool) -> bool:
    """Whether the nodes around a spot can be drawn so that no two alike border on each other.

    That is a triangulation of the polygon of nodes without a line between two alike.
    """
    size = len(alike)
    parted: dict[tuple[int, int], bool] = {}
    for width in range(1, size):
        for one in range(size - width):
            other = one + width
            side = width == 1 or width == size - 1
            allowed = not alike[one][other] or (side and corners_may_touch)
            inside = width == 1 or any(
                parted[one, middle] and parted[middle, other] for middle in range(one + 1, other)
            )
            parted[one, other] = allowed and inside
    return parted[0, size - 1]
