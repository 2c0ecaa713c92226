"""Options are data: one table, from which setup checks, help, forms, record reader and documents are made."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, NamedTuple

from tilewright.game.errors import OptionError
from tilewright.game.judging import shown


class Size(NamedTuple):
    """Columns and rows of a rectangle."""

    width: int
    height: int


Value = str | int | bool | tuple[str, ...] | Size | None
"""What an option is set to: a word, a number, a flag, a list of words, a size; None where there is no size."""

PlainValue = str | int | bool | list[str] | dict[str, int] | None
"""What an option is set to, as JSON has it."""

GameName = Literal["castle", "classic"]

GAMES: tuple[GameName, ...] = ("castle", "classic")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its games, its values (the default first), the rule that speaks of it.

    A `list` names some of the values in an order of choice and is empty by default; a `size` has no values but a
    `least` and `most` for width and height, and is none by default.
    `excludes` names other options with the rule that forbids both; `seats`: it needs just so many players (V11.2).
    """

    name: str
    games: tuple[str, ...]
    type: str
    values: tuple[str | int | bool, ...]
    rule: str
    excludes: Mapping[str, str] = field(default_factory=dict)
    least: int = 0
    most: int = 0
    seats: int = 0

    @property
    def default(self) -> Value:
        """Return the value that stands where none is given."""
        if self.type == "list":
            return ()
        return self.values[0] if self.values else None

    @property
    def allowed(self) -> str:
        """Return the values as a player writes them, separated by commas; what to write for a list or a size."""
        if self.type == "size":
            return f"none, {self.least}x{self.least} … {self.most}x{self.most}"
        words = ", ".join(written(value) for value in self.values)
        return f"none, {words} (each once, in order, with commas)" if self.type == "list" else words


TIE_BREAKS = ("followers_on_landscape", "completed_cities", "followers_in_supply")

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
    Option("unplaceable", ("classic",), "choice", ("remove", "bottom"), "classic.T3", _NO_BOTTOM),
    Option("redraws", ("classic",), "number", tuple(range(10)), "classic.V4", _NO_REDRAWS),
    Option("hand", ("classic",), "number", (0, 3), "classic.V3", {"draft": "classic.V11.1"}),
    Option("hand_visible", ("classic",), "flag", (False, True), "classic.V3"),
    Option("draft", ("classic",), "flag", (False, True), "classic.V6", seats=2),
    Option("boundary", ("classic",), "size", (), "classic.V5", least=3, most=84),
    Option("river", ("classic",), "flag", (False, True), "classic.V1"),
    Option("river_u_turns", ("classic",), "choice", ("forbid", "allow"), "classic.V10"),
    Option("abbot", ("classic",), "flag", (False, True), "classic.V9"),
    Option("tie_break", ("classic",), "list", TIE_BREAKS, "classic.V7"),
)

OPTIONS: Mapping[str, Option] = MappingProxyType({option.name: option for option in _TABLE})


def written(value: Value) -> str:
    """Return a value as a player writes it: true, false, a number, a word, words with commas, 5x7 or none."""
    if value is None:
        return "none"
    if isinstance(value, Size):
        return f"{value.width}x{value.height}"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def plain_value(value: Value) -> PlainValue:
    """Return a value as JSON has it: a list of words, an object with width and height."""
    if isinstance(value, Size):
        return {"width": value.width, "height": value.height}
    return [*map(str, value)] if isinstance(value, tuple) else value


def plain_options(options: Mapping[str, Value]) -> dict[str, PlainValue]:
    """Return options as JSON has them."""
    return {name: plain_value(value) for name, value in options.items()}


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


def changed_options(game: str, options: Mapping[str, Value]) -> dict[str, object]:
    """Return the options that differ from their default, as a record must name them."""
    return {name: plain_value(options[name]) for name, default in defaults(game).items() if options[name] != default}


def parse_option(game: str, text: str) -> tuple[str, Value]:
    """Return name and value of an option written NAME=VALUE. Raises OptionError."""
    name, equals, word = text.partition("=")
    if not equals:
        raise OptionError("option-form", text=text)
    option = _named(game, name.strip(), OPTIONS)
    return option.name, _checked(option, _read(option, word.strip()))


def _read(option: Option, word: str) -> object:
    """Return the data that a player's word means, or the word where it means none."""
    if word == written(option.default):
        return plain_value(option.default)
    if option.type == "list":
        return [part.strip() for part in word.split(",")]
    size = re.fullmatch("([0-9]{1,4})x([0-9]{1,4})", word) if option.type == "size" else None
    if size is not None:
        return {"width": int(size[1]), "height": int(size[2])}
    return next((value for value in option.values if option.type != "size" and written(value) == word), word)


def _named(game: str, name: str, table: Mapping[str, Option]) -> Option:
    option = table.get(name)
    if option is None:
        known = ", ".join(other.name for other in table.values() if game in other.games)
        raise OptionError("option-unknown", name=name, game=game, known=known)
    if game not in option.games:
        raise OptionError("option-foreign", name=name, game=game)
    return option


def _checked(option: Option, value: object) -> Value:
    right = {"list": _list, "size": _size}.get(option.type, _one)(option, value)
    if right is not None or (option.type == "size" and value is None):
        return right
    found = written(value) if isinstance(value, str | bool) else shown(value)
    raise OptionError("option-value", name=option.name, value=found, allowed=option.allowed)


def _one(option: Option, value: object) -> Value:
    return next((right for right in option.values if type(value) is type(right) and value == right), None)


def _list(option: Option, value: object) -> Value:
    if not isinstance(value, list | tuple) or any(value.count(word) > 1 for word in value):
        return None
    words = tuple(word for word in option.values if isinstance(word, str) and word in value)
    return tuple(str(word) for word in value) if len(words) == len(value) else None


def _size(option: Option, value: object) -> Value:
    if isinstance(value, Size):
        value = value._asdict()
    if not isinstance(value, Mapping) or set(value) != {"width", "height"}:
        return None
    width, height = value["width"], value["height"]
    if type(width) is not int or type(height) is not int:
        return None
    return Size(width, height) if option.least <= min(width, height) and max(width, height) <= option.most else None
