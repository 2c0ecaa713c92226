"""Which area lies where on a tile, and where a follower stands on it."""

from functools import lru_cache

from tilewright.art.castle_plan import ward_of
from tilewright.art.geometry import CENTRE, Points, rect, sample, within
from tilewright.art.landscape import landscape_of
from tilewright.tiles import Kind

STEP = 2
SIZE = 100 // STEP
NOBODY = -1
OPEN = -2
Label = list[int]


@lru_cache(maxsize=512)
def ground_of(kind: Kind) -> tuple[int, ...]:
    """The index of the area at each of 50 by 50 places, row by row from the north-west; -1 where none is."""
    castle = any(area.kind in ("path", "court", "house", "tower") for area in kind.areas)
    labels = _castle(kind) if castle else _classic(kind)
    _spread(kind, labels, ("court",) if castle else ("field",))
    return tuple(labels)


def place(number: int) -> complex:
    """The point of the tile at one of the 50 by 50 places."""
    return complex(number % SIZE * STEP + STEP / 2, number // SIZE * STEP + STEP / 2)


def _stroke(labels: Label, curve: Points, half_width: float, owner: int) -> None:
    for p in sample(curve, 40):
        _disc(labels, p, half_width, owner)


def _area(labels: Label, polygon: Points, owner: int) -> None:
    for number in range(SIZE * SIZE):
        if within(place(number), polygon):
            labels[number] = owner


def _disc(labels: Label, heart: complex, radius: float, owner: int) -> None:
    rows = range(max(0, int((heart.imag - radius) / STEP)), min(SIZE, int((heart.imag + radius) / STEP) + 1))
    columns = range(max(0, int((heart.real - radius) / STEP)), min(SIZE, int((heart.real + radius) / STEP) + 1))
    for number in (row * SIZE + column for row in rows for column in columns):
        if abs(place(number) - heart) < radius:
            labels[number] = owner


def _castle(kind: Kind) -> Label:
    ward, labels = ward_of(kind), [OPEN] * (SIZE * SIZE)
    for index, curves in ward.paths.items():
        for curve in curves:
            _stroke(labels, curve, 10.3, index)
    if ward.square:
        _disc(labels, CENTRE, ward.square, NOBODY)
    for index, heart, scale in ward.fountains:
        _disc(labels, heart, 18.6 * scale, index)
    for index, block in ward.blocks.items():
        for polygon in block:
            _area(labels, polygon, index)
    return labels


def _classic(kind: Kind) -> Label:
    land, labels = landscape_of(kind), [OPEN] * (SIZE * SIZE)
    for index, curve in land.rivers:
        _stroke(labels, curve, 12, index)
    if land.pond:
        _area(labels, land.pond[1], land.pond[0])
    for index, curve in land.roads:
        _stroke(labels, curve, 7.2, index)
    if land.crossing is not None:
        _disc(labels, land.crossing, 10.8, NOBODY)
    for city in land.cities:
        _area(labels, city.land, city.area)
        for curve, _ in city.walls:
            _stroke(labels, curve, 4.7, city.area)
    for index, heart, scale in land.gardens:
        _area(labels, rect(heart, 1, 15 * scale, 15 * scale), index)
    if land.monastery:
        index, heart, scale = land.monastery
        _area(labels, rect(heart, 1, 28 * scale, 27 * scale), index)
    return labels


def _halves_at(number: int) -> list[int]:
    """The half-edges at a place on the tile's rim."""
    x, y, half = number % SIZE, number // SIZE, SIZE // 2
    found = []
    if y == 0:
        found.append(0 if x < half else 1)
    if x == SIZE - 1:
        found.append(2 if y < half else 3)
    if y == SIZE - 1:
        found.append(5 if x < half else 4)
    if x == 0:
        found.append(7 if y < half else 6)
    return found


def _spread(kind: Kind, labels: Label, kinds: tuple[str, ...]) -> None:
    """Give the open ground to the courts or fields whose half-edges it touches, the whole of it where one is inside."""
    fringe = []
    for number in range(SIZE * SIZE):
        owners = {kind.half[half] for half in _halves_at(number)} - {NOBODY}
        if labels[number] == OPEN and len(owners) == 1 and kind.areas[owner := min(owners)].kind in kinds:
            fringe.append((number, owner))
    for number, owner in fringe:
        labels[number] = owner
    queue = [number for number, _ in fringe]
    for number in queue:
        for there in _neighbours(number):
            if labels[there] == OPEN:
                labels[there] = labels[number]
                queue.append(there)
    inner = [i for i, area in enumerate(kind.areas) if area.kind in kinds and not area.halves]
    for number, label in enumerate(labels):
        if label == OPEN:
            labels[number] = inner[0] if inner else NOBODY


def _neighbours(number: int) -> list[int]:
    x, y = number % SIZE, number // SIZE
    near = [number - 1] if x else []
    near += [number + 1] if x < SIZE - 1 else []
    near += [number - SIZE] if y else []
    return near + ([number + SIZE] if y < SIZE - 1 else [])


@lru_cache(maxsize=2048)
def roomiest(kind: Kind, index: int, marks: tuple[complex, ...] = ()) -> tuple[complex, float]:
    """The point of an area furthest from its edge, and how far; with marks, off these too where there is room."""
    labels = ground_of(kind)
    depth = [number for number, label in enumerate(labels) if label == index]
    alien = [place(m) for m in sorted({m for n in depth for m in _neighbours(n) if labels[m] != index})]
    # Every other place in either direction will do, unless the area is too small for that.
    coarse = [n for n in depth if n % 2 == 0 and n // SIZE % 2 == 0]

    def worth(spot: complex) -> tuple[float, float]:
        rim = min(spot.real, spot.imag, 100 - spot.real, 100 - spot.imag) - 2
        size = min([rim, 24.0, *(abs(spot - other) for other in alien)])
        if marks:
            off = min(20.0, *(abs(spot - mark) for mark in marks))
            return min(size, 12.0) + 0.2 * off + size * 0.01, size
        return size - abs(spot - CENTRE) * 0.01, size

    if not depth:
        return CENTRE, 0.0
    best = max((place(n) for n in coarse or depth), key=worth)
    best = max((place(n) for n in depth if abs(place(n) - best) < 2 * STEP), key=worth)
    return best, worth(best)[1]


def _marks(kind: Kind, index: int) -> tuple[complex, ...]:
    """What a follower on an area should not hide: a coat of arms, a fountain, a market, a garden beside."""
    area = kind.areas[index]
    if area.shields:
        return tuple(city.heart for city in landscape_of(kind).cities if city.area == index)
    if area.fountain:
        return tuple(heart for owner, heart, _ in ward_of(kind).fountains if owner == index)
    if area.markets:
        return (roomiest(kind, index)[0],)
    if area.kind == "field":
        return tuple(heart for _, heart, _ in landscape_of(kind).gardens)
    return ()


def spot_of(kind: Kind, area_id: str) -> tuple[float, float]:
    """Where a follower on an area stands, in units of the unturned tile (0 .. 1); KeyError for an unknown area."""
    index = kind.areas.index(kind.area(area_id))
    spot, _ = roomiest(kind, index, _marks(kind, index))
    return round(spot.real / 100, 3), round(spot.imag / 100, 3)
