"""T7: an action is refused exactly when it is not among the legal ones, over every action that can be written down."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.game.playing import CASTLE, castle, classic, followed, referees, same_landscape, writable

from tilewright.game import Action, ExtraTurn, Game, Place, PlaceFollower, RefusedError, ScoreNext
from tilewright.game.refusals import RULES


def check(game: Game) -> set[str]:
    """Compare `why_not` with `actions` for everything writable; return the codes of the refusals."""
    legal = game.actions()
    assert legal or game.over or game.phase == "deal"
    codes = set()
    for action in [*writable(game), *legal]:
        refusal = game.why_not(action)
        assert (refusal is None) == (same_landscape(game, action) in legal), action
        if refusal is not None:
            assert refusal.sentence()
            codes.add(refusal.code)
    return codes


@pytest.mark.parametrize("path", CASTLE, ids=lambda path: path.stem)
def test_why_not_is_none_exactly_for_legal_actions_in_the_castle(path: Path) -> None:
    game, moves = referees(path, hold=True)
    every = {"place": 17, "follower": 17, "score": 1, "extra_turn": 1}
    seen = dict.fromkeys(every, 0)
    for at, _ in followed(game, moves):
        if seen[at.phase] % every[at.phase] == 0:
            check(at)
        seen[at.phase] += 1
    assert check(game) == {"game-over"}


def test_why_not_is_none_exactly_for_legal_actions_under_the_other_options() -> None:
    game = castle(
        21,
        hold=True,
        corner_timing="end_of_turn",
        won_extra_turn="next_turn",
        incomplete_fountain_path=1,
        empty_start_spaces=True,
    )
    step = 0
    while not game.over:
        if step % 17 == 0:
            check(game)
        if game.phase == "deal":
            game.deal()
        else:
            legal = game.actions()
            game.apply(legal[step * 7919 % len(legal)])
        step += 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_why_not_is_none_exactly_for_legal_actions_in_classic(players: int) -> None:
    game = classic(seed=players, players=players)
    step = 0
    while not game.over:
        if step % 14 == 0:
            check(game)
        legal = game.actions()
        game.apply(legal[(step * 7919) % len(legal)])
        step += 1
    assert check(game) == {"game-over"}


def refused(game: Game, action: Action) -> str:
    """The code of a refusal, which must come with its rule and leave the game as it was."""
    before = game.position(), game.record(), game.actions()
    with pytest.raises(RefusedError) as error:
        game.apply(action)
    assert (game.position(), game.record(), game.actions()) == before
    assert str(error.value) == error.value.refusal.sentence()
    assert error.value.refusal.rule.startswith(f"{game.game}.")
    return error.value.refusal.code


def test_T7_a_refused_action_changes_nothing() -> None:
    game = classic()
    drawn = game.view().position.drawn
    assert drawn is not None
    assert refused(game, Place(drawn, 0, 0, 0)) == "cell-occupied"
    assert refused(game, Place(drawn, 1, 1, 0)) == "touches-no-tile"
    assert refused(game, Place(drawn, 5, 5, 0)) == "touches-no-tile"
    assert refused(game, Place(drawn, 3785, 0, 0)) == "touches-no-tile"
    assert refused(game, Place("Z", 1, 0, 0)) == "unknown-tile"
    assert refused(game, Place("A" if drawn != "A" else "B", 1, 0, 0)) == "wrong-tile"
    assert refused(game, Place(drawn, 1, 0, 45)) == "bad-rotation"
    assert refused(game, PlaceFollower(None)) == "wrong-phase"
    assert refused(game, ScoreNext(0, 0, "city1")) == "scoring-not-chosen"
    assert refused(game, ExtraTurn(False)) == "no-extra-turns"


def test_T2_and_T3_the_castle_says_what_is_wrong_at_which_side() -> None:
    game = castle()
    drawn = game.view().position.drawn
    assert drawn is not None
    assert refused(game, Place(drawn, 0, 0, 0)) == "outside-the-wall"
    assert refused(game, Place(drawn, -1, 3, 0)) == "outside-the-wall"
    assert refused(game, Place(drawn, 5, 3, 0)) == "touches-nothing"
    codes = {refusal.code for x, y in ((9, 0), (3, 6), (11, 2), (10, 5), (8, 7), (0, 3), (4, 1))
             for turn in range(4) if (refusal := game.why_not(Place(drawn, x, y, 90 * turn)))}  # fmt: skip
    assert codes <= {"start-space-path", "start-space-no-path"}
    assert codes


def test_W3_another_turn_needs_wall_tile_1() -> None:
    game = castle(hold=True)
    assert refused(game, ExtraTurn(True)) == "wrong-phase"
    game.deal()
    assert refused(game, ExtraTurn(True)) == "wrong-phase"
    while game.phase != "deal":
        game.apply(game.actions()[0])
    assert refused(game, ExtraTurn(True)) == "no-extra-turn"


def test_every_refusal_of_the_castle_and_classic_has_a_rule() -> None:
    assert all(any(rules) for rules in RULES.values())
