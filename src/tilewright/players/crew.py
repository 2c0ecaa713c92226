"""The games of a match on several processes: the same games, whoever plays them and in whatever order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from functools import partial
from multiprocessing import connection
from random import Random

from tilewright.game import new
from tilewright.players.choosing import Budget, Player, ProgramError
from tilewright.players.matches import Plan, Played, called, play_game
from tilewright.players.outside import OutsidePlayer
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
    # A fresh process each: a copy of this one could inherit a lock that one of our threads holds.
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(numbers)), fresh, initializer=_begin, initargs=(plan,))
    with closing(_Ending(pool)):
        yield from pool.map(partial(_play, plan), numbers)


def _game(plan: Plan, players: Sequence[Player], number: int) -> Played:
    """Play a game; programs are started before it, so that nobody's time goes by for it."""
    for one in players:
        if isinstance(one, OutsidePlayer):
            # One that cannot be started any more loses the game when it is asked.
            with suppress(ProgramError):
                one.start()
    return play_game(plan, players, number)


class _Ending:
    """Ends a pool at once, its games in progress included."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def close(self) -> None:
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _begin(plan: Plan) -> None:
    """Make a fresh process ready; a key that interrupts is the parent's matter."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _leave(0))
    threading.Thread(target=_watch, daemon=True).start()
    _seated[:] = seated(plan)


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        _leave(1)


def _leave(code: int) -> None:
    dismiss(_seated)
    sys.stdout.flush()
    os._exit(code)


def _play(plan: Plan, number: int) -> Played:
    return _game(plan, _seated, number)
