"""A moment of a game as the picture room wants it."""

from tilewright.art import Laid, Standing, Table
from tilewright.game.position import Position
from tilewright.tiles import Board


def table_of(position: Position, board: Board | None) -> Table:
    """Return what lies on the table in a position."""
    wall = position.wall
    return Table(
        laid=[Laid(tile.tile, tile.x, tile.y, tile.rotation // 90) for tile in position.tiles],
        followers=[Standing(one.player, one.x, one.y, one.area, one.abbot) for one in position.followers],
        scores=position.scores,
        keeps=position.keeps or (),
        held=wall.open if wall else (),
        wall_tiles=dict.fromkeys(wall.on, 0) if wall else {},
        board=board,
    )
