"""Where things lie on a tile of The Castle: the blocks of houses and towers, paths, squares, fountains."""

from dataclasses import dataclass, field
from functools import lru_cache

from tilewright.art.geometry import CENTRE, Points, box, chamfer, inward, on, spun, tidy, within
from tilewright.art.ways import elbow, lane, midway
from tilewright.tiles import Area, Kind

BLOCKS = ("house", "tower")
DEEP, NEAR, FULL, LOW, BAY = 33.0, 38.5, 47.0, 20.0, 34.0
"""How deep a block reaches: in a court, beside a path, where nothing else is, before a square; and a bay in one."""


@dataclass
class Ward:
    """All that lies on a tile of The Castle; a number before a thing is the index of its area."""

    blocks: dict[int, list[Points]] = field(default_factory=dict)
    paths: dict[int, list[Points]] = field(default_factory=dict)
    fountains: list[tuple[int, complex, float]] = field(default_factory=list)
    square: float = 0.0


def _starts_in_middle(half: int) -> bool:
    return half % 2 == 1


def _runs(kind: Kind, index: int) -> list[list[int]]:
    """The half-edges of an area in runs, clockwise; a path that ends in an edge parts two runs."""
    held = set(kind.areas[index].halves)

    def begins(half: int) -> bool:
        parted = _starts_in_middle(half) and kind.line[half // 2] >= 0
        return half in held and ((half - 1) % 8 not in held or parted)

    runs = []
    for start in [half for half in range(8) if begins(half)] or ([0] if len(held) == 8 else []):
        run = [start]
        while len(run) < 8 and (run[-1] + 1) % 8 in held and not begins((run[-1] + 1) % 8):
            run.append((run[-1] + 1) % 8)
        runs.append(run)
    return runs


def _mitred(kind: Kind, half: int) -> bool:
    """Whether a block gives way on the slant to what owns the neighbouring half-edge."""
    owner = kind.half[half]
    if owner < 0 or kind.areas[owner].kind in BLOCKS:
        return True
    return any(half in run and len(run) == 1 for run in _runs(kind, owner))


def _depth(kind: Kind, area: Area) -> float:
    kinds = {other.kind for other in kind.areas}
    if any(not path.edges and area.id in path.at for path in kind.areas):
        return LOW
    if not kinds & {"court", "path"}:
        return FULL
    return NEAR if any(kind.line[half // 2] >= 0 for half in area.halves) else DEEP


def _begin(run: list[int]) -> tuple[int, float]:
    return run[0] // 2, 0.615 if _starts_in_middle(run[0]) else 0.05


def _finish(run: list[int]) -> tuple[int, float]:
    return run[-1] // 2, 0.95 if _starts_in_middle(run[-1]) else 0.385


def _outer(run: list[int]) -> Points:
    """The rim of a run from its begin to its end, past the tile's edge."""
    (first, start), (last, stop) = _begin(run), _finish(run)
    corners = [on(half // 2, 1) for half in run[:-1] if _starts_in_middle(half)]
    return [on(first, start, -9), *(p + (p - CENTRE) * 0.2 for p in corners), on(last, stop, -9)]


def _inner(kind: Kind, run: list[int], depth: float) -> Points:
    """The back of a run at a depth, from its begin to its end."""
    (first, start), (last, stop) = _begin(run), _finish(run)
    slant = depth / 100
    lead = slant if not _starts_in_middle(run[0]) and _mitred(kind, (run[0] - 1) % 8) else 0
    tail = slant if _starts_in_middle(run[-1]) and _mitred(kind, (run[-1] + 1) % 8) else 0
    corners = [on(half // 2, 1 - slant, depth) for half in run[:-1] if _starts_in_middle(half)]
    return [
        on(first, start),
        on(first, start + lead, depth),
        *corners,
        on(last, stop - tail, depth),
        on(last, stop),
    ]


def _bay(kind: Kind, run: list[int], onward: list[int]) -> Points:
    """The edge of what lies between two runs of one block, from the one's end to the other's begin."""
    gap = [(run[-1] + 1 + k) % 8 for k in range((onward[0] - run[-1] - 1) % 8)]
    (last, stop), (first, start) = _finish(run), _begin(onward)
    ends = on(last, stop), on(first, start)
    if not gap:
        return [ends[0], on(last, stop, 50), on(first, start, 50), ends[1]]
    if _starts_in_middle(gap[0]) and len(gap) == 2:
        corner = on(last, 1)
        return [ends[0], *(corner + (ends[0] - corner) * spun(-k * 0.3927) for k in (1, 2, 3)), ends[1]]
    corners = [on(half // 2, 1 - BAY / 100, BAY) for half in gap[:-1] if _starts_in_middle(half)]
    lead = 0.385 if _starts_in_middle(gap[0]) else 0.22
    tail = 0.78 if _starts_in_middle(gap[-1]) else 0.615
    return [ends[0], on(gap[0] // 2, lead, BAY), *corners, on(gap[-1] // 2, tail, BAY), ends[1]]


def _block(kind: Kind, index: int) -> list[Points]:
    runs, area = _runs(kind, index), kind.areas[index]
    if not runs:
        return [_cottage(kind, area)]
    if len(runs[0]) == 8 and not any(line >= 0 for line in kind.line):
        return [box(-9, -9, 109, 109)]
    if len(runs) == 1 and not _rings(kind, runs[0]):
        return [tidy(_outer(runs[0]) + _inner(kind, runs[0], _depth(kind, area))[::-1])]
    polygon: Points = []
    for run, onward in zip(runs, runs[1:] + runs[:1]):
        polygon += _outer(run) + _bay(kind, run, onward)
    return [tidy(polygon)]


def _rings(kind: Kind, run: list[int]) -> bool:
    """Whether a run goes round the tile and leaves its neighbours no more than a bay."""
    mitred = not _starts_in_middle(run[0]) and _mitred(kind, (run[0] - 1) % 8)
    return (len(run) > 6 or (len(run) > 5 and mitred)) and _parted(kind)


def _parted(kind: Kind) -> bool:
    return any(line >= 0 for line in kind.line)


def _cottage(kind: Kind, area: Area) -> Points:
    """A block that touches no edge: it stands in the middle, before the path that ends at it."""
    ways = [path.edges[0] for path in kind.areas if area.id in path.at and path.edges]
    heart = CENTRE + (inward(ways[0]) * 9 if ways else 0)
    return box(heart.real - 21, heart.imag - 17, heart.real + 21, heart.imag + 17)


def _stops(kind: Kind, ward: Ward, path: Area, side: int) -> float:
    """How far a path runs from a side until it stops: at its building, in a square or in the middle."""
    targets = [ward.blocks[i] for i, area in enumerate(kind.areas) if area.id in path.at and i in ward.blocks]
    for reach in range(12, 90, 2):
        if any(within(on(side, 0.5, reach), polygon) for block in targets for polygon in block):
            return reach + 2
    if not targets or kind.square:
        return 50
    # The building lies beside the path: a wing of it closes the path's end.
    for index, area in enumerate(kind.areas):
        if area.id in path.at and index in ward.blocks:
            east = set(area.halves) & {(2 * side + 1) % 8, (2 * side + 2) % 8}
            left, right = (0.385, 0.68) if east else (0.32, 0.615)
            ward.blocks[index].append(
                [on(side, left, 21), on(side, right, 21), on(side, right, 38.5), on(side, left, 38.5)]
            )
    return 22


def _through(edges: tuple[int, ...]) -> list[tuple[int, int]]:
    if len(edges) == 2:
        return [(edges[0], edges[1])]
    return [(side, side + 2) for side in edges if side + 2 in edges]


def _paths(kind: Kind, ward: Ward, index: int, path: Area) -> list[Points]:
    pairs = _through(path.edges)
    bends = sum(len(other.edges) == 2 for other in kind.areas if other.kind == "path")
    curves = [elbow(one, other, wide=bends > 1) for one, other in pairs]
    crossed = {side for pair in pairs for side in pair}
    curves += [lane(side, _stops(kind, ward, path, side)) for side in path.edges if side not in crossed]
    if path.edges:
        return curves
    for number, area in enumerate(kind.areas):
        ahead = [s for s in range(4) if kind.half[2 * s] == kind.half[2 * s + 1] == number and kind.line[s] < 0]
        if area.id in path.at and ahead:
            end = on(ahead[0], 0.5, LOW - 2)
            curves.append([CENTRE, CENTRE + (end - CENTRE) * 0.3, CENTRE + (end - CENTRE) * 0.7, end])
    return curves or [[CENTRE - 12, CENTRE - 4, CENTRE + 4, CENTRE + 12]]


@lru_cache(maxsize=512)
def ward_of(kind: Kind) -> Ward:
    """Where things lie on a kind of The Castle; always the same for the same kind."""
    ward = Ward()
    for index, area in enumerate(kind.areas):
        if area.kind in BLOCKS:
            ward.blocks[index] = _block(kind, index)
    for index, area in enumerate(kind.areas):
        if area.kind == "path":
            ward.paths[index] = _paths(kind, ward, index, area)
    if kind.square:
        ward.square = 16.0 if any(area.kind == "path" and not area.edges for area in kind.areas) else 21.0
    for index, area in enumerate(kind.areas):
        if area.fountain:
            _fountain(kind, ward, index, area)
    spots = [(CENTRE, ward.square + 2)] if kind.square else []
    spots += [(spot, 23 * scale) for _, spot, scale in ward.fountains]
    for spot, reach in spots:
        ward.blocks = {i: [chamfer(polygon, 9, spot, reach) for polygon in block] for i, block in ward.blocks.items()}
    return ward


def _fountain(kind: Kind, ward: Ward, index: int, area: Area) -> None:
    """A fountain stands half-way along its path; smaller where the path is short."""
    if len(area.edges) == 1:
        reach = _reach(ward.paths[index][0], area.edges[0])
        reach = reach - ward.square if kind.square else reach
        ward.fountains.append((index, on(area.edges[0], 0.5, reach / 2), 0.65 if reach < 45 else 0.9))
    else:
        ward.fountains.append((index, midway(ward.paths[index][0]), 1.0))


def _reach(curve: Points, side: int) -> float:
    return abs(curve[-1] - on(side, 0.5))
