"""The messages of the line protocol, one JSON object a line: what an engine is told, and what it answers.

`docs/lines.md` tells of each; a test holds its tables to those here.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, field

from tilewright.game import Action, DataError, InputError, View
from tilewright.game.errors import Detail
from tilewright.game.judging import WHOLE, json_type, shown
from tilewright.game.wire import Wire, compact, parse_json, read, write
from tilewright.players.choosing import Choice

PROTOCOL = 1
LONGEST = 1_000_000
"""Bytes that a line may have."""

Number = Annotated[int, Meta(ge=0, le=2**53)]
Object = dict[str, object]


class Message(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """One line; an answer has the id of what it answers, where that had one."""

    id: Number | None = None


class Hello(Message, frozen=True, omit_defaults=True, kw_only=True):
    """Begin: the protocol's version that is spoken."""

    type: Literal["hello"] = "hello"
    protocol: Number


class Options(Message, frozen=True, omit_defaults=True, kw_only=True):
    """Set options by name; the others stay as they are."""

    type: Literal["options"] = "options"
    values: Object


class Moment(Message, frozen=True, omit_defaults=True, kw_only=True):
    """What is to be thought about: a position as the seat to move may know it, or a record.

    The rest is what the view adds to a position, for programs that do not know the rules.
    """

    type: Literal["position"] = "position"
    position: Object | None = None
    record: Object | None = None
    actions: tuple[Object, ...] = ()
    left: Number | None = None
    remaining: Object | None = None
    supply: tuple[int, ...] | None = None
    abbots: tuple[int, ...] | None = None
    waiting: tuple[Object, ...] | None = None


class Go(Message, frozen=True, omit_defaults=True, kw_only=True):
    """Choose: in so many milliseconds, with so many nodes; what chance the engine uses comes from the seed."""

    type: Literal["go"] = "go"
    time: Annotated[int, Meta(ge=1, le=86_400_000)] | None = None
    nodes: Annotated[int, Meta(ge=1, le=10**12)] | None = None
    seed: Number | None = None


class Stop(Message, frozen=True, omit_defaults=True, kw_only=True):
    """Answer the running go now, with the best action found so far."""

    type: Literal["stop"] = "stop"


class Quit(Message, frozen=True, omit_defaults=True, kw_only=True):
    """End."""

    type: Literal["quit"] = "quit"


class Welcome(Message, frozen=True, omit_defaults=True, kw_only=True):
    """The answer to hello: who is there, and which options it has with their values."""

    type: Literal["hello"] = "hello"
    protocol: Number
    name: str
    version: str = ""
    options: Object = field(default_factory=dict)


class Ready(Message, frozen=True, omit_defaults=True, kw_only=True):
    """The options are set, the position is understood."""

    type: Literal["ready"] = "ready"


class Best(Message, frozen=True, omit_defaults=True, kw_only=True):
    """The answer to go: an action, its worth in points to the seat to move, the others best first, the reasons."""

    type: Literal["best"] = "best"
    action: Object
    value: float | None = None
    alternatives: tuple[Object, ...] = ()
    reasons: tuple[Object, ...] = ()
    against: tuple[Object, ...] = ()
    ms: Number | None = None


class Error(Message, frozen=True, omit_defaults=True, kw_only=True):
    """A line that could not be done: a code, the code of what was at fault in it, and a sentence."""

    type: Literal["error"] = "error"
    code: str
    reason: str | None = None
    text: str = ""


TOLD: Mapping[str, type[Message]] = MappingProxyType(
    {"hello": Hello, "options": Options, "position": Moment, "go": Go, "stop": Stop, "quit": Quit}
)
"""Every message to an engine."""

ANSWERED: Mapping[str, type[Message]] = MappingProxyType(
    {"hello": Welcome, "ready": Ready, "best": Best, "error": Error}
)
"""Every message from an engine."""

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "line-form": ("why",),
        "line-long": ("limit",),
        "line-type": ("found", "known"),
        "line-protocol": ("found", "expected"),
        "line-option": ("name", "known"),
        "line-value": ("name", "why"),
        "line-moment": (),
        "line-position": ("why",),
        "line-first": ("needed",),
        "line-over": ("phase",),
        "line-idle": (),
        "line-fault": ("why",),
    }
)
"""Every code of an error line with the names of its details; the sentence is the text `error-<code>`."""

M = TypeVar("M", bound=Message)


class LineError(InputError):
    """A line that cannot be done; `reason` is the code of what was at fault in it, `id` that of the line."""

    def __init__(self, code: str, cause: InputError | None = None, id: int | None = None, **details: Detail) -> None:
        super().__init__(code, **details)
        self.cause = cause
        self.id = id

    def sentence(self, lang: str = "en") -> str:
        """Return what is wrong as one sentence, the fault's own sentence in it."""
        why = {} if self.cause is None else {"why": self.cause.sentence(lang)}
        return self._told(lang, {**self.details, **why})


def parse_line(raw: bytes, known: Mapping[str, type[Message]]) -> Message:
    """Return the message of a line. Raises LineError."""
    if len(raw) > LONGEST:
        raise LineError("line-long", limit=LONGEST)
    try:
        data = parse_json(raw)
        if not isinstance(data, dict):
            raise DataError("wrong-type", path=WHOLE, expected="object", found=json_type(data))
    except DataError as fault:
        raise LineError("line-form", fault) from None
    named = data.get("id")
    id = named if isinstance(named, int) and not isinstance(named, bool) and 0 <= named <= 2**53 else None
    kind = known.get(str(data.get("type")))
    if kind is None:
        raise LineError("line-type", id=id, found=shown(data.get("type")), known=", ".join(known))
    try:
        return read(data, kind)
    except DataError as fault:
        raise LineError("line-form", fault, id) from None


def format_line(message: Message) -> bytes:
    """Return a message as a line."""
    return (compact({"type": getattr(message, "type", ""), **write(message)}) + "\n").encode()


def moment_of(view: View) -> Moment:
    """Return the message that tells all a view does, and nothing else: the position as its seat may know it."""
    seen = msgspec.to_builtins(view)
    return Moment(
        position=write(view.position),
        actions=tuple(seen["actions"]),
        left=view.left,
        remaining=dict(view.remaining),
        supply=view.supply,
        abbots=view.abbots or None,
        waiting=tuple(seen["waiting"]) or None,
    )


def best_of(choice: Choice, ms: int) -> Best:
    """Return the message of a choice."""
    return Best(
        action=action_data(choice.action),
        value=round(choice.value, 3),
        alternatives=tuple({"action": action_data(a), "value": round(worth, 3)} for a, worth in choice.alternatives),
        reasons=tuple({"code": reason.code, "points": round(reason.points, 3)} for reason in choice.reasons),
        against=tuple({"code": reason.code, "points": round(reason.points, 3)} for reason in choice.against),
        ms=ms,
    )


def action_data(action: Action) -> Object:
    """Return an action as JSON data."""
    found: Object = msgspec.to_builtins(action)
    return found


def action_of(data: Object) -> Action | None:
    """Return the action in JSON data, None where there is none."""
    try:
        return msgspec.convert(data, Action, strict=True)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        return None
