"""Trees of decisions from given decks have the sizes that are written down, and the naive scorers count the same.

`counts` are the ways to play the first 1, 2, 3 tiles of `deck` after `opening`, every choice of a turn a branch, one
for each distinct landscape. `first` is how many tiles the first count needs, where hands or a display are dealt, and
`step` how many more each further one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.proof import perft
from tests.proof.settings import BOARD, CASTLE_SETS, FULL, Setting

from tilewright.game.options import OPTIONS
from tilewright.game.presets import PRESETS
from tilewright.tiles import in_play, library

TREES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
SETS = {Path(name).stem: name for name in CASTLE_SETS} | {"classic-1": "classic-1"}


def setting_of(tree: dict[str, Any]) -> Setting:
    board = library.board(BOARD) if tree["game"] == "castle" else None
    wall = {int(tower): kind for tower, kind in tree.get("wall_tiles", {}).items()}
    tiles = in_play(library.tile_set(SETS[tree["tiles"]]), tree["options"])
    return Setting(tree["game"], tiles, board, tree["options"], tree["seats"], wall)


def depths(tree: dict[str, Any], most: int) -> list[int]:
    """How many tiles of the deck each of the first counts needs."""
    first, step = tree.get("first", 1), tree.get("step", 1)
    return [first + step * n for n in range(min(most, len(tree["counts"])))]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_engine_counts_the_tree_that_is_written_down(tree: dict[str, Any]) -> None:
    playing = perft.opened(setting_of(tree), tree["opening"])
    deck = [playing.kinds.index(kind) for kind in tree["deck"]]
    counted = [perft.count(playing, playing.st, deck[:depth]) for depth in depths(tree, len(tree["counts"]))]
    assert counted == tree["counts"]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_naive_scorer_counts_the_same_tree(tree: dict[str, Any]) -> None:
    naive = perft.opened_naive(setting_of(tree), tree["opening"])
    most = len(tree["counts"]) if FULL else tree["naive_depth"]
    counted = [perft.naive_count(naive, tree["deck"][:depth]) for depth in depths(tree, most)]
    assert counted == tree["counts"][: len(counted)]


def test_every_variant_of_classic_and_every_preset_has_its_tree() -> None:
    played = [tree["options"] for tree in TREES if tree["game"] == "classic"]
    assert {name for name, option in OPTIONS.items() if "classic" in option.games} == set().union(*played)
    assert all(dict(preset.options) in played for preset in PRESETS.values())
