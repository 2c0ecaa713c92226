"""What travels between a client and the table, as docs/protocol.md says: the socket's messages, strict and tagged."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tilewright.game.actions import Action
from tilewright.game.ending import Ending
from tilewright.game.errors import Detail
from tilewright.game.narrative import Told
from tilewright.game.options import PlainValue
from tilewright.game.outlook import Outlook
from tilewright.game.views import View, Waiting
from tilewright.game.wire import compact, write

PROTOCOL = 1
LONGEST_FRAME = 16_384
MOST_TOKENS = 16

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]


class FromClient(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """A frame that a client sends."""


class Hello(FromClient, tag="hello", frozen=True):
    """Sit down with the tokens of one game; `seq` is the last number seen."""

    protocol: int
    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=MOST_TOKENS)]
    seq: Seq | None = None


class Act(FromClient, tag="act", frozen=True):
    """Carry out an action of the seat to move."""

    id: CommandId
    seq: Seq
    action: Action


class EndTurn(FromClient, tag="end_turn", frozen=True):
    """Acknowledge the end of the turn, so that the next tile is drawn."""

    id: CommandId
    seq: Seq


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last decision."""

    id: CommandId
    seq: Seq


class Why(FromClient, tag="why", frozen=True):
    """Ask why an action of the seat to move is not allowed; nothing is done."""

    id: CommandId
    action: Action


class Resync(FromClient, tag="resync", frozen=True):
    """Ask for the whole view again."""


class Ping(FromClient, tag="ping", frozen=True):
    """Ask whether the connection still carries anything."""


Command = Act | EndTurn | Undo
ClientMessage = Hello | Act | EndTurn | Undo | Why | Resync | Ping
CLIENT_TYPES = frozenset({"hello", "act", "end_turn", "undo", "why", "resync", "ping"})


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where: `player` is here, link or a computer player; `joined`: somebody has the seat's token."""

    seat: int
    name: str
    player: str
    present: bool
    joined: bool


class Room(msgspec.Struct, frozen=True):
    """The table around the game; `set` and `board` are digests, `you` the seats of this connection."""

    game: str
    kind: Literal["castle", "classic"]
    options: dict[str, PlainValue]
    set: str
    board: str | None
    seats: tuple[SeatInfo, ...]
    you: tuple[int, ...]
    thinking: int | None
    commitment: str
    seed: str | UnsetType = UNSET


class May(msgspec.Struct, frozen=True):
    """What this connection may send now."""

    act: bool
    end_turn: bool
    undo: bool


class TableView(msgspec.Struct, frozen=True):
    """The game's view for one connection; `position` is written as in a file."""

    seat: int | None
    position: msgspec.Raw
    left: int
    remaining: dict[str, int]
    supply: tuple[int, ...]
    abbots: tuple[int, ...]
    actions: tuple[Action, ...]
    waiting: tuple[Waiting, ...]
    over: bool
    winners: tuple[int, ...]


class Gain(msgspec.Struct, frozen=True):
    """A part of what a choice is worth to the player who made it, in points; `code` names its text."""

    code: str
    points: float


class Motive(msgspec.Struct, frozen=True):
    """Why a computer player placed a tile so; `placing` tells how many tiles were placed before it.

    `gains`: what the parts of its reckoning won by it; `against`: what decided against the next best.
    """

    placing: int
    gains: tuple[Gain, ...]
    against: tuple[Gain, ...]


class FromServer(msgspec.Struct, tag_field="type", frozen=True):
    """A frame that the server sends."""


class ViewMessage(FromServer, tag="view", frozen=True):
    """The whole table as this connection may see it."""

    seq: int
    room: Room
    view: TableView
    may: May
    outlook: Outlook | None
    story: tuple[Told, ...]
    motives: tuple[Motive, ...]
    breakdown: dict[str, list[int]]
    ending: Ending | UnsetType = UNSET


class EventsMessage(FromServer, tag="events", frozen=True):
    """What one command brought, and the table after it."""

    seq: int
    by: int
    told: tuple[Told, ...]
    room: Room
    view: TableView
    may: May
    outlook: Outlook | None
    breakdown: dict[str, list[int]]
    ending: Ending | UnsetType = UNSET
    motive: Motive | UnsetType = UNSET


class Ok(FromServer, tag="ok", frozen=True):
    """A command was carried out and is stored under this number."""

    id: str
    seq: int


class Refused(FromServer, tag="refused", frozen=True):
    """A command or frame was refused, and nothing has changed; `id` is null where the frame had none."""

    id: str | None
    code: str
    seq: int
    args: dict[str, Detail] = {}
    rule: str | UnsetType = UNSET


class Reason(FromServer, tag="reason", frozen=True):
    """Why an action is not allowed, as `refused` would say it; `code` is null where it is allowed."""

    id: str
    seq: int
    code: str | None
    args: dict[str, Detail] = {}
    rule: str | UnsetType = UNSET


class RoomMessage(FromServer, tag="room", frozen=True):
    """Somebody sat down or left, or a computer player thinks."""

    room: Room


class Pong(FromServer, tag="pong", frozen=True):
    """The answer to a ping."""


class Bye(FromServer, tag="bye", frozen=True):
    """The server closes the connection."""

    code: str
    args: dict[str, Detail] = {}


ServerMessage = ViewMessage | EventsMessage | Ok | Refused | Reason | RoomMessage | Pong | Bye

BYE_CODES = (
    "bad-hello",
    "wrong-protocol",
    "unknown-token",
    "tokens-differ",
    "bad-frame",
    "frame-too-large",
    "too-many",
    "too-slow",
    "cannot-open",
    "set-missing",
    "not-stored",
    "not-read",
    "database-full",
    "database-read-only",
    "database-damaged",
    "database-locked",
    "database-failing",
    "shutting-down",
)
"""Why the server closes a connection."""

REFUSED_CODES = ("stale", "not-your-seat", "bad-message", "unknown-type", "too-many")
"""Why a frame is refused, besides the codes of game/refusals.py."""


def table_view(view: View, acting: bool) -> TableView:
    """Return a view as it travels; its actions only for a connection that may act."""
    return TableView(
        seat=view.seat,
        position=msgspec.Raw(compact(write(view.position)).encode()),
        left=view.left,
        remaining=view.remaining,
        supply=view.supply,
        abbots=view.abbots,
        actions=view.actions if acting else (),
        waiting=view.waiting,
        over=view.over,
        winners=view.winners,
    )
