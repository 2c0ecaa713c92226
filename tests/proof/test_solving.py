"""The last tiles are played perfectly: the solver against a plain walk through everything that can happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest
from tests.proof.settings import FULL

from tilewright.game import View, new
from tilewright.players import Budget, player
from tilewright.players.compiled.castle_value import hide
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import Thinker, castle_thinker, classic_thinker
from tilewright.players.desk import Desk
from tilewright.players.evaluations import plain
from tilewright.players.seeing import seen
from tilewright.rules import castle, classic, records
from tilewright.rules.castle import CastleState
from tilewright.rules.castle.turn import shuffle_wall
from tilewright.rules.classic import ClassicState
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import seed_random
from tilewright.tiles import library

QUIET, OUT = records.new(EventBuffer), interpreted_scratch()
GAMES = 30 if FULL else 2
FEW = 1500
"""States that an endgame may have for the plain walk, which takes a tenth of a millisecond for each."""


class Walk:
    """Everything that can happen, one thing after the other, with no regard for time."""

    def __init__(self, laws: Any, tb: Any, me: int, hidden: frozenset[int]) -> None:
        self.laws, self.tb, self.me, self.hidden = laws, tb, me, hidden

    def worth(self, st: Any) -> float:
        """What a state is worth when both play for the result."""
        if st.phase == Phase.OVER:
            margin = st.score[self.me] - st.score[1 - self.me]
            return margin + 1000.0 * ((margin > 0) - (margin < 0))
        if st.phase == Phase.DEAL:
            left = Counter(st.bag[i] for i in range(st.left))
            return sum(n * self.worth(self.dealt(st, kind)) for kind, n in left.items()) / st.left
        worths = [self.after(st, code) for code in self.codes(st)]
        return max(worths) if st.seat == self.me else min(worths)

    def codes(self, st: Any) -> list[int]:
        """The legal codes."""
        return [OUT[i] for i in range(self.laws.actions(st, self.tb, OUT))]

    def dealt(self, st: Any, kind: int) -> Any:
        """The state after a draw."""
        later = records.copy(st)
        self.laws.deal(later, self.tb, QUIET, kind, OUT)
        return later

    def after(self, st: Any, code: int) -> float:
        """What a decision is worth, over all the wall tiles that it may turn."""
        later = records.copy(st)
        self.laws.step(later, self.tb, QUIET, code, OUT)
        taken = next((tower for tower in sorted(self.hidden) if st.wall[tower] and not later.wall[tower]), None)
        if taken is None:
            return self.worth(later)
        inner = Walk(self.laws, self.tb, self.me, self.hidden - {taken})
        gone = Counter(st.wall[tower] for tower in range(self.tb.tower_count) if tower not in self.hidden)
        total = weights = 0.0
        for kind in range(1, 10):
            left = 2 - st.held[kind] - st.held[10 + kind] - st.used[kind] - gone[kind]
            if left:
                known = records.copy(st)
                known.wall[taken] = kind
                total += left * inner.after(known, code)
                weights += left
        return total / weights


def endgames(laws: Any, state: Any, tb: Any, thinker: Thinker[Any, Any, Any], left: int) -> Iterator[Any]:
    """Endless endgames at a placement with so many tiles left behind it, as two greedy players reach them."""
    seed = 0
    while True:
        seed += 1
        rng, st = Random(seed), records.new(state)
        laws.reset(st, tb, *(() if laws is castle else (2,)))
        seed_random(st, seed)
        if laws is castle:
            shuffle_wall(st, tb)
        while st.phase != Phase.OVER and not (st.phase == Phase.PLACE and st.left <= left):
            if st.phase == Phase.DEAL:
                laws.deal(st, tb, QUIET, 0 + st.bag[rng.randrange(st.left)], OUT)
            else:
                laws.step(st, tb, QUIET, thinker.code(st), OUT)
        if st.phase != Phase.OVER:
            yield st


def agree(
    laws: Any, tb: Any, thinker: Thinker[Any, Any, Any], found: Iterator[Any], hiding: Callable[[Any], Any]
) -> int:
    """Solve so many endgames, each against the plain walk; return in how many of them not all choices were alike."""
    done = apart = 0
    while done < GAMES:
        st = next(found)
        hiding(st)
        solved = thinker.solved(st, FEW)
        if solved is None:
            continue
        hidden = frozenset(t for t in range(tb.tower_count) if st.wall[t]) if laws is castle else frozenset()
        walk = Walk(laws, tb, st.seat, hidden)
        assert solved == pytest.approx({code: walk.after(st, code) for code in walk.codes(st)}, abs=1e-4)
        apart += len(set(solved.values())) > 1
        done += 1
    return apart


@pytest.mark.slow
def test_the_last_two_tiles_of_classic_are_solved() -> None:
    classic_tables = classic.build_tables(library.tile_set("classic-1"), {})
    thinker = classic_thinker(classic_tables, Style.GREEDY, compiled=True)
    found = endgames(classic, ClassicState, classic_tables, thinker, 1)
    assert agree(classic, classic_tables, thinker, found, lambda st: None) > GAMES // 2


@pytest.mark.slow
def test_the_last_three_tiles_of_the_castle_are_solved() -> None:
    castle_tables = castle.build_tables(library.tile_set("castle-1"), library.board("castle-1"), {})
    thinker = castle_thinker(castle_tables, Style.GREEDY, compiled=True)
    found = endgames(castle, CastleState, castle_tables, thinker, 2)
    assert agree(castle, castle_tables, thinker, found, lambda st: hide(st, castle_tables)) > GAMES // 2


def last_views(name: str, left: int) -> Iterator[View]:
    """Endless views of a choice with so many tiles left behind the one drawn, as two greedy players come to them."""
    greedy, chance = player("greedy", compiled=True), Random(0)
    for seed in count(1):
        game = new(name, ["Ann", "Bo"], seed=seed)
        while not game.over:
            view = game.view(game.to_move)
            if view.left <= left and len(view.actions) > 1:
                yield view
                break
            game.apply(greedy.choose(view, Budget(explain=False), chance).action)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "left"), [("classic", 1), ("castle", 2)])
@pytest.mark.parametrize("budget", [Budget(evaluations=10**9), Budget()], ids=["unhurried", "default"])
def test_master_plays_an_endgame_as_well_as_it_can_be_played(name: str, left: int, budget: Budget) -> None:
    master, lost, done = player("master", compiled=True), [], 0
    for view in last_views(name, left):
        play = seen(view)
        solved = Desk(plain, True).thinker(play).solved(play.st, FEW)
        if solved is None:
            continue
        laws: Any = castle if name == "castle" else classic
        hidden = frozenset(t for t in range(play.tb.tower_count) if play.st.wall[t]) if name == "castle" else ()
        walk = Walk(laws, play.tb, play.st.seat, frozenset(hidden))
        results = {code: walk.after(play.st, code) for code in walk.codes(play.st)}
        chosen = play.code(master.choose(view, replace(budget, explain=False), Random(done)).action)
        lost.append(max(results.values()) - results[chosen])
        done += 1
        if done == GAMES:
            break
    assert sum(lost) / len(lost) <= (0.5 if budget.evaluations is None else 1e-4)
    assert budget.evaluations is None or max(lost) <= 1e-4


def test_an_endgame_that_is_too_large_is_left_alone() -> None:
    castle_tables = castle.build_tables(library.tile_set("castle-1"), library.board("castle-1"), {})
    thinker = castle_thinker(castle_tables, Style.GREEDY)
    st = next(endgames(castle, CastleState, castle_tables, thinker, 2))
    hide(st, castle_tables)
    assert thinker.solved(st, 50) is None
