"""Every code, option, kind and wall tile that the program can name has its text, with its values."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from tilewright.game.errors import CODES
from tilewright.game.options import GAMES, OPTIONS, written
from tilewright.game.presets import PRESETS
from tilewright.game.refusals import RULES
from tilewright.locale import Texts, help_text, languages, rule_ids
from tilewright.players.reasons import PARTS
from tilewright.players.roster import DEFAULT, HUMAN, OFFERED, PLAYERS
from tilewright.tiles import PLACES
from tilewright.tiles.faults import FAULTS

SAMPLE = {"player": "Ann", "area": "path1", "tile": "t07", "drawn": "t08", "kind": "house", "side": "north"}
SAMPLE |= {"mine": "city", "theirs": "road", "phase": "place", "expected": "Bo"}
ARGUMENTS = {
    "wrong-phase": "phase", "unknown-tile": "tile", "wrong-tile": "tile drawn", "bad-rotation": "rotation",
    "outside-the-wall": "x y", "cell-occupied": "x y tile", "touches-nothing": "x y",
    "touches-no-tile": "x y",
    "path-not-continued": "side kind", "path-blocked": "side kind", "start-space-path": "side kind",
    "start-space-no-path": "side kind", "edges-differ": "side mine theirs", "area-unknown": "area tile",
    "feature-occupied": "kind area player", "feature-unknown": "x y area", "not-pending": "x y area",
    "own-first": "x y area", "cannot-double-kind": "kind", "double-not-yours": "player",
    "no-usable-wall-tile": "number", "wall-tile-fresh": "number", "deal-not-due": "phase",
    "order-fixed": "x y area", "other-name": "x y area", "too-far": "x y", "no-farmers": "area",
    "garden-for-abbots": "area", "river-not-claimed": "area", "abbot-elsewhere": "area",
    "river-not-continued": "x y side", "river-blocked": "side", "river-open": "x y", "river-first": "tile",
    "beyond-boundary": "x y width height", "not-your-turn": "player expected",
    "tile-used-up": "tile", "discard-fits": "tile", "must-discard": "tile", "scored-missing": "x y area",
    "not-in-hand": "tile", "not-shown": "tile", "drew-count": "found expected", "shown-count": "found expected",
    "scored-extra": "x y area", "scored-order": "x y area", "wall-tile-missing": "number",
}  # fmt: skip
"""What the sentence of a refusal is filled with; a code that is not here needs nothing."""


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_its_sentence(lang: str) -> None:
    for code in RULES:
        values = {name: SAMPLE.get(name, 3) for name in ARGUMENTS.get(code, "").split()}
        assert re.fullmatch(r"[“„A-Z0-9].*\.", Texts(lang).text(f"refusal-{code}", **values)), code


def test_every_refusal_rests_on_a_rule_of_the_rule_text() -> None:
    for code, rules in RULES.items():
        for game, rule in zip(GAMES, rules, strict=True):
            assert rule is None or f"{game}.{rule}" in rule_ids(game, "en"), code


def _values(names: tuple[str, ...]) -> dict[str, str | int]:
    numbers = ("found", "least", "most", "byte", "left", "move", "x", "y", "seat", "seats", "count", "number")
    return {name: 3 if name in numbers else f"‹{name}›" for name in names}


@pytest.mark.parametrize("lang", languages())
def test_every_code_of_bad_input_has_its_sentence(lang: str) -> None:
    for code, names in CODES.items():
        text = Texts(lang).text(f"error-{code}", **_values(names))
        assert text[-1] in ".›", (code, text)


def _names(sentence: str) -> tuple[str, ...]:
    return tuple(name for _, name, _, _ in Formatter().parse(sentence) if name)


@pytest.mark.parametrize("lang", languages())
def test_every_fault_of_a_tile_set_or_board_has_its_sentence_with_all_that_it_tells(lang: str) -> None:
    for code, sentence in FAULTS.items():
        values = {name: "inward" if name == "bend" else f"‹{name}›" for name in _names(sentence)}
        text = Texts(lang).text(f"fault-{code}", **values)
        told = set(re.findall("‹.*?›", text))
        assert told == set(values.values()) - {"inward"}, (code, text)


@pytest.mark.parametrize("lang", languages())
def test_every_option_and_each_of_its_values_is_explained(lang: str) -> None:
    for option in OPTIONS.values():
        assert help_text(f"option-{option.name}", lang)
        assert help_text(f"option-{option.name}-help", lang).endswith("?")
        for value in option.values:
            marked = {"en": "default", "nl": "standaard", "de": "Standard"}[lang]
            text = help_text(f"option-{option.name}-{written(value)}", lang)
            assert (f"({marked})" in text) == (value == option.default), text


@pytest.mark.parametrize("lang", languages())
def test_every_preset_has_its_name_and_what_it_is_for(lang: str) -> None:
    for name in PRESETS:
        assert help_text(f"preset-{name}", lang)
        assert help_text(f"preset-{name}-help", lang).endswith(".")


@pytest.mark.parametrize("lang", languages())
def test_every_wall_tile_has_its_effect_on_one_line(lang: str) -> None:
    texts = Texts(lang)
    effects = [texts.text(f"wall-tile-{number}") for number in range(1, 10)]
    assert len(set(effects)) == 9
    for number, effect in enumerate(effects, start=1):
        taken = texts.text("score-castle-W1", player="Ann", low=12, high=13, number=number)
        assert taken.endswith(f"({effect}).")
        assert len(effect) <= 90


@pytest.mark.parametrize("lang", languages())
def test_every_place_on_a_tile_has_its_words(lang: str) -> None:
    texts = Texts(lang)
    assert len({texts.text("place", place=place) for place in (*PLACES, "middle")}) == len(PLACES) + 1
    assert texts.text("place", place="alone") == ""


@pytest.mark.parametrize("lang", languages())
def test_every_kind_of_feature_has_its_word_its_follower_and_its_row(lang: str) -> None:
    texts = Texts(lang)
    for kinds in (("path", "tower", "house", "court"), ("city", "road", "field", "monastery")):
        assert len({texts.text("kind", kind=kind) for kind in kinds}) == 4
        assert len({texts.text("follower", kind=kind) for kind in kinds}) == 4
        assert len({texts.text(f"source-{kind}") for kind in kinds}) == 4


@pytest.mark.parametrize(
    ("lang", "word", "kind"),
    [
        ("nl", "koopman", "court"),
        ("nl", "schildknaap", "house"),
        ("de", "Wegelagerer", "road"),
        ("de", "Knappe", "house"),
    ],
)
def test_followers_are_called_by_the_rule_books_words(lang: str, word: str, kind: str) -> None:
    assert Texts(lang).text("follower", kind=kind) == word


@pytest.mark.parametrize("lang", languages())
def test_every_reason_of_a_computer_player_has_its_words(lang: str) -> None:
    assert len(PARTS) == 15
    for part in PARTS:
        assert re.fullmatch(r"[\w ]+ −2[.,]5", Texts(lang).text(f"reason-{part}", sign="−", points=2.5)), part


@pytest.mark.parametrize("lang", languages())
def test_every_computer_player_has_its_name_and_says_how_it_plays(lang: str) -> None:
    texts = Texts(lang)
    names = [texts.text(f"term-name-{name}") for name in OFFERED]
    assert len(set(names)) == len(OFFERED)
    for name, shown in zip(OFFERED, names, strict=True):
        assert texts.text(f"web-player-{name}").lower().startswith("computer: ")
        assert texts.text(f"web-name-{name}") == shown or name == "random"
    for game in GAMES:
        styles = [texts.text(f"player-style-{name}", game=game) for name in OFFERED]
        assert len(set(styles)) == len(OFFERED)
        assert all(re.fullmatch(r"[A-ZÄÖÜ][^.{}]{20,170}\.", style) for style in styles), styles


@pytest.mark.parametrize("lang", languages())
def test_help_names_every_player_and_the_one_that_plays_unasked(lang: str) -> None:
    for key, wanted in (("help-play-players", (HUMAN, *PLAYERS)), ("help-arena-players", tuple(PLAYERS))):
        listed = help_text(key, lang).partition(": ")[2].rstrip(".").split(", ")
        assert tuple(re.match("[a-z]+", name)[0] for name in listed) == wanted
    assert help_text("help-play-players", lang).endswith(f" ({HUMAN},{DEFAULT}).")
    assert help_text("help-engine-player", lang).endswith(f" ({DEFAULT}).")
