"""Reading what a person types: numbers choose, letters command, anything else is told so and asked again."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from tilewright.cli.speech import say
from tilewright.locale import one_line

LINE_LIMIT = 500
NO_WORDS: Mapping[str, int] = MappingProxyType({})


def whole(word: str) -> bool:
    """Tell whether a word is a whole number, with a minus before it or not."""
    return re.fullmatch(r"-?[0-9]+", word) is not None


class Commands(Protocol):
    """What can be typed at any prompt besides an answer; true when the prompt is to be asked afresh."""

    def __call__(self, word: str, rest: str) -> bool | None:
        """Carry out a command; None where there is no such one."""
        ...


class Ended(Exception):
    """The person is gone: end of input, or Ctrl-C; `by_key` tells which."""

    def __init__(self, by_key: bool) -> None:
        super().__init__()
        self.by_key = by_key


class Changed(Exception):
    """A command has changed what is asked (undo): the prompt is void."""


class Reader:
    """Asks and reads lines; `command` carries out what is no answer and returns None where it knows none."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self.write = write
        self.command: Commands | None = None

    def line(self, prompt: str) -> str:
        """Print a prompt, return the line typed, without blanks around it. Raises Ended."""
        try:
            sys.stdout.write(f"{prompt} > ")
            sys.stdout.flush()
            raw = sys.stdin.readline()
        except KeyboardInterrupt:
            sys.stdout.write("\n")
            raise Ended(True) from None
        except OSError:
            # The terminal is gone.
            raise Ended(False) from None
        if not raw:
            sys.stdout.write("\n")
            raise Ended(False)
        if not sys.stdin.isatty():
            sys.stdout.write(one_line(raw.rstrip("\n")) + "\n")
        return " ".join(raw[:LINE_LIMIT].replace("\0", "\N{REPLACEMENT CHARACTER}").split())

    def _run(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        done = self.command(word.lower(), rest) if self.command else None
        if done is None:
            self.write(say("input-unknown", text=line))
            return False
        return done

    def number(self, prompt: str, least: int, most: int, words: Mapping[str, int] = NO_WORDS) -> int:
        """Return a number from least to most; `words` may stand for some."""
        found: list[int] = []

        def take(line: str) -> bool:
            if line.lower() in words:
                found.append(words[line.lower()])
                return True
            if not whole(line):
                return False
            if len(line) < 6 and least <= int(line) <= most:
                found.append(int(line))
                return True
            self.write(say("input-number", text=line, least=least, most=most))
            return False

        self.repeat(prompt, take)
        return found[0]

    def repeat(self, prompt: str, take: Callable[[str], bool]) -> None:
        """Ask until `take` takes a line; numbers that it refused are not looked up as commands."""
        while True:
            line = self.line(prompt)
            if take(line):
                return
            if line and not whole(line) and self._run(line):
                raise Changed

    def enter(self, prompt: str) -> None:
        """Wait for an empty line."""

        def take(line: str) -> bool:
            if whole(line):
                self.write(say("input-unknown", text=line))
            return not line

        self.repeat(prompt, take)

    def yes(self, prompt: str) -> bool:
        """Return the answer to a question that takes yes or no."""
        letters = {say("input-letter-yes"): True, say("input-letter-no"): False}
        found: list[bool] = []

        def take(line: str) -> bool:
            if line.lower() in letters:
                found.append(letters[line.lower()])
                return True
            if not line or whole(line):
                self.write(say("input-yes-no"))
            return False

        self.repeat(prompt, take)
        return found[0]
