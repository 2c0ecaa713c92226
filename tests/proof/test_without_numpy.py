"""The interpreted engine needs neither NumPy nor Numba: with both blocked it plays whole games of each."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tests.proof.settings import TESTS

BLOCKED = """
import importlib.abc, json, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"{name} is blocked")
        return None

sys.meta_path.insert(0, Blocked())
for name in ("numpy", "numba"):
    try:
        __import__(name)
    except ImportError:
        continue
    raise SystemExit(f"{name} is not blocked")
"""

PLAY = """
from tilewright.rules import castle, classic, compiling, kernels, records
from tilewright.rules.castle import CastleState
from tilewright.rules.classic import ClassicState
from tilewright.rules.events import EventBuffer
from tilewright.tiles import library

ev, out, told = records.new(EventBuffer), kernels.interpreted_scratch(), {"castle": [], "classic": []}
tb = castle.build_tables(library.tile_set("castle-1"), library.board("castle-1"), {})
st = records.new(CastleState)
for seed in range(20):
    castle.random_game(st, tb, ev, seed, out)
    told["castle"].append([st.phase, st.placed + st.out_count, *st.score])
tb = classic.build_tables(library.tile_set("classic-1"), {})
st = records.new(ClassicState)
for seed in range(20):
    classic.random_game(st, tb, ev, 2 + seed % 4, seed, out)
    told["classic"].append([st.phase, st.placed + st.out_count, *st.score])
try:
    kernels.clone.compiled
    told["compiled"] = True
except compiling.EngineUnavailable:
    told["compiled"] = False
told["available"] = compiling.available()
print(json.dumps(told))
"""


def run(source: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=TESTS.parent, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def blocked() -> Any:
    return run(BLOCKED + PLAY)


def test_whole_games_of_both_are_played_with_numpy_and_numba_blocked(blocked: Any) -> None:
    from tilewright.rules.phases import Phase

    for game, tiles in (("castle", 60), ("classic", 72)):
        assert len(blocked[game]) == 20
        assert all(told[:2] == [Phase.OVER, tiles] for told in blocked[game])
        assert all(any(told[2:]) for told in blocked[game])


def test_the_engine_says_that_nothing_can_be_compiled(blocked: Any) -> None:
    assert not blocked["available"]
    assert not blocked["compiled"]


def test_games_are_the_same_with_numpy_and_numba_there(blocked: Any) -> None:
    free = run("import json\n" + PLAY)
    assert free["available"]
    assert (free["castle"], free["classic"]) == (blocked["castle"], blocked["classic"])
