"""The tiles of The Castle: paths, squares, fountains, houses, towers, courts and markets."""

from tilewright.art.castle_plan import BLOCKS, ward_of
from tilewright.art.castle_towers import tower
from tilewright.art.geometry import (
    CENTRE,
    Points,
    middle,
    on,
    rect,
    ring,
    sample,
    shrink,
    smooth,
    spun,
    within,
)
from tilewright.art.ground import Ground, flowers, garden, hedge, lawn, tufts
from tilewright.art.pen import Pen, xy
from tilewright.art.roofs import Roofs, Row, fill, inside, pack
from tilewright.art.spots import roomiest
from tilewright.art.ways import PATH
from tilewright.tiles import Kind

SLOTS = ((0.2, 7.4, 0.075), (0.353, 15, 0.078), (0.5, 16, 0.069), (0.647, 15, 0.078), (0.8, 7.4, 0.075))
"""The gables astride an edge of a house: share of the edge, depth, half width; mirrored, so that they meet."""
PATH_SLOTS = ((0.2, 7.4, 0.075), (0.328, 15, 0.053), (0.672, 15, 0.053), (0.8, 7.4, 0.075))


def draw_castle(pen: Pen, kind: Kind) -> None:
    """Draw a kind of The Castle."""
    ward, ground = ward_of(kind), Ground()
    lawn(pen)
    blocks = [polygon for block in ward.blocks.values() for polygon in block]
    pen.poly("gv", *blocks)
    curves = [curve for curves in ward.paths.values() for curve in curves]
    if curves:
        pen.strokes(curves, *PATH)
        ground.lines += [(sample(curve), 11.0) for curve in curves]
    ground.polygons += [shrink(polygon, -4) for polygon in blocks]
    if ward.square:
        square(pen, ward.square)
        ground.discs.append((CENTRE, ward.square + 1))
    _markets(pen, kind, ground)
    for _, spot, scale in ward.fountains:
        fountain(pen, spot, scale)
        ground.discs.append((spot, 19 * scale))
    _gardens(pen, ground)
    for what in BLOCKS:
        for index, block in ward.blocks.items():
            if kind.areas[index].kind == what:
                if what == "house":
                    houses(pen, block, kind)
                else:
                    tower(pen, block)


def square(pen: Pen, radius: float) -> None:
    """A square: rose paving in rings with a kerb, so that it reads as a place and not as a path."""
    pen.add('<g class="twd1">')
    pen.disc("sh", CENTRE, radius - 0.4)
    pen.add("</g>")
    for look, size in (("pk", radius), ("s1", radius - 0.8), ("q0", radius - 2.6)):
        pen.disc(look, CENTRE, size)
    rings = [size for size in (4.6, 9.2, 13.8) if size < radius - 3]
    for size in rings:
        pen.disc("q1", CENTRE, size)
    joints = "".join(
        f"M{xy(CENTRE + spun(k * 0.5236 + size, size))}L{xy(CENTRE + spun(k * 0.5236 + size, size + 4.4))}"
        for size in rings
        for k in range(12)
    )
    pen.add(f'<path class="twq1" d="{joints}"/>')
    pen.disc("s1", CENTRE, 3.4)
    pen.disc("q1", CENTRE, 3.4)


def fountain(pen: Pen, spot: complex, scale: float) -> None:
    """A fountain in a round of paving."""
    for look, size in (("pk", 18.6), ("s1", 17.8), ("pv", 16.0)):
        pen.disc(look, spot, size * scale)
    pen.stand("fountain", spot, scale)


def _markets(pen: Pen, kind: Kind, ground: Ground) -> None:
    for index, area in enumerate(kind.areas):
        if area.markets:
            spot, room = roomiest(kind, index)
            for k in range(area.markets):
                away = (k - (area.markets - 1) / 2) * 30
                scale = max(0.6, min(1.0, room / 27)) / (1 if area.markets == 1 else 1.3)
                # Stalls need a size to be seen, but their cobbles never reach the tile's rim.
                market(pen, spot + away, scale, min(scale, max(0.42, room / 27)))
                ground.discs.append((spot + away, 27 * scale))


def market(pen: Pen, spot: complex, scale: float, cobbles: float) -> None:
    """A market: striped awnings round a well on cobbles, with crates between them."""
    rim = [spot + cobbles * complex(x, y) for x, y in ((-21, -19), (0, -23), (21, -19), (24, 0), (21, 19), (0, 23))]
    rim += [spot + cobbles * complex(x, y) for x, y in ((-21, 19), (-24, 0))]
    pen.curve("pl", smooth(rim))
    pen.curve("pv", smooth([spot + (p - spot) * 0.95 for p in rim]))
    crates = [complex(x, y) for x, y in ((-9, 3), (10, 1), (1, -8), (2, 9.5), (19, -1), (-19, 0))]
    pen.poly("ocr", *[rect(spot + scale * at, 1, 1.6 * scale, 1.6 * scale) for at in crates])
    pen.add(f'<g transform="translate({xy(spot)})"><g class="twup">')
    for k, (x, y) in enumerate(((-12, -10.5), (11.5, -11), (-11.5, 10.5), (12, 10.5))):
        name = ("stall1", "stall2", "stall2", "stall1")[k]
        pen.add(
            f'<use href="#{pen.prefix}-a-{name}" transform="translate({xy(scale * complex(x, y))})'
            f'scale({1.4 * scale:.2f})"/>'
        )
    pen.add("</g></g>")
    pen.stand("well", spot, scale)


def _round_bed(pen: Pen, spot: complex) -> None:
    pen.disc("gf", spot, 7.4)
    pen.disc("t1", spot, 5.4)
    pen.disc("lb2", spot, 4)
    pen.poly("fm", *[rect(spot + spun(k * 1.047, 2.5), 1 + 1j, 0.6, 0.6) for k in range(6)])
    pen.stand("bush", spot, 0.7)


def _orchard(pen: Pen, spot: complex) -> None:
    """Young trees in rows within a clipped hedge."""
    corners = [spot + complex(x, y) for x, y in ((-14, -11), (14, -11), (14, 11), (-14, 11))]
    for a, b in (corners[:2], corners[2:]):
        hedge(pen, [[a, a + (b - a) / 3, b - (b - a) / 3, b]])
    for y in (-5.4, 4.6):
        for x in (-9.4, 0, 9.4):
            pen.stand("sapling", spot + complex(x, y))


def _gardens(pen: Pen, ground: Ground) -> None:
    """A formal court: a parterre or an orchard where there is room, a round bed; trees in pairs, lawn between."""
    lots = pen.lots
    # They only adorn: where trees are left out they go too, and a round bed from afar, or it would pass for a fountain.
    pen.add('<g class="twx2">')
    if (spot := ground.spot(lots, 22, 80)) is not None:
        garden(pen, spot)
    elif (spot := ground.spot(lots, 17.5, 120)) is not None:
        _orchard(pen, spot)
    pen.add('<g class="twx1">')
    if (bed := ground.spot(lots, 9.5, 60)) is not None:
        _round_bed(pen, bed)
    pen.add("</g></g>")
    trees = []
    for _ in range(5):
        spot = ground.spot(lots, 6.4)
        if spot is not None:
            trees.append((lots.choice(("tree2", "tree2", "tree3")), spot))
            near = spot + lots.choice((11, -11, 11j, -11j))
            if 8 < near.real < 91 and 8 < near.imag < 91 and ground.free(near, 5):
                trees.append(("tree2", near))
                ground.discs.append((near, 6))
    for symbol, spot in sorted(trees, key=lambda tree: tree[1].imag):
        pen.stand(symbol, spot)
    for _ in range(5):
        spot = ground.spot(lots, 3)
        if spot is not None:
            pen.stand("bush", spot)
    tufts(pen, ground, 3)
    flowers(pen, ground, 4)


def _gables(block: list[Points], kind: Kind) -> tuple[list[tuple[Points, str]], list[Points]]:
    """Roofs astride the edges at set places: gables along each edge, a hip on each corner that is held."""

    def held(spot: complex) -> bool:
        return any(within(spot, polygon) for polygon in block)

    quads, hips = [], []
    for side in range(4):
        slots = PATH_SLOTS if kind.line[side] >= 0 else SLOTS
        for k, (share, depth, half) in enumerate(slots):
            if all(held(on(side, share + s, d)) for s in (-half * 0.97, half * 0.97) for d in (1, depth - 1)):
                tint = ("rose", "red")[min(k, len(slots) - 1 - k) % 2]
                quads.append((rect(on(side, share), 1j**side * 1j, depth, half * 100), tint))
        if held(on(side, 0.99, 1)) and held(on((side + 1) % 4, 0.06, 1)):
            hips.append(rect(on(side, 1), 1, 12.2, 12.2))
        else:
            quads += [(rect(on(side, s), 1j**side * 1j, 12, 3.4), "red") for s in (0.088, 0.912) if _end(held, side, s)]
    return quads, hips


def _end(held: object, side: int, share: float) -> bool:
    assert callable(held)
    ends = all(held(on(side, share + s, 1)) for s in (-0.034, 0.034))
    return ends and not held(on(side, float(share > 0.5), 1)) and bool(held(on(side, share, 11)))


def _terraces(block: list[Points]) -> list[Row]:
    """Where rows of houses stand: along each side of the block that lies on the tile, deep ones before shallow ones."""
    return [
        Row([a, b], 1, 0.8, depths, widths)
        for depths, widths in (((12.0, 14.0), (12.0, 18.0)), ((9.0, 11.0), (8.0, 11.0)))
        for polygon in block
        for a, b in ring(polygon)
        if -3 < middle([a, b]).real < 103 and -3 < middle([a, b]).imag < 103
    ]


def houses(pen: Pen, block: list[Points], kind: Kind) -> None:
    """Terraces: gables astride the edge, a row along the court, small roofs between, a tree in the yard."""
    lots = pen.lots
    pen.poly("yd", *block)
    tinted, hips = _gables(block, kind)
    first = [quad for quad, _ in tinted]

    def fits(quad: Points) -> bool:
        return inside(quad, block)

    site = pack(lots, fits, _terraces(block), first + hips)
    kept = len(site.quads)
    fill(site, fits, block, ((11, 9), (8.5, 7.5)), [])
    quads = site.quads
    roofs, trees = Roofs(pen), []
    for i, quad in enumerate(quads):
        if i < len(first):
            roofs.house(quad, tinted[i][1])
        elif i < len(first) + len(hips):
            roofs.house(quad, "red", 0.5)
        elif i >= kept and lots.share() < 0.3:
            trees.append(middle(quad))
        else:
            roofs.house(quad, lots.choice(("red", "rose", "red")), lots.choice((0, 0.2, 0.25)))
    for spot in trees:
        pen.disc("ly", spot, 4.6)
    if roofs.plans:
        roofs.paint()
        roofs.chimneys(3)
    for spot in trees:
        pen.stand("bush", spot, 1.3)
    for quad in quads[1::4]:
        pen.stand("lamp", middle(quad) + (quad[1] - quad[0]) * 0.22)
