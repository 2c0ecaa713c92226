"""The engine under proof, interpreted: it plays turn by turn, writes record entries and counts what happened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.proof.settings import Setting

from tilewright.rules.classic.abbot import ABBOT, RECALL
from tilewright.rules.events import EventBuffer, Happened
from tilewright.rules.joining import find
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import REDRAW, Phase
from tilewright.rules.records import assign, copy, new
from tilewright.rules.shapes import AREAS

Entry = dict[str, Any]
Node = tuple[int, int, str]
Ask = dict[str, Any]
UNASKED: Ask = {"order": False, "double": []}


class Engine(ABC):
    """One interpreted game; `asks`, `claims` and `entry` tell of the last turn."""

    st: Any
    tb: Any

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.kinds = [kind.id for kind in setting.tiles.kinds]
        self.areas = [[area.id for area in kind.areas] for kind in setting.tiles.kinds]
        self.ev = new(EventBuffer)
        self.ev.on = 1
        self.out = interpreted_scratch()
        self.claims: list[str] | None = None
        self.asks: list[Ask] = []
        self.extra_offered = False
        self.tally: Counter[str] = Counter()
        self.choosing = 0  # the seat that decides now
        self.room: Any = None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to tell."""
        return bool(self.st.phase == Phase.OVER)

    @abstractmethod
    def rules(self) -> Any: ...

    @abstractmethod
    def fault(self, kind: int, cell: int, turn: int) -> int: ...

    @abstractmethod
    def cell(self, x: int, y: int) -> int: ...

    @abstractmethod
    def where(self, tile: int) -> tuple[int, int]: ...

    def reach(self, x: int, y: int) -> None:
        """Be told that a tile may come to lie at a cell."""
        self.cell(x, y)

    def codes(self, st: Any = None) -> list[int]:
        """The codes that the engine lists now, or in another state of this game."""
        count = self.rules().actions(self.st if st is None else st, self.tb, self.out)
        return [self.out[i] for i in range(count)]

    def trial(self) -> Any:
        """A copy of the state to try things out in; each call overwrites the one before."""
        if self.room is None:
            self.room = copy(self.st)
        assign(self.room, self.st)
        return self.room

    def try_step(self, st: Any, code: int) -> None:
        """Step a copy; its events are added to `ev`, which the caller winds back."""
        self.rules().step(st, self.tb, self.ev, code, self.out)

    def node(self, number: int, st: Any = None) -> Node:
        """A node of the engine as x, y and area id."""
        st = self.st if st is None else st
        tile = max(t for t in range(st.placed) if st.tile_base[t] <= number)
        return (*self.where(tile), self.areas[st.tile_kind[tile]][number - st.tile_base[tile]])

    def followers(self) -> dict[Node, int]:
        hand = self.tb.hand
        places = range(self.st.seats * hand)
        return {self.node(self.st.follower_at[i]): i // hand for i in places if self.st.follower_at[i] >= 0}

    def left(self) -> Counter[str]:
        return Counter(self.kinds[self.st.bag[i]] for i in range(self.st.left))

    def rows(self, what: Happened) -> list[int]:
        return [i for i in range(self.ev.count) if self.ev.what[i] == what]

    def won_and_waits(self, seat: int, rows: range) -> bool:
        """Whether a seat scored a tower or house on after winning the wall tile that would double it (W2)."""
        ev, won = self.ev, set[int]()
        for row in rows:
            if ev.seats[row] == 1 << seat:
                if ev.what[row] == Happened.SCORED and ev.wall[row] == 0 and self.doubled_by(ev.root[row]) in won:
                    return True
                if ev.what[row] == Happened.WALL_TAKEN:
                    won.add(ev.wall[row])
        return False

    def doubled_by(self, root: int) -> int:
        """The wall tile that doubles a feature, 0 for none."""
        return 0

    def nodes_by_root(self) -> dict[int, set[Node]]:
        """Every feature that has tiles, by its root."""
        st, found = self.st, dict[int, set[Node]]()
        for tile in range(st.placed):
            for area, name in enumerate(self.areas[st.tile_kind[tile]]):
                root = find(st, st.tile_base[tile] + area)
                found.setdefault(root, set()).add((*self.where(tile), name))
        return found

    def turn(self, kind: int, choose: Choose) -> Entry:
        """Draw a kind and play the turn; `choose` picks one of the codes of each phase."""
        entry = self._turn(kind, choose)
        self._count(entry)
        return entry

    def next_turn(self, queue: list[int], choose: Choose) -> Entry:
        """Play on with the tiles that come; what goes under the stack comes last."""
        kind = queue.pop(0)
        entry = self.turn(kind, choose)
        if "redraw" in entry or ("discard" in entry and self.rows(Happened.TILE_UNDER)):
            queue.append(kind)
        return entry

    def _count(self, entry: Entry) -> None:
        """Count what happened, so that a proof can show that it saw the hard cases."""
        what = Counter(Happened(self.ev.what[i]).name for i in range(self.ev.count))
        shared = sum(bin(self.ev.seats[row]).count("1") > 1 for row in self.rows(Happened.SCORED))
        self.tally.update(what)
        self.tally["turns"] += 1
        self.tally["several scored"] += what["SCORED"] > 1
        self.tally["tied"] += what["TIED"] + shared
        self.tally["order asked"] += any(ask["order"] for ask in self.asks)
        self.tally["doubled"] += sum("double" in told for told in entry.get("scored", []))
        self.tally["won and waits"] += self.won_and_waits(entry["player"], range(self.ev.count))
        self.tally["extra turn"] += entry.get("extra_turn", False)

    def _turn(self, kind: int, choose: Choose) -> Entry:
        st = self.st
        self.ev.count = 0
        self.asks, self.claims, self.extra_offered = [], None, False
        self.choosing = st.seat
        entry: Entry = {"player": st.seat}
        assert self.rules().deal(st, self.tb, self.ev, kind, self.out)
        if st.phase != Phase.PLACE:
            return entry | {"discard": self.kinds[kind]}
        return self._play(entry, choose)

    def _play(self, entry: Entry, choose: Choose) -> Entry:
        """The decisions from placing on."""
        st = self.st
        code = choose(self, self.codes())
        if code == REDRAW:
            self.rules().step(st, self.tb, self.ev, code, self.out)
            return entry | {"redraw": self.kinds[st.bag[st.left - 1]]}
        self._step(code)
        x, y = self.where(st.placed - 1)
        kind = st.tile_kind[st.placed - 1]
        entry |= {"tile": self.kinds[kind], "x": x, "y": y, "rotation": 90 * (code & 3)}
        self.claims = []
        if st.phase == Phase.FOLLOWER:
            codes = self.codes()
            self.claims = sorted(self.areas[kind][code - 1] for code in codes if 0 < code <= AREAS)
            code = choose(self, codes)
            entry |= claim_told(code, self.areas[kind])
            self._step(code)
        while st.phase == Phase.SCORE:
            codes = self.codes()
            self._step(choose(self, codes), self._ask(codes))
        scored = self.scored()
        if scored:
            entry["scored"] = scored
        if st.phase == Phase.EXTRA:
            self.extra_offered = True
            code = choose(self, self.codes())
            if code:
                entry["extra_turn"] = True
            self._step(code)
        return entry

    def _step(self, code: int, ask: Ask = UNASKED) -> None:
        self.rules().step(self.st, self.tb, self.ev, code, self.out)
        new_rows = len(self.rows(Happened.SCORED)) - len(self.asks)
        self.asks += [ask, *[UNASKED] * (new_rows - 1)][:new_rows]

    def _ask(self, codes: list[int]) -> Ask:
        return UNASKED

    def scored(self) -> list[dict[str, Any]]:
        """The element `scored` of the entry."""
        return []

    def scores(self) -> list[int]:
        """The scores before final scoring, which is read from the events and taken off again."""
        scores = [self.st.score[seat] for seat in range(self.st.seats)]
        for row in self.rows(Happened.FINAL):
            for seat in range(self.st.seats):
                scores[seat] -= self.ev.points[row] * ((self.ev.seats[row] >> seat) & 1)
        return scores


def claim_told(code: int, areas: list[str]) -> Entry:
    """What an entry says of a code of the phase after placing."""
    if code == RECALL:
        return {"recall_abbot": True}
    if code > ABBOT:
        return {"abbot": areas[code - ABBOT - 1]}
    return {"follower": areas[code - 1]} if code else {}


Choose = Callable[[Engine, list[int]], int]
