"""Whole numbers as a command line gives them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tilewright.cli.failures import CommandError

Limits = Mapping[str, tuple[int, int]]


def whole_number(text: str | None, name: str, default: int, limits: Limits) -> int:
    """Return the number that an option gives, within its limits. Raises CommandError."""
    if text is None:
        return default
    least, most = limits[name]
    if not re.fullmatch("[0-9]{1,12}", text) or not least <= int(text) <= most:
        raise CommandError("arena-number", name=name, text=text[:40], least=least, most=most)
    return int(text)
