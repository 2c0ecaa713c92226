"""The command `play`: set a game up or open one, play it to the end, and lose nothing on the way."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from tilewright.cli.commands import Left
from tilewright.cli.dialogue import Ended, Reader
from tilewright.cli.failures import DONE, INTERRUPTED, CommandError, sentence, tell
from tilewright.cli.saving import autosave, resume
from tilewright.cli.screen import Screen
from tilewright.cli.seats import DEFAULT, Sitter, generators, parse_players, seat_players
from tilewright.cli.speech import say
from tilewright.cli.table import Table
from tilewright.formats import FormatError, write_text
from tilewright.game import Event, Game, new, parse_option
from tilewright.game.setup import Setup, check_game, new_setup, stored_setup
from tilewright.players import HUMAN, PLAYERS


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; None where it says nothing."""

    game: str | None
    players: str | None
    names: str | None
    options: list[str]
    seed: str | None
    tiles: str | None
    board: str | None
    resume: str | None
    save: Path | None
    force: bool
    plain: bool


def play_game(wishes: Wishes) -> int:
    """Play a whole game in the terminal; return the exit code."""
    table = _resumed(wishes) if wishes.resume else _fresh(wishes)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    before = {number: signal.signal(number, _interrupt) for number in _ends()}
    try:
        return _played(wishes, table)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _ends() -> list[signal.Signals]:
    """Return the signals by which a terminal that is closed ends its programs."""
    return [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _played(wishes: Wishes, table: Table) -> int:
    try:
        table.play()
        if wishes.save is not None:
            table.screen.write(say("saved", file=str(_keep(table))))
        return DONE
    except Left as left:
        if left.saved is None:
            table.screen.write(say("left-unsaved"))
        else:
            table.screen.write(say("resume-hint", file=str(left.saved)))
        return DONE
    except (Ended, KeyboardInterrupt):
        _rescue(table)
        return INTERRUPTED
    except Exception:
        _rescue(table)
        raise


def _rescue(table: Table) -> None:
    """Save what is there, and say where or why not in one line."""
    try:
        tell(say("saved-on-interrupt", file=str(_keep(table))))
    except FormatError as fault:
        tell(f"{sentence(fault)} [{fault.code}]")


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def _keep(table: Table) -> Path:
    return autosave(table.game, [sitter.kind for sitter in table.sitters], table.save_as)


def _fresh(wishes: Wishes) -> Table:
    kinds = parse_players(wishes.players)
    sitters = seat_players(kinds, wishes.names)
    game = wishes.game or "castle"
    check_game(game)
    options = dict(parse_option(game, text) for text in wishes.options)
    names = [sitter.name for sitter in sitters]
    _check_save(wishes)
    setup = new_setup(game, names, options, wishes.tiles, wishes.board)
    made = new(game, names, wishes.seed, options, wishes.tiles, wishes.board, hold=True)
    return _table(wishes, made, setup, sitters, [])


def _resumed(wishes: Wishes) -> Table:
    """Open a saved game; its set and options are its own, so that naming others is refused."""
    for name, given in (("--game", wishes.game), ("--option", wishes.options), ("--names", wishes.names)):
        if given:
            raise CommandError("needless-with-resume", name=name)
    found = resume(str(wishes.resume), wishes.seed, wishes.tiles, wishes.board)
    game = found.game
    position = game.position()
    setup = stored_setup(position.game, game.players, position.options, position.set, wishes.tiles, wishes.board)
    kinds = _kinds(wishes, found.kinds, len(game.players))
    sitters = [Sitter(name, kind) for name, kind in zip(game.players, kinds, strict=True)]
    table = _table(wishes, game, setup, sitters, found.events)
    table.screen.write(say("resumed", file=str(wishes.resume), moves=len(position.tiles)))
    if game.dealt_anew:
        table.screen.write(say("resume-dealt-anew"))
    return table


def _kinds(wishes: Wishes, stored: list[str] | None, seats: int) -> list[str]:
    if wishes.players is None and stored and all(kind in (HUMAN, *PLAYERS) for kind in stored):
        return stored
    first, other = DEFAULT.split(",")
    kinds = parse_players(wishes.players or ",".join([first, *[other] * (seats - 1)]))
    if len(kinds) != seats:
        raise CommandError("players-one-game", found=len(kinds), expected=seats)
    return kinds


def _table(wishes: Wishes, game: Game, setup: Setup, sitters: list[Sitter], events: list[Event]) -> Table:
    screen = Screen(setup, wishes.plain)
    rngs = generators(game.seed or "", len(sitters))
    return Table(game, setup, sitters, screen, Reader(screen.write), rngs, wishes.save, events)


def _check_save(wishes: Wishes) -> None:
    """Refuse a file to save to that could not be written, before a game is lost to it. Raises FormatError."""
    if wishes.save is None:
        return
    if wishes.save.is_dir() or (wishes.save.exists() and not wishes.force):
        raise FormatError("file-exists", file=str(wishes.save))
    if not wishes.save.exists():
        write_text(wishes.save, "")
        os.unlink(wishes.save)
