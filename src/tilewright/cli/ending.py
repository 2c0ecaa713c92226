"""The end of a game on the screen: points by source, the use of the wall tiles, who has won, the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.cli.speech import say
from tilewright.game.breakdown import breakdown
from tilewright.game.ending import EndTile, EndUse, ending_of

if TYPE_CHECKING:
    from tilewright.cli.table import Table


def tell_sources(table: Table) -> None:
    """Print a row for each source of points, a column for each player."""
    game = table.game
    rows = {say(f"source-{source}"): points for source, points in _rows(table).items()}
    total = list(game.scores)
    known = [sum(column) for column in zip(*rows.values(), strict=True)]
    if known != total:
        rows[say("source-before")] = [all_ - part for all_, part in zip(total, known, strict=True)]
    rows[say("source-total")] = total
    if table.screen.plain:
        for seat, name in enumerate(game.players):
            words = "; ".join(say("over-row", source=source, points=points[seat]) for source, points in rows.items())
            table.screen.write(f"{name}: {words}")
        return
    wide = max(map(len, rows)) + 2
    widths = [max(len(name), 4) for name in game.players]
    heading = "  ".join(f"{name:>{width}}" for name, width in zip(game.players, widths, strict=True))
    table.screen.write(f"{'':{wide}}{heading}")
    for source, points in rows.items():
        cells = "  ".join(f"{value:>{width}}" for value, width in zip(points, widths, strict=True))
        table.screen.write(f"{source:<{wide}}{cells}")


def _rows(table: Table) -> dict[str, list[int]]:
    return breakdown(table.game.game, len(table.game.players), table.events)


def tell_end(table: Table) -> None:
    """Print the finished table, the points by source, what the wall tiles did, and the seed."""
    screen, game = table.screen, table.game
    screen.write()
    screen.write(say("over-title"))
    screen.board(game.position(), {}, whole=True)
    screen.players(game.view(None))
    screen.write(say("over-source"))
    tell_sources(table)
    _tell_wall_tiles(table)
    if game.seed is not None:
        screen.write(say("event-seed", seed=game.seed))


def _tell_wall_tiles(table: Table) -> None:
    """Print what wall tiles 4 to 9 gave, those that gave nothing, and what else they could have served (castle.W5)."""
    for tile in ending_of(table.game, table.events).wall_tiles:
        table.screen.lines(tile_lines(table.game.players[tile.seat], tile))


def tile_lines(name: str, tile: EndTile) -> list[str]:
    """Return what a player's wall tiles of one number did, and what else they could have done."""
    lines = _used(name, tile) if tile.keep is None else _kept(name, tile, tile.keep)
    return lines + [
        "  " + say("over-final-alternative", what=_what(other), points=other.points) for other in tile.alternatives
    ]


def _used(name: str, tile: EndTile) -> list[str]:
    number = tile.number
    lines = [say("over-final-use", player=name, number=number, what=_what(u), points=u.points) for u in tile.uses]
    return lines + [say("over-final-none", player=name, number=number)] * tile.idle


def _kept(name: str, tile: EndTile, points: int) -> list[str]:
    """Return which wall tiles 8 the larger keep took, and what it scored by them (castle.E2)."""
    needed = len(tile.uses)
    lines = [say("over-final-keep", player=name, count=needed, points=points)] if needed else []
    return lines + [say("over-final-spare", player=name, count=needed)] * tile.idle


def _what(use: EndUse) -> str:
    if use.spot is None:
        return say("over-final-what-points")
    return say("over-final-what-feature", kind=str(use.kind), x=use.spot.x, y=use.spot.y)
