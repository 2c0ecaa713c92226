"""The players that need no search: random, and those that look no further than the turn."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tilewright.game import Action, View
from tilewright.players.choosing import Budget, Choice, PlayerError
from tilewright.players.compiled.thinkers import Thinker
from tilewright.players.compiled.thinking import POINT
from tilewright.players.desk import Desk
from tilewright.players.evaluations import Evaluation, plain
from tilewright.players.reasons import Line, Why, reasons
from tilewright.players.seeing import seen
from tilewright.rules.phases import Phase

Blur = Mapping[str, float]
"""By a game's code, in points; not at all where a game is not named."""
SHARP: Blur = {}


def offered(view: View) -> tuple[Action, ...]:
    """The actions to choose from. Raises PlayerError when there is none."""
    if not view.actions:
        raise PlayerError("player-nothing-to-choose", phase=view.position.phase)
    return view.actions


def best_follower(thinker: Thinker[Any, Any, Any], st: Any, code: int) -> int:
    """The best follower decision after an action, by the evaluation; 0 where none is asked for."""
    after = thinker.followers(st, code) if st.phase == Phase.PLACE else {}
    return max(after, key=lambda one: (after[one], -one), default=0)


class RandomPlayer:
    """Every action alike."""

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Draw one of the view's actions. Raises PlayerError when there is none."""
        return Choice(rng.choice(offered(view)))


class GreedyPlayer:
    """Tries all decisions of the turn and takes the one after which it stands best; never more than a turn ahead.

    With a blur it sees what each action is worth only so sharply: it is off by that many points, one time in three by
    more.
    """

    def __init__(self, compiled: bool = False, evaluation: Evaluation = plain, blur: Blur = SHARP) -> None:
        self._desk, self._blur = Desk(evaluation, compiled), blur

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Choose the action of greatest worth, the same one among equals. Raises PlayerError when there is none."""
        actions = offered(view)
        play = seen(view)
        by_code = {play.code(action): action for action in actions}
        if len(by_code) == 1:
            return Choice(actions[0])
        thinker = self._desk.thinker(play)
        best, followed = thinker.code(play.st), thinker.mind.followed
        values = {code: value / POINT for code, value in thinker.values().items()}
        blur = self._blur.get(play.game, 0.0)
        if blur:
            values = {code: rng.gauss(values[code], blur) for code in sorted(values)}
            best = max(values, key=lambda code: values[code])
            followed = best_follower(thinker, play.st, best)
        others = sorted((code for code in values if code != best), key=lambda code: (-values[code], code))
        why: Why = ((), ())
        if budget.explain:
            rival = Line(others[0], best_follower(thinker, play.st, others[0]))
            why = reasons(play, self._desk.evaluation, Line(best, followed), rival)
        return Choice(by_code[best], values[best], tuple((by_code[code], values[code]) for code in others), *why)
