"""The baseline of search: it keeps its budget, plays by the view alone, and is the same interpreted and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import monotonic

import pytest
from tests.proof.settings import FULL

from tilewright.game import Game, View, new
from tilewright.players import Budget, player
from tilewright.players.matches import Plan, play_game
from tilewright.players.uct import UctPlayer, unseen_wall_tiles
from tilewright.rules.compiling import available

VARIANTS: dict[str, tuple[str, int, dict[str, object]]] = {
    "castle": ("castle", 2, {}),
    "classic": ("classic", 2, {}),
    "five": ("classic", 5, {"abbot": True}),
    "hands": ("classic", 3, {"hand": 3}),
    "river": ("classic", 2, {"river": True, "redraws": 2}),
    "draft": ("classic", 2, {"draft": True}),
}


def moments(name: str, every: int = 9) -> Iterator[Game]:
    """A game played at random, at some of its decisions."""
    game, seats, options = VARIANTS[name]
    held = new(game, [f"P{i}" for i in range(seats)], seed=3, options=options)
    rng, step = Random(name), 0
    while not held.over:
        if step % every == 0:
            yield held
        held.apply(rng.choice(held.actions()))
        step += 1


def chosen(view: View, nodes: int = 12, seed: int = 1) -> object:
    return UctPlayer().choose(view, Budget(evaluations=nodes), Random(seed))


@pytest.mark.parametrize("name", VARIANTS)
def test_it_chooses_what_is_allowed_in_every_variant_and_phase(name: str) -> None:
    phases = set()
    for game in moments(name, 5):
        phases.add(game.phase)
        choice = chosen(game.view(game.to_move), 4)
        assert game.why_not(choice.action) is None
    assert {"place", "follower"} <= phases


@pytest.mark.parametrize("name", ["castle", "classic", "hands"])
def test_games_that_differ_in_hidden_things_alone_give_the_same_choice(name: str) -> None:
    differing = 0
    for game in moments(name):
        seat = game.to_move
        view = game.view(seat)
        twin = Game.from_position(view.position, 77)
        differing += twin._stack != game._stack
        assert chosen(twin.view(seat)) == chosen(view)
    assert differing > 3


def test_P4_it_guesses_only_wall_tiles_that_nobody_has_seen() -> None:
    for game in moments("castle"):
        wall = game.position().wall
        assert wall is not None
        seen = [kind for row in (*wall.open, wall.used) for kind in row]
        unseen = unseen_wall_tiles(game.position())
        assert sorted(seen + unseen) == [kind for kind in range(1, 10) for _ in range(2)]
        assert unseen == sorted(unseen)
        assert len(unseen) >= len(wall.on)


def test_nodes_are_games_and_a_setting_goes_before_the_budget() -> None:
    view = new("classic", ["A", "B"], seed=5).view(0)
    for one, nodes in ((UctPlayer(), 30), (player("uct:nodes=30"), 7)):
        one.choose(view, Budget(evaluations=nodes), Random(2))
        assert one._desk[1].tree.tried[0] == 30


def test_the_same_generator_gives_the_same_choice() -> None:
    view = new("castle", ["A", "B"], seed=5).view(0)
    assert chosen(view, 40) == chosen(view, 40)
    values = {chosen(view, 40, seed).value for seed in range(4)}
    assert len(values) > 1


def test_time_and_stop_end_a_search() -> None:
    view = new("classic", ["A", "B"], seed=5).view(0)
    begun = monotonic()
    UctPlayer().choose(view, Budget(milliseconds=20), Random(1))
    assert 0.015 <= monotonic() - begun < 5
    asked = []

    def third() -> bool:
        asked.append(1)
        return len(asked) == 3

    one = UctPlayer()
    one.choose(view, Budget(milliseconds=3_600_000, stop=third), Random(1))
    assert one._desk[1].tree.tried[0] == 3


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="compiles for a minute: make proof")
@pytest.mark.skipif(not available(), reason="needs Numba")
@pytest.mark.parametrize("name", ["castle", "hands"])
def test_compiled_it_chooses_as_interpreted(name: str) -> None:
    plain, quick = UctPlayer(), UctPlayer(compiled=True)
    for game in moments(name, 20):
        view = game.view(game.to_move)
        one, two = (p.choose(view, Budget(evaluations=40), Random(4)) for p in (plain, quick))
        assert one == two


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="compiles for a minute: make proof")
@pytest.mark.skipif(not available(), reason="needs Numba")
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_it_beats_random_in_all_of_ten_games(game: str) -> None:
    plan = Plan(game, ("uct", "random"), 10, bytes(32), nodes=200)
    players = [UctPlayer(compiled=True), player("random")]
    assert all(play_game(plan, players, number).places == (0, 1) for number in range(10))
