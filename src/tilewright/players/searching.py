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
from tilewright.players.compiled.thinking import ONE, POINT
from tilewright.players.desk import Team
from tilewright.rules.phases import Phase

NOTHING = -1
WON, FIRST = 20.0, 60.0
"""Points that a game won counts more, so that the chance to win comes first: of two where trials reach the end (they
tell no chance before it), and at larger tables, where a lead over the mean of the others is no win, from the start on.
"""
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
    won: float = 0.0  # the chances to win that the trials found, added up
    trials: int = 0
    prize: float = WON

    @property
    def value(self) -> float:
        """Points to be expected."""
        return self.total / self.trials if self.trials else self.guess

    @property
    def rank(self) -> float:
        """What choices are compared by: those points, and the chance to win."""
        return self.value + (self.prize * self.won / self.trials if self.trials else 0.0)


@dataclass(frozen=True)
class Manner:
    """How a search looks ahead: over how many choices, how far, and how many points below the best it still looks.

    `usual`: milliseconds a move where the budget says nothing. `most`: evaluations of a decision, however long it may
    take. `returning`: at larger tables it looks at least until the seat's own next turn is over.
    """

    choices: int = 12
    turns: int = 4
    below: float = 12.0
    usual: int = 1000
    most: float | None = None
    returning: bool = True

    def reach(self, seats: int) -> int:
        """How many turns a trial takes, that of the choice included."""
        return max(self.turns, seats + 1) if self.returning else self.turns


@dataclass
class Limit:
    """How long a search may go on: each measure that grows with it, and how far that may come."""

    measures: tuple[tuple[Callable[[], float], float], ...]
    budget: Budget
    begun: tuple[float, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.begun = tuple(spent() for spent, _ in self.measures)

    def used(self) -> float:
        """The share that is used up of what runs out first; all of it once the choice is wanted."""
        if self.budget.stopped:
            return 1.0
        return max((spent() - was) / whole for (spent, whole), was in zip(self.measures, self.begun, strict=True))


def limit_of(budget: Budget, team: Team, manner: Manner, phase: str) -> Limit:
    """The limit that a budget sets for one decision; the manner's own where it sets none."""
    if budget.evaluations is not None:
        return Limit(((team.tried, max(1.0, budget.evaluations)),), budget)
    asked = Budget(milliseconds=manner.usual) if budget.milliseconds is None else budget
    measures: list[tuple[Callable[[], float], float]] = [(perf_counter, (decision_ms(asked, phase) or 1) / 1000)]
    if manner.most is not None:
        measures.append((team.tried, manner.most))
    return Limit(tuple(measures), budget)


def candidates(thinker: Thinker[Any, Any, Any], st: Any, manner: Manner) -> list[Candidate]:
    """The choices worth a trial, the most promising first."""
    placing, prize = st.phase == Phase.PLACE, WON if st.seats == 2 else FIRST
    thinker.code(st)
    values = sorted(thinker.values().items(), key=lambda one: (-one[1], one[0]))
    found = []
    for i, (code, value) in enumerate(values):
        after = thinker.followers(st, code) if placing and i < OPENED else {}
        if after:
            found += [Candidate(code, follower, worth / POINT, prize=prize) for follower, worth in after.items()]
        else:
            found.append(Candidate(code, NOTHING, value / POINT, prize=prize))
    found.sort(key=lambda one: (-one.guess, one.code, one.follower))
    least = found[0].guess - manner.below
    return [one for one in found[: manner.choices] if one.guess >= least]


def search(team: Team, st: Any, manner: Manner, limit: Limit, seed: int) -> list[Candidate]:
    """Try the choices of a state until the limit; return them all, the best first, those dropped last behind it."""
    left = candidates(team.first, st, manner)
    dropped: list[Candidate] = []
    rounds = max(1, (len(left) - 1).bit_length())
    batch, reach = BATCH if team.first.compiled else 1, manner.reach(st.seats)
    for i in range(rounds):
        done = False
        while len(left) > 1 and not done:
            jobs = [((one.code, one.follower), seed + one.trials) for one in left]
            for one, (total, won) in zip(left, team.trials(st, jobs, batch, reach), strict=True):
                one.total += total / POINT
                one.won += won / ONE
                one.trials += batch
            done = limit.used() >= (i + 1) / rounds
        left.sort(key=lambda one: (-one.rank, -one.guess, one.code, one.follower))
        keep = (len(left) + 1) // 2
        dropped = left[keep:] + dropped
        left = left[:keep]
    return left + dropped
