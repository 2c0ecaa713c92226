"""What stands around every request: no page of ours asks another host, no other host's page asks ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Message, Receive, Send], Awaitable[None]]

PAGE_POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture brings its own style sheet and nothing else."""
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def same_host(scope: Mapping[str, Any]) -> bool:
    """Tell whether a request comes from a page of this host; programs that are no browsers name no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(str(origin, "latin-1")).netloc.lower() == str(headers.get(b"host", b""), "latin-1").lower()
    except ValueError:
        return False


class Guard:
    """Refuses sockets that pages of other hosts ask for, and gives every answer its headers."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket" and not same_host(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *HEADERS,
                    *([] if b"content-security-policy" in own else [_policy(PAGE_POLICY)]),
                ]
            await send(message)

        await self._app(scope, receive, with_headers)


def _policy(text: str) -> tuple[bytes, bytes]:
    return b"content-security-policy", text.encode()
