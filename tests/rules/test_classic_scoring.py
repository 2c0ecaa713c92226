"""S1 to S3 and S5 to S7 of Classic: majorities, points in play and at the end, who wins."""

from __future__ import annotations

import pytest
from tests.rules.classic_table import Table, finals, scored

from tilewright.game.events import CameHome, FinalScored, Over, Scored

# S1


def road(*followers: int, players: int = 2, deck: str | None = None) -> Table:
    """Return a road with these followers by seat, open at 2, 0 only: monastery, D, U, gap, U …, monastery.

    Every follower stands on a piece of its own; pieces that nobody holds fill up the turns in between.
    """
    table = Table(players=players, deck=deck)
    table.lay("A", -1, 0, 270, "road1" if followers[0] else None)
    left = [followers[0] - 1 if followers[0] else 0, *followers[1:]]
    x, pieces = 3, []
    while any(left):
        if left[table.seat]:
            left[table.seat] -= 1
            table.lay("U", x, 0, 0, "road1", forced=True)
            pieces.append(x)
            x += 2
        else:
            table.lay("B", 20, x + table.seat, forced=True)
    for piece in pieces[:-1]:
        table.lay("U", piece + 1, 0)
    table.lay("A", x - 1, 0, 90, forced=True)
    return table.lay("U", 1, 0)


def closed(table: Table) -> Scored:
    """Close the gap and return how the road was scored."""
    table.lay("U", 2, 0)
    (event,) = scored(table.events(), "road")
    return event


DECK = "A A " + "U " * 14 + "B " * 12


@pytest.mark.parametrize(
    ("followers", "winners"),
    [
        ((1, 1), (0, 1)),
        ((2, 1), (0,)),
        ((1, 2), (1,)),
        ((2, 2), (0, 1)),
        ((1, 3), (1,)),
        ((1, 1, 1), (0, 1, 2)),
        ((2, 1, 2), (0, 2)),
        ((1, 0, 2), (2,)),
        ((0, 1, 1), (1, 2)),
    ],
)
def test_S1_the_most_followers_win_and_all_tied_players_get_the_full_points(
    followers: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """Situations: equal followers and nobody scores; points halved when shared. Here each gets all."""
    table = road(*followers, players=len(followers), deck=DECK)
    assert table.scores == (0,) * len(followers)
    event = closed(table)
    assert (event.seats, event.followers) == (winners, followers)
    assert event.points == event.tiles == max(spot.x for spot in event.feature.spots) + 2
    assert table.scores == tuple(event.points if seat in winners else 0 for seat in range(len(followers)))
    (home,) = [event for event in table.events() if isinstance(event, CameHome)]
    assert home.followers == followers
    assert table.supply == (7,) * len(followers)


def test_S1_tied_players_all_get_the_full_points_of_a_city_too() -> None:
    table = Table().lay("G", 0, -1, 90, "city1").lay("E", 0, -3, 180, "city1", forced=True)
    table.lay("F", 0, -2, 90)
    (city,) = scored(table.events())
    assert (city.seats, city.points, city.tiles, city.marks) == ((0, 1), 10, 4, 1)
    assert table.scores == (10, 10)


def test_S1_nobody_there_no_points() -> None:
    table = Table().lay("A", -1, 0, 270).lay("A", 1, 0, 90)
    assert scored(table.events()) == []
    assert table.scores == (0, 0)


def test_S1_a_majority_on_an_unfinished_feature_at_the_end() -> None:
    """Two against one, and one each: the same rule at the end."""
    table = Table(deck="U U U U U B B").lay("U", 1, 0, 0, "road1").lay("U", 3, 0, 0, "road1", forced=True)
    table.lay("U", 5, 0, 0, "road1", forced=True).lay("U", 2, 0).lay("U", 4, 0).lay("B", 0, 1)
    table.lay("B", 0, 2)
    (final,) = finals(table.events(), "road")
    assert (final.seats, final.points, final.followers) == ((0,), 6, (2, 1))
    assert table.scores == (6, 0)


# S2


def test_S2_a_completed_road_counts_1_a_tile() -> None:
    table = Table().lay("A", -1, 0, 270, "road1").lay("U", 1, 0).lay("T", 2, 0, 90)
    (event,) = scored(table.events())
    assert (event.rule, event.points, event.tiles, event.multiplier, event.marks) == ("classic.S2", 4, 4, 1, 0)


@pytest.mark.parametrize(("tile", "rotation"), [("S", 90), ("O", 90)])
def test_S2_a_coat_of_arms_counts_for_its_city_only(tile: str, rotation: int) -> None:
    """Situation: a shield on the tile raised the road's value."""
    table = Table().lay("A", -1, 0, 270, "road1").lay(tile, 1, 0, rotation)
    if tile == "O":
        table.lay("A", 1, 1, 180)
    (event,) = scored(table.events(), "road")
    assert (event.points, event.marks) == (event.tiles, 0)
    assert event.tiles == (4 if tile == "O" else 3)


def test_S2_a_two_tile_city_counts_4() -> None:
    """Situation: 4 then -2 corrections; by default it is 4, at once and for good."""
    table = Table().lay("E", 0, -1, 180, "city1")
    (event,) = scored(table.events())
    assert (event.rule, event.points, event.tiles, event.multiplier, event.marks) == ("classic.S2", 4, 2, 2, 0)
    assert table.scores == (4, 0)


def test_S2_a_completed_city_counts_2_a_tile_and_2_a_coat_of_arms() -> None:
    table = Table().lay("F", 0, -1, 90, "city1").lay("F", 0, -2, 90).lay("E", 0, -3, 180)
    (event,) = scored(table.events())
    assert (event.points, event.tiles, event.multiplier, event.marks) == (12, 4, 2, 2)


def test_S2_a_completed_monastery_counts_9() -> None:
    table = Table(deck="B " * 9 + "U U").lay("B", 0, 1)
    for x, y in ((0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (-1, 1), (-1, 2)):
        table.lay("B", x, y, 0, "monastery1" if (x, y) == (0, 2) else None)
    assert table.scores == (0, 0)
    table.lay("B", -1, 3)
    (event,) = scored(table.events())
    assert (event.rule, event.seats, event.points, event.tiles) == ("classic.S2", (1,), 9, 9)


def test_S2_a_score_carries_its_reason() -> None:
    """Situation: a correct score disputed because only a total shows."""
    table = Table().lay("F", 0, -1, 90, "city1").lay("E", 0, -2, 180)
    (event,) = scored(table.events())
    assert (event.rule, event.tiles, event.multiplier, event.marks) == ("classic.S2", 3, 2, 1)
    assert event.followers == (1, 0)
    assert event.points == event.multiplier * (event.tiles + event.marks) == 8
    assert (event.feature.kind, len(event.feature.spots)) == ("city", 3)


# S3


def test_S3_an_unfinished_road_counts_1_a_tile() -> None:
    table = Table(deck="U U B").lay("U", 1, 0, 0, "road1").lay("U", -1, 0).lay("B", 0, 1)
    (event,) = finals(table.events())
    assert (event.rule, event.seats, event.points, event.tiles) == ("classic.S3", (0,), 3, 3)


def test_S3_an_unfinished_city_counts_1_a_tile_and_1_a_coat_of_arms() -> None:
    table = Table(deck="F F G").lay("F", 0, -1, 90, "city1").lay("F", 0, -2, 90).lay("G", 0, -3, 90)
    (event,) = finals(table.events())
    assert (event.rule, event.points, event.tiles, event.multiplier, event.marks) == ("classic.S3", 6, 4, 1, 2)


@pytest.mark.parametrize("neighbours", range(8))
def test_S3_an_unfinished_monastery_counts_1_and_1_a_neighbour(neighbours: int) -> None:
    """Neighbours at the sides and at the corners count alike; a tile two cells off does not count."""
    y = 1 if neighbours else 4  # right below the start tile, which is the first neighbour, or out of its reach
    around = [(0, 2), (1, 2), (1, 1), (-1, 1), (-1, 2), (1, 0), (-1, 0)][: max(neighbours - 1, 0)]
    table = Table(deck="B " * (2 + sum(row > 0 for _, row in around)) + "U " * sum(row == 0 for _, row in around))
    table.lay("B", 0, y, 0, "monastery1", forced=True)
    for x, row in around:
        table.lay("U" if row == 0 else "B", x, row)
    table.lay("B", 0, y + 2, forced=True)
    (event,) = finals(table.events(), "monastery")
    assert (event.rule, event.points) == ("classic.S3", 1 + neighbours)


def test_S3_what_is_complete_was_paid_in_play_and_is_not_paid_again() -> None:
    table = Table(deck="E U").lay("E", 0, -1, 180, "city1").lay("U", 1, 0, 0, "road1")
    assert [(event.rule, event.points) for event in finals(table.events())] == [("classic.S3", 2)]
    assert table.scores == (4, 2)


def test_S3_unfinished_features_without_followers_pay_nobody() -> None:
    table = Table(deck="U G B").lay("U", 1, 0).lay("G", 0, -1, 90).lay("B", 0, 1)
    assert finals(table.events()) == []
    assert table.scores == (0, 0)


# S5


def test_S5_no_follower_is_lifted_before_all_majorities_are_known() -> None:
    """Ties on a road and a city, a monk, two farmers: everybody stands until the end and is counted."""
    table = Table(deck="U U U G F F E B")
    table.lay("U", 1, 0, 0, "road1").lay("U", 3, 0, 0, "road1", forced=True)
    table.lay("G", 0, -1, 90, "city1").lay("F", 0, -3, 90, "city1", forced=True)
    table.lay("B", 0, 1, 0, "monastery1").lay("F", 0, -2, 90, "field1").lay("E", 4, -6, 0, "field1", forced=True)
    stood = table.standing
    table.lay("U", 2, 0)
    assert stood == table.standing
    assert len(stood) == 7
    paid = {(e.feature.kind, e.seats, e.points, e.followers) for e in finals(table.events()) if e.feature}
    assert paid == {
        ("road", (0, 1), 4, (1, 1)),
        ("city", (0, 1), 6, (1, 1)),
        ("monastery", (0,), 3, (1, 0)),
    }
    assert table.scores == (13, 10)


def test_S5_a_farmer_counts_for_every_city_of_the_first_edition() -> None:
    """City by city: the farmer who won the first one is still there for the second."""
    table = Table(deck="H E E", field_scoring="first").lay("H", 0, -1, 0, "field1").lay("E", 0, -2, 180)
    table.lay("E", 0, 1, 90)
    assert table.scores == (8, 0)


def test_S5_final_scoring_completes_nothing_and_sends_nobody_home() -> None:
    table = Table(deck="U B").lay("U", 1, 0, 0, "road1").lay("B", 0, 1, 0, "monastery1")
    assert [type(event) for event in table.events()][-3:] == [FinalScored, FinalScored, Over]
    assert not any(isinstance(event, CameHome) for event in table.events())
    assert table.supply == (6, 6)


# S6


def test_S6_the_highest_total_wins() -> None:
    game = Table(deck="E U").lay("E", 0, -1, 180, "city1").lay("U", 1, 0, 0, "road1").game()
    assert (game.scores, game.winners) == ((4, 2), (0,))


def test_S6_a_tie_is_a_shared_victory() -> None:
    tied = Table(players=3, deck="A U A").lay("A", 4, 0, 0, "road1", forced=True)
    tied.lay("U", 8, 0, 0, "road1", forced=True).lay("A", 12, 0, 0, forced=True)
    assert tied.events()[-1] == Over("classic.E1", (1, 1, 0), (0, 1))
    assert tied.game().winners == (0, 1)


def test_S6_nobody_has_won_before_the_end() -> None:
    assert Table().lay("E", 0, -1, 180, "city1").game().winners == ()


def test_S6_no_points_at_all_are_shared_by_all() -> None:
    assert Table(players=4, deck="B").lay("B", 0, 1).game().winners == (0, 1, 2, 3)


# S7


def test_S7_totals_run_on_beyond_the_track() -> None:
    """The track ends at 49; a road of 72 tiles and a city of 72 with 71 coats of arms do not."""
    road = Table(deck="U " * 71).lay("U", 1, 0, 0, "road1")
    for x in range(2, 72):
        road.lay("U", x, 0)
    assert road.scores == (72, 0)
    city = Table(deck="F " * 71).lay("F", 0, -1, 90, "city1")
    for y in range(2, 72):
        city.lay("F", 0, -y, 90)
    assert city.scores == (143, 0)
