"""The words of the naive scorer of Classic: a feature, a payment, a refused entry."""

from __future__ import annotations

from dataclasses import dataclass

Node = tuple[int, int, str]


class NaiveError(ValueError):
    """An entry that the rules do not allow; the message is one sentence."""


@dataclass(frozen=True)
class Feature:
    """Areas joined across tiles; `tiles` is what counts: different tiles, a monastery 1 + neighbours."""

    kind: str
    areas: frozenset[Node]
    cells: frozenset[tuple[int, int]]
    complete: bool
    tiles: int
    shields: int


@dataclass(frozen=True)
class Payment:
    """One line of a score: rule id, points to each of the seats, the feature (or city) paid for."""

    rule: str
    points: int
    seats: tuple[int, ...]
    areas: frozenset[Node]


def most(numbers: list[int]) -> tuple[int, ...]:
    top = max(numbers)
    return tuple(seat for seat, number in enumerate(numbers) if number == top and number > 0)
