"""Classic in words: codes to actions and back, why not, cells on a table without an edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tilewright.game.abbots import abbot_action, abbot_code, abbot_events, abbot_refusal
from tilewright.game.actions import Action, ExtraTurn, Place, PlaceAbbot, RecallAbbot, Reserve, ScoreNext
from tilewright.game.events import Event, Over, TieBreak
from tilewright.game.held import HeldPlay
from tilewright.game.options import GameName
from tilewright.game.play import SIDES
from tilewright.game.refusals import Refusal
from tilewright.game.rivers import RIVER_FAULTS, river_refusal
from tilewright.game.setup import Setup
from tilewright.game.telling import law
from tilewright.rules import classic as laws
from tilewright.rules import records
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.boundary import stretch, too_far
from tilewright.rules.classic.holding import Holding
from tilewright.rules.classic.legality import Fault, placement_fault, river_turns
from tilewright.rules.classic.river import settle
from tilewright.rules.classic.state import Area, Law
from tilewright.rules.classic.tables import cell_index
from tilewright.rules.classic.turn import lay
from tilewright.rules.events import Happened
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.rules.placing import fits_somewhere
from tilewright.tiles import Area as Printed

SPAN = 85
"""Width and height together of a landscape whose cells the engine's grid surely tells apart."""


class ClassicPlay(HeldPlay):
    """A game of Classic; `where` is column and row of every tile, since the engine keeps only an index."""

    game: GameName = "classic"
    laws = Law
    st: ClassicState
    tb: ClassicTables
    area_kinds = ("city", "road", "monastery", "field", "river")

    def __init__(self, setup: Setup, tb: ClassicTables) -> None:
        super().__init__(setup, records.new(ClassicState), tb)
        laws.reset(self.st, self.tb, len(setup.players))
        self.where: list[tuple[int, int]] = []
        self._reach: dict[int, tuple[int, int]] = {}
        self._lie(0, 0)

    def lay(self, kind: int, x: int, y: int, turn: int) -> None:
        """Lay a tile without a turn, whether or not it fits: positions are set up so."""
        lay(self.st, self.tb, kind, cell_index(x, y), turn)
        self._lie(x, y)
        self._stretch(x, y)

    def deal_kind(self, kind: int) -> bool:
        """Draw a kind from the stack; false when it holds none (T1, T3)."""
        return laws.deal(self.st, self.tb, self.ev, kind, self.out)

    def step(self, code: int) -> None:
        """Carry out one action of the present phase, whether or not it is legal."""
        laws.step(self.st, self.tb, self.ev, code, self.out)

    def kind_of(self, root: int) -> str:
        """Return the kind of a feature in words; the engine takes a garden for a monastery (V9.5)."""
        if self.st.node_kind[root] == Area.MONASTERY:
            spot = self.spot(root)
            tile = self.tile_at(spot.x, spot.y)
            assert tile is not None
            return tile.kind.area(spot.area).kind
        return super().kind_of(root)

    def take(self, code: int, action: Action) -> list[Event]:
        """Carry out the action with this code and return what happened, the action itself first."""
        told = abbot_events(self, action)
        if isinstance(action, Place):
            self._lie(action.x, action.y)
        events = super().take(code, action)
        if isinstance(action, Place):
            self._stretch(action.x, action.y)
        return [*told, *events]

    def _stretch(self, x: int, y: int) -> None:
        """Tell the engine where a tile lies: of a forced one with no tile beside it, it cannot know (V5)."""
        if self.tb.width:
            stretch(self.st, self.tb, self.st.placed - 1, x, y)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats in first place once the game is over, after the tie-breaks chosen (S6, V7)."""
        breaks = self.tie_breaks()
        return breaks[-1].left if breaks else super().winners

    def tie_breaks(self) -> tuple[TieBreak, ...]:
        """Return every comparison that parted players tied for first place, in their order (V7)."""
        found: list[TieBreak] = []
        tied = super().winners
        chosen = self.setup.options.get("tie_break") or ()
        assert isinstance(chosen, tuple)
        for name in chosen:
            counts = tuple(self._tie_count(str(name), seat) for seat in tied)
            left = tuple(seat for seat, count in zip(tied, counts, strict=True) if count == max(counts))
            if len(left) < len(tied):
                found.append(TieBreak(str(name), tied, counts, left))
            tied = left
        return tuple(found)

    def _tie_count(self, name: str, seat: int) -> int:
        """Return what a tie-break counts of a seat; final scoring lifts no follower (S5, V7)."""
        if name == "completed_cities":
            return self.st.cities_paid[seat]
        home = self.st.supply[seat] + int(bool(self.tb.abbot) and self.st.abbot_at[seat] < 0)
        return home if name == "followers_in_supply" else self.tb.hand + self.tb.abbot - home

    def over_event(self, row: int) -> Over:
        """Return the end of the game, with what parted players tied for first place (E1, V7)."""
        return Over(law(self, row), self.scores, self.winners, self.tie_breaks())

    def save(self) -> Callable[[], None]:
        """Return what goes back to the present moment when it is called."""
        st, gone = records.copy(self.st), len(self.gone)

        def restore() -> None:
            self.st = st
            del self.gone[gone:]
            del self.where[st.placed :]
            self._reach = {}
            for x, y in self.where:
                self._see(x, y)

        return restore

    def complete(self, node: int) -> bool:
        """Tell whether a node's feature is complete (F1 to F4)."""
        root = find(self.st, node)
        return self.st.open[root] == 0 and self.st.node_kind[root] != Area.FIELD

    def completed_now(self) -> set[int]:
        """Return the roots of the features with followers that the last tile completed (T5)."""
        back = self.save()
        self.st.phase = Phase.FOLLOWER
        self.ev.count = 0
        self.step(0)
        home = {self.ev.root[row] for row in range(self.ev.count) if self.ev.what[row] == Happened.HOME}
        self.ev.count = 0
        back()
        return home

    def list_codes(self) -> int:
        """Write the codes of the legal actions to `out`; return how many."""
        return laws.actions(self.st, self.tb, self.out)

    def _lie(self, x: int, y: int) -> None:
        self.where.append((x, y))
        self._see(x, y)

    def _see(self, x: int, y: int) -> None:
        """Bring a laid cell and the cells at its sides into reach, by the engine's index."""
        for dx, dy in ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)):
            self._reach[cell_index(x + dx, y + dy)] = (x + dx, y + dy)

    def take_out(self, kind: int) -> bool:
        """Take a tile out of the stack; false when it holds none."""
        found = super().take_out(kind)
        self.st.river_left -= self.tb.river[kind] if found else 0
        return found

    def in_river(self, tile: str) -> bool:
        """Tell whether a kind belongs to the River (V1)."""
        return tile in self.ids and bool(self.tb.river[self.ids[tile]])

    def fits(self, tile: str) -> bool:
        """Tell whether a tile of a kind has a legal place in any rotation (T3)."""
        kind = self.ids[tile]
        if self.in_river(tile):
            return river_turns(self.st, self.tb, kind) != 0
        return fits_somewhere(self.st, self.tb, kind)

    def close_river(self, spare: Iterable[str]) -> None:
        """Take the tiles of the River that never came out of the stack: its open end stays open (V1)."""
        for tile in spare:
            self.take_out(self.ids[tile])
        settle(self.st)

    def before_its_time(self, tile: str) -> bool:
        """Tell whether a kind may not come yet: the River is laid first, its lake last (V1)."""
        if self.st.river_left == 0:
            return False
        return not self.in_river(tile) or (self.ids[tile] == self.tb.lake and self.st.river_left > 1)

    def cell_at(self, x: int, y: int) -> int | None:
        """Return the index of a cell that is laid or in reach, None of any other."""
        cell = cell_index(x, y)
        return cell if self._reach.get(cell) == (x, y) else None

    def forced_cell(self, x: int, y: int) -> int:
        """Return the index of a cell."""
        return cell_index(x, y)

    def cell_xy(self, cell: int) -> tuple[int, int]:
        """Return column and row of a cell that is laid or in reach."""
        return self._reach[cell]

    def placement_refusal(self, kind: int, x: int, y: int, turn: int) -> Refusal | None:
        """Return why a tile may not lie so (T2)."""
        cell = self.cell_at(x, y)
        if cell is None:
            return self.refusal("touches-no-tile", x=x, y=y)
        side, fault = divmod(placement_fault(self.st, self.tb, kind, cell, turn), 8)
        if fault == Fault.NONE:
            return None
        if fault in RIVER_FAULTS:
            return river_refusal(self, Fault(fault), side)
        if fault == Fault.OCCUPIED:
            return self.occupied_refusal(x, y)
        if fault == Fault.ALONE:
            return self.refusal("touches-no-tile", x=x, y=y)
        if fault == Fault.BEYOND:
            return self._barred_refusal(x, y)
        beyond = self.st.grid[(cell + self.tb.step[side]) % self.tb.modulus] - 1
        theirs = self.edge(self.st.tile_kind[beyond], self.st.tile_turn[beyond], side ^ 2)
        return self.refusal("edges-differ", side=SIDES[side], mine=self.edge(kind, turn, side), theirs=theirs)

    def _barred_refusal(self, x: int, y: int) -> Refusal:
        if self.tb.width and too_far(self.st, self.tb, x, y):
            return self.refusal("beyond-boundary", x=x, y=y, width=self.tb.width, height=self.tb.height)
        return self.refusal("river-open", x=x, y=y)

    def forced_refusal(self, x: int, y: int) -> Refusal | None:
        """Return why not even a forced tile may lie on a cell: it holds one, or is out of reach (K4)."""
        if self.tile_at(x, y):
            return self.occupied_refusal(x, y)
        xs = [x, *(column for column, _ in self.where)]
        ys = [y, *(row for _, row in self.where)]
        span = max(xs) - min(xs) + 1 + max(ys) - min(ys) + 1
        return self.refusal("too-far", x=x, y=y) if span + self.st.left > SPAN else None

    def foreign_refusal(self, action: Action) -> Refusal | None:
        """Return the refusal of an action that only The Castle has (T5, T6)."""
        if isinstance(action, ScoreNext):
            return self.refusal("scoring-not-chosen")
        if isinstance(action, PlaceAbbot | RecallAbbot) and not self.tb.abbot:
            return self.refusal("no-abbots")
        if isinstance(action, Reserve) and self.tb.holding != Holding.DRAFT:
            return self.refusal("no-draft")
        return self.refusal("no-extra-turns") if isinstance(action, ExtraTurn) else None

    def other_refusal(self, action: Action) -> Refusal | None:
        """Return why the abbot may not do so, or a tile not be rejected or reserved (V4, V6, V9)."""
        if isinstance(action, PlaceAbbot | RecallAbbot):
            return abbot_refusal(self, action)
        return super().other_refusal(action)

    def unclaimable_refusal(self, area: Printed) -> Refusal:
        """Return why nobody's follower may stand on an area of its kind (V1, V2, V9.2)."""
        code = {"garden": "garden-for-abbots", "river": "river-not-claimed"}.get(area.kind, "no-farmers")
        return self.refusal(code, area=area.id)

    def other_code(self, action: Action) -> int:
        """Return the code of what the abbot does, of a redraw or of a reservation (V4, V6, V9)."""
        if isinstance(action, PlaceAbbot | RecallAbbot):
            return abbot_code(self, action)
        return super().other_code(action)

    def other_action(self, code: int) -> Action:
        """Return what the abbot does by a code, or which tile is reserved (V6, V9)."""
        return abbot_action(self, code) if self.st.phase == Phase.FOLLOWER else super().other_action(code)
