"""One source, two ways to run: plain Python as it stands, or machine code through Numba.

The only file of this room that touches a disk: compiled kernels are cached in a per-user folder named by a
digest of every source they depend on, because Numba's own cache does not notice a change in an imported module.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_RULES: list[Callable[..., Any]] = []
_registered = 0
# The folders whose sources hold rules: a fixed list, so that the digest does not depend on what is imported so far.
SOURCES = tuple(Path(__file__).parents[1] / room for room in ("rules", "players/compiled"))
KEPT_DIGESTS = 6


class EngineUnavailable(RuntimeError):
    """Numba or NumPy is missing on this machine, so nothing can be compiled."""


def rule(function: F) -> F:
    """Mark a function as a rule: plain Python when called from Python, compiled when a kernel calls it."""
    _RULES.append(function)
    return function


def source_digest() -> str:
    """Digest of all sources that kernels depend on, of the Numba version and of the checks compiled in."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    import numba
    import numpy

    for word in (numba.__version__, numpy.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK", "0")):
        digest.update(word.encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """The folder that holds compiled kernels: TILEWRIGHT_CACHE, else the user's cache folder."""
    chosen = os.environ.get("TILEWRIGHT_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "tilewright"


def _prepare_folder(root: Path, digest: str) -> Path | None:
    """Make the digest's folder and drop the oldest others; None where the disk cannot be written."""
    folder = root / f"kernels-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    others = sorted(root.glob("kernels-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT_DIGESTS:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _register_rules() -> None:
    """Tell Numba of every rule marked since the last call."""
    global _registered
    from numba.extending import register_jitable

    while _registered < len(_RULES):
        register_jitable(_RULES[_registered])
        _registered += 1


@contextmanager
def _plain_indices() -> Iterator[None]:
    """Compile `row[i]` as it stands: no rule counts from the end, and testing every index for it costs a quarter.

    Numba has no switch for this, so its one helper that does the test is set aside while kernels are compiled; where a
    later Numba has no such helper the kernels are right all the same. With NUMBA_BOUNDSCHECK=1 a negative index raises.
    """
    import numba
    from numba.np import arrayobj

    usual = getattr(arrayobj, "fix_integer_index", None)
    if usual is None:
        yield
        return

    def plain(context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, index_type, numba.types.intp)

    arrayobj.fix_integer_index = plain
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


class Kernel:
    """A compiled entry point over a plain function of rules: compiled, or read from the cache, at its first call.

    Arguments are arrays of records (`records.array`); the function itself takes the array's first element.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self._compiled: Callable[..., Any] | None = None

    @property
    def compiled(self) -> Any:
        """The Numba dispatcher; raises EngineUnavailable where Numba is missing."""
        if self._compiled is None:
            self._compiled = self._compile()
        return self._compiled

    def _compile(self) -> Callable[..., Any]:
        try:
            import numba
        except ImportError as missing:
            raise EngineUnavailable(str(missing)) from missing
        _register_rules()
        folder = _prepare_folder(cache_root(), source_digest())
        config: Any = numba.config
        before = config.CACHE_DIR
        try:
            if folder is not None:
                config.CACHE_DIR = str(folder)
            made: Callable[..., Any] = numba.njit(cache=folder is not None, nogil=True)(self.function)
            return made
        finally:
            config.CACHE_DIR = before

    def __call__(self, *arguments: Any) -> Any:
        """Run compiled; the first call compiles or reads the cache."""
        if self._compiled is None:
            with _plain_indices():
                return self.compiled(*arguments)
        return self._compiled(*arguments)


def kernel(function: Callable[..., Any]) -> Kernel:
    """Make a compiled entry point of a function whose arguments are arrays of records and integers."""
    return Kernel(function)


def available() -> bool:
    """Whether kernels can be compiled on this machine."""
    try:
        import numba  # noqa: F401
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True
