"""Learning what moments come to: the evaluation plays itself, and each part's factors are set by what was paid.

Ridge regression over the parts and what time does to each (`compiled.prospects`); the games alone decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from tilewright.game import new
from tilewright.players.compiled.lessons import END, LEFT
from tilewright.players.compiled.prospects import EARLY
from tilewright.players.compiled.thinking import COUNTED, ONE, POINT
from tilewright.players.desk import Desk
from tilewright.players.evaluations import DEFAULTS, Fitted, Learned, fitted, kept
from tilewright.players.seeing import seen

SHARE = 50
"""Games that one process plays in a row."""
HELD_BACK = 6
"""One game in so many is not learned from: it tells how well the rest was learned."""
CAUTION = 1e-3
"""How much is asked of a factor for being far from nothing, as a share of the moments."""
ROUNDED = 10_000_000
"""Games of one seed lie so far from those of the next."""
PLAYERS = ["A", "B", "C", "D", "E"]


@dataclass(frozen=True)
class School:
    """All that prospects depend on, next to the weights that are kept for so many seats."""

    game: str
    seats: int
    games: int
    seed: int


def played(school: School, compiled: bool, pool: ProcessPoolExecutor) -> Iterator[list[list[int]]]:
    """Moments of games by the kept weights, a row each (`compiled.lessons`), game by game."""
    firsts = range(0, school.games, SHARE)
    jobs = [(school, first, min(SHARE, school.games - first), compiled) for first in firsts]
    for found in pool.map(_lessons, jobs):
        yield from found


def _lessons(job: tuple[School, int, int, bool]) -> list[list[list[int]]]:
    school, first, count, compiled = job
    desk, found = Desk(fitted, compiled), []
    for number in range(first, first + count):
        game = new(school.game, PLAYERS[: school.seats], seed=school.seed * ROUNDED + number)
        play = seen(game.view(0))
        found.append(desk.thinker(play).lesson(play.st, number))
    return found


def learned(school: School, games: Sequence[list[list[int]]], commit: str) -> Fitted:
    """The fitted weights that are kept, with the prospects that games teach."""
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
    before, after = _told(rest, DEFAULTS[school.game]["prospects"]), _told(rest, factors)
    origin = Learned(commit, school.seed, school.games, len(taught), before, after)
    weights = kept(school.game, school.seats)
    return msgspec.structs.replace(weights, ahead={"prospects": factors}, learned=origin)


def _columns(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The parts in points, once as they are, once by time, once by its square."""
    parts, early = rows[:, :COUNTED] / POINT, rows[:, LEFT, None] / EARLY
    return np.concatenate([parts, parts * early, parts * early * early], axis=1)


def _told(rows: np.ndarray[Any, Any], factors: Any) -> float:
    """The share of the variance of what moments came to that these factors tell."""
    wanted = rows[:, END] / POINT
    told = _columns(rows) @ (np.array(factors).reshape(COUNTED, 3).T.reshape(-1) / ONE)
    return round(1 - float(((wanted - told) ** 2).mean() / wanted.var()), 4)
