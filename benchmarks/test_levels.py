"""How long each level thinks about a move when nobody says how long: `pytest -s benchmarks/test_levels.py`."""

from __future__ import annotations

import time
from random import Random
from statistics import median

import pytest

from tilewright.game import Place, new
from tilewright.players import Budget, player
from tilewright.players.levels import LEVELS
from tilewright.players.roster import DEFAULT
from tilewright.rules.compiling import available

WANTED = {DEFAULT: 2.0, "novice": 0.5}
BEFORE, MOVES = 16, 12
"""Moves at random until there is something to think about, and moves that are measured."""


def seconds_a_move(name: str, level: str, compiled: bool) -> float:
    """The median over moves from the middle of a game, all decisions of a move together."""
    game, one, rng = new(name, ["Ann", "Bo"], seed=5), player(level, compiled=compiled), Random(5)
    one.choose(game.view(game.to_move), Budget(milliseconds=1), rng)
    left = game.view().left
    while game.view().left > left - BEFORE or game.phase != "place":
        game.apply(rng.choice(game.actions()))
    times: list[float] = []
    while True:
        view = game.view(game.to_move)
        begun = time.perf_counter()
        action = one.choose(view, Budget(), rng).action
        taken = time.perf_counter() - begun
        if isinstance(action, Place):
            if len(times) == MOVES:
                return median(times)
            times.append(0.0)
        times[-1] += taken
        game.apply(action)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["castle", "classic"])
@pytest.mark.skipif(not available(), reason="nothing can be compiled here")
def test_a_move_takes_no_longer_than_a_person_waits(name: str, level: str) -> None:
    found = seconds_a_move(name, level, compiled=True)
    print(f"{name}, {level}: median {found:.3f} s a move")
    assert found < WANTED.get(level, 5.0)


@pytest.mark.parametrize("name", ["castle", "classic"])
def test_a_novice_thinks_for_less_than_half_a_second_interpreted(name: str) -> None:
    found = seconds_a_move(name, "novice", compiled=False)
    print(f"{name}, novice interpreted: median {found:.3f} s a move")
    assert found < WANTED["novice"]
