"""What the evaluations of both games share: filling in weights, and what time does to an amount."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from tilewright.players.compiled.thinking import COUNTED
from tilewright.rules.compiling import rule
from tilewright.rules.records import I64, Ints, Record

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


class SurveyWeights(Record):
    """The weights that the survey of both games reads; rows are by kind of feature."""

    sharp: I64  # 1: tell tiles that close a feature from those that fit, and look for features that may be joined
    fill_doubt: Annotated[Ints, "i8", 4]  # as many fitting tiles, in 1/1024, give an even chance of being filled
    rush: Annotated[Ints, "i8", 4]  # so many more for each tile left: others wait for the same tiles
    closer: Annotated[Ints, "i8", 4]  # a tile that would close the feature counts as so many, in 1/1024
    other: Annotated[Ints, "i8", 4]  # one that fits and would not
    idle: Annotated[Ints, "i8", 4]  # one that fits beside a feature that nobody holds
    join: Annotated[Ints, "i8", 4]  # share of what joining two held features changes, once a tile for it is sure
    join_doubt: I64  # as many joining tiles, in 1/1024, give an even chance
    prospects: Annotated[Ints, "i8", COUNTED * 3]  # by part, three factors in 1/1024: what it comes to


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


def at_face_value(summands: int) -> tuple[int, ...]:
    """The prospects by which a moment comes to the sum of its parts, whatever is left."""
    return (1024, 0, 0) * summands + (0, 0, 0) * (COUNTED - summands)
