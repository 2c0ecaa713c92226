"""A record is opened exactly where playing it again finds nothing amiss: play, replay and the interface judge alike."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.game.playing import BOARD, CASTLE, CLASSIC, TILES, castle, classic, sets

from tilewright.game import DataError, Game, InputError, Replay, format_record, parse_record
from tilewright.game.refusals import EntryRefusedError
from tilewright.locale import Texts

Data = dict[str, object]
FILES = {"tiles": TILES, "board": BOARD}


def saved(make: Callable[[int], Game], moves: int | None = None) -> Data:
    """A game with the seed 9, after so many moves or at its end, as a record."""
    game = make(9)
    while not game.over and (moves is None or len(game.record().moves) < moves):
        game.apply(game.actions()[-1])
    return json.loads(format_record(game.record()))


OPEN = {"castle": saved(castle, 20), "classic": saved(classic, 20)}
OVER = {"castle": saved(castle), "classic": saved(classic)}


def replayed(data: Data) -> str:
    """What `replay --check` makes of it: ok, the code of the refusal, or the name of the first difference."""
    record = parse_record(data)
    try:
        replay = Replay(record, **sets(record))
        differences = [found for entry in replay.entries() for found in entry.differences]
        differences += [] if replay.stopped else replay.end()
    except InputError as fault:
        return fault.code
    return differences[0].what if differences else "ok"


def opened(data: Data) -> str:
    """What `Game.from_record` makes of it: ok, or the code of the refusal."""
    record = parse_record(data)
    try:
        Game.from_record(record, 1, **sets(record))
    except InputError as fault:
        return fault.code
    return "ok"


def without(data: Data, *keys: str) -> Data:
    return {key: value for key, value in data.items() if key not in keys}


def other_wall(data: Data) -> Data:
    walls = dict(data["wall_tiles"])
    one, two = list(walls)[:2]
    walls[one] = walls[one] % 9 + 1 if list(walls.values()).count(walls[one] % 9 + 1) < 2 else walls[two]
    return {"wall_tiles": walls}


SEED = "ab" * 32
CLAIMS = {
    "as it was saved, open": (OPEN["classic"], "ok", "ok"),
    "as it was saved, over": (OVER["castle"], "ok", "ok"),
    "keys of somebody's own": (OPEN["classic"] | {"x_players": [1, {}], "x_seed": "nine"}, "ok", "ok"),
    "other scores": (OVER["classic"] | {"scores": [1, 2]}, "scores", "record-claims-end"),
    "other scores, open": (OPEN["castle"] | {"scores": [1, 200]}, "scores", "record-claims-end"),
    "other winners": (OVER["classic"] | {"winners": []}, "winners", "record-claims-end"),
    "winners of an open game": (OPEN["classic"] | {"winners": [0]}, "winners", "record-claims-end"),
    "other wall tiles at the end": (OVER["castle"] | {"final": [{"player": 0, "wall_tile": 9}] * 2}, "final",
                                    "record-claims-end"),
    "said to be over": (OPEN["classic"] | {"status": "finished"}, "status", "status-finished"),
    "said to be open": (OVER["classic"] | {"status": "open"}, "status", "status-open"),
    "a seed that deals otherwise": (OPEN["classic"] | {"seed": SEED}, "seed-differs", "seed-differs"),
    "an invented seed, over": (OVER["classic"] | {"seed": SEED}, "seed-differs", "seed-differs"),
    "an invented seed, castle": (OVER["castle"] | {"seed": SEED}, "seed-differs", "seed-differs"),
    "a wrong commitment": (OPEN["classic"] | {"seed_commitment": SEED}, "seed-commitment", "seed-commitment"),
    "a wrong commitment, over": (OVER["classic"] | {"seed_commitment": SEED}, "seed-commitment", "seed-commitment"),
    "other wall tiles than the seed": (OVER["castle"] | other_wall(OVER["castle"]), "seed-differs", "seed-differs"),
    "a tower that is none": (OPEN["castle"] | {"wall_tiles": {"13": 1}}, "tower-unknown", "tower-unknown"),
    "no wall tiles": (without(json.loads(CASTLE[0].read_text()), "wall_tiles"), "legal", "record-differs"),
    "another tile in hand": (OPEN["classic"] | {"drawn": "ZZ"}, "seed-differs", "seed-differs"),
    "no such tile in hand": (without(OPEN["classic"], "seed") | {"drawn": "ZZ"}, "tile-unknown", "tile-unknown"),
    "a tile in hand when over": (OVER["classic"] | {"drawn": "A"}, "drawn-when-over", "drawn-when-over"),
    "a used tile in hand": (without(OPEN["castle"], "seed") | {"drawn": OPEN["castle"]["moves"][0]["tile"]},
                            "tile-too-often", "tile-too-often"),
    "a move out of turn": (without(OPEN["classic"], "seed") | {"moves": OPEN["classic"]["moves"][1:]}, "legal",
                           "record-differs"),
    "a wrong trace": (json.loads(CLASSIC[0].read_text()) | {"expect": {"scores": [0] * 4}}, "scores",
                      "record-claims-end"),
}  # fmt: skip


@pytest.mark.parametrize("name", CLAIMS)
def test_play_replay_and_the_interface_judge_alike(name: str) -> None:
    data, found, refusal = CLAIMS[name]
    assert replayed(data) == found
    assert opened(data) == refusal


def test_a_record_that_says_too_much_tells_at_which_move() -> None:
    data = json.loads(CASTLE[0].read_text())
    data["expect"]["trace"][3] = [90, 90]
    with pytest.raises(
        DataError, match=r"^At move 4 the record says scores \[90, 90\]; by the rules it is \["
    ) as error:
        Game.from_record(data, **FILES)
    assert error.value.code == "record-claims"


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_why_a_move_cannot_be_played_is_told_in_the_readers_language(lang: str) -> None:
    data = without(OPEN["classic"], "seed", "drawn")
    data["moves"] = [data["moves"][0] | {"x": 0, "y": 0}]
    with pytest.raises(EntryRefusedError) as error:
        Game.from_record(data)
    refusal = error.value.refusal
    assert error.value.sentence(lang).endswith(Texts(lang).text(f"refusal-{refusal.code}", **refusal.args))
    assert str(error.value) == error.value.sentence("en")


def test_whatever_a_record_expects_a_difference_stays_one_line_that_can_be_printed() -> None:
    data = json.loads(CASTLE[0].read_text())
    data["expect"]["claims"][0] = ["\ufeffa\u202eb\nc"]
    replay = Replay(parse_record(data), **FILES)
    (difference,) = next(replay.entries()).differences
    assert str(difference).isprintable()
    assert str(difference).endswith('expected ["\\ufeffa\\u202eb\\nc"]')


def test_T1_players_of_one_name_are_told_apart_by_their_seats() -> None:
    data = json.loads(CASTLE[0].read_text()) | {"players": ["joiner", "joiner"]}
    data["moves"][0]["player"] = 1
    with pytest.raises(DataError, match=r"move of joiner \(1\), but it is the turn of joiner \(0\)"):
        Game.from_record(data, **FILES)
