"""Pictures, descriptions and files as they travel: compressed, kept where they never change, drawn once."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest
from tests.server.tables import WAIT, Client, Live, serving

from tilewright import art
from tilewright.server import pictures
from tilewright.server.api import takes_gzip
from tilewright.server.pictures import KEPT_DIGESTS, Pictures, drawn_by
from tilewright.tiles import board, tile_set

CASTLE, BOARD = tile_set("castle-1").sha256, board("castle-1").sha256
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.mark.parametrize("name", [CASTLE, BOARD, f"{CASTLE}/sprites.svg", f"{BOARD}/board.svg?theme=night"])
def test_what_is_shown_travels_compressed_and_once(live: Live, name: str) -> None:
    zipped = live.http.get(f"/api/sets/{name}")
    assert (zipped.headers["content-encoding"], zipped.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(zipped.headers["content-length"]) < len(zipped.content) / 2
    plain = live.http.get(f"/api/sets/{name}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == zipped.content
    tag = zipped.headers["etag"]
    assert (plain.headers["etag"], plain.headers["cache-control"]) == (tag, "no-cache")
    again = live.http.get(f"/api/sets/{name}", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_an_address_that_names_who_drew_it_is_kept_for_ever(live: Live) -> None:
    drawn = live.http.get(f"/api/sets/{CASTLE}").json()["drawn"]
    assert drawn == live.http.get(f"/api/sets/{BOARD}").json()["drawn"] == drawn_by()
    for name in (CASTLE, f"{CASTLE}/sprites.svg", f"{BOARD}/board.svg"):
        kept = [live.http.get(f"/api/sets/{name}?drawn={word}").headers["cache-control"] for word in (drawn, "old")]
        assert kept == [FOR_EVER, "no-cache"]


def test_the_wrong_kind_of_picture_is_not_found(live: Live) -> None:
    for name in (f"{CASTLE}/board.svg", f"{BOARD}/sprites.svg", "x", "x/sprites.svg"):
        assert live.http.get(f"/api/sets/{name}").status_code == 404


@pytest.mark.parametrize(
    ("header", "taken"),
    [("", False), ("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("*", True)],
)
def test_who_takes_nothing_compressed_gets_it_plain(header: str, taken: bool) -> None:
    assert takes_gzip(header) is taken


def test_files_of_the_client_are_compressed_and_those_with_digests_kept(tmp_path: Path) -> None:
    (tmp_path / "page/assets").mkdir(parents=True)
    (tmp_path / "page/index.html").write_text("<!doctype html>" + "<p>page</p>" * 500)
    (tmp_path / "page/assets/main-1a2b.js").write_text("print();" * 500)
    (tmp_path / "page/assets/font-1a2b.woff2").write_bytes(b"font" * 500)
    with serving(tmp_path, static=tmp_path / "page") as live:
        page, script, font = map(live.http.get, ("/", "/assets/main-1a2b.js", "/assets/font-1a2b.woff2"))
    assert [one.headers.get("content-encoding") for one in (page, script, font)] == ["gzip", "gzip", None]
    assert [one.headers["cache-control"] for one in (page, script, font)] == ["no-cache", FOR_EVER, FOR_EVER]
    assert script.text == "print();" * 500


def test_answers_that_hold_keys_are_neither_kept_nor_compressed(live: Live) -> None:
    made = live.new()
    token = made["seats"][0]["token"]
    seats = [{"name": name, "player": "here"} for name in ("Ann", "Bo")]
    answers = [
        live.post("/api/games", {"game": "castle", "seats": seats}),
        live.post("/api/games", {}),
        live.post("/api/mine", {"tokens": [token]}),
        live.post("/api/record", {"token": token}),
        live.post("/api/record", {"token": "x"}),
        live.http.get("/api/setup"),
    ]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        assert "content-encoding" not in answer.headers


def test_frames_are_compressed(live: Live) -> None:
    with Client(live.port) as client:
        assert [extension.name for extension in client.socket.protocol.extensions] == ["permessage-deflate"]


def test_pictures_are_drawn_once_and_kept_for_the_next_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Pictures(tmp_path).sprites(CASTLE, "day")
    with monkeypatch.context() as patch:
        patch.setattr(art, "sprites", None)
        assert Pictures(tmp_path).sprites(CASTLE, "day") == first
    (spoilt,) = tmp_path.glob("pictures-*/*sprites-day.gz")
    for raw in (first.zipped[:100], b"", b"x", first.zipped[:50] + b"x" * 50 + first.zipped[100:]):
        spoilt.write_bytes(raw)
        assert Pictures(tmp_path).sprites(CASTLE, "day") == first
    assert gzip.decompress(spoilt.read_bytes()) == first.plain
    monkeypatch.setattr(pictures, "drawn_by", lambda: "other")
    Pictures(tmp_path).board(BOARD, "day")
    assert len(list(tmp_path.glob("pictures-*"))) == 2


def test_a_cache_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert Pictures(tmp_path / "file").board(BOARD, "day").plain.startswith(b"<svg")


@pytest.mark.slow
def test_a_thread_draws_everything_and_drops_what_older_releases_drew(tmp_path: Path) -> None:
    for number in range(KEPT_DIGESTS + 2):
        old = tmp_path / f"pictures-{number}"
        old.mkdir()
        os.utime(old, (number, number))
    thread = Pictures(tmp_path).begin()
    thread.join(3 * WAIT)
    assert not thread.is_alive()
    assert len(list(tmp_path.glob("pictures-*"))) == KEPT_DIGESTS
    names = {path.name[65:] for path in (tmp_path / f"pictures-{drawn_by()}").iterdir()}
    kinds = {f"{kind}-{theme}.gz" for kind in ("sprites", "board") for theme in art.THEMES}
    assert names == kinds | {"described.gz"}


def test_every_answer_is_that_of_a_page_of_this_host_alone(live: Live) -> None:
    answer: httpx.Response = live.http.get("/api/setup")
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
