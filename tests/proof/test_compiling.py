"""Compiled once for every set, anew for every change: the cache of kernels."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.proof.settings import BOARD, CASTLE_SETS

import tilewright
from tilewright.rules import castle, classic, kernels, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.events import EventBuffer
from tilewright.tiles import library

# A kernel that is quickly compiled, over one rule; prints what it gives and how often the cache was read or written.
CHEAP = """
import json, sys
from tilewright.rules import compiling, randomness, records
from tilewright.rules.compiling import kernel
from tilewright.rules.records import I64, Record
from numba.core import event

class Dice(Record):
    rng: I64

def _thrown(records, sides):
    return randomness.random_below(records[0], sides)

thrown = kernel(_thrown)
with event.install_recorder("numba:compile") as compiled:
    dice = records.array(Dice)
    dice[0]["rng"] = 88172645463325252
    value = int(thrown(dice, 1000))
plain = records.new(Dice)
plain.rng = 88172645463325252
stats = thrown.compiled.stats
print(json.dumps({
    "value": value,
    "interpreted": randomness.random_below(plain, 1000),
    "compiles": len(compiled.buffer),
    "hits": sum(stats.cache_hits.values()),
    "misses": sum(stats.cache_misses.values()),
}))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the package in which a rule can be changed."""
    source = Path(tilewright.__file__).parent
    shutil.copytree(source, tmp_path / "src/tilewright", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "cheap.py").write_text(CHEAP, encoding="utf-8")
    return tmp_path


def run(house: Path, cache: Path, **more: str) -> dict[str, Any]:
    """Run the cheap kernel of the copy in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("NUMBA_", "PYTEST_"))}
    environment |= {"PYTHONPATH": str(house / "src"), "TILEWRIGHT_CACHE": str(cache)} | more
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    done = subprocess.run(
        [sys.executable, str(house / "cheap.py")],
        env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def change(house: Path, old: str, new: str) -> None:
    path = house / "src/tilewright/rules/randomness.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def folders(cache: Path) -> set[str]:
    return {path.name for path in cache.glob("kernels-*")}


@pytest.mark.slow
def test_a_changed_rule_takes_effect_at_once_and_an_unchanged_one_is_not_compiled_again(house: Path) -> None:
    cache = house / "cache"
    first = run(house, cache)
    assert first["value"] == first["interpreted"]
    assert (first["hits"], first["misses"]) == (0, 1)
    assert first["compiles"] > 0
    again = run(house, cache)
    assert again == first | {"hits": 1, "misses": 0, "compiles": 0}
    # Only a module that the kernel imports changes, and no time stamp tells of it.
    change(house, "698769069", "698769071")
    changed = run(house, cache)
    assert changed["value"] == changed["interpreted"] != first["value"]
    assert (changed["hits"], changed["misses"]) == (0, 1)
    change(house, "698769071", "698769069")
    assert run(house, cache) == again


@pytest.mark.slow
def test_checked_and_unchecked_kernels_are_kept_apart(house: Path) -> None:
    cache = house / "cache"
    plain = run(house, cache)
    checked = run(house, cache, NUMBA_BOUNDSCHECK="1")
    assert (checked["value"], checked["misses"]) == (plain["value"], 1)
    assert len(folders(cache)) == 2
    assert run(house, cache)["hits"] == run(house, cache, NUMBA_BOUNDSCHECK="1")["hits"] == 1


def test_old_digests_are_dropped_and_nothing_else(house: Path) -> None:
    from tilewright.rules.compiling import KEPT_DIGESTS

    cache = house / "cache"
    old = [cache / f"kernels-{number:020}" for number in range(KEPT_DIGESTS + 3)]
    for age, folder in enumerate(old):
        folder.mkdir(parents=True)
        (folder / "kernel.nbi").touch()
        os.utime(folder, (1_000_000_000 - age, 1_000_000_000 - age))
    (cache / "other").mkdir()
    run(house, cache)
    left = folders(cache)
    assert len(left) == KEPT_DIGESTS
    assert left >= {folder.name for folder in old[: KEPT_DIGESTS - 1]}, "the newest stay"
    assert left.isdisjoint(folder.name for folder in old[KEPT_DIGESTS - 1 :])
    assert (cache / "other").is_dir()


def test_a_cache_folder_that_cannot_be_written_still_gives_a_compiled_engine(house: Path) -> None:
    cache = house / "cache"
    cache.write_text("a file lies where the folder should be", encoding="utf-8")
    found = run(house, cache)
    assert found["value"] == found["interpreted"]
    assert cache.is_file()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_read_only_cache_folder_still_gives_a_compiled_engine(house: Path) -> None:
    cache = house / "cache"
    cache.mkdir()
    cache.chmod(stat.S_IRUSR | stat.S_IXUSR)
    found = run(house, cache)
    assert found["value"] == found["interpreted"]
    assert not any(cache.iterdir())


@pytest.mark.slow
def test_a_second_castle_set_costs_no_compile() -> None:
    from numba.core import event

    out, events = kernels.scratch(), records.array(EventBuffer)
    board = library.board(BOARD)
    points = []
    for number, chosen in enumerate(CASTLE_SETS):
        tb = castle.build_tables(library.tile_set(chosen), board, {"corner_timing": "end_of_turn"} if number else {})
        states, tables = records.array(CastleState), records.array_of(tb, CastleTables)
        with event.install_recorder("numba:compile") as compiled:
            points.append(kernels.castle_random_games(states, tables, events, 20, 1, out))
        assert number == 0 or not compiled.buffer
    assert points[0] != points[1]


@pytest.mark.slow
def test_a_second_classic_set_costs_no_compile() -> None:
    from dataclasses import replace

    from numba.core import event

    out, events = kernels.scratch(), records.array(EventBuffer)
    first = library.tile_set("classic-1")
    kinds = list(first.kinds)
    Random(5).shuffle(kinds)
    other = replace(first, kinds=tuple(replace(kind, count=kind.count + 2 * (kind.id == "B")) for kind in kinds))
    points = []
    for number, tiles in enumerate((first, other)):
        tb = classic.build_tables(tiles, {"field_scoring": "first"} if number else {})
        states, tables = records.array(ClassicState), records.array_of(tb, ClassicTables)
        with event.install_recorder("numba:compile") as compiled:
            points.append(kernels.classic_random_games(states, tables, events, 2 + number, 20, 1, out))
        assert number == 0 or not compiled.buffer
    assert points[0] != points[1]
