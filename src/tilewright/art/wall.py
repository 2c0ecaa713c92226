"""The wall of The Castle: a ring of masonry with the numbered track, fourteen towers and the start spaces."""

from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from tilewright.art.castle import SLOTS
from tilewright.art.figures import figures_of
from tilewright.art.geometry import rect
from tilewright.art.looks import MARK, PLATE, style
from tilewright.art.lots import Lots
from tilewright.art.pen import Pen, num, turned
from tilewright.art.roofs import Roofs
from tilewright.art.sprites import GLOW
from tilewright.art.symbols import symbol_defs
from tilewright.tiles import Board, Tower, Wall

THICK = 0.5
"""How thick the wall is, in cells."""
WALK = 0.345
"""How far the middle of the numbered walk lies off the cells."""
OUTER, INNER = 0.33, 0.25
"""Half the width of a tower at an outward and at an inward bend."""
MARGIN = 0.85
"""How far the picture reaches past the cells."""


@dataclass(frozen=True)
class TowerPlace:
    """Where a tower stands, in cells: its lower number, its middle, half its width, the middles of its numbers.

    `tile` is the middle of its wall tile and `tile_size` how wide that lies there: at the outer corner, so that both
    numbers stay in sight.
    """

    number: int
    x: float
    y: float
    half: float
    numbers: tuple[tuple[int, float, float], tuple[int, float, float]]
    tile: tuple[float, float]
    tile_size: float


def board_box(board: Board) -> tuple[float, float, float, float]:
    """The box of the board's picture in cells: left, top, width, height."""
    return -MARGIN, -MARGIN, board.width + 2 * MARGIN, board.height + 2 * MARGIN


def _outward(board: Board, tower: Tower) -> complex:
    """Out of the castle, on the slant, from the corner at which a tower stands."""
    corners = {complex(dx, dy): (tower.x + (dx - 1) // 2, tower.y + (dy - 1) // 2) for dx in (-1, 1) for dy in (-1, 1)}
    held = [slant for slant, cell in corners.items() if cell in board.cells]
    free = [slant for slant, cell in corners.items() if cell not in board.cells]
    return free[0] if len(free) == 1 else -held[0] if len(held) == 1 else 0j


def towers(board: Board) -> tuple[TowerPlace, ...]:
    """Where the towers stand, by rising number."""
    places = []
    for index, tower in enumerate(board.towers):
        half = INNER if tower.inward else OUTER
        outward = _outward(board, tower)
        heart = complex(tower.x, tower.y) + outward * half
        tile = heart + outward * half * 0.62
        slant = 1j ** board.walls[index - 1].side + 1j ** board.walls[index].side
        step = slant * half * 0.36
        low, high = heart - step, heart + step
        numbers = (tower.numbers[0], low.real, low.imag), (tower.numbers[1], high.real, high.imag)
        corner = (round(tile.real, 4), round(tile.imag, 4))
        places.append(TowerPlace(tower.numbers[0], heart.real, heart.imag, half, numbers, corner, half * 1.16))
    return tuple(places)


def _start(wall: Wall) -> complex:
    """The corner of the cells at which a wall side begins, walking clockwise."""
    return complex(*wall.first_cell) + (0, 1, 1 + 1j, 1j)[wall.side]


def track(board: Board) -> tuple[tuple[int, float, float], ...]:
    """The middle of every number of the track, in cells: (number, x, y), from 0 on."""
    places = [number for tower in towers(board) for number in tower.numbers]
    for index, wall in enumerate(board.walls):
        after = board.towers[(index + 1) % len(board.towers)]
        begin = THICK if board.towers[index].inward else 0.0
        room = wall.length - begin - (THICK if after.inward else 0.0)
        along, count = 1j**wall.side, wall.last - wall.first + 1
        for k in range(count):
            spot = _start(wall) + along * (begin + room * (k + 0.5) / count) - 1j * along * WALK
            places.append((wall.first + k, round(spot.real, 4), round(spot.imag, 4)))
    return tuple(sorted(places))


def board_picture(board: Board, theme: str = "day") -> str:
    """Return the board as one SVG document, a cell 100 wide, its box that of `board_box`; no tile lies on it."""
    left, top, width, height = (100 * value for value in board_box(board))
    prefix = "b" + board.sha256[:8]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}">'
        f"<style>{style(theme)}</style><defs>{GLOW}{symbol_defs(prefix, 0)}</defs>{board_drawing(board, prefix)}</svg>"
    )


def board_drawing(board: Board, prefix: str, far: bool | None = None) -> str:
    """The board's markup, a cell 100 wide, for a document that has the style and the upright symbols.

    With `far` None the page decides how large the numbers are, as it does with `style`.
    """
    cells = "".join(
        f'<rect class="twcell" x="{100 * x}" y="{100 * y}" width="100" height="100"/>' for x, y in sorted(board.cells)
    )
    bands = "".join(_shadow(wall) for wall in board.walls)
    bands += "".join(
        f'<path class="twsq" d="M{num(100 * (t.x - t.half))} {num(100 * (t.y - t.half))}'
        f'h{num(200 * t.half)}v{num(200 * t.half)}h{num(-200 * t.half)}z"/>'
        for t in towers(board)
    )
    parts = [cells, f'<g class="twsg" transform="translate(7 9)">{bands}</g>']
    parts += [_framed(wall, _band(wall)) for wall in board.walls]
    parts += [_start_space(board, index, prefix) for index in range(len(board.starts))]
    places = {number: (x, y) for number, x, y in track(board) if not _on_tower(board, number)}
    parts += [_plate(number, *spot, _roomy(board, number, places), far) for number, spot in places.items()]
    parts += [_tower(place, prefix, far) for place in towers(board)]
    return "".join(parts)


def _roomy(board: Board, number: int, places: dict[int, tuple[float, float]]) -> bool:
    """Whether a number is still shown from afar, where plates are larger: where they crowd, not every one is."""
    wall = next(wall for wall in board.walls if wall.first <= number <= wall.last)
    if wall.first == wall.last:
        return True
    (ax, ay), (bx, by) = places[wall.first], places[wall.first + 1]
    needed = (0.4, 0.27)[wall.side % 2]
    return (number - wall.first) % ceil(needed / (abs(bx - ax) + abs(by - ay))) == 0


def _bolder(body: str, look: str, size: float, far: bool | None) -> str:
    """What is larger from afar, round its middle: the page settles that by a look, a scene outright."""
    if far is None:
        return f'<g class="tw{look}">{body}</g>'
    return f'<g transform="scale({size})">{body}</g>' if far else body


def _on_tower(board: Board, number: int) -> bool:
    return any(number in tower.numbers for tower in board.towers)


def _framed(wall: Wall, body: str) -> str:
    """A wall side drawn along the x axis, cells below, put where it belongs."""
    at = 100 * _start(wall)
    return f'<g transform="translate({at.real:g} {at.imag:g})rotate({90 * wall.side})">{body}</g>'


def _shadow(wall: Wall) -> str:
    return _framed(wall, f'<path class="twsq" d="M0-50h{100 * wall.length}v50H0z"/>')


def _band(wall: Wall) -> str:
    """A straight stretch of wall: parapet, walk with courses of stone, arcade towards the cells."""
    width, lots = 100 * wall.length, Lots(f"wall{wall.first}")
    out = [
        f'<path class="twink" d="M0-50.6h{width}v51H0z"/><path class="tws2" d="M0-50h{width}v50H0z"/>',
        f'<path class="tww3" style="stroke-width:4.4;stroke-dasharray:7 3.5" d="M0-47.4h{width}"/>',
        f'<path class="tws0" d="M0-44.4h{width}v20.4H0z"/>',
    ]
    for row in range(3):
        y, stops, x = -44.4 + row * 6.8, [], lots.between(4, 12)
        while x < width - 4:
            stops.append(x)
            x += lots.between(10, 18)
        for look in ("nh", "nl"):
            stones = "".join(
                f"M{num(a)} {num(y)}H{num(b)}v6.8H{num(a)}z" for a, b in pairwise(stops) if lots.share() < 0.16
            )
            out.append(f'<path class="tw{look}" d="{stones or "M0 0"}"/>')
        joints = "".join(f"M{num(x)} {num(y)}v6.8" for x in stops)
        out.append(f'<path class="twnj" d="M0 {num(y)}h{width}{joints}"/>')
    arches = "".join(f"M{x} -1v-12a4.5 4.5 0 0 1 9 0v12z" for x in range(6, width - 10, 16))
    out.append(f'<path class="tws1" d="M0-24h{width}v3.6H0z"/>')
    out.append(f'<path class="twink" style="opacity:.5" d="M0-20.4h{width}v1H0z"/>')
    out.append(f'<path class="twna" d="{arches}"/>')
    return "".join(out)


def _plate(number: int, x: float, y: float, roomy: bool, far: bool | None) -> str:
    body = (
        '<rect class="twsh" x="-10.6" y="-6.4" width="23.2" height="15.8" rx="3.6"/>'
        '<rect class="twnf" x="-11.6" y="-7.6" width="23.2" height="15.2" rx="3.4"/>'
        f"{figures_of(number, 0, 0, 1.15)}"
    )
    look = "" if roomy else 'class="twnx" '
    return f'<g {look}transform="translate({num(100 * x)} {num(100 * y)})">{_bolder(body, "pt", PLATE, far)}</g>'


def _tower(place: TowerPlace, prefix: str, far: bool | None) -> str:
    """A square tower with four turrets, its platform cut on the slant into two numbers."""
    size = place.half / OUTER
    (low, ax, ay), (high, bx, by) = place.numbers
    a, b = (100 * complex(x - place.x, y - place.y) / size for x, y in ((ax, ay), (bx, by)))
    falling = (b - a).real * (b - a).imag < 0
    cut = "M-25-25L25 25" if falling else "M25-25L-25 25"
    corner = complex(25 if b.real > 0 else -25, 25 if b.imag > 0 else -25)
    half = f"{cut}L{corner.real:g} {corner.imag:g}z"
    posts = "".join(
        f'<use href="#{prefix}-s-turretw" transform="translate({28 * i} {28 * j})scale(.9)"/>'
        for j in (-1, 1)
        for i in (-1, 1)
    )
    numbers = "".join(
        f'<g transform="translate({num(at.real)} {num(at.imag)})">'
        f"{_bolder(figures_of(number, 0, 0, 1.5), 'mk', MARK, far)}</g>"
        for number, at in ((low, a), (high, b))
    )
    return (
        f'<g transform="translate({num(100 * place.x)} {num(100 * place.y)})scale({size:.3f})">'
        '<path class="twink" d="M-33-33h66v66h-66z"/><path class="tws2" d="M-32.2-32.2h64.4v64.4h-64.4z"/>'
        '<path class="tww3" style="stroke-width:5.4;stroke-dasharray:8 4.6" d="M-29-29h58v58h-58z"/>'
        f'<path class="tws1" d="M-25-25h50v50h-50z"/><path class="twq0" d="{half}"/>'
        f'<path class="twnk" style="stroke-width:1.2" d="{cut}"/>'
        f"{numbers}{posts}</g>"
    )


def _start_space(board: Board, index: int, prefix: str) -> str:
    """A start space: the inner half of the wall along one cell, as a part of the castle."""
    start = board.starts[index]
    at = 100 * (complex(start.x, start.y) + (0, 1, 1 + 1j, 1j)[start.side])
    body = {"path": _gatehouse, "house": _terrace, "tower": _bastion}.get(start.feature, _niche)(prefix, start.side)
    return f'<g transform="translate({at.real:g} {at.imag:g})rotate({90 * start.side})">{body}</g>'


def _gatehouse(prefix: str, side: int) -> str:
    """The path runs under an arch and ends there."""
    joints = "".join(f"M40.5 {-y}h19" for y in (4, 8, 12))
    cones = "".join(
        f'<use href="#{prefix}-s-cone2" transform="translate({x} -9)rotate({-90 * side})"/>' for x in (31, 69)
    )
    return (
        '<path class="twink" d="M29 .4V-23h42V.4z"/><path class="tws0" d="M30 .4V-22h40V.4z"/>'
        '<path class="twink" d="M38.4 .6V-10a11.6 9 0 0 1 23.2 0V.6z"/>'
        '<path class="twpv" d="M40 .6V-10a10 7.6 0 0 1 20 0V.6z"/>'
        f'<path class="twnk" d="{joints}"/><path class="twsh" d="M40-7v-3a10 7.6 0 0 1 20 0v3z"/>{cones}'
    )


def _terrace(prefix: str, side: int) -> str:
    """A row of houses built against the wall: the same gables as along the edge of a house."""
    pen = Pen(prefix, f"terrace{side}", "terrace")
    pen.poly("ink", rect(50 - 10j, 1, 49, 11))
    pen.poly("yd", rect(50 - 9.4j, 1, 48, 10))
    roofs = Roofs(pen)
    for k, (share, depth, half) in enumerate(SLOTS):
        middle = complex(100 * share, -min(depth, 16) / 2 - 1)
        roofs.house(rect(middle, -1j, min(depth, 16) / 2 + 1, half * 100), ("rose", "red")[min(k, 4 - k) % 2])
    for x in (8.0, 92.0):
        roofs.house(rect(complex(x, -9), -1j, 8, 4), "red")
    roofs.paint(1)
    return turned(pen.svg(), side)


def _bastion(prefix: str, side: int) -> str:
    """A platform of grey masonry with turrets."""
    posts = "".join(
        f'<use href="#{prefix}-s-turret" transform="translate({x} -16)rotate({-90 * side})"/>' for x in (9, 91)
    )
    return (
        '<path class="twk3" d="M1 .4V-23.6h98V.4z"/><path class="twk2" d="M2 .4V-22.8h96V.4z"/>'
        '<path class="twkm" d="M4 0V-20.6H96V0"/><path class="twk0" d="M6.4 .4V-18h87.2V.4z"/>'
        '<path class="twkl" d="M6.4-9h87.2M20-18v9M36-9V0M52-18v9M68-9V0M82-18v9"/>'
        f'<path class="twsla_hi" d="M32-14h36l-7 4H39z"/><path class="twsla_lo" d="M32-5h36l-7-5H39z"/>{posts}'
    )


def _niche(prefix: str, side: int) -> str:
    """A court in a niche of the wall, with its market."""
    upright = f"rotate({-90 * side})"
    stalls = "".join(
        f'<use href="#{prefix}-a-stall{k}" transform="translate({x} -10.5){upright}scale(1.1)"/>'
        for k, x in ((1, 38), (2, 62))
    )
    trees = "".join(
        f'<use href="#{prefix}-s-{name}" transform="translate({x} -11){upright}"/>'
        for name, x in (("tree2", 12), ("bush", 22), ("tree3", 88), ("bush", 79))
    )
    return (
        '<path class="twink" d="M1 .4V-23.6h98V.4z"/><path class="twl0" d="M2 .4V-22.6h96V.4z"/>'
        f'<path class="twpv" d="M28-3V-18h44V-3z"/>{trees}{stalls}'
        f'<use href="#{prefix}-s-well" transform="translate(50 -10){upright}"/>'
    )
