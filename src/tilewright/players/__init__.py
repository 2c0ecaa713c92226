"""Who chooses: the players by name, one interface for all of them."""

from __future__ import annotations

from tilewright.players.choosing import Budget, Choice, Player, PlayerError, Reason
from tilewright.players.roster import HUMAN, PLAYERS, player, player_names

__all__ = [
    "HUMAN",
    "PLAYERS",
    "Budget",
    "Choice",
    "Player",
    "PlayerError",
    "Reason",
    "player",
    "player_names",
]
