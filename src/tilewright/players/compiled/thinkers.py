"""A way to play at the engine's side: a state in, codes and their worths out, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tilewright.players.compiled import castle_playing, castle_thinking, classic_playing, classic_thinking
from tilewright.players.compiled.castle_value import CastleWeights, castle_weights
from tilewright.players.compiled.classic_value import ClassicWeights, classic_weights
from tilewright.players.compiled.lessons import WIDTH
from tilewright.players.compiled.solving import DEPTH, UNIT, Tree
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinking import MOMENTS, NOW, ROOT, Moments, Row, Thoughts
from tilewright.rules import castle, classic, kernels, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.compiling import Kernel, kernel
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints, Record

S = TypeVar("S", CastleState, ClassicState)
T = TypeVar("T", CastleTables, ClassicTables)
W = TypeVar("W", CastleWeights, ClassicWeights)


def castle_code(
    moments: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[CastleWeights],
    out: Ints,
) -> int:
    """The code chosen at the moment NOW of The Castle."""
    return castle_thinking.decide(moments, tables[0], buffers[0], minds[0], weights[0], out)


def classic_code(
    moments: Moments[ClassicState],
    tables: Moments[ClassicTables],
    buffers: Moments[EventBuffer],
    minds: Moments[Thoughts],
    weights: Moments[ClassicWeights],
    out: Ints,
) -> int:
    """The code chosen at the moment NOW of Classic."""
    return classic_thinking.decide(moments, tables[0], buffers[0], minds[0], weights[0], out)


def castle_step(
    moments: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    code: int,
    out: Ints,
) -> None:
    """Take a decision at the moment NOW of The Castle."""
    castle.step(moments[NOW], tables[0], buffers[0], code, out)


def classic_step(
    moments: Moments[ClassicState],
    tables: Moments[ClassicTables],
    buffers: Moments[EventBuffer],
    code: int,
    out: Ints,
) -> None:
    """Take a decision at the moment NOW of Classic."""
    classic.step(moments[NOW], tables[0], buffers[0], code, out)


@dataclass(frozen=True)
class Way:
    """A function over the moments of a game, as it stands and compiled."""

    plain: Callable[..., Any]
    compiled: Kernel


@dataclass(frozen=True)
class Ways(Generic[S, T, W]):
    """The records of one game and what is done with them."""

    state: type[S]
    tables: type[T]
    weights: type[W]
    decide: Way
    step: Way
    trials: Way
    solved: Way
    lesson: Way


CASTLE = Ways(
    CastleState,
    CastleTables,
    CastleWeights,
    Way(castle_code, kernel(castle_code)),
    Way(castle_step, kernels.castle_step),
    Way(castle_playing.castle_trials, castle_playing.castle_trials_compiled),
    Way(castle_playing.castle_solved, castle_playing.castle_solved_compiled),
    Way(castle_playing.castle_lesson, castle_playing.castle_lesson_compiled),
)
CLASSIC = Ways(
    ClassicState,
    ClassicTables,
    ClassicWeights,
    Way(classic_code, kernel(classic_code)),
    Way(classic_step, kernels.classic_step),
    Way(classic_playing.classic_trials, classic_playing.classic_trials_compiled),
    Way(classic_playing.classic_solved, classic_playing.classic_solved_compiled),
    Way(classic_playing.classic_lesson, classic_playing.classic_lesson_compiled),
)


class Thinker(Generic[S, T, W]):
    """Reckons with the states of one game, set and options; one at a time, it keeps its scratch states.

    `mind` shows after each call what was reckoned: `count` codes and the worth of each in 1/1000 point.
    """

    def __init__(self, ways: Ways[S, T, W], tb: T, weights: W, compiled: bool = False) -> None:
        self.compiled = compiled
        if compiled:
            self._moments: Any = records.array(ways.state, MOMENTS)
            self._path: Any = records.array(ways.state, DEPTH)
            self._trees: Any = records.array(Tree)
            self._minds: Any = records.array(Thoughts)
            self._tables: Any = records.array_of(tb, ways.tables)
            self._buffers: Any = records.array(EventBuffer)
            self._weights: Any = records.array_of(weights, ways.weights)
            self._out: Any = kernels.scratch()
            self._now: Any = records.view(ways.state, self._moments, NOW)
            self._root: Any = records.view(ways.state, self._moments, ROOT)
            self._start: Any = records.view(ways.state, self._path)
            self._tree: Tree = records.view(Tree, self._trees)
            self.mind: Thoughts = records.view(Thoughts, self._minds)
        else:
            self._moments, self._path = Row(ways.state), Row(ways.state, DEPTH)
            self._start, self._tree = self._path[0], records.new(Tree)
            self._trees = [self._tree]
            self._now, self._root = self._moments[NOW], self._moments[ROOT]
            self.mind = records.new(Thoughts)
            self._minds, self._tables, self._weights = [self.mind], [tb], [weights]
            self._buffers, self._out = [records.new(EventBuffer)], kernels.interpreted_scratch()
        self._decide, self._step, self._trials, self._solved, self._lesson = (
            way.compiled if compiled else way.plain
            for way in (ways.decide, ways.step, ways.trials, ways.solved, ways.lesson)
        )

    def code(self, st: S) -> int:
        """The code chosen for the state's present phase; of the state only its fast generator moves on."""
        _copy(self._now, st)
        code = self._think()
        st.rng = self._now.rng
        return code

    def followers(self, st: S, code: int) -> dict[int, int]:
        """The follower codes after a placement with the worth of each; {} where none is asked for."""
        _copy(self._now, st)
        self._step(self._moments, self._tables, self._buffers, code, self._out)
        if self._now.phase != Phase.FOLLOWER:
            return {}
        self._think()
        return self.values()

    def values(self) -> dict[int, int]:
        """The codes reckoned last with the worth of each in 1/1000 point."""
        return {self.mind.codes[i]: self.mind.values[i] for i in range(self.mind.count)}

    def trials(self, st: S, codes: tuple[int, int], seed: int, count: int, turns: int) -> tuple[int, int]:
        """Take one or two decisions (second: -1 for none) and play on: the sums of worths and of chances to win."""
        _copy(self._root, st)
        desk = (self._moments, self._tables, self._buffers, self._minds, self._weights)
        total, won = self._trials(*desk, *codes, seed, count, turns, self._out)
        return int(total), int(won)

    def solved(self, st: S, most: int) -> dict[int, float] | None:
        """The result of each code, played perfectly to the end by both: a game won counts 1,000 points more.

        None where more than `most` states would have to be looked at. For games of two in which nobody holds tiles.
        """
        _copy(self._start, st)
        if not self._solved(self._path, self._tables, self._buffers, self._trees, most, self._out):
            return None
        return {self._tree.branch[i]: self._tree.results[i] / UNIT for i in range(self._tree.count[0])}

    def lesson(self, st: S, seed: int) -> list[list[int]]:
        """Play a state to its end by the evaluation: some of its moments, a row each as `lessons` has it."""
        _copy(self._root, st)
        rows: Any = kernels.scratch() if self.compiled else kernels.interpreted_scratch()
        desk = (self._moments, self._tables, self._buffers, self._minds, self._weights)
        count = int(self._lesson(*desk, seed, rows, self._out))
        return [[int(number) for number in rows[i * WIDTH : (i + 1) * WIDTH]] for i in range(count)]

    def _think(self) -> int:
        return int(self._decide(self._moments, self._tables, self._buffers, self._minds, self._weights, self._out))


def _copy(into: Any, st: Record) -> None:
    memoryview(into).cast("B")[:] = memoryview(st).cast("B")  # type: ignore[arg-type]


CastleThinker = Thinker[CastleState, CastleTables, CastleWeights]
ClassicThinker = Thinker[ClassicState, ClassicTables, ClassicWeights]


def castle_thinker(
    tb: CastleTables, style: Style, compiled: bool = False, weights: CastleWeights | None = None
) -> CastleThinker:
    """A way to play The Castle with these tables."""
    return Thinker(CASTLE, tb, weights or castle_weights(style), compiled)


def classic_thinker(
    tb: ClassicTables, style: Style, compiled: bool = False, weights: ClassicWeights | None = None
) -> ClassicThinker:
    """A way to play Classic with these tables."""
    return Thinker(CLASSIC, tb, weights or classic_weights(style), compiled)
