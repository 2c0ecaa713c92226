"""Which languages there are, and which one a person wants."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent
FALLBACK = "en"
_LANGUAGES = ("en", "nl", "de")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


class LanguageError(ValueError):
    """A language that there is not; `code` is `unknown-language`, `arguments` fill its text."""

    def __init__(self, code: str, arguments: Mapping[str, str]) -> None:
        """`arguments`: `language` as it was asked for, `known` the languages that there are."""
        super().__init__(f"{code}: {arguments.get('language', '')!r}; known: {arguments.get('known', '')}")
        self.code = code
        self.arguments = dict(arguments)


def languages() -> tuple[str, ...]:
    """The languages of all texts, English (the fallback) first."""
    return _LANGUAGES


def require(lang: str) -> str:
    """The language itself if there are texts in it; raises LanguageError otherwise."""
    if lang not in _LANGUAGES:
        raise LanguageError("unknown-language", {"language": lang, "known": ", ".join(_LANGUAGES)})
    return lang


def negotiate(requested: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the requested one, else the first that the environment names, else English.

    Read in this order: LC_ALL, LC_MESSAGES, LANG, LANGUAGE (a list with colons). Languages without texts are
    passed over; `C` and `POSIX` mean English; `de_DE.UTF-8` and `nl-BE` are understood. Raises LanguageError
    for an unknown request.
    """
    if requested is not None:
        lang = _primary(requested)
        if lang not in _LANGUAGES:
            require(requested.strip())
        return lang
    for variable in _VARIABLES:
        for wanted in environ.get(variable, "").split(":"):
            lang = _primary(wanted)
            if lang in _LANGUAGES:
                return lang
    return FALLBACK


def _primary(name: str) -> str:
    bare = name.strip().split(".")[0].split("@")[0].replace("-", "_").split("_")[0].lower()
    return FALLBACK if bare in ("c", "posix") else bare
