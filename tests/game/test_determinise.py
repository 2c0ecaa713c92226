"""A guess at what is hidden: it looks as the view does, and nothing but the view goes into it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.game.playing import CASTLE, castle, classic, followed, referees

from tilewright.game import Game, determinise, format_record, parse_record


def moments(game: Game, every: int = 7) -> Iterator[Game]:
    """The game as it goes on, each time the same object, at some of its decisions."""
    step = 0
    while not game.over:
        if step % every == 0:
            yield game
        game.apply(game.actions()[step % len(game.actions())])
        step += 1
    yield game


def hidden(game: Game) -> tuple[list[str], dict[int, int]]:
    towers = game.position().wall
    return game._stack, {n: game._wall[n] for n in towers.on} if towers else {}


def looks(game: Game) -> list[bytes]:
    return [msgspec.json.encode(game.view(seat)) for seat in (None, *range(len(game.players)))]


@pytest.mark.parametrize("make", [castle, classic])
def test_P4_a_guess_looks_from_every_seat_as_the_view_does(make: object) -> None:
    for at in moments(make(11)):
        for seat in (None, 0, 1):
            guess = determinise(at.view(seat), Random(5))
            assert looks(guess) == looks(at)
            assert sorted(hidden(guess)[0]) == sorted(at._stack)


@pytest.mark.parametrize("make", [castle, classic])
def test_T1_a_view_that_waits_for_a_deal_gives_a_guess_that_waits(make: object) -> None:
    game = make(12, hold=True)
    guess = determinise(game.view(0), Random(5))
    assert (guess.phase, looks(guess)) == ("deal", looks(game))
    guess.deal()
    assert guess.phase == "place"


@pytest.mark.parametrize("path", CASTLE[:2], ids=lambda path: path.stem)
def test_P4_a_guess_within_a_turn_looks_as_the_view_does_too(path: Path) -> None:
    game, moves = referees(path)
    phases = Counter()
    for at, _ in followed(game, moves):
        if at.phase in ("follower", "score", "extra_turn"):
            phases[at.phase] += 1
            assert looks(determinise(at.view(at.to_move), Random(1))) == looks(at)
    assert phases["follower"]
    assert phases["score"] + phases["extra_turn"]


@pytest.mark.parametrize("make", [castle, classic])
def test_games_that_differ_in_hidden_things_alone_give_the_same_guess(make: object) -> None:
    compared = 0
    for at in moments(make(3)):
        twin = Game.from_position(at.position(), 77)
        if at.over or hidden(twin) == hidden(at):
            continue
        for seed in range(3):
            assert hidden(determinise(at.view(0), Random(seed))) == hidden(determinise(twin.view(1), Random(seed)))
        compared += 1
    assert compared > 5


def test_the_guess_depends_on_the_state_of_the_generator_alone() -> None:
    view = castle(3).view(0)
    rng = Random(1)
    first, second = (hidden(determinise(view, rng)) for _ in range(2))
    assert first != second
    assert hidden(determinise(view, Random(1))) == first
    stored = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert hidden(determinise(stored, Random(1))) == first


def test_P4_every_hidden_tile_comes_first_about_as_often() -> None:
    game = classic(5)
    while len(game._stack) > 12:
        game.apply(game.actions()[0])
    view, rng = game.view(0), Random(8)
    left = Counter(game._stack)
    first = Counter(determinise(view, rng)._stack[0] for _ in range(1200))
    assert set(first) == set(left)
    for tile, count in left.items():
        assert abs(first[tile] - 100 * count) < 60


def test_a_guess_can_be_played_to_its_end() -> None:
    for game in (castle(4), classic(4, players=3)):
        for at in moments(game, 25):
            guess = determinise(at.view(), Random(2))
            while not guess.over:
                guess.apply(guess.actions()[0])
            assert guess.winners


def test_a_game_that_was_given_up_is_over_in_the_guess_too() -> None:
    data = json.loads(format_record(classic(4).record())) | {"status": "resigned", "by": 0, "winners": [1]}
    game = Game.from_record(parse_record(data))
    guess = determinise(game.view(1), Random(2))
    assert looks(guess) == looks(game)
    assert (guess.over, guess.winners, guess.actions()) == (True, (1,), game.actions())
