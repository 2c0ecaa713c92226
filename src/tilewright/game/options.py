"""Options are data: one table, from which setup checks, help, forms, record reader and documents are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from tilewright.game.errors import OptionError
from tilewright.game.judging import shown

Value = str | int | bool

GameName = Literal["castle", "classic"]

GAMES: tuple[GameName, ...] = ("castle", "classic")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its games, its values (the default first), the rule that speaks of it.

    `excludes` names other options with the rule that forbids both; `seats`: it needs just so many players (V11.2).
    """

    name: str
    games: tuple[str, ...]
    type: str
    values: tuple[Value, ...]
    rule: str
    excludes: Mapping[str, str] = field(default_factory=dict)
    seats: int = 0

    @property
    def default(self) -> Value:
        """Return the value that stands where none is given."""
        return self.values[0]

    @property
    def allowed(self) -> str:
        """Return the values as a player writes them, separated by commas."""
        return ", ".join(written(value) for value in self.values)


_NO_BOTTOM = {"hand": "classic.V11.3", "draft": "classic.V11.3"}
_NO_REDRAWS = {"hand": "classic.V11.1", "draft": "classic.V11.1"}

_TABLE = (
    Option("corner_timing", ("castle",), "choice", ("each_score", "end_of_turn"), "castle.W1"),
    Option("won_extra_turn", ("castle",), "choice", ("at_once", "next_turn"), "castle.W3"),
    Option("incomplete_fountain_path", ("castle",), "number", (2, 1), "castle.W5"),
    Option("empty_start_spaces", ("castle",), "flag", (False, True), "castle.E2"),
    Option("small_city", ("classic",), "number", (4, 2), "classic.S8"),
    Option("field_scoring", ("classic",), "choice", ("third", "second", "first"), "classic.S8"),
    Option("farmers", ("classic",), "flag", (True, False), "classic.V2"),
    Option(
        "unplaceable",
        ("classic",),
        "choice",
        ("remove", "bottom"),
        "classic.T3",
        _NO_BOTTOM,
    ),
    Option(
        "redraws",
        ("classic",),
        "number",
        tuple(range(10)),
        "classic.V4",
        _NO_REDRAWS,
    ),
    Option("hand", ("classic",), "number", (0, 3), "classic.V3", {"draft": "classic.V11.1"}),
    Option("hand_visible", ("classic",), "flag", (False, True), "classic.V3"),
    Option("draft", ("classic",), "flag", (False, True), "classic.V6", seats=2),
)

OPTIONS: Mapping[str, Option] = MappingProxyType({option.name: option for option in _TABLE})


def written(value: Value) -> str:
    """Return a value as a player writes it: true, false, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_of(game: str) -> tuple[Option, ...]:
    """Return the options of one game, in the table's order."""
    return tuple(option for option in OPTIONS.values() if game in option.games)


def defaults(game: str) -> dict[str, Value]:
    """Return every option of one game with its default."""
    return {option.name: option.default for option in options_of(game)}


def check_options(game: str, given: Mapping[str, object], table: Mapping[str, Option] = OPTIONS) -> dict[str, Value]:
    """Return every option of the game, as given or by default; keys that begin with x_ are passed over.

    Raises OptionError for an unknown name, a value of the wrong type or outside the range, and for options
    that exclude each other.
    """
    chosen = {name: option.default for name, option in table.items() if game in option.games}
    for name, value in given.items():
        if not name.startswith("x_"):
            chosen[name] = _checked(_named(game, name, table), value)
    changed = [name for name in chosen if chosen[name] != table[name].default]
    for name in changed:
        for other, rule in table[name].excludes.items():
            if other in changed:
                raise OptionError("option-excluded", name=name, other=other, rule=rule)
    return chosen


def hides_hands(options: Mapping[str, Value]) -> bool:
    """Tell whether hands are shown to nobody but their seat (classic.V3)."""
    return bool(options.get("hand")) and not options.get("hand_visible")


def check_seats(options: Mapping[str, Value], players: int) -> None:
    """Refuse options that need another number of players. Raises OptionError (classic.V11.2)."""
    for name, value in options.items():
        option = OPTIONS[name]
        if option.seats and value != option.default and players != option.seats:
            raise OptionError("option-seats", name=name, seats=option.seats, found=players, rule="classic.V11.2")


def changed_options(game: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that differ from their default: those that a record must name."""
    return {name: options[name] for name, default in defaults(game).items() if options[name] != default}


def parse_option(game: str, text: str) -> tuple[str, Value]:
    """Return name and value of an option written NAME=VALUE. Raises OptionError."""
    name, equals, word = text.partition("=")
    if not equals:
        raise OptionError("option-form", text=text)
    option = _named(game, name.strip(), OPTIONS)
    for value in option.values:
        if written(value) == word.strip():
            return option.name, value
    raise OptionError("option-value", name=option.name, value=word.strip(), allowed=option.allowed)


def _named(game: str, name: str, table: Mapping[str, Option]) -> Option:
    option = table.get(name)
    if option is None:
        known = ", ".join(other.name for other in table.values() if game in other.games)
        raise OptionError("option-unknown", name=name, game=game, known=known)
    if game not in option.games:
        raise OptionError("option-foreign", name=name, game=game)
    return option


def _checked(option: Option, value: object) -> Value:
    for right in option.values:
        if type(value) is type(right) and value == right:
            return right
    found = written(value) if isinstance(value, str | bool) else shown(value)
    raise OptionError("option-value", name=option.name, value=found, allowed=option.allowed)
