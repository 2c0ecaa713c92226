"""The laws of The Castle."""

from tilewright.rules.castle.state import CastleState, CastleTables
from tilewright.rules.castle.tables import build_tables
from tilewright.rules.castle.turn import actions, deal, random_game, random_turn, reset, step

__all__ = [
    "CastleState",
    "CastleTables",
    "actions",
    "build_tables",
    "deal",
    "random_game",
    "random_turn",
    "reset",
    "step",
]
