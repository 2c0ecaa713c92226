"""The open ground: meadow and lawn, trees, hedges, crops, and what is already taken on a tile."""

from itertools import pairwise

from tilewright.art.geometry import PI, Points, beside, distance, rect, sample, smooth, spun, unit, within
from tilewright.art.lots import Lots
from tilewright.art.pen import Pen


class Ground:
    """What is taken on a tile, so that trees and tufts keep off ways, water and roofs."""

    def __init__(self) -> None:
        self.lines: list[tuple[Points, float]] = []
        self.polygons: list[Points] = []
        self.discs: list[tuple[complex, float]] = []

    def free(self, spot: complex, radius: float) -> bool:
        """Whether a circle touches nothing that is taken."""
        if any(abs(spot - centre) < radius + size for centre, size in self.discs):
            return False
        if any(distance(spot, line) < radius + width for line, width in self.lines):
            return False
        return not any(
            within(spot, polygon) or distance(spot, [*polygon, polygon[0]]) < radius * 0.9 for polygon in self.polygons
        )

    def spot(self, lots: Lots, radius: float, tries: int = 30) -> complex | None:
        """A free circle inside the tile, taken from now on; None where none was found."""
        for _ in range(tries):
            spot = complex(lots.between(radius + 3, 97 - radius), lots.between(radius + 3, 97 - radius))
            if self.free(spot, radius):
                self.discs.append((spot, radius))
                return spot
        return None


def blob(lots: Lots, centre: complex, across: float, along: float, tilt: float, corners: int = 7) -> Points:
    """A soft patch of a size round a centre."""
    points = []
    for i in range(corners):
        angle = 2 * PI * (i + lots.between(-0.2, 0.2)) / corners
        size = 1 + lots.between(-0.2, 0.2)
        towards = spun(angle)
        points.append(centre + complex(across * size * towards.real, along * size * towards.imag) * spun(tilt))
    return smooth(points)


def _patches(pen: Pen, tilt: float, layers: tuple[tuple[str, float, float, int], ...]) -> None:
    lots = pen.lots
    for look, size, flat, count in layers:
        shapes = []
        for _ in range(count):
            r = size * lots.between(0.7, 1.1)
            heart = complex(lots.between(r + 1, 99 - r), lots.between(r * 0.7 + 2, 98 - r * 0.7))
            shapes.append(blob(lots, heart, r * 0.85, r * flat, tilt + lots.between(-0.25, 0.25)))
        pen.curve(look, *shapes)


def meadow(pen: Pen) -> None:
    """Grass in brush strokes, all inside the tile: its rim is plain, so any two edges agree."""
    pen.add('<path class="twg0" d="M-1-1h102v102H-1z"/>')
    layers = (("gb", 21.0, 0.46, 3), ("ga", 18.0, 0.46, 3), ("gb", 13.0, 0.13, 3), ("ga", 12.0, 0.13, 4))
    _patches(pen, pen.lots.between(-0.3, 0.3), layers)


def lawn(pen: Pen) -> None:
    """Turf a shade cooler than the meadow, faintly mown; again plain along the rim."""
    pen.add('<path class="twl0" d="M-1-1h102v102H-1z"/>')
    _patches(pen, 0.0, (("lb", 22.0, 0.42, 3), ("la", 16.0, 0.42, 3), ("lb", 10.0, 0.42, 3)))


def tufts(pen: Pen, ground: Ground, count: int) -> None:
    """Tufts of grass where the ground is free."""
    for k in range(count):
        spot = ground.spot(pen.lots, 2.6)
        if spot is not None:
            pen.stand("tuft" if k % 3 else "blade", spot)


def copse(pen: Pen, ground: Ground, count: int) -> None:
    """Trees in company: a big one, a smaller beside it, a bush at the foot."""
    lots, trees = pen.lots, []
    for _ in range(count):
        spot = ground.spot(lots, 7)
        if spot is None:
            continue
        trees.append((lots.choice(("tree", "tree", "tree3")), spot))
        for symbol, radius, away in (("tree2", 5.0, 9.5), ("bush", 2.7, 8.2), ("bush", 2.7, 9.0)):
            near = spot + spun(lots.between(0, 2 * PI), away)
            if 6 < near.real < 91 and 6 < near.imag < 91 and ground.free(near, radius * 0.2) and lots.share() < 0.8:
                trees.append((symbol, near))
                ground.discs.append((near, radius))
    for symbol, spot in sorted(trees, key=lambda tree: tree[1].imag):
        pen.stand(symbol, spot)


def crop(pen: Pen, ground: Ground) -> None:
    """Strips of corn, green rows and plough-land side by side, hedged, where a meadow is wide enough."""
    lots = pen.lots
    heart = ground.spot(lots, 25, 120)
    if heart is None:
        return
    along = spun(lots.between(0, 2 * PI))
    cuts = (-19.0, lots.between(-8, -3), lots.between(4, 9), 19.0)
    tops = [heart + along * complex(x, -13 + lots.between(-2, 2)) for x in cuts]
    feet = [heart + along * complex(x + lots.between(-2, 2), 13 + lots.between(-2, 2)) for x in cuts]
    for k, look in enumerate(lots.shuffled(("cr", "cg", "cb"))):
        a, b, c, d = tops[k], tops[k + 1], feet[k + 1], feet[k]
        pen.poly(look, [a, b, c, d])
        count, rows = int(abs(b - a) / 2.4), []
        for t in range(1, count):
            q, r = a + (b - a) * t / count, d + (c - d) * t / count
            way = r - q
            rows.append([q + way * 0.06, q + way * 0.4 + 0.6j, q + way * 0.6 - 0.6j, r - way * 0.06])
        pen.curve("cl" if look == "cr" else "ck", *rows)
    hedge(pen, [[tops[0], tops[1], tops[2], tops[3], tops[3], feet[3], feet[3]]])
    ground.polygons.append([tops[0], tops[3], feet[3], feet[0]])


def hedge(pen: Pen, lines: list[Points]) -> None:
    """A row of clipped bushes: three dotted strokes with round caps."""
    pen.strokes(lines, "hg", "hh", "hi")


def wayside(pen: Pen, ground: Ground, ways: list[Points]) -> None:
    """A stretch of hedge beside a road, with gaps, where the ground is free."""
    lots, lines = pen.lots, []
    for way in ways:
        run: Points = []
        for p in [*beside(sample(way, 8), lots.choice((10, -10))), None]:
            if p is not None and 5 < p.real < 95 and 5 < p.imag < 95 and ground.free(p, 2.4) and lots.share() > 0.06:
                run.append(p)
                continue
            if len(run) > 4:
                run = run[1:-1]
                steps = [z for a, b in pairwise(run) for z in (a, a + (b - a) / 3, b - (b - a) / 3)]
                lines.append([*steps, run[-1]])
                ground.discs += [(z, 3.0) for z in run]
            run = []
    if lines:
        hedge(pen, lines)


def reeds(pen: Pen, line: Points) -> None:
    """Reeds along a bank."""
    for _ in range(5):
        k = 3 + pen.lots.below(max(1, len(line) - 6))
        k = min(k, len(line) - 2)
        spot = line[k] + unit(line[k + 1] - line[k]) * 1j * pen.lots.choice((10.2, -10.2))
        if 4 < spot.real < 96 and 5 < spot.imag < 96:
            pen.stand("reed", spot)


def flowers(pen: Pen, ground: Ground, patches: int) -> None:
    """A few flowers in the grass."""
    for k in range(patches):
        spot = ground.spot(pen.lots, 2)
        if spot is not None:
            for _ in range(4):
                near = spot + spun(pen.lots.between(0, 2 * PI), pen.lots.between(0, 2.4))
                pen.disc("fn" if k % 2 else "fo", near, 0.55)


def garden(pen: Pen, heart: complex, scale: float = 1.0) -> None:
    """A garden in bloom: four clipped beds in gravel round a ball of box."""
    pen.poly("gf", rect(heart, 1, 14.6 * scale, 14.6 * scale))
    beds = [rect(heart + 7.2 * scale * complex(x, y), 1, 5.7 * scale, 5.7 * scale) for x in (1, -1) for y in (1, -1)]
    pen.shade(1, *beds)
    pen.poly("t1", *beds)
    pen.poly("lb2", *[[p + (heart_of(bed) - p) * 0.28 for p in bed] for bed in beds])
    for look, odd in (("fm", 1), ("fl", 0)):
        pen.poly(
            look,
            *[
                rect(heart_of(bed) + complex(u, v) * 1.9 * scale, 1 + 1j, 0.7 * scale, 0.7 * scale)
                for bed in beds
                for u in (1, 0, -1)
                for v in (1, 0, -1)
                if (u + v) % 2 == odd
            ],
        )
    pen.stand("bush", heart, 1.4 * scale)
    pen.stand("bed", heart, max(scale, 0.8))


def heart_of(quad: Points) -> complex:
    """The middle of a quad."""
    return (quad[0] + quad[2]) / 2
