"""Requests and their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import tilewright
from tilewright import art
from tilewright.game.errors import DataError
from tilewright.game.judging import fault_of
from tilewright.game.options import GAMES, OPTIONS, GameName
from tilewright.game.record import SEATS
from tilewright.game.setup import LONGEST_NAME, check_game, new_setup
from tilewright.game.wire import compact, parse_json, write
from tilewright.locale import languages
from tilewright.players import PLAYERS
from tilewright.server import printed
from tilewright.server.faults import RequestFault
from tilewright.server.guard import PICTURE_POLICY
from tilewright.server.messages import PROTOCOL
from tilewright.server.requests import (
    GameInfo,
    Health,
    Join,
    Mine,
    MyGame,
    MyGames,
    NewGame,
    OptionInfo,
    RecordWanted,
    SetupInfo,
)
from tilewright.server.settings import Services
from tilewright.store import Summary

LONGEST_BODY = 65_536
CHECKED = {"cache-control": "no-cache"}
"""A set never changes, but how it is drawn may with the next release."""

B = TypeVar("B", bound=msgspec.Struct)
Asking = Request[Any, Any, Any]


def _services(request: Asking) -> Services:
    services: Services = request.app.state.services
    return services


async def _body(request: Asking, kind: type[B]) -> B:
    """Return a request's body. Raises RequestFault or DataError."""
    if request.headers.get("x-foreign"):
        raise RequestFault(403, "origin")
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise RequestFault(400, "body-type")
    host = request.client.host if request.client else ""
    if not _services(request).allows(host):
        raise RequestFault(429, "requests-too-many")
    raw = await request.body()
    if len(raw) > LONGEST_BODY:
        raise RequestFault(400, "body-too-large", limit=LONGEST_BODY)
    data = parse_json(raw)
    try:
        return msgspec.convert(data, kind, strict=True)
    except (msgspec.ValidationError, RecursionError):
        raise fault_of(data, kind, "") or _unknown_key(data, kind) or RequestFault(400, "body-form") from None


def _unknown_key(data: object, kind: type[msgspec.Struct]) -> DataError | None:
    known = {field.name for field in msgspec.structs.fields(kind)}
    extra = [str(key) for key in data if key not in known] if isinstance(data, dict) else []
    return DataError("unknown-key", path=extra[0]) if extra else None


def _json(body: object) -> Response[bytes]:
    return Response(msgspec.json.encode(body), media_type="application/json", headers={"cache-control": "no-store"})


@get("/health")
async def health() -> Response[bytes]:
    """Say that the server is there."""
    return _json(Health("ok", tilewright.__version__, PROTOCOL))


@get("/api/setup")
async def setup(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Say what the start page offers."""
    options = tuple(
        OptionInfo(o.name, o.games, o.type, o.values, o.default, o.rule, tuple(o.excludes)) for o in OPTIONS.values()
    )
    compiled = _services(request).hall.thinkers.compiled
    return _json(SetupInfo(tuple(map(_game, GAMES)), options, tuple(PLAYERS), languages(), LONGEST_NAME, compiled))


def _game(game: GameName) -> GameInfo:
    least, most = SEATS[game]
    usual = new_setup(game, ["A", "B"], {})
    return GameInfo(game, least, most, usual.tiles.sha256, usual.board.sha256 if usual.board is not None else None)


@post("/api/games", status_code=200)
async def new_game(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Set up a game."""
    return _json(await _services(request).hall.create(await _body(request, NewGame)))


@post("/api/join", status_code=200)
async def join(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Take a seat by its invitation."""
    return _json(await _services(request).hall.join(await _body(request, Join)))


@post("/api/mine", status_code=200)
async def mine(request: Request[Any, Any, Any]) -> Response[bytes]:
    """List the games of tokens."""
    wanted = await _body(request, Mine)
    found = await _services(request).hall.store.mine(wanted.tokens)
    return _json(MyGames(tuple(map(_listed, found))))


def _listed(game: Summary) -> MyGame:
    standing = game.standing
    return MyGame(
        game=game.id,
        kind=check_game(game.kind),
        players=game.players,
        seats=game.own,
        status="finished" if standing.status == "finished" else "open",
        to_move=standing.to_move,
        scores=standing.scores,
        created=game.created.isoformat(),
        changed=game.changed.isoformat(),
    )


@post("/api/record", status_code=200)
async def record(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a game as its players may have it."""
    wanted = await _body(request, RecordWanted)
    hall = _services(request).hall
    found = await hall.store.game_of_token(wanted.token)
    if found is None:
        raise RequestFault(403, "token-unknown")
    room = await hall.room(found[0])
    text = compact(write(room.table.record()))
    return Response(text.encode(), media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/sets/{digest:str}")
async def printed_set(digest: FromPath[str]) -> Response[bytes]:
    """Describe a tile set or a board."""
    body = msgspec.json.encode(printed.described(digest))
    return Response(body, media_type="application/json", headers=CHECKED)


@get("/api/sets/{digest:str}/sprites.svg")
async def sprites(digest: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the pictures of a set."""
    theme = request.query_params.get("theme", art.THEMES[0])
    return _picture(request, await asyncio.to_thread(printed.sprites_of, digest, theme))


@get("/api/sets/{digest:str}/board.svg")
async def board(digest: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the picture of a board."""
    theme = request.query_params.get("theme", art.THEMES[0])
    return _picture(request, await asyncio.to_thread(printed.board_of, digest, theme))


def _picture(request: Asking, svg: str) -> Response[bytes]:
    body = svg.encode()
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {**CHECKED, "etag": tag, "content-security-policy": PICTURE_POLICY}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, media_type="image/svg+xml", headers=headers)
    return Response(body, media_type="image/svg+xml", headers=headers)


HANDLERS: Sequence[HTTPRouteHandler] = (
    health,
    setup,
    new_game,
    join,
    mine,
    record,
    printed_set,
    sprites,
    board,
)
