"""Ways to play that bring about what random play seldom does: completions, ties, holes, landings on towers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from random import Random
from typing import Any

from tests.proof.playing import Engine

from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import castle_thinker, classic_thinker
from tilewright.rules.castle.state import Area as CastleArea
from tilewright.rules.classic.state import Area as ClassicArea
from tilewright.rules.events import Happened
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.rules.shapes import AREAS

TRIED = 24  # placements tried out in a turn, drawn from all
ENDLESS = CastleArea.COURT
assert ClassicArea.FIELD == ENDLESS


class Policy:
    """Draws every code alike; the others weigh what a code leads to."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __call__(self, engine: Engine, codes: list[int]) -> int:
        return self.rng.choice(codes)


class Weighing(Policy, ABC):
    """Tries out some of the codes to the end of the turn and takes the one of most worth."""

    asking = 0.0  # worth of being asked for order or doubling

    def __call__(self, engine: Engine, codes: list[int]) -> int:
        if engine.st.phase == Phase.FOLLOWER:
            codes = self.hopeful(engine, engine.st, codes)
        if len(codes) > TRIED:
            codes = self.rng.sample(codes, TRIED)
        if len(codes) == 1:
            return codes[0]
        return max(codes, key=lambda code: (self.tried(engine, code), self.rng.random()))

    def tried(self, engine: Engine, code: int) -> float:
        """The worth of a code: all other choices of the turn are drawn."""
        before = engine.ev.count
        st = engine.trial()
        seat = st.seat
        engine.try_step(st, code)
        asked = 0
        while st.phase in (Phase.FOLLOWER, Phase.SCORE):
            asked += st.phase == Phase.SCORE
            engine.try_step(st, self.follow(engine, st))
        value = self.worth(engine, st, seat, range(before, engine.ev.count)) + self.asking * asked
        engine.ev.count = before
        return value

    def follow(self, engine: Engine, st: Any) -> int:
        """A follower somewhere, and any choice of order and doubling."""
        codes = engine.codes(st)
        if st.phase == Phase.FOLLOWER:
            codes = self.hopeful(engine, st, codes)
        return self.rng.choice(codes)

    def hopeful(self, engine: Engine, st: Any, codes: list[int]) -> list[int]:
        """Mostly only the areas from which a follower can come home; courts and fields would keep them all."""
        first = st.tile_kind[st.last_tile] * AREAS - 1
        home = [code for code in codes if code > AREAS or (code and engine.tb.area_kind[first + code] != ENDLESS)]
        return home if home and self.rng.random() < 0.9 else codes

    @abstractmethod
    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        """What the moment after a turn is worth to the seat; `rows` are the turn's events."""


class Finisher(Weighing):
    """Completes as many features as possible in one turn."""

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        done = sum(engine.ev.what[i] in (Happened.SCORED, Happened.TIED) for i in rows)
        return 5 * done + 0.1 * st.score[seat] - 0.01 * sum(st.open[root] for root in held_roots(st))


class Lander(Weighing):
    """Ends markers on towers, and spends wall tiles as soon as it may."""

    asking = 8.0

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        taken = sum(engine.ev.what[i] == Happened.WALL_TAKEN for i in rows)
        used = sum(engine.ev.what[i] == Happened.WALL_USED for i in rows)
        scored = sum(engine.ev.what[i] == Happened.SCORED for i in rows)
        return 10 * taken + 5 * used + scored + (20 if st.seat == seat else 0)


class Joiner(Weighing):
    """Joins features that several players hold, and completes them when they are tied."""

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        tied = [row for row in rows if engine.ev.what[row] == Happened.TIED]
        scored = [engine.ev.seats[row] for row in rows if engine.ev.what[row] == Happened.SCORED]
        value = 12.0 * (len(tied) + sum(bin(seats).count("1") > 1 for seats in scored)) + 0.5 * len(scored)
        for root in held_roots(st):
            hands = [(st.followers[root] >> (4 * i)) & 15 for i in range(st.seats)]
            value += 4 * (sum(1 for hand in hands if hand) > 1) + 3 * (hands.count(max(hands)) > 1)
            value -= 0.05 * st.open[root]
        return value


class Saver(Weighing):
    """Completes nothing until it can complete several features in one turn, so that their order is asked."""

    asking = 15.0

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        done = sum(engine.ev.what[i] in (Happened.SCORED, Happened.TIED) for i in rows)
        near = sum(1 / (1 + st.open[root]) for root in held_roots(st) if st.open[root])
        return 10 * max(0, done - 1) - (done == 1) + near + 40 * engine.won_and_waits(seat, rows)


class Blocker(Weighing):
    """Makes cells that no tile left fits, so that tiles go out of the game."""

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        bag = {st.bag[i] for i in range(st.left)}
        known: dict[int, int] = {}
        blocked, room = 0, 0
        for slot in range(st.frontier):
            need = st.front_need[slot]
            if need not in known:
                known[need] = sum(engine.tb.fits[kind * 256 + need] != 0 for kind in bag)
            blocked += known[need] == 0
            room += known[need]
        return 20 * blocked - 0.1 * room


class Holder(Weighing):
    """Puts followers out and never brings one home, so that supplies run empty."""

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        return -float(st.supply[seat]) - 0.05 * sum(st.score)


class Starver(Weighing):
    """Leaves the tiles of the stack as few places as it can, so that they go out of the game."""

    def worth(self, engine: Engine, st: Any, seat: int, rows: range) -> float:
        needs = Counter(st.front_need[slot] for slot in range(st.frontier))
        value = 0.0
        for kind, copies in Counter(st.bag[i] for i in range(st.left)).items():
            places = sum(n for need, n in needs.items() if engine.tb.fits[kind * 256 + need])
            value += copies * (20 if places == 0 else 1 / places)
        return value


def held_roots(st: Any) -> set[int]:
    """The features that hold followers."""
    return {find(st, node) for node in st.follower_at if node >= 0}


class Greedy(Policy):
    """The program's own greedy player, compiled: what it thinks is not under proof here, what it plays is."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.thinker: Any = None

    def __call__(self, engine: Engine, codes: list[int]) -> int:
        if self.thinker is None:
            make = castle_thinker if engine.setting.game == "castle" else classic_thinker
            self.thinker = make(engine.tb, Style.GREEDY, compiled=True)
        code: int = self.thinker.code(engine.st)
        return code


POLICIES: dict[str, type[Policy]] = {
    "random": Policy,
    "greedy": Greedy,
    "finisher": Finisher,
    "lander": Lander,
    "joiner": Joiner,
    "saver": Saver,
    "blocker": Blocker,
    "starver": Starver,
    "holder": Holder,
}
