"""Nothing gets lost: tiles and followers are conserved at every turn, the frontier is what lies around the tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.proof.conserving import Conserved, stock, wall_tiles
from tests.proof.engines import engine
from tests.proof.policies import POLICIES
from tests.proof.settings import any_setting

STYLES = ("random", "joiner", "finisher", "starver")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_tiles_followers_and_wall_tiles_are_conserved(game: str, style: str) -> None:
    for number in range(4):
        rng = Random(f"conservation {game} {style} {number}")
        drawn = any_setting(game, rng)
        if game == "classic" and number > 1:
            drawn = replace(drawn, options={"hand": 3} if number == 2 else {"draft": True}, seats=2)
        playing = engine(drawn)
        policy = POLICIES[style](rng)
        conserved = Conserved(playing)
        walls = Counter(drawn.wall.values())
        queue = drawn.deck(rng)
        while not playing.over:
            entry = playing.next_turn(queue, policy)
            conserved.check(playing, entry)
            if game == "castle":
                assert wall_tiles(playing) == walls
        assert Counter(queue) == stock(playing)
