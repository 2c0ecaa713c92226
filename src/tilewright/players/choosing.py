"""The one interface of every chooser: a view in, a choice out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol

from tilewright.game import Action, InputError, View

PLACING = 0.75
"""The share of a move's time that goes to the placement; each other decision of the move has the rest."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think: milliseconds about a move, evaluations about one decision; None where it is free.

    Of a move's time each decision has its share, which the player sees to (`decision_ms`). `stop` tells, once it
    returns true, that the best choice found so far is wanted now. Whoever will not read the reasons saves the time
    that they take with `explain`.
    """

    milliseconds: int | None = None
    evaluations: int | None = None
    stop: Callable[[], bool] | None = None
    explain: bool = True

    @property
    def stopped(self) -> bool:
        """Tell whether the choice is wanted now."""
        return self.stop is not None and self.stop()


def share_of(phase: str) -> float:
    """Return the share of a move's time that a decision of this phase has."""
    return PLACING if phase == "place" else 1 - PLACING


def decision_ms(budget: Budget, phase: str) -> int | None:
    """Return the milliseconds that a decision of this phase may take; None where that is free."""
    return None if budget.milliseconds is None else max(1, int(budget.milliseconds * share_of(phase)))


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of a choice's worth: its code and what it adds, in points."""

    code: str
    points: float


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen action with its worth in points to the seat to move, the others best first, and the reasons.

    `reasons`: what the parts of the evaluation gain by it. `against`: the few that decide between it and the best
    alternative.
    """

    action: Action
    value: float = 0.0
    alternatives: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[Reason, ...] = ()
    against: tuple[Reason, ...] = ()


class Player(Protocol):
    """Whoever chooses."""

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Choose one of the view's actions. Raises PlayerError when there is none."""
        ...


CODES: Mapping[str, tuple[str, ...]] = {
    "player-unknown": ("name", "known"),
    "player-settings": ("name", "settings"),
    "player-setting": ("name", "text", "known"),
    "player-human": ("known",),
    "player-nothing-to-choose": ("phase",),
    "train-library": (),
    "program-none": ("text",),
    "program-missing": ("name", "why"),
    "program-ended": ("name", "status"),
    "program-closed": ("name",),
    "program-silent": ("name", "seconds"),
    "program-nonsense": ("name", "text"),
    "program-refused": ("name", "said"),
    "program-protocol": ("name", "found", "expected"),
    "program-illegal": ("name", "text"),
}
"""Every code of a PlayerError with the names of its details; the sentence is the text `error-<code>`."""


class PlayerError(InputError):
    """A player that does not exist or cannot be set up so, or one asked when there is nothing to choose."""


class ProgramError(PlayerError):
    """A program that plays from outside and failed; where that happens in a game, it has lost it."""
