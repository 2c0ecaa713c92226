"""Why a request is refused: one table of codes with their status, and how every fault becomes one sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import UNSET

from tilewright.game.errors import Detail, InputError, spelled
from tilewright.locale import Texts, languages
from tilewright.server.messages import BYE_CODES, Bye
from tilewright.server.requests import RequestRefused
from tilewright.store import NotStoredError, TroubleError

WEIGHT = re.compile(r"0(\.[0-9]{0,3})?|1(\.0{0,3})?")

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "invitation-unknown": (),
        "invitation-used": (),
        "token-unknown": (),
        "not-found": (),
        "method": (),
        "body-type": (),
        "body-too-large": ("limit",),
        "body-form": (),
        "origin": (),
        "theme-unknown": ("theme", "known"),
        "requests-too-many": (),
        "not-kept": (),
        "not-read": (),
        "database-full": ("file",),
        "database-read-only": ("file",),
        "database-damaged": ("file",),
        "database-locked": ("file",),
        "database-failing": ("file",),
        "cannot-open": (),
        "set-missing": ("part", "name"),
        "server-fault": (),
    }
)
"""Every code of a request that the server alone refuses, with the names of its details; texts are `error-<code>`."""


class RequestFault(Exception):
    """A request that is refused: status and code, the facts of its sentence."""

    def __init__(self, status: int, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details = details


def of_trouble(trouble: TroubleError) -> RequestFault:
    """Return the refusal of a request for which games could not be read or stored."""
    code = f"database-{trouble.cause}"
    if code in CODES:
        # Where on the disk the file lies is for the server's log alone.
        return RequestFault(503, code, file=trouble.file.name)
    return RequestFault(503, "not-kept" if isinstance(trouble, NotStoredError) else "not-read")


def goodbye_of(trouble: TroubleError | None) -> Bye:
    """Return the goodbye to those at a table whose game could not be read or stored."""
    fault = of_trouble(trouble) if trouble is not None else None
    return Bye(fault.code, fault.details) if fault is not None and fault.code in BYE_CODES else Bye("not-stored")


def language_of(accepted: str | None) -> str:
    """Return the language that an Accept-Language header wants most and that has texts, else English."""
    wanted = []
    for place, part in enumerate((accepted or "").split(",")):
        word, _, weight = part.partition(";")
        lang = word.split("-")[0].strip().lower()
        if lang in languages() and (heavy := _weight(weight)) > 0:
            wanted.append((-heavy, place, lang))
    return min(wanted)[2] if wanted else "en"


def _weight(text: str) -> float:
    name, _, number = text.partition("=")
    found = WEIGHT.fullmatch(number.strip()) if name.strip().lower() == "q" else None
    return float(found.group()) if found else 1.0


def refused(fault: RequestFault | InputError, lang: str) -> RequestRefused:
    """Return the body that tells of a fault in a language."""
    details = dict(fault.details)
    if isinstance(fault, InputError):
        return RequestRefused(fault.code, details, fault.sentence(lang), UNSET)
    return RequestRefused(fault.code, details, Texts(lang).text(f"error-{fault.code}", **spelled(details)), UNSET)
