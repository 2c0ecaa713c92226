"""Standard input, output and error as this run needs them: whatever they can show, closed, full or without a reader."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tilewright.cli.failures import CommandError
from tilewright.cli.signs import PLAIN_SIGNS

if TYPE_CHECKING:
    from rich.console import Console

LEAST_COLUMNS = 40


def ready_streams(arguments: Sequence[str]) -> None:
    """Make the streams usable. Raises CommandError where nothing could be shown, since stdout is closed.

    A closed stdin is an empty one. Where stderr is closed, its lines go to stdout, unless that is to be one JSON
    document.
    """
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    if sys.stderr is None:
        _occupy(2)
        sys.stderr = io.StringIO() if "--json" in arguments or sys.stdout is None else sys.stdout
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN_SIGNS), (sys.stderr, PLAIN_SIGNS)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    if sys.stdout is None:
        raise CommandError("output-closed")


def _occupy(number: int) -> None:
    """Let no file that is opened later get the number of a standard stream, to which libraries write."""
    try:
        os.fstat(number)
    except OSError:
        while os.open(os.devnull, os.O_RDWR) < number:
            continue


def speaks_unicode() -> bool:
    """Tell whether stdout can show every sign."""
    return (sys.stdout.encoding or "ascii").lower().startswith("utf")


def print_json(data: object) -> None:
    """Print data as one JSON document on a line; escaped where stdout could not show a sign."""
    print(json.dumps(data, ensure_ascii=not speaks_unicode()))


def console(plain: bool = False) -> Console:
    """Return what prints on stdout with colours where it is a terminal, never narrower than can be read."""
    from rich.console import Console

    class Paper(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    paper = Paper(highlight=False, markup=False, soft_wrap=not sys.stdout.isatty(), no_color=plain or None)
    if paper.width < LEAST_COLUMNS:
        paper.width = LEAST_COLUMNS
    return paper
