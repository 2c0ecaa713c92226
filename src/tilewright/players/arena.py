"""Many games between two ways to play: matches in rounds of one seed in which the seats change, and measurements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from tilewright.players.compiled import castle_arena, classic_arena
from tilewright.players.compiled.castle_value import CastleWeights, castle_weights
from tilewright.players.compiled.classic_value import ClassicWeights, classic_weights
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.tally import Outcome
from tilewright.players.compiled.thinking import MOMENTS, Row, Thoughts
from tilewright.rules import castle, classic, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.compiling import Kernel
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch, scratch
from tilewright.rules.records import Record
from tilewright.tiles import in_play, library

STYLES: Mapping[str, Style] = {
    "random": Style.RANDOM,
    "greedy": Style.GREEDY,
    "finisher": Style.FINISHER,
    "blocker": Style.BLOCKER,
}
"""The ways to play that an arena knows; finisher and blocker serve proofs only."""


@dataclass(frozen=True)
class Match:
    """The outcomes of a match: the games of a round have one seed, the first way to play has each seat in turn."""

    outcomes: tuple[Outcome, ...]
    rounds: int = 2
    evaluations: int = 0  # positions that both ways to play evaluated

    def scores(self) -> list[tuple[float, float]]:
        """Points of the first way to play and of the second, the mean of its seats, game by game."""
        found = []
        for i, outcome in enumerate(self.outcomes):
            own, *others = (outcome.score[(i % self.rounds + j) % outcome.seats] for j in range(outcome.seats))
            found.append((float(own), fmean(others)))
        return found

    def wins(self) -> tuple[int, int, int]:
        """Games won by the first, won by the second, drawn."""
        scores = self.scores()
        first = sum(a > b for a, b in scores)
        second = sum(b > a for a, b in scores)
        return first, second, len(scores) - first - second


@dataclass(frozen=True)
class Plan:
    """How many seeds are played from which on, by how many players, each with the seats changed in turn or once.

    Between equals a changed seat gives the same game again, so they play each seed once.
    """

    seeds: int
    first: int = 1
    paired: bool = True
    compiled: bool = True
    seats: int = 2

    @property
    def rounds(self) -> int:
        """How often each seed is played."""
        return self.seats if self.paired else 1


def play_castle(
    first: Style | CastleWeights,
    second: Style | CastleWeights,
    plan: Plan,
    *,
    tiles: str | Path = "castle-1",
    board: str | Path = "castle-1",
    options: Mapping[str, object] | None = None,
) -> Match:
    """Play games of The Castle between two ways to play."""
    tb = castle.build_tables(library.tile_set(tiles), library.board(board), options or {})
    weights = [castle_weights(way) if isinstance(way, Style) else way for way in (first, second)]
    return _play(CastleState, CastleTables, tb, CastleWeights, weights, castle_arena, plan)


def play_classic(
    first: Style | ClassicWeights,
    second: Style | ClassicWeights,
    plan: Plan,
    *,
    tiles: str | Path = "classic-1",
    options: Mapping[str, object] | None = None,
) -> Match:
    """Play games of Classic: one seat plays by the first way to play, all others by the second."""
    tb = classic.build_tables(in_play(library.tile_set(tiles), options or {}), options or {})
    weights = [classic_weights(way) if isinstance(way, Style) else way for way in (first, second)]
    return _play(ClassicState, ClassicTables, tb, ClassicWeights, weights, classic_arena, plan)


def _play(
    state: type[Record],
    tables: type[Record],
    tb: Record,
    weighing: type[Record],
    weights: list[Any],
    arena: Any,
    plan: Plan,
) -> Match:
    games = plan.seeds * plan.rounds
    course = (plan.first, plan.seeds, plan.seats, plan.rounds)
    if not plan.compiled:
        row = Row(Outcome, games)
        desk = (Row(state), [tb], Row(EventBuffer, 2), thoughts := Row(Thoughts, 1), weights, row)
        arena.play_games(*desk, *course, interpreted_scratch())
        return Match(tuple(row[i] for i in range(games)), plan.rounds, thoughts[0].tried)
    results = records.array(Outcome, games)
    pair = records.array(weighing, 2)
    for i in range(2):
        pair[i] = records.array_of(weights[i], weighing)[0]
    run: Kernel = arena.play_games_compiled
    moments = records.array(state, MOMENTS)
    buffers, minds = records.array(EventBuffer, 2), records.array(Thoughts)
    run(moments, records.array_of(tb, tables), buffers, minds, pair, results, *course, scratch())
    mind = records.view(Thoughts, minds)
    return Match(tuple(records.view(Outcome, results, i) for i in range(games)), plan.rounds, mind.tried)
