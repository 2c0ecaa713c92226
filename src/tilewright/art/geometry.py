"""Points, curves and polygons of a tile: complex numbers x + yj, x east, y south, the tile 0 .. 100."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Points = list[complex]

CENTRE = 50 + 50j
PI = math.pi


def unit(vector: complex) -> complex:
    """The direction of a vector, 1 for the null vector."""
    return vector / abs(vector) if vector else 1 + 0j


def on(side: int, share: float, inward: float = 0.0) -> complex:
    """The point at a share (clockwise, 0 .. 1) of a side, moved inward by a distance."""
    return (complex(100 * share, inward) - CENTRE) * 1j**side + CENTRE


def inward(side: int) -> complex:
    """The unit vector from a side into the tile."""
    return 1j * 1j**side


def sample(curve: Sequence[complex], steps: int = 14) -> Points:
    """Points along a chain of cubics [p, c, c, p, c, c, p ...]."""
    points: Points = []
    for start in range(0, len(curve) - 1, 3):
        a, b, c, d = curve[start : start + 4]
        for k in range(steps + (start + 4 == len(curve))):
            t = k / steps
            u = 1 - t
            points.append(a * u**3 + 3 * b * u * u * t + 3 * c * u * t * t + d * t**3)
    return points


def distance(point: complex, line: Sequence[complex]) -> float:
    """The distance of a point from a polyline."""
    best = 1e9
    for a, b in pairwise(line):
        ab = b - a
        t = ((point - a) * ab.conjugate()).real / (abs(ab) ** 2 or 1)
        best = min(best, abs(point - a - ab * max(0.0, min(1.0, t))))
    return best


def within(point: complex, polygon: Sequence[complex]) -> bool:
    """Whether a point lies inside a polygon."""
    odd, x, y = False, point.real, point.imag
    last = polygon[-1]
    for corner in polygon:
        if (last.imag > y) != (corner.imag > y):
            if x < last.real + (y - last.imag) * (corner.real - last.real) / (corner.imag - last.imag):
                odd = not odd
        last = corner
    return odd


def ring(polygon: Sequence[complex]) -> Iterable[tuple[complex, complex]]:
    """The sides of a polygon as pairs of corners."""
    return zip(polygon, [*polygon[1:], polygon[0]])


def smooth(points: Sequence[complex]) -> Points:
    """A closed curve through the points, as cubics (Catmull-Rom)."""
    count, curve = len(points), [points[0]]
    for i in range(count):
        a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        curve += [b + (c - a) / 6, c - (d - b) / 6, c]
    return curve


def circle(centre: complex, radius: float) -> Points:
    """A whole circle as cubics."""
    curve = [centre + radius]
    for k in range(4):
        spin = radius * 1j**k
        curve += [centre + spin * (1 + 0.552j), centre + spin * (0.552 + 1j), centre + spin * 1j]
    return curve


def rect(centre: complex, along: complex, half_length: float, half_width: float) -> Points:
    """A rectangle round a centre, its length along a direction."""
    u, v = along * half_length, along * 1j * half_width
    return [centre - u - v, centre + u - v, centre + u + v, centre - u + v]


def box(left: float, top: float, right: float, bottom: float) -> Points:
    """An upright rectangle, clockwise from the north-west."""
    return [complex(left, top), complex(right, top), complex(right, bottom), complex(left, bottom)]


def apart(one: Sequence[complex], other: Sequence[complex], gap: float = 0.5) -> bool:
    """Whether two convex quads keep a gap between them (separating axes)."""
    for quad in (one, other):
        for p, q in ring(quad):
            axis = unit(q - p).conjugate() * 1j
            mine = [(axis * z).real for z in one]
            theirs = [(axis * z).real for z in other]
            if max(mine) + gap <= min(theirs) or max(theirs) + gap <= min(mine):
                return True
    return False


def middle(points: Sequence[complex]) -> complex:
    """The mean of some points."""
    return sum(points, 0j) / len(points)


def beside(line: Sequence[complex], offset: float) -> Points:
    """The polyline at a distance to the right of a polyline."""
    return [a + unit(b - a) * 1j * offset for a, b in pairwise(line)]


def tidy(polygon: Sequence[complex]) -> Points:
    """The polygon without double and collinear corners."""
    kept = [p for p, q in ring(polygon) if abs(p - q) > 0.5]
    before, after = [kept[-1], *kept], [*kept[1:], kept[0]]
    return [b for a, b, c in zip(before, kept, after) if abs((unit(b - a).conjugate() * unit(c - b)).imag) > 0.04]


def shrink(polygon: Sequence[complex], by: float) -> Points:
    """A clockwise polygon drawn in by a distance."""
    points: Points = []
    for i, b in enumerate(polygon):
        u, v = unit(b - polygon[i - 1]), unit(polygon[(i + 1) % len(polygon)] - b)
        turn = (u.conjugate() * v).imag
        # A corner that hardly turns moves straight inward; a very sharp one not out of all measure.
        step = (v - u) / turn if abs(turn) > 0.2 else unit(u + v) * 1j
        points.append(b + step * by)
    return points


def chamfer(polygon: Sequence[complex], by: float, near: complex, reach: float) -> Points:
    """A polygon whose corners within reach of a point are cut off."""
    points: Points = []
    for i, b in enumerate(polygon):
        a, c = polygon[i - 1], polygon[(i + 1) % len(polygon)]
        points += [b + unit(a - b) * by, b + unit(c - b) * by] if abs(b - near) < reach else [b]
    return points


def spun(angle: float, radius: float = 1.0) -> complex:
    """The vector of a length at an angle in radians, clockwise from the east."""
    return complex(math.cos(angle), math.sin(angle)) * radius
