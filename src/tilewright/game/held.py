"""What a seat of Classic chooses its tile from: the drawn one, a hand, a display; what lies known under the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from tilewright.game.actions import Action, Place, Redraw, Reserve
from tilewright.game.events import FACE_DOWN, Drew, Event, PutOut, PutUnder, Reserved
from tilewright.game.options import hides_hands
from tilewright.game.play import Play
from tilewright.game.refusals import Refusal
from tilewright.game.telling import law, paid
from tilewright.rules.classic import ClassicState, ClassicTables, pass_on
from tilewright.rules.classic.holding import UNKNOWN, Holding, Refill, held_tiles
from tilewright.rules.classic.stack import draw_kind
from tilewright.rules.classic.state import HELD
from tilewright.rules.events import Happened
from tilewright.rules.phases import CELLS, REDRAW, Phase
from tilewright.tiles import Kind

PLACES = 4 * CELLS


class HeldPlay(Play):
    """The part of Classic that says which tile may be placed (T3, V3, V4, V6)."""

    st: ClassicState
    tb: ClassicTables

    # The stack.

    @property
    def unknown(self) -> int:
        """Return how many tiles of the stack lie in an order that nobody knows."""
        return self.st.left - self.st.known

    @property
    def known_bottom(self) -> tuple[str, ...]:
        """Return the tiles under the stack that everyone knows, the topmost first."""
        return tuple(self.called(self.st.bag[i]) for i in range(self.unknown, self.st.left))

    @property
    def redraws(self) -> tuple[int, ...] | None:
        """Return the redraws left to each seat, None where the game has none (V4)."""
        return tuple(self.st.redraws[seat] for seat in self.seats) if self.tb.redraws else None

    def called(self, kind: int) -> str:
        """Return the id of a kind, the sign of a tile face down for an unknown one."""
        return FACE_DOWN if kind == UNKNOWN else self.setup.tiles.kinds[kind].id

    def take_out(self, kind: int) -> bool:
        """Take a tile of a kind off the stack without a turn; false when it holds none."""
        return draw_kind(self.st, kind)

    def put_under(self, kind: int) -> None:
        """Put a tile under the stack without a turn."""
        self.st.bag[self.st.left] = kind
        self.st.left += 1
        self.st.known += 1

    # Hands and display.

    @property
    def held(self) -> bool:
        """Tell whether tiles are chosen from hands now (V3)."""
        return self.st.holding == Holding.HAND

    @property
    def drafted(self) -> bool:
        """Tell whether tiles are chosen from a display now (V6)."""
        return self.st.holding == Holding.DRAFT

    @property
    def secret(self) -> bool:
        """Tell whether a hand is shown to nobody but its seat (V3)."""
        return self.held and hides_hands(self.setup.options)

    @property
    def opening(self) -> bool:
        """Tell whether the hands are still to be dealt (V3)."""
        return self.held and self.st.refill == Refill.OPENING and self.st.to_deal > 0

    @property
    def due(self) -> int:
        """Return how many tiles are to be drawn before a seat chooses again (V3, V6)."""
        return min(HELD - self.st.hand_count[self.st.seat], self.st.left)

    @property
    def none_held(self) -> bool:
        """Tell whether no tile is in a hand, shown or reserved."""
        return held_tiles(self.st) == 0

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return the tiles in a seat's hand, or before it on the display."""
        return tuple(self.called(self.st.hands[seat * HELD + i]) for i in range(self.st.hand_count[seat]))

    def hands(self, eyes: Collection[int] | None) -> tuple[tuple[str, ...], ...] | None:
        """Return the hands as these seats see them (None: all of them), tiles face down where they do not (V3)."""
        if not self.held:
            return None
        open_to = self.seats if eyes is None or not self.secret else eyes
        return tuple(
            self.hand(seat) if seat in open_to else (FACE_DOWN,) * self.st.hand_count[seat] for seat in self.seats
        )

    def shown(self) -> tuple[str, ...] | None:
        """Return the tiles of the display that lie open, None where there is none (V6)."""
        if not self.drafted:
            return None
        if self.st.phase == Phase.DEAL:
            return ()
        return self.hand(1 - self.st.seat if self.st.phase == Phase.RESERVE else self.st.seat)

    def reserved(self) -> str | None:
        """Return the tile that waits for the turn of the seat that reserved it (V6)."""
        waits = self.drafted and self.st.phase == Phase.DEAL and self.st.hand_count[self.st.seat] > 0
        return self.hand(self.st.seat)[0] if waits else None

    def hold(self, seat: int, tiles: Sequence[str]) -> None:
        """Put tiles into a seat's hand, which are no longer in the stack; those face down are unknown."""
        for i, tile in enumerate(tiles):
            self.st.hands[seat * HELD + i] = UNKNOWN if tile == FACE_DOWN else self.ids[tile]
        self.st.hand_count[seat] = len(tiles)

    def set_tile(self, seat: int, i: int, tile: str) -> None:
        """Make a tile of a hand this one."""
        self.st.hands[seat * HELD + i] = self.ids[tile]

    def set_aside(self, count: int) -> None:
        """Count so many of the tiles that nobody saw as not in the stack; they stand behind it."""
        hidden = self.unknown
        order = [self.st.bag[i] for i in (*range(hidden - count), *range(hidden, self.st.left))]
        order += [self.st.bag[i] for i in range(hidden - count, hidden)]
        for i, kind in enumerate(order):
            self.st.bag[i] = kind
        self.st.left -= count

    def aside(self) -> list[str]:
        """Return the tiles that nobody saw and that are not in the stack: as many as are unknown in hands."""
        count = sum(self.hand(seat).count(FACE_DOWN) for seat in self.seats)
        return [self.called(self.st.bag[i]) for i in range(self.st.left, self.st.left + count)]

    def restack(self, tiles: Sequence[str], known: int) -> None:
        """Make these the tiles of the stack, the last ones known to all."""
        for i, tile in enumerate(tiles):
            self.st.bag[i] = self.ids[tile]
        self.st.left, self.st.known = len(tiles), known

    def unseen(self, eyes: Collection[int] | None) -> dict[str, int]:
        """Return how many tiles of each kind these seats have not seen: in the stack or in a hidden hand (T1, V3)."""
        left = Counter(self.remaining())
        if self.secret and eyes is not None:
            left.update(tile for seat in self.seats if seat not in eyes for tile in self.hand(seat))
        return {kind.id: left[kind.id] for kind in self.setup.tiles.kinds if left[kind.id]}

    # Actions.

    @property
    def drawn(self) -> Kind | None:
        """Return the tile to be placed, None where one is chosen."""
        return None if self.st.holding else super().drawn

    def _action(self, code: int) -> Action:
        if self.st.phase == Phase.PLACE and code >= REDRAW:
            if code == REDRAW:
                return Redraw()
            x, y = self.cell_xy(code % PLACES >> 2)
            return Place(self.called(code // PLACES - 1), x, y, 90 * (code & 3))
        return super()._action(code)

    def _in_order(self, codes: set[int]) -> list[int]:
        placements: list[int] = []
        for chosen in sorted({code // PLACES for code in codes if code != REDRAW}):
            row = super()._in_order({code % PLACES for code in codes if code // PLACES == chosen and code != REDRAW})
            placements += [chosen * PLACES + code for code in row]
        return [*placements, REDRAW] if REDRAW in codes else placements

    def code(self, action: Action) -> int:
        """Return the engine's code of a legal action; a rotation stays as it was asked for."""
        return super().code(action) + self._choice(action)

    def _choice(self, action: Action) -> int:
        """Return what the code of a placement says of the tile that is chosen for it."""
        return (self.ids[action.tile] + 1) * PLACES if self.st.holding and isinstance(action, Place) else 0

    def force(self, action: Place) -> list[Event]:
        """Lay the tile where no rule lets it lie; `forced_refusal` has been asked."""
        if not self.st.holding:
            return super().force(action)
        cell = self.forced_cell(action.x, action.y)
        return self.take(cell * 4 + action.rotation // 90 + self._choice(action), action)

    def place_refusal(self, action: Place, forced: bool = False) -> Refusal | None:
        """Return why the tile may not lie so; a forced one may lie on any empty cell."""
        if not self.st.holding:
            return super().place_refusal(action, forced)
        if action.tile not in self.ids:
            return self.refusal("unknown-tile", tile=action.tile)
        if action.tile not in self.hand(self.st.seat):
            return self.refusal("not-in-hand" if self.held else "not-shown", tile=action.tile)
        if action.rotation not in (0, 90, 180, 270):
            return self.refusal("bad-rotation", rotation=action.rotation)
        if forced:
            return self.forced_refusal(action.x, action.y)
        return self.placement_refusal(self.ids[action.tile], action.x, action.y, action.rotation // 90)

    def other_refusal(self, action: Action) -> Refusal | None:
        """Return why an action of Classic alone is refused, None when it is not; its phase is right."""
        if isinstance(action, Reserve):
            known = action.tile in (self.shown() or ())
            return None if known else self.refusal("not-shown", tile=action.tile)
        if not self.tb.redraws:
            return self.refusal("no-redraws")
        if self.drawn is not None and self.in_river(self.drawn.id):
            return self.refusal("redraw-river")
        if self.st.redrawn:
            return self.refusal("redrawn-already")
        if not self.st.redraws[self.st.seat]:
            return self.refusal("redraws-spent")
        return self.refusal("redraw-stack-empty") if self.st.left == 0 else None

    def other_code(self, action: Action) -> int:
        """Return the code of a legal action of Classic alone."""
        return self.ids[action.tile] if isinstance(action, Reserve) else REDRAW

    def other_action(self, code: int) -> Action:
        """Return the action of Classic alone that a code of the present phase means."""
        return Reserve(self.called(code))

    # Doing.

    def deal(self, tile: str) -> list[Event] | None:
        """Draw a tile of a kind: to be placed, out of the game, into a hand; None when it cannot be the top one."""
        seat, held = self.st.seat, self.held
        events = super().deal(tile)
        return [Drew(seat, (tile,)), *events[1:]] if events and held else events

    def pass_on(self) -> list[Event]:
        """Go on where nothing is left to be drawn (V3, V6)."""
        self.ev.count = 0
        pass_on(self.st, self.tb, self.ev, self.out)
        events = self.events()
        self.gone += [event.tile for event in events if isinstance(event, PutOut)]
        return events

    def other_event(self, row: int) -> Event:
        """Return the event of Classic alone in a row of the buffer."""
        seat, tile = paid(self, row)[0], self.setup.tiles.kinds[self.ev.amount[row]].id
        if self.ev.what[row] == Happened.TILE_UNDER:
            return PutUnder(seat, tile, law(self, row))
        if self.ev.what[row] == Happened.RESERVED:
            return Reserved(seat, tile, law(self, row))
        raise LookupError(row)
