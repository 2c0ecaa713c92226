"""What a match has shown so far: wins, points, margins and strength of every player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from tilewright.players.figures import Interval, elo, mean_interval, wilson
from tilewright.players.matches import Played


@dataclass(frozen=True)
class Standing:
    """The results of one player of a match.

    A win is first place alone, a draw first place shared. `margin`: own points less those of the best other player;
    its interval takes the games of one deck together. `win_interval` is that of wins and half the draws; `elo` that of
    the share of other players left behind, ties half.
    """

    wins: int
    draws: int
    losses: int
    score: float
    margin: float
    margin_interval: Interval | None
    win_share: float
    win_interval: Interval
    elo: float
    elo_interval: Interval
    seconds: float | None
    """For a move; None where it made none."""
    forfeits: int


@dataclass(frozen=True)
class Meeting:
    """Two players of a match beside each other: games in which the first was ahead, level, behind."""

    first: int
    second: int
    ahead: int
    level: int
    behind: int


def standings(games: Iterable[Played], players: int) -> list[Standing]:
    """Return how every player of a match stands after some of its games, in the match's order."""
    known = sorted(games, key=lambda game: game.number)
    return [_standing(known, i, players) for i in range(players)]


def meetings(games: Iterable[Played], players: int) -> list[Meeting]:
    """Return every pair of players beside each other."""
    places = [game.places for game in games]
    found = []
    for first in range(players):
        for second in range(first + 1, players):
            ahead = sum(row[first] < row[second] for row in places)
            level = sum(row[first] == row[second] for row in places)
            found.append(Meeting(first, second, ahead, level, len(places) - ahead - level))
    return found


def _standing(games: Sequence[Played], i: int, players: int) -> Standing:
    first = [game.places[i] == 0 for game in games]
    shared = [game.places.count(0) > 1 for game in games]
    wins = sum(a and not b for a, b in zip(first, shared, strict=True))
    draws = sum(a and b for a, b in zip(first, shared, strict=True))
    share = (wins + draws / 2) / len(games)
    beaten = fmean(_beaten(game, i) for game in games)
    low, high = wilson(beaten, len(games))
    moves = sum(game.moves[i] for game in games)
    return Standing(
        wins,
        draws,
        len(games) - wins - draws,
        fmean(game.scores[i] for game in games),
        fmean(_margin(game, i) for game in games),
        mean_interval(_by_deck(games, i, players)),
        share,
        wilson(share, len(games)),
        elo(beaten),
        (elo(low), elo(high)),
        sum(game.seconds[i] for game in games) / moves if moves else None,
        sum(game.lost is not None and game.lost[0] == i for game in games),
    )


def _margin(game: Played, i: int) -> int:
    return game.scores[i] - max(score for other, score in enumerate(game.scores) if other != i)


def _by_deck(games: Sequence[Played], i: int, players: int) -> list[float]:
    """Return the mean margin of each deck: games with one deck say nothing independent of each other."""
    decks: dict[int, list[int]] = {}
    for game in games:
        decks.setdefault(game.number // players, []).append(_margin(game, i))
    return [fmean(margins) for margins in decks.values()]


def _beaten(game: Played, i: int) -> float:
    """Return the share of the other players that this one left behind; a tie counts half."""
    own = game.places[i]
    others = [place for other, place in enumerate(game.places) if other != i]
    return sum(1.0 if place > own else 0.5 if place == own else 0.0 for place in others) / len(others)
