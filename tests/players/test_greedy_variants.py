"""Greedy understands the River, the Abbot, a bounded table and a game without farmers."""

from __future__ import annotations

from random import Random

import pytest

import tilewright as tw
from tilewright.game import Game, PlaceAbbot, PlaceFollower, RecallAbbot
from tilewright.players import Budget

OPTIONS = [
    {"river": True, "abbot": True},
    {"river": True, "river_u_turns": "allow", "farmers": False},
    {"boundary": {"width": 5, "height": 5}, "abbot": True, "tie_break": ["followers_on_landscape"]},
]


def choice(game: Game) -> object:
    return tw.player("greedy").choose(game.view(game.to_move), Budget(), Random(1)).action


@pytest.mark.parametrize("options", OPTIONS, ids=["river-abbot", "river-no-farmers", "bounded-abbot"])
def test_greedy_plays_legally_to_the_end(options: dict[str, object]) -> None:
    game = tw.new("classic", ["Ann", "Bo"], 4, options)
    while not game.over:
        game.apply(choice(game))  # type: ignore[arg-type]
    assert min(game.scores) > 0


def with_garden(seed: int) -> Game:
    """Return a game at the choice of a figure on a garden just placed."""
    game = tw.new("classic", ["Ann", "Bo"], seed, {"abbot": True, "farmers": False})
    while True:
        game.apply(game.actions()[0])
        if game.phase == "follower":
            if any(isinstance(action, PlaceAbbot) for action in game.actions()):
                return game
            game.apply(PlaceFollower())


def test_greedy_uses_its_abbot() -> None:
    chosen = [type(choice(with_garden(seed))) for seed in range(6)]
    assert PlaceAbbot in chosen


def test_greedy_recalls_an_abbot_rather_than_doing_nothing_at_the_very_end() -> None:
    game = with_garden(1)
    game.apply(next(action for action in game.actions() if isinstance(action, PlaceAbbot)))
    recalled = 0
    while not game.over:
        action = choice(game)
        recalled += isinstance(action, RecallAbbot)
        game.apply(action)  # type: ignore[arg-type]
    assert recalled
