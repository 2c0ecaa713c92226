"""Where an area lies on its tile, as one who looks at it says: at the top left, in the middle."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from tilewright.tiles.model import Area, Kind

Point = tuple[float, float]

PLACES = ("right", "bottom-right", "bottom", "bottom-left", "left", "top-left", "top", "top-right")
"""Clockwise from the east in steps of 45 degrees; the texts `place` have one for each, for `middle` and for `alone`."""
MIDDLE, ALONE = "middle", "alone"
_SIDES: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
_HALVES: tuple[Point, ...] = ((-0.5, -1), (0.5, -1), (1, -0.5), (1, 0.5), (0.5, 1), (-0.5, 1), (-1, 0.5), (-1, -0.5))
_NEAR = 0.2


def place_of(kind: Kind, area: str, turns: int) -> str:
    """Return where an area lies on the tile as it is turned: one of PLACES, `middle`, or `alone` of its kind."""
    place = _places(kind)[area]
    return PLACES[(PLACES.index(place) + 2 * turns) % 8] if place in PLACES else place


@cache
def _places(kind: Kind) -> dict[str, str]:
    """Return the place of every area of the unturned tile."""
    found: dict[str, str] = {}
    for area in kind.areas:
        alike = [other for other in kind.areas if other.kind == area.kind]
        found[area.id] = _place(kind, area, alike) if len(alike) > 1 else ALONE
    return found


def _place(kind: Kind, area: Area, alike: list[Area]) -> str:
    """Return the side or corner towards which an area lies; of two at one corner the inner one runs by the middle."""
    place, far = _towards(kind, area)
    others = [_towards(kind, other) for other in alike if other is not area]
    return MIDDLE if any(other == place and reach > far for other, reach in others) else place


def _towards(kind: Kind, area: Area) -> tuple[str, float]:
    points = list(_points(area)) or [point for name in area.at for point in _points(kind.area(name))]
    x = sum(point[0] for point in points) / max(len(points), 1)
    y = sum(point[1] for point in points) / max(len(points), 1)
    far = math.hypot(x, y)
    return (MIDDLE if far < _NEAR else PLACES[round(math.atan2(y, x) / (math.pi / 4)) % 8]), far


def _points(area: Area) -> Iterator[Point]:
    yield from (_SIDES[side] for side in area.edges)
    yield from (_HALVES[half] for half in area.halves)
