"""What a turn has brought so far, and how it becomes one move of a record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tilewright.game.claims import scored_features
from tilewright.game.events import AbbotPlaced, AbbotRecalled, Event, FollowerPlaced, Placed, WallTileUsed
from tilewright.game.options import GameName
from tilewright.game.record import QUARTERS, Move, ScoredFeature


@dataclass(frozen=True, slots=True)
class TurnLog:
    """The decisions of the turn in progress; `follower` is also true where only a position tells of it."""

    placed: Placed | None = None
    follower: bool = False
    area: str | None = None
    abbot: str | None = None
    recalled: bool = False
    scored: tuple[ScoredFeature, ...] = ()
    extra_turn: bool = False

    def after(self, events: Iterable[Event]) -> TurnLog:
        """Return the log with what just happened added."""
        events = tuple(events)
        log = self
        for event in events:
            if isinstance(event, Placed):
                log = TurnLog(placed=event)
            elif isinstance(event, FollowerPlaced):
                log = replace(log, follower=True, area=event.area)
            elif isinstance(event, AbbotPlaced):
                log = replace(log, abbot=event.area)
            elif isinstance(event, AbbotRecalled):
                log = replace(log, recalled=True)
            elif isinstance(event, WallTileUsed) and event.kind == 1:
                log = replace(log, extra_turn=True)
        return replace(log, scored=log.scored + (scored_features(events) or ()))

    def move(self, game: GameName) -> Move:
        """Return the turn as a record keeps it; only The Castle writes what was scored (castle.S3)."""
        assert self.placed is not None
        return Move(
            player=self.placed.seat,
            tile=self.placed.tile,
            x=self.placed.x,
            y=self.placed.y,
            rotation=QUARTERS[self.placed.rotation // 90],
            follower=self.area,
            abbot=self.abbot,
            recall_abbot=self.recalled,
            scored=(self.scored or None) if game == "castle" else None,
            extra_turn=self.extra_turn,
        )
