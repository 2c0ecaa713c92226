"""From a view back to a state of the engine: what the seat may know, and nothing else."""

from __future__ import annotations

from tilewright.game import View
from tilewright.game.castle import CastlePlay
from tilewright.game.restoring import play_of
from tilewright.game.setup import stored_setup
from tilewright.game.table import AnyPlay
from tilewright.players.castle_value import UNKNOWN


def seen(view: View) -> AnyPlay:
    """A game as the view shows it; the wall tiles still on towers are all the same (castle.P4)."""
    position = view.position
    setup = stored_setup(position.game, position.players, position.options, position.set)
    play, _ = play_of(position, setup)
    if isinstance(play, CastlePlay) and position.wall is not None:
        play.hang_only(dict.fromkeys(position.wall.on, UNKNOWN))
    return play
