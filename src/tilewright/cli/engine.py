"""The command `engine`: a computer player for other programs, spoken to in lines of JSON on standard input."""

from __future__ import annotations

import sys
from contextlib import suppress

from tilewright.cli.failures import DONE
from tilewright.cli.speech import language
from tilewright.game.chance import seed_bytes
from tilewright.players.answering import Answerer, Setting
from tilewright.players.lines import LONGEST, Message, format_line
from tilewright.players.roster import DEFAULT


def run_engine(player: str | None, seed: str | None, tiles: str | None, board: str | None) -> int:
    """Answer every line of standard input until it ends, or until quit; return the exit code.

    Raises PlayerError, SetupError or TileSetError for what cannot be set.
    """
    setting = Setting(player or DEFAULT, seed_bytes(seed or "1"), language(), tiles, board)

    def say(message: Message) -> None:
        # Whoever no longer reads answers has no use for them; its end of the lines tells us too.
        with suppress(OSError, ValueError):
            sys.stdout.buffer.write(format_line(message))
            sys.stdout.buffer.flush()

    answerer = Answerer(setting, say)
    source = sys.stdin.buffer
    while raw := source.readline(LONGEST + 2):
        if len(raw) > LONGEST and not raw.endswith(b"\n"):
            _skip()
        if raw.strip() and not answerer.hear(raw):
            break
    answerer.finish()
    return DONE


def _skip() -> None:
    """Pass over the rest of a line that is too long."""
    while (rest := sys.stdin.buffer.readline(LONGEST)) and not rest.endswith(b"\n"):
        continue
