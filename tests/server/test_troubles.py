"""What is wrong with the file of games is said as it is: full, read-only, damaged, held; and what was stored stays."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import Json, Live, serving

from tilewright.store import NotStoredError, database

FILE = "tilewright.db"
ENGLISH = {"Accept-Language": "en"}
GOOD: Json = {"game": "castle", "seats": [{"name": name, "player": "here"} for name in ("Ann", "Bo")]}


@contextmanager
def pragmas(monkeypatch: pytest.MonkeyPatch, live: Live, *more: str) -> Iterator[None]:
    """The server's connections as they are with further settings."""
    engine = live.server._services.hall.store._engine
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, *more))
    live.wait(engine.dispose())
    yield
    monkeypatch.undo()
    live.wait(engine.dispose())


def refused(live: Live, address: str, body: Json) -> tuple[int, str, str]:
    answer = live.post(address, body, headers=ENGLISH)
    return answer.status_code, answer.json()["code"], answer.json()["text"]


@pytest.mark.parametrize(
    ("pragma", "code"), [("max_page_count=1", "database-full"), ("query_only=ON", "database-read-only")]
)
def test_a_file_that_takes_nothing_more_is_told_apart_and_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, pragma: str, code: str
) -> None:
    with serving(tmp_path) as live:
        made = live.new("castle", "here link", options={})
        token = made["seats"][0]["token"]
        with pragmas(monkeypatch, live, pragma):
            # A disk is full only for what needs a page more.
            answers = (live.post("/api/games", GOOD, headers=ENGLISH) for _ in range(100))
            answer = next(answer for answer in answers if answer.status_code != 200)
            assert (answer.status_code, answer.json()["code"]) == (503, code)
            assert FILE in answer.json()["text"]
            assert str(tmp_path) not in answer.text
            assert len(live.post("/api/mine", {"tokens": [token]}).json()["games"]) == 1
            assert live.post("/api/record", {"token": token}).status_code == 200
        trouble = live.server.trouble
        assert trouble is not None
        assert f"database-{trouble.cause}" == code
        assert trouble.file == tmp_path / FILE
        assert live.post("/api/join", {"invitation": made["seats"][1]["invitation"]}).status_code == 200
    assert not [record for record in caplog.records if record.exc_info]


def test_those_at_a_table_hear_why_it_closes_and_may_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as live:
        token = live.new()["seats"][0]["token"]
        with live.sit(token) as client, pragmas(monkeypatch, live, "query_only=ON"):
            client.command("act", action=client.actions[0])
            assert client.until("bye") == {"type": "bye", "code": "database-read-only", "args": {"file": FILE}}
        with live.sit(token) as client:
            assert (client.seq, client.ask("act", action=client.actions[0])["type"]) == (0, "ok")


def test_a_file_that_another_program_holds_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as live, pragmas(monkeypatch, live, "busy_timeout=1"):
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert refused(live, "/api/games", GOOD)[:2] == (503, "database-locked")
            other.execute("ROLLBACK")
        assert live.post("/api/games", GOOD).status_code == 200


def spoil(path: Path, *tables: str) -> None:
    """Overwrite the pages of tables with nonsense."""
    with closing(sqlite3.connect(path)) as file:
        (size,) = file.execute("PRAGMA page_size").fetchone()
        roots = [root for name, root in file.execute("SELECT tbl_name, rootpage FROM sqlite_master") if name in tables]
    with path.open("r+b") as raw:
        for root in roots:
            raw.seek((root - 1) * size)
            raw.write(b"\xa5" * size)


def test_a_damaged_file_is_said_in_every_answer_and_not_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as live:
        token = live.new()["seats"][0]["token"]
    spoil(tmp_path / FILE, "seats", "commands")
    hello: dict[str, Any] = {"type": "hello", "protocol": 1, "tokens": [token], "seq": None}
    with serving(tmp_path) as live:
        for address, body in (
            ("/api/mine", {"tokens": [token]}),
            ("/api/record", {"token": token}),
            ("/api/join", {"invitation": "x"}),
            ("/api/games", GOOD),
        ):
            status, code, text = refused(live, address, body)
            assert (address, status, code) == (address, 503, "database-damaged")
            assert FILE in text
        with live.sit() as client:
            client.send(hello)
            assert client.until("bye")["code"] == "database-damaged"
        assert live.server.trouble is not None
        assert live.server.trouble.cause == "damaged"
    assert len(caplog.records) == 5
    for record in caplog.records:
        assert str(tmp_path / FILE) in record.getMessage()
        assert record.exc_info is None


def test_a_stored_setup_that_is_no_json_is_damage(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        token = live.new()["seats"][0]["token"]
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE games SET setup = '{'")
    with serving(tmp_path) as live:
        assert refused(live, "/api/mine", {"tokens": [token]})[:2] == (503, "database-damaged")
        assert refused(live, "/api/record", {"token": token})[:2] == (503, "database-damaged")


def test_what_is_there_already_is_no_trouble_of_the_file(tmp_path: Path) -> None:
    taken = sqlite3.IntegrityError("UNIQUE constraint failed")
    taken.sqlite_errorcode = sqlite3.SQLITE_CONSTRAINT_UNIQUE
    assert NotStoredError(tmp_path, taken).cause == "taken"
