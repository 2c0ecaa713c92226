"""Presets are data too: options chosen together under one name, for those who do not want to choose them one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tilewright.game.errors import OptionError
from tilewright.game.options import GameName, Value


@dataclass(frozen=True, slots=True)
class Preset:
    """Options of one game that go together, and the rule that speaks of them.

    Its texts are `preset-<name>` and `preset-<name>-help`. A game never stores that it was set up by one: a record
    names its options, so that a preset may change without changing what an old game means.
    """

    name: str
    game: GameName
    options: Mapping[str, Value]
    rule: str


_TABLE = (Preset("first-game", "classic", MappingProxyType({"farmers": False}), "classic.V2"),)

PRESETS: Mapping[str, Preset] = MappingProxyType({preset.name: preset for preset in _TABLE})


def preset_of(name: str, game: str | None = None) -> Preset:
    """Return the preset of a name; `game` is the one that was asked for. Raises OptionError for any other."""
    preset = PRESETS.get(name)
    if preset is None:
        raise OptionError("preset-unknown", name=name, known=", ".join(PRESETS))
    if game is not None and game != preset.game:
        raise OptionError("preset-foreign", name=name, game=game)
    return preset
