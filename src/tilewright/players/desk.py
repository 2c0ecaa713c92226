"""The desk at which a player reckons: one thinker for the tables of the game it plays, with its evaluation."""

from __future__ import annotations

from typing import Any

from tilewright.game.castle import CastlePlay
from tilewright.game.table import AnyPlay
from tilewright.players.compiled.castle_value import castle_weights
from tilewright.players.compiled.classic_value import classic_weights
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import Thinker, castle_thinker, classic_thinker
from tilewright.players.evaluations import Evaluation
from tilewright.rules.records import Record


class Desk:
    """Makes a thinker where the game is another one, or has other tables, than before."""

    def __init__(self, evaluation: Evaluation, compiled: bool) -> None:
        self.evaluation, self.compiled = evaluation, compiled
        self._made: tuple[Record, Thinker[Any, Any, Any]] | None = None

    def thinker(self, play: AnyPlay) -> Thinker[Any, Any, Any]:
        """The thinker for a game."""
        if self._made is None or self._made[0] is not play.tb:
            changed = self.evaluation(play.game)
            made: Thinker[Any, Any, Any]
            if isinstance(play, CastlePlay):
                made = castle_thinker(play.tb, Style.GREEDY, self.compiled, castle_weights(changed=changed))
            else:
                made = classic_thinker(play.tb, Style.GREEDY, self.compiled, classic_weights(changed=changed))
            self._made = play.tb, made
        return self._made[1]
