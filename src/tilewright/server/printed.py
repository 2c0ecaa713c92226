"""Sets and boards for the client, by the digest of their files: what is printed and how it looks."""

from __future__ import annotations

from functools import cache

from tilewright import art
from tilewright.game.setup import check_game
from tilewright.server.faults import RequestFault
from tilewright.server.requests import (
    AreaInfo,
    BoardInfo,
    KindInfo,
    Point,
    SetInfo,
    StartInfo,
    TowerInfo,
)
from tilewright.tiles import Board, Kind, TileSet, board, library, tile_set


@cache
def _sets() -> dict[str, TileSet]:
    return {printed.sha256: printed for printed in map(tile_set, library.RELEASED)}


@cache
def _boards() -> dict[str, Board]:
    return {printed.sha256: printed for printed in map(board, library.RELEASED_BOARDS)}


@cache
def described(digest: str) -> SetInfo | BoardInfo:
    """Return what is printed in a set or on a board. Raises RequestFault for an unknown digest."""
    if digest in _sets():
        return _set(_sets()[digest])
    if digest in _boards():
        return _board(_boards()[digest])
    raise RequestFault(404, "not-found")


@cache
def sprites_of(digest: str, theme: str) -> str:
    """Return the pictures of a set. Raises RequestFault for an unknown digest or theme."""
    _check(digest in _sets(), theme)
    return art.sprites(_sets()[digest], theme)


@cache
def board_of(digest: str, theme: str) -> str:
    """Return the picture of a board. Raises RequestFault for an unknown digest or theme."""
    _check(digest in _boards(), theme)
    return art.board_picture(_boards()[digest], theme)


def _check(known: bool, theme: str) -> None:
    if not known:
        raise RequestFault(404, "not-found")
    if theme not in art.THEMES:
        raise RequestFault(400, "theme-unknown", theme=theme[:40], known=", ".join(art.THEMES))


def _set(printed: TileSet) -> SetInfo:
    kinds = tuple(_kind(printed, kind) for kind in art.kinds_of(printed))
    return SetInfo(
        printed.id, check_game(printed.game), printed.sha256, art.figure_id(printed, "").removesuffix("-"), kinds
    )


def _kind(printed: TileSet, kind: Kind) -> KindInfo:
    areas = tuple(AreaInfo(area.id, area.kind, Point(*art.spot_of(kind, area.id))) for area in kind.areas)
    rotations = tuple(90 * turn for turn in kind.turns)
    return KindInfo(kind.id, kind.count, kind.start, art.symbol_id(printed, kind.id), rotations, areas)


def _board(printed: Board) -> BoardInfo:
    with_tile = {min(tower.numbers): tower.wall_tile for tower in printed.towers}
    places = sorted(art.track(printed))
    return BoardInfo(
        id=printed.id,
        digest=printed.sha256,
        width=printed.width,
        height=printed.height,
        box=art.board_box(printed),
        cells=tuple(sorted(printed.cells)),
        starts=tuple(StartInfo(s.x, s.y, s.side, s.feature, s.markets) for s in printed.starts),
        towers=tuple(TowerInfo(t.number, Point(t.x, t.y), with_tile.get(t.number, False)) for t in art.towers(printed)),
        track=tuple(Point(x, y) for _, x, y in places),
    )
