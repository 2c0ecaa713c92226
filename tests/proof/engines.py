"""The engine under proof, interpreted: The Castle and Classic, each with what it says stands on the table."""

from __future__ import annotations

from typing import Any

from tests.proof.playing import UNASKED, Ask, Choose, Engine, Entry, Node
from tests.proof.settings import Setting

from tilewright.rules import castle, classic
from tilewright.rules.castle import CastleState
from tilewright.rules.castle.legality import placement_fault as castle_fault
from tilewright.rules.castle.scoring import feature_name
from tilewright.rules.castle.state import WALL_KINDS, Area
from tilewright.rules.classic import ClassicState
from tilewright.rules.classic.legality import placement_fault as classic_fault
from tilewright.rules.events import Happened
from tilewright.rules.phases import Phase
from tilewright.rules.records import new


class CastleEngine(Engine):
    """A game of The Castle."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        assert setting.board is not None
        self.tb = setting.castle_tables()
        self.st: CastleState = new(CastleState)
        castle.reset(self.st, self.tb)
        self.towers = [tower.numbers[0] for tower in setting.board.towers]
        for i, lower in enumerate(self.towers):
            self.st.wall[i] = setting.wall.get(lower, 0)

    def rules(self) -> Any:
        return castle

    def fault(self, kind: int, cell: int, turn: int) -> int:
        return castle_fault(self.st, self.tb, kind, cell, turn)

    def cell(self, x: int, y: int) -> int:
        return (y + 1) * self.tb.stride + x + 1

    def where(self, tile: int) -> tuple[int, int]:
        cell = self.st.tile_cell[tile]
        return cell % self.tb.stride - 1, cell // self.tb.stride - 1

    def name(self, root: int, st: Any = None) -> Node:
        """A feature's smallest (y, x, area), as x, y, area."""
        st = self.st if st is None else st
        found = feature_name(st, self.tb, root)
        cell, rank = found // 16, found % 16
        kind = next(st.tile_kind[t] for t in range(st.placed) if st.tile_cell[t] == cell)
        x, y = cell % self.tb.stride - 1, cell // self.tb.stride - 1
        return x, y, sorted(self.areas[kind])[rank]

    def _ask(self, codes: list[int]) -> Ask:
        names = {code: self.name(self.st.pending[code >> 1]) for code in codes}
        order = len({code >> 1 for code in codes}) > 1
        return {"order": order, "double": sorted(name for code, name in names.items() if code & 1)}

    def scored(self) -> list[dict[str, Any]]:
        scored: list[dict[str, Any]] = []
        for row in self.rows(Happened.SCORED):
            x, y, area = self.name(self.ev.root[row])
            scored.append({"x": x, "y": y, "area": area} | ({"double": True} if self.ev.wall[row] else {}))
        return scored

    def doubled_by(self, root: int) -> int:
        return {Area.TOWER: 2, Area.HOUSE: 3}.get(Area(self.st.node_kind[root]), 0)

    def held(self) -> list[list[int]]:
        kinds = range(1, WALL_KINDS)
        return [[k for k in kinds for _ in range(self.st.held[s * WALL_KINDS + k])] for s in range(2)]

    def final(self) -> list[dict[str, Any]]:
        """The top element `final` of the record: what the wall tiles 4 to 9 were used for."""
        entries: list[dict[str, Any]] = []
        for row in self.rows(Happened.FINAL):
            wall = self.ev.wall[row]
            if wall:
                entry = {"player": self.ev.seats[row] - 1, "wall_tile": wall}
                if wall < 8:
                    x, y, area = self.name(self.ev.root[row])
                    entry |= {"x": x, "y": y, "area": area}
                entries.append(entry)
        return sorted(entries, key=lambda entry: (entry["player"], entry["wall_tile"]))


class ClassicEngine(Engine):
    """A game of Classic."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.tb = setting.classic_tables()
        self.st: ClassicState = new(ClassicState)
        classic.reset(self.st, self.tb, setting.seats)
        self.coordinates = {0: (0, 0)}
        self.hands: list[list[str]] = []  # as they were dealt
        self.waiting: list[tuple[int, list[str]]] = []  # hands that went out, still to be told
        self.closing = False  # the game was over before this entry, which tells of tiles that went out
        self.reach(0, 0)

    def reach(self, x: int, y: int) -> None:
        cell = self.cell(x, y)
        self.coordinates[cell] = (x, y)
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            self.coordinates[(cell + self.tb.step[side]) % self.tb.modulus] = (x + dx, y + dy)

    def rules(self) -> Any:
        return classic

    def fault(self, kind: int, cell: int, turn: int) -> int:
        return classic_fault(self.st, self.tb, kind, cell, turn)

    def cell(self, x: int, y: int) -> int:
        return (x + 87 * y) % 3785

    def where(self, tile: int) -> tuple[int, int]:
        return self.coordinates[self.st.tile_cell[tile]]

    def _step(self, code: int, ask: Ask = UNASKED) -> None:
        placing = self.st.phase == Phase.PLACE
        super()._step(code, ask)
        if placing:
            self.reach(*self.where(self.st.placed - 1))

    def followers(self) -> dict[Node, int]:
        """All figures, abbots included."""
        seats = range(self.st.seats)
        abbots = {self.node(self.st.abbot_at[seat]): seat for seat in seats if self.st.abbot_at[seat] >= 0}
        return super().followers() | abbots

    def known_bottom(self) -> list[str]:
        """The kinds that everyone knows to lie under the stack, the topmost first."""
        return [self.kinds[self.st.bag[i]] for i in range(self.st.left - self.st.known, self.st.left)]

    # Hands and display

    @property
    def over(self) -> bool:
        """Whether there is nothing more to tell."""
        return super().over and not self.waiting

    @property
    def seat(self) -> int:
        """The seat of the next entry."""
        return self.waiting[0][0] if self.waiting else self.st.seat

    def hand(self, seat: int) -> list[str]:
        """The tiles in a hand, or of the display before a seat."""
        return [self.kinds[self.st.hands[seat * 3 + i]] for i in range(self.st.hand_count[seat])]

    def next_turn(self, queue: list[int], choose: Choose) -> Entry:
        """Play on with the tiles that come; what goes under the stack comes last."""
        if not self.st.holding:
            return super().next_turn(queue, choose)
        if self.setting.options.get("hand") and not self.hands:
            self.hands = [[] for _ in range(self.st.seats)]
            for _ in range(self.st.seats):
                seat = self.st.seat
                self.hands[seat] = self._draw(queue)
        self.asks, self.claims, self.extra_offered = [], None, False
        self.closing = super().over
        if not self.closing:
            self.ev.count = 0
        entry = self._held_turn(queue, choose)
        if self.closing:
            # The events stay for the final scoring; they were counted with the entry that ended the game.
            self.tally["turns"] += 1
            return entry
        queue += [self.ev.amount[row] for row in self.rows(Happened.TILE_UNDER)]
        self._count(entry)
        return entry

    def _held_turn(self, queue: list[int], choose: Choose) -> Entry:
        st, entry = self.st, dict[str, Any](player=self.seat)
        self.choosing = st.seat
        if st.phase == Phase.RESERVE:
            code = choose(self, self.codes())
            self._step(code)
            return entry | {"reserve": self.kinds[code]}
        if self.setting.options.get("draft"):
            shown = self.hand(st.seat)
            shown += self._draw(queue)
            if self.waiting:
                return entry | {"discard": self.waiting.pop(0)[1]}
            return self._play(entry | {"shown": shown}, choose)
        if self.waiting:
            entry["discard"] = self.waiting.pop(0)[1]
        else:
            entry = self._play(entry, choose)
        if st.phase == Phase.DEAL and not self.waiting:
            drew = self._draw(queue)
            entry |= {"drew": drew} if drew else {}
        return entry

    def _draw(self, queue: list[int]) -> list[str]:
        """Draw what is due, or go on without; what went out then waits to be told."""
        st, rows = self.st, len(self.rows(Happened.TILE_OUT))
        drew = [queue.pop(0) for _ in range(min(3 - st.hand_count[st.seat], st.left))]
        for kind in drew:
            assert classic.deal(st, self.tb, self.ev, kind, self.out)
        if not drew:
            classic.pass_on(st, self.tb, self.ev, self.out)
        for row in self.rows(Happened.TILE_OUT)[rows:]:
            seat = self.ev.seats[row].bit_length() - 1
            if not self.waiting or self.waiting[-1][0] != seat:
                self.waiting.append((seat, []))
            self.waiting[-1][1].append(self.kinds[self.ev.amount[row]])
        return [self.kinds[kind] for kind in drew]

    def payments(self, what: Happened) -> list[tuple[int, list[int], list[Node]]]:
        """Points, seats and areas of every payment in the events, sorted."""
        if self.closing and what == Happened.SCORED:
            return []
        features = self.nodes_by_root()
        seats = range(self.st.seats)
        paid = []
        for row in self.rows(what):
            winners = [seat for seat in seats if (self.ev.seats[row] >> seat) & 1]
            if winners:
                paid.append((self.ev.points[row], winners, sorted(features[self.ev.root[row]])))
        return sorted(paid)


def engine(setting: Setting) -> CastleEngine | ClassicEngine:
    return CastleEngine(setting) if setting.game == "castle" else ClassicEngine(setting)
