"""The lines of roads, rivers and paths: they cross every edge in its middle, square to it, and reach past it."""

from itertools import pairwise

from tilewright.art.geometry import CENTRE, PI, Points, distance, inward, on, sample, spun
from tilewright.art.lots import Lots

PAST = 9
"""How far a way reaches past the edge, so that two neighbours overlap without a seam."""

WIDTHS = {"road": 14.4, "river": 24.0, "path": 20.6}
"""The full width of a way, verges and kerbs with it."""

ROAD = ("r0", "r1", "r2", "r3", "r4", "r5")
RIVER = ("v0", "v1", "v2", "v4", "v5")
PATH = ("p1", "p2", "p3", "p4", "p5", "p6")


def bed(lots: Lots, one: int, other: int, sag: complex = 0j) -> Points:
    """A road or river from side to side with a gentle wander; `sag` shifts its middle."""
    n, m, p, q = inward(one), inward(other), on(one, 0.5), on(other, 0.5)
    if n == -m:
        sway = 1j * n * lots.between(-3, 3)
        heart, lean, grip = CENTRE + sway * 0.4 + sag, n * 58 + sway * 1.6, 34
    else:
        heart, lean, grip = (p + q) / 2 + (n + m) * 11 + sag, (q - p) * 0.62, 39
    knots = [
        (p - n * PAST, n * PAST),
        (p, n * grip),
        (heart, lean),
        (q, -m * grip),
        (q - m * PAST, -m * PAST),
    ]
    curve = [knots[0][0]]
    for (here, out), (there, onward) in pairwise(knots):
        curve += [here + out / 3, there - onward / 3, there]
    return curve


def spur(lots: Lots, side: int, end: complex) -> Points:
    """A road or river from a side to a point inside the tile."""
    n, p = inward(side), on(side, 0.5)
    sway = 1j * n * lots.between(-3, 3)
    reach = abs(end - p)
    return [p - n * PAST, p - n * 6, p - n * 3, p, p + n * reach * 0.45, end - (end - p) * 0.3 + sway, end]


def lane(side: int, reach: float) -> Points:
    """A paved path from a side straight inward."""
    n, p = inward(side), on(side, 0.5)
    return [p - n * PAST, p - n * 6, p - n * 3, p, p + n * reach * 0.35, p + n * reach * 0.7, p + n * reach]


def elbow(one: int, other: int, wide: bool = False) -> Points:
    """A paved path from side to side: straight, in a tight round corner, or in a wide bend."""
    n, m, p, q = inward(one), inward(other), on(one, 0.5), on(other, 0.5)
    if not wide and n != -m:
        bend = [p + n * 20, p + n * 36, p + n * 44, q + m * 44, q + m * 36, q + m * 20]
        return [p - n * PAST, p, *bend, q, q - m * PAST]
    grip = 33 if n == -m else 27.6
    tail = [q - m * 3, q - m * 6, q - m * PAST]
    return [p - n * PAST, p - n * 6, p - n * 3, p, p + n * grip, q + m * grip, q, *tail]


def midway(curve: Points) -> complex:
    """The point half-way along a curve, its overreach left out."""
    line = [p for p in sample(curve, 16) if -1 < p.real < 101 and -1 < p.imag < 101]
    return line[len(line) // 2]


def pool(lots: Lots, heart: complex, size: float) -> Points:
    """The shore of a spring or a lake, as corners of a smooth curve."""
    return [heart + spun(k * PI / 5, size * lots.between(0.92, 1.06)) for k in range(10)]


def crossing_width(kind: str, share: float) -> float:
    """How far the middle of a way is off the point at a share of the edge, in units of the tile."""
    return abs(share - 0.5) * 100 - WIDTHS[kind] / 2


def near(spot: complex, curves: list[Points], reach: float) -> bool:
    """Whether a point lies within reach of one of some curves."""
    return any(distance(spot, sample(curve, 10)) < reach for curve in curves)
