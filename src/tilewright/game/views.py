"""What a seat or a spectator may know of a game, built from what is known to all and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace

from tilewright.game.actions import Action
from tilewright.game.castle import CastlePlay
from tilewright.game.chance import SEED_BYTES
from tilewright.game.classic import ClassicPlay
from tilewright.game.history import TurnLog
from tilewright.game.opening import open_position
from tilewright.game.position import Position
from tilewright.game.restoring import position_of
from tilewright.game.table import AnyPlay

if TYPE_CHECKING:
    from tilewright.game.game import Game


class Chance(Protocol):
    """A generator that somebody hands in, such as `random.Random`."""

    def randbytes(self, n: int, /) -> bytes:
        """Return so many random bytes."""
        ...


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

    `supply`: followers by seat; `abbots` likewise, () in a game without them (classic.V9). `left` tiles are in the
    stack; `remaining` are those not seen yet by kind: in the stack, or in hands hidden from the seat (castle.P4,
    classic.T1, V3). `actions` are the legal ones of the seat to move, as far as its hand may be known.
    Neither the stack's order, nor a wall tile face down, nor the seed is in it.
    """

    seat: int | None
    position: Position
    left: int
    remaining: dict[str, int]
    supply: tuple[int, ...]
    abbots: tuple[int, ...]
    actions: tuple[Action, ...]
    waiting: tuple[Waiting, ...]
    over: bool
    winners: tuple[int, ...]


def view_of(play: AnyPlay, log: TurnLog, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may know of a game."""
    eyes = () if seat is None else (seat,)
    hidden = isinstance(play, ClassicPlay) and play.secret and play.phase == "place" and seat != play.st.seat
    return View(
        seat=seat,
        position=position_of(play, log, eyes=eyes),
        left=play.st.left,
        remaining=play.unseen(eyes) if isinstance(play, ClassicPlay) else play.remaining(),
        supply=tuple(play.st.supply[s] for s in play.seats),
        abbots=tuple(int(play.st.abbot_at[s] < 0) for s in play.seats)
        if isinstance(play, ClassicPlay) and play.tb.abbot
        else (),
        actions=() if hidden else tuple(play.actions()),
        waiting=_waiting(play) if isinstance(play, CastlePlay) and play.phase == "score" else (),
        over=play.over,
        winners=play.winners,
    )


def determinise(view: View, rng: Chance) -> Game:
    """Return a game that looks from every seat as the view does, all that is hidden there drawn by the generator.

    Nothing but the view goes into it: what is left by kind is put in order and shuffled, so that the same view and
    the same state of the generator give the same game (castle.P4, classic.T1). A view that waits for a deal gives a
    game that waits for `deal()`. Raises SetupError for a private set that was never read in this process.
    """
    from tilewright.game.game import Game

    opened = open_position(view.position, rng.randbytes(SEED_BYTES))
    if view.over and not opened.play.over:
        # Ended otherwise than by the rules, of which the position says nothing.
        opened.head = replace(opened.head, status="abandoned", winners=view.winners)
    return Game(opened, hold=view.position.phase == "deal")


def _waiting(play: CastlePlay) -> tuple[Waiting, ...]:
    found = []
    for i in range(play.st.pending_count):
        feature = play.feature(play.st.pending[i])
        name, seat = feature.spots[0], play.st.seat if i < play.st.own_pending else 1 - play.st.seat
        points = play.st.pending_points[i]
        found.append(Waiting(seat, feature.kind, name.x, name.y, name.area, points))
    return tuple(found)
