"""Followers, keeps, score markers and wall tiles; the six seats' emblems; figures of numbers.

Every figure is drawn in a box from -20 to 20; its colour is the text colour of whoever uses it. Emblems come in
two sets: for figures that stand, and for those that lie down (merchants, farmers).
"""

from tilewright.art.tokens import HALO, SEATS

FEATURES = ("path", "tower", "house", "court", "city", "road", "monastery", "field", "garden")
LYING = ("court", "field")
WALL_KINDS = range(1, 10)
INK, CREAM = "#2a1f22", "#fff8e6"

EMBLEMS = {
    "cross": "M-1.1-3.4h2.2v2.3h2.3v2.2H1.1v2.3h-2.2V1.1h-2.3v-2.2h2.3z",
    "moon": "M1.4-3.4A3.5 3.5 0 1 0 1.4 3.4 4 4 0 0 1 1.4-3.4z",
    "bar": "M-3.4-3h6.8v1.9h-6.8zM-3.4 0h6.8v1.9h-6.8z",
    "ring": "M0-3.4a3.4 3.4 0 0 1 0 6.8 3.4 3.4 0 0 1 0-6.8zm0 2a1.4 1.4 0 0 0 0 2.8 1.4 1.4 0 0 0 0-2.8z",
    "star": "M0-3.8l1.1 2.5 2.7.3-2 1.8.6 2.7L0 2.1l-2.4 1.4.6-2.7-2-1.8 2.7-.3z",
    "gem": "M0-3.8L3 0 0 3.8-3 0z",
}
_ROBE = (
    "M-3.6-7.6C-7-5.6-8.2.5-9 7c-.2 2 .8 2.9 2.6 2.6 2.2-.5 3.6.5 6.4.5s4.2-1 6.4-.5"
    "C8.2 9.9 9.2 9 9 7 8.2.5 7-5.6 3.6-7.6z"
)
_HOOD = "M.4-18.6c3.4 1 5.2 3.8 5 6.8C5.2-8.6 2.8-6.8 0-6.8s-5.2-1.8-5.4-5C-5.6-15-3.4-17.8.4-18.6z"
_TOOLS = {
    "path": "M9.5 9V-15M9.5-15h6.5l-2 3 2 3H9.5",
    "tower": "M11 6V-9M8-6.5h6M11 6v2",
    "house": "M11 7V-7M7.5-7h7l-1-4h-5z",
    "city": "M11 6V-9M8-6.5h6M11 6v2",
    "road": "M10 9V-13M7.6-11.4a2.4 2.4 0 1 1 4.8 0",
    "monastery": "M11 8V-13M8-9h6",
    "garden": "M10.5 9V-10M10.5-10a3 3 0 1 1 3 3",
}
_GLYPHS = (
    "M0 2v4a2 2 0 0 0 4 0V2A2 2 0 0 0 0 2z",
    "M.8 1.4L2.4 0v8",
    "M.1 1.8C.3-.6 4-.6 3.9 2.2 3.8 4 1.4 5.6 0 8h4",
    "M.2.9C1.4-.4 3.8 0 3.8 2S2 3.8 1.4 3.8C2.4 3.8 4 4.2 4 6S1.6 8.8 0 7.2",
    "M3 8V0L0 5.6h4.2",
    "M3.8 0H.6L.2 3.6C1.8 2.6 4 3.2 4 5.4S1.6 8.6 0 7.4",
    "M3.4 0C1 1.6 0 4 0 6a2 2 0 0 0 4 0C4 3.4 1 3.2.3 5",
    "M0 0h4Q2 4 1.4 8",
    "M2 3.8A1.8 1.8 0 0 1 2 0a1.8 1.8 0 0 1 0 3.8 2 2 0 0 0 0 4.2 2 2 0 0 0 0-4.2z",
    "M.6 8C3 6.4 4 4 4 2A2 2 0 0 0 0 2C0 4.6 3 4.8 3.7 3",
)
_PICTURES = {
    1: '<path class="twwt" d="M7 2a7 7 0 1 1-2.6-5.4M5-7.6v4.6H.6"/>',
    2: '<path class="twwk" d="M-6 9V-3h-2v-5h3v2h3v-2h3v2h3v-2h3v5h-2V9z"/>',
    3: '<path class="twwr" d="M-9 0L0-8 9 0v9H-9z"/>',
    4: '<path class="twwp" d="M-4 9C-6 3 5 0 1-8h5C9 0-1 3 3 9z"/>',
    5: '<path class="twwk" d="M-7 9V-2l4 2 3-4 3 3 3-2V9z"/>',
    6: '<path class="twwr" d="M-9 1L-2-6l3 3 3-3v5l4 2v7H-9z"/>',
    7: '<path class="twwc" d="M-9-7H9v8l-3 2-3-2-3 2-3-2-3 2-3-2z"/><path class="twwt" d="M-8 2v8M8 2v8"/>',
    8: '<path class="twwk" d="M-5 9V-9h10V9z"/><path class="twwt" d="M-1 0h2M0-5v1"/>',
    9: '<path class="twwg" d="M0-9l2.6 6 6.4.6-4.8 4.2 1.5 6.4L0 5l-5.7 3.2 1.5-6.4L-9-2.4-2.6-3z"/>',
}


def _halo(body: str) -> str:
    """A figure in a dark halo: it stands out on every ground, whatever its colour; by night in a gleam as well."""
    return (
        f'<g class="twhr">{body}</g>'
        f'<g fill="{HALO}" stroke="{HALO}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">'
        f'{body}</g><g fill="currentColor">{body}</g>'
    )


def _tool(feature: str) -> str:
    data = _TOOLS[feature]
    return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path class="twht" d="{data}"/><path d="{data}" stroke="{HALO}" stroke-width="4.2"/>'
        f'<path d="{data}" stroke="{CREAM}" stroke-width="1.5"/></g>'
    )


def follower(feature: str) -> str:
    """A follower on a feature: hooded, with the tool of its trade; merchants and farmers lie down."""
    body = f'<path d="{_ROBE}"/><path d="{_HOOD}"/>'
    face = (
        f'<ellipse cy="-11" rx="2.9" ry="3.3" fill="{INK}"/>'
        '<ellipse cx="-.2" cy="-10.6" rx="2.2" ry="2.6" fill="#f3d9b5"/>'
    )
    gloss = (
        '<path d="M-3.4-15.4Q-1.8-17.4.4-17.6M-6.6 4Q-5.8-2.6-3.6-6.2" fill="none" stroke="#fff" stroke-width="1" '
        'stroke-linecap="round" opacity=".55"/>'
    )
    dusk = (
        '<path d="M3.2-7.1C6.6-5.4 7.8.5 8.5 7c.2 1.8-.6 2.4-2.2 2.1-1-.2-1.9-.1-2.9.1C5.4 4 5.4-2 3.2-7.1z" '
        'fill="#20142c" opacity=".28"/>'
    )
    if feature in LYING:
        return (
            '<path class="twsh" d="M-15 3Q-6 9 4 9.6 13 10 14 4 9-6-15 3z"/>'
            f'<g transform="rotate(-90)translate(0 3)">{_halo(body)}{face}{dusk}</g>'
        )
    shadow = '<path class="twsh" d="M-6 10Q4 12.5 13 9.4 20 5.6 15 3.4 8 2 4 8z"/>'
    return f'<g transform="translate(-1.5 4)">{shadow}{_tool(feature)}{_halo(body)}{face}{gloss}{dusk}</g>'


def keep() -> str:
    """A keep: the wooden tower that each player of The Castle sets beside the wall."""
    body = '<path d="M-8 14V-6h-3v-8h5v3h3v-3h6v3h3v-3h5v8H8v20z"/>'
    return (
        f'<path class="twsh" d="M-6 14h20l5-5-9-12z"/>{_halo(body)}'
        '<path d="M4-6h4v20H4z" fill="#20142c" opacity=".28"/>'
    )


def marker() -> str:
    """A score marker: a standing follower on a base, small enough for a space of the track."""
    body = '<circle r="11"/>'
    gloss = '<circle r="8.6" fill="none" stroke="#fff" opacity=".4"/>'
    return f'<circle class="twsh" cx="2" cy="3" r="12"/>{_halo(body)}{gloss}'


PLACES = {
    "emblem": "translate(-1.5 5.6)scale(1.25)",
    "emblem-lying": "translate(5.6 0)scale(1.1)",
    "emblem-keep": "translate(0 4)scale(1.5)",
    "emblem-marker": "scale(1.9)",
}
"""Where an emblem sits: on figures that stand, on those that lie, on a keep, on a score marker."""


def emblem_of(figure: str) -> str:
    """The name, without the seat, of the emblem that belongs on a figure."""
    feature = figure.removeprefix("figure-")
    return "emblem-lying" if feature in LYING else f"emblem-{feature}" if feature in ("keep", "marker") else "emblem"


def emblem(seat: int, place: str = "emblem") -> str:
    """The emblem of a seat, upright where a figure carries it."""
    colour, name = SEATS[seat]
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    paint = CREAM if red * 0.3 + green * 0.59 + blue * 0.11 < 120 else INK
    return f'<path fill="{paint}" fill-rule="evenodd" transform="{PLACES[place]}" d="{EMBLEMS[name]}"/>'


def _plaque() -> str:
    return (
        '<path class="twsh" d="M-15-14h33v33h-33z"/><path class="twink" d="M-17.6-17.6h35.2v35.2h-35.2z"/>'
        '<path class="tws2" d="M-17-17h34v34h-34z"/><path class="tww3" style="stroke-width:4;stroke-dasharray:4 3" '
        'd="M-15-15h30v30h-30z"/><path class="tws1" d="M-13-13h26v26h-26z"/>'
    )


def wall_tile(number: int) -> str:
    """A wall tile: its number and a picture of what it does."""
    picture = f'<g transform="translate(2 2.5)scale(1.1)">{_PICTURES[number]}</g>'
    return _plaque() + picture + figures_of(number, -8.6, -8, 0.9)


def wall_back() -> str:
    """The back of a wall tile."""
    gate = '<path class="twink" d="M-2 9V4a2 2 0 0 1 4 0v5z"/>'
    return _plaque() + '<path class="twwk" d="M-8 9V-9h4v3h2v-3h4v3h2v-3h4V9z"/>' + gate


def figures_of(value: int, x: float, y: float, scale: float = 1.0, look: str = "nm") -> str:
    """A number in strokes of our own (no font), its middle at a point."""
    text = str(value)
    strokes = "".join(
        f'<path class="tw{look}" transform="translate({i * 5.8:g} 0)" d="{_GLYPHS[int(digit)]}"/>'
        for i, digit in enumerate(text)
    )
    left = x - scale * (5.8 * len(text) - 1.8) / 2
    return f'<g transform="translate({left:.1f} {y - 4 * scale:.1f})scale({scale:.2f})">{strokes}</g>'
