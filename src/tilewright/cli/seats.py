"""Who sits at the table: people, and computer players by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tilewright.cli.failures import CommandError
from tilewright.cli.speech import say, texts
from tilewright.players.matches import called
from tilewright.players.roster import DEFAULT, HUMAN, player_names


@dataclass(frozen=True)
class Sitter:
    """One seat: its name, and who chooses for it."""

    name: str
    kind: str

    @property
    def human(self) -> bool:
        """Tell whether a person sits there."""
        return self.kind == HUMAN


def usual(seats: int = 2) -> str:
    """Return who plays where nobody says so: a person in the first seat, the computer in the others."""
    return ",".join([HUMAN, *[DEFAULT] * (seats - 1)])


def parse_players(text: str | None) -> list[str]:
    """Return the kinds of player that a text like human,greedy names. Raises CommandError or PlayerError."""
    words = text if text is not None else usual()
    if not all(word.strip() for word in words.split(",")):
        raise CommandError("players-form", text=words, example=usual())
    return list(player_names(words))


def seat_players(kinds: Sequence[str], names: str | None) -> list[Sitter]:
    """Return the seats in turn order; names that are not given say what sits there, numbered where they repeat."""
    if names is None:
        return [Sitter(name, kind) for name, kind in zip(_default_names(kinds), kinds, strict=True)]
    given = [" ".join(name.split()) for name in names.split(",")]
    if len(given) != len(kinds) or not all(given):
        raise CommandError("names-form", text=names, expected=len(kinds))
    return [Sitter(name, kind) for name, kind in zip(given, kinds, strict=True)]


def _default_names(kinds: Sequence[str]) -> list[str]:
    out = []
    for place, kind in enumerate(kinds):
        name = say(f"term-name-{kind}") if texts().has(f"term-name-{kind}") else called([kind])[0]
        number = list(kinds[: place + 1]).count(kind)
        out.append(f"{name} {number}" if list(kinds).count(kind) > 1 else name)
    return out


def generators(seed: str, seats: int) -> list[Random]:
    """Return a generator for each seat, so that the same seed gives the same computer choices."""
    return [Random(f"{seed}/{seat}") for seat in range(seats)]
