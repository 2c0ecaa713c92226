"""Sets and boards for the client: what is printed, and where it stands in the pictures."""

from __future__ import annotations

from tilewright import art
from tilewright.game.setup import check_game
from tilewright.server.requests import (
    AreaInfo,
    BoardInfo,
    KindInfo,
    Point,
    SetInfo,
    StartInfo,
    TowerInfo,
)
from tilewright.tiles import Board, Kind, TileSet, place_of


def described(printed: TileSet | Board, drawn: str) -> SetInfo | BoardInfo:
    """Return what is printed in a set or on a board; `drawn` names those who draw."""
    return _set(printed, drawn) if isinstance(printed, TileSet) else _board(printed, drawn)


def _set(printed: TileSet, drawn: str) -> SetInfo:
    kinds = tuple(_kind(printed, kind) for kind in art.kinds_of(printed))
    prefix = art.figure_id(printed, "").removesuffix("-")
    return SetInfo(
        printed.id, check_game(printed.game), printed.sha256, prefix, kinds, art.JOINED, art.FAR_BELOW, drawn
    )


def _kind(printed: TileSet, kind: Kind) -> KindInfo:
    areas = tuple(
        AreaInfo(
            area.id,
            area.kind,
            Point(*art.spot_of(kind, area.id)),
            tuple(place_of(kind, area.id, turns) for turns in range(4)),
        )
        for area in kind.areas
    )
    rotations = tuple(90 * turn for turn in kind.turns)
    symbol = art.symbol_id(printed, kind.id)
    return KindInfo(kind.id, kind.count, kind.start, symbol, rotations, areas, art.edges_of(kind))


def _board(printed: Board, drawn: str) -> BoardInfo:
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
        towers=tuple(
            TowerInfo(t.number, Point(t.x, t.y), with_tile.get(t.number, False), Point(*t.tile), t.tile_size)
            for t in art.towers(printed)
        ),
        track=tuple(Point(x, y) for _, x, y in places),
        drawn=drawn,
    )
