"""The engine and the naive scorers agree after every turn, whoever plays and whatever is opted for."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.proof.driving import play, play_seed
from tests.proof.settings import doubling_setting, games

BATCHES = 40
# Of 2,000 games: half greedy, 200 that complete what they can, the others after what random play seldom brings.
SHARES = {
    "greedy": 20,
    "finisher": 4,
    "blocker": 2,
    "starver": 2,
    "joiner": 3,
    "saver": 2,
    "lander": 2,
    "holder": 1,
    "mixed": 3,
    "random": 1,
}
STYLES = [style for style, share in SHARES.items() for _ in range(share)]
assert len(STYLES) == BATCHES


@pytest.mark.parametrize("batch", range(BATCHES), ids=lambda batch: f"{batch:02}-{STYLES[batch]}")
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_engine_and_naive_scorer_agree_after_every_turn(game: str, batch: int) -> None:
    count = games(2000) // BATCHES
    seen: Counter[str] = Counter()
    for number in range(count):
        seen.update(play_seed(game, STYLES[batch], 1000 * batch + number))
    assert seen["OVER"] == count
    assert seen["turns"] >= 24 * count


@pytest.mark.parametrize("batch", range(4))
def test_W2_agreed_where_a_wall_tile_that_would_double_is_won_in_this_turn(batch: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(games(800) // 4):
        rng = Random(f"doubling {1000 * batch + number}")
        drawn = doubling_setting(rng)
        seen.update(play(drawn, drawn.deck(rng), "saver", rng)[1])
    assert seen["won and waits"]
    assert seen["doubled"]


# Game, policy and what it brings about: the comparison above would prove little without.
RARE = [
    ("castle", "starver", "TILE_OUT"),
    ("castle", "joiner", "TIED"),
    ("castle", "saver", "several scored"),
    ("castle", "saver", "order asked"),
    ("castle", "lander", "WALL_TAKEN"),
    ("castle", "lander", "doubled"),
    ("castle", "lander", "extra turn"),
    ("classic", "starver", "TILE_OUT"),
    ("classic", "joiner", "tied"),
    ("classic", "saver", "several scored"),
]


@pytest.mark.parametrize(("game", "style", "what"), RARE)
def test_the_policies_bring_about_what_random_play_seldom_does(game: str, style: str, what: str) -> None:
    for number in range(20):
        if play_seed(game, style, number)[what]:
            return
    pytest.fail(f"{what} did not happen in 20 games of {style}")
