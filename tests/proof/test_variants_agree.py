"""Classic with every option drawn at random: engine and naive scorer agree, nothing is lost, hands stay hidden.

After every entry of each game all that engine and naive scorer both know is compared, tiles and followers are counted
(placed, out, in hands and left are the whole set), and a game with hidden hands is played once more as a record, each
seat and a spectator looking on.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.proof.comparing import CastlePair, ClassicPair, pair
from tests.proof.conserving import Conserved
from tests.proof.driving import play
from tests.proof.looking_on import look_on
from tests.proof.playing import Entry
from tests.proof.settings import CLASSIC_OPTIONS, STACK_OPTIONS, Setting, games, variant_setting
from tests.proof.shrinking import record_of

from tilewright.game.options import hides_hands

BATCHES = 30
STYLES = ("random", "greedy", "finisher")
TOGETHER = 300
"""Of so few games on, every value of every option must have been drawn."""


class Watched:
    """Counts tiles and followers of a game, and keeps the hands that were dealt for the record."""

    def __init__(self, game: Setting) -> None:
        self.conserved = Conserved(pair(game).engine)
        self.hands: list[list[str]] = []

    def __call__(self, both: CastlePair | ClassicPair, entry: Entry) -> None:
        self.conserved.check(both.engine, entry)
        if isinstance(both, ClassicPair):
            self.hands = both.engine.hands


def play_variant(number: int) -> tuple[Setting, Counter[str]]:
    """Play the game of a number, always the same one; returns how it was set up and what happened."""
    rng = Random(f"variant {number}")
    game = variant_setting(rng)
    watch = Watched(game)
    entries, seen = play(game, game.deck(rng), STYLES[number % len(STYLES)], rng, watch)
    if hides_hands(game.options):
        record = record_of(game, entries) | {"set": {"tiles": "classic-1"}} | {"hands": watch.hands}
        seen.update(look_on(record, rng))
    return game, seen


@pytest.mark.parametrize("batch", range(BATCHES))
def test_V11_games_of_any_options_agree_lose_nothing_and_keep_hands_hidden(batch: int) -> None:
    count = games(3000) // BATCHES
    seen: Counter[str] = Counter()
    hidden = 0
    for number in range(count):
        game, what = play_variant(count * batch + number)
        hidden += hides_hands(game.options)
        seen.update(what)
    assert seen["OVER"] == count
    assert seen["turns"] >= 6 * count
    assert bool(seen["views of hidden hands"]) == bool(seen["exchanged hands"]) == bool(hidden)


def test_every_value_of_every_option_is_drawn_among_these_games() -> None:
    drawn = [variant_setting(Random(f"variant {number}")) for number in range(TOGETHER)]
    for name, values in (CLASSIC_OPTIONS | STACK_OPTIONS).items():
        found = [game.options.get(name, values[0]) for game in drawn]
        assert all(value in found for value in values), name
    assert {len(game.options.get("tie_break", ())) for game in drawn} == {0, 1, 2, 3}
    assert {game.seats for game in drawn} == {2, 3, 4, 5}
    assert games(3000) >= TOGETHER
