"""Learning what moments come to: the evaluation plays itself, and each part's factors are set by what was paid.

Ridge regression over the parts and what time does to each (`compiled.prospects`); the games alone decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tilewright.game import new
from tilewright.players.compiled.lessons import END, LEFT
from tilewright.players.compiled.prospects import EARLY
from tilewright.players.compiled.thinking import COUNTED, ONE, POINT
from tilewright.players.desk import Desk
from tilewright.players.evaluations import DEFAULTS, Fitted, Learned, fitted, kept
from tilewright.players.seeing import seen
from tilewright.rules.compiling import EngineUnavailable

if TYPE_CHECKING:
    import numpy

SHARE = 50
"""Games that one process plays in a row."""
HELD_BACK = 6
"""One game in so many is not learned from: it tells how well the rest was learned."""
CAUTION = 1e-3
"""How much is asked of a factor for being far from nothing, as a share of the moments."""
ROUNDED = 10_000_000
"""Games of one seed lie so far from those of the next."""
PLAYERS = ["A", "B"]


@dataclass(frozen=True)
class Course:
    """All that prospects depend on, next to the weights that are kept."""

    game: str
    games: int
    seed: int


def played(course: Course, compiled: bool, pool: ProcessPoolExecutor) -> Iterator[list[list[int]]]:
    """Moments of games of two, a row each (`compiled.lessons`), game by game."""
    firsts = range(0, course.games, SHARE)
    jobs = [(course.game, course.seed, first, min(SHARE, course.games - first), compiled) for first in firsts]
    for found in pool.map(_lessons, jobs):
        yield from found


def _lessons(job: tuple[str, int, int, int, bool]) -> list[list[list[int]]]:
    game, seed, first, count, compiled = job
    desk, found = Desk(fitted, compiled), []
    for number in range(first, first + count):
        play = seen(new(game, PLAYERS, seed=seed * ROUNDED + number).view(0))
        found.append(desk.thinker(play).lesson(play.st, number))
    return found


def learned(course: Course, games: Sequence[list[list[int]]], commit: str) -> Fitted:
    """The fitted weights that are kept, with the prospects that games teach. Raises EngineUnavailable without NumPy."""
    try:
        import numpy as np
    except ImportError:
        raise EngineUnavailable from None
    last = max(1, len(games) // HELD_BACK)
    taught, rest = (np.array([row for one in part for row in one]) for part in (games[:-last], games[-last:]))
    columns = _columns(taught)
    spread = columns.std(axis=0)
    used = spread > 0
    known = columns[:, used] / spread[used]
    wanted = taught[:, END] / POINT
    square = known.T @ known + CAUTION * len(taught) * np.eye(known.shape[1])
    found = np.zeros(len(used))
    found[used] = np.linalg.solve(square, known.T @ wanted) / spread[used]
    factors = tuple(int(factor) for factor in np.round(found.reshape(3, COUNTED).T.reshape(-1) * ONE))
    before, after = _told(rest, DEFAULTS[course.game]["prospects"]), _told(rest, factors)
    origin = Learned(commit, course.seed, course.games, len(taught), before, after)
    weights = kept(course.game)
    return msgspec.structs.replace(weights, ahead={"prospects": factors}, learned=origin)


def _columns(rows: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    """The parts in points, once as they are, once by time, once by its square."""
    import numpy as np

    parts, early = rows[:, :COUNTED] / POINT, rows[:, LEFT, None] / EARLY
    return np.concatenate([parts, parts * early, parts * early * early], axis=1)


def _told(rows: numpy.ndarray[Any, Any], factors: Any) -> float:
    """The share of the variance of what moments came to that these factors tell."""
    import numpy as np

    wanted = rows[:, END] / POINT
    told = _columns(rows) @ (np.array(factors).reshape(COUNTED, 3).T.reshape(-1) / ONE)
    return round(1 - float(((wanted - told) ** 2).mean() / wanted.var()), 4)
