"""The Castle, P1 to P4: what lies ready at the start, and what is open to both players."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.rules.castle_table import (
    BOARD,
    COURT,
    HOUSE_END,
    TOWERS,
    Scene,
    drawn,
    put,
    taken,
    turn,
    why,
)

from tilewright.game import Game, PlaceFollower, SetupError, chance, new

SMALL = BOARD.parent / "castle-small.toml"


def small(seed: int) -> Game:
    return new("castle", ["Ann", "Bo"], seed, tiles=SMALL, board=BOARD)


def played_out(seed: int) -> Game:
    game, rng = small(seed), Random(seed)
    while not game.over:
        game.apply(rng.choice(game.actions()))
    return game


def test_P1_six_followers_in_supply_no_keep_and_markers_on_0() -> None:
    view = small(1).view()
    assert view.supply == (6, 6)
    assert (view.position.keeps, view.position.scores, view.position.followers) == ((0, 0), (0, 0), ())


@pytest.mark.parametrize("players", [["Ann"], ["Ann", "Bo", "Cy"]])
def test_P1_two_players_no_more_no_fewer(players: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        new("castle", players, 1)
    assert refused.value.code == "player-count"


def test_P1_the_seventh_follower_marks_the_score_and_cannot_be_placed(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    for x in range(2, 8):
        scene.lay(HOUSE_END, x, 2, 90, house1=0)
    game = scene.game(HOUSE_END)
    assert game.view().supply == (0, 6)
    put(game, 8, 2, 90)
    assert game.to_move == 1
    assert why(game.why_not(PlaceFollower("house1"))) == ("wrong-phase", "castle.T1")


def test_P2_thirteen_wall_tiles_lie_on_the_towers_other_than_0_and_1() -> None:
    position = small(1).position()
    assert position.wall is not None
    assert (position.wall.on, position.wall.open, position.wall.used) == (TOWERS, ((), ()), ())


def test_P2_no_kind_lies_there_more_than_twice_and_five_go_out_unseen() -> None:
    missing = set()
    for seed in range(12):
        wall = played_out(seed).record().wall_tiles
        assert wall is not None
        assert sorted(map(int, wall)) == list(TOWERS)
        kinds = Counter(wall.values())
        assert set(kinds) <= set(range(1, 10))
        assert max(kinds.values()) <= 2
        missing.add(tuple(sorted((Counter(chance.WALL_TILES) - kinds).elements())))
    assert all(len(out) == 5 for out in missing)
    assert len(missing) > 6


def test_P3_seat_0_begins_and_every_tile_of_the_set_is_drawn_once() -> None:
    assert small(1).to_move == 0
    game = played_out(4)
    drawn_tiles = sorted(str(move.tile or move.discard) for move in game.record().moves)
    assert drawn_tiles == [f"s{number:02}" for number in range(1, 25)]


def test_P3_the_released_set_has_sixty_different_tiles() -> None:
    game = new("castle", ["Ann", "Bo"], 1)
    left = game.view().remaining
    assert len(left) == 59
    assert set(left.values()) == {1}
    assert drawn(game) not in left


def test_P3_the_tiles_are_shuffled_by_the_seed() -> None:
    orders = [[move.tile or move.discard for move in played_out(seed).record().moves] for seed in (1, 1, 2)]
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


def test_P4_what_is_open_stands_in_every_view(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["9 0 N path"])
    scene.lay(HOUSE_END, 5, 3, house1=0)
    game = scene.game(HOUSE_END, held=((2, 9), (4,)), used=(1,))
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert view.position.drawn == "k2"
        assert view.supply == (5, 6)
        assert view.position.wall is not None
        assert view.position.wall.open == ((2, 9), (4,))
        assert view.position.wall.used == (1,)
        assert (view.left, view.remaining) == (2, {"k3": 1, "k4": 1})
        assert view.position.followers == game.position().followers


def test_P4_a_tile_put_out_of_the_game_is_open_and_no_longer_counted_in_the_stack(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["9 0 N house"])
    scene.lay(COURT, 5, 3)
    game = scene.game(COURT, stack=["path1 N E S W | court1 Ne En | court2 Es Se | court3 Sw Ws | court4 Nw Wn"])
    game.apply(game.actions()[0])
    game.apply(PlaceFollower(None))
    assert game.view(0).position.gone == ("k3",)
    assert game.view(0).remaining == {}


def test_P4_the_order_of_the_stack_and_the_wall_tiles_face_down_stand_in_no_view(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(HOUSE_END, 5, 3, house1=0)
    views, secrets = set(), set()
    for seed in range(30):
        game = scene.game(HOUSE_END, scores=(10, 0), held=((2,), (9,)), used=(1, 1), seed=seed, hold=True)
        views.update(msgspec.json.encode(game.view(seat)).replace(b'"seat":1', b'"seat":0') for seat in (0, 1))
        won = taken(turn(game, 6, 3, 180))[0][2]
        game.deal()
        secrets.add((won, drawn(game)))
    assert len(views) == 1
    assert len(secrets) > 10
