"""Command help without Fluent, so that `--help` stays instant."""

from __future__ import annotations

import re
from functools import cache

from tilewright.locale.catalogue import TextError
from tilewright.locale.languages import FALLBACK, HERE, require

_LINE = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)


@cache
def _help_lines(lang: str) -> dict[str, str]:
    return dict(_LINE.findall((HERE / lang / "options.ftl").read_text(encoding="utf-8")))


def help_text(key: str, lang: str) -> str:
    """A text of the catalogue `options`; raises TextError or LanguageError if there is none."""
    lines = _help_lines(require(lang))
    text = lines.get(key, _help_lines(FALLBACK).get(key))
    if text is None:
        raise TextError("unknown-text", key, "no help line of that key")
    return text
