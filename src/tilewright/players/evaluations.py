"""What players reckon with: the evaluation as it was written by hand, or as it was fitted by self-play.

A fitted one is a file of data beside this module for each number of seats, with where it comes from; `tilewright
train` writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources

import msgspec

from tilewright.game.record import SEATS
from tilewright.players.compiled import castle_value, classic_value
from tilewright.players.compiled.weights import NOTHING, Weights

Evaluation = Callable[[str, int], Weights]
"""From a game's code and its number of seats to the weights in which it differs from those written by hand."""

DEFAULTS: Mapping[str, Weights] = {"castle": castle_value.DEFAULTS, "classic": classic_value.DEFAULTS}
"""The weights of both games as they were written by hand."""

TABLES = tuple((game, seats) for game, (least, most) in SEATS.items() for seats in range(least, most + 1))
"""Every game with every number of seats: each has its own fitted weights."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where fitted weights come from: the engine's commit, the course of the fitting, and how they did."""

    commit: str
    seed: int
    generations: int
    games: int
    against: str
    margin: float
    interval: tuple[float, float]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where prospects come from, and the share of the variance of what games came to that they tell.

    `before`: what the evaluation tells of it without them.
    """

    commit: str
    seed: int
    games: int
    moments: int
    before: float
    after: float


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Weights that `train` fitted, with their origin.

    `ahead`: what players that look ahead use besides. Such a player values what lies some turns on, and is best served
    by what a moment will pay (its `prospects`, of which `learned` tells); one that looks no further than its turn, by
    what makes it play well.
    """

    game: str
    seats: int
    origin: Origin
    weights: dict[str, int | tuple[int, ...]]
    ahead: dict[str, int | tuple[int, ...]] = {}
    learned: Learned | None = None


def plain(game: str, seats: int) -> Weights:
    """The evaluation as it was written by hand."""
    return NOTHING


def fitted(game: str, seats: int) -> Weights:
    """The evaluation as it was fitted by self-play."""
    return kept(game, seats).weights


def ahead(game: str, seats: int) -> Weights:
    """The evaluation for players that look ahead: as fitted, with the prospects by which it values what lies there."""
    return {**kept(game, seats).weights, **kept(game, seats).ahead}


@cache
def kept(game: str, seats: int) -> Fitted:
    """The fitted weights of a game for so many seats, with their origin."""
    data = resources.files("tilewright.players").joinpath("fitted", f"{game}-{seats}.json").read_bytes()
    return msgspec.json.decode(data, type=Fitted)


def without(evaluation: Evaluation, changed: Mapping[str, Weights]) -> Evaluation:
    """An evaluation that overlooks something: some weights, by game, are set otherwise."""
    return lambda game, seats: {**evaluation(game, seats), **changed.get(game, NOTHING)}
