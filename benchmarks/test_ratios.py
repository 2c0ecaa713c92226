"""Speed, asserted as ratios of medians taken in turn with something that runs beside it: `pytest benchmarks`.

Absolute figures are `tilewright bench`'s affair; a ratio holds on a slow or a busy machine too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import pytest

from tilewright.rules import castle, classic, kernels, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.events import EventBuffer
from tilewright.tiles import board, tile_set

ROUNDS = 7
Work = Callable[[int], object]


def ratio(fast: Work, fast_count: int, slow: Work, slow_count: int) -> float:
    """How many times more often `fast` is done in a CPU-second than `slow`: the median of rounds in pairs."""
    fast(1)
    slow(1)
    found = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        fast(fast_count)
        between = time.process_time()
        slow(slow_count)
        found.append((time.process_time() - between) / slow_count * fast_count / (between - begun))
    return median(found)


def castle_games() -> tuple[Work, Work]:
    tb = castle.build_tables(tile_set("castle-1"), board("castle-1"), {})
    compiled = (records.array(CastleState), records.array_of(tb, CastleTables), records.array(EventBuffer))
    st, ev, room, out = (
        records.new(CastleState),
        records.new(EventBuffer),
        kernels.interpreted_scratch(),
        kernels.scratch(),
    )

    def plain(count: int) -> None:
        for seed in range(count):
            castle.random_game(st, tb, ev, seed, room)

    return lambda count: kernels.castle_random_games(*compiled, count, 0, out), plain


def classic_games() -> tuple[Work, Work]:
    tb = classic.build_tables(tile_set("classic-1"), {})
    compiled = (records.array(ClassicState), records.array_of(tb, ClassicTables), records.array(EventBuffer))
    st, ev, room, out = (
        records.new(ClassicState),
        records.new(EventBuffer),
        kernels.interpreted_scratch(),
        kernels.scratch(),
    )

    def plain(count: int) -> None:
        for seed in range(count):
            classic.random_game(st, tb, ev, 2, seed, room)

    return lambda count: kernels.classic_random_games(*compiled, 2, count, 0, out), plain


@pytest.mark.parametrize("games", [castle_games, classic_games])
def test_compiled_games_are_eighty_times_as_fast_as_interpreted_ones(games: Callable[[], tuple[Work, Work]]) -> None:
    fast, slow = games()
    found = ratio(fast, 3000, slow, 30)
    print(f"compiled / interpreted: {found:.0f}")
    assert found > 80


def test_a_copy_of_a_state_costs_less_than_a_turn() -> None:
    states = records.array(CastleState, 2)
    tb = castle.build_tables(tile_set("castle-1"), board("castle-1"), {})
    game = (records.array(CastleState), records.array_of(tb, CastleTables), records.array(EventBuffer))
    out = kernels.scratch()
    found = ratio(
        lambda count: kernels.clone(states, count),
        200_000,
        lambda count: kernels.castle_random_games(*game, count, 0, out),
        2000,
    )
    print(f"game / copy: {found:.0f}")
    assert found > 60  # a game has about 60 turns
