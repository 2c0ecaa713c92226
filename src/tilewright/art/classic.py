"""The tiles of Classic: cities, roads, rivers, monasteries and fields."""

from tilewright.art.geometry import (
    Points,
    beside,
    circle,
    distance,
    inward,
    middle,
    on,
    rect,
    sample,
    shrink,
    smooth,
    within,
)
from tilewright.art.ground import Ground, copse, crop, flowers, garden, meadow, reeds, tufts, wayside
from tilewright.art.landscape import City, Landscape, landscape_of
from tilewright.art.pen import Pen
from tilewright.art.roofs import Roofs, Row, Site, fill, inside, off, pack, probes
from tilewright.art.ways import RIVER, ROAD
from tilewright.tiles import Kind

WALL = ("w1", "w2", "w3", "w4", "w5")
EDGE_ROOFS = ((0.2, 4.2, 3.6), (0.275, 5, 3.6), (0.355, 4.5, 4.1), (0.645, 4.5, 4.1), (0.725, 5, 3.6), (0.8, 4.2, 3.6))
"""The roofs astride every city edge: share of the edge, half depth, half width; mirrored, so that they meet."""
EDGE_TINTS = ("ocr", "red", "rose", "rose", "red", "ocr")


def draw_classic(pen: Pen, kind: Kind) -> None:
    """Draw a kind of Classic."""
    land, ground = landscape_of(kind), Ground()
    if not any(len(city.sides) == 4 for city in land.cities):
        meadow(pen)
    _rivers(pen, land, ground)
    ways = [curve for _, curve in land.roads]
    _bridges(pen, land)
    if ways:
        pen.strokes(ways, *ROAD)
    ground.lines += [(sample(way), 7.0) for way in ways]
    for city in land.cities:
        _city(pen, city, ground, land)
        _walls(pen, city, ground)
    for gate, towards in land.gates:
        _gate(pen, gate, towards)
    if land.monastery:
        _, heart, scale = land.monastery
        monastery(pen, heart, scale)
        ground.polygons.append(rect(heart, 1, 29 * scale, 28 * scale))
    if land.crossing is not None:
        hamlet(pen, ground, land.crossing, ways)
    for _, heart, scale in land.gardens:
        garden(pen, heart, scale)
        ground.polygons.append(rect(heart, 1, 15 * scale, 15 * scale))
    if any(area.kind == "field" for area in kind.areas):
        _nature(pen, land, ground, ways)


def _rivers(pen: Pen, land: Landscape, ground: Ground) -> None:
    curves = [curve for _, curve in land.rivers]
    if land.pond:
        # Grass, bank and water of both in turn, or a bank would lie across the river's mouth.
        pen.curve("pd", _pool(land.pond[1], 1.1))
        pen.strokes(curves, RIVER[0])
        for look, size in (("pb", 1.0), ("vl", 0.88)):
            pen.curve(look, _pool(land.pond[1], size))
        pen.strokes(curves, *RIVER[1:])
        pen.curve("vf", _pool(land.pond[1], 0.84))
    elif curves:
        pen.strokes(curves, *RIVER)
    for curve in curves:
        line = sample(curve, 10)
        ground.lines.append((line, 11.0))
        waves = []
        for k in range(7, len(line) - 9, 3):
            flow = (line[k + 1] - line[k]) / abs(line[k + 1] - line[k])
            start = line[k] + flow * 1j * pen.lots.choice((-5, -2.4, 0.4, 2.6, 5))
            width = pen.lots.between(2.2, 4.5)
            steps = (0, width + 1j, 2 * width - 1j, 3 * width)
            waves.append([start + flow * step for step in steps])
        pen.curve("v3", *waves)
    if land.pond:
        _stones(pen, land.pond[1], [sample(curve) for curve in curves])
        ground.discs.append((middle(land.pond[1]), abs(land.pond[1][0] - middle(land.pond[1])) + 5))


def _stones(pen: Pen, shore: Points, streams: list[Points]) -> None:
    """A few stones on the shore of a spring or a lake, none in its mouth."""
    heart = middle(shore)
    for p in shore[::3]:
        spot, size = heart + (p - heart) * 1.02, pen.lots.between(1.4, 2.6)
        if any(distance(spot, stream) < 11 for stream in streams):
            continue
        pen.disc("ink", spot, size + 0.4)
        pen.disc("s0", spot, size)


def _pool(shore: Points, size: float) -> Points:
    heart = middle(shore)
    return smooth([heart + (p - heart) * size for p in shore])


def _bridges(pen: Pen, land: Landscape) -> None:
    """A stone deck where a road crosses a river."""
    for _, river in land.rivers:
        water = sample(river, 10)
        for _, road in land.roads:
            line = sample(road, 20)
            wet = [p for p in line if distance(p, water) < 11]
            if len(wet) > 1:
                along = (wet[-1] - wet[0]) / (abs(wet[-1] - wet[0]) or 1)
                deck = rect((wet[0] + wet[-1]) / 2, along, abs(wet[-1] - wet[0]) / 2 + 2.5, 9.4)
                pen.shade(3, deck)
                pen.poly("ink", shrink(deck, -0.5))
                pen.poly("s1", deck)
                pen.poly("s2", shrink(deck, 1.6))


def _city(pen: Pen, city: City, ground: Ground, land: Landscape) -> None:
    pen.poly("c0", city.land)
    heart = city.heart
    streets = [
        [on(s, 0.5) - inward(s) * 3, on(s, 0.5) + inward(s) * 15, heart - (heart - on(s, 0.5)) * 0.2, heart]
        for s in city.sides
    ]
    curves = [sample(curve, 10) for curve, _ in city.walls]
    lanes = [sample(street, 4) for street in streets]
    kept = [(heart, 12.6 if city.shields else 4.6)] + [(gate, 10.0) for gate, _ in land.gates]

    def fits(quad: Points) -> bool:
        if not inside(quad, [city.land]):
            return False
        points = probes(quad)
        return (
            all(abs(p - spot) > size for p in points for spot, size in kept)
            and all(abs(p - on(s, 1)) > 14 for p in points for s in city.sides)
            and off(quad, lanes, 2.4)
            and off(quad, curves, 6.2)
        )

    first = [rect(on(s, share), 1j**s * 1j, depth, half) for s in city.sides for share, depth, half in EDGE_ROOFS]
    site = pack(pen.lots, fits, _rows(city, curves, streets), first)
    fill(site, fits, [city.land], ((7, 6.4), (5.6, 5)), curves + lanes)
    if not city.shields:
        pen.disc("lw", heart, 5.2)
    _paint(pen, site.quads, len(first))
    if city.shields:
        pen.disc("rf", heart, 12)
        pen.stand("shield", heart)
    else:
        pen.stand("well", heart, 0.8)
    ground.polygons.append(city.land)


def _rows(city: City, curves: list[Points], streets: list[Points]) -> list[Row]:
    """Guide lines for rows of houses: along the wall, along the streets, then parallel to the edges."""
    rows = [Row(beside(curve, off), 1, 0, (7.4, 8.2), (6, 9.5)) for off in (6.4, 17.4, 25.6, 36.6) for curve in curves]
    rows += [Row(sample(street, 8), side, 2.6, (7.4, 8.2), (6, 9)) for street in streets for side in (1, -1)]
    rows += [
        Row([on(s, 0.02, off), on(s, 0.98, off)], 1, 0, (7, 8), (6, 9.5))
        for s in city.sides
        for off in (6.2, 16.8, 24.6, 35)
    ]
    return rows


def _paint(pen: Pen, quads: list[Points], shared: int) -> None:
    """Roofs on an edge have set tints (the neighbour must agree); the rest go by lot, one in eleven is a garden."""
    lots, roofs, greens = pen.lots, Roofs(pen), []
    for i, quad in enumerate(quads):
        if i < shared:
            roofs.house(quad, EDGE_TINTS[i % 6])
        elif lots.share() < 0.09:
            greens.append(middle(quad))
        else:
            roofs.house(quad, lots.choice(("red", "red", "ocr", "rose", "ocr")), lots.choice((0, 0, 0, 0.24)))
    roofs.paint(1)
    for spot in greens:
        pen.stand("bush", spot, 1.3)
    for quad in quads[shared::6]:
        pen.stand("lamp", middle(quad) + (quad[1] - quad[0]) * 0.2)


def _walls(pen: Pen, city: City, ground: Ground) -> None:
    curves = [curve for curve, _ in city.walls]
    if curves:
        pen.add('<g class="twd2">')
        pen.curve("ss", *curves, extra=' stroke-width="9.4"')
        pen.add("</g>")
        pen.strokes(curves, *WALL)
    for curve, count in city.walls:
        line = sample(curve[3:-3], 12)
        for share in (0.3, 0.7) if count > 1 else (0.2, 0.8):
            pen.stand("cone", line[int(share * (len(line) - 1))])
        ground.lines.append((sample(curve), 9.0))
    rings = [on(s, 1) for s in city.sides if (s + 1) % 4 in city.sides]
    if rings:
        pen.strokes([circle(corner, 9) for corner in rings], *WALL)
        for corner in rings:
            pen.disc("g0", corner, 4.4)


def _gate(pen: Pen, spot: complex, towards: complex) -> None:
    """A gatehouse: a dark arch in the wall between two round towers."""
    pen.poly("ink", rect(spot, towards, 6, 4.4))
    pen.poly("s0", rect(spot, towards, 5.4, 3.8))
    pen.poly("s2", rect(spot, towards, 5.4, 0.7))
    for side in (1, -1):
        pen.stand("cone", spot + 1j * towards * side * 7, 0.8)


def hamlet(pen: Pen, ground: Ground, heart: complex, ways: list[Points]) -> None:
    """A hamlet round a green: it parts the roads of a crossing."""
    lots, roofs = pen.lots, Roofs(pen)
    for look, size in (("ri", 10.8), ("rf", 10.1), ("ri", 5.0), ("g0", 4.5)):
        pen.disc(look, heart, size)
    spots = [complex(x * lots.between(12, 13.5), y * lots.between(12, 13.5)) for x in (1, -1) for y in (1, -1)]
    spots += [complex(lots.choice((26, -26)), lots.choice((11.5, -11.5)))]
    spots += [complex(lots.choice((11.5, -11.5)), 27), -17j]
    for k, away in enumerate(spots):
        spot = heart + away
        quad = rect(spot, (1 if k % 3 else 1j), lots.between(5.2, 6), 4.2)
        if not all(distance(p, sample(way)) > 7.4 for p in probes(quad) for way in ways):
            continue
        if any(within(spot, land) or distance(spot, land) < 13 for land in ground.polygons):
            continue
        if Site(roofs.plans).clear(quad, 0.5):
            roofs.house(quad, ("ocr", "red", "rose", "ocr", "red")[k % 5], 0.2 * (k % 2))
            ground.discs.append((spot, 7))
    if roofs.plans:
        roofs.paint()
    for quad in roofs.plans[:3]:
        pen.stand("lamp", middle(quad))
    pen.stand("tree2", heart - 0.5 - 0.5j, 0.9)
    ground.discs.append((heart, 12))


def monastery(pen: Pen, heart: complex, scale: float) -> None:
    """A church with nave, transept and tower, three wings round a garth, beds behind a wall."""

    def at(x: float, y: float, along: complex, length: float, width: float) -> Points:
        return rect(heart + complex(x - 50, y - 50) * scale, along, length * scale, width * scale)

    court = at(50, 50.5, 1, 28, 27)
    pen.shade(2, court)
    for look, by in (("ink", -0.5), ("s0", 0.0), ("s2", 1.4), ("l0", 1.8)):
        pen.poly(look, shrink(court, by * scale))
    pen.poly("gf", at(43, 58, 1, 17.5, 15.5), at(45, 45, 1, 21, 3), at(64, 54, 1j, 20, 1.7), at(49, 75.5, 1, 25, 1.6))
    pen.poly("l0", at(43, 57, 1, 8, 7.4))
    pen.poly("gf", at(43, 57, 1, 8, 0.9), at(43, 57, 1j, 7.4, 0.9))
    beds = [at(70.5, y, 1, 4, 2) for y in (52, 58, 64, 70)]
    pen.poly("t1", *beds)
    pen.poly("lb2", *[shrink(bed, 0.7 * scale) for bed in beds])
    for look, rows in (("fm", (52, 64)), ("fl", (58, 70))):
        pen.poly(look, *[at(68.1 + 2.4 * k, y, 1, 0.7, 0.7) for y in rows for k in range(3)])
    wings = (
        (at(29.5, 58, 1j, 14.6, 5), "ocr", 0.14, 2),
        (at(56.5, 58, 1j, 14.6, 5), "ocr", 0.14, 2),
        (at(43, 70, 1, 18.5, 5), "ocr", 0.14, 2),
        (at(48, 35, 1, 23, 7.4), "sla", 0.06, 3),
        (at(58, 35, 1j, 11.4, 5.6), "sla", 0.14, 2),
        (at(58, 35, 1, 6.2, 6.2), "sla", 0.5, 3),
    )
    for quad, tint, hip, height in wings:
        roofs = Roofs(pen)
        roofs.house(quad, tint, hip)
        roofs.paint(height, landmark=True)
    pen.poly("go", at(58, 35, 1, 5, 1.1), at(58, 35, 1j, 5, 1.1))
    pen.stand("well", heart + (-7 + 7j) * scale, 0.8 * scale)
    pen.stand("lamp", heart + (-16 - 8j) * scale)
    for spot in (21 - 4.5j, -22 - 23j, 21.5 - 22j):
        pen.stand("bush", heart + spot * scale, 1.1 * scale)


def _nature(pen: Pen, land: Landscape, ground: Ground, ways: list[Points]) -> None:
    wayside(pen, ground, ways)
    if (not land.monastery and not land.cities) or pen.lots.share() < 0.65:
        crop(pen, ground)
    copse(pen, ground, 2 if land.cities else 3)
    for _, river in land.rivers:
        banks = [p for p in sample(river, 10) if 4 < p.real < 96 and 4 < p.imag < 96]
        if land.pond:
            heart = middle(land.pond[1])
            banks = [p for p in banks if abs(p - heart) > abs(land.pond[1][0] - heart) + 5]
        reeds(pen, banks)
    tufts(pen, ground, 9)
    flowers(pen, ground, 3)
