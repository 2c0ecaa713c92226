"""What is compiled plays bit for bit what is interpreted: states and events, drawn at random and step by step."""

from __future__ import annotations

from random import Random

import pytest
from tests.proof.settings import any_setting, games
from tests.proof.twins import Twins

BATCHES = 10


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_states_and_events_are_equal_byte_for_byte_after_every_turn(game: str, batch: int) -> None:
    for number in range(games(500) // BATCHES):
        rng = Random(f"{game} twins {1000 * batch + number}")
        twins = Twins(any_setting(game, rng), rng.randrange(1 << 40))
        while not twins.over:
            twins.turn()
        sunk = twins.seeded.left  # at the end there are tiles left only where all were drawn in vain
        assert twins.seeded.placed + twins.seeded.out_count + sunk >= 24
