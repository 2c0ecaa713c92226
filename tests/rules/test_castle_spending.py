"""The Castle, W3 and W4: another turn, doubling."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    HOUSE_BAR,
    HOUSE_END,
    PATH_END,
    TOWER_BAR,
    TOWER_END,
    Scene,
    choices,
    ends,
    extra,
    points,
    put,
    replayed,
    score,
    spent,
    taken,
    turn,
    why,
)

from tilewright.game import ExtraTurn, Game, PlaceFollower, ScoreNext
from tilewright.game.events import CameHome, Over, PutOut, Scored, WallTileTaken, WallTileUsed

CROSSING = "path1 N E S W | court1 Ne En | court2 Es Se | court3 Sw Ws | court4 Nw Wn"
CLOSE = (5, 3)


# W3


def with_ones(folder: Path, count: int = 1, stack: int = 4, **options: object) -> Game:
    """A game in which seat 0 holds wall tile 1, once or twice, and a court comes up every time."""
    scene = Scene(folder, **options)
    scene.lay(COURT, 2, 3)
    return scene.game(COURT, held=((1,) * count, ()), stack=[COURT] * stack)


def test_W3_another_complete_turn(tmp_path: Path) -> None:
    game = with_ones(tmp_path)
    turn(game, 3, 3)
    assert (game.phase, game.to_move) == ("extra_turn", 0)
    events = extra(game)
    assert [(event.rule, event.kind) for event in events if isinstance(event, WallTileUsed)] == [("castle.W3", 1)]
    assert (game.phase, game.to_move) == ("place", 0)
    turn(game, 4, 3)
    assert (game.phase, game.to_move) == ("place", 1)


def test_W3_it_is_asked_at_the_end_of_the_turn_after_all_wall_tiles_are_taken(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0))
    game = scene.game(COURT, scores=(10, 0), held=((1,), ()), wall={12: 9})
    put(game, *CLOSE)
    assert why(game.why_not(ExtraTurn(True))) == ("wrong-phase", "castle.T1")
    events = game.apply(PlaceFollower(None))
    assert [type(event) for event in events] == [Scored, WallTileTaken, CameHome]
    assert game.phase == "extra_turn"


def test_W3_it_can_be_saved_for_later(tmp_path: Path) -> None:
    game = with_ones(tmp_path)
    turn(game, 3, 3)
    extra(game, take=False)
    turn(game, 4, 3)
    assert game.to_move == 0
    turn(game, 5, 3)
    assert game.phase == "extra_turn"


def test_W3_one_at_a_time_a_second_may_follow_the_extra_turn(tmp_path: Path) -> None:
    game = with_ones(tmp_path, 2)
    turn(game, 3, 3)
    extra(game)
    assert game.phase == "place"
    turn(game, 4, 3)
    assert (game.phase, game.to_move) == ("extra_turn", 0)
    extra(game)
    turn(game, 5, 3)
    assert (game.phase, game.to_move) == ("place", 1)


def test_W3_the_opponent_is_not_asked_in_this_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 2, 3)
    game = scene.game(COURT, held=((), (1,)))
    turn(game, 3, 3)
    assert (game.phase, game.to_move) == ("place", 1)


def test_W3_without_the_wall_tile_there_is_no_extra_turn(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.lay(COURT, 2, 3)
    game = scene.game(COURT, hold=True)
    turn(game, 3, 3)
    assert why(game.why_not(ExtraTurn(True))) == ("no-extra-turn", "castle.W3")


def test_W3_at_once_also_in_the_turn_that_won_it(tmp_path: Path) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, scores=(10, 0), wall={12: 1})
    assert taken(turn(game, *CLOSE)) == [(0, 12, 1)]
    assert game.phase == "extra_turn"
    extra(game)
    assert game.to_move == 0


def test_W3_next_turn_it_waits_for_the_next_own_turn(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), won_extra_turn="next_turn")
    game = scene.game(COURT, scores=(10, 0), wall={12: 1}, stack=[COURT] * 3)
    assert taken(turn(game, *CLOSE)) == [(0, 12, 1)]
    assert (game.phase, game.to_move) == ("place", 1)
    turn(game, 5, 4)
    turn(game, 5, 5)
    assert (game.phase, game.to_move) == ("extra_turn", 0)


def test_W3_next_turn_an_extra_turn_is_a_next_turn(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), won_extra_turn="next_turn")
    game = scene.game(COURT, scores=(10, 0), held=((1,), ()), wall={12: 1}, stack=[COURT] * 3)
    turn(game, *CLOSE)
    assert game.phase == "extra_turn"
    extra(game)
    turn(game, 5, 4)
    assert (game.phase, game.to_move) == ("extra_turn", 0)


def test_W3_next_turn_a_fresh_one_is_not_spent_beside_an_old_one(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), won_extra_turn="next_turn")
    game = scene.game(COURT, scores=(10, 0), held=((1,), ()), wall={12: 1}, stack=[COURT] * 3)
    turn(game, *CLOSE)
    extra(game, take=False)
    assert game.to_move == 1


@pytest.mark.parametrize("timing", ["at_once", "next_turn"])
def test_W3_won_in_the_opponents_turn_it_serves_from_the_end_of_the_owners_next_one(
    tmp_path: Path, timing: str
) -> None:
    scene = ends(tmp_path, ("tower", 1), won_extra_turn=timing)
    game = scene.game(COURT, scores=(0, 10), wall={12: 1})
    assert taken(turn(game, *CLOSE)) == [(1, 12, 1)]
    assert (game.phase, game.to_move) == ("place", 1)
    turn(game, 5, 4)
    assert (game.phase, game.to_move) == ("extra_turn", 1)


def test_W3_not_when_the_stack_is_empty(tmp_path: Path) -> None:
    game = with_ones(tmp_path, stack=0)
    events = turn(game, 3, 3)
    assert any(isinstance(event, Over) for event in events)
    assert game.over
    assert spent(events) == []
    assert why(game.why_not(ExtraTurn(True))) == ("game-over", "castle.E1")


def test_W3_a_record_that_spends_it_on_an_empty_stack_is_refused(tmp_path: Path) -> None:
    entries = replayed(
        tmp_path,
        [HOUSE_END],
        [{"player": 0, "tile": "k1", "x": 11, "y": 2, "rotation": 0, "extra_turn": True}],
    )
    assert why(entries[-1].refusal) == ("stack-empty", "castle.W3")


def test_W3_a_stack_whose_tiles_fit_nowhere_is_not_empty_and_the_wall_tile_is_spent(tmp_path: Path) -> None:
    scene = Scene(tmp_path, starts=["9 0 N house"])
    scene.lay(COURT, 5, 3)
    game = scene.game(COURT, stack=[CROSSING], held=((1,), ()))
    turn(game, 5, 2)
    assert game.phase == "extra_turn"
    events = extra(game)
    assert spent(events) == [(0, 1)]
    assert [event.seat for event in events if isinstance(event, PutOut)] == [0]
    assert game.over
    wall = game.position().wall
    assert wall is not None
    assert (wall.open, wall.used) == (((), ()), (1,))


# W4


@pytest.mark.parametrize(("kind", "tile", "single", "double"), [("tower", 2, 2, 4), ("house", 3, 1, 2)])
def test_W4_tile_2_doubles_a_tower_and_tile_3_a_house(
    tmp_path: Path, kind: str, tile: int, single: int, double: int
) -> None:
    for doubled, each in ((False, single), (True, double)):
        game = ends(tmp_path, (kind, 0)).game(COURT, held=((tile,), ()))
        turn(game, *CLOSE)
        events = score(game, 4, 3, f"{kind}1", doubled)
        facts = [(event.points, event.multiplier, event.wall_tile) for event in events if isinstance(event, Scored)]
        assert facts == [(each, each, tile if doubled else None)]
        used = [(event.rule, event.seat, event.kind) for event in events if isinstance(event, WallTileUsed)]
        assert used == ([("castle.W4", 0, tile)] if doubled else [])


@pytest.mark.parametrize(("kind", "tile"), [("house", 2), ("tower", 3), ("path", 2), ("path", 3)])
def test_W4_they_double_nothing_else(tmp_path: Path, kind: str, tile: int) -> None:
    scene = Scene(tmp_path)
    end = {"house": HOUSE_END, "tower": TOWER_END, "path": PATH_END}[kind]
    scene.lay(end, 4, 3, **{f"{kind}1": 0})
    events = turn(scene.game(end, held=((tile,), ())), 5, 3, 180)
    assert points(events) == [(0, 4 if kind == "tower" else 2)]
    assert spent(events) == []


def test_W4_the_reason_is_named(tmp_path: Path) -> None:
    # 8 with a house of 3, a tower of 1 tile and a path of 2: the order is asked.
    scene = Scene(tmp_path)
    scene.lay(HOUSE_BAR, 4, 3, house1=0)
    scene.lay(HOUSE_BAR, 3, 3)
    scene.lay(HOUSE_END, 2, 3)
    scene.lay(TOWER_END, 5, 2, 90, tower1=0)
    scene.lay(PATH_END, 6, 3, 180, path1=0)
    tile = "path1 E at=house1 | house1 | court1 N S W En Es"
    game = scene.game(tile, scores=(9, 0), wall={12: 9})
    turn(game, *CLOSE)
    assert game.phase == "score"
    assert why(game.why_not(ScoreNext(5, 2, "tower1", True))) == ("no-usable-wall-tile", "castle.W4")
    assert why(game.why_not(ScoreNext(2, 3, "house1", True))) == ("no-usable-wall-tile", "castle.W4")
    assert why(game.why_not(ScoreNext(5, 3, "path1", True))) == ("cannot-double-kind", "castle.W4")


def test_W4_start_spaces_are_doubled_too(tmp_path: Path) -> None:
    for kind, tile, x, y, rotation, expected in (("tower", 2, 8, 7, 90, 8), ("house", 3, 11, 2, 0, 4)):
        scene = Scene(tmp_path)
        scene.lay(COURT, 5, 3)
        game = scene.game(f"{kind}1 E | court1 N S W", held=((tile,), ()))
        turn(game, x, y, rotation, f"{kind}1")
        assert points(score(game, x, y, f"{kind}1", double=True)) == [(0, expected)]


def test_W4_declared_before_the_marker_moves_the_wall_tile_there_is_taken_after(tmp_path: Path) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, scores=(8, 0), held=((2,), ()), wall={12: 9})
    turn(game, *CLOSE)
    assert 12 in (game.view(0).position.wall or pytest.fail("no wall")).on
    events = score(game, 4, 3, "tower1", double=True)
    kinds = [type(event) for event in events if isinstance(event, WallTileUsed | Scored | WallTileTaken)]
    assert kinds.index(WallTileTaken) == 2
    assert taken(events) == [(0, 12, 9)]


def test_W4_two_copies_double_two_features_one_feature_once_only(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("tower", 0))
    game = scene.game(COURT, held=((2, 2), ()))
    events = turn(game, *CLOSE)
    events += score(game, 4, 3, "tower1", double=True)
    assert choices(game) == [(6, 3, "tower1", False), (6, 3, "tower1", True)]
    assert why(game.why_not(ScoreNext(4, 3, "tower1", True))) == ("not-pending", "castle.S3")
    events += score(game, 6, 3, "tower1", double=True)
    assert (points(events), spent(events)) == ([(0, 4), (0, 4)], [(0, 2), (0, 2)])


def test_W4_one_copy_doubles_one_of_two(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 0), ("tower", 0))
    game = scene.game(COURT, held=((2,), ()))
    events = turn(game, *CLOSE)
    events += score(game, 4, 3, "tower1", double=True)
    assert game.phase == "place"
    assert points(events) == [(0, 4), (0, 2)]


def test_W4_two_copies_on_a_single_feature_leave_one(tmp_path: Path) -> None:
    game = ends(tmp_path, ("tower", 0)).game(COURT, held=((2, 2), ()))
    turn(game, *CLOSE)
    events = score(game, 4, 3, "tower1", double=True)
    assert (points(events), spent(events)) == ([(0, 4)], [(0, 2)])
    wall = game.position().wall
    assert wall is not None
    assert wall.open == ((2,), ())


def test_W4_only_a_feature_that_the_player_scores(tmp_path: Path) -> None:
    scene = ends(tmp_path, ("tower", 1))
    events = turn(scene.game(COURT, held=((2,), ())), *CLOSE)
    assert (points(events), spent(events)) == ([(1, 2)], [])
    tie = Scene(tmp_path)
    tie.lay(TOWER_END, 4, 3, tower1=0)
    tie.lay(TOWER_END, 6, 3, 180, tower1=1)
    events = turn(tie.game(TOWER_BAR, held=((2,), ())), 5, 3)
    assert (points(events), spent(events)) == ([], [])
