"""The matches that show how strong the players are: one table of what is played and what is to be reached."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import isfinite

from tilewright.players.levels import LEVELS

GAMES = {"classic": "Classic", "castle": "The Castle"}
TILES = {"classic": 71, "castle": 60}
"""Moves of a game: the tiles that are placed in it."""
THINKING = ("expert", "master", "uct")
"""The players that use the time they are given."""
BESIDE = 0.015
"""Core-seconds that a move takes besides: the game itself, its log, decisions over and above the usual two."""
MOST = 240.0
"""Core-minutes that all matches may take together."""
SEED = 11
"""One for all, so that matches of one game with as many players have the same decks."""
SHORT, LONG = 100, 1000
"""Milliseconds a move."""


def signed(value: float, digits: int) -> str:
    """A number with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−") if isfinite(value) else "+∞" if value > 0 else "−∞"


@dataclass(frozen=True)
class Aim:
    """What the first player of a match is to reach: a share of wins between two bounds, a mean margin, a mean score."""

    share: tuple[float, float] | None = None
    margin: float | None = None
    score: float | None = None

    def text(self) -> str:
        """The aim in words, a dash where there is none."""
        parts = []
        if self.share is not None:
            least, most = (f"{100 * bound:.0f}" for bound in self.share)
            parts.append(f"at least {least} %" if self.share[1] >= 1 else f"{least} to {most} %")
        parts += [] if self.margin is None else [f"margin {signed(self.margin, 0)} or more"]
        parts += [] if self.score is None else [f"{self.score:.0f} points or more"]
        return "; ".join(parts) or "–"


@dataclass(frozen=True)
class Match:
    """A row of the table: who plays what, how often, how long a move, and what is to come of it."""

    name: str
    game: str
    players: tuple[str, ...]
    games: int
    milliseconds: int
    aim: Aim = Aim()
    ladder: bool = False
    seed: int = SEED

    @property
    def minutes(self) -> float:
        """Core-minutes that it takes, when whoever thinks uses all its time."""
        thinking = sum(name in THINKING for name in self.players) / len(self.players)
        return self.games * TILES[self.game] * (thinking * self.milliseconds / 1000 + BESIDE) / 60

    @property
    def title(self) -> str:
        """Who plays, in words."""
        first, *others = self.players
        against = others[0] if len(others) == 1 else f"{len(others)} × {others[0]}"
        return f"{first} against {'itself' if against == first else against}"


def rungs(game: str) -> tuple[Match, ...]:
    """Every level against the next lower one."""
    pairs = [(level, lower) for lower, level in pairwise(LEVELS)]
    return tuple(Match(f"{game}-{pair[0]}", game, pair, 100, SHORT, Aim((0.65, 0.88)), True) for pair in pairs)


MATCHES: tuple[Match, ...] = (
    Match("classic-greedy", "classic", ("master", "greedy"), 400, SHORT, Aim((0.90, 1), margin=27)),
    Match("classic-uct", "classic", ("master", "uct"), 200, SHORT, Aim((0.85, 1))),
    Match("classic-random", "classic", ("master", "random"), 50, SHORT, Aim(score=115)),
    Match("classic-second", "classic", ("master", "greedy"), 40, LONG),
    Match("classic-three", "classic", ("master", "greedy", "greedy"), 102, SHORT, Aim((0.70, 1))),
    Match("classic-five", "classic", ("master", "greedy", "greedy", "greedy", "greedy"), 100, SHORT, Aim((0.60, 1))),
    Match("classic-itself", "classic", ("master", "master"), 50, SHORT),
    *rungs("classic"),
    Match("castle-greedy", "castle", ("master", "greedy"), 400, SHORT, Aim((0.85, 1))),
    Match("castle-uct", "castle", ("master", "uct"), 200, SHORT, Aim((0.80, 1))),
    *rungs("castle"),
)
