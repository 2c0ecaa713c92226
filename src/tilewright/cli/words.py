"""Tiles and cells in words, for those who do not see the drawing."""

from __future__ import annotations

from tilewright.cli.blocks import LINE_KINDS
from tilewright.cli.speech import say
from tilewright.game import Position
from tilewright.game.setup import Setup
from tilewright.tiles import Area, Kind

SIDES = ("north", "east", "south", "west")
DELTAS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def area_words(area: Area) -> str:
    """Return an area with its kind and what is printed on it."""
    if area.fountain:
        return say("term-area-fountain", area=area.id)
    if area.markets:
        return say("term-area-markets", area=area.id, markets=area.markets)
    if area.shields:
        return say("term-area-shields", area=area.id, shields=area.shields)
    return say("term-area", area=area.id, kind=area.kind)


def side_words(kind: Kind, turn: int) -> str:
    """Return what lies on the four sides of a turned tile."""
    out = []
    for side in range(4):
        printed = (side - turn) % 4
        line = kind.line[printed]
        first, second = kind.half[2 * printed], kind.half[2 * printed + 1]
        values = {"side": SIDES[side], "left": kind.areas[first].id, "right": kind.areas[second].id}
        if line < 0:
            out.append(say("term-side-whole", side=SIDES[side], area=kind.areas[first].id))
        elif first == second:
            out.append(say("term-side-in", line=kind.areas[line].id, **values))
        else:
            out.append(say("term-side-between", line=kind.areas[line].id, **values))
    return "; ".join(out)


def neighbour_words(setup: Setup, position: Position, x: int, y: int) -> str:
    """Return what lies around an empty cell: tiles with what they show there, start spaces, the wall."""
    lying = {(tile.x, tile.y): tile for tile in position.tiles}
    out = []
    for side, (dx, dy) in enumerate(DELTAS):
        beside = lying.get((x + dx, y + dy))
        start = _start(setup, x, y, side)
        if beside is not None:
            kind, facing = setup.tiles.kind(beside.tile), (side + 2 - beside.rotation // 90) % 4
            out.append(say("term-beside-tile", side=SIDES[side], tile=beside.tile, kind=_shown(kind, facing)))
        elif start:
            out.append(say("term-beside-start", side=SIDES[side], kind=start))
        elif setup.board is not None and (x + dx, y + dy) not in setup.board.cells:
            out.append(say("term-beside-wall", side=SIDES[side]))
    return "; ".join(out)


def _start(setup: Setup, x: int, y: int, side: int) -> str:
    starts = setup.board.starts if setup.board is not None else ()
    return next((s.feature for s in starts if (s.x, s.y, s.side) == (x, y, side)), "")


def _shown(kind: Kind, side: int) -> str:
    line = kind.line[side]
    area = kind.areas[line if line >= 0 else kind.half[2 * side]]
    assert line < 0 or area.kind in LINE_KINDS
    return area.kind
