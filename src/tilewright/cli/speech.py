"""Which language the person at the terminal reads, settled before anything is parsed, so that help speaks it too."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from tilewright.cli.signs import PLAIN_SIGNS
from tilewright.locale import LanguageError, help_text, negotiate

if TYPE_CHECKING:
    from tilewright.locale import Texts

VARIABLE = "TILEWRIGHT_LANG"
_HEADINGS = {
    "Usage:": "help-heading-usage",
    "Arguments:": "help-heading-arguments",
    "Options:": "help-heading-options",
    "Commands:": "help-heading-commands",
}
_chosen = ["en"]


def requested(arguments: Sequence[str]) -> str | None:
    """Return the language asked for: the last --lang before a bare --, else TILEWRIGHT_LANG, else None."""
    found = os.environ.get(VARIABLE) or None
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith("--lang="):
            found = word.partition("=")[2]
        elif word == "--lang" and place + 1 < len(arguments):
            found = arguments[place + 1]
    return found


def choose_language(arguments: Sequence[str]) -> None:
    """Settle the language of this run; raises LanguageError for one without texts, which is told in the other."""
    try:
        _chosen[0] = negotiate(requested(arguments), os.environ)
    except LanguageError:
        _chosen[0] = negotiate(None, os.environ)
        raise


def language() -> str:
    """Return the language of this run: en, nl or de."""
    return _chosen[0]


@cache
def _texts(lang: str) -> Texts:
    from tilewright.locale import Texts

    return Texts(lang)


def texts() -> Texts:
    """Return the texts in the language of this run; loading them takes a moment, so help does without."""
    return _texts(language())


def say(key: str, /, **values: str | int | float) -> str:
    """Return one text in the language of this run."""
    return texts().text(key, **values)


def _spoken(key: str | None) -> str | None:
    return help_text(key, language()) if key and key.startswith("help-") else key


def _translate(command: Any, context: Any) -> None:
    command.help = _spoken(command.help)
    for parameter in command.get_params(context):
        if getattr(parameter, "help", None):
            parameter.help = _spoken(parameter.help)
        if "--help" in parameter.opts:
            parameter.help = help_text("help-any-help", language())


def _headed(text: str) -> str:
    lines = text.split("\n")
    for place, line in enumerate(lines):
        for english, key in _HEADINGS.items():
            if line.startswith(english):
                lines[place] = help_text(key, language()) + line[len(english) :]
    return shown("\n".join(lines))


def shown(text: str) -> str:
    """Return a help text as stdout can show it: Typer writes UTF-8 wherever it is told to write ASCII."""
    encoding = sys.stdout.encoding or "ascii"
    return text.encode(encoding, PLAIN_SIGNS).decode(encoding)


NAMES = ("file", "resume", "save", "log", "tile_set", "board")
"""The parameters that name a file, or a set."""


def _refuse_empty(ctx: Any) -> None:
    """Refuse a file without a name, which would be taken for none at all. Raises CommandError."""
    from tilewright.cli.failures import CommandError

    for parameter in ctx.command.get_params(ctx):
        if parameter.name in NAMES and ctx.params.get(parameter.name) == "":
            label = parameter.opts[0] if parameter.opts[0].startswith("-") else "FILE"
            raise CommandError("name-empty", name=label)
    if "" in (ctx.params.get("files") or ()):
        raise CommandError("file-name-empty")


class Interrupted(Exception):
    """Ctrl-C was pressed during a command."""


class SpokenCommand(TyperCommand):
    """A command whose help texts are keys, looked up when the help is shown."""

    def get_help(self, ctx: Any) -> str:
        """Return the help in the language of this run."""
        _translate(self, ctx)
        return _headed(super().get_help(ctx))

    def invoke(self, ctx: Any) -> Any:
        """Carry out the command; a key that interrupts it is handed on as our own, which Typer would swallow."""
        _refuse_empty(ctx)
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None


class PlayCommand(SpokenCommand):
    """The command that sets a game up; its help lists the options of the games."""

    def get_help(self, ctx: Any) -> str:
        """Return the help with every option of each game and its values."""
        from tilewright.cli.legend import option_lines, preset_lines
        from tilewright.game.options import GAMES

        lines = [line for game in GAMES for line in ("", *option_lines(game))] + ["", *preset_lines()]
        return f"{super().get_help(ctx)}\n" + shown("\n".join(lines))


class SpokenGroup(TyperGroup):
    """The program as a whole; its help lists the commands, each in the language of this run."""

    def get_help(self, ctx: Any) -> str:
        """Return the help in the language of this run."""
        _translate(self, ctx)
        for command in self.commands.values():
            command.help = _spoken(command.help)
        return _headed(super().get_help(ctx))
