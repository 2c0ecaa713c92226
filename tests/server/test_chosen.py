"""What a server was started for: shown as chosen, played with, and missed in one sentence where it is gone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.server.tables import Client, play_out, serving

from tilewright.game import InputError, chance
from tilewright.server.chosen import Chosen, choose
from tilewright.server.table import begun
from tilewright.tiles import TileSetError, board, tile_set

DATA = Path(__file__).parents[1] / "data"
SMALL, BOARD = DATA / "castle-small.toml", DATA / "castle-1-board.toml"


def test_the_start_page_shows_what_the_server_was_started_for(tmp_path: Path) -> None:
    chosen = choose("classic", ["small_city=2"], "7", None, None)
    with serving(tmp_path, chosen=chosen) as live:
        told = live.http.get("/api/setup")
        assert told.json()["chosen"] == {"game": "classic", "options": {"small_city": 2}, "seed": True, "sets": {}}
        assert chance.seed_bytes("7").hex() not in told.text
        assert told.json()["games"][1]["set"] == tile_set("classic-1").sha256


def test_a_preset_is_shown_as_the_options_that_it_stands_for(tmp_path: Path) -> None:
    with serving(tmp_path, chosen=choose(None, ["small_city=2"], None, None, None, "first-game")) as live:
        told = live.http.get("/api/setup").json()["chosen"]
        assert (told["game"], told["options"]) == ("classic", {"farmers": False, "small_city": 2})


def test_a_server_started_for_nothing_has_nothing_chosen(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        assert live.http.get("/api/setup").json()["chosen"] == {"options": {}, "seed": False, "sets": {}}


def test_the_seed_of_the_server_fixes_one_game_for_its_seed_is_known_then(tmp_path: Path) -> None:
    commitment = chance.commitment(chance.seed_bytes("7"))
    with serving(tmp_path, chosen=choose(None, [], "7", None, None)) as live:
        assert live.post("/api/games", {"game": "castle", "seats": []}).status_code == 400
        found = []
        for more in ({"seed": 8}, {}, {}):
            with live.sit(live.new(**more)["watch"]) as client:
                found.append(client.last["room"]["commitment"])
        assert [one == commitment for one in found] == [False, True, False]
        assert live.http.get("/api/setup").json()["chosen"]["seed"] is False


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("chess", [], None, None, None), "game-unknown"),
        (("castle", ["small_city=2"], None, None, None), "option-foreign"),
        ((None, ["small_city"], None, None, None), "option-form"),
        ((None, [], "x", None, None), "seed"),
        (("classic", [], None, SMALL, None), "set-game"),
        (("classic", [], None, None, BOARD), "set-game"),
        ((None, [], None, BOARD, None), None),
        ((None, [], None, "no.toml", None), None),
    ],
)
def test_what_cannot_be_chosen_is_refused(words: tuple[object, ...], code: str | None) -> None:
    with pytest.raises((InputError, TileSetError)) as caught:
        choose(*words)  # type: ignore[arg-type]
    if code is not None:
        assert isinstance(caught.value, InputError)
        assert caught.value.code == code


def test_a_set_of_ones_own_is_played_with_stored_by_digest_and_missed_when_it_is_gone(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(SMALL.read_bytes())
    chosen = choose(None, [], None, own, BOARD)
    digests = [tile_set(own).sha256, board(BOARD).sha256]
    own.unlink()
    with serving(tmp_path, chosen=chosen) as live:
        setup = live.http.get("/api/setup").json()
        assert [setup["games"][0]["set"], setup["games"][0]["board"]] == digests
        assert [setup["chosen"]["sets"][part]["digest"] for part in ("tiles", "board")] == digests
        assert live.http.get(f"/api/sets/{digests[0]}").json()["digest"] == digests[0]
        assert live.http.get(f"/api/sets/{digests[0]}/sprites.svg").text.startswith("<svg")
        assert live.http.get(f"/api/sets/{digests[1]}/board.svg").text.startswith("<svg")
        made, other, classic = live.new(), live.new(players="here greedy"), live.new("classic")
        tokens = [seat["token"] for seat in made["seats"]]
        with live.sit(*tokens) as client:
            assert [client.last["room"]["set"], client.last["room"]["board"]] == digests
            assert client.step(Random(1))
        with live.sit(other["seats"][0]["token"]) as client:
            assert play_out([client], Random(1))["view"]["over"]
        record = live.post("/api/record", {"token": tokens[0]}).json()
        assert record["set"]["tiles_sha256"] == digests[0]

    with serving(tmp_path) as live:
        answer = live.post("/api/record", {"token": tokens[0]}, headers={"Accept-Language": "en"})
        assert (answer.status_code, answer.json()["code"]) == (409, "set-missing")
        assert tile_set(SMALL).id in answer.json()["text"]
        with Client(live.port) as client:
            client.send({"type": "hello", "protocol": 1, "tokens": tokens, "seq": None})
            bye = client.until("bye")
            assert (bye["code"], bye["args"]) == ("set-missing", {"part": "tiles", "name": tile_set(SMALL).id})
        assert len(live.post("/api/mine", {"tokens": tokens}).json()["games"]) == 1
        assert live.http.get(f"/api/sets/{digests[0]}").status_code == 404
        with live.sit(classic["watch"]) as client:
            assert client.last["room"]["set"] == tile_set("classic-1").sha256
        with live.sit(live.new()["watch"]) as client:
            assert client.last["room"]["set"] == tile_set("castle-1").sha256

    with serving(tmp_path, chosen=choose(None, [], None, SMALL, BOARD)) as live, live.sit(*tokens) as client:
        assert (client.last["room"]["set"], client.seq) == (digests[0], 1)


def test_a_game_stored_before_sets_were_is_one_of_the_released_set() -> None:
    stored = {"game": "castle", "options": {}, "seed": "0" * 64}
    Chosen().check(stored)
    setup, _ = begun(stored, ["Ann", "Bo"])
    assert (setup.names.tiles, setup.names.board) == ("castle-1", "castle-1")
