"""The games of a match on several processes: the same games, whoever plays them and in whatever order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random

from tilewright.game import new
from tilewright.players.choosing import Budget, Player, ProgramError
from tilewright.players.matches import Plan, Played, called, play_game
from tilewright.players.outside import OutsidePlayer
from tilewright.players.pools import fresh_pool, tie
from tilewright.players.roster import player
from tilewright.rules.compiling import available

_seated: list[Player] = []
"""The players of this process, when it is one that plays for another."""


def seated(plan: Plan) -> list[Player]:
    """Return the players of a match, each made once. Raises PlayerError."""
    return [player(name, compiled=available()) for name in plan.players]


def check(plan: Plan) -> None:
    """Start every program once, so that a missing one stops the match before it begins. Raises PlayerError."""
    players = seated(plan)
    try:
        for one in players:
            if isinstance(one, OutsidePlayer):
                one.start()
    finally:
        dismiss(players)


def warm(plan: Plan) -> None:
    """Let every player of ours choose once, so that all is compiled before several processes need it."""
    view = new(plan.game, called(plan.players), plan.seed, plan.options, plan.tiles, plan.board).view(0)
    for one in seated(plan):
        if not isinstance(one, OutsidePlayer):
            one.choose(view, Budget(milliseconds=1, evaluations=1), Random(0))


def dismiss(players: Iterable[Player]) -> None:
    """End the programs among these players."""
    for one in players:
        if isinstance(one, OutsidePlayer):
            one.close()


def played(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """Yield the games of a match with these numbers, in their order, played on so many processes."""
    if workers == 1 or len(numbers) < 2:
        players = seated(plan)
        try:
            for number in numbers:
                yield _game(plan, players, number)
        finally:
            dismiss(players)
        return
    with fresh_pool(min(workers, len(numbers)), _begin, plan) as pool:
        yield from pool.map(partial(_play, plan), numbers)


def _game(plan: Plan, players: Sequence[Player], number: int) -> Played:
    """Play a game; programs are started before it, so that nobody's time goes by for it."""
    for one in players:
        if isinstance(one, OutsidePlayer):
            # One that cannot be started any more loses the game when it is asked.
            with suppress(ProgramError):
                one.start()
    return play_game(plan, players, number)


def _begin(plan: Plan) -> None:
    """Make a fresh process ready to play."""
    tie(lambda: dismiss(_seated))
    _seated[:] = seated(plan)


def _play(plan: Plan, number: int) -> Played:
    return _game(plan, _seated, number)
