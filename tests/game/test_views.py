"""P4, T1: a view holds what is known to all; games that differ only in what is hidden look the same to the byte."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.game.playing import BOARD, CASTLE, TILES, castle, classic, followed, referees

from tilewright.game import Game, format_record, parse_record


def seen(game: Game) -> list[bytes]:
    seats = (None, *range(len(game.players)))
    return [msgspec.json.encode(game.view(seat)) for seat in seats]


def twins(game: Game) -> list[Game]:
    """The game with everything hidden dealt otherwise, three times: from its position and from its record."""
    data = json.loads(format_record(game.record()))
    data.pop("seed", None)
    files = {"tiles": TILES, "board": BOARD} if game.game == "castle" else {}
    held = game.phase == "deal"
    made = [Game.from_position(game.position(), seed, hold=held) for seed in (1, 2)]
    if game.phase in ("place", "deal") and not game.over:
        made.append(Game.from_record(parse_record(json.dumps(data)), 3, hold=held, **files))
    return made


@pytest.mark.parametrize("path", CASTLE[:3], ids=lambda path: path.stem)
def test_P4_games_that_differ_only_in_what_is_hidden_give_the_same_views(path: Path) -> None:
    game, moves = referees(path)
    compared = 0
    for step, (at, _) in enumerate(followed(game, moves)):
        if step % 9 == 0 or at.phase in ("score", "extra_turn"):
            views = seen(at)
            for twin in twins(at):
                assert seen(twin) == views
                compared += 1
    assert compared > 20


def test_T1_the_order_of_the_stack_is_in_no_view_of_classic() -> None:
    game = classic(3, players=4)
    while not game.over:
        if len(game.position().tiles) % 13 == 5:
            for twin in twins(game):
                assert seen(twin) == seen(game)
        game.apply(game.actions()[-1])


def test_the_twins_really_differ_in_what_is_hidden() -> None:
    one, two, _ = twins(castle(4))
    assert [one._stack, one._wall] != [two._stack, two._wall]
    assert sorted(one._stack) == sorted(two._stack)


@pytest.mark.parametrize("game", [castle(4), classic(4)], ids=["castle", "classic"])
def test_no_view_names_the_seed(game: Game) -> None:
    assert game.seed is not None
    assert game.seed_commitment is not None
    for view in seen(game):
        assert game.seed.encode() not in view
        assert game.seed_commitment.encode() not in view


def test_P4_a_view_tells_what_lies_open() -> None:
    game = castle(4)
    view = game.view(1)
    assert (view.seat, view.supply, view.left, view.over, view.winners) == (1, (6, 6), 59, False, ())
    assert sum(view.remaining.values()) == 59
    assert view.position.drawn not in view.remaining
    assert list(view.remaining) == sorted(view.remaining)
    assert view.actions == tuple(game.actions())
    assert view.position == game.position()
    with pytest.raises(IndexError):
        game.view(2)


def test_S3_a_view_names_the_features_that_wait_to_be_scored() -> None:
    found = 0
    for path in CASTLE:
        game, moves = referees(path)
        for at, _ in followed(game, moves):
            waiting = at.view().waiting
            assert bool(waiting) == (at.phase == "score")
            names = {(feature.x, feature.y, feature.area) for feature in waiting}
            choices = {(action.x, action.y, action.area) for action in at.actions()} if waiting else set()
            assert choices <= names
            found += len(waiting)
    assert found
