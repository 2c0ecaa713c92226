"""The store: what was acknowledged is there, numbers and ids are given once, one writer groups."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tilewright.store import (
    InUseError,
    NotStoredError,
    Standing,
    Store,
    StoredCommand,
    StoredGame,
    StoredSeat,
    StoreError,
    digest_of,
    holding,
)
from tilewright.store.database import HEAD, PRAGMAS, alembic_config

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
OPEN = Standing("open", 0, (0, 0))


def game(id: str = "g", **more: Any) -> StoredGame:
    seats = (
        StoredSeat(0, "Ann", "here", token=digest_of(f"{id}-ann")),
        StoredSeat(1, "Bo", "link", invitation=digest_of(f"{id}-in")),
    )
    return StoredGame(id, {"game": "castle", "seed": "00"}, digest_of(f"{id}-watch"), seats, **more)


def stored(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = Store(folder)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_game_comes_back_as_it_was_after_the_store_was_opened_again(tmp_path: Path) -> None:
    steps = (
        StoredCommand(1, 0, "act", {"type": "follower", "area": None}, "a"),
        StoredCommand(2, 0, "undo", None, "b"),
        StoredCommand(3, 1, "end_turn"),
        StoredCommand(4, 1, "end_turn"),
    )

    async def write(store: Store) -> None:
        await store.add(game(), OPEN, NOW)
        for step in steps:
            await store.append("g", step, Standing("open", 1, (3, 4)), NOW + timedelta(hours=step.seq))

    stored(tmp_path, write)
    assert stored(tmp_path, lambda store: store.load("g")) == game(commands=steps)
    (listed,) = stored(tmp_path, lambda store: store.mine(["g-ann", "unknown"]))
    assert (listed.standing, listed.own, listed.players) == (Standing("open", 1, (3, 4)), (0,), ("Ann", "Bo"))
    assert (listed.created, listed.changed) == (NOW, NOW + timedelta(hours=4))


def test_a_number_and_a_clients_id_are_given_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add(game(), OPEN, NOW)
        await store.append("g", StoredCommand(1, 0, "undo", None, "a"), OPEN, NOW)
        for again in (StoredCommand(1, 1, "undo", None, "b"), StoredCommand(2, 0, "undo", None, "a")):
            with pytest.raises(NotStoredError):
                await store.append("g", again, OPEN, NOW)
        with pytest.raises(NotStoredError):
            await store.append("nowhere", StoredCommand(1, 0, "undo"), OPEN, NOW)
        assert len((await store.load("g")).commands) == 1

    stored(tmp_path, work)


def test_no_error_tells_a_seed(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        secret = replace(game(), setup={"game": "castle", "seed": "5ec2e7"})
        await store.add(secret, OPEN, NOW)
        with pytest.raises(NotStoredError) as told:
            await store.add(secret, OPEN, NOW)
        assert "5ec2e7" not in str(told.value) + repr(told.value.__cause__) + repr(told.value.__context__)

    stored(tmp_path, work)


def test_what_waits_at_once_is_committed_at_once_and_only_the_culprit_fails(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for id in "abc":
            await store.add(game(id), OPEN, NOW)
        before = store.writer.commits
        await asyncio.gather(*(store.append(id, StoredCommand(1, 0, "undo"), OPEN, NOW) for id in "abc"))
        assert store.writer.commits == before + 1
        wanted = [("a", 2), ("b", 1), ("c", 2)]
        done = await asyncio.gather(
            *(store.append(id, StoredCommand(seq, 0, "undo"), OPEN, NOW) for id, seq in wanted), return_exceptions=True
        )
        assert [type(result) for result in done] == [type(None), NotStoredError, type(None)]
        assert [len((await store.load(id)).commands) for id in "abc"] == [2, 1, 2]

    stored(tmp_path, work)


def test_the_writer_outlives_whatever_it_is_given(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(NotStoredError):
            await store.writer.store([("no statement", [{}])])  # type: ignore[list-item]
        await store.add(game(), OPEN, NOW)

    stored(tmp_path, work)


def test_an_invitation_is_good_for_one_guest(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add(game(), OPEN, NOW)
        assert await store.game_of("invitation", digest_of("g-in")) == ("g", 1)
        taken = await asyncio.gather(*(store.join("g", 1, digest_of(t), t, NOW) for t in ("Cy", "Di")))
        assert taken == [True, False]
        assert await store.game_of_token("Cy") == ("g", 1)
        assert await store.game_of_token("Di") is None
        assert await store.game_of_token("g-watch") == ("g", None)
        assert (await store.load("g")).seats[1].name == "Cy"

    stored(tmp_path, work)


def test_no_token_is_in_the_file(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: store.add(game(), OPEN, NOW))
    assert not [path for path in tmp_path.iterdir() for t in (b"g-ann", b"g-in", b"g-watch") if t in path.read_bytes()]


def test_a_moment_without_its_zone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotStoredError):
        stored(tmp_path, lambda store: store.add(game(), OPEN, NOW.replace(tzinfo=None)))


def test_the_database_is_set_to_lose_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> dict[str, Any]:
        async with store._engine.connect() as connection:
            names = [pragma.partition("=")[0] for pragma in PRAGMAS]
            return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names}

    assert stored(tmp_path, work) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


@pytest.mark.parametrize("name", ["my?games", "my?mode=memory", "x%41y", "a b#c"])
def test_a_folder_may_have_any_name_and_only_its_owner_reads_it(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    stored(folder, lambda store: store.add(game(), OPEN, NOW))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (folder / "tilewright.db").stat().st_size
    assert (folder / "tilewright.db").stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "tilewright.db").mkdir()
    with pytest.raises(StoreError):
        stored(tmp_path, lambda store: store.load("g"))


def test_the_migrations_lead_to_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from tilewright.store.tables import metadata

    async def work(store: Store) -> Any:
        async with store._engine.connect() as connection:
            return await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))

    assert stored(tmp_path, work) == []
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD


def test_one_folder_has_one_server_and_the_other_hears_where_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        first, second = Store(tmp_path), Store(tmp_path)
        await first.open("http://127.0.0.1:8750/")
        for _ in range(2):
            with pytest.raises(InUseError) as caught:
                await second.open()
            assert caught.value.address == "http://127.0.0.1:8750/"
        await first.add(game(), OPEN, NOW)
        await first.close()
        await second.open("elsewhere")
        assert (await second.load("g")).id == "g"
        await second.close()

    asyncio.run(run())


def test_a_store_that_cannot_be_opened_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tilewright.db"
    file.write_text("this is no database" * 100)
    with pytest.raises(StoreError):
        stored(tmp_path, lambda store: store.load("g"))
    file.unlink()
    with pytest.raises(LookupError):
        stored(tmp_path, lambda store: store.load("g"))


def test_a_disk_without_locks_serves_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(file: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(holding, "_lock", no_locks)
    with pytest.raises(LookupError):
        stored(tmp_path, lambda store: store.load("g"))
