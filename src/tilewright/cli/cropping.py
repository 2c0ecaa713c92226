"""The castle on a screen that is too low for it: empty lines go first, then the rows that matter least now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tilewright.cli.blocks import HEIGHT
from tilewright.cli.boards import TOP
from tilewright.cli.canvas import Canvas

Cell = tuple[int, int]
BARE = frozenset(" ║")
"""What a line may hold that tells nothing: two stretches of wall with empty cells between them."""


@dataclass(frozen=True)
class Cut:
    """The part of a board that is shown: its first and last row, and the labelled cells left outside."""

    canvas: Canvas
    first: int
    last: int
    outside: frozenset[Cell]


def cut_to(canvas: Canvas, height: int, limit: int, labels: Mapping[Cell, str], centre: int, fixed: bool) -> Cut:
    """Return as much of a board of `height` rows as fits in `limit` lines.

    The rows shown are those with the most labels, near `centre` where that leaves a choice; with `fixed` they lie
    around `centre` whatever is labelled.
    """
    lines = [row for row in _lines(canvas) if not _bare(canvas, row)]

    def shown(first: int, last: int) -> list[int]:
        above = TOP + first * HEIGHT - (1 if first == 0 else 0)
        below = TOP + (last + 1) * HEIGHT + (0 if last == height - 1 else -1)
        return [row for row in lines if row == 0 or above <= row <= below]

    def worth(first: int, last: int) -> tuple[int, int]:
        told = int(first <= centre <= last) if fixed else sum(first <= y <= last for _, y in labels)
        return told, -abs(first + last - 2 * centre)

    first, last = _best(height, limit, shown, worth)
    kept = {row: place for place, row in enumerate(shown(first, last))}
    cells = {(kept[row], column): sign for (row, column), sign in canvas.cells.items() if row in kept}
    return Cut(Canvas(cells), first, last, frozenset(cell for cell in labels if not first <= cell[1] <= last))


def _best(
    height: int, limit: int, shown: Callable[[int, int], list[int]], worth: Callable[[int, int], tuple[int, int]]
) -> tuple[int, int]:
    """Return the first and last row of the widest part worth most that fits; at least one row."""
    fitting = [
        (first, last)
        for first in range(height)
        for last in range(first, height)
        if first == last or len(shown(first, last)) <= limit
    ]
    return max(fitting, key=lambda part: (worth(*part)[0], part[1] - part[0], worth(*part)[1]))


def _lines(canvas: Canvas) -> list[int]:
    rows = {row for row, _ in canvas.cells}
    return list(range(min(rows), max(rows) + 1))


def _bare(canvas: Canvas, row: int) -> bool:
    return BARE.issuperset(char for (at, _), (char, _style) in canvas.cells.items() if at == row)
