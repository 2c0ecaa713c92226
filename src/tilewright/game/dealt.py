"""What was dealt, as a record keeps it: hands, tiles drawn back, discards, the display of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tilewright.game.events import Drew, Event, PutOut, PutUnder
from tilewright.game.record import Move
from tilewright.game.table import AnyPlay, deal_next


class Dealer:
    """The stack of a game and the moves that it is dealt into; `hands` are those of the beginning (classic.V3)."""

    def __init__(self, stack: list[str], moves: Sequence[Move], hands: Sequence[Sequence[str]], seats: int) -> None:
        self.stack = stack
        self.moves = list(moves)
        self.hands = [list(hand) for hand in hands] or [[] for _ in range(seats)]

    def deal(self, play: AnyPlay) -> list[Event]:
        """Draw until there is something to choose or the game is over (castle.T5, classic.T3, V3, V6)."""
        events: list[Event] = []
        while play.phase == "deal":
            opening = getattr(play, "opening", False)
            dealt = deal_next(play, self.stack.pop(0) if self.stack else None)
            self.note(dealt, opening)
            events += dealt
        return joined(events)

    def note(self, events: Iterable[Event], opening: bool = False) -> None:
        """Write down what a deal or a decision did to tiles that were not placed."""
        out: list[str] = []
        for event in events:
            if isinstance(event, Drew) and opening:
                self.hands[event.seat] += event.tiles
            elif isinstance(event, Drew):
                last = self.moves[-1]
                self.moves[-1] = replace(last, drew=(*(last.drew or ()), *event.tiles))
            elif isinstance(event, PutUnder):
                self.stack.append(event.tile)
                if event.rule == "classic.T3":
                    self.moves.append(Move(player=event.seat, discard=event.tile))
            elif isinstance(event, PutOut) and event.rule in ("classic.V3", "classic.V6"):
                if not out or self.moves[-1].player != event.seat:
                    out = []
                    self.moves.append(Move(player=event.seat, discard=()))
                out.append(event.tile)
                self.moves[-1] = replace(self.moves[-1], discard=tuple(out))
            elif isinstance(event, PutOut):
                self.moves.append(Move(player=event.seat, discard=event.tile))


def joined(events: Iterable[Event]) -> list[Event]:
    """Return the events with what one seat drew in a row as one of them."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, Drew) and isinstance(last, Drew) and last.seat == event.seat:
            found[-1] = Drew(event.seat, (*last.tiles, *event.tiles))
        else:
            found.append(event)
    return found
