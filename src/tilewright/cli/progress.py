"""How far a long command has come, on stderr."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tilewright.cli.speech import say


@contextmanager
def progress(games: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Show a bar of games where stderr is a terminal; call what it gives after each game."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("arena-progress"), total=games, completed=done)
        yield lambda: bar.advance(task)
