"""The command `play`: set a game up or open one, play it to the end, and lose nothing on the way."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from tilewright.cli.commands import Left
from tilewright.cli.dialogue import Ended, Reader
from tilewright.cli.failures import DONE, INTERRUPTED, CommandError, sentence, tell
from tilewright.cli.saving import Kept, autosave, is_own_file, lies, resume
from tilewright.cli.screen import Screen
from tilewright.cli.seats import Sitter, generators, parse_players, seat_players, usual
from tilewright.cli.speech import say
from tilewright.cli.table import Table
from tilewright.cli.typed import play_again
from tilewright.formats import FormatError, write_text
from tilewright.game import Game, new, parse_option
from tilewright.game.presets import preset_of
from tilewright.game.setup import Setup, check_game, new_setup, stored_setup
from tilewright.players.roster import DEFAULT, harmless


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; None where it says nothing."""

    game: str | None
    players: str | None
    names: str | None
    preset: str | None
    options: list[str]
    seed: str | None
    tiles: str | None
    board: str | None
    resume: str | None
    save: str | None
    force: bool
    plain: bool


def play_game(wishes: Wishes) -> int:
    """Play a whole game in the terminal; return the exit code."""
    table = _resumed(wishes) if wishes.resume else _fresh(wishes)
    before = {number: signal.signal(number, _interrupt) for number in _ends()}
    try:
        return _played(wishes, table)
    except KeyboardInterrupt:
        # The signal came while something else was already being settled; no other can come now.
        _rescue(table, wishes)
        return INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _ends() -> list[signal.Signals]:
    """Return the signals by which a person, or a terminal that is closed, ends a program."""
    return [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _played(wishes: Wishes, table: Table) -> int:
    try:
        table.play()
        if table.kept is not None and table.groups:
            table.screen.write(say("saved", file=str(_keep(table))))
        elif table.groups and any(sitter.human for sitter in table.sitters):
            _offer(table)
        return DONE
    except Left as left:
        if left.saved is None:
            table.screen.write(say("left-unsaved"))
        else:
            table.screen.write(_hint(wishes, left.saved))
        return DONE
    except (Ended, KeyboardInterrupt):
        _rescue(table, wishes)
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody looks any more; computers alone would have played for nobody.
        if table.kept is not None or any(sitter.human for sitter in table.sitters):
            _rescue(table, wishes)
        raise
    except Exception:
        _rescue(table, wishes)
        raise


def _offer(table: Table) -> None:
    """Offer to save a game that is over; whoever is gone has declined."""
    try:
        table.desk.keep()
    except (Ended, KeyboardInterrupt):
        return


def _hint(wishes: Wishes, path: Path) -> str:
    """Return how a saved game is gone on with."""
    return say("resume-hint", command=play_again(["--resume", str(path), *_set_words(wishes)]))


def _set_words(wishes: Wishes) -> list[str]:
    """Return the options that name a private set, which a game goes on with."""
    named = (("--tile-set", wishes.tiles), ("--board", wishes.board))
    return [word for option, value in named if value for word in (option, value)]


def _rescue(table: Table, wishes: Wishes) -> None:
    """Save what is there, and say where and how it goes on, or why not; from here on no signal can disturb."""
    _shut_out()
    try:
        path = _keep(table)
        tell(say("saved-on-interrupt", file=str(path)))
        if not table.game.over:
            tell(_hint(wishes, path))
    except FormatError as fault:
        tell(f"{sentence(fault)} [{fault.code}]")


def _interrupt(number: int, frame: object) -> None:
    """End the game; a second signal, which a closing terminal sends, must not disturb its saving."""
    _shut_out()
    raise KeyboardInterrupt


def _shut_out() -> None:
    for number in _ends():
        signal.signal(number, signal.SIG_IGN)


def _keep(table: Table) -> Path:
    path = autosave(table.game, table.kinds, table.half, table.kept)
    table.kept = Kept.at(path)
    return path


def _fresh(wishes: Wishes) -> Table:
    kinds = parse_players(wishes.players)
    sitters = seat_players(kinds, wishes.names)
    if wishes.game is not None:
        check_game(wishes.game)
    preset = preset_of(wishes.preset, wishes.game) if wishes.preset is not None else None
    game = wishes.game or (preset.game if preset else "castle")
    options = dict(preset.options if preset else {}) | dict(parse_option(game, text) for text in wishes.options)
    names = [sitter.name for sitter in sitters]
    kept = _kept(wishes)
    setup = new_setup(game, names, options, wishes.tiles, wishes.board)
    made = new(game, names, wishes.seed, options, wishes.tiles, wishes.board, hold=True)
    return _table(wishes, made, setup, sitters, kept)


def _resumed(wishes: Wishes) -> Table:
    """Open a saved game; its set and options are its own, so that naming others is refused."""
    named = {"--game": wishes.game, "--preset": wishes.preset, "--option": wishes.options, "--names": wishes.names}
    for name, given in named.items():
        if given:
            raise CommandError("needless-with-resume", name=name)
    kept = _kept(wishes)
    found = resume(str(wishes.resume), wishes.seed, wishes.tiles, wishes.board)
    game = found.game
    position = game.position()
    setup = stored_setup(position.game, game.players, position.options, position.set, wishes.tiles, wishes.board)
    kinds = _kinds(wishes, found.kinds, len(game.players))
    sitters = [Sitter(name, kind) for name, kind in zip(game.players, kinds, strict=True)]
    table = _table(wishes, game, setup, sitters, kept)
    table.past, table.pending = found.events, found.half
    table.screen.write(say("resumed", file=str(wishes.resume), moves=found.moves))
    if game.dealt_anew:
        table.screen.write(say("resume-dealt-anew"))
    return table


def _kinds(wishes: Wishes, stored: list[str] | None, seats: int) -> list[str]:
    if wishes.players is None and stored:
        if len(stored) == seats and all(harmless(kind) for kind in stored):
            return stored
        tell(say("resume-players-unknown", player=DEFAULT))
    kinds = parse_players(wishes.players or usual(seats))
    if len(kinds) != seats:
        raise CommandError("players-one-game", found=len(kinds), expected=seats)
    return kinds


def _table(wishes: Wishes, game: Game, setup: Setup, sitters: list[Sitter], kept: Kept | None) -> Table:
    screen = Screen(setup, wishes.plain)
    rngs = generators(game.seed or "", len(sitters))
    return Table(game, setup, sitters, screen, Reader(screen.write), rngs, kept)


def _kept(wishes: Wishes) -> Kept | None:
    """Return the file to save in: as asked for, else the one resumed.

    One that could not be written is refused before a game is lost to it. Raises FormatError.
    """
    resumed = Path(wishes.resume) if wishes.resume and is_own_file(wishes.resume) else None
    path = Path(wishes.save) if wishes.save is not None else None
    if path is None or path == resumed:
        return Kept.at(resumed) if resumed is not None else None
    if lies(path) and path.is_dir():
        raise FormatError("folder", file=str(path))
    if lies(path) and not wishes.force:
        raise FormatError("file-exists", file=str(path))
    if not lies(path):
        write_text(path, "")
        os.unlink(path)
    return Kept.at(path)
