"""What stands upright on many tiles: trees, tufts, turrets, fountains, stalls, shields; drawn once, used often."""

from tilewright.art.geometry import PI, spun
from tilewright.art.looks import MARK
from tilewright.art.lots import Lots
from tilewright.art.pen import num, xy


def _scallop(radius: float, bumps: int, wobble: float, name: str) -> str:
    lots = Lots(name)
    points = [spun(2 * PI * i / bumps, radius * (1 + lots.between(-wobble, wobble))) for i in range(bumps)]
    data = "M" + xy(points[0])
    for p, q in zip(points, points[1:] + points[:1]):
        size = num(abs(q - p) * 0.56)
        data += f"a{size} {size} 0 0 1 {xy(q - p)}"
    return data + "z"


def _tree(name: str, r: float, tone: int = 1) -> str:
    low, mid = _scallop(r, 8, 0.08, name), _scallop(r * 0.74, 7, 0.1, name + "m")
    high = _scallop(r * 0.36, 5, 0.1, name)
    at = num(-r * 0.16)
    return (
        f'<ellipse class="twsh" cx="{num(r * 0.42)}" cy="{num(r * 0.55)}" rx="{num(r * 1.02)}" ry="{num(r * 0.95)}"/>'
        f'<path class="twt{tone}" d="{low}"/><path class="twt{tone + 1}" transform="translate({at} {at})" d="{mid}"/>'
        f'<path class="twt{tone + 2}" transform="translate({num(-r * 0.36)} {num(-r * 0.4)})" d="{high}"/>'
    )


def _cone(r: float) -> str:
    """A round tower with a slate cone."""
    looks = ("sla", "sla_lo", "sla_lo", "sla_lo", "sla", "sla_hi", "sla_hi", "sla_hi")
    wedges = "".join(
        f'<path class="tw{look}" d="M{xy(spun(i * PI / 4, r * 0.74))}L{xy(spun((i + 1) * PI / 4, r * 0.74))}L0,0z"/>'
        for i, look in enumerate(looks)
    )
    return (
        f'<circle class="twsh" cx="{num(r * 0.42)}" cy="{num(r * 0.55)}" r="{num(r)}"/>'
        f'<circle class="twink" r="{num(r + 0.5)}"/><circle class="tws0" r="{num(r)}"/>{wedges}'
        f'<circle class="twgo" r="{num(r * 0.13)}"/>'
    )


def _turret(r: float, looks: tuple[str, str, str, str, str]) -> str:
    """A round tower top with merlons."""
    ink, wall, top, light, merlons = looks
    dash, inner = num(2 * PI * (r - 1) / 18), num(r - 2.2)
    return (
        f'<circle class="twsh" cx="{num(r * 0.4)}" cy="{num(r * 0.52)}" r="{num(r)}"/>'
        f'<circle class="tw{ink}" r="{num(r + 0.5)}"/><circle class="tw{wall}" r="{num(r)}"/>'
        f'<circle r="{num(r - 1)}" class="tw{merlons}" style="stroke-width:2;stroke-dasharray:{dash}"/>'
        f'<circle class="tw{top}" r="{inner}"/>'
        f'<path class="tw{light}" d="M0-{inner}a{inner} {inner} 0 0 0-{inner} {inner}z"/>'
    )


_FOUNTAIN = (
    '<circle class="twsh" cx="1.6" cy="2.2" r="12"/><circle class="twink" r="12.4"/><circle class="tws1" r="11.9"/>'
    '<circle class="tws2" r="9.8"/><circle class="twvl" r="9.4"/><circle class="twvf" cx=".5" cy=".7" r="8.6"/>'
    '<path class="twv3" d="M-5.5 2.5a6 6 0 0 0 8 3.4M5.8-2a6 6 0 0 0-5-4.2M-3.4-4.6a5.6 5.6 0 0 0-2.4 3.4"/>'
    '<circle class="twsh" cx="1" cy="1.4" r="4"/><circle class="tws2" r="4"/><circle class="tws1" r="3.4"/>'
    '<circle class="twvh" r="2.3"/>'
    '<path class="twcm" d="M0-5l1.2 3.8L5 0 1.2 1.2 0 5-1.2 1.2-5 0-1.2-1.2z"/>'
)

_SHIELD = (
    '<path class="twsh" d="M-7.4-6.4h18v8.5q0 8.5-9 13-9-4.5-9-13z"/>'
    '<path class="twink" d="M-9.6-11.1h19.2v11q0 8-9.6 12.2-9.6-4.2-9.6-12.2z"/>'
    '<path class="twgo" d="M-8.9-10.4H8.9V-.2q0 7.4-8.9 11.4-8.9-4-8.9-11.4z"/>'
    '<path class="twbl" d="M-6.9-8.4H6.9V-.2q0 5.6-6.9 9-6.9-3.4-6.9-9z"/>'
    '<path class="twcm" d="M-6.9 2.2L0-4.2 6.9 2.2v4.2L0 .2l-6.9 6.2z"/><circle class="twgo" cy="-5.9" r="1.7"/>'
)


def _stall(look: str) -> str:
    stripes = "".join(f'<path class="tw{look}" d="M{x}-4.6h2v9.2h-2z"/>' for x in (-6, -2, 2))
    return (
        '<path class="twsh" d="M-4.4-2.4h12v9.6h-12z"/><path class="twink" d="M-6.5-5.1h13V5.1h-13z"/>'
        f'<path class="twcm" d="M-6-4.6H6v9.2H-6z"/>{stripes}<path class="twb{look[-1]}" d="M-6-4.6H6v9.2H-6z"/>'
        '<path class="twsh" d="M-6 0H6v4.6H-6z" style="opacity:.22"/>'
    )


SYMBOLS: dict[str, str] = {
    "tree": _tree("tree", 6.2),
    "tree2": _tree("tree2", 5),
    "tree3": _tree("tree3", 5.4, 4),
    "bush": _tree("bush", 2.7),
    "sapling": _tree("sapling", 3.7),
    "banner": '<path class="twnm" style="stroke-width:.9" d="M0 0V-11"/>'
    '<path class="twa1" d="M.4-11q2.6-1.4 5 0t4.4.2v5q-2 1.2-4.4-.1t-5 0z"/>'
    '<path class="twsh" d="M0 0l7 3.6-.6.9z"/>',
    "tuft": '<path class="twgs" d="M-1.8 1q.1-1.7-.8-3M-.6 1.2Q-.4-.8-.6-2.8M.8 1.2q.1-2 .9-3.4M2 1q.3-1.2 1.3-2"/>',
    "blade": '<path class="twgh" d="M-1.4.8q.1-1.4-.5-2.4M0 1q.1-1.6.2-2.8M1.3.8q.2-1.2.9-2"/>',
    "reed": '<path class="twgs" d="M-1.6 1.6Q-1.4-1-2.2-3M0 1.8q.1-3 .1-5M1.6 1.6q0-2.4 1-4.2"/>',
    "well": '<circle class="twsh" cx=".9" cy="1.2" r="3.2"/><circle class="twink" r="3.3"/>'
    '<circle class="tws1" r="2.9"/><circle class="twvl" r="1.8"/>',
    "lamp": '<circle class="twgw" r="9"/><path class="twlp" d="M-.9-.9h1.8v1.8H-.9z"/>',
    "cone": _cone(6),
    "cone2": _cone(8),
    "turret": _turret(7.4, ("k3", "k2", "k0", "k1", "km")),
    "turretw": _turret(8.4, ("ink", "s2", "s0", "s1", "w3")),
    "fountain": _FOUNTAIN,
    "bed": '<path class="twb3" d="M-10-10h20v20h-20z"/><path class="twb4" d="M-5.5-5.5h11v11h-11z"/>',
    "stall1": _stall("a1"),
    "stall2": _stall("a2"),
    "shield": _SHIELD,
}
"""The upright symbols by name, each round its foot or middle."""


PLAIN = ("stall1", "stall2")
"""Symbols that also stand within something upright: they need no turning of their own."""

MARKS = ("shield", "fountain")
"""Symbols that count: larger from afar, so that they are seen there."""


def symbol_defs(prefix: str, turn: int | None = None, far: bool = False) -> str:
    """Every upright symbol: for any turn and distance (a page settles them), or for one (a scene)."""
    plain = "".join(f'<g id="{prefix}-a-{name}">{SYMBOLS[name]}</g>' for name in PLAIN)
    if turn is None:
        return plain + "".join(
            f'<g id="{prefix}-s-{name}"><g class="twup">{mark}{body}{"</g>" if mark else ""}</g></g>'
            for name, body in SYMBOLS.items()
            for mark in ['<g class="twmk">' if name in MARKS else ""]
        )
    tail, spin = (f".{turn}", f"rotate({-90 * turn})") if turn else ("", "")
    return (plain if not turn else "") + "".join(
        f'<g id="{prefix}-s-{name}{tail}"><g{settled}>{body}</g></g>'
        for name, body in SYMBOLS.items()
        for size in [f"scale({MARK})" if far and name in MARKS else ""]
        for settled in [f' transform="{spin}{size}"' if spin or size else ""]
    )
