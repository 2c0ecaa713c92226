"""The players that need no search: random and greedy."""

from __future__ import annotations

from random import Random

from tilewright.game import Action, View
from tilewright.game.castle import CastlePlay
from tilewright.game.table import AnyPlay
from tilewright.players.choosing import Budget, Choice, PlayerError, Reason
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import CastleThinker, ClassicThinker, castle_thinker, classic_thinker
from tilewright.players.compiled.thinking import POINT
from tilewright.players.reasons import castle_reasons, classic_reasons
from tilewright.players.seeing import seen
from tilewright.rules.castle import CastleTables
from tilewright.rules.classic import ClassicTables


def offered(view: View) -> tuple[Action, ...]:
    """The actions to choose from. Raises PlayerError when there is none."""
    if not view.actions:
        raise PlayerError("player-nothing-to-choose", phase=view.position.phase)
    return view.actions


def reasons(play: AnyPlay, code: int, followed: int) -> tuple[Reason, ...]:
    """What an action gains, by the parts of the evaluation."""
    if isinstance(play, CastlePlay):
        return castle_reasons(play.st, play.tb, code, followed)
    return classic_reasons(play.st, play.tb, code, followed)


class RandomPlayer:
    """Every action alike."""

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Draw one of the view's actions. Raises PlayerError when there is none."""
        return Choice(rng.choice(offered(view)))


class GreedyPlayer:
    """Tries all decisions of the turn and takes the one after which it stands best; never more than a turn ahead."""

    def __init__(self, compiled: bool = False) -> None:
        self._compiled = compiled
        self._castle: tuple[CastleTables, CastleThinker] | None = None
        self._classic: tuple[ClassicTables, ClassicThinker] | None = None

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        """Choose the action of greatest worth, the same one among equals. Raises PlayerError when there is none."""
        actions = offered(view)
        play = seen(view)
        by_code = {play.code(action): action for action in actions}
        if len(by_code) == 1:
            return Choice(actions[0])
        best, followed, values = self._values(play)
        others = sorted((code for code in values if code != best), key=lambda code: (-values[code], code))
        return Choice(
            by_code[best],
            values[best] / POINT,
            tuple((by_code[code], values[code] / POINT) for code in others),
            reasons(play, best, followed),
        )

    def _values(self, play: AnyPlay) -> tuple[int, int, dict[int, int]]:
        if isinstance(play, CastlePlay):
            castle = self._for_castle(play.tb)
            best, mind = castle.code(play.st), castle.mind
        else:
            classic = self._for_classic(play.tb)
            best, mind = classic.code(play.st), classic.mind
        return best, mind.followed, {mind.codes[i]: mind.values[i] for i in range(mind.count)}

    def _for_castle(self, tb: CastleTables) -> CastleThinker:
        if self._castle is None or self._castle[0] is not tb:
            self._castle = tb, castle_thinker(tb, Style.GREEDY, self._compiled)
        return self._castle[1]

    def _for_classic(self, tb: ClassicTables) -> ClassicThinker:
        if self._classic is None or self._classic[0] is not tb:
            self._classic = tb, classic_thinker(tb, Style.GREEDY, self._compiled)
        return self._classic[1]
