"""Trees of decisions from given decks have the sizes that are written down, and the naive scorers count the same.

`counts` are the ways to play the first 1, 2, 3 tiles of `deck` after `opening`, every choice of a turn a branch, one
for each distinct landscape.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.proof import perft
from tests.proof.settings import BOARD, CASTLE_SETS, FULL, Setting

from tilewright.tiles import library

TREES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
SETS = {Path(name).stem: name for name in CASTLE_SETS} | {"classic-1": "classic-1"}


def setting_of(tree: dict[str, Any]) -> Setting:
    board = library.board(BOARD) if tree["game"] == "castle" else None
    wall = {int(tower): kind for tower, kind in tree.get("wall_tiles", {}).items()}
    tiles = library.tile_set(SETS[tree["tiles"]])
    return Setting(tree["game"], tiles, board, tree["options"], tree["seats"], wall)


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_engine_counts_the_tree_that_is_written_down(tree: dict[str, Any]) -> None:
    playing = perft.opened(setting_of(tree), tree["opening"])
    deck = [playing.kinds.index(kind) for kind in tree["deck"]]
    depths = range(1, len(tree["counts"]) + 1)
    assert [perft.count(playing, playing.st, deck[:depth]) for depth in depths] == tree["counts"]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_naive_scorer_counts_the_same_tree(tree: dict[str, Any]) -> None:
    naive = perft.opened_naive(setting_of(tree), tree["opening"])
    depths = range(1, (len(tree["counts"]) if FULL else tree["naive_depth"]) + 1)
    counted = [perft.naive_count(naive, tree["deck"][:depth]) for depth in depths]
    assert counted == tree["counts"][: len(counted)]
