"""The command `doctor`: does this machine have all that Tilewright needs, and what would help where not?"""

from __future__ import annotations

import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

import tilewright
from tilewright.cli.failures import DONE, MISSING
from tilewright.cli.speech import say
from tilewright.cli.streams import print_json
from tilewright.cli.versions import package_version

OLDEST = (3, 11)
NEEDED_COLUMNS = 80
PACKAGES = (
    *("numpy", "numba", "msgspec", "typer", "rich", "fluent.runtime"),
    *("litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic"),
)


@dataclass(frozen=True)
class Finding:
    """One thing looked at: whether it is there, in words, and what to do where it is not."""

    part: str
    well: bool
    what: str
    remedy: str = ""


def examine(as_json: bool) -> int:
    """Look at everything, print a line each, and return 0, or 3 where something is missing."""
    findings = [finding for look in LOOKS for finding in look()]
    missing = [finding for finding in findings if not finding.well]
    if as_json:
        print_json({"well": not missing, "findings": [asdict(f) for f in findings]})
        return MISSING if missing else DONE
    print(say("doctor-title", version=tilewright.__version__))
    for finding in findings:
        key = "doctor-ok" if finding.well else "doctor-missing"
        values = {"what": finding.what} if finding.well else {"what": finding.what, "remedy": finding.remedy}
        print(say(key, **values))
    if not missing:
        print(say("doctor-all-well"))
    return MISSING if missing else DONE


def _python() -> Iterator[Finding]:
    version = platform.python_version()
    well = sys.version_info >= OLDEST
    what = say("doctor-python" if well else "doctor-python-old", version=version)
    yield Finding("python", well, what, say("doctor-python-remedy"))


def _packages() -> Iterator[Finding]:
    for name in PACKAGES:
        version = package_version(name)
        if version is None:
            yield Finding(name, False, say("doctor-package-missing", name=name), say("doctor-package-remedy"))
        else:
            yield Finding(name, True, say("doctor-package", name=name, version=version))


def _kernels() -> Iterator[Finding]:
    from tilewright.rules import compiling

    root = compiling.cache_root()
    if not compiling.available():
        yield Finding("kernels", False, say("doctor-kernels-missing"), say("doctor-package-remedy"))
        return
    folder = compiling._prepare_folder(root, compiling.source_digest())
    if folder is None:
        what, remedy = say("doctor-cache-missing", folder=str(root)), say("doctor-cache-remedy")
        yield Finding("cache", False, what, remedy)
        return
    yield Finding("cache", True, say("doctor-cache", folder=str(folder)))
    compiled = any(folder.rglob("*.nbi"))
    yield Finding("kernels", True, say("doctor-kernels" if compiled else "doctor-cache-cold"))


def _languages() -> Iterator[Finding]:
    from tilewright.locale import TextError, Texts, languages, rules_text

    for lang in languages():
        name = say(f"language-{lang}")
        try:
            Texts(lang).text("product")
            for game in ("castle", "classic"):
                rules_text(game, lang)
        except (OSError, TextError):
            what = say("doctor-language-missing", name=name)
            yield Finding("language", False, what, say("doctor-package-remedy"))
            continue
        yield Finding("language", True, say("doctor-language", name=name))


def _data() -> Iterator[Finding]:
    from tilewright.tiles import library
    from tilewright.tiles.parsing import load
    from tilewright.tiles.reader import validate

    for path in (*library.RELEASED.values(), *library.RELEASED_BOARDS.values()):
        faults = validate(path)
        if faults:
            yield Finding("data", False, str(faults[0]), say("doctor-package-remedy"))
            continue
        digest = load(path)[1]
        yield Finding("data", True, say("doctor-set", name=path.name, digest=digest[:12]))


def _terminal() -> Iterator[Finding]:
    width = shutil.get_terminal_size((NEEDED_COLUMNS, 24)).columns
    if width < NEEDED_COLUMNS:
        what = say("doctor-terminal-narrow", needed=NEEDED_COLUMNS, width=width)
        yield Finding("terminal", False, what, say("doctor-terminal-remedy"))
    else:
        yield Finding("terminal", True, say("doctor-terminal", width=width))


LOOKS: tuple[Callable[[], Iterator[Finding]], ...] = (_python, _packages, _kernels, _languages, _data, _terminal)
"""Everything that is looked at, in the order in which it is told."""
