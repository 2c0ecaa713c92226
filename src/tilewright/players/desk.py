"""The desk at which a player reckons: thinkers for the tables of the game it plays, with its evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tilewright.game.castle import CastlePlay
from tilewright.game.table import AnyPlay
from tilewright.players.compiled.castle_value import castle_weights
from tilewright.players.compiled.classic_value import classic_weights
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import Thinker, castle_thinker, classic_thinker
from tilewright.players.evaluations import Evaluation
from tilewright.rules.records import Record

Job = tuple[tuple[int, int], int]
"""One or two decisions to try (second: -1 for none), and the seed of the first trial."""


class Team:
    """Thinkers of one game that try decisions side by side, each in a thread; any number of them finds the same."""

    def __init__(self, thinkers: Sequence[Thinker[Any, Any, Any]]) -> None:
        self.first = thinkers[0]
        self._thinkers = tuple(thinkers)
        self._threads = ThreadPoolExecutor(len(thinkers)) if len(thinkers) > 1 else None

    def tried(self) -> float:
        """Positions evaluated so far."""
        return float(sum(thinker.mind.tried for thinker in self._thinkers))

    def trials(self, st: Any, jobs: Sequence[Job], count: int, turns: int) -> list[tuple[int, int]]:
        """Do the trials of each job: for each the sums of worths, and of chances to win in 1/1024."""

        def share(i: int) -> list[tuple[int, int]]:
            thinker = self._thinkers[i]
            return [thinker.trials(st, codes, seed, count, turns) for codes, seed in jobs[i :: len(self._thinkers)]]

        if self._threads is None:
            return share(0)
        shares = list(self._threads.map(share, range(len(self._thinkers))))
        return [shares[i % len(shares)][i // len(shares)] for i in range(len(jobs))]


class Desk:
    """Makes thinkers where the game is another one, or has other tables or seats, than before."""

    def __init__(self, evaluation: Evaluation, compiled: bool, threads: int = 1) -> None:
        self.evaluation, self.compiled, self._count = evaluation, compiled, threads
        self._made: tuple[Record, int, Team] | None = None

    def team(self, play: AnyPlay) -> Team:
        """The thinkers for a game."""
        seats = int(play.st.seats)
        if self._made is None or self._made[0] is not play.tb or self._made[1] != seats:
            self._made = play.tb, seats, Team([self._new(play, seats) for _ in range(self._count)])
        return self._made[2]

    def thinker(self, play: AnyPlay) -> Thinker[Any, Any, Any]:
        """One thinker for a game."""
        return self.team(play).first

    def _new(self, play: AnyPlay, seats: int) -> Thinker[Any, Any, Any]:
        changed = self.evaluation(play.game, seats)
        if isinstance(play, CastlePlay):
            return castle_thinker(play.tb, Style.GREEDY, self.compiled, castle_weights(changed=changed))
        return classic_thinker(play.tb, Style.GREEDY, self.compiled, classic_weights(changed=changed))
