"""Rooms: opened when somebody comes, put away when nobody is left, the same after a restart."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.tables import Live, play_out, serving

from tilewright.game import Game
from tilewright.server.connection import Bucket, Connection
from tilewright.server.room import Room, Thought
from tilewright.server.table import Table
from tilewright.store import NotStoredError, Standing, Store, StoredCommand


def tokens(made: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in made["seats"] if "token" in seat]


def test_who_is_there_is_told(live: Live) -> None:
    made = live.new("castle", "here here")
    ann, bo = tokens(made)
    with live.sit(ann) as one:
        assert [seat["present"] for seat in one.last["room"]["seats"]] == [True, False]
        with live.sit(bo):
            assert [seat["present"] for seat in one.until("room")["room"]["seats"]] == [True, True]
        assert [seat["present"] for seat in one.until("room")["room"]["seats"]] == [True, False]


@pytest.mark.slow
def test_a_game_of_computers_alone_plays_itself(live: Live) -> None:
    made = live.new("castle", "random random")
    with live.sit(made["watch"]) as watcher:
        while not watcher.last["view"]["over"]:
            watcher.until("events", "view")
        assert watcher.last["room"]["thinking"] is None


@pytest.mark.slow
def test_the_same_seed_gives_the_same_choices_of_computer_players(live: Live) -> None:
    stories = []
    for _ in range(2):
        made = live.new("classic", "random random", seed=3)
        with live.sit(made["watch"]) as watcher:
            while not watcher.last["view"]["over"]:
                watcher.until("events", "view")
            stories.append(watcher.story)
    assert stories[0] == stories[1]


def test_a_room_without_people_is_put_away_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle=0.01) as live:
        made = live.new()
        with live.sit(*tokens(made)) as client:
            client.ask("act", action=client.actions[0])
            client.send({"type": "resync"})
            client.until("view")
            before = client.frames[-1]
        hall = live.server._services.hall
        for _ in range(2000):
            if not len(hall):
                break
            live.http.get("/health")
        assert len(hall) == 0
        with live.sit(*tokens(made)) as client:
            assert client.frames[-1] == before


def test_a_crowd_that_comes_to_watch_is_told_to_nobody(live: Live) -> None:
    made = live.new()
    with live.sit(tokens(made)[0]) as ann, live.sit(made["watch"]) as first:
        seen = len(ann.frames), len(first.frames)
        for _ in range(3):
            with live.sit(made["watch"]), live.sit(tokens(made)[0]):
                pass
        with live.sit(tokens(made)[1]):
            for client, before in zip((ann, first), seen, strict=True):
                assert client.until("room")["room"]["seats"][1]["present"]
                assert len(client.frames) == before + 1


def test_what_the_disk_refuses_was_never_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as live:
        made = live.new()
        store = live.server._services.hall.store
        with live.sit(*tokens(made)) as client:
            before = client.frames[-1]

            async def full(*given: object) -> None:
                raise NotStoredError(tmp_path, OSError("no such luck"))

            with monkeypatch.context() as broken:
                broken.setattr(store, "append", full)
                client.command("act", action=client.actions[0])
                assert client.until("bye", "ok", "events")["code"] == "not-stored"
        with live.sit(*tokens(made)) as client:
            assert client.frames[-1] == before
            assert client.ask("act", action=client.actions[0])["type"] == "ok"


def test_a_game_that_does_not_fit_this_release_is_not_opened(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        made = live.new()

    async def spoil() -> None:
        store = Store(tmp_path)
        await store.open()
        bad = StoredCommand(1, 0, "act", {"type": "extra_turn", "take": True})
        await store.append(made["game"], bad, Standing("open", 0, (0, 0)), datetime.now(UTC))
        await store.close()

    asyncio.run(spoil())
    with serving(tmp_path) as live, live.sit() as client:
        client.send({"type": "hello", "protocol": 1, "tokens": tokens(made), "seq": None})
        assert client.until("bye")["code"] == "cannot-open"
        answer = live.post("/api/record", {"token": tokens(made)[0]})
        assert (answer.status_code, answer.json()["code"]) == (409, "cannot-open")


def test_a_choice_for_another_moment_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        made = live.new("castle", "here here")
        with live.sit(*tokens(made)) as client:
            room = live.server._services.hall._rooms[made["game"]]
            stale = Thought(99, room.table.game.actions()[0])
            loop = next(iter(live.server._services.senders)).get_loop()
            asyncio.run_coroutine_threadsafe(settled(room, stale), loop).result(10)
            client.send({"type": "resync"})
            assert client.until("view")["seq"] == 0


async def settled(room: Room, matter: Any) -> None:
    await room.put(matter).wait()


@pytest.mark.slow
def test_what_may_be_taken_back_is_what_the_game_takes_back(live: Live) -> None:
    made = live.new("castle", "here here", seed=11)
    with live.sit(*tokens(made)) as client:
        table: Table = live.server._services.hall._rooms[made["game"]].table
        game: Game = table.game
        rng = Random(8)
        while not client.last["view"]["over"]:
            assert client.last["may"]["undo"] == bool(game._saves)
            client.step(rng)


def test_an_allowance_refills_with_the_clock() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert bucket.full


def test_a_client_that_does_not_read_is_left() -> None:
    async def fill() -> list[bytes | None]:
        connection = Connection((0,))
        for _ in range(1000):
            connection.send(b"{}")
        return [connection.frames.get_nowait() for _ in range(connection.frames.qsize())]

    frames = asyncio.run(fill())
    assert len(frames) < 300
    assert frames[-1] is None
    assert b"too-slow" in (frames[-2] or b"")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_game_goes_on_over_restarts(tmp_path: Path, game: str) -> None:
    rng = Random(9)
    with serving(tmp_path) as live:
        made = live.new(game, "here greedy", seed=2)
    for _ in range(3):
        with serving(tmp_path) as live, live.sit(*tokens(made)) as client:
            for _ in range(20):
                if not client.step(rng):
                    client.until("events")
            client.send({"type": "resync"})
            client.until("view")
    with serving(tmp_path) as live, live.sit(*tokens(made)) as client:
        play_out([client], rng)
