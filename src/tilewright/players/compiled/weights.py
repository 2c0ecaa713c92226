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


BLUNT: Weights = {
    "sharp": 0,
    "rush": (0, 0, 0, 0),
    "closer": (1024, 1024, 1024, 0),
    "other": (1024, 1024, 1024, 0),
    "idle": (1024, 1024, 1024, 0),
    "join": (0, 0, 0, 0),
    "join_doubt": 4096,
}
"""The weights of the survey of an evaluation that tells no tile that would close a feature from one that fits."""
