"""Games of a match: one deck a round, every seat once, nothing but seed and number behind them."""

from __future__ import annotations

from random import Random

import pytest

from tilewright.formats import read_records, write_record
from tilewright.game import Game, View, format_record
from tilewright.players import Budget, Choice, player
from tilewright.players.choosing import ProgramError, decision_ms
from tilewright.players.matches import Plan, Played, deck_seed, play_game, seats_of

SEED = bytes(32)


def plan(game: str = "castle", players: tuple[str, ...] = ("random", "random"), **more: object) -> Plan:
    return Plan(game, players, 4, SEED, **more)


def play(plan: Plan, number: int) -> Played:
    return play_game(plan, [player(name) for name in plan.players], number)


class Noting:
    """Plays at random, and notes what it was given."""

    def __init__(self) -> None:
        self.budgets: list[tuple[str, Budget]] = []

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        assert view.seat == view.position.to_move
        self.budgets.append((view.position.phase, budget))
        return Choice(rng.choice(view.actions))


class Failing:
    """Fails at its third choice."""

    def __init__(self, code: str = "program-ended", **details: str | int) -> None:
        self.left, self.fault = 3, ProgramError(code, name="bot", **details)

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        self.left -= 1
        if self.left == 0:
            raise self.fault
        return Choice(view.actions[0])


def drawn(played: Played) -> list[object]:
    return [move.tile or move.discard for move in played.record.moves]


def test_a_round_has_one_deck_and_every_seat_for_each_player() -> None:
    three = plan("classic", ("random", "random", "random"))
    assert [seats_of(number, 3) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert len({deck_seed(three, number) for number in range(3)}) == 1
    assert deck_seed(three, 3) != deck_seed(three, 2)
    first, second = (Game.from_record(play(plan(), number).record) for number in (0, 1))
    assert first.seed == second.seed == deck_seed(plan(), 1).hex()
    assert play(plan(), 0).record.wall_tiles == play(plan(), 1).record.wall_tiles


def test_the_record_names_who_sat_where_and_scores_are_in_the_order_of_the_match() -> None:
    found = play(plan(players=("greedy", "random")), 1)
    assert found.record.players == ("random", "greedy")
    assert found.record.scores == (found.scores[1], found.scores[0])
    assert found.scores[0] > found.scores[1]
    assert sum(found.moves) == sum(move.tile is not None for move in found.record.moves)
    assert found.seconds[0] > 0


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_game_depends_on_the_seed_and_its_number_alone(game: str) -> None:
    alone = play(plan(game), 2).record
    players = [player("random"), player("random")]
    after_others = [play_game(plan(game), players, number) for number in (3, 0, 2)][-1].record
    assert format_record(alone) == format_record(after_others)
    assert format_record(alone) != format_record(play(plan(game), 3).record)


def test_every_decision_is_told_the_budget_and_has_its_share_of_the_moves_time() -> None:
    for more, budget in (
        ({"milliseconds": 100}, Budget(100, explain=False)),
        ({"nodes": 40}, Budget(None, 40, explain=False)),
    ):
        noting = Noting()
        play_game(plan(**more), [noting, player("random")], 0)
        assert {given for _, given in noting.budgets} == {budget}
        assert {"place", "follower"} <= {phase for phase, _ in noting.budgets}
    assert [decision_ms(Budget(100), phase) for phase in ("place", "follower", "score")] == [75, 25, 25]
    assert decision_ms(Budget(1), "score") == 1
    assert decision_ms(Budget(), "place") is None


@pytest.mark.parametrize(
    ("code", "details", "status"),
    [("program-silent", {"seconds": 2}, "flagged"), ("program-ended", {"status": 1}, "resigned")],
)
def test_a_program_that_fails_loses_its_game_and_the_record_says_so(
    tmp_path: object, code: str, details: dict[str, int], status: str
) -> None:
    found = play_game(plan("classic", ("cmd:x", "random", "random")), [Failing(code, **details), Noting(), Noting()], 1)
    assert found.lost is not None
    assert found.lost[:2] == (0, code)
    assert found.places[0] == 2
    seat = found.record.players.index("cmd:x")
    assert (found.record.status, found.record.by) == (status, seat)
    assert seat not in (found.record.winners or (seat,))
    path = f"{tmp_path}/lost.json"
    write_record(path, found.record)
    kept = next(read_records(path))
    assert Game.from_record(kept).winners == found.record.winners


def test_a_fault_of_our_own_is_not_hidden_as_a_lost_game() -> None:
    class Broken:
        def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        play_game(plan(), [Broken(), Broken()], 0)
