"""Intervals and Elo against values reckoned by hand and from printed tables."""

from __future__ import annotations

import math

import pytest

from tilewright.players.figures import elo, mean_interval, student, wilson


def test_wilson_for_eight_of_ten_is_what_textbooks_print() -> None:
    low, high = wilson(0.8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)


@pytest.mark.parametrize("games", [1, 4, 100])
def test_wilson_is_symmetric_and_stays_between_none_and_all(games: int) -> None:
    low, high = wilson(0.0, games)
    assert low == 0.0
    assert 0 < high < 1
    assert wilson(1.0, games) == pytest.approx((1 - high, 1.0))


def test_wilson_ends_where_the_normal_test_would_just_reject() -> None:
    for share, games in ((0.5, 40), (0.93, 400), (0.1, 7)):
        for end in wilson(share, games):
            assert abs(share - end) / math.sqrt(end * (1 - end) / games) == pytest.approx(1.959964, abs=1e-5)


def test_elo_is_the_logistic_curve() -> None:
    assert str(elo(0.5)) == "0.0"
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(0.25) == pytest.approx(-190.85, abs=0.01)
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_students_t_is_that_of_the_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.006)


def test_the_interval_of_a_mean_by_hand() -> None:
    # mean 3, variance 2.5, standard error 0.70711, t for four degrees of freedom 2.77645
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.0368, 4.9632), abs=0.003)
    assert mean_interval([4.0]) is None
    assert mean_interval([2.0, 2.0]) == (2.0, 2.0)
