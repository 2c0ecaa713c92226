"""The Castle, S3: several features in one turn, when their order is asked and what it is when it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.castle_table import (
    COURT,
    PATH_END,
    Scene,
    choices,
    points,
    score,
    scored,
    spent,
    taken,
    turn,
    why,
)

from tilewright.game import Game, ScoreNext
from tilewright.game.events import CameHome, Scored, WallTileTaken

SIDES = {"W": (4, 3, 0, -1), "E": (6, 3, 180, 1)}


def closing(
    folder: Path,
    west: tuple[str, int, int] | None = None,
    east: tuple[str, int, int] | None = None,
    north: tuple[str, int] | None = None,
    south: tuple[str, int] | None = None,
    **more: object,
) -> Game:
    """A game in which a court laid at (5, 3) completes one feature on each side: (kind, seat, tiles), 1 to the
    north and south. They are named (kind1 at) the westmost cell of the west one, (6, 3), (5, 2) and (5, 4)."""
    options = {key: more.pop(key) for key in ("corner_timing",) if key in more}
    scene = Scene(folder, **options)
    for feature, (x, y, turned, step) in zip((west, east), SIDES.values()):
        if feature is None:
            continue
        kind, seat, tiles = feature
        end, bar = f"{kind}1 E | court1 N S W", f"{kind}1 E W | court1 N | court2 S"
        for number in range(tiles - 1):
            scene.lay(bar, x + step * number, y)
        scene.lay(end, x + step * (tiles - 1), y, turned, **{f"{kind}1": seat})
    for single, (x, y, turned) in ((north, (5, 2, 90)), (south, (5, 4, 270))):
        if single is not None:
            scene.lay(f"{single[0]}1 E | court1 N S W", x, y, turned, **{f"{single[0]}1": single[1]})
    return scene.game(COURT, **more)  # type: ignore[arg-type]


# Whose features come first.


def test_S3_first_the_features_of_the_player_who_placed_the_tile_then_the_opponents(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 1, 3), ("house", 0, 1), north=("house", 1), south=("tower", 0))
    assert points(turn(game, 5, 3)) == [(0, 2), (0, 1), (1, 3), (1, 1)]
    mirrored = closing(tmp_path, ("house", 1, 3), ("house", 0, 1), north=("house", 1), south=("tower", 0), to_move=1)
    assert points(turn(mirrored, 5, 3)) == [(1, 3), (1, 1), (0, 2), (0, 1)]


def test_S3_an_opponents_feature_may_not_come_first(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), ("house", 1, 2), north=("tower", 0), scores=(9, 0))
    turn(game, 5, 3)
    assert game.phase == "score"
    assert why(game.why_not(ScoreNext(6, 3, "house1"))) == ("own-first", "castle.S3")
    assert choices(game) == [(2, 3, "house1", False), (5, 2, "tower1", False)]


# The order where it is not asked.


@pytest.mark.parametrize(("west", "east"), [(3, 2), (2, 3)])
def test_S3_not_asked_most_points_come_first(tmp_path: Path, west: int, east: int) -> None:
    events = turn(closing(tmp_path, ("house", 0, west), ("house", 0, east), scores=(0, 0)), 5, 3)
    assert points(events) == [(0, 3), (0, 2)]


def test_S3_it_is_points_that_count_not_tiles(tmp_path: Path) -> None:
    events = turn(closing(tmp_path, ("house", 0, 3), ("tower", 0, 2)), 5, 3)
    assert points(events) == [(0, 4), (0, 3)]


def test_S3_equal_points_go_by_the_features_name_smallest_y_then_x_then_area(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 1), ("house", 0, 1), north=("house", 0), south=("house", 0))
    events = turn(game, 5, 3)
    cells = [(event.feature.spots[0].x, event.feature.spots[0].y) for event in events if isinstance(event, Scored)]
    assert cells == [(5, 2), (4, 3), (6, 3), (5, 4)]


def test_S3_on_one_tile_the_area_id_as_text_decides(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    tile = "path1 E at=tower1 | tower1 | house2 En | house10 Es | court1 N S W"
    scene.lay(tile, 5, 3, house2=0, house10=0)
    events = turn(scene.game(PATH_END), 6, 3, 180)
    areas = [event.feature.spots[0].area for event in events if isinstance(event, Scored)]
    assert areas == ["house10", "house2"]


# Asked exactly when two orders empty different sets of towers.


@pytest.mark.parametrize(("first", "won"), [((2, 3, "house1"), [(0, 12, 9)]), ((5, 2, "tower1"), [])])
def test_S3_asked_when_the_order_decides_whether_a_tower_is_emptied(
    tmp_path: Path, first: tuple[int, int, str], won: list[tuple[int, int, int]]
) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(9, 0), wall={12: 9})
    events = turn(game, 5, 3)
    assert (game.phase, scored(events)) == ("score", [])
    assert choices(game) == [(2, 3, "house1", False), (5, 2, "tower1", False)]
    assert taken(score(game, *first)) == won
    assert (game.phase, game.to_move) == ("place", 1)


def test_S3_the_question_goes_to_the_player_who_placed_the_tile_for_both_groups(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 1, 3), north=("tower", 1), scores=(0, 9), wall={12: 9})
    turn(game, 5, 3)
    assert (game.phase, game.to_move) == ("score", 0)
    assert choices(game) == [(2, 3, "house1", False), (5, 2, "tower1", False)]
    events = score(game, 5, 2, "tower1")
    assert (points(events), taken(events)) == ([(1, 2), (1, 3)], [])


def test_S3_not_asked_where_no_order_reaches_a_tower(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(0, 0))
    assert points(turn(game, 5, 3)) == [(0, 3), (0, 2)]
    assert game.phase == "place"


def test_S3_not_asked_where_the_tower_is_empty_already(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(9, 0), held=((9,), ()), empty=(12,))
    assert points(turn(game, 5, 3)) == [(0, 3), (0, 2)]


def test_S3_not_asked_where_every_order_empties_the_same_tower(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(7, 0), wall={12: 9})
    events = turn(game, 5, 3)
    assert (points(events), taken(events)) == ([(0, 3), (0, 2)], [(0, 12, 9)])


def test_S3_not_asked_where_each_order_lands_on_the_same_tower_by_another_way(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(10, 0), wall={12: 9})
    events = turn(game, 5, 3)
    assert (points(events), taken(events)) == ([(0, 3), (0, 2)], [(0, 12, 9)])


def test_S3_equal_points_are_never_a_question(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 2), ("house", 0, 2), scores=(10, 0), wall={12: 9})
    events = turn(game, 5, 3)
    assert (points(events), taken(events)) == ([(0, 2), (0, 2)], [(0, 12, 9)])


def test_S3_a_single_feature_is_never_a_question(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 2), scores=(10, 0), wall={12: 9})
    assert points(turn(game, 5, 3)) == [(0, 2)]


def test_S3_one_feature_of_each_player_is_no_question(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), ("house", 1, 2), scores=(9, 10), wall={12: 9})
    events = turn(game, 5, 3)
    assert points(events) == [(0, 3), (1, 2)]
    assert taken(events) == [(0, 12, 9)]


def test_S3_three_features_are_asked_for_one_by_one_as_long_as_the_rest_differ(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 1), ("tower", 0, 2), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    assert choices(game) == [(4, 3, "house1", False), (5, 2, "tower1", False), (6, 3, "tower1", False)]
    assert taken(score(game, 4, 3, "house1")) == []
    assert choices(game) == [(5, 2, "tower1", False), (6, 3, "tower1", False)]
    events = score(game, 6, 3, "tower1")
    assert (points(events), taken(events)) == ([(0, 4), (0, 2)], [])


def test_S3_the_question_ends_when_the_rest_no_longer_differ(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 1), ("tower", 0, 2), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    events = score(game, 6, 3, "tower1")
    assert (points(events), taken(events)) == ([(0, 4), (0, 2), (0, 1)], [(0, 12, 9)])


def test_S3_a_tower_emptied_by_the_first_choice_no_longer_makes_a_question(tmp_path: Path) -> None:
    # 9, 12 empties 12/13; only if a wall tile still lay there would 12, 13, 15 differ from 12, 14, 15.
    game = closing(tmp_path, ("house", 0, 3), ("house", 0, 1), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    events = score(game, 2, 3, "house1")
    assert (points(events), taken(events)) == ([(0, 3), (0, 2), (0, 1)], [(0, 12, 9)])


def test_S3_the_wall_tile_turned_up_is_known_before_the_next_choice(tmp_path: Path) -> None:
    # 10: the house ends on 12; from there 10 and 2 points still differ about 22/23.
    game = closing(tmp_path, ("house", 0, 2), ("tower", 0, 5), north=("tower", 0), scores=(10, 0), wall={12: 9, 22: 4})
    turn(game, 5, 3)
    assert taken(score(game, 3, 3, "house1")) == [(0, 12, 9)]
    assert game.phase == "score"
    wall = game.view(1).position.wall
    assert wall is not None
    assert wall.open == ((9,), ())
    assert choices(game) == [(5, 2, "tower1", False), (6, 3, "tower1", False)]
    assert taken(score(game, 6, 3, "tower1")) == [(0, 22, 4)]


def test_S3_each_feature_is_a_marker_move_of_its_own(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), ("house", 0, 2), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    events = score(game, 2, 3, "house1")
    assert [type(event) for event in events if isinstance(event, Scored | WallTileTaken | CameHome)] == [
        Scored,
        WallTileTaken,
        Scored,
        CameHome,
        CameHome,
    ]


# Doubling in the question.


def test_S3_asked_where_the_order_matters_only_if_a_feature_is_doubled(tmp_path: Path) -> None:
    # 8 with 3 and 2 ends on 13 either way; with the tower doubled 8, 12, 15 empties 12/13 and 8, 11, 15 does not.
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(8, 0), held=((2,), ()), wall={12: 9})
    turn(game, 5, 3)
    assert choices(game) == [(2, 3, "house1", False), (5, 2, "tower1", False), (5, 2, "tower1", True)]
    without = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(8, 0), wall={12: 9})
    assert points(turn(without, 5, 3)) == [(0, 3), (0, 2)]


def test_S3_not_asked_where_doubling_changes_the_towers_but_the_order_does_not(tmp_path: Path) -> None:
    # 8 with 2 and 1: undoubled 11 by 9 or 10, doubled 13 by 9 or 12: the tower is emptied in both orders or in none.
    game = closing(tmp_path, ("house", 0, 1), north=("tower", 0), scores=(8, 0), held=((2,), ()), wall={12: 9})
    turn(game, 5, 3)
    assert choices(game) == [(5, 2, "tower1", False), (5, 2, "tower1", True)]
    assert why(game.why_not(ScoreNext(4, 3, "house1"))) == ("order-fixed", "castle.S3")
    events = score(game, 5, 2, "tower1", double=True)
    assert (points(events), taken(events), spent(events)) == ([(0, 4), (0, 1)], [(0, 12, 9)], [(0, 2)])


def test_S3_not_asked_doubling_is_still_asked_when_its_feature_comes_up(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(0, 0), held=((2,), ()))
    events = turn(game, 5, 3)
    assert points(events) == [(0, 3)]
    assert choices(game) == [(5, 2, "tower1", False), (5, 2, "tower1", True)]
    assert points(score(game, 5, 2, "tower1")) == [(0, 2)]


def test_S3_the_default_order_goes_by_points_undoubled(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), held=((2,), ()))
    assert points(turn(game, 5, 3)) == [(0, 3)]
    assert choices(game) == [(5, 2, "tower1", False), (5, 2, "tower1", True)]


def test_S3_features_of_equal_points_are_a_question_if_one_of_them_can_be_doubled(tmp_path: Path) -> None:
    # 8 with towers of one tile: undoubled 10, 12; one of them doubled 12, 14 or 10, 14.
    game = closing(tmp_path, north=("tower", 0), south=("tower", 0), scores=(8, 0), held=((2,), ()), wall={12: 9})
    turn(game, 5, 3)
    assert choices(game) == [
        (5, 2, "tower1", False),
        (5, 2, "tower1", True),
        (5, 4, "tower1", False),
        (5, 4, "tower1", True),
    ]


@pytest.mark.parametrize(("tiles", "asked"), [((), False), ((2,), False), ((2, 2), True)])
def test_S3_as_many_features_can_be_doubled_as_the_wall_tiles_allow(
    tmp_path: Path, tiles: tuple[int, ...], asked: bool
) -> None:
    # 5 with 2, 2 and 1: only with both towers doubled does the order matter: 9, 13, 14 and 9, 10, 14.
    game = closing(
        tmp_path,
        ("house", 0, 1),
        north=("tower", 0),
        south=("tower", 0),
        scores=(5, 0),
        held=(tiles, ()),
        wall={12: 9},
    )
    turn(game, 5, 3)
    assert ((4, 3, "house1", False) in choices(game)) is asked


@pytest.mark.parametrize(("kind", "tile", "asked"), [("tower", 2, True), ("tower", 3, False)])
def test_S3_each_wall_tile_doubles_its_own_kind_only(tmp_path: Path, kind: str, tile: int, asked: bool) -> None:
    game = closing(tmp_path, north=(kind, 0), south=(kind, 0), scores=(8, 0), held=((tile,), ()), wall={12: 9})
    events = turn(game, 5, 3)
    assert (game.phase == "score") is asked
    assert points(events) == ([] if asked else [(0, 2), (0, 2)])


def test_S3_nothing_in_the_opponents_group_counts_as_doubled(tmp_path: Path) -> None:
    # The same as above, but the features are the opponent's, who holds wall tile 2: no question, and no doubling.
    game = closing(tmp_path, ("house", 1, 3), north=("tower", 1), scores=(0, 8), held=((2,), (2,)), wall={12: 9})
    events = turn(game, 5, 3)
    assert (points(events), spent(events)) == ([(1, 3), (1, 2)], [])


def test_S3_a_wall_tile_won_in_this_turn_is_not_reckoned_with(tmp_path: Path) -> None:
    # 19, 23 wins wall tile 2; were it usable, 23, 27, 30 and 23, 26, 30 would differ about 25/26.
    game = closing(tmp_path, ("house", 0, 3), ("house", 0, 4), north=("tower", 0), scores=(19, 0), wall={22: 2, 25: 9})
    turn(game, 5, 3)
    events = score(game, 6, 3, "house1")
    assert points(events) == [(0, 4), (0, 3), (0, 2)]
    assert taken(events) == [(0, 22, 2), (0, 25, 9)]


def test_S3_a_wall_tile_of_an_earlier_turn_is_reckoned_with(tmp_path: Path) -> None:
    game = closing(
        tmp_path,
        ("house", 0, 3),
        ("house", 0, 4),
        north=("tower", 0),
        scores=(19, 0),
        held=((2,), ()),
        wall={22: 9, 25: 9},
    )
    turn(game, 5, 3)
    score(game, 6, 3, "house1")
    assert choices(game) == [(2, 3, "house1", False), (5, 2, "tower1", False), (5, 2, "tower1", True)]


# Refusals in the question.


def test_S3_a_feature_is_called_by_its_smallest_name(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    assert why(game.why_not(ScoreNext(4, 3, "house1"))) == ("other-name", "castle.S3")
    assert why(game.why_not(ScoreNext(2, 3, "house1"))) is None


def test_S3_only_a_completed_feature_that_moves_a_marker_can_be_chosen(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    assert why(game.why_not(ScoreNext(5, 3, "court1"))) == ("not-pending", "castle.S3")
    assert why(game.why_not(ScoreNext(9, 6, "house1"))) == ("feature-unknown", "castle.S3")
    score(game, 2, 3, "house1")
    assert why(game.why_not(ScoreNext(2, 3, "house1"))) == ("wrong-phase", "castle.T1")


def test_S3_a_scored_feature_cannot_be_scored_again(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 1), ("tower", 0, 2), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    score(game, 4, 3, "house1")
    assert why(game.why_not(ScoreNext(4, 3, "house1"))) == ("not-pending", "castle.S3")


def test_S3_under_end_of_turn_the_order_is_never_asked(tmp_path: Path) -> None:
    game = closing(
        tmp_path, ("house", 0, 3), north=("tower", 0), scores=(9, 0), wall={12: 9}, corner_timing="end_of_turn"
    )
    events = turn(game, 5, 3)
    assert (points(events), taken(events)) == ([(0, 3), (0, 2)], [])


# What the outlook says of each choice.


def test_S3_the_outlook_of_each_choice_is_what_it_brings(tmp_path: Path) -> None:
    game = closing(tmp_path, ("house", 0, 3), north=("tower", 0), scores=(9, 0), wall={12: 9})
    turn(game, 5, 3)
    told = {(choice.kind, choice.points, choice.landing.number, choice.landing.tower, choice.keep)
            for choice in game.outlook().scorings}  # fmt: skip
    assert told == {("house", 3, 12, 12, 3), ("tower", 2, 11, None, None)}
    assert game.phase == "score"
    game.apply(ScoreNext(2, 3, "house1"))
    assert game.position().wall is not None
    assert game.position().wall.open[0] == (9,)
