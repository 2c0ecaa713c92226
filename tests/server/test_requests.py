"""Requests: what they answer, and one sentence for whatever is wrong with them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import Json, Live, serving

from tilewright.locale import Texts, languages
from tilewright.players.roster import DEFAULT, OFFERED
from tilewright.server.app import build
from tilewright.server.faults import CODES, language_of
from tilewright.server.messages import BYE_CODES, REFUSED_CODES
from tilewright.server.settings import Settings
from tilewright.tiles import board, tile_set

ANN, BO = {"name": "Ann", "player": "here"}, {"name": "Bo", "player": "here"}
GOOD: Json = {"game": "castle", "seats": [ANN, BO]}


def test_health_and_setup(live: Live) -> None:
    assert live.http.get("/health").json()["protocol"] == 1
    offered = live.http.get("/api/setup").json()
    assert [(game["game"], game["least"], game["most"]) for game in offered["games"]] == [
        ("castle", 2, 2),
        ("classic", 2, 5),
    ]
    assert offered["players"] == list(OFFERED)
    assert offered["opponent"] == DEFAULT
    assert offered["games"][0]["set"] == tile_set("castle-1").sha256
    assert offered["compiled"] is False
    assert offered["presets"] == [
        {"name": "first-game", "game": "classic", "options": {"farmers": False}, "rule": "classic.V2"}
    ]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({**GOOD, "game": "chess"}, "game-unknown"),
        ({**GOOD, "seats": [ANN]}, "player-count"),
        ({**GOOD, "seats": [ANN, {**BO, "name": "ann "}]}, "player-name-twice"),
        ({**GOOD, "seats": [ANN, {**BO, "name": " "}]}, "player-name"),
        ({**GOOD, "seats": [ANN, {**BO, "name": "\u3164\u2800"}]}, "player-name"),
        ({**GOOD, "seats": [ANN, {**BO, "name": "Ann\ufe0f"}]}, "player-name-twice"),
        ({**GOOD, "seats": [ANN, {**BO, "name": "x" * 61}]}, "player-name"),
        ({**GOOD, "seats": [ANN, {**BO, "player": "human"}]}, "player-unknown"),
        ({**GOOD, "options": {"small_city": 2}}, "option-foreign"),
        ({**GOOD, "options": {"corner_timing": "never"}}, "option-value"),
        ({**GOOD, "seed": "x"}, "seed"),
        ({**GOOD, "seed": -1}, "seed"),
        ({**GOOD, "more": 1}, "unknown-key"),
        ({"game": "castle"}, "missing-key"),
        ({**GOOD, "seats": "Ann"}, "wrong-type"),
        ([], "wrong-type"),
        ({**GOOD, "seats": [ANN] * 9}, "body-form"),
    ],
)
def test_a_game_that_cannot_be_set_up_so_is_refused_in_one_sentence(live: Live, body: Any, code: str) -> None:
    for lang in languages():
        answer = live.post("/api/games", body, headers={"Accept-Language": f"{lang}-XX,en;q=0.5"})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["text"].endswith((".", "JSON"))


@pytest.mark.parametrize(
    ("raw", "kind", "status", "code"),
    [
        (b"{", "application/json", 400, "cut-short"),
        (b"\xff", "application/json", 400, "not-utf8"),
        (b'{"a":1,"a":2}', "application/json", 400, "key-twice"),
        (b"[" * 60_000, "application/json", 400, "too-deep"),
        (b"{}", "text/plain", 400, "body-type"),
        (b" " * 70_000, "application/json", 413, "body-too-large"),
    ],
)
def test_a_body_that_is_no_json_of_ours_is_refused(live: Live, raw: bytes, kind: str, status: int, code: str) -> None:
    answer = live.http.post("/api/games", content=raw, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_client_that_goes_away_in_the_middle_of_its_body_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app, _ = build(Settings(tmp_path, warm=False))
    sent: list[Any] = []
    coming = [{"type": "http.request", "body": b'{"ga', "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return coming.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Json = {
        "type": "http", "method": "POST", "path": "/api/games", "raw_path": b"/api/games", "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"100")],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "scheme": "http", "http_version": "1.1",
        "root_path": "",
    }  # fmt: skip
    with caplog.at_level("WARNING"):
        asyncio.run(app(scope, receive, send))
    assert coming == []
    assert caplog.records == []


def test_a_page_of_another_host_changes_nothing(live: Live) -> None:
    answer = live.post("/api/games", GOOD, headers={"Origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_host_that_asks_too_often_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, requests=(1.0, 2), ticks=lambda: 0.0) as live:
        codes = [live.post("/api/mine", {"tokens": []}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


def test_an_invitation_is_good_for_one_guest_who_may_take_a_name(live: Live) -> None:
    made = live.new("castle", "here link")
    invitation = made["seats"][1]["invitation"]
    assert "token" not in made["seats"][1]
    with live.sit(made["seats"][0]["token"]) as client:
        client.ask("act", action=client.actions[0])
        assert [seat["joined"] for seat in client.last["room"]["seats"]] == [True, False]
        assert live.post("/api/join", {"invitation": invitation, "name": "Ann"}).json()["code"] == "player-name-twice"
        joined = live.post("/api/join", {"invitation": invitation, "name": "Cy"})
        assert joined.status_code == 200
        seen = client.until("view")
        assert [seat["name"] for seat in seen["room"]["seats"]] == ["Ann", "Cy"]
        assert (seen["seq"], seen["view"]["position"]["players"]) == (1, ["Ann", "Cy"])
        assert [seat["present"] for seat in seen["room"]["seats"]] == [True, False]
        with live.sit(joined.json()["token"]) as guest:
            assert guest.last["room"]["you"] == [1]
            assert client.until("room")["room"]["seats"][1]["present"]
        assert not client.until("room")["room"]["seats"][1]["present"]
    again = live.post("/api/join", {"invitation": invitation})
    assert (again.status_code, again.json()["code"]) == (409, "invitation-used")
    unknown = live.post("/api/join", {"invitation": "x"})
    assert (unknown.status_code, unknown.json()["code"]) == (403, "invitation-unknown")


def test_an_invitation_says_what_it_invites_to_until_it_is_used(live: Live) -> None:
    seats = [{"name": "Greedy", "player": "greedy"}, ANN, {"name": "Friend", "player": "link"}]
    options = {"river": True, "small_city": 4, "tie_break": ["completed_cities"]}
    made = live.post("/api/games", {"game": "classic", "seats": seats, "options": options}).json()
    invitation = made["seats"][2]["invitation"]
    assert live.post("/api/invited", {"invitation": invitation}).json() == {
        "kind": "classic",
        "seat": 2,
        "seats": seats,
        "options": {"river": True, "tie_break": ["completed_cities"]},
        "host": "Ann",
    }
    assert live.post("/api/join", {"invitation": invitation}).status_code == 200
    again = live.post("/api/invited", {"invitation": invitation})
    assert (again.status_code, again.json()["code"]) == (409, "invitation-used")
    unknown = live.post("/api/invited", {"invitation": made["watch"]})
    assert (unknown.status_code, unknown.json()["code"]) == (403, "invitation-unknown")


def test_mine_lists_the_games_of_tokens_newest_first(live: Live) -> None:
    first, second = live.new(), live.new("classic", "here greedy random")
    tokens = [first["seats"][1]["token"], second["watch"], "unknown"]
    games = live.post("/api/mine", {"tokens": tokens}).json()["games"]
    assert [(g["game"], g["kind"], g["seats"], g["status"]) for g in games] == [
        (second["game"], "classic", [], "open"),
        (first["game"], "castle", [1], "open"),
    ]
    assert games[0]["players"] == ["Ann", "Bo", "Cy"]


def test_the_record_of_an_open_game_keeps_its_secrets(live: Live) -> None:
    made = live.new(seed=9)
    record = live.post("/api/record", {"token": made["watch"]}).json()
    assert (record["status"], "seed" in record, record.get("wall_tiles", {})) == ("open", False, {})
    assert len(record["seed_commitment"]) == 64
    refused = live.post("/api/record", {"token": "x"})
    assert (refused.status_code, refused.json()["code"]) == (403, "token-unknown")


def test_sets_and_boards_are_described_and_drawn(live: Live) -> None:
    castle, wall = tile_set("castle-1"), board("castle-1")
    described = live.http.get(f"/api/sets/{castle.sha256}").json()
    assert (described["type"], len(described["kinds"])) == ("set", len(castle.kinds))
    kept = live.http.get(f"/api/sets/{wall.sha256}").json()
    assert (kept["type"], len(kept["cells"]), len(kept["track"])) == ("board", len(wall.cells), wall.track)
    assert sum(tower["wall_tile"] for tower in kept["towers"]) == 13
    drawn = live.http.get(f"/api/sets/{castle.sha256}/sprites.svg?theme=night")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert all(f'id="{kind["symbol"]}"' in drawn.text for kind in described["kinds"])
    unchanged = live.http.get(
        f"/api/sets/{castle.sha256}/sprites.svg?theme=night", headers={"If-None-Match": drawn.headers["etag"]}
    )
    assert unchanged.status_code == 304
    assert live.http.get(f"/api/sets/{wall.sha256}/board.svg").text.startswith("<svg")
    for address, status, code in (
        ("/api/sets/x", 404, "not-found"),
        (f"/api/sets/{wall.sha256}/sprites.svg", 404, "not-found"),
        (f"/api/sets/{castle.sha256}/sprites.svg?theme=noon", 400, "theme-unknown"),
    ):
        answer = live.http.get(address)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_no_answer_lets_a_page_ask_another_host(live: Live) -> None:
    for address in ("/", "/health", "/api/setup", "/api/nothing", "/any/page"):
        headers = live.http.get(address).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    assert live.http.get("/api/nothing").status_code == 404
    assert live.http.delete("/api/setup").json()["code"] == "method"


def test_the_client_is_served_where_it_is_built_and_nothing_beside_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>table</p>")
    (static / "assets/a1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path, static=static) as live:
        assert live.http.get("/").text == live.http.get("/play/abc").text == "<p>table</p>"
        script = live.http.get("/assets/a1.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("1", True)
        assert script.headers["content-type"].split(";")[0] in ("text/javascript", "application/javascript")
        for address in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/none.js", "/%00"):
            assert "secret" not in live.http.get(address).text
        assert live.http.get("/assets/none.js").status_code == 404


def test_where_the_client_is_not_built_a_sentence_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, static=tmp_path / "none") as live:
        assert Texts("nl").text("page-unbuilt") in live.http.get("/", headers={"Accept-Language": "nl"}).text


@pytest.mark.parametrize("lang", languages())
def test_every_code_has_its_sentence(lang: str) -> None:
    texts = Texts(lang)
    for code, names in CODES.items():
        assert texts.text(f"error-{code}", **dict.fromkeys(names, "‹x›")).endswith(".")
    assert all(texts.text(f"refusal-{code}").endswith(".") for code in REFUSED_CODES)
    assert all(texts.text(f"bye-{code}", part="board", name="x", file="x").endswith(".") for code in BYE_CODES)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"),
        ("nl-BE,en", "nl"),
        ("fr, de;q=0.5", "de"),
        ("xx", "en"),
        ("*", "en"),
        ("en;q=0.1, nl", "nl"),
        ("en;q=0.1, nl;q=0.2, de;q=0.15", "nl"),
        ("de; Q = 0.9, nl ; q=0.90, en;q=0.5", "de"),
        ("nl;q=0, de;q=0.001", "de"),
        ("nl;q=0", "en"),
        ("nl;q=junk, de;q=0.9", "nl"),
        (",;q=1,=,de", "de"),
    ],
)
def test_the_language_is_the_one_wanted_most_of_those_that_there_are(header: str | None, lang: str) -> None:
    assert language_of(header) == lang
