"""Games between any players, in rounds: every round has one deck, and each player has every seat once."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from msgspec.structs import replace

from tilewright.game import Game, Place, Record, new
from tilewright.players.choosing import Budget, Player, ProgramError

LONGEST_NAME = 60


@dataclass(frozen=True)
class Plan:
    """A match: who plays what, how long they may think, and the seed that all its chance comes from.

    `milliseconds` are those of a move, `nodes` those of each decision; both None: as every player does by itself.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: bytes
    options: Mapping[str, object] = field(default_factory=dict)
    tiles: str | None = None
    board: str | None = None
    milliseconds: int | None = None
    nodes: int | None = None


@dataclass(frozen=True)
class Played:
    """A game of a match that is over; all rows are in the order of the match's players.

    `seconds` were spent choosing, `moves` are the tiles placed. `lost` is the player whose program failed, with its
    fault: it has lost, and `scores` are those of that moment.
    """

    number: int
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    record: Record
    lost: tuple[int, str, str] | None = None

    @property
    def places(self) -> tuple[int, ...]:
        """Return for each player how many are ahead of it; who lost by a fault is behind all others."""
        behind = self.lost[0] if self.lost is not None else None
        worth = [(seat != behind, score) for seat, score in enumerate(self.scores)]
        return tuple(sum(other > own for other in worth) for own in worth)


def seats_of(number: int, players: int) -> list[int]:
    """Return which player has each seat in a game: from one game of a round to the next all move on by one."""
    return [(seat + number) % players for seat in range(players)]


def derived(seed: bytes, name: str, number: int) -> bytes:
    """Return the 32 bytes that a match's seed gives under a name and a number."""
    return hashlib.sha256(seed + name.encode("utf-8") + number.to_bytes(8, "big")).digest()


def deck_seed(plan: Plan, number: int) -> bytes:
    """Return the seed of a game's deck, the same in every game of a round."""
    return derived(plan.seed, "deck", number // len(plan.players))


def called(names: Sequence[str]) -> list[str]:
    """Return players as a record calls them."""
    return [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]


class _Clock:
    """What one game has cost its players so far."""

    def __init__(self, players: int) -> None:
        self.seconds = [0.0] * players
        self.moves = [0] * players


def play_game(plan: Plan, players: Sequence[Player], number: int) -> Played:
    """Play one game of a match; it depends on the match's seed and the number alone, and on how players use time."""
    seats = seats_of(number, len(plan.players))
    names = called([plan.players[i] for i in seats])
    game = new(plan.game, names, deck_seed(plan, number), plan.options, plan.tiles, plan.board)
    chances = [Random(derived(plan.seed, f"player {seat}", number)) for seat in range(len(seats))]
    clock, lost = _Clock(len(seats)), None
    while not game.over and lost is None:
        seat = game.to_move
        try:
            _decide(plan, players[seats[seat]], game, chances[seat], clock, seats[seat])
        except ProgramError as fault:
            lost = seat, fault
    record = game.record()
    if lost is not None:
        record = _forfeited(record, game, *lost)
    return Played(
        number,
        tuple(game.scores[seats.index(i)] for i in range(len(seats))),
        tuple(clock.seconds),
        tuple(clock.moves),
        record,
        (seats[lost[0]], lost[1].code, lost[1].sentence()) if lost is not None else None,
    )


def _decide(plan: Plan, player: Player, game: Game, chance: Random, clock: _Clock, i: int) -> None:
    view, budget = game.view(game.to_move), Budget(plan.milliseconds, plan.nodes, explain=False)
    begun = monotonic()
    try:
        action = player.choose(view, budget, chance).action
    finally:
        clock.seconds[i] += monotonic() - begun
    clock.moves[i] += isinstance(action, Place)
    game.apply(action)


def _forfeited(record: Record, game: Game, seat: int, fault: ProgramError) -> Record:
    """Return the record of a game that a program lost by its fault: out of time, or given up."""
    others = [other for other in range(len(game.players)) if other != seat]
    best = max(game.scores[other] for other in others)
    return replace(
        record,
        status="flagged" if fault.code == "program-silent" else "resigned",
        by=seat,
        winners=tuple(other for other in others if game.scores[other] == best),
    )
