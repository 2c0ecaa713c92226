"""How a game ended, for a final screen: who won, what each wall tile gave and could have given (castle.W5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tilewright.game.events import Event, FinalScored, Spot
from tilewright.game.game import Game

END_TILES = range(4, 10)
ON_FEATURES = range(4, 8)
KEEP_TILE = 8


class EndUse(msgspec.Struct, frozen=True):
    """What a wall tile gave, or could have given, at the end: for a feature, the keep or as plain points."""

    what: Literal["feature", "keep", "points"]
    points: int
    kind: str | None = None
    spot: Spot | None = None


class EndTile(msgspec.Struct, frozen=True):
    """The wall tiles of one number that a seat held at the end; `idle` of them gave nothing (castle.W5).

    `keep`: for wall tiles 8 of the larger keep what that keep scored, whether or not it took them (castle.E2).
    """

    seat: int
    number: int
    uses: tuple[EndUse, ...]
    idle: int
    alternatives: tuple[EndUse, ...]
    keep: int | None = None


class Ending(msgspec.Struct, frozen=True):
    """How the game ended: who won, what each wall tile did and could have done."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    wall_tiles: tuple[EndTile, ...]


def ending_of(game: Game, events: Sequence[Event]) -> Ending:
    """Return the ending of a game that is over; `events` are all that happened."""
    wall = game.position().wall
    final = [event for event in events if isinstance(event, FinalScored)]
    tiles = [
        _tile(game, final, seat, number, held.count(number))
        for seat, held in enumerate(wall.open if wall is not None else ())
        for number in END_TILES
        if number in held
    ]
    return Ending(game.winners, game.scores, tuple(tiles))


def _tile(game: Game, final: Sequence[FinalScored], seat: int, number: int, held: int) -> EndTile:
    mine = [event for event in final if event.seats == (seat,)]
    paid = [event for event in mine if event.wall_tile == number]
    taken = {event.feature.spots[0] for event in paid if event.feature is not None}
    others = game.end_uses(seat, number) if paid and number in ON_FEATURES else []
    return EndTile(
        seat=seat,
        number=number,
        uses=tuple(map(_use, paid)),
        idle=held - len(paid),
        alternatives=tuple(EndUse("feature", p, kind, spot) for kind, spot, p in others if spot not in taken),
        keep=next((e.points for e in mine if e.rule == "castle.E2"), None) if number == KEEP_TILE else None,
    )


def _use(event: FinalScored) -> EndUse:
    if event.wall_tile == KEEP_TILE:
        return EndUse("keep", event.points)
    if event.feature is None:
        return EndUse("points", event.points)
    return EndUse("feature", event.points, event.feature.kind, event.feature.spots[0])
