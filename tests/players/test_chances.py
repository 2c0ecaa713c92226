"""What a game brought each seat, and the chance to be first where it is not over."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tilewright.players.compiled.playing import SURE_OPEN, TILE_OPEN, doubled, first_chance, won
from tilewright.players.compiled.thinking import ONE
from tilewright.players.searching import Manner


@pytest.mark.parametrize(
    ("scores", "brought"),
    [
        ([70, 60], [ONE, 0]),
        ([70, 70], [ONE // 2] * 2),
        ([50, 40, 80], [0, 0, ONE]),
        # A lead over the mean of the others is no win.
        ([60, 10, 61], [0, 0, ONE]),
        ([80, 80, 10, 20, 80], [ONE // 2, ONE // 2, 0, 0, ONE // 2]),
    ],
)
def test_only_the_most_points_win(scores: list[int], brought: list[int]) -> None:
    st = SimpleNamespace(seats=len(scores), score=scores)
    assert [won(st, seat) for seat in range(len(scores))] == brought


def test_a_power_of_two_goes_straight_between_whole_ones() -> None:
    assert [doubled(times * ONE) for times in (0, 1, 3, -1, -10)] == [ONE, 2 * ONE, 8 * ONE, ONE // 2, 1]
    assert doubled(ONE // 2) == ONE * 3 // 2
    assert doubled(-ONE // 2) == ONE * 3 // 4
    assert (doubled(-11 * ONE), doubled(99 * ONE)) == (0, ONE << 20)


def chances(totals: list[int], left: int) -> list[int]:
    """The chance of every seat, given what it is expected to have in the end, in 1/1000 point."""

    def lead(st: Any, tb: Any, mind: Any, w: Any, seat: int, out: Any) -> int:
        return totals[seat] - (sum(totals) - totals[seat]) // (len(totals) - 1)

    st, none = SimpleNamespace(seats=len(totals), left=left), None
    seats = range(len(totals))
    return [first_chance(st, none, none, none, me, lead(st, none, none, none, me, None), none, lead) for me in seats]  # type: ignore[arg-type]


def test_equals_have_equal_chances() -> None:
    assert chances([40_000] * 3, 30) == [ONE // 3] * 3
    assert chances([40_000] * 5, 30) == [ONE // 5] * 5


@pytest.mark.parametrize("left", [0, 10, 60])
def test_a_lead_doubles_the_odds_by_as_much_as_is_open(left: int) -> None:
    even = SURE_OPEN + TILE_OPEN * left
    first, *others = chances([50_000 + even, 50_000, 50_000], left)
    assert first == pytest.approx(ONE / 2, abs=2)
    assert others == pytest.approx([ONE / 4] * 2, abs=2)


def test_the_same_lead_is_safer_the_fewer_tiles_are_left() -> None:
    early, late = (chances([58_000, 50_000, 50_000, 45_000], left)[0] for left in (60, 4))
    assert late > early + 100


@given(some.lists(some.integers(0, 120_000), min_size=3, max_size=5), some.integers(0, 71))
def test_chances_come_to_about_one_and_follow_the_points(totals: list[int], left: int) -> None:
    found = chances(totals, left)
    assert sum(found) == pytest.approx(ONE, rel=0.13)
    assert [one for _, one in sorted(zip(totals, found))] == sorted(found)


def test_a_trial_comes_back_to_its_seat_at_larger_tables() -> None:
    assert [Manner().reach(seats) for seats in (2, 3, 4, 5)] == [4, 4, 5, 6]
    assert Manner(turns=2, returning=False).reach(5) == 2
