"""Presets are options chosen together: what they name can be played, and choosing one by its options is the same."""

from __future__ import annotations

import pytest

from tilewright.game.errors import OptionError
from tilewright.game.options import check_options, defaults, plain_options
from tilewright.game.presets import PRESETS, preset_of
from tilewright.game.refusals import RULES
from tilewright.game.setup import new_setup
from tilewright.locale import rule_ids


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_a_game_that_can_be_set_up_and_differs_from_the_usual_one(name: str) -> None:
    preset = PRESETS[name]
    setup = new_setup(preset.game, ["Ann", "Bo"], plain_options(preset.options))
    assert setup.options == defaults(preset.game) | dict(preset.options)
    assert setup.options != defaults(preset.game)
    assert preset.rule in rule_ids(preset.game, "en")
    assert preset.name == name


def test_V2_the_first_game_is_classic_without_farmers() -> None:
    preset = preset_of("first-game")
    assert (preset.game, dict(preset.options)) == ("classic", {"farmers": False})
    assert check_options("classic", preset.options)["farmers"] is False
    assert "no-farmers" in RULES


def test_no_two_presets_of_a_game_are_the_same() -> None:
    chosen = [(preset.game, *sorted(preset.options.items())) for preset in PRESETS.values()]
    assert len(set(chosen)) == len(chosen)


@pytest.mark.parametrize(
    ("name", "game", "code"),
    [
        ("last-game", None, "preset-unknown"),
        ("", "classic", "preset-unknown"),
        ("first-game", "castle", "preset-foreign"),
    ],
)
def test_any_other_name_or_game_is_refused(name: str, game: str | None, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        preset_of(name, game)
    assert refused.value.code == code
    assert "first-game" in str(refused.value)
