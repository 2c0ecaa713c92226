"""A live table: one task that takes everything that concerns it in order, stores it, and only then tells of it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime

import msgspec

from tilewright.game import Action, Event, Record, RefusedError, View
from tilewright.players import Choice
from tilewright.server import sight
from tilewright.server.connection import Connection
from tilewright.server.faults import goodbye_of
from tilewright.server.messages import (
    Act,
    Bye,
    Command,
    EndTurn,
    Ok,
    Reason,
    Refused,
    Resync,
    ServerMessage,
    Why,
)
from tilewright.server.table import Deed, NotYoursError, Table, check_seats, open_table
from tilewright.server.thinking import Thinkers
from tilewright.store import Store, StoredCommand, TroubleError

log = logging.getLogger(__name__)

REMEMBERED = 256
"""How many refused commands are remembered, so that one sent again gets the same answer."""


@dataclass(frozen=True)
class Arrived:
    """Somebody sits down."""

    connection: Connection


@dataclass(frozen=True)
class Gone:
    """Somebody's connection has ended."""

    connection: Connection


@dataclass(frozen=True)
class Asked:
    """A frame of somebody who sits here."""

    connection: Connection
    message: Command | Why | Resync


@dataclass(frozen=True)
class Thought:
    """A computer player's choice, and the number for which it was made."""

    seq: int
    choice: Choice


@dataclass(frozen=True)
class Joining:
    """A guest takes a seat; `done` tells whether it is his: it was free, or he has taken it before."""

    seat: int
    token: str
    name: str | None
    done: asyncio.Future[bool] = field(compare=False)


@dataclass(frozen=True)
class Reading:
    """Somebody wants the record, of nothing but what is stored."""

    done: asyncio.Future[Record] = field(compare=False)


Matter = Arrived | Gone | Asked | Thought | Joining | Reading


class Room:
    """The actor of one game; `closed` once it takes nothing more, `trouble` where it ended because of the disk."""

    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, clock: Callable[[], datetime], idle: float
    ) -> None:
        self.table = table
        self.closed = False
        self.trouble: TroubleError | None = None
        self.connections: set[Connection] = set()
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._idle = idle
        self._matters: asyncio.Queue[tuple[Matter, asyncio.Event]] = asyncio.Queue()
        self._refused: OrderedDict[tuple[tuple[int, ...], str], Refused] = OrderedDict()
        self._thinking: asyncio.Task[None] | None = None
        self._thought_for = -1

    def put(self, matter: Matter) -> asyncio.Event:
        """Hand something in; the event is set once it is settled."""
        settled = asyncio.Event()
        if self.closed:
            settled.set()
        else:
            self._matters.put_nowait((matter, settled))
        return settled

    async def run(self, forget: Callable[[], None]) -> None:
        """Settle what comes until nobody has been here for a while; whatever fails, nobody waits for ever."""
        try:
            await self._go_on()
            while True:
                try:
                    matter, settled = await asyncio.wait_for(self._matters.get(), self._idle)
                except TimeoutError:
                    if self.connections or self._thinking is not None or not self._matters.empty():
                        continue
                    return
                try:
                    await self._settle(matter)
                finally:
                    settled.set()
        except TroubleError as fault:
            log.error("game %s is put away: %s", self.table.stored.id, fault)
            self.trouble = fault
            self._leave_all(self.goodbye)
        except Exception:
            log.exception("game %s is put away", self.table.stored.id)
            self._leave_all(self.goodbye)
        finally:
            self._close(forget)

    def leave(self) -> None:
        """Say goodbye to everybody: the server ends."""
        self._leave_all(Bye("shutting-down"))

    @property
    def goodbye(self) -> Bye:
        """What those hear who are here, or still come, when it has closed."""
        return goodbye_of(self.trouble)

    def _close(self, forget: Callable[[], None]) -> None:
        self.closed = True
        forget()
        if self._thinking is not None:
            self._thinking.cancel()
        while not self._matters.empty():
            self._matters.get_nowait()[1].set()

    def _leave_all(self, goodbye: Bye) -> None:
        for connection in self.connections:
            connection.leave(goodbye)

    async def _settle(self, matter: Matter) -> None:
        if isinstance(matter, Arrived):
            before = self._present()
            self.connections.add(matter.connection)
            self._send(matter.connection, self._whole(matter.connection))
            self._around(matter.connection, before)
        elif isinstance(matter, Gone):
            before = self._present()
            self.connections.discard(matter.connection)
            self._around(matter.connection, before)
        elif isinstance(matter, Thought):
            await self._take(matter)
        elif isinstance(matter, Joining):
            await self._join(matter)
        elif isinstance(matter, Reading):
            matter.done.set_result(self.table.record())
        elif isinstance(matter.message, Resync):
            self._send(matter.connection, self._whole(matter.connection))
        elif isinstance(matter.message, Why):
            self._send(matter.connection, self._reason(matter.connection, matter.message))
        else:
            await self._answer(matter.connection, matter.message)

    async def _answer(self, connection: Connection, command: Command) -> None:
        held = connection.seats
        known = next((self.table.answers[s, command.id] for s in held if (s, command.id) in self.table.answers), None)
        if known is not None:
            self._send(connection, Ok(command.id, known))
            return
        refused = self._refused.get((held, command.id))
        if refused is not None:
            self._send(connection, refused)
            return
        if command.seq != self.table.seq:
            self._refuse(connection, Refused(command.id, "stale", self.table.seq, {"seq": self.table.seq}))
            return
        try:
            seat, events = self._carry_out(held, command)
        except NotYoursError:
            self._refuse(connection, Refused(command.id, "not-your-seat", self.table.seq))
            return
        except RefusedError as fault:
            why = fault.refusal
            self._refuse(connection, Refused(command.id, why.code, self.table.seq, why.args, why.rule))
            return
        action = command.action if isinstance(command, Act) else None
        deed = await self._commit(seat, _kind(command), action, events, command.id)
        self._send(connection, Ok(command.id, deed.seq))
        self._tell(deed)
        await self._go_on()

    def _reason(self, connection: Connection, asked: Why) -> ServerMessage:
        seq = self.table.seq
        try:
            why = self.table.why_not(connection.seats, asked.action)
        except NotYoursError:
            return Refused(asked.id, "not-your-seat", seq)
        return Reason(asked.id, seq, None) if why is None else Reason(asked.id, seq, why.code, why.args, why.rule)

    def _carry_out(self, held: tuple[int, ...], command: Command) -> tuple[int, list[Event] | None]:
        if isinstance(command, Act):
            return self.table.act(held, command.action)
        if isinstance(command, EndTurn):
            return self.table.end_turn(held)
        return self.table.undo(held), None

    def _refuse(self, connection: Connection, answer: Refused) -> None:
        assert answer.id is not None
        self._refused[connection.seats, answer.id] = answer
        while len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        self._send(connection, answer)

    async def _commit(
        self, seat: int, kind: str, action: Action | None, events: list[Event] | None, client: str | None = None
    ) -> Deed:
        """Store what was carried out, and return what it brought. Raises NotStoredError: this room is void then."""
        told = msgspec.to_builtins(action) if action is not None else None
        command = StoredCommand(self.table.seq + 1, seat, kind, told, client)
        await self._store.append(self.table.stored.id, command, self.table.now(), self._clock())
        return self.table.keep(command, events)

    async def _go_on(self) -> None:
        """Do what is the computer players' to do: acknowledge the ends of their turns, think."""
        while self.table.computer_is_done:
            seat, events = self.table.end_turn(range(len(self.table.seats)))
            self._tell(await self._commit(seat, "end_turn", None, events))
        if self.table.thinking is not None and (self._thinking is None or self._thought_for != self.table.seq):
            if self._thinking is not None:
                self._thinking.cancel()
            self._thought_for = self.table.seq
            seat = self.table.thinking
            self._thinking = asyncio.create_task(self._think(seat, self.table.seq, self.table.game.view(seat)))

    async def _think(self, seat: int, seq: int, view: View) -> None:
        hint = f"{self.table.game.seed}/{seat}/{seq}"
        self.put(Thought(seq, await self._thinkers.choose(self.table.seats[seat].kind, view, hint)))

    async def _take(self, thought: Thought) -> None:
        """Carry out a computer player's choice; one that was made for another moment is dropped."""
        self._thinking = None
        if thought.seq == self.table.seq and self.table.thinking is not None:
            action, motive = thought.choice.action, self.table.explain(thought.choice)
            seat, events = self.table.act((self.table.thinking,), action)
            deed = await self._commit(seat, "act", action, events)
            self._tell(replace(deed, motive=motive))
        await self._go_on()

    async def _join(self, joining: Joining) -> None:
        """Give a guest the seat; its name may be new, so the story is told again."""
        table = self.table
        place = table.seats[joining.seat]
        if place.token == joining.token:
            # The answer to the first request was lost on its way.
            joining.done.set_result(True)
            return
        name = joining.name if joining.name is not None else place.name
        try:
            names = [name if seat.seat == place.seat else seat.name for seat in table.seats]
            check_seats(table.stored.setup, names)
            free = await self._store.join(table.stored.id, place.seat, joining.token, name, self._clock())
        except Exception as fault:
            joining.done.set_exception(fault)
            return
        if free:
            stored = await self._store.load(table.stored.id)
            if name == place.name:
                table.seats = stored.seats
            else:
                self.table = replace(await asyncio.to_thread(open_table, stored), motives=table.motives)
            self._each(self.connections, lambda seats, present: sight.whole(self.table, seats, present))
        joining.done.set_result(free)

    def _present(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.seats}

    def _whole(self, connection: Connection) -> ServerMessage:
        return sight.whole(self.table, connection.seats, self._present())

    def _tell(self, deed: Deed) -> None:
        """Tell everybody what a command brought, each what his seats may know."""
        self._each(self.connections, lambda seats, present: sight.news(self.table, deed, seats, present))

    def _around(self, but: Connection, before: set[int]) -> None:
        """Tell the others who is here now, where that has changed: a crowd of watchers is nothing to tell."""
        if self._present() == before:
            return
        self._each(self.connections - {but}, lambda seats, present: sight.around(self.table, seats, present))

    def _each(self, connections: set[Connection], told: Callable[[tuple[int, ...], set[int]], ServerMessage]) -> None:
        """Send a message to many; it is made and encoded once for all who hold the same seats."""
        present = self._present()
        frames: dict[tuple[int, ...], bytes] = {}
        for connection in connections:
            if connection.seats not in frames:
                frames[connection.seats] = sight.encoded(told(connection.seats, present))
            connection.send(frames[connection.seats])

    def _send(self, connection: Connection, message: ServerMessage) -> None:
        connection.send(sight.encoded(message))


def _kind(command: Command) -> str:
    return "act" if isinstance(command, Act) else "end_turn" if isinstance(command, EndTurn) else "undo"
