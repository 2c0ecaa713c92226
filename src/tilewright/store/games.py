"""Games as the store knows them: made, found by a token, joined, added to, read again."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.store.database import StoreError, check_file, engine_of, make_private, migrate
from tilewright.store.holding import Hold
from tilewright.store.tables import commands, games, seats
from tilewright.store.troubles import TAKEN, NotReadError, NotStoredError, TroubleError
from tilewright.store.writing import Statement, Writer

FILE = "tilewright.db"

T = TypeVar("T", bound=TroubleError)


@dataclass(frozen=True)
class StoredSeat:
    """A seat: who sits there, and the digests of what lets somebody sit down."""

    seat: int
    name: str
    kind: str
    token: str | None = None
    invitation: str | None = None


@dataclass(frozen=True)
class StoredCommand:
    """A command that a game accepted: `kind` is act, end_turn or undo, `client` its id as the client gave it."""

    seq: int
    seat: int
    kind: str
    action: dict[str, Any] | None = None
    client: str | None = None


@dataclass(frozen=True)
class Standing:
    """How a game stands after a command, for lists of games."""

    status: str
    to_move: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class StoredGame:
    """A game at rest; `setup` holds its secret seed."""

    id: str
    setup: dict[str, Any]
    watch: str
    seats: tuple[StoredSeat, ...]
    commands: tuple[StoredCommand, ...] = ()


@dataclass(frozen=True)
class Summary:
    """A game in a list, with the seats of the tokens that were asked about."""

    id: str
    kind: str
    players: tuple[str, ...]
    standing: Standing
    created: datetime
    changed: datetime
    own: tuple[int, ...] = field(default=())


def digest_of(token: str) -> str:
    """Return what is stored of a token: its SHA-256."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Store:
    """All games in one folder. Times are handed in; whatever is written has reached the disk before a call returns.

    `file` is where they lie, `trouble` the last trouble with it, None where there was none.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.trouble: TroubleError | None = None
        self._engine = engine_of(self.file)
        self._hold = Hold(folder)
        self.writer = Writer(self._engine, lambda fault: self._met(NotStoredError(self.file, fault)))

    async def open(self, address: str = "") -> None:
        """Hold the folder, bring the database to the present form, begin to write. Raises StoreError.

        `address` is what another server that wants the folder is told.
        """
        self._hold.take(address)
        try:
            make_private(self.file)
            check_file(self.file)
            await migrate(self._engine)
        except StoreError:
            await self._engine.dispose()
            self._hold.release()
            raise
        self.writer.start()

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        await self.writer.stop()
        await self._engine.dispose()
        self._hold.release()

    def _met(self, trouble: T) -> T:
        if trouble.cause != TAKEN:
            self.trouble = trouble
        return trouble

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (sa.exc.SQLAlchemyError, ValueError) as fault:
            # What stands in the file may have a form that is none of ours.
            raise self._met(NotReadError(self.file, fault)) from fault

    async def add(self, game: StoredGame, standing: Standing, now: datetime) -> None:
        """Store a new game. Raises NotStoredError."""
        row = {"id": game.id, "setup": game.setup, "watch": game.watch, "created": now, "changed": now}
        row |= {"status": standing.status, "to_move": standing.to_move, "scores": list(standing.scores)}
        places = [{"game": game.id, **vars(seat)} for seat in game.seats]
        await self.writer.store([(sa.insert(games), [row]), (sa.insert(seats), places)])

    async def append(self, game: str, command: StoredCommand, standing: Standing, now: datetime) -> None:
        """Add a command to its game. Raises NotStoredError, also where that number is taken."""
        row = {"game": game, "at": now, **vars(command)}
        change = {"status": standing.status, "to_move": standing.to_move, "scores": list(standing.scores)}
        update = sa.update(games).where(games.c.id == game).values(changed=now, **change)
        await self.writer.store([(sa.insert(commands), [row]), (update, ())])

    async def join(self, game: str, seat: int, token: str, name: str, now: datetime) -> bool:
        """Give a free seat its token's digest and a name; false where somebody was there before."""
        free = (seats.c.game == game, seats.c.seat == seat, seats.c.token.is_(None))
        statements: list[Statement] = [
            (sa.update(games).where(games.c.id == game).values(changed=now), ()),
            (sa.update(seats).where(*free).values(token=token, name=name), ()),
        ]
        return await self.writer.store(statements) == 1

    async def game_of(self, column: str, digest: str) -> tuple[str, int | None] | None:
        """Return game and seat (None: a watcher's) of a digest of a `token`, an `invitation` or a `watch` token.

        Raises NotReadError, as do all that read.
        """
        async with self._reading() as connection:
            if column == "watch":
                row = (await connection.execute(sa.select(games.c.id).where(games.c.watch == digest))).first()
                return (row.id, None) if row else None
            wanted = sa.select(seats.c.game, seats.c.seat).where(seats.c[column] == digest)
            found = (await connection.execute(wanted)).first()
        return (found.game, found.seat) if found else None

    async def game_of_token(self, token: str) -> tuple[str, int | None] | None:
        """Return game and seat of a token of either kind, None for one that there is not."""
        digest = digest_of(token)
        return await self.game_of("token", digest) or await self.game_of("watch", digest)

    async def load(self, id: str) -> StoredGame:
        """Return a game with everything that it accepted. Raises LookupError."""
        async with self._reading() as connection:
            game = (await connection.execute(sa.select(games).where(games.c.id == id))).first()
            if game is None:
                raise LookupError(id)
            wanted = sa.select(seats).where(seats.c.game == id).order_by(seats.c.seat)
            places = (await connection.execute(wanted)).all()
            asked = sa.select(commands).where(commands.c.game == id).order_by(commands.c.seq)
            steps = (await connection.execute(asked)).all()
        return StoredGame(
            id=game.id,
            setup=game.setup,
            watch=game.watch,
            seats=tuple(StoredSeat(p.seat, p.name, p.kind, p.token, p.invitation) for p in places),
            commands=tuple(StoredCommand(s.seq, s.seat, s.kind, s.action, s.client) for s in steps),
        )

    async def mine(self, tokens: Sequence[str]) -> list[Summary]:
        """Return the games of these tokens, newest first; unknown ones are passed over."""
        digests = [digest_of(token) for token in tokens]
        async with self._reading() as connection:
            held = (await connection.execute(sa.select(seats).where(seats.c.token.in_(digests)))).all()
            own: dict[str, list[int]] = {}
            for row in held:
                own.setdefault(row.game, []).append(row.seat)
            mine = sa.or_(games.c.id.in_(list(own)), games.c.watch.in_(digests))
            listed = sa.select(games).where(mine).order_by(games.c.created.desc(), games.c.id)
            found = (await connection.execute(listed)).all()
            wanted = sa.select(seats).where(seats.c.game.in_([g.id for g in found])).order_by(seats.c.seat)
            names: dict[str, list[str]] = {}
            for row in (await connection.execute(wanted)).all():
                names.setdefault(row.game, []).append(row.name)
        return [
            Summary(
                id=g.id,
                kind=g.setup["game"],
                players=tuple(names[g.id]),
                standing=Standing(g.status, g.to_move, tuple(g.scores)),
                created=g.created,
                changed=g.changed,
                own=tuple(sorted(own.get(g.id, ()))),
            )
            for g in found
        ]
