"""A way to play at the engine's side: a state in, the code of an action out, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tilewright.players.compiled import castle_thinking, classic_thinking
from tilewright.players.compiled.castle_value import CastleWeights, castle_weights
from tilewright.players.compiled.classic_value import ClassicWeights, classic_weights
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinking import MOMENTS, NOW, Moments, Row, Thoughts
from tilewright.rules import records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.compiling import Kernel, kernel
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch, scratch
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


@dataclass(frozen=True)
class Ways(Generic[S, T, W]):
    """The records of one game and its deciding function, plain and compiled."""

    state: type[S]
    tables: type[T]
    weights: type[W]
    plain: Callable[..., int]
    compiled: Kernel


CASTLE = Ways(CastleState, CastleTables, CastleWeights, castle_code, kernel(castle_code))
CLASSIC = Ways(ClassicState, ClassicTables, ClassicWeights, classic_code, kernel(classic_code))


class Thinker(Generic[S, T, W]):
    """Chooses codes for the states of one game, set and options; one at a time, it keeps its scratch states.

    `mind` shows after each call what was reckoned: `count` codes and the worth of each in 1/1000 point.
    """

    def __init__(self, ways: Ways[S, T, W], tb: T, weights: W, compiled: bool = False) -> None:
        if compiled:
            moments: Any = records.array(ways.state, MOMENTS)
            minds: Any = records.array(Thoughts)
            shared: tuple[Any, ...] = (records.array_of(tb, ways.tables), records.array(EventBuffer), minds)
            self._arguments: tuple[Any, ...] = (
                moments,
                *shared,
                records.array_of(weights, ways.weights),
                scratch(),
            )
            self._now: Record = records.view(ways.state, moments, NOW)
            self.mind: Thoughts = records.view(Thoughts, minds)
            self._decide: Callable[..., int] = ways.compiled
        else:
            row = Row(ways.state)
            self._now = row[NOW]
            self.mind = records.new(Thoughts)
            room = interpreted_scratch()
            self._arguments = (row, [tb], [records.new(EventBuffer)], [self.mind], [weights], room)
            self._decide = ways.plain

    def code(self, st: S) -> int:
        """The code chosen for the state's present phase; of the state only its fast generator moves on."""
        now: Any = self._now
        memoryview(now).cast("B")[:] = memoryview(st).cast("B")  # type: ignore[arg-type]
        code = self._decide(*self._arguments)
        st.rng = now.rng
        return int(code)


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
