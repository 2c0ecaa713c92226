"""Matches: accounts that add up, paired seeds, plain and compiled alike, greedy above random."""

from __future__ import annotations

import pytest

from tilewright.players.arena import Match, Plan, play_castle, play_classic
from tilewright.players.compiled.styles import Style
from tilewright.players.measuring import castle_figures, classic_figures
from tilewright.rules.records import as_bytes

PLAYS = {"castle": play_castle, "classic": play_classic}
PAIRS = 1


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Match]:
    return {game: play(Style.GREEDY, Style.RANDOM, Plan(PAIRS, 11, compiled=False)) for game, play in PLAYS.items()}


@pytest.mark.parametrize("game", PLAYS)
def test_points_by_source_add_up_to_the_scores(interpreted: dict[str, Match], game: str) -> None:
    for outcome in interpreted[game].outcomes:
        assert sum(outcome.points) == sum(outcome.score) > 40


@pytest.mark.parametrize("game", PLAYS)
def test_greedy_beats_random_in_every_interpreted_game(interpreted: dict[str, Match], game: str) -> None:
    assert interpreted[game].wins() == (2 * PAIRS, 0, 0)


@pytest.mark.parametrize("game", PLAYS)
def test_the_seats_are_changed_within_a_pair(interpreted: dict[str, Match], game: str) -> None:
    for i, outcome in enumerate(interpreted[game].outcomes):
        assert (outcome.score[0] > outcome.score[1]) == (i % 2 == 0)


def test_among_three_the_first_way_to_play_has_each_seat_in_turn() -> None:
    match = play_classic(Style.GREEDY, Style.RANDOM, Plan(1, 11, compiled=False, seats=3))
    assert [outcome.seats for outcome in match.outcomes] == [3] * 3
    for seat, (outcome, (own, others)) in enumerate(zip(match.outcomes, match.scores(), strict=True)):
        points = [outcome.score[i] for i in range(3)]
        assert own == points.pop(seat) > max(points)
        assert others == sum(points) / 2


@pytest.mark.parametrize("game", PLAYS)
def test_evaluations_are_counted(interpreted: dict[str, Match], game: str) -> None:
    assert interpreted[game].evaluations > 30 * 20 * len(interpreted[game].outcomes)


def test_a_finished_castle_is_counted_whole(interpreted: dict[str, Match]) -> None:
    for outcome in interpreted["castle"].outcomes:
        assert outcome.turns + outcome.tiles_out == 60
        assert 16 + outcome.tiles_out >= outcome.empty_area >= 1
        assert outcome.wall_taken <= 13
        for kind in range(3):
            held = sum(outcome.claimed[kind * 12 : kind * 12 + 12])
            assert outcome.scored[kind] + outcome.tied[kind] == held <= outcome.completed[kind]


def test_figures_tell_scores_and_shares(interpreted: dict[str, Match]) -> None:
    castle, classic = castle_figures(interpreted["castle"]), classic_figures(interpreted["classic"])
    for figures in (castle, classic):
        assert figures["games"] == 2 * PAIRS
        assert figures["mean_loser"] < figures["mean"] < figures["mean_winner"]
        assert sum(v for k, v in figures.items() if k.startswith("share_")) == pytest.approx(100)
    for kind in ("path", "tower", "house"):
        of_sizes = [castle[f"{kind}_of_{size}_percent"] for size in range(1, 6)]
        assert sum(of_sizes) + castle[f"{kind}_of_6_up_percent"] == pytest.approx(100)


@pytest.mark.slow
def test_the_completing_player_completes_more_than_a_random_one() -> None:
    for play in PLAYS.values():
        finisher, drifter = (play(style, style, Plan(40, 3, paired=False)) for style in (Style.FINISHER, Style.RANDOM))
        completed = [sum(sum(o.completed) for o in match.outcomes) for match in (finisher, drifter)]
        assert completed[0] > 1.5 * completed[1]


@pytest.mark.slow
def test_the_blocking_player_makes_tiles_unplaceable_or_cells_dead() -> None:
    blocker, drifter = (play_castle(style, style, Plan(40, 5, paired=False)) for style in (Style.BLOCKER, Style.RANDOM))
    out = [sum(o.tiles_out for o in match.outcomes) for match in (blocker, drifter)]
    assert out[0] > out[1]


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYS)
@pytest.mark.parametrize("style", Style)
def test_plain_and_compiled_matches_are_equal_bit_for_bit(game: str, style: Style) -> None:
    plain, compiled = (PLAYS[game](style, Style.GREEDY, Plan(2, 21, compiled=way)) for way in (False, True))
    assert [as_bytes(o) for o in plain.outcomes] == [as_bytes(o) for o in compiled.outcomes]
    assert plain.evaluations == compiled.evaluations > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYS)
def test_equals_that_change_seats_play_the_same_game(game: str) -> None:
    one, other = PLAYS[game](Style.GREEDY, Style.GREEDY, Plan(1, 31)).outcomes
    assert as_bytes(one) == as_bytes(other)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYS)
def test_greedy_beats_random_in_95_of_100_paired_games(game: str) -> None:
    assert PLAYS[game](Style.GREEDY, Style.RANDOM, Plan(50)).wins()[0] >= 95
