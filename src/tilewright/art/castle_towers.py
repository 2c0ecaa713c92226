"""The towers of The Castle: platforms of masonry with merlons and flagstones, and what stands on them."""

from tilewright.art.geometry import CENTRE, Points, apart, middle, rect, ring, shrink, unit, within
from tilewright.art.pen import Pen, octant, xy
from tilewright.art.roofs import Roofs


def tower(pen: Pen, block: list[Points]) -> None:
    """A tower: a platform of masonry with merlons, flagstones, a slate hall and turrets at its corners."""
    pen.shade(4, *block)
    pen.poly("ko", *block)
    pen.poly("k2", *block)
    pen.poly("km", *block)
    inner = [shrink(polygon, 2.8) for polygon in block]
    pen.poly("k0", *inner)
    _flags(pen, inner)
    for side in range(4):
        wall = [
            [a, b, b + 3.4 * inward_of(a, b), a + 3.4 * inward_of(a, b)]
            for polygon in inner
            for a, b in ring(polygon)
            if octant(-inward_of(a, b)) == (6 + 2 * side) % 8
        ]
        pen.poly(f"e{side}", *wall)
    for polygon in block:
        _crown(pen, polygon)
    spots = _turrets(block)
    for spot in spots:
        pen.stand("turret", spot)
    # A banner reaches up and to the right of its turret, whichever way the tile is turned: it must not leave the tile.
    for spot in [spot for spot in spots if 15 < spot.real < 85 and 15 < spot.imag < 85][:1]:
        pen.stand("banner", spot)


def inward_of(a: complex, b: complex) -> complex:
    """The unit vector from the side a to b of a clockwise polygon to its inside."""
    return 1j * (b - a) / (abs(b - a) or 1)


def _turrets(block: list[Points]) -> Points:
    """The middles of a tower's turrets: inside its corners, none in another's way."""
    spots: Points = []
    for polygon in block:
        for k, corner in enumerate(polygon):
            before, after = polygon[k - 1], polygon[(k + 1) % len(polygon)]
            spot = corner + 5 * unit(inward_of(before, corner) + inward_of(corner, after))
            sharp = abs((unit(corner - before).conjugate() * unit(after - corner)).imag) > 0.4
            if sharp and 3 < corner.real < 97 and 3 < corner.imag < 97 and all(abs(spot - p) > 13 for p in spots):
                spots.append(spot)
    return spots


def _halls(polygon: Points) -> list[tuple[Points, float]]:
    """Slate-roofed halls on the platform, the first as large and as central as fits, and how far each is hipped."""
    room = shrink(polygon, 6.5)
    seen = [complex(max(0, min(100, p.real)), max(0, min(100, p.imag))) for p in polygon]
    heart, found = middle(seen), list[tuple[Points, float]]()
    spots = sorted((complex(14 + 4 * (k % 19), 14 + 4 * (k // 19)) for k in range(361)), key=lambda p: abs(p - heart))
    for half, wide in ((24.0, 9.0), (18.0, 8.0), (13.0, 7.5), (9.0, 7.0)):
        for spot in spots:
            for along in (1, 1j):
                quad = rect(spot, along, half, wide)
                tried = [*quad, spot, middle(quad[:2]), middle(quad[2:])]
                if not all(within(q, room) and 6 < q.real < 94 and 6 < q.imag < 94 for q in tried):
                    continue
                if len(found) < 2 and all(apart(quad, other, 7.0) for other, _ in found):
                    found.append((quad, 0.22 if half > 13 else 0.36))
    return found


def _keep(pen: Pen, heart: complex) -> None:
    """A keep on the platform of a tower that fills its tile: higher walls, a pyramid of slate, turrets, hatches."""
    walls, court = rect(heart, 1, 21, 21), rect(heart, 1, 17.6, 17.6)
    pen.add('<g class="twx3">')
    pen.shade(4, walls)
    pen.poly("ko", walls)
    pen.poly("k2", walls)
    pen.poly("km", walls)
    pen.poly("k1", court)
    pen.add("</g>")
    roofs = Roofs(pen)
    roofs.house(rect(heart, 1, 12.6, 12.6), "sla", 0.5)
    roofs.paint(3)
    for away in (21 + 21j, 21 - 21j, -21 - 21j, -21 + 21j):
        pen.stand("turret", heart + away)
    for away in (39, -39, 39j, -39j):
        _hatch(pen, heart + away)


def _hatch(pen: Pen, spot: complex) -> None:
    """A trapdoor in the flagstones."""
    pen.poly("kh", rect(spot, 1, 3.4, 2.7))
    pen.poly("kd", rect(spot, 1, 2.5, 1.8))


def _crown(pen: Pen, polygon: Points) -> None:
    """What stands on a platform: a keep where it fills the tile, else halls, with a hatch where there is room."""
    if all(within(p, polygon) for p in (complex(4 + 4 * (k % 24), 4 + 4 * (k // 24)) for k in range(576))):
        _keep(pen, CENTRE)
        return
    halls, roofs = _halls(polygon), Roofs(pen)
    for quad, hip in halls:
        roofs.house(quad, "sla", hip)
    if halls:
        roofs.paint(3)
    room = shrink(polygon, 8)
    for spot in (complex(12 + 6 * (k % 13), 12 + 6 * (k // 13)) for k in range(169)):
        free = all(apart(rect(spot, 1, 4, 4), quad, 5.0) for quad, _ in halls)
        if free and all(within(p, room) for p in rect(spot, 1, 4, 4)):
            _hatch(pen, spot)
            break


def _flags(pen: Pen, polygons: list[Points]) -> None:
    """Flagstones: short courses of joints, some stones lighter or darker."""
    joints: list[str] = []
    light: list[Points] = []
    dark: list[Points] = []
    for row in range(-1, 13):
        for k in range(-1, 9):
            p = complex(k * 12 + (row % 2) * 6, row * 8.3)
            stone = [p, p + 12, p + 12 + 8.3j, p + 8.3j]
            if not all(any(within(z, polygon) for polygon in polygons) for z in stone):
                continue
            joints.append(f"M{xy(p + 8.3j)}L{xy(p)}L{xy(p + 12)}")
            lot = pen.lots.share()
            if 3 < p.real < 84 and 3 < p.imag < 88:
                (light if lot < 0.14 else dark if lot > 0.88 else []).append(stone)
    pen.poly("kx", *light)
    pen.poly("ky", *dark)
    pen.add(f'<path class="twkl" d="{"".join(joints)}"/>')
