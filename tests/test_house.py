"""The house keeps its own rules: sizes, docstrings, imports, nothing of one person's machine."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilewright

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
HEAVY = ("numpy", "numba", "llvmlite", "msgspec", "litestar", "uvicorn", "sqlalchemy", "alembic", "asyncio")
MACHINE_PATH = re.compile(r"(?<![\w.)}\]])/(?:work|tmp|home|root|opt|Users)/\w|\b[A-Z]:\\\\?Users\b")
ADDRESS = re.compile(r"https?://([\w.-]+)")
REGISTRY = re.compile(r"pypi|pythonhosted|registry|npm|yarn|conda|devpi|artifactory|nexus|jfrog|mirror|localhost:\d")
PYPI = {"pypi.org", "files.pythonhosted.org", "docs.pypi.org"}

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def tracked() -> list[Path]:
    """Every file of the repository that git knows of and that is there."""
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of every tracked text file but the lock."""
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content and path.name != "uv.lock":
            yield path.relative_to(ROOT).as_posix(), content.decode("utf-8")


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


def public(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Definition]]:
    """Public classes, functions and methods; property setters and overloads share their first docstring."""
    for node in body:
        if not isinstance(node, Definition) or node.name.startswith("_"):
            continue
        marks = {
            mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "") for mark in node.decorator_list
        }
        if not marks & {"setter", "overload"}:
            yield prefix + node.name, node
        if isinstance(node, ast.ClassDef):
            yield from public(node.body, f"{node.name}.")


def run_python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=60, check=False
    )


def test_files_stay_under_400_lines() -> None:
    long = {place(path, 1): n for path in SOURCES if (n := len(path.read_text(encoding="utf-8").splitlines())) >= 400}
    assert not long


def test_functions_stay_under_40_lines_and_under_60_in_rules() -> None:
    long = {}
    for path in SOURCES:
        limit = 60 if "rules" in path.relative_to(ROOT / "src/tilewright").parts else 40
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines >= limit:
                    long[f"{place(path, node.lineno)} {node.name}"] = lines
    assert not long


def test_every_public_name_has_a_docstring() -> None:
    bare = []
    for path in SOURCES:
        module = tree(path)
        if not ast.get_docstring(module):
            bare.append(place(path, 1))
        bare += [
            f"{place(path, node.lineno)} {name}" for name, node in public(module.body) if not ast.get_docstring(node)
        ]
    assert not bare


def test_no_file_names_a_machine_path() -> None:
    found = [f"{name}: {hit.group()}" for name, text in texts() for hit in MACHINE_PATH.finditer(text)]
    assert not found


def test_no_registry_but_pypi() -> None:
    hosts = {(name, host) for name, text in texts() for host in ADDRESS.findall(text) if REGISTRY.search(host)}
    assert not {(name, host) for name, host in hosts if host not in PYPI}
    locked = set(ADDRESS.findall((ROOT / "uv.lock").read_text(encoding="utf-8")))
    assert locked == {"pypi.org", "files.pythonhosted.org"}


def test_nobody_draws_from_a_global_generator() -> None:
    found = []
    for path in SOURCES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Attribute):
                owner = ast.unparse(node.value)
                if owner in {"random", "np.random", "numpy.random"} and node.attr not in {
                    "Random",
                    "Generator",
                    "default_rng",
                }:
                    found.append(f"{place(path, node.lineno)} {owner}.{node.attr}")
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                found += [f"{place(path, node.lineno)} {name.name}" for name in node.names if name.name != "Random"]
    assert not found


def test_only_the_cache_and_the_set_reader_touch_the_disk() -> None:
    allowed = {"rules/compiling.py", "tiles/reader.py", "tiles/parsing.py", "tiles/library.py"}
    doors = {
        "open",
        "read_text",
        "read_bytes",
        "write_text",
        "write_bytes",
        "mkdir",
        "touch",
        "unlink",
        "rmtree",
    }
    found = []
    for path in SOURCES:
        name = path.relative_to(ROOT / "src/tilewright").as_posix()
        if name.split("/")[0] in {"tiles", "rules", "game"} and name not in allowed:
            calls = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
            called = [(ast.unparse(call.func).split(".")[-1], call.lineno) for call in calls]
            found += [f"{place(path, line)} {door}" for door, line in called if door in doors]
    assert not found


def test_importing_tilewright_loads_nothing_heavy() -> None:
    done = run_python("import sys, tilewright; print(*[name for name in sys.argv[1:] if name in sys.modules])", *HEAVY)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import atexit, sys; heavy = sys.argv[1:]; sys.argv = ['tilewright', '--help']\n"
        "atexit.register(lambda: print('loaded:', *[name for name in heavy if name in sys.modules]))\n"
        "from tilewright.cli.main import main; sys.exit(main())"
    )
    done = run_python(code, *HEAVY)
    assert done.returncode == 0, done.stderr
    assert "play" in done.stdout
    assert done.stdout.splitlines()[-1].strip() == "loaded:"


def test_the_version_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == tilewright.__version__
    assert f"[{tilewright.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_make_targets_that_are_named_exist(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    code = " ".join(re.findall(r"`[^`\n]+`|^```\w*\n.*?^```", text, flags=re.MULTILINE | re.DOTALL))
    named = set(re.findall(r"(?<!install )\bmake ([a-z]+)", code))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert {"play", "test"} <= named <= targets


def test_links_between_documents_lead_somewhere() -> None:
    dead = []
    for path in tracked():
        if path.suffix == ".md":
            for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8")):
                if "://" not in target and not (path.parent / target).exists():
                    dead.append(f"{path.relative_to(ROOT).as_posix()} -> {target}")
    assert not dead


def test_the_house_drawing_names_what_is_there() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    house = ROOT / "src/tilewright"
    named = set(re.findall(r"`((?:[a-z]+/)+\w+\.py)`", text))
    assert named
    missing = [name for name in named if not (house / name).is_file()]
    for name, function in re.findall(r"^  │ +(\S+\.py) +(\w+)\(", text, flags=re.MULTILINE):
        body = (house / name).read_text(encoding="utf-8") if (house / name).is_file() else ""
        missing += [] if f"def {function}(" in body else [f"{name}: {function}"]
    drawn = set(re.findall(r"│ ([a-z]+) ", text))
    rooms = {path.parent.name for path in house.glob("*/__init__.py")}
    assert (missing, rooms - drawn) == ([], set())


@pytest.mark.parametrize("name", ["run", "newest"])
def test_the_ci_scripts_can_be_run(name: str) -> None:
    assert os.access(ROOT / ".ci" / name, os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / name)], check=True)


def test_the_newest_releases_are_tested_in_a_copy() -> None:
    """The lock file of the checkout stays as it is, whatever was released since."""
    lines = [line for line in (ROOT / ".ci/newest").read_text().splitlines() if not line.startswith("#")]
    assert lines.index('cd "$copy"') < min(i for i, line in enumerate(lines) if "newest" in line)
    assert lines.index('git archive HEAD | tar -x -C "$copy"') < lines.index('cd "$copy"')


def test_every_import_contract_breaks_when_it_is_broken(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    faults = {
        "tiles/fault.py": "import tilewright.game, fluent.runtime",
        "rules/castle/fault.py": "import tilewright.rules.classic.laws",
        "rules/classic/laws.py": "import msgspec, random, time, rich",
        "game/fault.py": "import numpy, litestar, sqlalchemy, resvg_py",
        "players/compiled/fault.py": "import tilewright.game",
    }
    for room in ("tiles", "rules", "rules/castle", "rules/classic", "game", "players", "players/compiled", "."):
        (tmp_path / "tilewright" / room).mkdir(parents=True, exist_ok=True)
        (tmp_path / "tilewright" / room / "__init__.py").touch()
    for name, line in faults.items():
        (tmp_path / "tilewright" / name).write_text(line + "\n", encoding="utf-8")
    program = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert program
    command, environment = (
        [sys.executable, program, "--no-cache"],
        {**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    assert f"0 kept, {len(contracts)} broken" in done.stdout
