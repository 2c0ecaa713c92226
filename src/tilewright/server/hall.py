"""All tables: each is opened when somebody comes to it and put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from tilewright.game import Record
from tilewright.game.chance import seed_bytes
from tilewright.game.setup import new_setup
from tilewright.players import PlayerError
from tilewright.players.roster import OFFERED
from tilewright.server.chosen import Chosen
from tilewright.server.faults import RequestFault
from tilewright.server.keys import fresh_key, token_from, wish_of
from tilewright.server.requests import Created, Join, Joined, NewGame, NewSeatInfo
from tilewright.server.room import Joining, Matter, Reading, Room
from tilewright.server.table import HERE, LINK, PEOPLE, begun, open_table
from tilewright.server.thinking import Thinkers
from tilewright.store import NotStoredError, Standing, Store, StoredGame, StoredSeat, digest_of

log = logging.getLogger(__name__)

ID_LENGTH = 16


class Hall:
    """Opens, finds and puts away rooms; at most one for each game."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], datetime],
        idle: float,
        chosen: Chosen | None = None,
    ) -> None:
        self.store = store
        self.chosen = chosen or Chosen()
        self.seed = self.chosen.seed
        self.thinkers = thinkers
        self._clock = clock
        self._idle = idle
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, game: str) -> Room:
        """Return the room of a game.

        Raises LookupError; RequestFault where its set is missing, RefusedError where this release cannot play it on.
        """
        if game in self._rooms:
            return self._rooms[game]
        if game not in self._opening:
            self._opening[game] = asyncio.create_task(self._open(game))
        try:
            return await asyncio.shield(self._opening[game])
        finally:
            task = self._opening.get(game)
            if task is not None and task.done():
                del self._opening[game]

    async def _open(self, game: str) -> Room:
        stored = await self.store.load(game)
        self.chosen.check(stored.setup)
        table = await asyncio.to_thread(open_table, stored)
        room = Room(table, self.store, self.thinkers, self._clock, self._idle)
        self._rooms[game] = room
        task = asyncio.create_task(room.run(lambda: self._forget(game, room)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return room

    def _forget(self, game: str, room: Room) -> None:
        if self._rooms.get(game) is room:
            del self._rooms[game]

    def say_goodbye(self) -> None:
        """Tell everybody that the server ends; their connections close once they were told."""
        for room in self._rooms.values():
            room.leave()

    async def close(self) -> None:
        """Let go of all rooms."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def create(self, wanted: NewGame) -> Created:
        """Set up a game and store it; one that was asked for with this key before is told again.

        Raises SetupError, OptionError, PlayerError or NotStoredError.
        """
        for seat in wanted.seats:
            if seat.player not in (*PEOPLE, *OFFERED):
                known = ", ".join((*PEOPLE, *OFFERED))
                raise PlayerError("player-unknown", name=seat.player[:40], known=known)
        names = [" ".join(seat.name.split()) for seat in wanted.seats]
        key, wish = wanted.key or fresh_key(), wish_of(wanted)
        id, watch = token_from(key, "game", wish)[:ID_LENGTH], token_from(key, "watch", wish)
        keys = [token_from(key, f"seat {i}", wish) for i in range(len(names))]
        kinds = [seat.player for seat in wanted.seats]
        if await self.store.game_of("watch", digest_of(watch)) is None:
            seats = tuple(_seat(i, names[i], kinds[i], digest_of(keys[i])) for i in range(len(names)))
            await self._add(wanted, id, digest_of(watch), seats)
        if all(kind in OFFERED for kind in kinds):
            # Nobody has to come for it to begin.
            await self.room(id)
        return Created(id, tuple(_handed_out(i, kinds[i], keys[i]) for i in range(len(keys))), watch)

    async def _add(self, wanted: NewGame, id: str, watch: str, seats: tuple[StoredSeat, ...]) -> None:
        names = [seat.name for seat in seats]
        kind = new_setup(wanted.game, names, wanted.options).game
        seed, lent = self._seed_for(wanted)
        sets = self.chosen.stored(kind)
        setup = {"game": kind, "options": dict(wanted.options), "seed": seed.hex(), "set": sets}
        _, game = begun(setup, names)
        stored = StoredGame(id, setup, watch, seats)
        try:
            await self.store.add(stored, Standing("open", game.to_move, game.scores), self._clock())
        except BaseException as fault:
            self.seed = seed if lent else self.seed
            # The same request at the same moment may have been quicker; then there is such a game.
            if not isinstance(fault, NotStoredError) or await self.store.game_of("watch", watch) is None:
                raise

    def _seed_for(self, wanted: NewGame) -> tuple[bytes, bool]:
        """Return the seed of a new game, and whether it is the server's: that one fixes one game, then it is known."""
        if wanted.seed is None and self.seed is not None:
            seed, self.seed = self.seed, None
            return seed, True
        return seed_bytes(wanted.seed), False

    async def join(self, wanted: Join) -> Joined:
        """Give a seat to whoever holds its invitation, and again to whoever took it with the same key.

        Raises RequestFault, SetupError or NotStoredError.
        """
        found = await self.store.game_of("invitation", digest_of(wanted.invitation))
        if found is None or found[1] is None:
            raise RequestFault(403, "invitation-unknown")
        token = token_from(wanted.key or fresh_key(), "join", wanted.invitation)
        room = await self.room(found[0])
        name = " ".join(wanted.name.split()) if wanted.name is not None else None
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        matter = Joining(found[1], digest_of(token), name, done)
        await _settled(room, matter, done)
        if not await done:
            raise RequestFault(409, "invitation-used")
        return Joined(found[0], found[1], token)

    async def record(self, game: str) -> Record:
        """Return the record of a game as its players may have it. Raises RequestFault."""
        done: asyncio.Future[Record] = asyncio.get_running_loop().create_future()
        await _settled(await self.room(game), Reading(done), done)
        return await done

    async def seats_of(self, tokens: Sequence[str]) -> tuple[str, tuple[int, ...]] | str:
        """Return the game and the seats of tokens; else why not: unknown-token or tokens-differ."""
        games: set[str] = set()
        seats: set[int] = set()
        for token in tokens:
            found = await self.store.game_of_token(token)
            if found is None:
                return "unknown-token"
            games.add(found[0])
            if found[1] is not None:
                seats.add(found[1])
        return (games.pop(), tuple(sorted(seats))) if len(games) == 1 else "tokens-differ"


async def _settled(room: Room, matter: Matter, done: asyncio.Future[Any]) -> None:
    await room.put(matter).wait()
    if not done.done():
        raise room.trouble or RequestFault(503, "not-kept")


def _seat(seat: int, name: str, kind: str, digest: str) -> StoredSeat:
    place = StoredSeat(seat, name, kind)
    if kind == HERE:
        return replace(place, token=digest)
    return replace(place, invitation=digest) if kind == LINK else place


def _handed_out(seat: int, kind: str, key: str) -> NewSeatInfo:
    if kind == HERE:
        return NewSeatInfo(seat, token=key)
    return NewSeatInfo(seat, invitation=key) if kind == LINK else NewSeatInfo(seat)
