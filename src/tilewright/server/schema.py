"""The protocol as an OpenAPI document, from which the client's types are made: `python -m tilewright.server.schema`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tilewright.game.position import Position
from tilewright.game.record import Record
from tilewright.game.wire import Wire
from tilewright.server import messages, requests

Node = dict[str, Any]

REQUESTS: tuple[tuple[str, str, type | None, Any], ...] = (
    ("get", "/health", None, requests.Health),
    ("get", "/api/setup", None, requests.SetupInfo),
    ("post", "/api/games", requests.NewGame, requests.Created),
    ("post", "/api/join", requests.Join, requests.Joined),
    ("post", "/api/invited", requests.Invitation, requests.Invited),
    ("post", "/api/mine", requests.Mine, requests.MyGames),
    ("post", "/api/record", requests.RecordWanted, Record),
    ("get", "/api/sets/{digest}", None, requests.SetInfo | requests.BoardInfo),
)
"""Every request with a JSON answer: method, address, body, answer."""

PICTURES = ("/api/sets/{digest}/sprites.svg", "/api/sets/{digest}/board.svg")
ANYTHING = {"description": "any JSON"}
REF = "#/components/schemas/{name}"


def openapi() -> Node:
    """Return requests, answers and the socket's messages as one OpenAPI 3.1 document."""
    told = [kind for _, _, *pair in REQUESTS for kind in pair if kind is not None]
    roots = [*told, requests.RequestRefused, messages.ClientMessage, messages.ServerMessage, Position]
    schemas, parts = msgspec.json.schema_components(
        roots, schema_hook=lambda kind: {"description": "any JSON"}, ref_template=REF
    )
    refs = dict(zip(map(str, roots), schemas, strict=True))
    kinds = {kind.__name__: kind for kind in _structs(roots)}
    for name, part in parts.items():
        _as_it_travels(part, kinds.get(name))
    parts["TableView"]["properties"]["position"] = {"$ref": REF.format(name="Position")}
    parts["ClientMessage"] = refs[str(messages.ClientMessage)]
    parts["ServerMessage"] = refs[str(messages.ServerMessage)]
    document: Node = {
        "openapi": "3.1.0",
        "info": {"title": "Tilewright", "version": str(messages.PROTOCOL)},
        "paths": _paths(refs),
        "components": {"schemas": dict(sorted(parts.items()))},
    }
    _drop_discriminators(document)
    return document


def _paths(refs: Mapping[str, Node]) -> Node:
    paths: Node = {}
    refused = {"description": "refused", "content": _json(refs[str(requests.RequestRefused)])}
    for method, address, body, answer in REQUESTS:
        spot: Node = {"responses": {"200": {"description": "done", "content": _json(refs[str(answer)])}}}
        spot["responses"]["default"] = refused
        if "{digest}" in address:
            spot["parameters"] = [_text_parameter("digest", "path", True)]
        if body is not None:
            spot["requestBody"] = {"required": True, "content": _json(refs[str(body)])}
        paths[address] = {method: spot}
    for address in PICTURES:
        picture = {"description": "done", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
        wanted = [_text_parameter("digest", "path", True), _text_parameter("theme", "query", False)]
        paths[address] = {"get": {"parameters": wanted, "responses": {"200": picture, "default": refused}}}
    return paths


def _text_parameter(name: str, place: str, required: bool) -> Node:
    return {"name": name, "in": place, "required": required, "schema": {"type": "string"}}


def _json(schema: Node) -> Node:
    return {"application/json": {"schema": schema}}


def _structs(roots: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Return every struct that the roots are made of."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(roots))
    while waiting:
        item = waiting.pop()
        if isinstance(item, msgspec.inspect.StructType):
            if item.cls in found:
                continue
            found.add(item.cls)
            waiting += [field.type for field in item.fields]
        waiting += [getattr(item, name) for name in ("item_type", "key_type", "value_type") if hasattr(item, name)]
        waiting += [*getattr(item, "types", ()), *getattr(item, "item_types", ())]
        if isinstance(item, msgspec.inspect.Metadata):
            waiting.append(item.type)
    return found


def _as_it_travels(part: Node, kind: type[msgspec.Struct] | None) -> None:
    """Say of a struct's keys which are always there: those of files as files are written, of answers all but UNSET."""
    properties: Node = part.get("properties", {})
    if kind is None or issubclass(kind, messages.FromClient | requests.Asked):
        return
    if issubclass(kind, Wire):
        del properties["extra"]
        part["required"] = sorted({*part.get("required", ()), *(kind.always & properties.keys())})
        return
    left_out = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    part["required"] = [name for name in properties if name not in left_out]
    for node in properties.values():
        node.pop("default", None)


def _drop_discriminators(node: Any) -> None:
    """A tag with one value tells structs apart as it stands; generators make odd types of more."""
    if isinstance(node, dict):
        node.pop("discriminator", None)
        node = list(node.values())
    for part in node if isinstance(node, list) else ():
        _drop_discriminators(part)


def schema_text() -> str:
    """Return the document as it stands in web/src/protocol/schema.json."""
    return json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
