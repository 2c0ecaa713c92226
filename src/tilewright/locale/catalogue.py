"""Texts by key: the Fluent catalogues of one language, with English behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from tilewright.locale.languages import FALLBACK, HERE, require

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SUBJECTS = ("common", "refusals", "events", "rules", "terminal", "faults", "options", "players", "server", "web")
"""The catalogues of a language: one `.ftl` file for each subject, in its language's folder."""

Value = str | int | float
LONGEST = 500  # characters of a value in a sentence
LARGEST = 10**15  # from here on a whole number is written as text


class TextError(LookupError):
    """A text that cannot be given: its key exists in no catalogue, or a value that it needs is missing."""

    def __init__(self, code: str, key: str, detail: str) -> None:
        """`code` is `unknown-text` or `unfilled-text`, `key` the key that was asked for."""
        super().__init__(f"{code}: {key}: {detail}")
        self.code = code
        self.key = key


@cache
def _bundle(lang: str) -> FluentBundle:
    # Fluent takes a third of a second to import, and `--help` needs none of it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for subject in SUBJECTS:
        bundle.add_resource(FluentResource((HERE / lang / f"{subject}.ftl").read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The texts of one language (`en`, `nl` or `de`); what a language lacks is given in English."""

    def __init__(self, lang: str) -> None:
        """Raises LanguageError if there is no catalogue of that language."""
        self.lang = require(lang)

    def has(self, key: str) -> bool:
        """Whether the key stands in a catalogue of this language or of English."""
        return _bundle(self.lang).has_message(key) or _bundle(FALLBACK).has_message(key)

    def text(self, key: str, /, **values: Value) -> str:
        """The text of a key with its values; raises TextError for an unknown key or a missing value."""
        for lang in (self.lang, FALLBACK):
            bundle = _bundle(lang)
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, _fitting(values))
                if errors:
                    raise TextError("unfilled-text", key, f"{lang}: {errors[0]}")
                return str(text)
        raise TextError("unknown-text", key, f"in no catalogue of {self.lang} or {FALLBACK}")

    def names(self, names: Sequence[str]) -> str:
        """Names in a row as the language writes them: `Ann, Bo and Cy`; empty for no names."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-last", first=", ".join(names[:-1]), last=names[-1])


def _fitting(values: Mapping[str, Value]) -> dict[str, Value]:
    return {name: _fit(value) for name, value in values.items()}


def _fit(value: Value) -> Value:
    """A value as it may stand in one line: Fluent takes no endless ones, and a file's text may not steer the screen."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int) and abs(value) < LARGEST:
        return value
    if isinstance(value, str | int):
        text = _digits(value) if isinstance(value, int) else value
        short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
        return "".join(map(_printable, short))
    return value


def _printable(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character.isspace() else character.encode("unicode_escape").decode("ascii")


def _digits(value: int) -> str:
    # Python refuses to write endless numbers in decimals.
    return str(value) if abs(value) < 10**LONGEST else hex(value)
