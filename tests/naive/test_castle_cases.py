"""The naive Castle against ten recorded games, and against little positions for the subtle points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.naive.castle import NaiveCastle, NaiveError
from tests.naive.castle_data import Feature
from tests.naive.castle_positions import before_closing, named, small_castle, turn

TESTS = Path(__file__).parents[1]
CASES = sorted((TESTS / "records/v1/castle").glob("public-*.json"))
TILES = TESTS / "data/castle-draft.toml"
BOARD = TESTS / "data/castle-1-board.toml"


def feature_at(game: NaiveCastle, x: int, y: int, area: str) -> Feature:
    return next(feature for feature in game.features() if (x, y, area) in feature["areas"])


def test_ten_recorded_games_are_there() -> None:
    assert len(CASES) == 10


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_recorded_game_agrees_entry_by_entry(path: Path, check: bool) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    expect = record["expect"]
    game = NaiveCastle(TILES, BOARD, record["options"], wall_tiles=record["wall_tiles"])
    for number, move in enumerate(record["moves"]):
        game.play(move, check=check)
        reckoned: dict[str, Any] = {
            "trace": game.scores,
            "claims": game.last_claims,
            "keeps": game.keeps,
            "wall": game.wall,
            "supply": game.supply,
        }
        if check:
            reckoned["cells"] = game.last_cells
        assert reckoned == {key: expect[key][number] for key in reckoned}, f"entry {number + 1}"
        assert game.last_scored == move.get("scored", []), f"entry {number + 1}"
    assert game.finish() == (record["final"], record["scores"])
    assert record["scores"] == expect["scores"]


def test_an_illegal_entry_changes_nothing() -> None:
    record = json.loads(CASES[0].read_text(encoding="utf-8"))
    game = NaiveCastle(TILES, BOARD, record["options"], wall_tiles=record["wall_tiles"])
    first, second = record["moves"][:2]
    with pytest.raises(NaiveError, match="turn of player 0"):
        game.play({**first, "player": 1})
    with pytest.raises(NaiveError, match="no follower on court9"):
        game.play({**first, "follower": "court9"})
    with pytest.raises(NaiveError, match="does not fit"):
        game.play({**first, "rotation": 90})
    with pytest.raises(NaiveError, match="no wall tile 1"):
        game.play({**first, "extra_turn": True})
    with pytest.raises(NaiveError, match="cannot be discarded"):
        game.play({"player": 0, "discard": first["tile"]})
    assert (game.placed, game.followers, game.supply) == ({}, {}, [6, 6])
    game.play(first)
    with pytest.raises(NaiveError, match="no tile t27 is left"):
        game.play({**second, "tile": first["tile"]})
    with pytest.raises(NaiveError, match=r"leaves out path1 at \[9, 0\]"):
        game.play({**second, "scored": []})
    with pytest.raises(NaiveError, match="moves no marker"):
        game.play({**second, "scored": [*second["scored"], named(9, 0, "tower1")]})
    game.play(second)
    assert game.scores == [0, 2]


def test_T2_the_first_tile_lies_at_a_start_space_and_T3_a_path_only_at_a_path(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["###"], starts=("0 0 N path", "2 0 E house"))
    assert game.legal("house") == {(2, 0, r) for r in (0, 90, 180, 270)}
    assert game.legal("path") == {(0, 0, 0), (0, 0, 180), (2, 0, 0), (2, 0, 180)}
    turn(game, "house", 2, 0)
    assert game.cells("house") == [[1, 0]]
    assert game.legal("path") == {(0, 0, 0), (0, 0, 180), (1, 0, 0), (1, 0, 180)}


def test_T5_a_tile_that_fits_nowhere_goes_and_the_same_player_draws(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["#"], starts=("0 0 N path",))
    game.play({"player": 0, "discard": "house"})
    assert (game.mover, game.last_cells, game.last_claims) == (0, None, None)
    game.play({"player": 0, "tile": "path", "x": 0, "y": 0, "rotation": 0})
    assert game.mover == 1


def test_T7_every_way_to_an_occupied_feature_is_closed(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["###", "###"], {"ends": ["tower1 N", "tower2 S", "court1 E W"]})
    turn(game, "tower", 0, 0, "tower1")
    turn(game, "tower", 0, 1)
    turn(game, "tower", 1, 1)
    turn(game, "ends", 1, 0)
    assert game.last_claims == ["court1", "tower1"]
    turn(game, "house", 2, 0, "house1")
    assert game.claims_for_last_tile(1) == []


def test_F1_halves_beside_a_path_join_their_opposites_and_never_over_the_path(tmp_path: Path) -> None:
    tiles = {
        "left": ["path1 E W", "house1 N En Wn", "tower1 S Es Ws"],
        "right": ["path1 E W", "tower1 N En Wn", "tower2 S Es Ws"],
    }
    game = small_castle(tmp_path, ["###"], tiles)
    turn(game, "left", 0, 0)
    turn(game, "right", 1, 0)
    assert feature_at(game, 0, 0, "path1")["areas"] == [(0, 0, "path1"), (1, 0, "path1")]
    assert feature_at(game, 0, 0, "tower1")["areas"] == [(0, 0, "tower1"), (1, 0, "tower2")]
    assert feature_at(game, 0, 0, "house1")["areas"] == [(0, 0, "house1")]
    assert feature_at(game, 1, 0, "tower1")["areas"] == [(1, 0, "tower1")]


def test_F1_halves_beside_a_path_start_space_lie_at_the_wall(tmp_path: Path) -> None:
    tiles = {"yard": ["path1 N", "house1 Nw W", "house2 Ne E S"]}
    game = small_castle(tmp_path, ["#"], tiles, starts=("0 0 N path",))
    turn(game, "yard", 0, 0)
    for area, tiles_counted in (("path1", 2), ("house1", 1), ("house2", 1)):
        feature = feature_at(game, 0, 0, area)
        assert (feature["complete"], feature["tiles"]) == (True, tiles_counted)


def test_F1_a_forced_tile_joins_like_halves_and_closes_unlike_ones(tmp_path: Path) -> None:
    tiles = {"beside": ["path1 W", "house1 Wn N E", "court1 Ws S"]}
    game = small_castle(tmp_path, ["##"], tiles)
    turn(game, "house", 0, 0)
    turn(game, "beside", 1, 0)
    assert feature_at(game, 0, 0, "house1")["cells"] == [(0, 0), (1, 0)]
    assert feature_at(game, 1, 0, "path1")["complete"]


def test_F2_a_branch_that_faces_an_empty_cell_keeps_a_path_open(tmp_path: Path) -> None:
    tiles = {"fork": ["path1 N E W", "court1 Ne En", "court2 Nw Wn", "court3 Es S Ws"]}
    game = small_castle(tmp_path, ["##"], tiles)
    turn(game, "fork", 0, 0, "path1")
    assert not feature_at(game, 0, 0, "path1")["complete"]
    turn(game, "fork", 1, 0, rotation=180)
    assert game.scores == [2, 0]


def test_F2_paths_that_meet_in_a_square_are_different_and_a_loop_is_complete(tmp_path: Path) -> None:
    tiles = {
        "square": ["path1 N", "path2 S", "court1 Ne E Se", "court2 Nw W Sw"],
        "bend": ["path1 E S", "court1 Es Se", "court2 N W En Sw"],
    }
    game = small_castle(tmp_path, ["##", "##"], tiles)
    turn(game, "square", 0, 0)
    assert [f["complete"] for f in game.features() if f["kind"] == "path"] == [True, False]
    loop = small_castle(tmp_path, ["####"] * 4, tiles)
    for (x, y), rotation in {(1, 1): 0, (2, 1): 90, (2, 2): 180, (1, 2): 270}.items():
        assert not loop.scores[0]
        turn(loop, "bend", x, y, "path1" if (x, y) == (1, 1) else None, rotation=rotation)
    assert loop.scores == [4, 0]


def test_F3_a_hole_behind_a_court_does_not_keep_a_house_open(tmp_path: Path) -> None:
    tiles = {"inward": ["house1 N E W", "court1 S"]}
    game = small_castle(tmp_path, ["###"] * 3, tiles)
    for x, y in ((0, 0), (2, 0), (0, 2), (2, 2)):
        turn(game, "house", x, y, "house1" if (x, y) == (0, 0) else None)
    for (x, y), rotation in {(1, 0): 0, (2, 1): 90, (1, 2): 180, (0, 1): 270}.items():
        assert game.scores == [0, 0]
        turn(game, "inward", x, y, rotation=rotation)
    assert (game.scores, game.keeps, game.supply) == ([8, 0], [8, 0], [6, 6])


def test_F4_a_court_is_never_complete_and_its_merchant_stays(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["#"], starts=("0 0 N court 1",))
    turn(game, "market", 0, 0, "court1")
    court = feature_at(game, 0, 0, "court1")
    assert (court["complete"], court["markets"], game.supply, game.scores) == (False, 2, [5, 6], [0, 0])


def test_F5_a_start_space_joins_both_halves_beside_a_path_that_was_forced_against_it(tmp_path: Path) -> None:
    tiles = {"yard": ["path1 N", "house1 Nw W", "house2 Ne E S"]}
    game = small_castle(tmp_path, ["#"], tiles, starts=("0 0 N house",))
    assert game.legal("yard") == {(0, 0, 90), (0, 0, 180), (0, 0, 270)}
    turn(game, "yard", 0, 0)
    house = feature_at(game, 0, 0, "house1")
    assert (house["areas"], house["tiles"]) == ([(0, 0, "house1"), (0, 0, "house2")], 2)
    assert feature_at(game, 0, 0, "path1")["tiles"] == 1


def test_F5_a_start_space_counts_as_a_tile_once_a_tile_of_its_feature_lies_there(tmp_path: Path) -> None:
    starts = ("0 0 W house", "2 0 E tower", "1 0 N court 1", "1 0 S house")
    game = small_castle(tmp_path, ["###"], starts=starts)
    turn(game, "house", 0, 0, "house1")
    turn(game, "tower", 2, 0, "tower1")
    assert feature_at(game, 0, 0, "house1")["tiles"] == 2
    turn(game, "market", 1, 0)
    assert (game.scores, game.keeps) == ([2, 4], [2, 0])
    court = feature_at(game, 1, 0, "court1")
    assert (court["starts"], court["tiles"], court["markets"]) == ([(1, 0, 0)], 2, 2)


def test_F6_a_tile_counts_once_in_a_feature_that_holds_two_of_its_areas(tmp_path: Path) -> None:
    tiles = {"two": ["tower1 E", "tower2 S", "court1 N W"]}
    game = small_castle(tmp_path, ["##", "##"], tiles)
    turn(game, "two", 0, 0, "tower2")
    turn(game, "tower", 0, 1)
    turn(game, "tower", 1, 0)
    turn(game, "tower", 1, 1)
    tower = feature_at(game, 0, 0, "tower1")
    assert (len(tower["areas"]), tower["tiles"]) == (5, 4)
    assert game.scores == [8, 0]


def test_F6_a_tile_counts_in_each_of_two_features(tmp_path: Path) -> None:
    tiles = {"two": ["tower1 E", "tower2 S", "court1 N W"]}
    game = small_castle(tmp_path, ["##", "##"], tiles)
    turn(game, "two", 0, 0)
    assert [f["tiles"] for f in game.features() if f["kind"] == "tower"] == [1, 1]


def test_F7_an_inner_area_is_complete_at_once_and_counts_one_tile(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##"], {"inner": ["house1", "court1 N E S W", "path1"]})
    turn(game, "inner", 0, 0, "house1")
    assert (game.last_claims, game.scores, game.keeps) == (["court1", "house1", "path1"], [1, 0], [1, 0])
    turn(game, "court", 1, 0)
    assert game.last_claims == ["court1"]


def test_F8_S5_a_closing_tile_scores_the_others_house_and_their_keep_moves(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##"])
    turn(game, "house", 0, 0, "house1")
    turn(game, "court", 1, 0)
    assert (game.last_claims, game.last_scored) == (["court1"], [named(0, 0, "house1")])
    assert (game.scores, game.keeps, game.supply, game.followers) == ([1, 0], [1, 0], [6, 6], {})


def test_S1_equal_followers_score_nothing_but_go_home(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["####"])
    turn(game, "house", 0, 0, "house1")
    turn(game, "house", 2, 0, "house1")
    turn(game, "house", 3, 0)
    with pytest.raises(NaiveError, match="moves no marker"):
        turn(game, "house", 1, 0, scored=[named(0, 0, "house1")])
    turn(game, "house", 1, 0)
    assert (game.scores, game.keeps, game.supply, game.followers) == ([0, 0], [0, 0], [6, 6], {})


def test_S4_a_follower_on_a_feature_that_the_tile_completes_is_back_at_the_end(tmp_path: Path) -> None:
    game = small_castle(tmp_path, ["##"])
    game.supply = [1, 0]
    turn(game, "house", 0, 0, "house1")
    assert game.claims_for_last_tile(0) == []
    turn(game, "house", 1, 0)
    assert (game.last_claims, game.supply, game.scores) == ([], [1, 0], [2, 0])


def test_S3_the_movers_features_come_first_whatever_they_give(tmp_path: Path) -> None:
    game = before_closing(tmp_path, tower_of=1)
    assert game.mover == 0
    turn(game, "court", 4, 0)
    with pytest.raises(NaiveError, match="the mover scores come first"):
        turn(game, "court", 1, 0, scored=[named(0, 0, "house1"), named(2, 0, "tower1")])
    turn(game, "court", 1, 0)
    assert game.last_scored == [named(2, 0, "tower1"), named(0, 0, "house1")]
    assert game.scores == [3, 2]


def test_S3_the_order_is_not_asked_where_every_order_empties_the_same_towers(tmp_path: Path) -> None:
    game = before_closing(tmp_path, wall={2: 9})
    with pytest.raises(NaiveError, match="order is not asked"):
        turn(game, "court", 1, 0, scored=[named(2, 0, "tower1"), named(0, 0, "house1")])
    turn(game, "court", 1, 0)
    assert game.last_scored == [named(0, 0, "house1"), named(2, 0, "tower1")]
    assert (game.held, game.wall) == ([[9], []], [])


def test_S3_the_order_is_asked_where_two_orders_empty_different_towers(tmp_path: Path) -> None:
    game = before_closing(tmp_path, wall={3: 9})
    with pytest.raises(NaiveError, match="must be written"):
        turn(game, "court", 1, 0)
    turn(game, "court", 1, 0, scored=[named(2, 0, "tower1"), named(0, 0, "house1")])
    assert (game.scores, game.held, game.wall) == ([5, 0], [[], []], [3])


def test_S3_the_opponents_group_is_asked_of_the_mover_too(tmp_path: Path) -> None:
    game = before_closing(tmp_path, wall={3: 9})
    turn(game, "court", 5, 0)
    assert game.mover == 1
    game.put("court", 1, 0, 0, forced=True)
    game.claim(None)
    assert game.asked() == {"order": True, "double": []}
    game.score_next(0, 0, "house1")
    assert game.asked() == {"order": False, "double": []}
    assert game.held == [[9], []]


@pytest.mark.parametrize(("held", "order"), [([2], True), ([3], False), ([], False)])
def test_S3_the_order_is_asked_where_it_matters_only_with_a_doubling(
    tmp_path: Path, held: list[int], order: bool
) -> None:
    # Plain: 3, 5 or 2, 5. The tower doubled: 3, 7 or 4, 7. The house doubled: 6, 8 or 2, 8.
    game = before_closing(tmp_path, wall={4: 9})
    game.held[0] = held
    game.put("court", 1, 0, 0, forced=True)
    game.claim(None)
    double = {2: [(2, 0, "tower1")], 3: [(0, 0, "house1")]}
    assert game.asked() == {"order": order, "double": double[held[0]] if held else []}
