"""Engine against naive scorer: after every turn all that both know must be the same."""

from __future__ import annotations

from typing import Any

from tests.naive.castle import NaiveCastle
from tests.naive.castle import NaiveError as CastleError
from tests.naive.castle_final import final_scoring
from tests.naive.classic import NaiveClassic
from tests.naive.classic import NaiveError as ClassicError
from tests.proof.engines import CastleEngine, ClassicEngine
from tests.proof.playing import Ask, Entry
from tests.proof.settings import Setting

from tilewright.rules.castle.final import final_scoring as castle_final
from tilewright.rules.castle.state import Area
from tilewright.rules.classic.scoring import final_scoring as classic_final
from tilewright.rules.classic.state import Area as ClassicArea
from tilewright.rules.events import Happened
from tilewright.rules.joining import tile_count
from tilewright.rules.phases import REDRAW, Phase
from tilewright.rules.records import copy


class Difference(AssertionError):
    """Engine and naive scorer do not agree; the text says where."""


class WatchedCastle(NaiveCastle):
    """The naive Castle that also remembers what it asked in a turn."""

    asks: list[Ask]
    extra_offered: bool

    def _play(self, entry: Any, check: bool) -> None:
        self.asks, self.extra_offered = [], False
        super()._play(entry, check)

    def score_next(self, x: int, y: int, area: str, double: bool = False) -> None:
        asked = self.asked()
        self.asks.append({"order": asked["order"], "double": sorted(asked["double"])})
        super().score_next(x, y, area, double)

    def close_turn(self, extra_turn: bool = False) -> None:
        mover = self.mover
        super().close_turn(extra_turn)
        after, self.mover = self.mover, mover
        self.extra_offered = extra_turn or self.may_take_extra_turn()
        self.mover = after


def agree(what: str, engine: object, naive: object) -> None:
    if engine != naive:
        raise Difference(f"{what}: engine {engine}, naive {naive}")


class CastlePair:
    """A game of The Castle in both."""

    def __init__(self, setting: Setting) -> None:
        self.engine = CastleEngine(setting)
        assert setting.board is not None
        self.naive = WatchedCastle(setting.tiles.path, setting.board.path, setting.options, wall_tiles=setting.wall)

    def compare(self, entry: Entry, thorough: bool) -> None:
        """Let the naive scorer play the entry that the engine has just played; raises Difference."""
        engine, naive, st = self.engine, self.naive, self.engine.st
        try:
            naive.play(entry, check=thorough)
        except CastleError as refused:
            raise Difference(f"the naive scorer refuses the entry: {refused}") from refused
        agree("claims", engine.claims, naive.last_claims)
        agree("scored", entry.get("scored", []), naive.last_scored)
        agree("asked", engine.asks, [] if "discard" in entry else naive.asks)
        agree("another turn offered", engine.extra_offered, "discard" not in entry and naive.extra_offered)
        agree("scores", engine.scores(), naive.scores)
        agree("supply", list(st.supply), naive.supply)
        agree("keeps", list(st.keep), naive.keeps)
        agree("wall", [lower for i, lower in enumerate(engine.towers) if st.wall[i]], naive.wall)
        agree("wall tiles held", engine.held(), naive.held)
        agree("wall tiles used", [k for k in range(10) for _ in range(st.used[k])], sorted(naive.used))
        agree("stack", engine.left(), +naive.left)
        agree("over", st.phase == Phase.OVER, naive.over)
        if not naive.over:
            agree("whose turn", st.seat, naive.mover)
            agree("followers", engine.followers(), naive.followers)
        if thorough:
            self.compare_features()
            if not naive.over:
                self.compare_end_now()
        if naive.over:
            final, scores = naive.finish()
            agree("final", engine.final(), final)
            agree("final scores", list(st.score), scores)

    def compare_features(self) -> None:
        st = self.engine.st
        mine = []
        for root, nodes in self.engine.nodes_by_root().items():
            kind = Area(st.node_kind[root]).name.lower()
            complete = kind != "court" and st.open[root] == 0
            held = [st.followers[root] & 15, st.followers[root] >> 4]
            mine.append((kind, sorted(nodes, key=_by_name), complete, held, self.tiles(root), _marks(kind, st, root)))
        theirs = []
        for f in self.naive.features():
            marks = f["markets"] if f["kind"] == "court" else f["fountain"] if f["kind"] == "path" else 0
            tiles = 0 if f["kind"] == "court" else f["tiles"]
            theirs.append((f["kind"], f["areas"], f["complete"], f["followers"], tiles, marks))
        agree("features", sorted(mine), sorted(theirs))

    def tiles(self, root: int) -> int:
        """Tiles of a feature; nobody counts those of a court."""
        return 0 if self.engine.st.node_kind[root] == Area.COURT else tile_count(self.engine.st, self.engine.tb, root)

    def compare_end_now(self) -> None:
        """Final scoring, were the game over now."""
        engine, naive = self.engine, self.naive
        saved, engine.st = engine.st, copy(engine.st)
        count, engine.ev.count = engine.ev.count, 0
        castle_final(engine.st, engine.tb, engine.ev, engine.out)
        mine = (engine.final(), list(engine.st.score))
        engine.st, engine.ev.count = saved, count
        theirs = final_scoring(naive.board, naive.features(), naive.scores, naive.keeps, naive.held, naive.options)
        agree("scoring if it ended now", mine, theirs)

    def compare_legal(self, kind: int) -> None:
        """Placements of a kind just drawn, against every cell and turn (T2 to T5)."""
        board = self.engine.setting.board
        assert board is not None
        around = [(x, y) for x in range(-1, board.width + 1) for y in range(-1, board.height + 1)]
        compare_legal(self, kind, around)


def _by_name(node: tuple[int, int, str]) -> tuple[int, int, str]:
    return node[1], node[0], node[2]


def _marks(kind: str, st: Any, root: int) -> int:
    if kind == "path":
        return bool(st.marks[root])
    return st.marks[root] if kind == "court" else 0


class ClassicPair:
    """A game of Classic in both."""

    def __init__(self, setting: Setting) -> None:
        self.engine = ClassicEngine(setting)
        self.naive = NaiveClassic(setting.tiles.path, setting.options, setting.seats)

    def compare(self, entry: Entry, thorough: bool) -> None:
        """Let the naive scorer play the entry that the engine has just played; raises Difference."""
        engine, naive, st = self.engine, self.naive, self.engine.st
        if engine.hands and naive.stack.hands is None:
            naive.stack.deal_hands(engine.hands)
        try:
            naive.play(entry, check=thorough)
        except ClassicError as refused:
            raise Difference(f"the naive scorer refuses the entry: {refused}") from refused
        if "tile" in entry:
            agree("claims", engine.claims, naive.claims_for_last_tile(entry["player"]))
        agree("scores", engine.scores(), naive.scores)
        paid = sorted((p.points, list(p.seats), sorted(p.areas)) for p in naive.payments)
        agree("payments", engine.payments(Happened.SCORED), paid)
        agree("cities that paid", list(st.cities_paid)[: st.seats], naive.cities_paid)
        agree("supply", list(st.supply)[: st.seats], naive.supply)
        home = [int(bool(engine.tb.abbot) and st.abbot_at[seat] < 0) for seat in range(st.seats)]
        agree("abbots in supply", home, naive.abbots_home)
        agree("stack", engine.left(), +naive.left)
        agree("known under the stack", engine.known_bottom(), naive.stack.bottom)
        agree("redraws", list(st.redraws)[: st.seats], naive.stack.redraws)
        agree("followers", engine.followers(), naive.followers)
        agree("over", engine.over, naive.over)
        agree("out", st.out_count - sum(len(kinds) for _, kinds in engine.waiting), naive.stack.out.total())
        self.compare_held()
        if not naive.over:
            agree("whose turn", engine.seat, naive.seat)
        if thorough:
            self.compare_features()
        if naive.over or (thorough and st.phase != Phase.OVER):
            self.compare_end()

    def compare_held(self) -> None:
        """Hands, the display and what is reserved; a hand that went out is told by its own entry."""
        engine, stack = self.engine, self.naive.stack
        if stack.hands is not None and not engine.waiting:
            agree(
                "hands", [sorted(engine.hand(seat)) for seat in range(engine.st.seats)], list(map(sorted, stack.hands))
            )
        if stack.options["draft"]:
            agree("display", sorted(engine.hand(0) + engine.hand(1)), sorted(stack.rest + stack.reserved))

    def compare_features(self) -> None:
        st, mine = self.engine.st, []
        for root, nodes in self.engine.nodes_by_root().items():
            kind = ClassicArea(st.node_kind[root]).name.lower()
            if any(area.startswith("garden") for _, _, area in nodes):
                kind = "garden"
            field = kind == "field"
            complete = kind not in ("field", "river") and st.open[root] == 0
            held = [(st.followers[root] >> (4 * seat)) & 15 for seat in range(st.seats)]
            tiles = 0 if field else tile_count(st, self.engine.tb, root)
            mine.append((kind, sorted(nodes), complete, held, tiles, 0 if field else st.marks[root]))
        theirs = []
        for f in self.naive.features():
            tiles = 0 if f["kind"] == "field" else f["tiles"]
            theirs.append((f["kind"], f["areas"], f["complete"], f["followers"], tiles, f["shields"]))
        agree("features", sorted(mine), sorted(theirs))

    def compare_end(self) -> None:
        """Final scoring: as the engine did it, or were the game over now."""
        engine, naive = self.engine, self.naive
        saved, count = engine.st, engine.ev.count
        if not naive.over:
            engine.st, engine.ev.count = copy(engine.st), 0
            classic_final(engine.st, engine.tb, engine.ev, engine.out)
        mine = list(engine.st.score)[: engine.st.seats]
        lines = engine.payments(Happened.FINAL)
        engine.st, engine.ev.count = saved, count
        agree("final scores", mine, naive.finish())
        if naive.options["field_scoring"] != "second":
            # The second edition pays seat by seat there and city by city here; the sums above are what counts.
            paid = [(p.points, list(p.seats), sorted(p.areas)) for p in naive.final_payments() if p.points]
            agree("final payments", lines, sorted(paid))

    def compare_legal(self, kind: int) -> None:
        """Placements of a kind just drawn, against every cell around the landscape (T2, T3)."""
        if self.engine.st.holding:
            self.compare_choice()
            return
        xs = [x for x, _ in self.naive.board]
        ys = [y for _, y in self.naive.board]
        around = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
        compare_legal(self, kind, around)

    def compare_choice(self) -> None:
        """Placements of every tile that may be chosen (V3, V6)."""
        engine = self.engine
        listed = engine.codes()
        found = set()
        for tile in set(engine.hand(engine.st.seat)):
            kind = engine.kinds.index(tile)
            turns = engine.setting.tiles.kinds[kind].turns
            for x, y, turn in self.naive.legal(tile):
                if turn // 90 in turns:
                    found.add((kind + 1) * 16384 + engine.cell(x, y) * 4 + turn // 90)
        agree("listed placements", sorted(listed), sorted(found))


def compare_legal(pair: CastlePair | ClassicPair, kind: int, around: list[tuple[int, int]]) -> None:
    """Legal placements three ways: the naive scorer's, those without a fault, those that the engine lists."""
    engine = pair.engine
    naive = pair.naive.legal(engine.kinds[kind])
    explained = {
        (x, y, 90 * turn) for x, y in around for turn in range(4) if engine.fault(kind, engine.cell(x, y), turn) == 0
    }
    agree("placements without a fault", explained, naive)
    turns = engine.setting.tiles.kinds[kind].turns
    distinct = {(engine.cell(x, y), turn // 90) for x, y, turn in naive if turn // 90 in turns}
    listed = [code for code in engine.codes() if code != REDRAW] if engine.st.phase == Phase.PLACE else []
    agree("listed placements", sorted((code >> 2, code & 3) for code in listed), sorted(distinct))
    agree("fits somewhere", engine.st.phase == Phase.PLACE, bool(naive))


def pair(setting: Setting) -> CastlePair | ClassicPair:
    return CastlePair(setting) if setting.game == "castle" else ClassicPair(setting)
