"""The players that search: legal in every variant, the same for the same view and seed, and in time."""

from __future__ import annotations

from itertools import count
from random import Random
from time import monotonic

import pytest
from tests.players.test_uct import VARIANTS, moments

from tilewright.game import Game, View, new
from tilewright.game.chance import seed_bytes
from tilewright.players import Budget, Choice, player
from tilewright.players.compiled.thinkers import Thinker
from tilewright.players.matches import Plan, play_game
from tilewright.players.searcher import SearchPlayer
from tilewright.players.searching import Manner
from tilewright.rules.compiling import available

FEW = Manner(choices=3, turns=1, returning=False)


def chosen(view: View, evaluations: int = 1, seed: int = 1) -> Choice:
    return SearchPlayer(FEW).choose(view, Budget(evaluations=evaluations), Random(seed))


@pytest.mark.parametrize("name", VARIANTS)
def test_it_chooses_what_is_allowed_in_every_variant_and_phase(name: str) -> None:
    phases = set()
    for game in moments(name, 13):
        phases.add(game.phase)
        choice = chosen(game.view(game.to_move))
        assert game.why_not(choice.action) is None
        actions = [choice.action, *(action for action, _ in choice.alternatives)]
        assert len(set(map(str, actions))) == len(actions)
        assert all(action in game.actions() for action in actions)
    assert "place" in phases


@pytest.mark.parametrize("name", ["castle", "hands"])
def test_games_that_differ_in_hidden_things_alone_give_the_same_choice(name: str) -> None:
    differing = 0
    for game in moments(name, 17):
        seat = game.to_move
        twin = Game.from_position(game.view(seat).position, 77)
        differing += twin._stack != game._stack
        assert chosen(twin.view(seat)) == chosen(game.view(seat))
    assert differing > 2


def test_a_game_in_which_tiles_are_held_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(Thinker, "solved", lambda self, st, most: asked.append(st))
    late = 0
    for game in moments("draft", 1):
        if game.view().left <= 1 and len(game.actions()) > 1:
            chosen(game.view(game.to_move))
            late += 1
    assert late > 1
    assert not asked


def test_the_same_seed_gives_the_same_choice_and_the_best_comes_first() -> None:
    game = new("classic", ["Ann", "Bo"], seed=5)
    for _ in range(8):
        game.apply(game.actions()[0])
    one, two = (chosen(game.view(game.to_move), 300, seed=9) for _ in range(2))
    assert one == two
    assert one.alternatives


@pytest.mark.parametrize("name", ["castle", "classic"])
def test_any_number_of_threads_finds_the_same(name: str) -> None:
    game = next(game for game in moments(name, 3) if len(game.actions()) > 3)
    view = game.view(game.to_move)
    one, three = (SearchPlayer(FEW, threads=n).choose(view, Budget(evaluations=900), Random(4)) for n in (1, 3))
    assert one == three
    assert one.alternatives


@pytest.mark.slow
@pytest.mark.skipif(not available(), reason="nothing can be compiled here")
def test_it_keeps_its_time_and_stops_when_the_choice_is_wanted() -> None:
    view = new("classic", ["Ann", "Bo"], seed=5).view(0)
    master = player("master", compiled=True)
    master.choose(view, Budget(milliseconds=1), Random(1))
    begun = monotonic()
    master.choose(view, Budget(milliseconds=400), Random(1))
    assert 0.25 < monotonic() - begun < 2
    asked = count()
    master.choose(view, Budget(milliseconds=60_000, stop=lambda: next(asked) > 3), Random(1))
    assert monotonic() - begun < 20


@pytest.mark.slow
@pytest.mark.skipif(not available(), reason="nothing can be compiled here")
def test_master_beats_greedy_in_classic() -> None:
    plan = Plan("classic", ("master", "greedy"), 8, seed_bytes(3), nodes=4000)
    players = [player(name, compiled=True) for name in plan.players]
    won = 0
    for number in range(8):
        played = play_game(plan, players, number)
        won += played.scores[0] > played.scores[1]
    assert won >= 5
