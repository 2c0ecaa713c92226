"""Search: the choices that look best at once are tried again and again, and those that turn out worse are dropped.

Sequential halving over common random numbers: every choice that is still in meets the same tiles in the same order, so
that what is compared is the choices and not their luck. A trial plays some turns on by the evaluation and then values
what lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tilewright.players.choosing import Budget, decision_ms
from tilewright.players.compiled.thinkers import Thinker
from tilewright.players.compiled.thinking import POINT
from tilewright.rules.phases import Phase

NOTHING = -1
BATCH = 4
"""Trials of one choice in a row: few, so that time is kept to; one where nothing is compiled."""
OPENED = 12
"""Placements whose followers are looked at one by one."""


@dataclass
class Candidate:
    """A decision, or a placement with its follower decision, and what trials of it brought."""

    code: int
    follower: int
    guess: float  # what the evaluation says at once, in points
    total: float = 0.0
    trials: int = 0

    @property
    def value(self) -> float:
        """Points to be expected."""
        return self.total / self.trials if self.trials else self.guess


@dataclass(frozen=True)
class Manner:
    """How a search looks ahead: over how many choices, how far, and how many points below the best it still looks."""

    choices: int = 12
    turns: int = 4
    below: float = 12.0


@dataclass
class Limit:
    """How long a search may go on: to a moment, or to a number of evaluations."""

    spent: Callable[[], float]
    whole: float
    budget: Budget
    begun: float = field(init=False)

    def __post_init__(self) -> None:
        self.begun = self.spent()

    def used(self) -> float:
        """The share that is used up; all of it once the choice is wanted."""
        return 1.0 if self.budget.stopped else (self.spent() - self.begun) / self.whole


def limit_of(budget: Budget, thinker: Thinker[Any, Any, Any], usual: int, phase: str) -> Limit:
    """The limit that a budget sets for one decision; `usual` milliseconds a move where it sets none."""
    if budget.evaluations is not None:
        return Limit(lambda: float(thinker.mind.tried), max(1.0, budget.evaluations), budget)
    milliseconds = decision_ms(Budget(milliseconds=usual) if budget.milliseconds is None else budget, phase)
    return Limit(perf_counter, (milliseconds or 1) / 1000, budget)


def candidates(thinker: Thinker[Any, Any, Any], st: Any, manner: Manner) -> list[Candidate]:
    """The choices worth a trial, the most promising first."""
    placing = st.phase == Phase.PLACE
    thinker.code(st)
    values = sorted(thinker.values().items(), key=lambda one: (-one[1], one[0]))
    found = []
    for i, (code, value) in enumerate(values):
        after = thinker.followers(st, code) if placing and i < OPENED else {}
        if after:
            found += [Candidate(code, follower, worth / POINT) for follower, worth in after.items()]
        else:
            found.append(Candidate(code, NOTHING, value / POINT))
    found.sort(key=lambda one: (-one.guess, one.code, one.follower))
    least = found[0].guess - manner.below
    return [one for one in found[: manner.choices] if one.guess >= least]


def search(thinker: Thinker[Any, Any, Any], st: Any, manner: Manner, limit: Limit, seed: int) -> list[Candidate]:
    """Try the choices of a state until the limit; return them all, the best first, those dropped last behind it."""
    left = candidates(thinker, st, manner)
    dropped: list[Candidate] = []
    rounds = max(1, (len(left) - 1).bit_length())
    batch = BATCH if thinker.compiled else 1
    for i in range(rounds):
        done = False
        while len(left) > 1 and not done:
            for one in left:
                total, _ = thinker.trials(st, (one.code, one.follower), seed + one.trials, batch, manner.turns)
                one.total += total / POINT
                one.trials += batch
            done = limit.used() >= (i + 1) / rounds
        left.sort(key=lambda one: (-one.value, -one.guess, one.code, one.follower))
        keep = (len(left) + 1) // 2
        dropped = left[keep:] + dropped
        left = left[:keep]
    return left + dropped
