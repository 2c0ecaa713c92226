"""What the evaluations of both games share: filling in weights, and what time does to an amount."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.rules.compiling import rule
from tilewright.rules.records import Ints, Record

Weights = Mapping[str, int | tuple[int, ...]]
NOTHING: Weights = {}


def fill(weights: Record, values: Weights) -> None:
    """Write named weights into a record."""
    for name, value in values.items():
        if isinstance(value, int):
            setattr(weights, name, value)
        else:
            row: Ints = getattr(weights, name)
            for i, item in enumerate(value):
                row[i] = item


@rule
def in_time(amount: int, left: int, late: int) -> int:
    """An amount that shrinks as the stack runs out: half when `late` tiles are left."""
    return (amount * left) // (left + late)
