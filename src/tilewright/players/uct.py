"""The plain baseline of search: UCT, random games along a tree (UCB1), hidden things drawn anew for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from tilewright.game import View
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.position import Position
from tilewright.game.table import AnyPlay
from tilewright.players.choosing import Budget, Choice, decision_ms
from tilewright.players.compiled import castle_uct, classic_uct
from tilewright.players.compiled.castle_uct import ROOT, SAMPLES
from tilewright.players.compiled.thinking import Row
from tilewright.players.compiled.tree import Tree
from tilewright.players.plain_players import offered
from tilewright.players.seeing import seen
from tilewright.rules import records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.compiling import Kernel
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch, scratch
from tilewright.rules.randomness import seed_random
from tilewright.rules.records import Record

GAMES = 500
"""Games for a decision where nothing else is asked for."""
MOST_GAMES = 10_000_000
EXPLORE = 16
COMPILED_AT_ONCE = 32
"""Games between two looks at the clock, a few milliseconds."""


@dataclass(frozen=True)
class Ways:
    """The records of one game and its search, plain and compiled."""

    state: type[Record]
    tables: type[Record]
    plain: Callable[..., None]
    compiled: Kernel


CASTLE = Ways(CastleState, CastleTables, castle_uct.search, castle_uct.search_compiled)
CLASSIC = Ways(ClassicState, ClassicTables, classic_uct.search, classic_uct.search_compiled)


class Desk:
    """Room to search one game, set and options in: a tree, and the states and buffers that a search needs."""

    def __init__(self, ways: Ways, tb: Record, compiled: bool) -> None:
        if compiled:
            moments: Any = records.array(ways.state, SAMPLES)
            trees: Any = records.array(Tree)
            self._rest: tuple[Any, ...] = (records.array_of(tb, ways.tables), records.array(EventBuffer))
            self._root: Any = records.view(ways.state, moments, ROOT)
            self.tree: Tree = records.view(Tree, trees)
            self._out: Any = scratch()
            self._search: Callable[..., None] = ways.compiled
        else:
            moments = Row(ways.state, SAMPLES)
            self._root = moments[ROOT]
            self.tree = records.new(Tree)
            trees = [self.tree]
            self._rest = ([tb], [records.new(EventBuffer)])
            self._out = interpreted_scratch()
            self._search = ways.plain
        self._moments, self._trees = moments, trees

    def begin(self, st: Record, unseen: list[int], seed: int) -> None:
        """Forget the last search and think about this state; `unseen` are the wall tiles that may lie face down."""
        memoryview(self._root).cast("B")[:] = memoryview(st).cast("B")  # type: ignore[arg-type]
        seed_random(self._root, seed)
        tree = self.tree
        tree.asked_count = tree.choice_count = 0
        tree.explore = EXPLORE
        tree.pool_count = len(unseen)
        for i, kind in enumerate(unseen):
            tree.pool[i] = kind

    def search(self, games: int) -> None:
        """Sample so many games more."""
        self._search(self._moments, *self._rest, self._trees, games, self._out)


def unseen_wall_tiles(position: Position) -> list[int]:
    """The wall tiles that nobody has seen, in rising order; on the towers lie some of them (castle.P4)."""
    if position.wall is None:
        return []
    return left_of_wall_tiles(kind for row in (*position.wall.open, position.wall.used) for kind in row)


class UctPlayer:
    """Samples games from the view and takes the choice that was sampled most often."""

    def __init__(self, games: int | None = None, compiled: bool = False) -> None:
        """`games`: for every decision, whatever the budget says; None: as the budget says, else GAMES."""
        self._games = games
        self._compiled = compiled
        self._desk: tuple[Record, Desk] | None = None

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Choose the action sampled most often. Raises PlayerError when there is none."""
        actions = offered(view)
        if len(actions) == 1:
            return Choice(actions[0])
        begun = monotonic()
        play = seen(view)
        desk = self._at_desk(play)
        desk.begin(play.st, unseen_wall_tiles(view.position), rng.getrandbits(62))
        self._spend(desk, budget, begun, decision_ms(budget, view.position.phase))
        by_code = {play.code(action): action for action in actions}
        tree = desk.tree
        tried = [i for i in range(tree.count[0]) if tree.visits[i]]
        tried.sort(key=lambda i: (-tree.visits[i], -tree.total[i], tree.code[i]))
        found = tuple((by_code[tree.code[i]], tree.total[i] / tree.visits[i]) for i in tried)
        return Choice(*found[0], found[1:])

    def _at_desk(self, play: AnyPlay) -> Desk:
        if self._desk is None or self._desk[0] is not play.tb:
            ways = CASTLE if isinstance(play, CastlePlay) else CLASSIC
            self._desk = play.tb, Desk(ways, play.tb, self._compiled)
        return self._desk[1]

    def _spend(self, desk: Desk, budget: Budget, begun: float, milliseconds: int | None) -> None:
        """Sample until games or time are used up, or somebody says stop; at least one game."""
        games = self._games or budget.evaluations
        ends = None
        if self._games is None and milliseconds is not None:
            ends = begun + milliseconds / 1000
        elif games is None:
            games = GAMES
        batch = COMPILED_AT_ONCE if self._compiled else 1
        left = games if games is not None else MOST_GAMES
        while left > 0:
            desk.search(min(batch, left))
            left -= batch
            if budget.stopped or (ends is not None and monotonic() >= ends):
                return
