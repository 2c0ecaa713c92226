"""The levels at which the computer plays: what each of them sees, and how far it looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tilewright.players.choosing import Player
from tilewright.players.compiled.weights import Weights
from tilewright.players.evaluations import fitted, plain, without
from tilewright.players.plain_players import GreedyPlayer
from tilewright.players.searcher import SearchPlayer
from tilewright.players.searching import Manner

MASTER = Manner()
EXPERT = Manner(choices=6, turns=2, most=5000.0, returning=False)
CLUB = {"classic": 0.4, "castle": 0.8}
CASUAL = {"classic": 0.5, "castle": 0.9}
NOVICE = {"classic": 1.1, "castle": 1.3}
"""How sharply each sees what a choice is worth, so that it loses about three games in four to the next."""

UNSEEN: Mapping[str, Weights] = {
    "classic": {"field_sure": 0},
    "castle": {"keep_points": 0, "corner": (0,) * 13},
}
"""What a novice overlooks: fields; the keep and the towers before the markers."""


def novice(compiled: bool) -> Player:
    """Builds what is in front of it, and overlooks what only the end of the game will pay."""
    return GreedyPlayer(compiled, without(plain, UNSEEN), blur=NOVICE)


def casual(compiled: bool) -> Player:
    """Knows all that scores, and is content with what looks good."""
    return GreedyPlayer(compiled, plain, blur=CASUAL)


def club(compiled: bool) -> Player:
    """Knows what each choice is worth, and looks no further than its turn."""
    return GreedyPlayer(compiled, fitted, blur=CLUB)


def expert(compiled: bool) -> Player:
    """Looks at what the best choices lead to one turn on, and takes what lies there at face value."""
    return SearchPlayer(EXPERT, compiled, fitted)


def master(compiled: bool, threads: int = 1) -> Player:
    """Looks as far as its time allows, in as many threads as it is given, and knows what things are paid in the end."""
    return SearchPlayer(MASTER, compiled, threads=threads)


LEVELS: Mapping[str, Callable[[bool], Player]] = {
    "novice": novice,
    "casual": casual,
    "club": club,
    "expert": expert,
    "master": master,
}
"""Every level by its name, each weaker than the next."""
