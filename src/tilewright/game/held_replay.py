"""Entries of a record in a game in which tiles are chosen from hands or a display (classic.V3, V6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tilewright.game.actions import Reserve
from tilewright.game.classic import ClassicPlay
from tilewright.game.errors import DataError
from tilewright.game.events import Event, PutOut
from tilewright.game.record import Move, Record
from tilewright.game.refusals import Refusal
from tilewright.game.table import deal_next


class HeldReplay:
    """What is due besides placing: tiles that are drawn, hands that went out and wait for their entry."""

    def __init__(self, play: ClassicPlay, record: Record) -> None:
        self.play = play
        self.record = record
        self.out: list[PutOut] = []

    def begin(self, more: bool) -> None:
        """Deal the hands as soon as they are due, which is after the River (classic.V3, V11.4).

        The record names them where there is `more` to play. Raises DataError where they cannot be dealt.
        """
        if not self.play.opening:
            return
        if self.record.hands is not None:
            self._deal_hands(self.record.hands)
        elif more:
            raise DataError("missing-key", path="hands")

    def end(self) -> None:
        """Refuse hands never dealt, since the River goes on, and a tile drawn where it is chosen. Raises DataError."""
        if self.record.hands is not None and not self.play.held:
            raise DataError("needless-key", path="hands", beside="river true")
        if self.record.drawn is not None and self.play.st.holding:
            raise DataError("needless-key", path="drawn", beside="hand 3" if self.play.held else "draft true")

    def _deal_hands(self, hands: Sequence[Sequence[str]]) -> None:
        first = self.play.st.seat
        for seat in (*range(first, len(hands)), *range(first)):
            hand = hands[seat]
            if len(hand) != self.play.due:
                raise DataError("wrong-length", path=f"hands[{seat}]", found=len(hand), expected=self.play.due)
            for tile in hand:
                if tile not in self.play.ids:
                    raise DataError("tile-unknown", path=f"hands[{seat}]", tile=tile)
                events = self.play.deal(tile)
                if events is None:
                    count = self.play.setup.tiles.kind(tile).count
                    raise DataError("tile-too-often", path=f"hands[{seat}]", tile=tile, count=count)
                self._keep(events)

    @property
    def waiting(self) -> int | None:
        """Return the seat whose hand went out and still has no entry, None where there is none."""
        return self.out[0].seat if self.out else None

    def before(self, move: Move, events: list[Event]) -> Refusal | None:
        """Show what the entry says that its seat chose from, or take its discard as read; None where it may be so."""
        tiles = move.discard if isinstance(move.discard, tuple) else None
        if move.discard is not None and tiles is None:
            return self.play.refusal(
                "must-discard", tile=", ".join(event.tile for event in self.out) or str(move.discard)
            )
        if self.play.drafted:
            refusal = self._show(tuple(move.shown or tiles or ()), events)
            if refusal is not None:
                return refusal
        seat = self.waiting
        gone = [event for event in self.out if event.seat == seat]
        if tiles is None:
            return self.play.refusal("must-discard", tile=", ".join(event.tile for event in gone)) if gone else None
        if not gone or Counter(tiles) != Counter(event.tile for event in gone):
            return self.play.refusal("discard-fits", tile=", ".join(tiles))
        self.out = self.out[len(gone) :]
        events += gone
        return None

    def after(self, move: Move, events: list[Event], last: bool) -> Refusal | None:
        """Draw what the entry says was drawn into the hand; the last entry of an open game may leave it out."""
        play = self.play
        drew = move.drew or ()
        if not play.held or play.phase != "deal" or self.out:
            return self._count_refusal(drew, 0) if drew else None
        if last and move.drew is None:
            return None
        if len(drew) != play.due:
            return self._count_refusal(drew, play.due)
        return self._draw(drew, events)

    def reserve(self, move: Move, events: list[Event]) -> Refusal | None:
        """Reserve a tile; where there was no choice, the entry may say so all the same (V6)."""
        tile = str(move.reserve)
        if self.play.reserved() == tile:
            return None
        refusal = self.play.why_not(Reserve(tile))
        if refusal is None:
            events += self.play.apply(Reserve(tile))
        return refusal

    def _show(self, shown: tuple[str, ...], events: list[Event]) -> Refusal | None:
        play = self.play
        if play.phase != "deal":
            return play.refusal("wrong-phase", phase=play.phase)
        fresh = Counter(shown)
        fresh.subtract(play.hand(play.st.seat))
        due = play.due
        if min(fresh.values(), default=0) < 0 or fresh.total() != due:
            return play.refusal("shown-count", found=len(shown), expected=due + len(play.hand(play.st.seat)))
        order = list(shown)
        for tile in play.hand(play.st.seat):
            order.remove(tile)
        return self._draw(order, events)

    def _draw(self, tiles: Sequence[str], events: list[Event]) -> Refusal | None:
        """Draw these tiles; without any the game goes on all the same."""
        for tile in tiles or (None,):
            if tile is not None and tile not in self.play.ids:
                return self.play.refusal("unknown-tile", tile=tile)
            dealt = deal_next(self.play, tile)
            if not dealt and tile is not None:
                return self.play.refusal("tile-used-up", tile=tile)
            events += self._keep(dealt)
        return None

    def _keep(self, events: Sequence[Event]) -> list[Event]:
        """Keep what went out until its entry comes; return all else."""
        self.out += [event for event in events if isinstance(event, PutOut)]
        return [event for event in events if not isinstance(event, PutOut)]

    def _count_refusal(self, tiles: Sequence[str], expected: int) -> Refusal:
        return self.play.refusal("drew-count", found=len(tiles), expected=expected)
