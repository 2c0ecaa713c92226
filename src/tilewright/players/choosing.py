"""The one interface of every chooser: a view in, a choice out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol

from tilewright.game import Action, InputError, View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player may think about one decision; None where it is free."""

    milliseconds: int | None = None
    evaluations: int | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of a choice's worth: its code and what it adds, in points."""

    code: str
    points: float


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen action with its worth in points to the seat to move, the others best first, and the reasons."""

    action: Action
    value: float = 0.0
    alternatives: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[Reason, ...] = ()


class Player(Protocol):
    """Whoever chooses."""

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Choose one of the view's actions. Raises PlayerError when there is none."""
        ...


CODES: Mapping[str, tuple[str, ...]] = {
    "player-unknown": ("name", "known"),
    "player-settings": ("name", "settings"),
    "player-human": (),
    "player-nothing-to-choose": ("phase",),
}
"""Every code of a PlayerError with the names of its details; the sentence is the text `error-<code>`."""


class PlayerError(InputError):
    """A player that does not exist or cannot be set up so, or one asked when there is nothing to choose."""
