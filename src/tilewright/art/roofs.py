"""Roofs: rows of houses packed along guide lines, drawn as few paths."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tilewright.art.geometry import Points, apart, distance, middle, rect, unit, within
from tilewright.art.lots import Lots
from tilewright.art.pen import Pen, closed, octant, xy
from tilewright.art.tokens import DROP

Fits = Callable[[Points], bool]
Lines = Sequence[Points]


@dataclass(frozen=True)
class Row:
    """A guide line for houses: on which side of it, how far off, how deep and how wide they are."""

    line: Points
    side: int
    offset: float
    depths: tuple[float, float]
    widths: tuple[float, float]


class Roofs:
    """Many roofs gathered by tint and the wind they look to; shadow and ink are one path each."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.faces: dict[str, list[Points]] = {}
        self.plans: list[Points] = []
        self.ridges: list[tuple[complex, complex]] = []

    def _face(self, tint: str, points: Points) -> None:
        eaves = (points[0] + points[1]) / 2
        self.faces.setdefault(f"{tint}{octant(eaves - middle(points[2:]))}", []).append(points)

    def house(self, quad: Points, tint: str, hip: float = 0.0) -> None:
        """A house with its ridge along the first side; `hip` draws the ends of the ridge in."""
        a, b, c, d = quad
        along = (b - a) * hip
        one, other = (a + d) / 2 + along, (b + c) / 2 - along
        self._face(tint, [a, b, other, one])
        self._face(tint, [c, d, one, other])
        if hip:
            self._face(tint, [b, c, other])
            self._face(tint, [d, a, one])
        self.plans.append(quad)
        self.ridges.append((one, other))

    def paint(self, height: int = 2, landmark: bool = False) -> None:
        """Draw what was gathered: every face once, used as shadow, as ink beneath and as paint on top.

        A landmark's roofs are drawn in every theme; those of the many houses only where they say something.
        """
        pen, key, looks = self.pen, self.pen.fresh(), sorted(self.faces)
        assert height in DROP
        paths = "".join(
            f'<path id="{key}.{i}" d="{"".join(closed([p * 5 for p in face], 0) for face in self.faces[look])}"/>'
            for i, look in enumerate(looks)
        )
        pen.add(f'<defs><g id="{key}">{paths}</g></defs>')
        pen.add("<g>" if landmark else '<g class="twrg">')
        pen.add(f'<g class="twd{height}">')
        pen.add(f'<use href="#{key}" class="twrs" transform="scale(.2)"/></g><g transform="scale(.2)">')
        pen.add(f'<use href="#{key}" class="twln"/>')
        pen.add("".join(f'<use href="#{key}.{i}" class="tw{look}"/>' for i, look in enumerate(looks)))
        data = "".join(
            "M{}L{}".format(*(xy(complex(round(p.real * 5), round(p.imag * 5))) for p in ridge))
            for ridge in self.ridges
        )
        pen.add(f'<path class="twrl" d="{data}"/></g></g>')

    def chimneys(self, every: int) -> None:
        """A chimney on the ridge of some houses, a little off its middle."""
        hearts = [one + (other - one) * 0.36 for one, other in self.ridges[::every] if abs(other - one) > 4]
        self.pen.poly("ch", *[rect(heart, 1, 1.05, 1.05) for heart in hearts])


class Site:
    """Where houses stand: quads with their middles and sizes, so that what is far off is not looked at twice."""

    def __init__(self, quads: Sequence[Points] = ()) -> None:
        self.quads: list[Points] = []
        self._kept: list[tuple[complex, float, float, Points]] = []
        for quad in quads:
            self.put(quad)

    def put(self, quad: Points) -> None:
        """Let a house stand."""
        a, b, c, d = quad
        self.quads.append(quad)
        self._kept.append(((a + c) / 2, abs(a - c) / 2, min(abs(a - b), abs(a - d)) / 2, quad))

    def clear(self, quad: Points, gap: float) -> bool:
        """Whether a quad keeps a gap to all that stand."""
        heart, reach = (quad[0] + quad[2]) / 2, abs(quad[0] - quad[2]) / 2 + gap
        near = [kept for kept in self._kept if abs(kept[0] - heart) < reach + kept[1]]
        least = min(abs(quad[0] - quad[1]), abs(quad[0] - quad[3])) / 2
        if any(abs(kept[0] - heart) < least + kept[2] for kept in near):
            return False
        return all(apart(quad, kept[3], gap) for kept in near)

    def free(self, spot: complex, radius: float) -> bool:
        """Whether a small circle touches no house's middle part."""
        return all(abs(kept[0] - spot) >= radius + kept[2] for kept in self._kept)


def fill(site: Site, fits: Fits, land: Sequence[Points], sizes: Sequence[tuple[float, float]], lines: Lines) -> None:
    """Put small houses into what the rows left over, turned as the nearest line runs."""
    spots = [complex(3 + 94 * (k % 26) / 25, 3 + 94 * (k // 26) / 25) for k in range(26 * 26)]
    spots = [spot for spot in spots if any(within(spot, polygon) for polygon in land)]
    for width, depth in sizes:
        for spot in spots:
            if site.free(spot, depth / 2):
                quad = rect(spot, heading(spot, lines), width / 2, depth / 2)
                if site.clear(quad, 0.3) and fits(quad):
                    site.put(quad)


def heading(spot: complex, lines: Lines) -> complex:
    """The direction of the nearest of some lines; the nearer axis of the tile where there is none."""
    if not lines:
        return 1 if abs(spot.real - 50) < abs(spot.imag - 50) else 1j
    line = min(lines, key=lambda one: distance(spot, one))
    k = min(range(len(line) - 1), key=lambda i: abs(line[i] - spot))
    return unit(line[k + 1] - line[k])


def pack(lots: Lots, fits: Fits, rows: Sequence[Row], first: Lines = ()) -> Site:
    """Rows of houses along guide lines, none overlapping another or one that stands first."""
    site = Site(first)
    for row in rows:
        skip = 0.0
        for a, b in pairwise(row.line):
            along, at, length = unit(b - a), skip, abs(b - a)
            while at < length:
                width, depth = lots.between(*row.widths), lots.between(*row.depths)
                heart = a + along * (at + width / 2) + along * 1j * row.side * (row.offset + depth / 2)
                across = lots.share() < 0.3 and width < depth * 1.2
                quad = (
                    rect(heart, along * 1j, depth / 2, width / 2)
                    if across
                    else rect(heart, along, width / 2, depth / 2)
                )
                if site.clear(quad, 0.2) and fits(quad):
                    site.put(quad)
                    at += width + 0.25
                else:
                    at += 0.9
            skip = at - length
    return site


def probes(quad: Points) -> Points:
    """Points by which a quad is tried: corners, middle, middles of the sides."""
    a, b, c, d = quad
    return [*quad, middle(quad), (a + b) / 2, (b + c) / 2, (c + d) / 2, (d + a) / 2]


def inside(quad: Points, polygons: Lines) -> bool:
    """Whether a quad lies in one of some polygons and off the tile's rim."""
    points = probes(quad)
    if not all(1 < p.real < 99 and 1 < p.imag < 99 for p in points):
        return False
    return all(any(within(p, polygon) for polygon in polygons) for p in points)


def off(quad: Points, lines: Lines, gap: float) -> bool:
    """Whether a quad keeps a gap to all of some lines."""
    heart, size = (quad[0] + quad[2]) / 2, abs(quad[0] - quad[2]) / 2
    for line in lines:
        far = distance(heart, line)
        if far <= gap:
            return False
        if far < gap + size and not all(distance(p, line) > gap for p in probes(quad)):
            return False
    return True
