"""A request whose answer was lost on its way is asked again under its key and gets the same answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.tables import Json, Live, serving

KEY, OTHER = "k" * 32, "o" * 32
ANN, BO = {"name": "Ann", "player": "here"}, {"name": "Bo", "player": "link"}
GOOD: Json = {"game": "castle", "seats": [ANN, BO], "key": KEY}


def invitation_of(live: Live) -> str:
    return str(live.new("castle", "here link")["seats"][1]["invitation"])


def test_the_same_guest_gets_his_seat_again_and_another_finds_it_taken(live: Live) -> None:
    wanted = {"invitation": invitation_of(live), "key": KEY, "name": "Cy"}
    first = live.post("/api/join", wanted)
    assert first.status_code == 200
    for again in (wanted, {**wanted, "name": "Ann"}, {**wanted, "name": None}):
        answer = live.post("/api/join", again)
        assert (answer.status_code, answer.json()) == (200, first.json())
    for other in ({**wanted, "key": OTHER}, {"invitation": wanted["invitation"]}):
        refused = live.post("/api/join", other)
        assert (refused.status_code, refused.json()["code"]) == (409, "invitation-used")
    with live.sit(first.json()["token"]) as guest:
        assert [seat["name"] for seat in guest.last["room"]["seats"]] == ["Ann", "Cy"]


def test_a_seat_is_given_again_after_a_restart_and_no_key_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        wanted = {"invitation": invitation_of(live), "key": KEY}
        first = live.post("/api/join", wanted).json()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert KEY.encode() not in stored
    assert first["token"].encode() not in stored
    with serving(tmp_path) as live:
        assert live.post("/api/join", wanted).json() == first


def test_a_key_that_was_refused_may_take_the_seat_under_another_name(live: Live) -> None:
    wanted = {"invitation": invitation_of(live), "key": KEY}
    assert live.post("/api/join", {**wanted, "name": "Ann"}).json()["code"] == "player-name-twice"
    assert live.post("/api/join", {**wanted, "name": "Cy"}).status_code == 200


def test_one_key_gets_two_seats_with_tokens_of_their_own(live: Live) -> None:
    tokens = {live.post("/api/join", {"invitation": invitation_of(live), "key": KEY}).json()["token"] for _ in range(2)}
    assert len(tokens) == 2


@pytest.mark.parametrize("key", ["short", "x" * 129, "", 7])
def test_a_key_that_could_be_guessed_is_refused(live: Live, key: object) -> None:
    wanted = invitation_of(live)
    for address, body in (("/api/join", {"invitation": wanted}), ("/api/games", GOOD)):
        assert live.post(address, {**body, "key": key}).status_code == 400
    assert live.post("/api/join", {"invitation": wanted}).status_code == 200


def test_a_game_asked_for_again_is_the_same_one(live: Live) -> None:
    first = live.post("/api/games", GOOD).json()
    assert live.post("/api/games", GOOD).json() == first
    joined = live.post("/api/join", {"invitation": first["seats"][1]["invitation"], "name": "Cy"})
    assert joined.status_code == 200
    assert live.post("/api/games", GOOD).json() == first
    assert len(live.post("/api/mine", {"tokens": [first["watch"]]}).json()["games"]) == 1
    others = [
        live.post("/api/games", {**GOOD, **change}).json()
        for change in (
            {"key": OTHER},
            {"seats": [ANN, {**BO, "name": "Di"}]},
            {"options": {"corner_timing": "end_of_turn"}},
        )
    ]
    assert len({game["game"] for game in (first, *others)}) == 4
    assert live.new()["game"] != live.new()["game"]


def test_a_game_asked_for_many_times_at_once_is_one_game(live: Live) -> None:
    wanted = {**GOOD, "key": "m" * 32}
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: live.post("/api/games", wanted).text, range(24)))
    assert len(set(answers)) == 1


def test_half_a_pair_of_surrogates_is_a_key_like_another(live: Live) -> None:
    raw = b'{"invitation": "%s", "key": "%s"}' % (invitation_of(live).encode(), rb"\ud800" * 16)
    answer = live.http.post("/api/join", content=raw, headers={"Content-Type": "application/json"})
    assert answer.status_code in (200, 400)
