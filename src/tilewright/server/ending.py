"""How a game ended, for the final screen: who won, what each wall tile gave and could have given (castle.W5)."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.game import Event, Game
from tilewright.game.events import FinalScored
from tilewright.server.messages import Ending, EndTile, EndUse

END_TILES = range(4, 10)
ON_FEATURES = range(4, 8)


def ending_of(game: Game, events: Sequence[Event]) -> Ending:
    """Return the ending of a game that is over."""
    wall = game.position().wall
    tiles: list[EndTile] = []
    for seat in range(len(game.players)) if wall is not None else ():
        held = wall.open[seat] if wall is not None else ()
        tiles += [_tile(game, events, seat, number, held.count(number)) for number in END_TILES if number in held]
    return Ending(game.winners, game.scores, tuple(tiles))


def _tile(game: Game, events: Sequence[Event], seat: int, number: int, held: int) -> EndTile:
    paid = [e for e in events if isinstance(e, FinalScored) and e.wall_tile == number and e.seats == (seat,)]
    taken = {event.feature.spots[0] for event in paid if event.feature is not None}
    others = game.end_uses(seat, number) if paid and number in ON_FEATURES else []
    return EndTile(
        seat=seat,
        number=number,
        uses=tuple(map(_use, paid)),
        idle=held - len(paid),
        alternatives=tuple(EndUse("feature", p, kind, spot) for kind, spot, p in others if spot not in taken),
    )


def _use(event: FinalScored) -> EndUse:
    if event.wall_tile == 8:
        return EndUse("keep", event.points)
    if event.feature is None:
        return EndUse("points", event.points)
    return EndUse("feature", event.points, event.feature.kind, event.feature.spots[0])
