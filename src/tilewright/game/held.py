"""What a seat of Classic has to place, besides one drawn tile: what lies known under the stack, redraws (T3, V4)."""

from __future__ import annotations

from tilewright.game.actions import Action, Redraw
from tilewright.game.events import Event, PutUnder
from tilewright.game.play import Play
from tilewright.game.refusals import Refusal
from tilewright.game.telling import law, paid
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.stack import draw_kind
from tilewright.rules.events import Happened
from tilewright.rules.phases import REDRAW, Phase


class HeldPlay(Play):
    """The part of Classic that chooses which tile is placed."""

    st: ClassicState
    tb: ClassicTables

    @property
    def known_bottom(self) -> tuple[str, ...]:
        """Return the tiles under the stack that everyone knows, the topmost first."""
        return tuple(self.setup.tiles.kinds[self.st.bag[i]].id for i in range(self.unknown, self.st.left))

    @property
    def unknown(self) -> int:
        """Return how many tiles of the stack lie in an order that nobody knows."""
        return self.st.left - self.st.known

    @property
    def redraws(self) -> tuple[int, ...] | None:
        """Return the redraws left to each seat, None where the game has none (V4)."""
        return tuple(self.st.redraws[seat] for seat in self.seats) if self.tb.redraws else None

    def take_tile(self, kind: int) -> bool:
        """Take a tile of a kind off the stack without a turn; false when none is there."""
        return draw_kind(self.st, kind)

    def put_under(self, kind: int) -> None:
        """Put a tile under the stack without a turn."""
        self.st.bag[self.st.left] = kind
        self.st.left += 1
        self.st.known += 1

    def _action(self, code: int) -> Action:
        if self.st.phase == Phase.PLACE and code == REDRAW:
            return Redraw()
        return super()._action(code)

    def _in_order(self, codes: set[int]) -> list[int]:
        placements = super()._in_order(codes - {REDRAW})
        return [*placements, REDRAW] if REDRAW in codes else placements

    def other_refusal(self, action: Action) -> Refusal | None:
        """Return why an action of Classic alone is refused, None when it is not; its phase is right."""
        return self.redraw_refusal()

    def redraw_refusal(self) -> Refusal | None:
        """Return why the drawn tile may not be rejected; it has a legal place (V4)."""
        if not self.tb.redraws:
            return self.refusal("no-redraws")
        if self.st.redrawn:
            return self.refusal("redrawn-already")
        if not self.st.redraws[self.st.seat]:
            return self.refusal("redraws-spent")
        return self.refusal("redraw-stack-empty") if self.st.left == 0 else None

    def other_code(self, action: Action) -> int:
        """Return the code of a legal action of Classic alone."""
        return REDRAW

    def other_action(self, code: int) -> Action:
        """Classic has no codes of its own in other phases."""
        raise LookupError(code)

    def other_event(self, row: int) -> Event:
        """Return the event of Classic alone in a row of the buffer."""
        if self.ev.what[row] == Happened.TILE_UNDER:
            return PutUnder(paid(self, row)[0], self.setup.tiles.kinds[self.ev.amount[row]].id, law(self, row))
        raise LookupError(row)
