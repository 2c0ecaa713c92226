"""What a seat or a spectator may know of a game, built from what is known to all and nothing else."""

from __future__ import annotations

import msgspec

from tilewright.game.actions import Action
from tilewright.game.castle import CastlePlay
from tilewright.game.history import TurnLog
from tilewright.game.position import Position
from tilewright.game.restoring import position_of
from tilewright.game.table import AnyPlay


class Waiting(msgspec.Struct, frozen=True):
    """A completed feature that waits to be scored: by whom, for how many points undoubled (castle.S3)."""

    seat: int
    kind: str
    x: int
    y: int
    area: str
    points: int


class View(msgspec.Struct, frozen=True):
    """What one seat may know; `seat` is None for a spectator.

    `left` tiles are in the stack, `remaining` by kind (castle.P4, classic.T1); `actions` are the legal ones
    of the seat to move. Neither the stack's order, nor a wall tile face down, nor the seed is in it.
    """

    seat: int | None
    position: Position
    left: int
    remaining: dict[str, int]
    supply: tuple[int, ...]
    actions: tuple[Action, ...]
    waiting: tuple[Waiting, ...]
    over: bool
    winners: tuple[int, ...]


def view_of(play: AnyPlay, log: TurnLog, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may know of a game."""
    return View(
        seat=seat,
        position=position_of(play, log),
        left=play.st.left,
        remaining=play.remaining(),
        supply=tuple(play.st.supply[s] for s in play.seats),
        actions=tuple(play.actions()),
        waiting=_waiting(play) if isinstance(play, CastlePlay) and play.phase == "score" else (),
        over=play.over,
        winners=play.winners,
    )


def _waiting(play: CastlePlay) -> tuple[Waiting, ...]:
    found = []
    for i in range(play.st.pending_count):
        feature = play.feature(play.st.pending[i])
        name, seat = feature.spots[0], play.st.seat if i < play.st.own_pending else 1 - play.st.seat
        points = play.st.pending_points[i]
        found.append(Waiting(seat, feature.kind, name.x, name.y, name.area, points))
    return tuple(found)
