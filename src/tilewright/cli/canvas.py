"""A sheet of characters with styles, drawn on by place and printed line by line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tilewright.cli.blocks import TO_ASCII

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {
    "path": "bold bright_white on grey30",
    "road": "bold bright_white on grey30",
    "square": "bold bright_white on grey30",
    "tower": "grey85 on grey50",
    "house": "#ffd7af on #875f00",
    "court": "#5f5f00 on #d7d7af",
    "city": "#ffd7af on #875f00",
    "field": "#5f875f on #1c4a1c",
    "monastery": "bold white on #870087",
    "garden": "bold white on #870087",
    "wall": "#af8787",
    "start": "bold black on #d7af5f",
    "tower-full": "bold bright_yellow",
    "tower-bare": "grey50",
    "axis": "grey50",
    "empty": "grey42",
    "number": "bold black on bright_cyan",
    "last": "bold bright_cyan",
    "plain": "",
}
SEATS = (
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
)
LETTERS = "ABCDE"


def seat_style(seat: int) -> str:
    """Return the style of everything that belongs to a seat."""
    return SEATS[seat % len(SEATS)]


@dataclass
class Canvas:
    """Characters by (row, column), each with the name of its style or a style itself."""

    cells: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def put(self, row: int, column: int, text: str, style: str = "plain") -> None:
        """Write a text from a place to the right."""
        for offset, char in enumerate(text):
            self.cells[row, column + offset] = (char, style)

    def char(self, row: int, column: int) -> str:
        """Return the character at a place, a space where nothing is drawn."""
        return self.cells.get((row, column), (" ", ""))[0]

    def lines(self, ascii_only: bool = False) -> list[Text]:
        """Return the sheet as lines, without the empty ones above and below."""
        from rich.text import Text

        if not self.cells:
            return []
        top, bottom = min(row for row, _ in self.cells), max(row for row, _ in self.cells)
        out = []
        for row in range(top, bottom + 1):
            last = max((column for at, column in self.cells if at == row), default=-1)
            line = Text(no_wrap=True, end="")
            for column in range(last + 1):
                char, style = self.cells.get((row, column), (" ", ""))
                char = char.translate(TO_ASCII) if ascii_only else char
                line.append(char, STYLES.get(style, style))
            line.rstrip()
            out.append(line)
        return out
