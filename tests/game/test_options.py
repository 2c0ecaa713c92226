"""Options: one table, read from data and from text."""

from __future__ import annotations

import pytest

from tilewright.game.errors import OptionError
from tilewright.game.options import (
    OPTIONS,
    Option,
    Size,
    changed_options,
    check_options,
    defaults,
    options_of,
    parse_option,
    written,
)
from tilewright.locale import rule_ids


def refusal(game: str, given: dict[str, object], **kwargs: dict[str, Option]) -> OptionError:
    with pytest.raises(OptionError) as refused:
        check_options(game, given, **kwargs)
    return refused.value


def test_the_options_that_exist_and_their_defaults() -> None:
    assert defaults("castle") == {
        "corner_timing": "each_score",
        "won_extra_turn": "at_once",
        "incomplete_fountain_path": 2,
        "empty_start_spaces": False,
    }
    assert defaults("classic") == {
        "small_city": 4,
        "field_scoring": "third",
        "farmers": True,
        "unplaceable": "remove",
        "redraws": 0,
        "hand": 0,
        "hand_visible": False,
        "draft": False,
        "boundary": None,
        "river": False,
        "river_u_turns": "forbid",
        "abbot": False,
        "tie_break": (),
    }


def test_every_option_names_a_rule_of_each_of_its_games() -> None:
    for option in OPTIONS.values():
        game = option.rule.partition(".")[0]
        assert game in option.games
        assert option.rule in rule_ids(game, "en")


def test_given_values_stand_and_the_rest_is_default() -> None:
    chosen = check_options("castle", {"corner_timing": "end_of_turn", "x_house": "loud"})
    assert chosen == {**defaults("castle"), "corner_timing": "end_of_turn"}
    assert changed_options("castle", chosen) == {"corner_timing": "end_of_turn"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("incomplete_fountain_path", True),
        ("incomplete_fountain_path", "2"),
        ("incomplete_fountain_path", 1.0),
        ("incomplete_fountain_path", 3),
        ("empty_start_spaces", 0),
        ("empty_start_spaces", "true"),
        ("corner_timing", "Each_score"),
        ("corner_timing", None),
        ("won_extra_turn", ["at_once"]),
    ],
)
def test_a_value_of_the_wrong_type_or_outside_the_range_is_refused(name: str, value: object) -> None:
    assert refusal("castle", {name: value}).code == "option-value"


def test_unknown_and_foreign_options_are_refused_by_name() -> None:
    assert refusal("classic", {"inn": True}).code == "option-unknown"
    assert refusal("classic", {"corner_timing": "each_score"}).code == "option-foreign"
    assert "corner_timing" in str(refusal("classic", {"corner_timing": "each_score"}))


def test_options_that_exclude_each_other_are_refused_only_when_both_are_chosen() -> None:
    table = {
        "a": Option("a", ("classic",), "flag", (False, True), "classic.V1", {"b": "classic.V11.1"}),
        "b": Option("b", ("classic",), "flag", (False, True), "classic.V1"),
    }
    assert check_options("classic", {"a": True, "b": False}, table) == {"a": True, "b": False}
    assert refusal("classic", {"a": True, "b": True}, table=table).details == {
        "name": "a",
        "other": "b",
        "rule": "classic.V11.1",
    }


def test_every_value_reads_back_from_its_text() -> None:
    for game in ("castle", "classic"):
        for option in options_of(game):
            for value in {"list": ((), option.values), "size": (None, Size(3, 84))}.get(option.type, option.values):
                name, read = parse_option(game, f" {option.name} = {written(value)} ")
                assert (name, read, type(read)) == (option.name, value, type(value))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("small_city", "option-form"),
        ("small_city=3", "option-value"),
        ("small_city=True", "option-value"),
        ("unplaceable=away", "option-value"),
        ("=4", "option-unknown"),
        ("empty_start_spaces=true", "option-foreign"),
    ],
)
def test_text_that_is_no_option_is_refused(text: str, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_option("classic", text)
    assert refused.value.code == code
