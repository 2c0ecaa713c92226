"""The laws of Classic."""

from tilewright.rules.classic.holding import pass_on
from tilewright.rules.classic.state import ClassicState, ClassicTables
from tilewright.rules.classic.tables import build_tables
from tilewright.rules.classic.turn import actions, deal, random_game, random_turn, reset, step

__all__ = [
    "ClassicState",
    "ClassicTables",
    "actions",
    "build_tables",
    "deal",
    "pass_on",
    "random_game",
    "random_turn",
    "reset",
    "step",
]
