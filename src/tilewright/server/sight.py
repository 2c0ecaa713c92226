"""What one connection sees of a table: built for its seats from what they may know, and nothing else."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import UNSET, UnsetType

from tilewright.game.ending import Ending, ending_of
from tilewright.game.narrative import Told, seen_by
from tilewright.game.options import plain_options
from tilewright.server.messages import (
    EventsMessage,
    Room,
    RoomMessage,
    SeatInfo,
    ServerMessage,
    TableView,
    ViewMessage,
    table_view,
)
from tilewright.server.table import LINK, Deed, Table

_encode = msgspec.json.Encoder().encode


def encoded(message: ServerMessage) -> bytes:
    """Return a message as it travels."""
    return _encode(message)


def room_of(table: Table, held: tuple[int, ...], present: Collection[int]) -> Room:
    """Return the table around the game for somebody with these seats; `present` are the seats sat on."""
    game, setup = table.game, table.setup
    seats = tuple(
        SeatInfo(
            seat=place.seat,
            name=place.name,
            player=place.kind,
            present=table.computer(place.seat) or place.seat in present,
            joined=place.kind != LINK or place.token is not None,
        )
        for place in table.seats
    )
    return Room(
        game=table.stored.id,
        kind=setup.game,
        options=plain_options(setup.options),
        set=setup.tiles.sha256,
        board=setup.board.sha256 if setup.board is not None else None,
        seats=seats,
        you=held,
        thinking=table.thinking,
        commitment=game.seed_commitment or "",
        seed=game.seed if table.over and game.seed is not None else UNSET,
    )


def whole(table: Table, held: tuple[int, ...], present: Collection[int]) -> ViewMessage:
    """Return the whole table for somebody with these seats."""
    return ViewMessage(
        seq=table.seq,
        room=room_of(table, held, present),
        view=_view(table, held),
        may=table.may(held),
        outlook=table.outlook(held),
        story=_seen(table, table.story, held),
        motives=tuple(table.motives.values()),
        breakdown=table.sources,
        ending=_ending(table),
    )


def news(table: Table, deed: Deed, held: tuple[int, ...], present: Collection[int]) -> ViewMessage | EventsMessage:
    """Return what a command brought for somebody with these seats: the whole, where it took something back."""
    if deed.whole:
        return whole(table, held, present)
    return EventsMessage(
        seq=deed.seq,
        by=deed.seat,
        told=_seen(table, deed.told, held),
        motive=deed.motive or UNSET,
        room=room_of(table, held, present),
        view=_view(table, held),
        may=table.may(held),
        outlook=table.outlook(held),
        breakdown=table.sources,
        ending=_ending(table),
    )


def around(table: Table, held: tuple[int, ...], present: Collection[int]) -> RoomMessage:
    """Return who is there, for somebody with these seats."""
    return RoomMessage(room_of(table, held, present))


def _seen(table: Table, told: tuple[Told, ...], held: tuple[int, ...]) -> tuple[Told, ...]:
    return seen_by(told, table.game.players, held, table.setup.options)


def _view(table: Table, held: tuple[int, ...]) -> TableView:
    return table_view(table.game.view(table.viewer(held)), table.may(held).act)


def _ending(table: Table) -> Ending | UnsetType:
    return ending_of(table.game, table.events) if table.over else UNSET
