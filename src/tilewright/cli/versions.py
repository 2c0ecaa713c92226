"""What this program is: version, commit, digests of the released sets, Numba."""

from __future__ import annotations

import subprocess
from importlib import metadata
from pathlib import Path

import tilewright
from tilewright.cli.streams import print_json

_HERE = Path(__file__).resolve().parent


def version_facts() -> dict[str, object]:
    """Return version, commit, set digests and Numba version; None for what this machine does not tell."""
    from tilewright.tiles import library

    return {
        "version": tilewright.__version__,
        "commit": commit(),
        "sets": {name: library.tile_set(name).sha256 for name in library.RELEASED},
        "boards": {name: library.board(name).sha256 for name in library.RELEASED_BOARDS},
        "numba": package_version("numba"),
    }


def package_version(name: str) -> str | None:
    """Return the version of an installed package without importing it, None where it is missing."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def commit() -> str | None:
    """Return the commit of the checkout that this code lies in, with + where it was changed since; else None."""
    root = _HERE.parents[2]
    if not (root / ".git").exists():
        return None
    try:
        found = _git(root, "rev-parse", "--short=12", "HEAD")
        changed = _git(root, "status", "--porcelain", "--untracked-files=no", "--", "src")
    except (OSError, subprocess.SubprocessError):
        return None
    return found + ("+" if changed else "")


def _git(root: Path, *words: str) -> str:
    command = ["git", "-c", f"safe.directory={root}", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=10, check=True)
    return done.stdout.strip()


def show_version(as_json: bool) -> None:
    """Print the version: one line, or with --json the whole of it."""
    if as_json:
        print_json(version_facts())
        return
    print(f"tilewright {tilewright.__version__}")
