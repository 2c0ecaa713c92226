"""How a fault is planted in a copy of a released file, and what must then be found."""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tilewright.tiles.faults import Fault
from tilewright.tiles.library import DATA
from tilewright.tiles.reader import validate

FILES = {
    "castle": Path(__file__).parents[1] / "data/castle-draft.toml",  # never changes, unlike what is released next
    "classic": DATA / "classic-1.tiles.toml",
    "board": DATA / "castle-1.board.toml",
}
WHOLE = "(the whole table)"
OTHERS = ("(others)",)


@dataclass(frozen=True)
class Plant:
    """In `file` at `place` (a tile's id, "tower 3" of a board, "" for the file) `old` becomes `new`.

    The fault found must have this `code`, name `said` (the place, unless given) and say `words`.
    `also` are the codes of further faults that follow from it; OTHERS lets them be.
    """

    code: str
    file: str
    place: str
    old: str
    new: str
    words: str = ""
    said: str | None = None
    also: tuple[str, ...] = ()

    def find(self, folder: Path) -> list[Fault]:
        """Plant the fault in a copy of the released file and give what the checker finds there."""
        text = FILES[self.file].read_text(encoding="utf-8")
        start, end = _span(text, self.place)
        part = text[start:end]
        old = part if self.old == WHOLE else self.old
        assert old in part, f"{old!r} is not at {self.place!r}"
        path = folder / f"{self.file}.toml"
        path.write_text(text[:start] + part.replace(old, self.new, 1) + text[end:], encoding="utf-8")
        return validate(path)

    def check(self, folder: Path) -> None:
        """Assert that the fault is found by name, and nothing but what follows from it."""
        found = self.find(folder)
        said = self.place if self.said is None else self.said
        ours = [fault for fault in found if fault.code == self.code]
        assert ours, f"only {[str(fault) for fault in found]}"
        assert ours[0].tile == said
        assert any(self.words in fault.text for fault in ours), [fault.text for fault in ours]
        assert all(fault.file == str(folder / f"{self.file}.toml") for fault in found)
        if self.also != OTHERS:
            assert {fault.code for fault in found} == {self.code, *self.also}


def _span(text: str, place: str) -> tuple[int, int]:
    if not place:
        return 0, len(text)
    starts = [match.start() for match in re.finditer(r"(?m)^\[\[", text)] + [len(text)]
    tables = list(pairwise(starts))
    named, _, number = place.partition(" ")
    if number:
        tables = [one for one in tables if text.startswith(f"[[{named}]]", one[0])]
        return tables[int(number) - 1]
    return next(one for one in tables if f'\nid = "{place}"\n' in text[one[0] : one[1]])


def tile(id: str, *areas: str) -> str:
    """A whole tile, as the released files write it."""
    return f'[[tile]]\nid = "{id}"\nareas = [{"".join(areas)}]\n'


def halves(*names: str) -> str:
    """A list of half-edges as the released files write it."""
    return "halves = [" + ", ".join(f'"{name}"' for name in names) + "]"


def area(id: str, rest: str) -> str:
    """A line that declares an area, as the released files write it."""
    return f'{{ id = "{id}", kind = "{id[:-1]}", {rest} }},'
