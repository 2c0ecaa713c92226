"""Tilewright: a table for two tile-laying games, The Castle and Classic."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.formats import load as load
    from tilewright.game import Game as Game
    from tilewright.game import new as new
    from tilewright.players import player as player

__version__ = "0.1.0"

_HOMES = {
    "Game": "tilewright.game",
    "new": "tilewright.game",
    "load": "tilewright.formats",
    "player": "tilewright.players",
}

__all__ = ["Game", "__version__", "load", "new", "player"]


def __getattr__(name: str) -> object:
    """Fetch a public name from its room when it is first asked for: importing the package stays instant."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, fetched or not."""
    return sorted({*globals(), *__all__})
