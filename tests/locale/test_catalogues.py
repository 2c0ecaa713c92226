"""The catalogues of three languages say the same things, whole and without gaps."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tilewright.locale import Texts, help_text, languages
from tilewright.locale.catalogue import SUBJECTS
from tilewright.locale.languages import HERE

WORDS = {
    "kind": ("path", "tower", "house", "court", "city", "road", "field", "monastery"),
    "mine": ("city", "road", "field"),
    "theirs": ("city", "road", "field"),
    "side": ("north", "east", "south", "west"),
    "phase": ("deal", "place", "follower", "score", "extra_turn", "over"),
    "part": ("tiles", "board"),
    "game": ("castle", "classic"),
    "bend": ("inward", "outward"),
    "expected": ("number", "text", "list", "object", "flag"),
    "found": ("number", "text", "list", "object", "flag", "nothing"),
}
COUNTS = (
    "count", "points", "tiles", "cells", "markets", "shields", "cities", "starts", "fountain", "followers",
    "before", "eights", "rotation", "left", "moves", "winners", "found", "least", "most", "line", "byte", "number",
    "share", "low", "high", "score", "margin", "seconds", "best", "mean", "generations", "games", "after",
    "seats",
)  # fmt: skip

APPENDED = ("castle-starts", "castle-fountain", "castle-eights", "classic-shields", "classic-each")
"""Parts of a line that bring their own space before them, or are empty."""


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def _entries(lang: str, subject: str) -> list[ast.EntryType]:
    return FluentParser().parse((HERE / lang / f"{subject}.ftl").read_text(encoding="utf-8")).body


@cache
def _messages(lang: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    found: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for subject in SUBJECTS:
        for entry in _entries(lang, subject):
            if isinstance(entry, ast.Message):
                references = _References()
                references.visit(entry)
                found[entry.id.name] = (frozenset(references.variables), frozenset(references.messages))
    return found


def _variables(lang: str, key: str) -> frozenset[str]:
    own, others = _messages(lang)[key]
    return own.union(*(_variables(lang, other) for other in others))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_catalogue_parses_without_junk_and_names_no_key_twice(lang: str, subject: str) -> None:
    entries = _entries(lang, subject)
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    elsewhere = [
        entry.id.name for other in SUBJECTS for entry in _entries(lang, other) if isinstance(entry, ast.Message)
    ]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert keys
    assert [key for key in keys if elsewhere.count(key) > 1] == []


def test_every_language_has_its_folder_and_every_file_there_is_a_known_subject() -> None:
    folders = sorted(path.parent.name for path in HERE.glob("*/common.ftl"))
    assert folders == sorted(languages())
    for lang in languages():
        assert sorted(path.stem for path in (HERE / lang).iterdir()) == sorted(SUBJECTS)


@pytest.mark.parametrize("lang", ["nl", "de"])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_keys_stand_in_the_same_catalogue_and_order_as_in_english(lang: str, subject: str) -> None:
    def keys(language: str) -> list[str]:
        return [entry.id.name for entry in _entries(language, subject) if isinstance(entry, ast.Message)]

    assert keys(lang) == keys("en")


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_every_text_needs_the_same_values_as_in_english(lang: str) -> None:
    differ = {
        key: sorted(_variables(lang, key) ^ _variables("en", key))
        for key in _messages("en")
        if _variables(lang, key) != _variables("en", key)
    }
    assert differ == {}


def _samples(variables: frozenset[str]) -> list[dict[str, str | int]]:
    """Values that lead through every word and the counts 0, 1, 2, 5 and 12345 of each variable."""
    base: dict[str, str | int] = {
        name: 7 if name in COUNTS and name not in WORDS else WORDS[name][0] if name in WORDS else f"‹{name}›"
        for name in variables
    }
    samples = [base]
    for name in variables:
        choices: tuple[str | int, ...] = WORDS.get(name, ())
        if name in COUNTS:
            choices += (0, 1, 2, 3, 4, 5, 6, 8, 9, 12345)
        samples += [{**base, name: choice} for choice in choices]
    return samples


@pytest.mark.parametrize("lang", languages())
def test_every_text_fills_all_its_placeholders(lang: str) -> None:
    texts = Texts(lang)
    for key in _messages(lang):
        for values in _samples(_variables(lang, key)):
            text = texts.text(key, **values)
            assert not re.search(r"[{}$\n]|  |None", text), (key, text)
            assert text.strip() == text or key in APPENDED


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_every_wire_word_is_translated_wherever_it_is_spoken(lang: str) -> None:
    """No sentence of another language shows a wire word such as `monastery` that it has its own word for."""
    foreign = {*WORDS["kind"], *WORDS["side"]} - {"west"}  # Dutch says west too
    texts = Texts(lang)
    for key in _messages(lang):
        if key.startswith(("fault-", "error-")):
            continue
        spoken = {"kind", "side", *COUNTS} | ({"mine", "theirs"} if key == "refusal-edges-differ" else set())
        for values in _samples(_variables(lang, key) & spoken):
            filled = {**dict.fromkeys(_variables(lang, key), "•"), **values}
            words = texts.text(key, **filled).replace(",", " ").replace(";", " ").split()
            assert not foreign & set(words), (key, words)


@pytest.mark.parametrize("lang", languages())
def test_help_without_fluent_reads_the_same_as_with_it(lang: str) -> None:
    keys = [entry.id.name for entry in _entries(lang, "options") if isinstance(entry, ast.Message)]
    assert len(keys) > 40
    for key in keys:
        assert _variables(lang, key) == frozenset()
        assert help_text(key, lang) == Texts(lang).text(key)


@pytest.mark.parametrize("lang", languages())
def test_prompts_that_ask_for_yes_or_no_name_the_letters_that_are_read(lang: str) -> None:
    texts = Texts(lang)
    letters = f"({texts.text('input-letter-yes')}/{texts.text('input-letter-no')})"
    first = {key: _samples(_variables("en", key))[0] for key in _messages("en")}
    asking = [key for key in first if "(y/n)" in Texts("en").text(key, **first[key])]
    assert len(asking) >= 5
    for key in asking:
        assert texts.text(key, **first[key]).endswith(letters)


@pytest.mark.parametrize(
    "value",
    ["x" * 5000, 10**400, 10**9000, "a\x1b[2J\nb", "\udcff"],
    ids=["long", "big", "endless", "steering", "no-utf8"],
)
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_any_value_stands_in_one_printable_line(value: str | int, lang: str) -> None:
    line = Texts(lang).text("error-players-form", text=value, example="human")
    assert line.isprintable()
    assert len(line) < 800
