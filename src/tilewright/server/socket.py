"""The socket of one client: it sits down with its tokens, then its frames go to the room one after the other."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tilewright.server.connection import Connection
from tilewright.server.faults import RequestFault, goodbye_of
from tilewright.server.messages import (
    CLIENT_TYPES,
    LONGEST_FRAME,
    PROTOCOL,
    ClientMessage,
    Command,
    Hello,
    Ping,
    Pong,
    Refused,
    Resync,
    Why,
)
from tilewright.server.room import Arrived, Asked, Gone, Room
from tilewright.server.settings import Services
from tilewright.server.sight import encoded
from tilewright.store import TroubleError

log = logging.getLogger(__name__)

PATIENCE = 100
"""So many frames too many are refused before a client is left."""
HELLO_SECONDS = 10.0

_decode = msgspec.json.Decoder(ClientMessage).decode

Socket = WebSocket[Any, Any, Any]


class _Tagged(msgspec.Struct):
    """What can be said of a frame that is no message: its type and its id."""

    type: str | None = None
    id: str | None = None


@websocket("/api/table")
async def sit_down(socket: WebSocket[Any, Any, Any]) -> None:
    """Take a client's frames until it goes, and send it what it may know."""
    services: Services = socket.app.state.services
    await socket.accept()
    connection = Connection(())
    sender = asyncio.create_task(_send(socket, connection))
    services.senders.add(sender)
    sender.add_done_callback(services.senders.discard)
    try:
        room = await _greeted(socket, connection, services)
        if room is not None:
            try:
                await room.put(Arrived(connection)).wait()
                if room.closed:
                    connection.leave(room.goodbye)
                await _listen(socket, connection, room, services)
            finally:
                room.put(Gone(connection))
    except WebSocketDisconnect:
        connection.ended = True
        connection.frames.put_nowait(None)
    finally:
        connection.bye("shutting-down")
        with suppress(Exception):
            await sender


async def _send(socket: Socket, connection: Connection) -> None:
    """Send what waits, and close after the last."""
    try:
        while (frame := await connection.frames.get()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close()
    except Exception:
        # The client is gone; whoever listens to it hears so too.
        connection.ended = True


async def _frame(socket: Socket, connection: Connection) -> str | None:
    """Return the next text frame; None where the connection ends, because of the frame or otherwise."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    if text is None:
        connection.bye("bad-frame")
        return None
    if len(text) > LONGEST_FRAME or len(text.encode("utf-8", "surrogatepass")) > LONGEST_FRAME:
        connection.bye("frame-too-large", limit=LONGEST_FRAME)
        return None
    return str(text)


async def _greeted(socket: Socket, connection: Connection, services: Services) -> Room | None:
    """Return the room of the one who says hello; None where he is not let in."""
    try:
        text = await asyncio.wait_for(_frame(socket, connection), HELLO_SECONDS)
    except TimeoutError:
        connection.bye("bad-hello")
        return None
    if text is None:
        return None
    try:
        hello = _decode(text)
    except (msgspec.DecodeError, RecursionError):
        hello = None
    if not isinstance(hello, Hello):
        connection.bye("bad-hello")
        return None
    if hello.protocol != PROTOCOL:
        connection.bye("wrong-protocol", protocol=PROTOCOL)
        return None
    try:
        found = await services.hall.seats_of(hello.tokens)
        if isinstance(found, str):
            connection.bye(found)
            return None
        room = await services.hall.room(found[0])
    except RequestFault as fault:
        connection.bye(fault.code, **fault.details)
        return None
    except TroubleError as trouble:
        log.error("a game cannot be opened: %s", trouble)
        connection.leave(goodbye_of(trouble))
        return None
    except Exception:
        # One that this release cannot play on: a client that asked again would fare no better.
        log.exception("a game cannot be opened")
        connection.bye("cannot-open")
        return None
    connection.seats = found[1]
    return room


async def _listen(socket: Socket, connection: Connection, room: Room, services: Services) -> None:
    bucket, patience = services.bucket(), PATIENCE
    while not connection.ended:
        text = await _frame(socket, connection)
        if text is None:
            return
        if not bucket.take():
            patience -= 1
            if patience < 0:
                connection.bye("too-many")
                return
            connection.send(encoded(Refused(_told_of(text).id, "too-many", room.table.seq)))
            continue
        message = _understood(text, room.table.seq)
        if isinstance(message, Pong | Refused):
            connection.send(encoded(message))
        elif room.closed:
            connection.leave(room.goodbye)
            return
        else:
            await room.put(Asked(connection, message)).wait()


def _understood(text: str, seq: int) -> Command | Why | Resync | Pong | Refused:
    """Return what the room is asked, or the answer that needs no room."""
    try:
        message = _decode(text)
    except (msgspec.DecodeError, RecursionError):
        return _not_understood(text, seq)
    if isinstance(message, Hello):
        return Refused(None, "bad-message", seq)
    return Pong() if isinstance(message, Ping) else message


def _told_of(text: str) -> _Tagged:
    try:
        told = msgspec.json.decode(text, type=_Tagged)
    except (msgspec.DecodeError, RecursionError):
        return _Tagged()
    return told if told.id is None or 1 <= len(told.id) <= 64 else _Tagged(told.type)


def _not_understood(text: str, seq: int) -> Refused:
    told = _told_of(text)
    known = told.type is None or told.type in CLIENT_TYPES
    return Refused(told.id, "bad-message" if known else "unknown-type", seq)
