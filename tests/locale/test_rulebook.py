"""The rule texts of both games say the same rules in three languages."""

from __future__ import annotations

import re

import pytest

from tilewright.game.options import OPTIONS
from tilewright.locale import TextError, help_text, languages, rule_ids, rule_text, rules_text
from tilewright.locale.rulebook import GAMES

CASTLE = (
    [f"P{n}" for n in range(1, 5)]
    + [f"T{n}" for n in range(1, 9)]
    + [f"F{n}" for n in range(1, 9)]
    + [f"S{n}" for n in range(1, 7)]
    + [f"W{n}" for n in range(1, 6)]
    + [f"E{n}" for n in range(1, 6)]
)
CLASSIC = (
    [f"K{n}" for n in range(1, 6)]
    + [f"T{n}" for n in range(1, 8)]
    + [f"F{n}" for n in range(1, 6)]
    + [f"S{n}" for n in range(1, 9)]
    + ["E1"]
    + [f"V{n}" for n in range(1, 10)]
    + [f"V9.{n}" for n in range(1, 7)]
    + ["V10", "V11"]
    + [f"V11.{n}" for n in range(1, 5)]
)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "ids"), [("castle", CASTLE), ("classic", CLASSIC)])
def test_every_rule_stands_in_every_language_in_the_same_order(game: str, ids: list[str], lang: str) -> None:
    assert list(rule_ids(game, lang)) == [f"{game}.{rule}" for rule in ids]


@pytest.mark.parametrize("lang", ["nl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_names_the_same_numbers_options_rules_and_rulings(game: str, lang: str) -> None:
    def facts(rule: str, language: str) -> tuple[list[str], list[str], list[str], int]:
        text = rule_text(rule, language)
        words = re.sub(r"`[^`]*`", " ", text)
        return (
            sorted(re.findall(r"`[^`]*`", text)),
            sorted(re.findall(r"\b[TFSWEKPV]\d+(?:\.\d+)?\b", words)),
            sorted(re.findall(r"(?<![\w.])\d+(?:[/,]\d+)?(?!\w)", words)),
            len(re.findall(r"\bR\b(?=[ )])", words)),
        )

    differ = {rule: lang for rule in rule_ids(game, "en") if facts(rule, lang) != facts(rule, "en")}
    assert differ == {}, [(facts(rule, "en"), facts(rule, lang)) for rule in differ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_text_refers_only_to_rules_that_it_holds(game: str, lang: str) -> None:
    words = re.sub(r"`[^`]*`", " ", rules_text(game, lang))
    named = {f"{game}.{rule}" for rule in re.findall(r"\b[TFSWEKPV]\d+(?:\.\d+)?\b", words)}
    assert named == set(rule_ids(game, lang))


@pytest.mark.parametrize("lang", languages())
def test_headings_and_tables_are_as_many_in_every_language(lang: str) -> None:
    for game in GAMES:
        shape = [re.sub(r"[^#|-].*", "", line) for line in rules_text(game, lang).splitlines()]
        english = [re.sub(r"[^#|-].*", "", line) for line in rules_text(game, "en").splitlines()]
        assert [line for line in shape if line] == [line for line in english if line]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_rule_texts_speak_to_players_not_of_files_or_codes(game: str, lang: str) -> None:
    assert not re.search(r"\bfn\b|§|\.toml|\.txt|\bEN\b|\bNL\b|`|[a-z]_[a-z]", rules_text(game, lang))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_called_in_the_rules_as_where_it_is_chosen(game: str, lang: str) -> None:
    text = " ".join(rules_text(game, lang).split())
    called = {option.name: help_text(f"option-{option.name}", lang) for option in OPTIONS.values()}
    chosen = [option.name for option in OPTIONS.values() if game in option.games and option.rule]
    assert [name for name in chosen if called[name] not in text] == []


def test_one_rule_is_its_own_words_only() -> None:
    assert rule_text("castle.F4", "en") == (
        "A court is never complete. It is bounded by paths, towers, houses, the wall and the sides of tiles."
    )
    assert rule_text("classic.V11.2", "de") == "Die Auswahl braucht zwei Spieler."
    assert "“Wanneer een muurfiche gepakt wordt”" in rule_text("castle.W1", "nl")
    assert "Muurfiches 1 tot 3" not in rule_text("castle.W1", "nl")
    assert rule_text("classic.E1", "en").endswith("Then come S3 and S4.")


@pytest.mark.parametrize("rule", ["castle.T99", "castle.V9.1", "classic.W1", "castle", "T3"])
def test_a_rule_that_there_is_not_is_a_clear_error(rule: str) -> None:
    with pytest.raises(TextError) as caught:
        rule_text(rule, "en")
    assert caught.value.code == "unknown-text"


def test_there_are_rules_of_these_two_games_only() -> None:
    with pytest.raises(TextError):
        rules_text("../en/common", "en")
