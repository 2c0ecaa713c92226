"""The rule texts of both games, whole or rule by rule."""

from __future__ import annotations

import re
from functools import cache

from tilewright.locale.catalogue import TextError
from tilewright.locale.languages import HERE, require

GAMES = ("castle", "classic")
_RULE = re.compile(r"^(?: {2})?- \*\*([A-Z]\d+(?:\.\d+)?)\*\* ", re.MULTILINE)


@cache
def rules_text(game: str, lang: str) -> str:
    """The rules of `castle` or `classic` as Markdown; raises TextError or LanguageError if there are none."""
    if game not in GAMES:
        raise TextError("unknown-text", f"rules of {game}", f"there are rules of {' and '.join(GAMES)}")
    return (HERE / "rules" / f"{game}.{require(lang)}.md").read_text(encoding="utf-8")


def rule_ids(game: str, lang: str) -> tuple[str, ...]:
    """The ids of all rules of a game in the order of its text, as `castle.T3`."""
    return tuple(f"{game}.{found}" for found in _RULE.findall(rules_text(game, lang)))


def rule_text(rule: str, lang: str) -> str:
    """The words of one rule such as `castle.T3`, without its id; raises TextError if there is none."""
    game, _, wanted = rule.partition(".")
    text = rules_text(game, lang)
    for found in _RULE.finditer(text):
        if found.group(1) == wanted:
            body = re.split(r"\n\s*\n|\n(?: {2})?- \*\*|\n#", text[found.end() :], maxsplit=1)[0]
            return " ".join(body.split())
    raise TextError("unknown-text", rule, f"no such rule in the text of {game}")
