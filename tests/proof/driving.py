"""Whole games under proof: the engine plays by policies, every entry goes to the naive scorer, all is compared."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.naive.classic_stack import TILE_OPTIONS
from tests.proof.comparing import CastlePair, ClassicPair, Difference, pair
from tests.proof.playing import Engine, Entry
from tests.proof.policies import POLICIES, Policy
from tests.proof.settings import Setting, any_setting
from tests.proof.shrinking import record_of, shrunk

from tilewright.rules.phases import Phase

THOROUGH = 6  # one turn in so many is looked at from every side


class Choices:
    """The policy of each seat; the comparison of legal placements is put in before the first choice of a turn."""

    def __init__(self, both: CastlePair | ClassicPair, policies: list[Policy]) -> None:
        self.both, self.policies = both, policies
        self.kind, self.thorough = -1, False

    def __call__(self, engine: Engine, codes: list[int]) -> int:
        if self.thorough and engine.st.phase == Phase.PLACE:
            self.both.compare_legal(self.kind)
        return self.policies[engine.choosing](engine, codes)


def policies_for(style: str, seats: int, rng: Random) -> list[Policy]:
    """A policy for every seat; `mixed` draws one for each."""
    names = [rng.choice(sorted(POLICIES)) if style == "mixed" else style for _ in range(seats)]
    return [POLICIES[name](rng) for name in names]


Watch = Callable[[CastlePair | ClassicPair, Entry], None]


def play(
    game: Setting, deck: list[int], style: str, rng: Random, watch: Watch | None = None
) -> tuple[list[Entry], Counter[str]]:
    """Play a whole game in both; raises Difference with the shrunk record. Returns the entries and what happened.

    `watch` looks at the engine after every entry, before the two are compared.
    """
    both = pair(game)
    choose = Choices(both, policies_for(style, game.seats, rng))
    entries: list[Entry] = []
    queue = list(deck)
    try:
        while not both.engine.over:
            choose.kind = queue[0] if queue else -1
            choose.thorough = rng.randrange(THOROUGH) == 0 or len(queue) == 1
            entry = both.engine.next_turn(queue, choose)
            entries.append(entry)
            if watch is not None:
                watch(both, entry)
            both.compare(entry, choose.thorough)
    except Difference as difference:
        if any(name in game.options for name in TILE_OPTIONS):
            raise Difference(
                f"turn {len(entries)}: {difference}\n{json.dumps(record_of(game, entries))}"
            ) from difference
        found, record = shrunk(game, entries, difference)
        text = json.dumps(record, indent=1)
        raise Difference(f"turn {len(entries)}: {difference}\nshrunk: {found}\n{text}") from difference
    return entries, both.engine.tally


def play_seed(game: str, style: str, number: int) -> Counter[str]:
    """Play the game of a style and number, always the same one; returns what happened."""
    rng = Random(f"{game} {style} {number}")
    drawn = any_setting(game, rng)
    return play(drawn, drawn.deck(rng), style, rng)[1]
