"""Joints: what finishes a tower or a row of houses at an edge beyond which something else lies.

A tile cannot know its neighbour, so its masonry runs to the edge and on. Where a court or another thing follows, the
table lays a joint over the edge: a parapet with merlons, a row of gable walls, each with its shadow on the ground
before it. A joint is drawn as at the north side of a tile and turned with it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Protocol

from tilewright.art.pen import Pen, num
from tilewright.tiles import Kind, TileSet

JOINED = ("house", "tower")
"""What has joints, in the order in which they are laid: a parapet hides the foot of a gable wall."""
CORNER, KERB = 5.0, 38.5
"""Where a block begins beside another area at the corner, and where it ends beside a path."""


class Lying(Protocol):
    """A tile on a table, as joints need to know it."""

    @property
    def kind(self) -> str:
        """Its kind's id."""

    @property
    def x(self) -> float:
        """Its column."""

    @property
    def y(self) -> float:
        """Its row."""

    @property
    def turn(self) -> int:
        """Its quarter turns clockwise."""


@dataclass(frozen=True)
class Joint:
    """A joint on the table: its symbol's name, its tile's cell, the quarter turns that bring it to its side."""

    name: str
    x: float
    y: float
    turn: int


def edges_of(kind: Kind) -> tuple[tuple[str, str], ...]:
    """What each half-edge of the unturned tile shows (`court`, `tower`, ...) and the name of its joint, else ``."""
    found = []
    for half in range(8):
        owner = kind.half[half]
        what = kind.areas[owner].kind if owner >= 0 else ""
        found.append((what, _name(kind, half, what) if what in JOINED else ""))
    return tuple(found)


def _name(kind: Kind, half: int, what: str) -> str:
    second = half % 2
    beyond = kind.half[(half + (1 if second else -1)) % 8]
    # A whole edge of one area has no gap in its middle, whatever ends there.
    parted = kind.line[half // 2] >= 0
    return f"joint-{what}-{second}{'on' if beyond == kind.half[half] else 'cut'}{'-path' if parted else ''}"


def joints(tiles: TileSet, laid: Sequence[Lying]) -> list[Joint]:
    """The joints of a table, in the order in which they are laid; none where a cell is empty."""
    kinds = {kind.id: kind for kind in tiles.kinds + tiles.aside}
    at = {(tile.x, tile.y): tile for tile in laid if tile.kind in kinds}
    found = []
    for tile in at.values():
        for half in range(8):
            side = half // 2
            there = at.get((tile.x + (0, 1, 0, -1)[side], tile.y + (-1, 0, 1, 0)[side]))
            what, name = _shown(kinds[tile.kind], half, tile.turn)
            if there is None or not name:
                continue
            facing = 2 * ((side + 2) % 4) + (1 - half % 2)
            if _shown(kinds[there.kind], facing, there.turn)[0] != what:
                found.append(Joint(name, tile.x, tile.y, side))
    return sorted(found, key=lambda joint: JOINED.index(joint.name.split("-")[1]))


def _shown(kind: Kind, half: int, turn: int) -> tuple[str, str]:
    return edges_of(kind)[(half - 2 * turn) % 8]


def joint_bodies(prefix: str) -> dict[str, str]:
    """Every joint's drawing by name, in the box -20 .. 120 of a tile 0 .. 100."""
    bodies = {}
    for what, second, begin, end in product(JOINED, (0, 1), ("cut", "on"), ("", "-path")):
        left, right = CORNER if begin == "cut" else 0.0, KERB if end else 50.0
        if second:
            left, right = 100 - right, 100 - left
        pen = Pen(prefix, "joint", "joint")
        (_parapet if what == "tower" else _gable_walls)(pen, left, right)
        if what == "tower":
            ends = [x for x, marked in ((left, end if second else begin == "cut"),) if marked]
            ends += [x for x, marked in ((right, begin == "cut" if second else end),) if marked]
            for x in ends:
                pen.stand("turret", complex(x + (4 if x == left else -4), 3.6), 0.8)
        bodies[f"joint-{what}-{second}{begin}{end}"] = pen.svg()
    return bodies


def _strip(left: float, right: float, top: float, bottom: float) -> list[complex]:
    return [complex(left, top), complex(right, top), complex(right, bottom), complex(left, bottom)]


def _before(pen: Pen, left: float, right: float, height: int) -> None:
    """The ground before it: a strip of gravel, and the shadow, which falls on the neighbour alone."""
    pen.poly("gf", _strip(left, right, -3, 0))
    pen.add(f'<g clip-path="url(#{pen.prefix}-beyond)">')
    pen.shade(height, _strip(left, right, -1.7, 6))
    pen.add("</g>")


def _parapet(pen: Pen, left: float, right: float) -> None:
    _before(pen, left, right, 4)
    pen.poly("k3", _strip(left, right, -1.7, 0))
    pen.poly("k2", _strip(left, right, 0, 2.8))
    pen.add(f'<path class="twkm" d="M{num(left)} 0H{num(right)}"/>')


def _gable_walls(pen: Pen, left: float, right: float) -> None:
    _before(pen, left, right, 2)
    pen.poly("ink", _strip(left, right, -0.8, 0.3))


def joint_clip(prefix: str) -> str:
    """What cuts the shadow of every joint at the edge."""
    return f'<clipPath id="{prefix}-beyond"><path d="M-20-20h140v20h-140z"/></clipPath>'
