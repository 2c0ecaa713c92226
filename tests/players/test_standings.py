"""What a match has shown, counted by hand."""

from __future__ import annotations

import math

import pytest

from tilewright.game import new
from tilewright.players.matches import Played
from tilewright.players.standings import Meeting, meetings, standings

RECORD = new("castle", ["A", "B"], seed=1).record()


def game(number: int, *scores: int, lost: int | None = None) -> Played:
    fault = (lost, "program-ended", "It ended.") if lost is not None else None
    return Played(number, scores, tuple(0.5 * s for s in range(len(scores))), (2,) * len(scores), RECORD, fault)


def test_two_players_by_hand() -> None:
    first, second = standings([game(0, 50, 40), game(1, 30, 60), game(2, 45, 45), game(3, 70, 40)], 2)
    assert (first.wins, first.draws, first.losses) == (2, 1, 1)
    assert (second.wins, second.draws, second.losses) == (1, 1, 2)
    assert (first.score, second.score) == (48.75, 46.25)
    assert (first.margin, second.margin) == (2.5, -2.5)
    # by deck: (10 - 30) / 2 = -10 and (0 + 30) / 2 = 15; standard error 12.5, t for one degree of freedom 12.7062
    assert first.margin_interval == pytest.approx((2.5 - 158.8275, 2.5 + 158.8275), abs=0.01)
    assert (first.win_share, second.win_share) == (0.625, 0.375)
    assert first.elo == pytest.approx(400 * math.log10(0.625 / 0.375))
    assert first.elo == pytest.approx(-second.elo)
    assert first.elo_interval[0] < first.elo < first.elo_interval[1]
    assert (first.seconds, second.seconds) == (0.0, 0.25)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [game(i, 10 * i, 25) for i in range(6)]
    assert standings(games, 2) == standings(reversed(games), 2)


def test_of_three_a_shared_first_place_is_a_draw_and_a_second_place_a_loss() -> None:
    found = standings([game(0, 40, 40, 10), game(1, 10, 50, 20), game(2, 5, 6, 7)], 3)
    assert [(s.wins, s.draws, s.losses) for s in found] == [(0, 1, 2), (1, 1, 1), (1, 0, 2)]
    assert [s.margin for s in found] == [pytest.approx(x / 3) for x in (0 - 40 - 2, 0 + 30 - 1, -30 - 30 + 1)]
    # left behind: a tie with the second and the third in the first game, nobody, nobody
    assert found[0].elo == pytest.approx(-400 * math.log10(1 / (0.75 / 3) - 1))
    assert meetings([game(0, 40, 40, 10), game(1, 10, 50, 20), game(2, 5, 6, 7)], 3) == [
        Meeting(0, 1, 0, 1, 2),
        Meeting(0, 2, 1, 0, 2),
        Meeting(1, 2, 2, 0, 1),
    ]


def test_who_loses_by_a_fault_is_last_whatever_the_points() -> None:
    one = game(0, 90, 10, 20, lost=0)
    assert one.places == (2, 1, 0)
    found = standings([one], 3)
    assert [s.wins for s in found] == [0, 0, 1]
    assert [s.forfeits for s in found] == [1, 0, 0]
    assert standings([game(0, 0, 0, lost=1)], 2)[0].wins == 1
