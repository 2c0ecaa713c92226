"""The command `serve`: the table for browsers, until Ctrl-C."""

from __future__ import annotations

import errno
import os
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright.cli.failures import DONE, CommandError, tell
from tilewright.cli.foreign import reason
from tilewright.cli.speech import Interrupted, say
from tilewright.cli.typed import MADE
from tilewright.locale import one_line

if TYPE_CHECKING:
    import socket

    from tilewright.server.reach import Listens
    from tilewright.store import StoreError

PORT = 8750
HIGHEST_PORT = 65_535
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that mean every one of this machine, and what a browser on it goes to."""


@dataclass(frozen=True)
class Offer:
    """What the command line asks for; None where it says nothing."""

    host: str
    port: str | None
    data: str | None
    open: bool
    game: str | None = None
    preset: str | None = None
    options: Sequence[str] = ()
    seed: str | None = None
    tiles: str | None = None
    board: str | None = None


def serve_table(offer: Offer) -> int:
    """Serve until told to end; return the exit code. Raises CommandError for what cannot be served so, Interrupted."""
    host, wanted = _host(offer.host), _port(offer.port)
    from tilewright.rules.compiling import cache_root
    from tilewright.server.chosen import choose

    chosen = choose(offer.game, offer.options, offer.seed, offer.tiles, offer.board, offer.preset)
    folder = _folder(offer.data)
    from tilewright.server.reach import Listens, address_of
    from tilewright.server.run import serve
    from tilewright.server.settings import Settings
    from tilewright.store import StoreError

    door = _door(host, wanted)
    listens = Listens.at(door)
    port = listens.port
    # A door that is open everywhere has no name; a browser on this machine goes to the machine itself.
    address = address_of(ANYWHERE.get(listens.host, host), port)

    def ready() -> None:
        if wanted and port != wanted:
            tell(say("serve-port-taken", port=str(wanted), other=str(port)))
        _tell_address(address, folder, _others(listens))
        if offer.open:
            _open(address)

    try:
        interrupted, trouble = serve(Settings(folder, chosen=chosen, cache=cache_root(), address=address), door, ready)
    except StoreError as fault:
        raise _unopened(folder, fault) from None
    finally:
        door.close()
    if trouble is not None:
        tell(say("serve-trouble", cause=trouble.cause, file=one_line(str(trouble.file))))
    if interrupted:
        raise Interrupted
    print(say("serve-ended", kept="some" if trouble is not None else "all"))
    return DONE


def _tell_address(address: str, folder: Path, others: str | None) -> None:
    lines = (say("serve-address", address=address, folder=one_line(str(folder))), others)
    print("\n".join(filter(None, lines)), flush=True)


def _host(text: str) -> str:
    """Return the address to listen at; the system takes an empty one for every address there is."""
    if not text.strip():
        raise CommandError("host-empty")
    return text


def _port(text: str | None) -> int:
    if text is None:
        return PORT
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= HIGHEST_PORT):
        raise CommandError("port-value", text=text)
    return int(text)


def _folder(given: str | None) -> Path:
    """Return the folder of games, which can be written. Raises CommandError."""
    if given is not None and not given.strip():
        raise CommandError("data-empty")
    folder = Path(given) if given else data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except (OSError, ValueError) as fault:
        raise _unwritable(folder, getattr(fault, "strerror", None) or str(fault)) from None
    return folder


def _unwritable(folder: Path, why: str, cause: str = "other") -> CommandError:
    from tilewright.store import FILE

    shown, file = one_line(str(folder)), one_line(str(folder / FILE))
    return CommandError("data-folder", folder=shown, file=file, cause=cause, why=reason(why))


def _unopened(folder: Path, fault: StoreError) -> CommandError:
    from tilewright.store import InUseError, LaterFormError

    shown = one_line(str(folder))
    if isinstance(fault, InUseError):
        return CommandError("data-in-use", folder=shown, address=one_line(fault.address) or "none")
    if isinstance(fault, LaterFormError):
        return CommandError("data-later", folder=shown)
    return _unwritable(folder, str(fault), fault.cause)


def data_folder() -> Path:
    """Return the user's folder for games: under XDG_DATA_HOME, or where a system keeps such things."""
    base = os.environ.get("XDG_DATA_HOME")
    if base and Path(base).is_absolute():
        return Path(base) / "tilewright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "tilewright"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/tilewright"
    return Path.home() / ".local/share/tilewright"


def _door(host: str, port: int) -> socket.socket:
    from tilewright.server.run import listening

    try:
        return listening(host, port)
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise CommandError("port-none", port=str(port)) from None
        why = reason(fault.strerror or str(fault))
        raise CommandError("address-unusable", host=one_line(host), why=why) from None


def _others(listens: Listens) -> str | None:
    """Return how other devices get in, where the server's own address does not say it."""
    reach = listens.reach()
    if reach.local:
        made = os.environ.get(MADE) == "play"
        return say("serve-local", words='make play ARGS="--host 0.0.0.0"' if made else "--host 0.0.0.0")
    if not listens.everywhere:
        return None
    return say("serve-reach", addresses=", ".join(reach.addresses) or "none")


def _open(address: str) -> None:
    """Open a browser, where there is one that shows pages in a window."""
    shown = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not shown or not webbrowser.open(address):
        tell(say("serve-no-browser", address=address))
