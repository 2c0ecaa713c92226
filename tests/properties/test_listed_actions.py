"""The list of actions: every one of them can be played, every placement that is not on it is explained."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.proof.engines import engine
from tests.proof.playing import Engine
from tests.proof.policies import POLICIES
from tests.proof.settings import any_setting, lasting_setting

from tilewright.rules.phases import REDRAW, Phase
from tilewright.rules.placing import legal_placements, random_placement
from tilewright.rules.randomness import seed_random
from tilewright.rules.records import as_bytes
from tilewright.rules.shapes import AREAS


class Tried:
    """Tries every listed code on a copy before a policy chooses one."""

    def __init__(self, policy: Any) -> None:
        self.policy = policy
        self.tried = 0

    def __call__(self, playing: Engine, codes: list[int]) -> int:
        assert codes
        assert len(set(codes)) == len(codes)
        before = as_bytes(playing.st)
        rows = playing.ev.count
        after = {}
        for code in codes:
            st = playing.trial()
            playing.try_step(st, code)
            playing.ev.count = rows
            after[as_bytes(st)] = code
            self.tried += 1
        assert as_bytes(playing.st) == before
        if playing.st.phase == Phase.PLACE:
            assert len(after) == len(codes)
            check_placements(playing, codes)
        choice: int = self.policy(playing, codes)
        assert choice in codes
        return choice


def check_placements(playing: Engine, codes: list[int]) -> None:
    """Over all cells and turns: no fault exactly where a listed placement makes the same landscape."""
    kind, st = playing.st.drawn, playing.st
    pictures = {turn: picture(playing, kind, turn) for turn in range(4)}
    codes = [code for code in codes if code != REDRAW]
    listed = {(code >> 2, pictures[code & 3]) for code in codes}
    assert len(listed) == len(codes)
    legal = set()
    for cell in range(playing.tb.modulus):
        for turn in range(4):
            if playing.fault(kind, cell, turn) == 0:
                legal.add((cell, pictures[turn]))
                assert (cell, pictures[turn]) in listed
    assert legal == listed
    assert all(st.grid[code >> 2] >= 128 for code in codes)


def picture(playing: Engine, kind: int, turn: int) -> tuple[Any, ...]:
    """What a turned tile looks like, whatever its areas are called."""
    tb, turned = playing.tb, kind * 4 + turn
    areas = []
    for area in range(tb.area_count[kind]):
        lines = tuple(side for side in range(4) if tb.line[turned * 4 + side] == area)
        halves = tuple(half for half in range(8) if tb.half[turned * 8 + half] == area)
        i = kind * AREAS + area
        areas.append((tb.area_kind[i], lines, halves, tb.area_marks[i]))
    return tuple(sorted(areas))


@pytest.mark.parametrize("style", ["random", "finisher", "saver", "starver"])
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_every_listed_action_can_be_played_and_no_other_placement_is_without_fault(game: str, style: str) -> None:
    rng = Random(f"listed {game} {style}")
    drawn = any_setting(game, rng)
    playing, tried = engine(drawn), Tried(POLICIES[style](rng))
    queue = drawn.deck(rng)
    while playing.st.phase != Phase.OVER:
        playing.next_turn(queue, tried)
    assert playing.st.phase == Phase.OVER
    assert tried.tried > 500


def chi_square_limit(freedom: int) -> float:
    """The value that chi-square exceeds once in 10,000 (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 3.719 * spread**0.5) ** 3


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_random_placement_is_uniform_over_the_list(game: str) -> None:
    rng = Random(f"uniform {game}")
    drawn = lasting_setting(game, rng)
    playing, policy = engine(drawn), POLICIES["starver"](rng)
    rare = 0
    for number, kind in enumerate(drawn.deck(rng)):
        playing.turn(kind, policy)
        bag = sorted({playing.st.bag[i] for i in range(playing.st.left)})
        shares = {kind: share(playing, kind) for kind in bag}
        if number in (1, 8):
            check_uniform(playing, max(bag, key=lambda kind: shares[kind]))
        seldom = [kind for kind in bag if shares[kind] < SELDOM]
        if seldom and rare < 3:
            check_uniform(playing, seldom[0])
            rare += 1
    assert rare == 3


SELDOM = 0.1  # a share of hits at which 24 misses in a row, after which a list is drawn from, are common


def share(playing: Engine, kind: int) -> float:
    """How often rejection sampling hits; 1 where nothing can be hit."""
    count = legal_placements(playing.st, playing.tb, kind, playing.out)
    return count / (playing.st.frontier << playing.tb.turn_bits[kind]) if count else 1.0


def check_uniform(playing: Engine, kind: int) -> None:
    st = playing.trial()
    count = legal_placements(st, playing.tb, kind, playing.out)
    hits = {playing.out[i]: 0 for i in range(count)}
    if count == 0:
        assert random_placement(st, playing.tb, kind, playing.out) == -1
        return
    seed_random(st, kind)
    draws = 60 * count
    for _ in range(draws):
        hits[random_placement(st, playing.tb, kind, playing.out)] += 1
    chi_square = sum((n - 60) ** 2 / 60 for n in hits.values())
    if count == 1:
        assert chi_square == 0
    else:
        assert chi_square < chi_square_limit(count - 1)
