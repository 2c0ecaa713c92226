"""Signs that a stream cannot show: the nearest that it can, so that nothing we say ever fails on its way out."""

from __future__ import annotations

import codecs
import unicodedata

PLAIN_SIGNS = "tilewright-plain"
"""The name by which a stream takes this way of encoding."""
SIGNS = str.maketrans("“”„«»″‘’‚′–—−×·•", '""""""\'\'\'\'---x.*') | str.maketrans(
    {
        "→": "->",
        "…": "...",
        "≥": ">=",
        "≤": "<=",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
)
"""Signs of our texts beside the letters, and the letters that German writes as two."""


def plain_signs(text: str) -> str:
    """Return a text in ASCII, each sign by what comes nearest to it; what no sign comes near to as `?`."""
    from tilewright.cli.blocks import TO_ASCII

    bare = unicodedata.normalize("NFKD", text.translate(SIGNS).translate(TO_ASCII))
    return "".join(_plain(char) for char in bare if not unicodedata.combining(char))


def _plain(char: str) -> str:
    if char.isascii():
        return char
    surrogate = 0xD800 <= ord(char) <= 0xDFFF
    return char.encode("ascii", "backslashreplace").decode("ascii") if surrogate else "?"


def _instead(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return plain_signs(fault.object[fault.start : fault.end]), fault.end


codecs.register_error(PLAIN_SIGNS, _instead)
