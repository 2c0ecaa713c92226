"""Fitting an evaluation by self-play: its weights are varied, and those that win more points against others count.

The variation is the covariance matrix adaptation of the library `cma`. All chance follows from the seed, so a fitting
that was cut short goes on from what its generations brought.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, stdev
from typing import Any

from tilewright.players.arena import Plan, play_castle, play_classic
from tilewright.players.choosing import PlayerError
from tilewright.players.compiled.castle_value import castle_weights
from tilewright.players.compiled.classic_value import classic_weights
from tilewright.players.compiled.thinking import ONE
from tilewright.players.compiled.weights import NOTHING, Weights
from tilewright.players.evaluations import DEFAULTS, kept

POPULATION = 16
STEP, WIDTH = 0.4, 0.5
"""The first step of the search, and how a step changes a weight: by the power of e of so much."""
RENEWED = 10
"""After so many generations the opponent is the mean of what was found."""
TESTED = 400
"""Decks of the games that say how strong a result is; their seeds are none of the fitting's."""
FIRST = 1_000_000
KEPT = frozenset({"style", "sharp", "fill_doubt", "double_from", "redraw", "abbot"})
"""Weights that are not varied: switches, those that only a variant reads, and the scale of `closer` and `other`."""
SHARES = frozenset({"close", "surround"})
"""Weights that are chances."""
SHARP: Mapping[str, Weights] = {
    "classic": {
        "sharp": 1,
        "join": (300, 100, 0, 300),
        "join_doubt": 2000,
        "rush": (20, 20, 20, 0),
        "surround": 700,
    },
    "castle": {
        "sharp": 1,
        "join": (200, 200, 200, 100),
        "join_doubt": 2000,
        "rush": (20, 20, 20, 0),
        "area_late": 15,
    },
}
"""Where a fitting for two begins, in what differs from the weights written by hand."""


def start_of(game: str, seats: int) -> Weights:
    """Where a fitting begins: for more than two at the kept weights for two, time reckoned in turns of a seat."""
    if seats == 2:
        return SHARP[game]
    known = kept(game, 2).weights
    late = known["late"]
    assert isinstance(late, int)
    return {**known, "late": late * seats // 2}


@dataclass(frozen=True)
class Course:
    """How a fitting runs: on what it depends, and nothing else does.

    `decks`: of the games that each candidate of a generation plays, half of them against the weights written by hand,
    half against the mean of an earlier generation; each deck is played once in every seat.
    """

    game: str
    seats: int
    start: Weights
    seed: int
    decks: int


@dataclass(frozen=True)
class Generation:
    """What each candidate of a generation won by, in points a game."""

    number: int
    margins: tuple[float, ...]


class Fitting:
    """A fitting so far."""

    def __init__(self, course: Course) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                import cma  # type: ignore[import-untyped]
            except ImportError:
                raise PlayerError("train-library") from None
        self.course = course
        usual = {name: value for name, value in DEFAULTS[course.game].items() if name != "prospects"}
        self._base: dict[str, int | tuple[int, ...]] = {**usual, **course.start}
        self._knobs = tuple(_knobs(self._base))
        options = {"popsize": POPULATION, "seed": course.seed, "verbose": -9, "verb_log": 0}
        self._search: Any = cma.CMAEvolutionStrategy([0.0] * len(self._knobs), STEP, options)
        self._opponent: Weights = NOTHING
        self.generations = 0

    @property
    def games(self) -> int:
        """Games played so far."""
        return self.generations * POPULATION * self.course.decks * self.course.seats

    @property
    def mean(self) -> dict[str, int | tuple[int, ...]]:
        """The weights about which the candidates lie."""
        return self._weights(self._search.mean)

    def step(self, pool: ProcessPoolExecutor) -> Generation:
        """Play a generation."""
        half = max(1, self.course.decks // 2)
        asked = self._search.ask()
        jobs: list[tuple[str, Weights, Weights, int, int, int]] = []
        for i, foe in enumerate((NOTHING, self._opponent)):
            first = FIRST + (2 * self.generations + i) * self.course.decks
            jobs += [(self.course.game, self._weights(vector), foe, half, first, self.course.seats) for vector in asked]
        found = list(pool.map(_margin, jobs))
        margins = tuple((one + other) / 2 for one, other in zip(found, found[len(asked) :], strict=False))
        generation = Generation(self.generations, margins)
        self._learn(asked, generation)
        return generation

    def replay(self, generation: Generation) -> None:
        """Learn from a generation that was played before."""
        self._learn(self._search.ask(), generation)

    def _learn(self, asked: Sequence[Any], generation: Generation) -> None:
        self._search.tell(asked, [-margin for margin in generation.margins])
        self.generations += 1
        if self.generations % RENEWED == 0:
            self._opponent = self.mean

    def _weights(self, vector: Sequence[float]) -> dict[str, int | tuple[int, ...]]:
        rows = {name: list(value) if isinstance(value, tuple) else [value] for name, value in self._base.items()}
        steps = _steps(rows["supply"])
        for (name, i, usual), by in zip(self._knobs, vector, strict=True):
            value = round(usual * math.exp(WIDTH * float(by)))
            if name == "supply":
                steps[i] = value
            else:
                rows[name][i] = min(value, ONE) if name in SHARES else value
        rows["supply"] = [sum(steps[:i]) for i in range(len(steps) + 1)]
        return {name: tuple(row) if isinstance(self._base[name], tuple) else row[0] for name, row in rows.items()}


def _steps(row: Sequence[int]) -> list[int]:
    """What each follower more in supply adds."""
    return [after - before for before, after in pairwise(row)]


def _knobs(base: Weights) -> Iterator[tuple[str, int, int]]:
    """The weights that are varied: name, place, value; those that are nothing stay so."""
    for name, value in base.items():
        row = list(value) if isinstance(value, tuple) else [value]
        for i, one in enumerate(_steps(row) if name == "supply" else row):
            if name not in KEPT and one > 0:
                yield name, i, one


def margins(game: str, weights: Weights, foe: Weights, decks: int, first: int, seats: int) -> list[float]:
    """Points by which weights at one seat win against others at the rest, deck by deck as a mean of all seatings."""
    plan = Plan(decks, first, seats=seats)
    if game == "castle":
        match = play_castle(castle_weights(changed=weights), castle_weights(changed=foe), plan)
    else:
        match = play_classic(classic_weights(changed=weights), classic_weights(changed=foe), plan)
    leads = [one - other for one, other in match.scores()]
    return [fmean(leads[i : i + seats]) for i in range(0, len(leads), seats)]


def tested(game: str, weights: Weights, seats: int) -> tuple[float, tuple[float, float]]:
    """The mean margin against the weights written by hand, with its interval (95 in 100)."""
    found = margins(game, weights, NOTHING, TESTED, 1, seats)
    mean, error = fmean(found), 1.96 * stdev(found) / len(found) ** 0.5
    return round(mean, 2), (round(mean - error, 2), round(mean + error, 2))


def _margin(job: tuple[str, Weights, Weights, int, int, int]) -> float:
    return fmean(margins(*job))
