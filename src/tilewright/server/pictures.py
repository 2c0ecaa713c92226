"""Descriptions and pictures of sets and boards as they travel: made once, kept in the cache folder, gzipped.

`python -m tilewright.server.pictures` makes those of the released ones, so that the first server finds them.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import os
import shutil
import tempfile
import threading
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from tilewright import art
from tilewright.rules.compiling import cache_root
from tilewright.server.faults import RequestFault
from tilewright.server.printed import described
from tilewright.tiles import Board, TileSet, board, library, tile_set

log = logging.getLogger(__name__)

HERE = Path(__file__).parent
SOURCES = (*(HERE.parent / room for room in ("art", "tiles")), HERE / "printed.py", HERE / "requests.py")
"""All that decides how something looks, besides its own file."""
KEPT_DIGESTS = 3
LEVEL = 6


@cache
def drawn_by() -> str:
    """Return a digest of everything that draws: another one, other pictures."""
    digest = hashlib.sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            digest.update(path.relative_to(HERE.parent).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


@dataclass(frozen=True)
class Kept:
    """Something as it travels."""

    zipped: bytes
    tag: str

    @property
    def plain(self) -> bytes:
        """Return it as it is for those who take nothing gzipped."""
        return gzip.decompress(self.zipped)


class Pictures:
    """What this server can show; whoever asks for something that is being made waits for that."""

    def __init__(self, folder: Path | None, *own: TileSet | Board | None) -> None:
        self._root = folder
        self._own = [printed for printed in own if printed is not None]
        self._made: dict[tuple[str, ...], Kept] = {}
        self._locks: dict[str, threading.Lock] = defaultdict(threading.Lock)
        self._ended = threading.Event()

    def description(self, digest: str) -> Kept:
        """Return what is printed in a set or on a board. Raises RequestFault for an unknown digest."""
        printed = self._printed(digest, TileSet, Board)
        return self._kept((digest, "described"), lambda: msgspec.json.encode(described(printed, drawn_by())))

    def sprites(self, digest: str, theme: str) -> Kept:
        """Return the pictures of a set. Raises RequestFault for an unknown digest or theme."""
        printed = self._printed(digest, TileSet)
        assert isinstance(printed, TileSet)
        _check(theme)
        return self._kept((digest, "sprites", theme), lambda: art.sprites(printed, theme).encode())

    def board(self, digest: str, theme: str) -> Kept:
        """Return the picture of a board. Raises RequestFault for an unknown digest or theme."""
        printed = self._printed(digest, Board)
        assert isinstance(printed, Board)
        _check(theme)
        return self._kept((digest, "board", theme), lambda: art.board_picture(printed, theme).encode())

    def begin(self) -> threading.Thread:
        """Make everything in a thread that keeps nobody waiting, not even at the end; return the thread."""
        thread = threading.Thread(target=self._begun, name="pictures", daemon=True)
        thread.start()
        return thread

    def end(self) -> None:
        """Make nothing more."""
        self._ended.set()

    def make_all(self) -> None:
        """Make everything that is not kept yet, and drop what older releases drew."""
        for make in self._everything():
            if self._ended.is_set():
                return
            make()
        self._drop_old()

    def _begun(self) -> None:
        try:
            self.make_all()
        except Exception:
            log.exception("pictures are drawn when they are asked for")

    def _everything(self) -> Iterator[Callable[[], object]]:
        for digest, printed in self._shelf().items():
            yield lambda digest=digest: self.description(digest)  # type: ignore[misc]
            make = self.sprites if isinstance(printed, TileSet) else self.board
            for theme in art.THEMES:
                yield lambda make=make, digest=digest, theme=theme: make(digest, theme)  # type: ignore[misc]

    def _shelf(self) -> dict[str, TileSet | Board]:
        boards: list[TileSet | Board] = [board(name) for name in library.RELEASED_BOARDS]
        sets = [tile_set(name) for name in library.RELEASED]
        return {printed.sha256: printed for printed in [*self._own, *boards, *sets]}

    def _printed(self, digest: str, *kinds: type) -> TileSet | Board:
        found = self._shelf().get(digest)
        if found is None or not isinstance(found, kinds):
            raise RequestFault(404, "not-found")
        return found

    def _kept(self, key: tuple[str, ...], make: Callable[[], bytes]) -> Kept:
        found = self._made.get(key)
        if found is None:
            # Pictures and spots of one set share their drawing.
            with self._locks[key[0]]:
                found = self._made.get(key)
                if found is None:
                    found = self._made[key] = self._read(key) or self._write(key, make())
        return found

    def _path(self, key: tuple[str, ...]) -> Path | None:
        return self._root / f"pictures-{drawn_by()}" / f"{'-'.join(key)}.gz" if self._root is not None else None

    def _read(self, key: tuple[str, ...]) -> Kept | None:
        path = self._path(key)
        if path is None:
            return None
        try:
            zipped = path.read_bytes()
            plain = gzip.decompress(zipped)
        except (OSError, EOFError, zlib.error):
            return None
        return Kept(zipped, _tag(plain)) if plain else None

    def _write(self, key: tuple[str, ...], plain: bytes) -> Kept:
        kept = Kept(gzip.compress(plain, LEVEL, mtime=0), _tag(plain))
        path = self._path(key)
        if path is not None:
            # A cache that cannot be written is no fault: next time it is drawn again.
            with suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)
                number, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
                with os.fdopen(number, "wb") as file:
                    file.write(kept.zipped)
                os.replace(name, path)
        return kept

    def _drop_old(self) -> None:
        if self._root is None:
            return
        mine = self._root / f"pictures-{drawn_by()}"
        with suppress(OSError):
            os.utime(mine)
            folders = sorted(self._root.glob("pictures-*"), key=lambda path: path.stat().st_mtime, reverse=True)
            for old in folders[KEPT_DIGESTS:]:
                shutil.rmtree(old, ignore_errors=True)


def _tag(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


def _check(theme: str) -> None:
    if theme not in art.THEMES:
        raise RequestFault(400, "theme-unknown", theme=theme[:40], known=", ".join(art.THEMES))


if __name__ == "__main__":
    Pictures(cache_root()).make_all()
