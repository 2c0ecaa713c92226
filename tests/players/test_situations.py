"""Situations in which computer players of other programs went wrong: the order of names, seats, the last move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import tilewright as tw
from tilewright.game import Action, Game, Position
from tilewright.players import Budget, Choice, player


def choose(game: Game, name: str = "greedy") -> Choice:
    return player(name).choose(game.view(game.to_move), Budget(), Random(1))


def chosen(game: Game, decisions: int) -> list[Action]:
    found = []
    while not game.over and len(found) < decisions:
        found.append(choose(game).action)
        game.apply(found[-1])
    return found


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_names_in_any_order_change_no_choice(game: str) -> None:
    """Situation: seats are rebuilt by sorting ids, and the computer helps its opponent."""
    in_order, against = (tw.new(game, names, 8) for names in (["Ann", "Zed"], ["Zed", "Ann"]))
    assert chosen(in_order, 16) == chosen(against, 16)


def swapped(position: Position) -> Position:
    """The same table with the two seats in each other's place."""
    return msgspec.structs.replace(
        position,
        to_move=1 - position.to_move,
        scores=position.scores[::-1],
        followers=tuple(msgspec.structs.replace(one, player=1 - one.player) for one in position.followers),
    )


@pytest.mark.parametrize("turns", [4, 20, 50])
def test_seats_in_each_others_place_are_weighed_alike(turns: int) -> None:
    """Situation: an evaluation that is not the same for both seats."""
    game = tw.new("classic", ["Ann", "Bo"], 9)
    rng = Random(turns)
    while len(game.position().tiles) < turns or game.phase != "place":
        game.apply(rng.choice(game.actions()))
    here = choose(game)
    there = choose(Game.from_position(swapped(game.position()), 1))
    assert (there.action, there.value, there.alternatives) == (here.action, here.value, here.alternatives)
    assert len({value for _, value in here.alternatives}) > 1


def endings(game: Game) -> Iterator[tuple[Action, int]]:
    """Every first decision of a last turn with the best lead that any way to go on from it gives."""
    seat, origin = game.to_move, game.position()

    def lead(position: Position, action: Action) -> int:
        after = Game.from_position(position, 1)
        after.apply(action)
        if after.over:
            return after.scores[seat] - max(points for other, points in enumerate(after.scores) if other != seat)
        return max(lead(after.position(), more) for more in after.actions())

    for action in game.actions():
        yield action, lead(origin, action)


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5])
def test_the_last_turn_is_played_for_the_final_scores(seed: int) -> None:
    """Situation: a last move worth nothing to the player gives the other 37 points, or finishes the other's road."""
    game: Any = tw.new("classic", ["Ann", "Bo"], seed)
    rng = Random(seed)
    while game.view().left or game.phase != "place":
        game.apply(rng.choice(game.actions()))
    leads = dict(endings(game))
    seat = game.to_move
    while not game.over:
        game.apply(choose(game).action)
    assert game.scores[seat] - game.scores[1 - seat] == max(leads.values())
    assert len(set(leads.values())) > 1
