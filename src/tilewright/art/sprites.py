"""One document with everything a set needs: a symbol for each kind, the figures, the style, once."""

from dataclasses import replace
from functools import lru_cache

from tilewright.art import figures
from tilewright.art.castle import draw_castle
from tilewright.art.classic import draw_classic
from tilewright.art.joints import joint_bodies, joint_clip
from tilewright.art.looks import style
from tilewright.art.pen import Pen
from tilewright.art.symbols import symbol_defs
from tilewright.art.tokens import SEATS
from tilewright.tiles import Kind, TileSet

GLOW = (
    '<radialGradient id="twglow"><stop offset="0" stop-color="#ffdf94" stop-opacity=".85"/><stop offset=".35" '
    'stop-color="#ffc766" stop-opacity=".3"/><stop offset="1" stop-color="#ffb648" stop-opacity="0"/></radialGradient>'
)


def _safe(name: str) -> str:
    """A name in the letters an id may hold; two names never become one."""
    return "".join(c if c.isascii() and (c.isalnum() or c == "-") else f"_{ord(c):x}_" for c in name)


def prefix_of(tiles: TileSet) -> str:
    """What begins every id of a set's drawings: a letter and the beginning of the set's digest."""
    return "t" + tiles.sha256[:8]


def symbol_id(tiles: TileSet, kind_id: str) -> str:
    """The id of a kind's symbol, fit for XML whatever the kind is called."""
    return f"{prefix_of(tiles)}-tile-{_safe(kind_id)}"


def figure_id(tiles: TileSet, name: str) -> str:
    """The id of a figure's symbol: `figure-path`, `emblem-0`, `emblem-lying-0`, `wall-1`, `wall-back` and so on."""
    return f"{prefix_of(tiles)}-{name}"


def garden_kinds(tiles: TileSet) -> tuple[Kind, ...]:
    """The garden copies of a set as kinds of their own."""
    return tuple(
        replace(plain, id=garden.id, areas=plain.areas + garden.add, count=garden.count)
        for garden in tiles.gardens
        for plain in [tiles.kind(garden.of)]
    )


def kinds_of(tiles: TileSet) -> tuple[Kind, ...]:
    """Every kind of a set, those of further sets in the same file and the garden copies with it."""
    return tiles.kinds + tiles.aside + garden_kinds(tiles)


@lru_cache(maxsize=1024)
def drawing_of(game: str, prefix: str, kind: Kind) -> str:
    """What is drawn on a kind, open to all four turns."""
    pen = Pen(prefix, _safe(kind.id), kind.id)
    (draw_castle if game == "castle" else draw_classic)(pen, kind)
    pen.add('<path class="twrim" d="M0 0h100v100H0z"/>')
    return pen.svg()


def figure_bodies() -> dict[str, str]:
    """Every figure's drawing by name, in a box from -20 to 20."""
    bodies = {f"figure-{feature}": figures.follower(feature) for feature in figures.FEATURES}
    bodies |= {"figure-keep": figures.keep(), "figure-marker": figures.marker()}
    for seat in range(len(SEATS)):
        bodies |= {f"{place}-{seat}": figures.emblem(seat, place) for place in figures.PLACES}
    bodies |= {f"wall-{number}": figures.wall_tile(number) for number in figures.WALL_KINDS}
    return bodies | {"wall-back": figures.wall_back()}


def figure_symbols(tiles: TileSet) -> str:
    """The symbols of all figures."""
    return "".join(
        f'<symbol id="{figure_id(tiles, name)}" viewBox="-20 -20 40 40">{body}</symbol>'
        for name, body in figure_bodies().items()
    )


def joint_symbols(tiles: TileSet) -> str:
    """The symbols of all joints of The Castle, open to all four turns; nothing for Classic."""
    if tiles.game != "castle":
        return ""
    prefix = prefix_of(tiles)
    return joint_clip(prefix) + "".join(
        f'<symbol id="{figure_id(tiles, name)}" viewBox="-20 -20 140 140">{body}</symbol>'
        for name, body in joint_bodies(prefix).items()
    )


def sprites(tiles: TileSet, theme: str = "day") -> str:
    """Return one SVG document with a symbol for every kind and figure of a set; ValueError for an unknown theme."""
    prefix = prefix_of(tiles)
    symbols = "".join(
        f'<symbol id="{symbol_id(tiles, kind.id)}" viewBox="0 0 100 100">{drawing}</symbol>'
        for kind in kinds_of(tiles)
        for drawing in [drawing_of(tiles.game, prefix, kind)]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><style>{style(theme)}</style>'
        f"<defs>{GLOW}{symbol_defs(prefix)}</defs>{symbols}{joint_symbols(tiles)}{figure_symbols(tiles)}</svg>"
    )
