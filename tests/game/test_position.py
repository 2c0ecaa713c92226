"""Positions: every phase reads back to an equal position; what no game can have led to is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.game.playing import CASTLE, CLASSIC, castle, classic, followed, referees

from tilewright.game import DataError, Game, InputError, Position, format_position, parse_position, parse_record

Data = dict[str, object]
PHASES = {"deal", "place", "follower", "score", "extra_turn", "over"}


def back(position: Position) -> Game:
    text = format_position(position)
    assert parse_position(text) == position
    game = Game.from_position(parse_position(text), seed=1)
    assert game.position() == position
    return game


def test_positions_of_the_castle_read_back_in_every_phase() -> None:
    seen: dict[str, int] = dict.fromkeys(PHASES, 0)
    for path in CASTLE:
        game, moves = referees(path, hold=True)
        for at, _ in followed(game, moves):
            seen[at.phase] += 1
            if at.phase in ("score", "extra_turn") or seen[at.phase] % 23 == 1:
                again = back(at.position())
                assert again.actions() == at.actions()
                assert again.view(0) == at.view(0)
        seen["over"] += back(game.position()).over
    seen["deal"] += back(castle(hold=True).position()).phase == "deal"
    assert all(seen.values()), seen


def test_positions_of_classic_read_back_in_every_phase() -> None:
    seen = set()
    for players in (2, 5):
        game = classic(seed=players, players=players, hold=True)
        step = 0
        while not game.over:
            if step % 11 == 0:
                again = back(game.position())
                assert again.actions() == game.actions()
                seen.add(game.phase)
            if game.phase == "deal":
                game.deal()
            else:
                legal = game.actions()
                game.apply(legal[step * 7919 % len(legal)])
            step += 1
        seen.add(back(game.position()).phase)
    assert seen == PHASES - {"score", "extra_turn"}


@pytest.mark.parametrize("path", CASTLE, ids=lambda path: path.stem)
def test_S3_and_W2_a_turn_goes_on_from_its_middle_as_if_it_had_not_been_stopped(path: Path) -> None:
    game, moves = referees(path, hold=True)
    resumed: Game | None = None
    for at, action in followed(game, moves):
        if resumed is not None:
            assert resumed.position() == at.position()
        before, resumed = at.position(), None
        if at.phase in ("follower", "score", "extra_turn"):
            resumed = Game.from_position(before, seed=1, hold=True)
            resumed.apply(action)
            same_wall = on_towers(resumed.position()) == on_towers(before)
            if resumed.phase in ("deal", "over") or not same_wall:
                # What is hidden was dealt anew, so from here on the two games differ.
                resumed = None


def on_towers(position: Position) -> tuple[int, ...]:
    assert position.wall is not None
    return position.wall.on


def test_play_goes_on_from_a_position_to_the_end() -> None:
    for game in (castle(5), classic(5, players=3)):
        for _ in range(37):
            game.apply(game.actions()[-1])
        again = back(game.position())
        while not again.over:
            again.apply(again.actions()[0])
        with pytest.raises(DataError) as error:
            again.record()
        assert error.value.code == "no-record"


def the_castle() -> Data:
    game = castle(5)
    while len(game.position().tiles) < 30:
        game.apply(game.actions()[-1])
    return json.loads(format_position(game.position()))


def the_classic() -> Data:
    game = classic(5)
    while len(game.position().tiles) < 30:
        game.apply(game.actions()[-1])
    return json.loads(format_position(game.position()))


def refused(data: Data) -> tuple[str, object]:
    with pytest.raises(InputError) as error:
        Game.from_position(parse_position(json.dumps(data)), seed=1)
    assert str(error.value)
    return error.value.code, error.value.details.get("path")


def test_the_fixed_example_has_all_its_keys() -> None:
    keys = "format version game set options players to_move phase tiles followers scores drawn gone"
    assert list(the_castle()) == [*keys.split(), "known_bottom", "hands", "keeps", "wall"]
    assert list(the_classic()) == [*keys.split(), "known_bottom", "hands"]


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"phase": "placing"}, "wrong-value", "phase"),
        ({"phase": "follower"}, "missing-key", "turn"),
        ({"phase": "deal"}, "needless-key", "drawn"),
        ({"drawn": None}, "missing-key", "drawn"),
        ({"drawn": "t99"}, "tile-unknown", "drawn"),
        ({"to_move": 2}, "no-such-seat", "to_move"),
        ({"scores": [1]}, "wrong-length", "scores"),
        ({"keeps": [1, 2, 3]}, "wrong-length", "keeps"),
        ({"keeps": [-1, 2]}, "out-of-range", "keeps[0]"),
        ({"wall": None}, "wrong-type", "wall"),
        ({"players": ["Ann"]}, "player-count", None),
        ({"gone": ["t99"]}, "tile-unknown", "gone[0]"),
        ({"known_bottom": ["t01"]}, "needless-key", "known_bottom"),
        ({"hands": [[], []]}, "needless-key", "hands"),
        ({"redraws": [1, 1]}, "needless-key", "redraws"),
        ({"reserved": "A"}, "needless-key", "reserved"),
        ({"tyles": []}, "unknown-key", "tyles"),
        ({"turn": {"follower": True}}, "missing-key", "turn.scored"),
        ({"format": "tilewright-record"}, "other-format", None),
        ({"version": 2}, "wrong-version", None),
    ],
)
def test_a_broken_position_is_refused_by_path(changes: Data, code: str, path: object) -> None:
    assert refused(the_castle() | changes) == (code, path)


def edited(part: str, index: int, **changes: object) -> Data:
    data = the_castle()
    data[part][index] |= changes
    return data


def test_tiles_lie_once_each_on_cells_of_the_board() -> None:
    data = the_castle()
    first = data["tiles"][0]
    assert refused(edited("tiles", 3, tile=first["tile"])) == ("tile-too-often", "tiles[3]")
    assert refused(edited("tiles", 3, x=first["x"], y=first["y"])) == ("cell-twice", "tiles[3]")
    assert refused(edited("tiles", 3, x=0, y=0)) == ("cell-unknown", "tiles[3]")
    assert refused(edited("tiles", 3, tile="t99")) == ("tile-unknown", "tiles[3]")
    assert refused(data | {"gone": [data["drawn"]]}) == ("tile-too-often", "drawn")


def test_followers_stand_once_each_on_areas_that_can_hold_them() -> None:
    data = the_castle()
    followers = data["followers"]
    assert refused(edited("followers", 0, area="nothing"))[0] == "area-unknown"
    assert refused(edited("followers", 0, x=0, y=0))[0] == "area-unknown"
    assert refused(data | {"followers": [*followers, followers[0]]})[0] == "follower-twice"
    spots = [{"player": 0, "x": tile["x"], "y": tile["y"], "area": "court1"} for tile in data["tiles"]]
    standing = [spot for spot in spots if court(data, spot)]
    assert refused(data | {"followers": standing[:7]})[0] == "followers-too-many"


def court(data: Data, spot: Data) -> bool:
    """Tell whether a follower may be set there at all."""
    try:
        Game.from_position(parse_position(json.dumps(data | {"followers": [spot]})), seed=1)
    except InputError:
        return False
    return True


def test_F2_no_follower_stands_on_a_feature_completed_before() -> None:
    castle_game, moves = referees(CASTLE[0])
    for at, _ in followed(castle_game, moves):
        if len(at.position().tiles) == 12 and at.phase == "place":
            break
    # The second tile completed the path at the start space (9, 0), which paid and sent its herald home.
    check_stale(at, 9, 0, "path1")
    record = parse_record(CLASSIC[0].read_bytes())
    cut = replace(record, moves=record.moves[:30], expect=None)
    # The city of the third entry was completed by the second player and paid four points.
    check_stale(Game.from_record(cut, seed=1), 0, -1, "city1")


def check_stale(game: Game, x: int, y: int, area: str) -> None:
    data = json.loads(format_position(game.position()))
    assert {"x": x, "y": y} in [{"x": tile["x"], "y": tile["y"]} for tile in data["tiles"]]
    data["followers"] = [{"player": 0, "x": x, "y": y, "area": area}]
    assert refused(data)[0] == "follower-home"


def walled(**changes: object) -> Data:
    data = the_castle()
    data["wall"] = data["wall"] | changes
    return data


def test_P2_thirteen_wall_tiles_two_of_a_kind() -> None:
    on = the_castle()["wall"]["on"]
    assert refused(walled(on=on[1:]))[0] == "wall-count"
    assert refused(walled(on=[*on[1:], 14])) == ("tower-unknown", f"wall.on[{len(on) - 1}]")
    assert refused(walled(on=[*on[1:], on[1]])) == ("tower-twice", f"wall.on[{len(on) - 1}]")
    assert refused(walled(on=on[3:], open=[[5, 5], [5]])) == ("wall-tile-thrice", "wall")
    assert refused(walled(on=on[1:], used=[4])) == ("wrong-value", "wall.used[0]")
    assert refused(walled(on=on[1:], used=[0])) == ("out-of-range", "wall.used[0]")


def test_a_phase_that_asks_nothing_is_refused() -> None:
    data = the_castle()
    del data["drawn"]
    turn = {"follower": False, "scored": [], "won": [[], []]}
    assert refused(data | {"phase": "over"})[0] == "phase-differs"
    assert refused(data | {"phase": "score", "turn": turn})[0] == "phase-differs"
    assert refused(data | {"phase": "extra_turn", "turn": turn})[0] == "phase-differs"
    nothing = {"tiles": [], "followers": [], "phase": "follower", "turn": turn}
    assert refused(data | nothing)[0] == "phase-differs"
    won = turn | {"won": [[1], []]}
    assert refused(data | {"phase": "extra_turn", "turn": won}) == ("wrong-value", "turn.won[0]")
    classic_data = the_classic()
    del classic_data["drawn"]
    assert refused(classic_data | {"phase": "score", "turn": {"follower": False}})[0] == "phase-differs"


def test_K3_a_position_of_classic_begins_with_the_start_tile() -> None:
    data = the_classic()
    assert refused(data | {"tiles": []})[0] == "start-tile"
    data["tiles"][0]["x"] = 1
    assert refused(data)[0] == "start-tile"


def test_own_keys_of_a_position_are_kept() -> None:
    data = the_castle() | {"x_puzzle": {"goal": 3}}
    position = parse_position(json.dumps(data))
    assert json.loads(format_position(Game.from_position(position, seed=1).position())) == data
