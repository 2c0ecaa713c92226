"""A whole table as one picture: tiles laid, followers, keeps, score markers and wall tiles."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tilewright.art.figures import emblem_of, figures_of
from tilewright.art.joints import joint_bodies, joint_clip, joints
from tilewright.art.looks import FAR_BELOW, style
from tilewright.art.pen import turned
from tilewright.art.spots import spot_of
from tilewright.art.sprites import GLOW, drawing_of, figure_id, figure_symbols, kinds_of, prefix_of, symbol_id
from tilewright.art.symbols import symbol_defs
from tilewright.art.tokens import SEATS
from tilewright.art.wall import board_box, board_drawing, towers, track
from tilewright.tiles import Board, Kind, TileSet

SUPPLY = 0.8
"""The height of the strip below a castle where keeps and wall tiles lie, in cells."""

GAP = 0.08
"""How far tiles on a contact sheet lie apart, in cells."""


@dataclass(frozen=True)
class Laid:
    """A tile on the table: its kind's id, its cell, its quarter turns clockwise."""

    kind: str
    x: float
    y: float
    turn: int = 0


@dataclass(frozen=True)
class Standing:
    """A follower on the table: its seat, the cell of its tile, the id of its area there; whether it is the abbot."""

    seat: int
    x: float
    y: float
    area: str
    abbot: bool = False


@dataclass(frozen=True)
class Table:
    """What lies on a table: `scores`, `keeps` and wall tiles `held` by seat; `wall_tiles` by a tower's lower number.

    A wall tile is its kind 1 .. 9, or 0 where it lies face down.
    """

    laid: Sequence[Laid]
    followers: Sequence[Standing] = ()
    scores: Sequence[int] = ()
    keeps: Sequence[int] = ()
    held: Sequence[Sequence[int]] = ()
    wall_tiles: Mapping[int, int] = field(default_factory=dict)
    board: Board | None = None
    margin: float = 0.15


def sheet(kinds: Sequence[Kind]) -> Table:
    """Kinds side by side in their order, a little apart: a contact sheet."""
    across, step = max(1, round((len(kinds) * 1.5) ** 0.5)), 1 + GAP
    laid = [Laid(kind.id, i % across * step, i // across * step) for i, kind in enumerate(kinds)]
    return Table(laid, margin=GAP)


def table_box(table: Table) -> tuple[float, float, float, float]:
    """The box of a table's picture in cells: left, top, width, height."""
    if table.board is not None:
        left, top, width, height = board_box(table.board)
        return left, top, width, height + (SUPPLY if table.keeps or table.held else 0)
    xs, ys = [tile.x for tile in table.laid] or [0], [tile.y for tile in table.laid] or [0]
    left, top = min(xs) - table.margin, min(ys) - table.margin
    return left, top, max(xs) + 1 + table.margin - left, max(ys) + 1 + table.margin - top


def scene(tiles: TileSet, table: Table, theme: str = "day", size: float = 100) -> str:
    """Return a table as one SVG document, a cell `size` pixels wide; KeyError for a kind or an area that is none.

    Below `FAR_BELOW` pixels tiles are drawn as from afar, with what is needed to tell them apart.
    """
    far = size < FAR_BELOW
    left, top, width, height = (_snapped(value, size) for value in table_box(table))
    prefix, kinds = prefix_of(tiles), {kind.id: kind for kind in kinds_of(tiles)}
    used = sorted({(tile.kind, tile.turn % 4) for tile in table.laid})
    symbols = "".join(
        f'<symbol id="{symbol_id(tiles, kind)}.{turn}" viewBox="0 0 100 100">'
        f'<g transform="rotate({90 * turn} 50 50)">{_own(turned(drawing, turn), turn)}</g></symbol>'
        for kind, turn in used
        for drawing in [drawing_of(tiles.game, prefix, kinds[kind])]
    )
    upright = "".join(symbol_defs(prefix, turn, far) for turn in range(4))
    body = [board_drawing(table.board, prefix, far)] if table.board is not None else []
    body += [
        f'<use href="#{symbol_id(tiles, tile.kind)}.{tile.turn % 4}" x="{100 * tile.x:g}" y="{100 * tile.y:g}" '
        'width="100" height="100"/>'
        for tile in table.laid
    ]
    finish, laid = _joints(tiles, table)
    body += [laid, *_on_the_wall(tiles, table, far)] + _supplies(tiles, table)
    body += [_follower(tiles, table, standing, far) for standing in table.followers]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * size:.0f}" height="{height * size:.0f}" '
        f'viewBox="{100 * left:g} {100 * top:g} {100 * width:g} {100 * height:g}"><style>{style(theme, far)}</style>'
        f"<defs>{GLOW}{upright}{symbols}{finish}{figure_symbols(tiles)}</defs>"
        f'<path class="twsky" d="M{100 * left:g} {100 * top:g}h{100 * width:g}v{100 * height:g}h{-100 * width:g}z"/>'
        f"{''.join(body)}</svg>"
    )


def _joints(tiles: TileSet, table: Table) -> tuple[str, str]:
    """The symbols of the joints that a table needs, and the joints as they lie."""
    found = joints(tiles, table.laid)
    if not found:
        return "", ""
    bodies = joint_bodies(prefix_of(tiles))
    symbols = "".join(
        f'<symbol id="{figure_id(tiles, name)}.{turn}" viewBox="-20 -20 140 140">'
        f'<g transform="rotate({90 * turn} 50 50)">{turned(bodies[name], turn)}</g></symbol>'
        for name, turn in sorted({(joint.name, joint.turn) for joint in found})
    )
    laid = "".join(
        f'<use href="#{figure_id(tiles, joint.name)}.{joint.turn}" x="{100 * joint.x - 20:g}" '
        f'y="{100 * joint.y - 20:g}" width="140" height="140"/>'
        for joint in found
    )
    return joint_clip(prefix_of(tiles)) + symbols, laid


def _snapped(value: float, size: float) -> float:
    """A length in cells that is a whole number of pixels, so that tiles meet without hairlines."""
    return round(value * size) / size


def _own(text: str, turn: int) -> str:
    """A drawing whose ids are its own for this turn."""
    if not turn:
        return text
    return re.sub(r'(id="|href="#)(t[0-9a-f]{8}-(?!s-|a-)[^".]+)', rf"\1\2.r{turn}", text)


def figure(tiles: TileSet, name: str, seat: int, x: float, y: float, size: float) -> str:
    """A figure in a seat's colour with its emblem, its middle at a point (a cell 100 wide)."""
    mark = f"{emblem_of(name)}-{seat}"
    box = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:g}" height="{size:g}"'
    return (
        f'<g color="{SEATS[seat][0]}"><use href="#{figure_id(tiles, name)}" {box}/>'
        f'<use href="#{figure_id(tiles, mark)}" {box}/></g>'
    )


def _follower(tiles: TileSet, table: Table, standing: Standing, far: bool) -> str:
    tile = next(tile for tile in table.laid if (tile.x, tile.y) == (standing.x, standing.y))
    kind = next(kind for kind in kinds_of(tiles) if kind.id == tile.kind)
    feature = "garden" if standing.abbot else kind.area(standing.area).kind
    spot = (complex(*spot_of(kind, standing.area)) - (0.5 + 0.5j)) * 1j**tile.turn + 0.5 + 0.5j
    x, y = 100 * (tile.x + spot.real), 100 * (tile.y + spot.imag)
    return figure(tiles, f"figure-{feature}", standing.seat, x, y, 48 if far else 38)


def _supplies(tiles: TileSet, table: Table) -> list[str]:
    """Below the castle: each seat's keep with its size, and the wall tiles it holds."""
    left, top, width, height = (100 * value for value in table_box(table))
    seats = max(len(table.keeps), len(table.held)) if table.board is not None else 0
    body = []
    for seat in range(seats):
        x, y = left + 60 + seat * width / seats, top + height - 46
        body.append(figure(tiles, "figure-keep", seat, x, y, 56))
        if seat < len(table.keeps):
            body.append(figures_of(table.keeps[seat], x + 42, y, 2.2, "nn"))
        for k, kind in enumerate(table.held[seat] if seat < len(table.held) else ()):
            name = figure_id(tiles, f"wall-{kind}" if kind else "wall-back")
            body.append(f'<use href="#{name}" x="{x + 70 + 54 * k:.1f}" y="{y - 26:.1f}" width="52" height="52"/>')
    return body


def _on_the_wall(tiles: TileSet, table: Table, far: bool) -> list[str]:
    if table.board is None:
        return []
    body, places = [], {place.number: place for place in towers(table.board)}
    for number, kind in sorted(table.wall_tiles.items()):
        place = places[number]
        size, name = 100 * place.tile_size, f"wall-{kind}" if kind else "wall-back"
        x, y = 100 * place.tile[0] - size / 2, 100 * place.tile[1] - size / 2
        body.append(
            f'<use href="#{figure_id(tiles, name)}" x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}"/>'
        )
    spaces = track(table.board)
    for seat, score in enumerate(table.scores):
        _, x, y = spaces[score % len(spaces)]
        shift = (seat - (len(table.scores) - 1) / 2) * 12
        body.append(figure(tiles, "figure-marker", seat, 100 * x + shift, 100 * y, 40 if far else 32))
    return body
