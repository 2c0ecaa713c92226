"""Who chooses: the players by name, one interface for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tilewright.players.choosing import Budget, Choice, Player, PlayerError, Reason
from tilewright.players.plain_players import GreedyPlayer, RandomPlayer

HUMAN = "human"

PLAYERS: Mapping[str, Callable[[], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
"""Every player that the computer plays, by name."""

__all__ = ["HUMAN", "PLAYERS", "Budget", "Choice", "Player", "PlayerError", "Reason", "player", "player_names"]


def player(name: str) -> Player:
    """The player of that name. Raises PlayerError for one that there is not, for settings that it does not take."""
    known = _checked(name)
    if known == HUMAN:
        raise PlayerError("player-human")
    return PLAYERS[known]()


def player_names(text: str) -> tuple[str, ...]:
    """The players named in a list such as `human,greedy`, each checked. Raises PlayerError."""
    return tuple(_checked(part.strip()) for part in text.split(","))


def _checked(text: str) -> str:
    name, colon, settings = text.partition(":")
    if name != HUMAN and name not in PLAYERS:
        known = ", ".join((HUMAN, *PLAYERS))
        raise PlayerError("player-unknown", name=name[:40], known=known)
    if colon:
        raise PlayerError("player-settings", name=name, settings=settings[:40])
    return name
