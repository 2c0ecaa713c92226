"""How this program was started, so that what it proposes can be typed in the same shell."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

NAME = "tilewright"
MADE = "TILEWRIGHT_MADE"
"""Set by the Makefile: the target that started the program."""


def play_again(words: Sequence[str]) -> str:
    """Return a command line that starts `play` with these words."""
    if os.environ.get(MADE) == "terminal":
        given = shlex.join(words).replace("$", "$$")
        plain = not set(given) & set('"$`\\!')
        return f'make terminal ARGS="{given}"' if plain else f"make terminal ARGS={shlex.quote(given)}"
    return shlex.join([program(), "play", *words])


def program() -> str:
    """Return the program as it was typed, by its bare name where the shell finds it."""
    path = sys.argv[0] if sys.argv else NAME
    if Path(path).stem != NAME:
        return NAME
    return NAME if shutil.which(NAME) == path else path
