"""Requests and their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import UNSET

import tilewright
from tilewright import art
from tilewright.game.errors import DataError
from tilewright.game.judging import fault_of
from tilewright.game.options import GAMES, OPTIONS, GameName, check_options, defaults, plain_options, plain_value
from tilewright.game.presets import PRESETS
from tilewright.game.record import SEATS
from tilewright.game.setup import LONGEST_NAME, check_game, stored_setup
from tilewright.game.wire import compact, parse_json, write
from tilewright.locale import languages
from tilewright.players.roster import DEFAULT, OFFERED
from tilewright.server.chosen import Chosen
from tilewright.server.faults import RequestFault
from tilewright.server.guard import PICTURE_POLICY, same_host
from tilewright.server.messages import PROTOCOL
from tilewright.server.pictures import Kept, drawn_by
from tilewright.server.requests import (
    ChosenInfo,
    ChosenSet,
    ChosenSets,
    GameInfo,
    Health,
    Invitation,
    Invited,
    InvitedSeat,
    Join,
    Mine,
    MyGame,
    MyGames,
    NewGame,
    OptionInfo,
    PresetInfo,
    RecordWanted,
    SetupInfo,
)
from tilewright.server.settings import Services
from tilewright.server.table import HERE
from tilewright.store import Summary, digest_of

LONGEST_BODY = 65_536
CHECKED = {"cache-control": "no-cache"}
"""A set never changes, but how it is drawn may with the next release."""
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}

B = TypeVar("B", bound=msgspec.Struct)
Asking = Request[Any, Any, Any]


def _services(request: Asking) -> Services:
    services: Services = request.app.state.services
    return services


async def _body(request: Asking, kind: type[B]) -> B:
    """Return a request's body. Raises RequestFault or DataError."""
    if not same_host(request.scope):
        raise RequestFault(403, "origin")
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise RequestFault(400, "body-type")
    host = request.client.host if request.client else ""
    if not _services(request).allows(host):
        raise RequestFault(429, "requests-too-many")
    try:
        raw = await request.body()
    except InternalServerException:
        # The client went away in the middle of it: nobody hears the answer, and nothing is wrong here.
        raise RequestFault(400, "body-form") from None
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
        OptionInfo(
            name=option.name,
            games=option.games,
            type=option.type,
            values=option.values,
            default=plain_value(option.default),
            rule=option.rule,
            excludes=tuple(option.excludes),
            least=option.least,
            most=option.most,
            seats=option.seats,
        )
        for option in OPTIONS.values()
    )
    presets = tuple(PresetInfo(one.name, one.game, plain_options(one.options), one.rule) for one in PRESETS.values())
    services = _services(request)
    hall, reach = services.hall, services.listens.reach()
    games = tuple(_game(game, hall.chosen) for game in GAMES)
    compiled, chosen = hall.thinkers.compiled, _chosen(hall.chosen, hall.seed is not None)
    players = (OFFERED, DEFAULT)
    return _json(SetupInfo(games, options, presets, *players, languages(), LONGEST_NAME, compiled, chosen, reach))


def _game(game: GameName, chosen: Chosen) -> GameInfo:
    least, most = SEATS[game]
    used = stored_setup(game, ["A", "B"], {}, chosen.names_for(game))
    return GameInfo(game, least, most, used.tiles.sha256, used.board.sha256 if used.board is not None else None)


def _chosen(chosen: Chosen, seed: bool) -> ChosenInfo:
    sets = [ChosenSet(p.id, p.sha256) if p is not None else UNSET for p in (chosen.tiles, chosen.board)]
    return ChosenInfo(plain_options(chosen.options), seed, ChosenSets(*sets), chosen.game or UNSET)


@post("/api/games", status_code=200)
async def new_game(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Set up a game."""
    return _json(await _services(request).hall.create(await _body(request, NewGame)))


@post("/api/join", status_code=200)
async def join(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Take a seat by its invitation."""
    return _json(await _services(request).hall.join(await _body(request, Join)))


@post("/api/invited", status_code=200)
async def invited(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Say what an invitation invites to."""
    wanted, store = await _body(request, Invitation), _services(request).hall.store
    found = await store.game_of("invitation", digest_of(wanted.invitation))
    if found is None or found[1] is None:
        raise RequestFault(403, "invitation-unknown")
    stored, seat = await store.load(found[0]), found[1]
    if stored.seats[seat].token is not None:
        raise RequestFault(409, "invitation-used")
    kind = check_game(stored.setup["game"])
    usual, chosen = defaults(kind), check_options(kind, stored.setup["options"])
    return _json(
        Invited(
            kind=kind,
            seat=seat,
            seats=tuple(InvitedSeat(place.name, place.kind) for place in stored.seats),
            options=plain_options({name: value for name, value in chosen.items() if value != usual[name]}),
            host=next((place.name for place in stored.seats if place.kind == HERE), UNSET),
        )
    )


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
    text = compact(write(await hall.record(found[0])))
    return Response(text.encode(), media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/sets/{digest:str}")
async def printed_set(digest: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Describe a tile set or a board."""
    kept = await asyncio.to_thread(_services(request).pictures.description, digest)
    return _kept(request, kept, "application/json", {})


@get("/api/sets/{digest:str}/sprites.svg")
async def sprites(digest: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the pictures of a set."""
    theme = request.query_params.get("theme", art.THEMES[0])
    return _picture(request, await asyncio.to_thread(_services(request).pictures.sprites, digest, theme))


@get("/api/sets/{digest:str}/board.svg")
async def board(digest: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the picture of a board."""
    theme = request.query_params.get("theme", art.THEMES[0])
    return _picture(request, await asyncio.to_thread(_services(request).pictures.board, digest, theme))


def _picture(request: Asking, kept: Kept) -> Response[bytes]:
    return _kept(request, kept, "image/svg+xml", {"content-security-policy": PICTURE_POLICY})


def _kept(request: Asking, kept: Kept, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """Return what is kept gzipped; its address may be one that stands for these very bytes for ever."""
    for_ever = request.query_params.get("drawn") == drawn_by()
    headers = {**headers, **(FOR_EVER if for_ever else CHECKED), "etag": kept.tag, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == kept.tag:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(kept.plain, media_type=kind, headers=headers)
    return Response(kept.zipped, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def takes_gzip(accepted: str) -> bool:
    """Tell whether an Accept-Encoding header lets an answer be gzipped."""
    for part in accepted.lower().split(","):
        word, _, weight = part.replace(" ", "").partition(";")
        if word in ("gzip", "*"):
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


HANDLERS: Sequence[HTTPRouteHandler] = (
    health,
    setup,
    new_game,
    join,
    invited,
    mine,
    record,
    printed_set,
    sprites,
    board,
)
