"""From a view back to a state of the engine: what the seat may know, and nothing else."""

from __future__ import annotations

from tilewright.game import View
from tilewright.game.castle import CastlePlay
from tilewright.game.opening import set_up
from tilewright.game.table import AnyPlay
from tilewright.players.compiled.castle_value import UNKNOWN


def seen(view: View) -> AnyPlay:
    """A game as the view shows it; the wall tiles still on towers are all the same (castle.P4).

    Where `tilewright.game.determinise` guesses what is hidden, this leaves it open: whoever looks no further than
    the turn needs no guess.
    """
    play, _ = set_up(view.position)
    if isinstance(play, CastlePlay) and view.position.wall is not None:
        play.hang_only(dict.fromkeys(view.position.wall.on, UNKNOWN))
    return play
