"""Classic in words: codes to actions and back, why not, cells on a table without an edge."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.game.actions import Action, ExtraTurn, Place, Reserve, ScoreNext
from tilewright.game.events import Event
from tilewright.game.held import HeldPlay
from tilewright.game.options import GameName
from tilewright.game.play import SIDES
from tilewright.game.refusals import Refusal
from tilewright.game.setup import Setup
from tilewright.rules import classic as laws
from tilewright.rules import records
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.legality import Fault, placement_fault
from tilewright.rules.classic.state import Area, Law
from tilewright.rules.classic.tables import cell_index
from tilewright.rules.classic.turn import lay
from tilewright.rules.events import Happened
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase

SPAN = 85
"""Width and height together of a landscape whose cells the engine's grid surely tells apart."""


class ClassicPlay(HeldPlay):
    """A game of Classic; `where` is column and row of every tile, since the engine keeps only an index."""

    game: GameName = "classic"
    laws = Law
    st: ClassicState
    tb: ClassicTables
    area_kinds = ("city", "road", "monastery", "field")

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

    def deal_kind(self, kind: int) -> bool:
        """Draw a kind from the stack; false when it holds none (T1, T3)."""
        return laws.deal(self.st, self.tb, self.ev, kind, self.out)

    def step(self, code: int) -> None:
        """Carry out one action of the present phase, whether or not it is legal."""
        laws.step(self.st, self.tb, self.ev, code, self.out)

    def take(self, code: int, action: Action) -> list[Event]:
        """Carry out the action with this code and return what happened, the action itself first."""
        if isinstance(action, Place):
            self._lie(action.x, action.y)
        return super().take(code, action)

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
        if fault == Fault.OCCUPIED:
            return self.occupied_refusal(x, y)
        if fault == Fault.ALONE:
            return self.refusal("touches-no-tile", x=x, y=y)
        beyond = self.st.grid[(cell + self.tb.step[side]) % self.tb.modulus] - 1
        theirs = self.edge(self.st.tile_kind[beyond], self.st.tile_turn[beyond], side ^ 2)
        return self.refusal("edges-differ", side=SIDES[side], mine=self.edge(kind, turn, side), theirs=theirs)

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
        if isinstance(action, Reserve) and not self.drafted:
            return self.refusal("no-draft")
        return self.refusal("no-extra-turns") if isinstance(action, ExtraTurn) else None
