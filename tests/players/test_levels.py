"""The levels at which the computer plays: legal everywhere, the same for the same knowledge, never nonsense, small.

Interpreted, with few choices looked at: how well they play is for `make strength`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from tests.players.test_uct import VARIANTS, moments

from tilewright.game import Game, View
from tilewright.players import Budget, Choice, levels, player
from tilewright.players.evaluations import plain
from tilewright.players.levels import LEVELS
from tilewright.players.plain_players import GreedyPlayer
from tilewright.players.searching import Manner
from tilewright.rules.compiling import available

NONSENSE = 16.0
"""Points below the best choice from which on it would look like a fault."""
MOST_MEGABYTES = 500
# Not ru_maxrss, which a process begins with at what its parent has: here, all that the tests before took.
MEMORY = """
from random import Random
from tilewright import new
from tilewright.game import Place
from tilewright.players import Budget, player

for name in ("classic", "castle"):
    game, master, moves = new(name, ["Ann", "Bo"], seed=5), player("master", compiled=True), 0
    while moves < 6:
        action = master.choose(game.view(game.to_move), Budget(milliseconds=100), Random(moves)).action
        moves += isinstance(action, Place)
        game.apply(action)
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


@pytest.fixture(autouse=True)
def _few_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """What searches looks at two choices, since nothing is compiled here."""
    for name in ("EXPERT", "MASTER"):
        monkeypatch.setattr(levels, name, Manner(choices=2, turns=1, returning=False))


def chosen(level: str, view: View, seed: int = 1) -> Choice:
    return player(level).choose(view, Budget(evaluations=1), Random(seed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", VARIANTS)
def test_it_chooses_what_is_allowed_in_every_variant(name: str, level: str) -> None:
    for game in moments(name, 47):
        choice = chosen(level, game.view(game.to_move))
        assert game.why_not(choice.action) is None
        offered = [choice.action, *(action for action, _ in choice.alternatives)]
        assert all(action in game.actions() for action in offered)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["castle", "classic"])
def test_the_same_view_and_seed_give_the_same_choice(name: str, level: str) -> None:
    one = player(level)
    for game in moments(name, 53):
        view = game.view(game.to_move)
        first, again = (one.choose(view, Budget(evaluations=1), Random(9)) for _ in range(2))
        assert first == again == chosen(level, view, 9)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["castle", "hands"])
def test_games_that_differ_in_hidden_things_alone_give_the_same_choice(name: str, level: str) -> None:
    differing = 0
    for game in moments(name, 31):
        seat = game.to_move
        twin = Game.from_position(game.view(seat).position, 77)
        differing += twin._stack != game._stack
        assert chosen(level, twin.view(seat)) == chosen(level, game.view(seat))
    assert differing > 1


def weighed(view: View) -> dict[str, float]:
    """What each action is worth by the evaluation as it was written by hand."""
    best = GreedyPlayer(evaluation=plain).choose(view, Budget(explain=False), Random(1))
    return {str(action): worth for action, worth in ((best.action, best.value), *best.alternatives)}


def decisions(name: str, count: int) -> Iterator[View]:
    """The first so many moments of a game at which there is something to choose."""
    views = (game.view(game.to_move) for game in moments(name, 4))
    for view, _ in zip((view for view in views if len(view.actions) > 1), range(count)):
        yield view


@pytest.mark.parametrize("name", ["castle", "classic"])
def test_a_novice_errs_but_never_chooses_nonsense(name: str) -> None:
    lost = []
    for number, view in enumerate(decisions(name, 20)):
        worth = weighed(view)
        lost.append(max(worth.values()) - worth[str(chosen("novice", view, number).action)])
    assert len(lost) == 20
    assert 0 < max(lost) < NONSENSE


@pytest.mark.slow
@pytest.mark.skipif(not available(), reason="nothing can be compiled here")
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read as Linux tells it")
def test_master_needs_less_than_500_megabytes() -> None:
    subprocess.run([sys.executable, "-m", "tilewright.cli.warm"], capture_output=True, check=True)
    done = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    assert int(done.stdout) / 1024 < MOST_MEGABYTES
