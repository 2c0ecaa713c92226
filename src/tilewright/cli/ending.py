"""The end of a game on the screen: points by source, the use of the wall tiles, who has won, the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.cli.speech import say
from tilewright.game.breakdown import breakdown
from tilewright.game.events import FinalScored

if TYPE_CHECKING:
    from tilewright.cli.table import Table

END_TILES = range(4, 10)
ON_FEATURES = range(4, 8)
KEEP_TILE = 8


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
    if game.game == "castle":
        _tell_wall_tiles(table)
    if game.seed is not None:
        screen.write(say("event-seed", seed=game.seed))


def _tell_wall_tiles(table: Table) -> None:
    """Print what wall tiles 4 to 9 gave, and those that gave nothing (castle.W5, E5)."""
    wall = table.game.position().wall
    if wall is None:
        return
    paid = [e for e in table.events if isinstance(e, FinalScored) and e.wall_tile]
    for seat, name in enumerate(table.game.players):
        for number in END_TILES:
            mine = [event for event in paid if event.wall_tile == number and event.seats == (seat,)]
            if number == KEEP_TILE and _larger_keep(table, seat) is not None:
                _tell_keep_tiles(table, seat, wall.open[seat].count(number), len(mine))
                continue
            for event in mine:
                table.screen.write(
                    say("over-final-use", player=name, number=number, what=_what(event), points=event.points)
                )
            for _ in range(wall.open[seat].count(number) - len(mine)):
                table.screen.write(say("over-final-none", player=name, number=number))
            if mine and number in ON_FEATURES:
                _tell_alternatives(table, seat, number, mine)


def _larger_keep(table: Table, seat: int) -> FinalScored | None:
    """Return the score of the larger keep where it went to a seat (castle.E2)."""
    scored = (event for event in table.events if isinstance(event, FinalScored) and event.rule == "castle.E2")
    return next((event for event in scored if event.seats == (seat,)), None)


def _tell_keep_tiles(table: Table, seat: int, held: int, needed: int) -> None:
    """Print which wall tiles 8 of the larger keep it took, and what it scored by them."""
    name, scored = table.game.players[seat], _larger_keep(table, seat)
    if needed and scored is not None:
        table.screen.write(say("over-final-keep", player=name, count=needed, points=scored.points))
    for _ in range(held - needed):
        table.screen.write(say("over-final-spare", player=name, count=needed))


def _tell_alternatives(table: Table, seat: int, number: int, used: list[FinalScored]) -> None:
    """Print the other features that a wall tile could have served, and for how much."""
    taken = {event.feature.spots[0] for event in used if event.feature is not None}
    for kind, spot, points in table.game.end_uses(seat, number):
        if spot not in taken:
            what = say("over-final-what-feature", kind=kind, area=spot.area, x=spot.x, y=spot.y)
            table.screen.write("  " + say("over-final-alternative", what=what, points=points))


def _what(event: FinalScored) -> str:
    if event.feature is None:
        return say("over-final-what-points")
    spot = event.feature.spots[0]
    return say("over-final-what-feature", kind=event.feature.kind, area=spot.area, x=spot.x, y=spot.y)
