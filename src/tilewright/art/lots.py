"""Lots drawn from a name: the same name gives the same detail on every machine and in every release."""

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

Thing = TypeVar("Thing")

_MASK = (1 << 64) - 1


class Lots:
    """A small generator of numbers, seeded by a tile's id (splitmix64)."""

    def __init__(self, name: str) -> None:
        self._state = crc32(name.encode()) * 0x9E3779B97F4A7C15 & _MASK

    def _word(self) -> int:
        self._state = self._state + 0x9E3779B97F4A7C15 & _MASK
        word = self._state
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _MASK
        return word ^ word >> 31

    def share(self) -> float:
        """A number from 0 to below 1."""
        return (self._word() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """A number between two others."""
        return low + (high - low) * self.share()

    def below(self, count: int) -> int:
        """A whole number from 0 to below the count."""
        return int(self.share() * count)

    def choice(self, things: Sequence[Thing]) -> Thing:
        """One of some things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in another order."""
        rest, order = list(things), []
        while rest:
            order.append(rest.pop(self.below(len(rest))))
        return order
