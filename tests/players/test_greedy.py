"""Greedy: sees what is there, uses nothing that is hidden, tells why."""

from __future__ import annotations

import time
from random import Random

import pytest
from tests.players.states import castle_after

import tilewright as tw
from tilewright.game import PlaceFollower
from tilewright.players import Budget, Choice, PlayerError, player
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import castle_thinker, classic_thinker
from tilewright.rules import classic, records
from tilewright.rules.castle import CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below, seed_random


def choose(game: tw.Game, name: str = "greedy", seed: int = 1) -> Choice:
    return player(name).choose(game.view(game.to_move), Budget(), Random(seed))


@pytest.mark.parametrize("turns", [0, 20, 45])
def test_P4_what_hangs_on_the_wall_and_the_order_of_the_stack_change_nothing(
    castle_tables: CastleTables, turns: int
) -> None:
    thinker = castle_thinker(castle_tables, Style.GREEDY)
    st = castle_after(castle_tables, turns, turns + 7)
    first = thinker.code(st)
    values = list(thinker.mind.values[: thinker.mind.count])
    hung = [tower for tower in range(castle_tables.tower_count) if st.wall[tower]]
    for tower in hung:
        st.wall[tower] = 1 + st.wall[tower] % 9
    stack = list(st.bag[: st.left])
    for i, kind in enumerate(reversed(stack)):
        st.bag[i] = kind
    assert thinker.code(st) == first
    assert list(thinker.mind.values[: thinker.mind.count]) == values
    assert len(set(values)) > 1


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_choice_is_legal_and_the_best_of_all_that_are_offered(game: str) -> None:
    table = tw.new(game, players=["Ann", "Bo"], seed=3)
    for _ in range(8):
        offered = table.actions()
        choice = choose(table)
        assert choice.action in offered
        if len(offered) > 1:
            weighed = [choice.action, *(action for action, _ in choice.alternatives)]
            assert sorted(map(str, weighed)) == sorted(map(str, offered))
            assert all(choice.value >= value for _, value in choice.alternatives)
        table.apply(choice.action)


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_the_same_view_gives_the_same_choice_whatever_the_generator(game: str) -> None:
    table = tw.new(game, players=["Ann", "Bo"], seed=4)
    for _ in range(4):
        assert choose(table, seed=1) == choose(table, seed=2)
        table.apply(choose(table, "random").action)


def test_a_view_leads_to_the_choice_that_the_game_itself_leads_to() -> None:
    table = tw.new("classic", players=["Ann", "Bo", "Cy"], seed=9)
    for _ in range(20):
        table.apply(choose(table, "random").action)
    again = tw.Game.from_position(table.position(), seed=1)
    assert choose(again).action == choose(table).action


def test_T6_a_feature_that_pays_is_claimed_and_the_gain_in_the_lead_is_the_reason() -> None:
    table = tw.new("castle", players=["Ann", "Bo"], seed=5)
    seen = []
    while not table.over and len(seen) < 2:
        choice = choose(table)
        if isinstance(choice.action, PlaceFollower) and choice.reasons and choice.reasons[0].code == "reason-points":
            seat = table.to_move
            before = table.scores[seat] - table.scores[1 - seat]
            table.apply(choice.action)
            gained = table.scores[seat] - table.scores[1 - seat] - before
            seen.append((choice.reasons[0].points, gained))
        else:
            table.apply(choice.action)
    assert len(seen) == 2
    assert all(told == gained > 0 for told, gained in seen)


def test_greedy_for_five_seats_plays_classic_to_its_end(classic_tables: ClassicTables) -> None:
    thinker = classic_thinker(classic_tables, Style.GREEDY)
    st, ev, out = records.new(ClassicState), records.new(EventBuffer), interpreted_scratch()
    classic.reset(st, classic_tables, 5)
    seed_random(st, 5)
    while st.phase != Phase.OVER:
        if st.phase == Phase.DEAL:
            classic.deal(st, classic_tables, ev, st.bag[random_below(st, st.left)], out)
        elif st.seat == 0:
            classic.step(st, classic_tables, ev, thinker.code(st), out)
        else:
            count = classic.actions(st, classic_tables, out)
            classic.step(st, classic_tables, ev, out[random_below(st, count)], out)
    assert st.score[0] > max(st.score[seat] for seat in range(1, 5))


def test_a_move_takes_under_a_second_interpreted(castle_tables: CastleTables) -> None:
    st = castle_after(castle_tables, 25, 2)
    thinker = castle_thinker(castle_tables, Style.GREEDY)
    begun = time.process_time()
    thinker.code(st)
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_nobody_chooses_in_a_game_that_is_over(name: str) -> None:
    table = tw.new("castle", players=["Ann", "Bo"], seed=6)
    rng = Random(6)
    while not table.over:
        table.apply(rng.choice(table.actions()))
    with pytest.raises(PlayerError) as refused:
        choose(table, name)
    assert (refused.value.code, refused.value.details) == ("player-nothing-to-choose", {"phase": "over"})


def test_random_draws_every_action_alike() -> None:
    table = tw.new("classic", players=["Ann", "Bo"], seed=8)
    view, rng = table.view(0), Random(8)
    drawn = [player("random").choose(view, Budget(), rng).action for _ in range(40 * len(view.actions))]
    counts = [drawn.count(action) for action in view.actions]
    assert sum(counts) == len(drawn)
    assert 15 <= min(counts) <= max(counts) <= 70
