"""The client's files, where it has been built; else a page with one sentence."""

from __future__ import annotations

import asyncio
import html
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from tilewright.locale import Texts
from tilewright.server.faults import RequestFault, language_of
from tilewright.server.settings import Services

BUILT = "assets"
"""The folder whose files have their digest in their names, so that they never change."""


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """Return a file of the client; for the address of a page, the page."""
    return await asyncio.to_thread(_page, request, path)


def _page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    services: Services = request.app.state.services
    folder = services.settings.static
    name = str(path).strip("/")
    if name.startswith("api/"):
        raise RequestFault(404, "not-found")
    found = _file(folder, name) if name else None
    if found is not None:
        kept = "public, max-age=31536000, immutable" if name.startswith(f"{BUILT}/") else "no-cache"
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return Response(found.read_bytes(), media_type=kind, headers={"cache-control": kept})
    if name and "." in name.rsplit("/", 1)[-1]:
        raise RequestFault(404, "not-found")
    index = _file(folder, "index.html")
    if index is not None:
        return Response(index.read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})
    return _unbuilt(language_of(request.headers.get("accept-language")))


def _file(folder: Path, name: str) -> Path | None:
    """Return a file that lies in the folder, None for anything else."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def _unbuilt(lang: str) -> Response[bytes]:
    sentence = html.escape(Texts(lang).text("page-unbuilt"))
    text = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tilewright</title><p>{sentence}</p></html>'
    return Response(text.encode(), media_type="text/html", headers={"cache-control": "no-store"})
