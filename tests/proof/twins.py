"""The same game four times over: random turns and steps, each interpreted and compiled, compared byte for byte."""

from __future__ import annotations

from typing import Any

from tests.proof.settings import Setting

from tilewright.rules import castle, classic, kernels, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.castle.turn import shuffle_wall
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.river import random_river_placement, take_from_river
from tilewright.rules.classic.stack import draw_random
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch, scratch
from tilewright.rules.phases import Phase
from tilewright.rules.placing import random_placement
from tilewright.rules.randomness import random_below, seed_random
from tilewright.rules.supplying import take_random


class Twins:
    """One game played interpreted and compiled; `seeded` draws alike, `stepped` plays the codes that it drew."""

    def __init__(self, setting: Setting, seed: int) -> None:
        castles = setting.game == "castle"
        self.rules: Any = castle if castles else classic
        self.state: Any = CastleState if castles else ClassicState
        state = self.state
        tables: Any = CastleTables if castles else ClassicTables
        self.random_turn: Any = kernels.castle_random_turn if castles else kernels.classic_random_turn
        self.step: Any = kernels.castle_step if castles else kernels.classic_step
        self.tb: Any = setting.castle_tables() if castles else setting.classic_tables()
        self.tables = records.array_of(self.tb, tables)
        self.ev, self.events = records.new(EventBuffer), records.array(EventBuffer)
        self.compiled_ev = records.view(EventBuffer, self.events)
        self.ev.on = self.compiled_ev.on = 1
        self.out, self.row = interpreted_scratch(), scratch()
        self.seeded: Any = records.new(state)
        if castles:
            castle.reset(self.seeded, self.tb)
        else:
            classic.reset(self.seeded, self.tb, setting.seats)
        seed_random(self.seeded, seed)
        if castles:
            shuffle_wall(self.seeded, self.tb)
        self.seeded_compiled = records.array(state)
        self.stepped_compiled = records.array(state)
        self.stepped: Any = records.copy(self.seeded)
        self.shared: Any = records.view(state, self.stepped_compiled)
        records.assign(records.view(state, self.seeded_compiled), self.seeded)
        records.assign(self.shared, self.seeded)
        self.probe: Any = records.copy(self.seeded)

    @property
    def over(self) -> bool:
        return bool(self.seeded.phase == Phase.OVER)

    def turn(self) -> None:
        """Play one turn in all four and compare them."""
        before = records.copy(self.seeded)
        self.ev.count = self.compiled_ev.count = 0
        self.rules.random_turn(self.seeded, self.tb, self.ev, self.out)
        self.random_turn(self.seeded_compiled, self.tables, self.events, self.row)
        assert records.as_bytes(self.seeded) == self.seeded_compiled.tobytes()
        drawn = told(self.ev)
        assert told(self.compiled_ev) == drawn
        self.ev.count = self.compiled_ev.count = 0
        self.follow(before)
        assert told(self.ev) == told(self.compiled_ev) == drawn
        self.compare_ways()

    def follow(self, drawn: Any) -> None:
        """Repeat the draws of the random turn, which tell its codes, and step both by those codes."""
        flowing = getattr(drawn, "river_left", 0) > 0
        if self.rules is classic and not flowing and (self.tb.redraws or drawn.holding):
            self.follow_choices(drawn)
            return
        if flowing:
            kind = take_from_river(drawn)
        else:
            kind = draw_random(drawn) if self.rules is classic else take_random(drawn)
        records.assign(self.probe, drawn)
        place = random_river_placement if flowing else random_placement
        move = place(self.probe, self.tb, kind, self.out)
        drawn.rng = self.probe.rng
        assert self.rules.deal(self.stepped, self.tb, self.ev, kind, self.out)
        assert self.rules.deal(self.shared, self.tb, self.compiled_ev, kind, self.out)
        if move < 0:
            return
        self.both(self.probe.front_cell[move >> 2] * 4 + (move & 3))
        while self.stepped.phase in (Phase.FOLLOWER, Phase.SCORE, Phase.EXTRA):
            count = self.rules.actions(self.stepped, self.tb, self.out)
            self.both(self.out[random_below(drawn, count)])

    def follow_choices(self, drawn: Any) -> None:
        """The same where there is more to choose than a place: each choice is drawn from all codes."""
        while self.stepped.phase == Phase.DEAL:
            if self.stepped.left == 0:
                classic.pass_on(self.stepped, self.tb, self.ev, self.out)
                classic.pass_on(self.shared, self.tb, self.compiled_ev, self.out)
                continue
            kind = draw_random(drawn)
            assert self.rules.deal(self.stepped, self.tb, self.ev, kind, self.out)
            assert self.rules.deal(self.shared, self.tb, self.compiled_ev, kind, self.out)
        while self.stepped.phase not in (Phase.DEAL, Phase.OVER):
            count = self.rules.actions(self.stepped, self.tb, self.out)
            self.both(self.out[random_below(drawn, count)])

    def both(self, code: int) -> None:
        """Step interpreted and compiled by one code."""
        self.rules.step(self.stepped, self.tb, self.ev, code, self.out)
        self.step(self.stepped_compiled, self.tables, self.events, code, self.row)
        assert records.as_bytes(self.stepped) == self.stepped_compiled.tobytes()

    def compare_ways(self) -> None:
        """A random turn and the steps of its codes differ in the generator and the order of the stack, no more."""
        for name, _, length in records.fields(self.state):
            one, other = getattr(self.seeded, name), getattr(self.stepped, name)
            if name == "bag":
                one, other = sorted(one[: self.seeded.left]), sorted(other[: self.stepped.left])
            elif length:
                one, other = bytes(one), bytes(other)
            elif name == "rng":
                continue
            assert one == other, name


def told(ev: EventBuffer) -> list[tuple[int, ...]]:
    """The rows of events that were written."""
    names = [name for name, _, length in records.fields(EventBuffer) if length]
    return [tuple(getattr(ev, name)[i] for name in names) for i in range(ev.count)]
