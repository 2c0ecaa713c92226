"""The Castle in words: codes to actions and back, why not, wall tiles, keeps, the order of scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tilewright.game.actions import Action, ExtraTurn, PlaceAbbot, RecallAbbot, Redraw, Reserve, ScoreNext
from tilewright.game.chance import WALL_TILES
from tilewright.game.errors import DataError, Detail
from tilewright.game.events import Event, Feature, KeepMoved, WallTileTaken, WallTileUsed
from tilewright.game.options import GameName
from tilewright.game.play import SIDES, Play
from tilewright.game.refusals import Refusal
from tilewright.game.setup import Setup
from tilewright.game.telling import law, paid
from tilewright.rules import castle as laws
from tilewright.rules import records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.castle.legality import Fault, placement_fault
from tilewright.rules.castle.scoring import collect_completed, majority
from tilewright.rules.castle.state import WALL_KINDS, Area, Law
from tilewright.rules.castle.turn import extra_turns
from tilewright.rules.events import Happened
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.rules.placing import lay_tile

DOUBLERS = {"tower": 2, "house": 3}


def left_of_wall_tiles(taken: Iterable[int]) -> list[int]:
    """Return the kinds of the 18 wall tiles that are not among those named, in rising order (P2)."""
    left = list(WALL_TILES)
    for kind in taken:
        left.remove(kind)
    return left


class CastlePlay(Play):
    """A game of The Castle."""

    game: GameName = "castle"
    laws = Law
    st: CastleState
    tb: CastleTables
    area_kinds = ("path", "tower", "house", "court")

    def __init__(self, setup: Setup, tb: CastleTables) -> None:
        super().__init__(setup, records.new(CastleState), tb)
        assert setup.board is not None
        self.board = setup.board
        self.towers = [tower.numbers[0] for tower in setup.board.towers]
        laws.reset(self.st, self.tb)

    def lay(self, kind: int, x: int, y: int, turn: int) -> None:
        """Lay a tile without a turn, whether or not it fits: positions are set up so."""
        lay_tile(self.st, self.tb, kind, self.forced_cell(x, y), turn)

    def deal_kind(self, kind: int) -> bool:
        """Draw a kind from the stack; false when it holds none (T1, T5)."""
        return laws.deal(self.st, self.tb, self.ev, kind, self.out)

    def step(self, code: int) -> None:
        """Carry out one action of the present phase, whether or not it is legal."""
        laws.step(self.st, self.tb, self.ev, code, self.out)

    def list_codes(self) -> int:
        """Write the codes of the legal actions to `out`; return how many."""
        return laws.actions(self.st, self.tb, self.out)

    def cell_at(self, x: int, y: int) -> int | None:
        """Return the index of a cell of the castle, None outside the wall."""
        return self.forced_cell(x, y) if (x, y) in self.board.cells else None

    def forced_cell(self, x: int, y: int) -> int:
        """Return the index of a cell of the castle."""
        return (y + 1) * self.tb.stride + x + 1

    def cell_xy(self, cell: int) -> tuple[int, int]:
        """Return column and row of a cell."""
        y, x = divmod(cell, self.tb.stride)
        return x - 1, y - 1

    def save(self) -> Callable[[], None]:
        """Return what goes back to the present moment when it is called."""
        st, gone = records.copy(self.st), len(self.gone)

        def restore() -> None:
            self.st = st
            del self.gone[gone:]

        return restore

    def start_spaces(self, root: int) -> int:
        """Return how many start spaces belong to a feature (F5)."""
        return sum(find(self.st, s) == root for s in range(self.tb.start_count))

    # Why not.

    def placement_refusal(self, kind: int, x: int, y: int, turn: int) -> Refusal | None:
        """Return why a tile may not lie so (T2, T3)."""
        cell = self.cell_at(x, y)
        if cell is None:
            return self.refusal("outside-the-wall", x=x, y=y)
        side, fault = divmod(placement_fault(self.st, self.tb, kind, cell, turn), 8)
        if fault == Fault.NONE:
            return None
        if fault == Fault.OCCUPIED:
            return self.occupied_refusal(x, y)
        if fault == Fault.ALONE:
            return self.refusal("touches-nothing", x=x, y=y)
        start = self.tb.start_at[cell * 4 + side] - 1
        here = self.edge(kind, turn, side)
        if fault == Fault.PATH_CUT:
            code = "path-not-continued" if start < 0 else "start-space-path"
            return self.refusal(code, side=SIDES[side], kind=here)
        if start >= 0:
            there = self.area_kinds[self.tb.start_kind[start]]
            return self.refusal("start-space-no-path", side=SIDES[side], kind=there)
        return self.refusal("path-blocked", side=SIDES[side], kind=self._edge_beyond(cell, side))

    def _edge_beyond(self, cell: int, side: int) -> str:
        t = self.st.grid[cell + self.tb.step[side]] - 1
        return self.edge(self.st.tile_kind[t], self.st.tile_turn[t], side ^ 2)

    def forced_refusal(self, x: int, y: int) -> Refusal | None:
        """Return why not even a forced tile may lie on a cell."""
        if self.cell_at(x, y) is None:
            return self.refusal("outside-the-wall", x=x, y=y)
        return self.occupied_refusal(x, y) if self.tile_at(x, y) else None

    def foreign_refusal(self, action: Action) -> Refusal | None:
        """Return the refusal of an action that only Classic has (T1, T6)."""
        if isinstance(action, PlaceAbbot | RecallAbbot):
            return self.refusal("no-abbots")
        if isinstance(action, Reserve):
            return self.refusal("no-draft")
        return self.refusal("no-redraws") if isinstance(action, Redraw) else None

    def early_refusal(self, action: Action) -> Refusal:
        """Return the refusal of an action that this phase does not ask for."""
        ended = self.st.phase == Phase.DEAL and self.st.turns > 0
        if isinstance(action, ExtraTurn) and action.take and ended and not self.held(1 - self.st.seat, 1):
            return self.refusal("no-extra-turn")
        return super().early_refusal(action)

    def other_refusal(self, action: Action) -> Refusal | None:
        """Return why a feature may not be scored next, or not doubled (S3, W2, W4)."""
        if not isinstance(action, ScoreNext):
            return None
        at: dict[str, Detail] = {"x": action.x, "y": action.y, "area": action.area}
        node = self.node_at(action.x, action.y, action.area)
        if node is None:
            return self.refusal("feature-unknown", **at)
        i = self.pending_index(node)
        if i is None:
            return self.refusal("not-pending", **at)
        if i >= self.st.own_pending > 0:
            return self.refusal("own-first", **at)
        if 2 * i not in self.codes():
            return self.refusal("order-fixed", **self._named(0))
        if self._named(i) != at:
            return self.refusal("other-name", **self._named(i))
        if action.double and 2 * i + 1 not in self.codes():
            return self.double_refusal(self.area_kinds[self.st.node_kind[node]], i < self.st.own_pending)
        return None

    def double_refusal(self, kind: str, own: bool) -> Refusal:
        """Return why a feature of a kind may not be doubled (W2, W4)."""
        if kind not in DOUBLERS:
            return self.refusal("cannot-double-kind", kind=kind)
        if not own:
            return self.refusal("double-not-yours", player=self.setup.players[1 - self.st.seat])
        number = DOUBLERS[kind]
        if self.held(self.st.seat, number):
            return self.refusal("wall-tile-fresh", number=number)
        return self.refusal("no-usable-wall-tile", number=number)

    # Codes.

    def other_code(self, action: Action) -> int:
        """Return the code of scoring a feature next or of another turn."""
        if isinstance(action, ExtraTurn):
            return int(action.take)
        assert isinstance(action, ScoreNext)
        node = self.node_at(action.x, action.y, action.area)
        i = self.pending_index(node) if node is not None else None
        assert i is not None
        return 2 * i + int(action.double)

    def other_action(self, code: int) -> Action:
        """Return the action that a code of the scoring or extra-turn phase means."""
        if self.st.phase == Phase.EXTRA:
            return ExtraTurn(bool(code))
        name = self.feature(self.st.pending[code >> 1]).spots[0]
        return ScoreNext(name.x, name.y, name.area, bool(code & 1))

    def pending_index(self, node: int) -> int | None:
        """Return the place of a node's feature among those still to be scored (S3)."""
        root = find(self.st, node)
        return next((i for i in range(self.st.pending_count) if self.st.pending[i] == root), None)

    def _named(self, i: int) -> dict[str, Detail]:
        name = self.feature(self.st.pending[i]).spots[0]
        return {"x": name.x, "y": name.y, "area": name.area}

    # Wall tiles and keeps.

    def held(self, seat: int, kind: int) -> int:
        """Return how many wall tiles of a kind lie open before a seat."""
        return self.st.held[seat * WALL_KINDS + kind]

    def won(self, seat: int, kind: int) -> int:
        """Return how many of them the seat won in this turn (W2)."""
        return self.st.fresh[seat * WALL_KINDS + kind]

    def on_wall(self) -> tuple[int, ...]:
        """Return the towers that still hold a wall tile, by lower number."""
        return tuple(sorted(self.towers[i] for i in range(self.tb.tower_count) if self.st.wall[i]))

    def keeps(self) -> tuple[int, ...]:
        """Return the size of every seat's keep, 0 without one (S5)."""
        return tuple(self.st.keep[seat] for seat in self.seats)

    def hang(self, wall_tiles: Mapping[int, int]) -> None:
        """Lay wall tiles face down on the towers, by lower number; the rest get any that are left (P2).

        Raises DataError for a number at which no tower with a wall tile begins.
        """
        towers = self.wall_towers()
        for number in wall_tiles:
            if number not in towers:
                raise DataError("tower-unknown", path=f"wall_tiles.{number}", number=number)
        left = left_of_wall_tiles(wall_tiles.values())
        for number in towers:
            kind = wall_tiles[number] if number in wall_tiles else left.pop()
            self.st.wall[self.towers.index(number)] = kind

    def hang_only(self, wall_tiles: Mapping[int, int]) -> None:
        """Lay wall tiles face down on these towers and on no others."""
        for i, number in enumerate(self.towers):
            self.st.wall[i] = wall_tiles.get(number, 0)

    def wall_towers(self) -> list[int]:
        """Return the towers that hold a wall tile at the start, by rising lower number (P2)."""
        return sorted(number for i, number in enumerate(self.towers) if self.tb.tower_holds[i])

    def hold(self, seat: int, kinds: Iterable[int], won: Iterable[int]) -> None:
        """Lay wall tiles open before a seat; `won` are those of them that it won in this turn (W2).

        Raises DataError where `won` names a wall tile that does not lie there.
        """
        for kind in kinds:
            self.st.held[seat * WALL_KINDS + kind] += 1
        for kind in won:
            self.st.fresh[seat * WALL_KINDS + kind] += 1
            if self.won(seat, kind) > self.held(seat, kind):
                allowed = ", ".join(str(k) for k in range(1, WALL_KINDS) if self.held(seat, k))
                raise DataError("wrong-value", path=f"turn.won[{seat}]", value=str(kind), allowed=allowed or "[]")

    # Set up within a turn.

    def complete(self, node: int) -> bool:
        """Tell whether a node's feature is complete (F2 to F4, F7)."""
        root = find(self.st, node)
        return self.st.open[root] == 0 and self.st.node_kind[root] != Area.COURT

    def completed_now(self) -> set[int]:
        """Return the roots of the features with followers that the last tile completed (F8)."""
        back = self.save()
        self._collect()
        found = {self.st.home[i] for i in range(self.st.home_count)}
        back()
        return found

    def _collect(self) -> None:
        st = self.st
        st.pending_count = st.own_pending = st.home_count = self.ev.count = 0
        collect_completed(st, self.tb, self.ev)
        self.ev.count = 0

    def resume_scoring(self, done: Iterable[int]) -> bool:
        """Go on with a turn's scoring, some features being done; tell whether a choice is left (S3)."""
        self._collect()
        for node in done:
            i = self.pending_index(node)
            if i is None:
                return False
            self.st.moved |= 1 << majority(self.st.followers[find(self.st, node)])
            self._drop_pending(i)
        self.st.phase = Phase.SCORE
        return self.st.pending_count > 0 and self.list_codes() > 1

    def _drop_pending(self, i: int) -> None:
        st = self.st
        st.own_pending -= int(i < st.own_pending)
        st.pending_count -= 1
        for k in range(i, st.pending_count):
            st.pending[k] = st.pending[k + 1]
            st.pending_points[k] = st.pending_points[k + 1]

    def offer_extra_turn(self) -> bool:
        """Go to the end of a turn, where wall tile 1 may be spent; tell whether it may (W3)."""
        self.st.phase = Phase.EXTRA
        return self.st.left > 0 and extra_turns(self.st, self.tb) > 0

    def other_event(self, row: int) -> Event:
        """Return the event of a keep or a wall tile."""
        ev = self.ev
        rule, seat = law(self, row), paid(self, row)[0]
        if ev.what[row] == Happened.KEEP:
            house: Feature = self.feature(ev.root[row])
            return KeepMoved(rule, seat, ev.amount[row], house)
        if ev.what[row] == Happened.WALL_TAKEN:
            return WallTileTaken(rule, seat, self.towers[ev.amount[row]], ev.wall[row])
        assert ev.what[row] == Happened.WALL_USED
        return WallTileUsed(rule, seat, ev.wall[row])
