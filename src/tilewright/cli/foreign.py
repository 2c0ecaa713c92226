"""What the system says in English, in the words of the person who reads it."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping

from tilewright.cli.speech import say

REASONS = {
    os.strerror(getattr(errno, name)): f"reason-{name.lower()}"
    for name in ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOSPC", "EDQUOT", "EROFS", "ENAMETOOLONG", "EIO")
    if hasattr(errno, name)
}
"""Why the system refuses something, by its English text, and our own."""
WHOLE = "the whole"


def reason(text: str) -> str:
    """Return why something cannot be done, as the system told it."""
    return say(REASONS[text]) if text in REASONS else say("reason-other", text=text)


def in_our_words(details: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return the values of a sentence, those that others have put into English words replaced."""
    return {name: _word(name, value) if isinstance(value, str) else value for name, value in details.items()}


def _word(name: str, value: str) -> str:
    if name == "why":
        return reason(value)
    if name == "reason" and value in REASONS:
        return say(REASONS[value])
    return say("path-whole") if name == "path" and value == WHOLE else value
