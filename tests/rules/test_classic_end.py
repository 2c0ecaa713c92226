"""E1 of Classic: when the game ends, and what still happens then."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import NAMES, Table, finals, scored

import tilewright as tw
from tilewright.game import Place, PlaceFollower, RefusedError
from tilewright.game.events import FinalScored, Over, PutOut, Scored


def test_E1_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    """Situation: the counter is not zero after the game is over."""
    table = Table(deck="U B").lay("U", 1, 0)
    game = table.hold("B")
    assert (game.over, game.view().left) == (False, 0)
    game.apply(Place("B", 0, 1, 0))
    assert game.over is False
    game.apply(PlaceFollower("monastery1"))
    assert (game.over, game.phase, game.actions()) == (True, "over", [])
    assert (game.view().left, game.view().remaining) == (0, {})


def test_E1_the_last_tiles_follower_and_scoring_come_before_the_final_scoring() -> None:
    table = Table(deck="E U").lay("U", 1, 0, 0, "road1").lay("E", 0, -1, 180, "city1")
    order = [type(event) for event in table.events() if isinstance(event, Scored | FinalScored | Over)]
    assert order == [Scored, FinalScored, Over]
    assert table.scores == (2, 4)


def test_E1_a_claim_of_the_last_turn_counts_in_the_final_scoring() -> None:
    table = Table(deck="U").lay("U", 1, 0, 0, "road1")
    assert scored(table.events()) == []
    assert [(event.rule, event.points) for event in finals(table.events())] == [("classic.S3", 2)]
    assert table.scores == (2, 0)


def test_E1_the_game_ends_when_the_last_tile_proves_unplaceable() -> None:
    """Unfinished features and fields are scored then, too (S3, S4)."""
    table = Table(deck="E U C").lay("E", 0, -1, 180, "field1").lay("U", 1, 0, 0, "road1")
    assert (table.game().over, table.scores) == (False, (0, 0))
    game = table.game()
    events = game.deal()
    assert [type(event) for event in events][1:2] == [PutOut]
    assert {(e.rule, e.points) for e in events if isinstance(e, FinalScored)} == {("classic.S3", 2), ("classic.S4", 3)}
    assert events[-1] == Over("classic.E1", (3, 2), (0,))
    assert (game.over, game.scores) == (True, (3, 2))


def test_E1_the_game_ends_when_all_the_last_tiles_prove_unplaceable() -> None:
    table = Table(deck="E C C").lay("E", 0, -1, 180).out("C")
    assert table.game().over is False
    table.out("C")
    assert table.game().over is True


def test_E1_nothing_can_be_played_after_the_end() -> None:
    game = Table(deck="B").lay("B", 0, 1).game()
    for action in (Place("B", 0, 2, 0), PlaceFollower(), PlaceFollower("field1")):
        refusal = game.why_not(action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("game-over", "classic.E1")
    with pytest.raises(RefusedError) as caught:
        game.deal()
    assert caught.value.refusal.code == "deal-not-due"


def test_E1_a_record_cannot_go_on_after_the_end() -> None:
    refusal = Table(deck="B").lay("B", 0, 1).lay("B", 0, 2).refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("game-over", "classic.E1")


@pytest.mark.parametrize("players", [2, 5])
def test_E1_a_whole_game_ends_with_the_71st_tile(players: int) -> None:
    """Situation: the last turn is given to someone without a tile."""
    game = tw.new("classic", NAMES[:players], seed=11)
    drawn = 1
    while not game.over:
        assert game.position().drawn or game.phase == "follower"
        last = game.apply(game.actions()[0])
        drawn += sum(type(event).__name__ == "Drawn" for event in last)
    assert drawn == 71
    assert isinstance(last[-1], Over)
    assert (last[-1].rule, last[-1].scores, last[-1].winners) == ("classic.E1", game.scores, game.winners)
    assert len(game.position().tiles) + len(game.position().gone) == 72
    assert game.record().status == "finished"
