"""K1 to K5 of Classic: what is in the box, who plays, how the landscape lies."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.classic_table import EDGES, NAMES, SIDES, Table, edge

import tilewright as tw
from tilewright.game import Place, PlaceFollower, RefusedError, SetupError
from tilewright.tiles import library

BOX = Counter(
    {"A": 2, "B": 4, "C": 1, "D": 4, "E": 5, "F": 2, "G": 1, "H": 3, "I": 2, "J": 3, "K": 3, "L": 3}
    | {"M": 2, "N": 3, "O": 2, "P": 3, "Q": 1, "R": 3, "S": 2, "T": 1, "U": 8, "V": 9, "W": 4, "X": 1}
)


def counted(game: tw.Game) -> Counter[str]:
    """Return the tiles of a game wherever they are: laid, out of the game, in hand, in the stack."""
    position = game.position()
    found = Counter(tile.tile for tile in position.tiles) + Counter(position.gone)
    found += Counter(game.view().remaining)
    return found + Counter([position.drawn] if position.drawn else [])


def test_K1_the_box_holds_72_tiles_of_24_kinds() -> None:
    assert (BOX.total(), len(BOX)) == (72, 24)
    base = [kind for kind in library.tile_set("classic-1").kinds if kind.set == "base" and "+" not in kind.id]
    assert Counter({kind.id: kind.count for kind in base}) == BOX


def test_K1_the_edges_of_every_kind_are_those_of_the_pictures() -> None:
    letter = {"city": "c", "road": "r", "field": "f"}
    for id, pattern in EDGES.items():
        kind = library.tile_set("classic-1").kind(id)
        found = [kind.line[side] if kind.line[side] >= 0 else kind.half[2 * side] for side in range(4)]
        assert "".join(letter[kind.areas[area].kind] for area in found) == pattern, id


def test_K1_one_of_the_four_D_is_the_start_tile_and_71_are_drawn() -> None:
    """Situation: one copy of the start tile's design dealt where the box has four (1 start + 3)."""
    game = tw.new("classic", NAMES[:2], seed=1, hold=True)
    assert [tile.tile for tile in game.position().tiles] == ["D"]
    assert game.view().left == 71
    assert Counter(game.view().remaining) == BOX - Counter("D")
    assert game.view().remaining["D"] == 3


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_K1_no_tile_comes_or_goes_in_a_whole_game(seed: int) -> None:
    """Situation: counts per design at start and end (placed + discarded + left = 72)."""
    game = tw.new("classic", NAMES[:2], seed=seed)
    while not game.over:
        assert counted(game) == BOX
        assert game.view().left == sum(game.view().remaining.values())
        game.apply(game.actions()[-1])
    assert counted(game) == BOX
    assert (game.view().left, game.view().remaining) == (0, {})


def test_K1_a_tile_that_the_box_lacks_is_refused() -> None:
    refusal = Table().hold("B").why_not(Place("Z", 0, 1, 0))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("unknown-tile", "classic.K1")


def test_K1_a_tile_cannot_be_drawn_more_often_than_the_box_holds_it() -> None:
    table = Table().lay("C", 0, -1).lay("C", 1, -1)
    refusal = table.refusal()
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("tile-used-up", "classic.K1")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K2_two_to_five_players_have_seven_followers_each(players: int) -> None:
    game = tw.new("classic", NAMES[:players], seed=1)
    assert game.view().supply == (7,) * players
    assert game.scores == (0,) * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_K2_fewer_than_two_or_more_than_five_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        tw.new("classic", [f"player {i}" for i in range(players)], seed=1)
    assert caught.value.code == "player-count"


def test_K2_supplies_are_open_to_every_seat_and_to_spectators() -> None:
    game = Table(players=3).lay("B", 0, 1, 0, "monastery1").game()
    assert [game.view(seat).supply for seat in (0, 1, 2, None)] == [(6, 7, 7)] * 4


def test_K3_the_start_tile_lies_at_0_0_unturned() -> None:
    (start,) = tw.new("classic", NAMES[:2], seed=1).position().tiles
    assert (start.tile, start.x, start.y, start.rotation) == ("D", 0, 0, 0)


def test_K3_x_grows_to_the_east_and_y_to_the_south() -> None:
    """The start tile has its city in the north, its road east and west, a field in the south."""
    assert Table().cells("C") == {(0, -1)}
    assert Table().cells("X") == {(1, 0), (-1, 0)}
    assert Table().cells("B") == {(0, 1)}


def test_K3_rotation_turns_clockwise() -> None:
    """V joins south and west; turned clockwise west and north, north and east, east and south."""
    game = Table().hold("V")
    fits = {x: {r for r in (0, 90, 180, 270) if game.why_not(Place("V", x, 0, r)) is None} for x in (1, -1)}
    assert fits == {1: {0, 90}, -1: {180, 270}}


@pytest.mark.parametrize("rotation", [45, 1, -90, 360])
def test_K3_a_rotation_other_than_a_quarter_turn_is_refused(rotation: int) -> None:
    refusal = Table().hold("B").why_not(Place("B", 0, 1, rotation))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("bad-rotation", "classic.K3")


def test_K3_a_tile_alike_when_turned_is_listed_once_and_accepted_in_all_rotations() -> None:
    assert Table().hold("B").actions() == [Place("B", 0, 1, 0)]
    listed = {a.rotation for a in Table().hold("U").actions() if isinstance(a, Place) and a.x == 1}
    assert listed == {0}
    for rotation in (0, 90, 180, 270):
        game = Table().hold("B")
        game.apply(Place("B", 0, 1, rotation))
        assert game.position().tiles[-1].rotation == rotation


def line_of_71(towards: int) -> list[tuple[str, int]]:
    """Return all 71 tiles with rotations so that each fits on the one before, in one direction from D."""
    left = BOX - Counter("D")
    line: list[tuple[str, int]] = []

    def extend(end: str) -> bool:
        if not left:
            return True
        options = [(tile, r) for tile in left for r in (0, 90, 180, 270)]
        options = [(t, r) for t, r in options if edge(t, r, (towards + 2) % 4) == end]
        # Tiles that lead on in the same kind first: the others are needed to change from kind to kind.
        options.sort(key=lambda option: edge(*option, towards) != end)
        for tile, r in options:
            left[tile] -= 1
            if not left[tile]:
                del left[tile]
            line.append((tile, r))
            if extend(edge(tile, r, towards)):
                return True
            line.pop()
            left[tile] += 1
        return False

    assert extend(EDGES["D"][towards])
    return line


@pytest.mark.parametrize("towards", range(4), ids=["north", "east", "south", "west"])
def test_K4_a_straight_line_of_72_tiles_is_legal(towards: int) -> None:
    """Situation: a straight line of 8 tiles or more (7 or more upward) is refused."""
    dx, dy = SIDES[towards]
    table = Table()
    for n, (tile, rotation) in enumerate(line_of_71(towards), start=1):
        table.lay(tile, n * dx, n * dy, rotation)
    game = table.game()
    assert game.over
    laid = game.position().tiles
    assert [(tile.x, tile.y) for tile in laid] == [(n * dx, n * dy) for n in range(72)]


@pytest.mark.parametrize("towards", range(4), ids=["north", "east", "south", "west"])
def test_K4_the_line_can_go_on_both_ways_at_its_last_tile_but_one(towards: int) -> None:
    """Situation: the edge of the table is reached; nothing is closed there and nothing refused."""
    deck = " ".join(["G"] * 71) if towards == 0 else " ".join(["B" if towards == 2 else "U"] * 71)
    dx, dy = SIDES[towards]
    table = Table(deck=deck)
    for n in range(1, 71):
        table.lay(deck[0], n * dx, n * dy, 90 if towards == 0 else 0)
    assert (71 * dx, 71 * dy) in table.cells(deck[0])


def test_K4_an_open_end_far_out_stays_open() -> None:
    """Situation: open edges closed where the table ends."""
    deck = " ".join(["U"] * 71)
    table = Table(deck=deck).lay("U", 1, 0, 0, "road1")
    for n in range(2, 71):
        table.lay("U", n, 0)
    assert table.scores == (0, 0)
    assert "road1" not in table.claims("U", 71, 0)


def test_K5_who_starts_changes_nothing_else() -> None:
    """The same seed deals the same tiles to seat 0 and 1, whoever sits there."""
    ours = tw.new("classic", ["Ann", "Bo"], seed=9)
    theirs = tw.new("classic", ["Bo", "Ann"], seed=9)
    while not ours.over:
        assert ours.to_move == theirs.to_move
        assert ours.actions() == theirs.actions()
        action = ours.actions()[len(ours.actions()) // 2]
        assert ours.apply(action) == theirs.apply(action)
    assert theirs.over
    assert ours.scores == theirs.scores
    assert (ours.players, theirs.players) == (("Ann", "Bo"), ("Bo", "Ann"))


def test_K5_seats_follow_each_other_in_clockwise_order() -> None:
    game = tw.new("classic", ["Zoe", "Ann", "Mia"], seed=4)
    seen = []
    for _ in range(7):
        seen.append(game.players[game.to_move])
        game.apply(game.actions()[0])
        game.apply(PlaceFollower())
    assert seen == ["Zoe", "Ann", "Mia", "Zoe", "Ann", "Mia", "Zoe"]


def test_K4_only_a_forced_tile_can_be_too_far_out() -> None:
    """No placement by the rules comes near: a forced tile is refused beyond what any landscape reaches."""
    near = Table().lay("B", 6, 6, forced=True)
    assert near.refusal() is None
    far = Table().lay("B", 500, 0, forced=True).refusal()
    assert far is not None
    assert (far.code, far.rule) == ("too-far", "classic.K4")
    with pytest.raises(RefusedError) as caught:
        Table().hold("B").apply(Place("B", 500, 0, 0))
    assert caught.value.refusal.code == "touches-no-tile"
