"""The parts of an evaluation add up to it; what they come to is learned from games."""

from __future__ import annotations

from random import Random

import pytest
from tests.players.test_uct import moments

from tilewright.game import new
from tilewright.game.castle import CastlePlay
from tilewright.players import evaluations, learning
from tilewright.players.compiled import castle_parts, castle_playing, castle_value, classic_playing, classic_value
from tilewright.players.compiled.castle_value import castle_weights
from tilewright.players.compiled.classic_value import classic_weights
from tilewright.players.compiled.lessons import END, LEFT, SEAT, WIDTH
from tilewright.players.compiled.prospects import prospects
from tilewright.players.compiled.thinking import COUNTED, Thoughts
from tilewright.players.desk import Desk
from tilewright.players.seeing import seen
from tilewright.rules import records
from tilewright.rules.compiling import available
from tilewright.rules.kernels import interpreted_scratch

POINTS, FOLLOWERS = castle_parts.Part.POINTS, castle_parts.Part.FOLLOWERS


@pytest.mark.parametrize("name", ["castle", "classic", "river", "five"])
def test_a_moment_at_face_value_comes_to_what_the_evaluation_says(name: str) -> None:
    out, mind = interpreted_scratch(), records.new(Thoughts)
    for game in moments(name, 7):
        play = seen(game.view(game.to_move))
        me = int(play.st.seat)
        if isinstance(play, CastlePlay):
            w = castle_weights(changed=evaluations.fitted("castle", 2))
            castle_playing.noted(play.st, play.tb, mind, w, me, out)
            worth = castle_value.worth(play.st, play.tb, mind, w, me, out)
            assert prospects(mind, w, play.st.left) == worth
        else:
            v = classic_weights(changed=evaluations.fitted("classic", int(play.st.seats)))
            classic_playing.noted(play.st, play.tb, mind, v, me, out)
            worth = classic_value.worth(play.st, play.tb, mind, v, me, out)
            # Each part by itself is rounded where it is a mean of several others.
            assert abs(prospects(mind, v, play.st.left) - worth) <= (COUNTED if play.st.seats > 2 else 0)


def test_a_part_counts_by_its_factors_and_the_tiles_left() -> None:
    mind = records.new(Thoughts)
    mind.parts[POINTS] = 10_000
    factors = [0] * (COUNTED * 3)
    factors[POINTS * 3 : POINTS * 3 + 3] = [2048, 512, -256]
    w = castle_weights(changed={"prospects": tuple(factors)})
    assert prospects(mind, w, 0) == 20_000
    assert prospects(mind, w, 32) == 21_875  # 2 + 1/2 * 1/2 - 1/4 * 1/4 points for each
    assert prospects(mind, w, 64) == 22_500


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_lesson_shows_moments_of_one_game_and_its_end_to_either_seat(game: str) -> None:
    play = seen(new(game, ["A", "B"], seed=3).view(0))
    desk = Desk(evaluations.fitted, compiled=False)
    thinker = desk.thinker(play)
    one, other = (thinker.lesson(play.st, seed) for seed in (0, 1))
    assert one != other
    assert one == thinker.lesson(play.st, 0)
    for rows in (one, other):
        assert len(rows) > 15
        assert all(len(row) == WIDTH for row in rows)
        left = [row[LEFT] for row in rows]
        assert left == sorted(left, reverse=True)
        assert {row[SEAT] for row in rows} == {0, 1}
        assert len({row[END] if row[SEAT] == 0 else -row[END] for row in rows}) == 1


@pytest.mark.slow
@pytest.mark.skipif(not available(), reason="the engine is not there")
def test_a_lesson_is_the_same_compiled() -> None:
    # One game will do: what the games do not share is compiled for trials too.
    play = seen(new("castle", ["A", "B"], seed=4).view(0))
    one, other = (Desk(evaluations.fitted, compiled).thinker(play).lesson(play.st, 5) for compiled in (False, True))
    assert one == other


def test_what_games_teach_is_found_again() -> None:
    rng, games = Random(1), []
    for _ in range(120):
        game = []
        for left in range(60, 0, -3):
            row = [0] * WIDTH
            row[POINTS], row[FOLLOWERS], row[LEFT] = rng.randrange(-9000, 9000), rng.randrange(-3, 4) * 1000, left
            row[END] = 2 * row[POINTS] + 3 * row[FOLLOWERS] * left // 64
            game.append(row)
        games.append(game)
    one = learning.learned(learning.School("castle", 2, len(games), 1), games, "abc")
    factors = one.ahead["prospects"]
    assert isinstance(factors, tuple)
    for left in (3, 30, 60):
        early = left / 64
        counted = [one + other * early + third * early * early for one, other, third in zip(*[iter(factors)] * 3)]
        assert counted[POINTS] == pytest.approx(2 * 1024, rel=0.02)
        assert counted[FOLLOWERS] == pytest.approx(3 * 1024 * early, rel=0.02, abs=40)
        assert all(abs(other) < 1 for part, other in enumerate(counted) if part not in (POINTS, FOLLOWERS))
    assert one.learned is not None
    assert one.learned.after > 0.999 > one.learned.before
    assert (one.learned.games, one.learned.moments, one.learned.commit) == (120, 100 * 20, "abc")


@pytest.mark.parametrize(("game", "seats"), evaluations.TABLES)
def test_the_prospects_that_are_kept_say_where_they_come_from_and_tell_more(game: str, seats: int) -> None:
    one = evaluations.kept(game, seats).learned
    assert one is not None
    assert one.commit
    assert one.games >= 8_000
    assert one.after > one.before + 0.015
