"""The pen: collects what is drawn on one tile as SVG, once for all four turns.

A tile is drawn as it lies unturned. What depends on the light (the fall of a shadow, the tone of a roof, what
stands upright) is left open as a class, and settled by the turn: in a browser by custom properties, in a scene
by `turned`.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from tilewright.art.geometry import Points, unit
from tilewright.art.lots import Lots
from tilewright.art.tokens import DROP, drop_of, tone_of

KEPT = (
    dict.fromkeys(("tuft", "blade", "reed", "bush", "lamp", "banner", "sapling"), "x1")
    | dict.fromkeys(("tree", "tree2", "tree3", "well"), "x2")
    | dict.fromkeys(("cone", "cone2", "turret"), "x3")
)
"""The look that decides whether a symbol shows: what only enriches, what grows, what stands on a wall."""


def num(value: float) -> str:
    """A number with one decimal place, none where it is whole."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def xy(point: complex) -> str:
    """A point as SVG writes it."""
    x, y = num(point.real), num(point.imag)
    return x + (y if y.startswith("-") else "," + y)


def curved(curve: Sequence[complex]) -> str:
    """The path data of a chain of cubics."""
    return f"M{xy(curve[0])}C{' '.join(xy(p) for p in curve[1:])}"


def closed(polygon: Sequence[complex], places: int = 1) -> str:
    """The path data of a polygon, in relative steps (short)."""
    points = [complex(round(p.real, places), round(p.imag, places)) for p in polygon]
    steps = "M" + xy(points[0]) + "l"
    for a, b in pairwise(points):
        step = xy(b - a)
        steps += step if steps.endswith("l") or step.startswith("-") else " " + step
    return steps + "z"


def octant(vector: complex) -> int:
    """Which of the eight winds a vector looks to: 0 east, 2 south, 4 west, 6 north."""
    towards = unit(vector)
    winds = [(towards * unit(spin).conjugate()).real for spin in (1, 1 + 1j, 1j, -1 + 1j, -1, -1 - 1j, -1j, 1 - 1j)]
    return winds.index(max(winds))


def turned(text: str, turn: int) -> str:
    """A drawing with what hangs on the light settled for a number of quarter turns."""

    def fall(found: re.Match[str]) -> str:
        return f'transform="translate({xy(drop_of(int(found[1]), turn))})"'

    text = re.sub(r'class="twd(\d)"', fall, text).replace('class="twup"', f'transform="rotate({-90 * turn})"')
    text = re.sub(r"tw(red|ocr|rose|sla)(\d)", lambda m: f"tw{m[1]}{tone_of(int(m[2]), turn)}", text)
    lit = {side for side in range(4) if tone_of((6 + 2 * side) % 8, turn) == "_hi"}
    text = re.sub(r'class="twe(\d)"', lambda m: 'class="twsh"' if int(m[1]) in lit else 'display="none"', text)
    return re.sub(r'href="#([0-9a-z]+-s-[a-z0-9]+)"', rf'href="#\1.{turn}"', text) if turn else text


class Pen:
    """Collects SVG for one tile; `prefix` begins every id, `lots` decides every detail."""

    def __init__(self, prefix: str, key: str, name: str) -> None:
        self.prefix, self.key, self.lots = prefix, f"{prefix}-{key}", Lots(name)
        self.out: list[str] = []
        self.ids = 0

    def fresh(self) -> str:
        """A new id."""
        self.ids += 1
        return f"{self.key}-{self.ids}"

    def add(self, text: str) -> None:
        """Add markup as it stands."""
        self.out.append(text)

    def poly(self, look: str, *polygons: Sequence[complex]) -> None:
        """Polygons filled with one look."""
        data = "".join(closed(polygon) for polygon in polygons)
        if data:
            self.add(f'<path class="tw{look}" d="{data}"/>')

    def shade(self, height: int, *polygons: Sequence[complex]) -> None:
        """The shadow that polygons of a height (in tenths of a road's width) throw."""
        assert height in DROP
        if polygons:
            self.add(f'<g class="twd{height}">')
            self.poly("sh", *polygons)
            self.add("</g>")

    def curve(self, look: str, *curves: Sequence[complex], extra: str = "") -> None:
        """Chains of cubics drawn with one look."""
        data = "".join(curved(curve) for curve in curves)
        if data:
            self.add(f'<path class="tw{look}" d="{data}"{extra}/>')

    def strokes(self, curves: Sequence[Points], *looks: str) -> None:
        """Layered strokes: one geometry, painted several times; a look may carry attributes after a bar."""
        key = self.fresh()
        data = "".join(curved(curve) for curve in curves)
        self.add(f'<defs><path id="{key}" d="{data}"/></defs>')
        for look in looks:
            name, _, extra = look.partition("|")
            self.add(f'<use href="#{key}" class="tw{name}"{" " + extra if extra else ""}/>')

    def disc(self, look: str, centre: complex, radius: float) -> None:
        """A filled circle."""
        self.add(f'<circle class="tw{look}" cx="{num(centre.real)}" cy="{num(centre.imag)}" r="{num(radius)}"/>')

    def stand(self, symbol: str, foot: complex, scale: float = 1.0) -> None:
        """A symbol that stands upright however the tile is turned."""
        size = "" if scale == 1 else f"scale({scale:.2g})"
        look = f'class="tw{KEPT[symbol]}" ' if symbol in KEPT else ""
        self.add(f'<use {look}href="#{self.prefix}-s-{symbol}" transform="translate({xy(foot)}){size}"/>')

    def svg(self) -> str:
        """All that was drawn."""
        return "".join(self.out)
