"""The application: handlers, what they share, and one answer for whatever goes wrong."""

from __future__ import annotations

import logging
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from tilewright.game import RefusedError
from tilewright.game.errors import InputError
from tilewright.server.api import HANDLERS, LONGEST_BODY
from tilewright.server.faults import RequestFault, language_of, of_trouble, refused
from tilewright.server.guard import Application, Guard
from tilewright.server.hall import Hall
from tilewright.server.pages import page
from tilewright.server.pictures import Pictures
from tilewright.server.settings import Services, Settings
from tilewright.server.socket import sit_down
from tilewright.server.thinking import Thinkers
from tilewright.store import Store, TroubleError

log = logging.getLogger(__name__)

SMALL = 1000
UNCOMPRESSED = [r"^/api/", r"\.(png|webp|woff2|ico)$"]
"""Answers that hold keys are not compressed beside what others chose; pictures are kept compressed."""
BY_STATUS = {404: "not-found", 405: "method", 413: "body-too-large"}


def build(settings: Settings) -> tuple[Guard, Services]:
    """Return the application over a folder of games, and what its handlers share."""
    chosen = settings.chosen
    hall = Hall(Store(settings.data), Thinkers(), settings.clock, settings.idle, chosen)
    services = Services(settings, hall, Pictures(settings.cache, chosen.tiles, chosen.board))
    app = Litestar(
        route_handlers=[*HANDLERS, sit_down, page],
        openapi_config=None,
        logging_config=None,
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6, exclude=UNCOMPRESSED),
        request_max_body_size=LONGEST_BODY,
        exception_handlers={Exception: _answer},
    )
    app.state.services = services
    return Guard(cast(Application, app)), services


def _answer(request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """Return the answer to a request that failed: one sentence, never a traceback."""
    lang = language_of(request.headers.get("accept-language"))
    if isinstance(fault, InputError):
        status, told = 400, refused(fault, lang)
    else:
        known = _known(fault)
        status, told = known.status, refused(known, lang)
    if isinstance(fault, TroubleError):
        log.error("a request failed: %s", fault)
    elif status >= 500:
        log.error("a request failed", exc_info=fault)
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), status_code=status, media_type="application/json", headers=headers)


def _known(fault: Exception) -> RequestFault:
    if isinstance(fault, RequestFault):
        return fault
    if isinstance(fault, RefusedError):
        # No request carries out an action: a stored one did not fit.
        return RequestFault(409, "cannot-open")
    if isinstance(fault, TroubleError):
        return of_trouble(fault)
    if isinstance(fault, HTTPException) and fault.status_code in BY_STATUS:
        code = BY_STATUS[fault.status_code]
        return RequestFault(fault.status_code, code, **({"limit": LONGEST_BODY} if fault.status_code == 413 else {}))
    if isinstance(fault, HTTPException) and fault.status_code < 500:
        return RequestFault(400, "body-form")
    return RequestFault(500, "server-fault")
