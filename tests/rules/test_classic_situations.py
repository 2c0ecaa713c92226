"""Situations of Classic that broke other programs and that no test of a single rule shows whole."""

from __future__ import annotations

from tests.rules.classic_table import Table

from tilewright.game import Place, PlaceFollower
from tilewright.game.events import Drawn, PutOut


def test_T3_no_follower_is_asked_for_between_a_tile_that_went_out_and_the_next() -> None:
    """Situation: passing opens the choice of a follower on the previous player's tile, and the turn is over."""
    table = Table(deck="E C B U").lay("E", 0, -1, 180)
    for seed in range(100):
        game = table.game(seed)
        events = game.deal()
        if events[0] == Drawn(1, "C"):
            break
    assert [type(event) for event in events] == [Drawn, PutOut, Drawn]
    assert {event.seat for event in events if isinstance(event, Drawn | PutOut)} == {1}
    assert (game.phase, game.to_move, game.position().gone) == ("place", 1, ("C",))
    laid = len(game.position().tiles)
    assert all(isinstance(action, Place) for action in game.actions())
    game.apply(game.actions()[0])
    assert (game.phase, game.to_move, len(game.position().tiles)) == ("follower", 1, laid + 1)
    assert all(isinstance(action, PlaceFollower) for action in game.actions())
