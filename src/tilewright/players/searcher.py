"""The players that search: what a seat may know goes in, the choice with its worth and its rivals comes out."""

from __future__ import annotations

from random import Random

from tilewright.game import View
from tilewright.game.classic import ClassicPlay
from tilewright.game.table import AnyPlay
from tilewright.players.choosing import Budget, Choice
from tilewright.players.compiled.thinking import POINT
from tilewright.players.desk import Desk
from tilewright.players.evaluations import Evaluation, ahead
from tilewright.players.plain_players import offered
from tilewright.players.reasons import Line, Why, reasons
from tilewright.players.searching import NOTHING, Limit, Manner, limit_of, search
from tilewright.players.seeing import seen
from tilewright.rules.classic.holding import Holding

STATES = {True: 400, False: 4}
"""States a millisecond that the solver looks at, compiled or not."""
LONGEST = 2000
"""Milliseconds that the solver may take of a longer time: it hears no stop."""
LAST = {"castle": 2, "classic": 1}
"""Tiles left behind the one in hand from which on a game of two is solved."""


class SearchPlayer:
    """Tries the choices that look best again and again, and solves the last tiles."""

    def __init__(
        self, manner: Manner, compiled: bool = False, evaluation: Evaluation = ahead, threads: int = 1
    ) -> None:
        self._manner, self._compiled = manner, compiled
        self._desk = Desk(evaluation, compiled, threads)

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Choose the action of greatest expected result. Raises PlayerError when there is none."""
        actions = offered(view)
        if len(actions) == 1:
            return Choice(actions[0])
        play = seen(view)
        limit = limit_of(budget, self._desk.team(play), self._manner, play.phase)
        seed = rng.getrandbits(31)
        ranked = self._solved(play, budget) or self._searched(play, limit, seed)
        by_code = {play.code(action): action for action in actions}
        (best, (value, follower)), *others = ranked.items()
        why: Why = ((), ())
        if budget.explain and others:
            code, (_, after) = others[0]
            why = reasons(play, self._desk.evaluation, Line(best, max(0, follower)), Line(code, max(0, after)))
        return Choice(by_code[best], value, tuple((by_code[code], worth) for code, (worth, _) in others), *why)

    def _searched(self, play: AnyPlay, limit: Limit, seed: int) -> dict[int, tuple[float, int]]:
        """The codes tried, the best first, each with its points and the follower code that goes with it."""
        ranked: dict[int, tuple[float, int]] = {}
        for one in search(self._desk.team(play), play.st, self._manner, limit, seed):
            ranked.setdefault(one.code, (one.value, one.follower))
        return ranked

    def _solved(self, play: AnyPlay, budget: Budget) -> dict[int, tuple[float, int]] | None:
        """All codes, the best result first, each with its points at once; None where too much is left to solve."""
        st = play.st
        held = isinstance(play, ClassicPlay) and play.st.holding != Holding.NONE
        if st.seats != 2 or st.left > LAST[play.game] or held:
            return None
        milliseconds = self._manner.usual if budget.milliseconds is None else budget.milliseconds
        most = min(milliseconds, LONGEST) * STATES[self._compiled] if budget.evaluations is None else budget.evaluations
        thinker = self._desk.thinker(play)
        results = thinker.solved(st, most)
        if results is None:
            return None
        thinker.code(st)
        points = thinker.values()
        order = sorted(results, key=lambda code: (-results[code], -points[code], code))
        return {code: (points[code] / POINT, NOTHING) for code in order}
