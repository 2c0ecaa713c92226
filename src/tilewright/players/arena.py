"""Many games between two ways to play, in pairs of one seed with the seats changed: matches and measurements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilewright.players import castle_arena, classic_arena
from tilewright.players.castle_value import CastleWeights, castle_weights
from tilewright.players.classic_value import ClassicWeights, classic_weights
from tilewright.players.styles import Style
from tilewright.players.tally import Outcome
from tilewright.players.thinking import MOMENTS, Row, Thoughts
from tilewright.rules import castle, classic, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.compiling import Kernel
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch, scratch
from tilewright.rules.records import Record
from tilewright.tiles import library

STYLES: Mapping[str, Style] = {
    "random": Style.RANDOM,
    "greedy": Style.GREEDY,
    "finisher": Style.FINISHER,
    "blocker": Style.BLOCKER,
}
"""The ways to play that an arena knows; finisher and blocker serve proofs only."""


@dataclass(frozen=True)
class Match:
    """The outcomes of a match: games 2 i and 2 i + 1 have one seed, in the second the seats are changed."""

    outcomes: tuple[Outcome, ...]

    def scores(self) -> list[tuple[int, int]]:
        """Points of the first and the second way to play, game by game."""
        return [(o.score[i % 2], o.score[1 - i % 2]) for i, o in enumerate(self.outcomes)]

    def wins(self) -> tuple[int, int, int]:
        """Games won by the first, won by the second, drawn."""
        scores = self.scores()
        first = sum(a > b for a, b in scores)
        second = sum(b > a for a, b in scores)
        return first, second, len(scores) - first - second


def play_castle(
    first: Style | CastleWeights,
    second: Style | CastleWeights,
    pairs: int,
    seed: int = 1,
    *,
    tiles: str | Path = "castle-1",
    board: str | Path = "castle-1",
    options: Mapping[str, object] | None = None,
    compiled: bool = True,
) -> Match:
    """Play pairs of games of The Castle from seeds `seed`, `seed` + 1 …"""
    tb = castle.build_tables(library.tile_set(tiles), library.board(board), options or {})
    weights = [castle_weights(way) if isinstance(way, Style) else way for way in (first, second)]
    return _play(CastleState, CastleTables, tb, CastleWeights, weights, castle_arena, pairs, seed, compiled)


def play_classic(
    first: Style | ClassicWeights,
    second: Style | ClassicWeights,
    pairs: int,
    seed: int = 1,
    *,
    tiles: str | Path = "classic-1",
    options: Mapping[str, object] | None = None,
    compiled: bool = True,
) -> Match:
    """Play pairs of games of Classic for two from seeds `seed`, `seed` + 1 …"""
    tb = classic.build_tables(library.tile_set(tiles), options or {})
    weights = [classic_weights(way) if isinstance(way, Style) else way for way in (first, second)]
    return _play(ClassicState, ClassicTables, tb, ClassicWeights, weights, classic_arena, pairs, seed, compiled)


def _play(
    state: type[Record],
    tables: type[Record],
    tb: Record,
    weighing: type[Record],
    weights: list[Any],
    arena: Any,
    pairs: int,
    seed: int,
    compiled: bool,
) -> Match:
    if not compiled:
        row = Row(Outcome, 2 * pairs)
        room = interpreted_scratch()
        minds = Row(Thoughts, 1)
        arena.play_pairs(Row(state), [tb], Row(EventBuffer, 2), minds, weights, row, seed, pairs, room)
        return Match(tuple(row[i] for i in range(2 * pairs)))
    results = records.array(Outcome, 2 * pairs)
    pair = records.array(weighing, 2)
    for i in range(2):
        pair[i] = records.array_of(weights[i], weighing)[0]
    run: Kernel = arena.play_pairs_compiled
    run(
        records.array(state, MOMENTS),
        records.array_of(tb, tables),
        records.array(EventBuffer, 2),
        records.array(Thoughts),
        pair,
        results,
        seed,
        pairs,
        scratch(),
    )
    return Match(tuple(records.view(Outcome, results, i) for i in range(2 * pairs)))
