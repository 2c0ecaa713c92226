"""Ready the checkout: find or fetch uv, install what is locked into .venv, warm the engine.

Standard library only. Runs on any Python 3 as far as saying that it is too old. Exit codes: 0 done,
1 a step failed, 3 something is missing on this machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
STAMP = VENV / "tilewright-setup.json"
OLDEST = (3, 11)
WINDOWS = os.name == "nt"


class SetupError(Exception):
    """A step that cannot be done: one sentence for the person, and the exit code."""

    def __init__(self, text: str, code: int) -> None:
        super().__init__(text)
        self.code = code


def program(folder: Path, name: str) -> Path:
    """Path of a program inside a virtual environment."""
    return folder / ("Scripts" if WINDOWS else "bin") / (name + ".exe" if WINDOWS else name)


def say(text: str) -> None:
    """One line of progress."""
    print(text, flush=True)


def check_python() -> None:
    """Refuse an interpreter that is too old."""
    if sys.version_info < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:3])
        raise SetupError("Tilewright needs Python 3.11 or later; the newest one found here is %s." % found, 3)


def needed_uv() -> tuple[int, ...]:
    """The oldest uv that will do, from [tool.uv] in pyproject.toml."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    text: str = project["tool"]["uv"]["required-version"]
    return tuple(int(part) for part in text.removeprefix(">=").split("."))


def uv_version(uv: Path) -> tuple[int, ...]:
    """Version of a uv program, () when it does not run."""
    try:
        answer = subprocess.run(
            [str(uv), "--version"], capture_output=True, text=True, timeout=30, check=True
        )
        return tuple(int(part) for part in answer.stdout.split()[1].split("."))
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return ()


def find_uv() -> Path | None:
    """The uv fetched before, or one on PATH that is new enough."""
    oldest = needed_uv()
    on_path = shutil.which("uv")
    candidates = [program(TOOLS, "uv")] + ([Path(on_path)] if on_path else [])
    return next((uv for uv in candidates if uv_version(uv) >= oldest), None)


def fetch_uv() -> Path:
    """Install uv with pip into .tools, a virtual environment of its own."""
    try:
        import ensurepip
        import venv
    except ImportError:
        raise SetupError(
            "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv).", 3
        ) from None
    del ensurepip
    oldest = ".".join(str(part) for part in needed_uv())
    say("Fetching uv %s or later into .tools ..." % oldest)
    venv.create(TOOLS, clear=True, with_pip=True)
    run(
        [
            str(program(TOOLS, "python")),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "uv>=" + oldest,
        ],
        "uv could not be fetched with pip (is there a connection to pypi.org?)",
    )
    return program(TOOLS, "uv")


def run(command: list[str], fault: str) -> None:
    """Run a step in the checkout; its output is shown, its failure is one sentence."""
    hidden = {"VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT", "UV_PYTHON", "PYTHONHOME", "PYTHONPATH"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise SetupError("%s (exit code %d)" % (fault, done.returncode), 1)


def digest(paths: list[Path]) -> str:
    """SHA-256 over names and contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(("%s\0%d\0" % (path.relative_to(ROOT).as_posix(), len(content))).encode())
        total.update(content)
    return total.hexdigest()


def stamps() -> dict[str, str]:
    """What each step depends on, as digests."""
    locked = digest([ROOT / "pyproject.toml", ROOT / "uv.lock"])
    sources = [
        path for room in ("rules", "players") for path in (ROOT / "src/tilewright" / room).rglob("*.py")
    ]
    return {"install": locked, "warm": locked + digest(sources)}


def done_before() -> dict[str, str]:
    """The stamps of the last complete set-up, {} when there is none or .venv does not run."""
    try:
        subprocess.run([str(program(VENV, "python")), "-c", ""], check=True, capture_output=True, timeout=60)
        stored: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
        return stored
    except (OSError, subprocess.SubprocessError, ValueError):
        return {}


def install() -> None:
    """Install the locked packages and Tilewright itself into .venv."""
    uv = find_uv() or fetch_uv()
    say("Installing the locked packages into .venv ...")
    run([str(uv), "sync", "--frozen", "--python", sys.executable], "The packages could not be installed")


def warm() -> None:
    """Compile the engine's kernels into the cache."""
    say("Warming the engine (the first time it is compiled, which takes a while) ...")
    run([str(program(VENV, "python")), "-m", "tilewright.rules.warm"], "The engine could not be compiled")


def main() -> int:
    """Do the steps that are not done yet."""
    quiet = "--quiet" in sys.argv[1:]
    try:
        check_python()
        wanted, before = stamps(), done_before()
        for step, work in (("install", install), ("warm", warm)):
            if before.get(step) != wanted[step]:
                work()
                before[step] = wanted[step]
                STAMP.write_text(json.dumps(before), encoding="utf-8")
    except SetupError as fault:
        print("setup: %s" % fault, file=sys.stderr)
        return fault.code
    except OSError as fault:
        print("setup: %s" % fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if not quiet:
        say("Tilewright is ready: make play, or .venv/bin/tilewright --help")
    return 0


if __name__ == "__main__":
    sys.exit(main())
