"""The naive scorer against nine whole reference games, every element of what they expect."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.naive.classic import NaiveClassic

TESTS = Path(__file__).parents[1]
TILES = TESTS / "data" / "tiles-classic.toml"
RECORDS = TESTS / "records" / "v1" / "classic"
BASE = [
    "p001-base-4p",
    "p004-base-2p",
    "p007-base-5p",
    "p008-base-3p",
    "p010-base-3p",
    "p012-base-5p",
    "p013-base-2p",
    "p014-base-3p",
    "p015-base-4p",
]
# Other games of options that the naive scorer knows, read where they are kept.
MORE = sorted(path.stem for name in ("nofarm", "small2", "river", "abbot") for path in RECORDS.glob(f"*-{name}-*.json"))


def start(name: str) -> tuple[dict[str, Any], NaiveClassic]:
    record = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return record, NaiveClassic(TILES, record["options"], len(record["players"]))


@pytest.mark.parametrize("name", BASE + MORE)
def test_a_reference_game_agrees_in_cells_claims_trace_and_final_scores(name: str) -> None:
    record, game = start(name)
    seen: dict[str, Any] = {"trace": [], "cells": [], "claims": []}
    for entry in record["moves"]:
        placed = "tile" in entry
        seen["cells"].append(game.cells(entry["tile"]) if placed else None)
        game.play(entry)
        seen["claims"].append(game.claims_for_last_tile(entry["player"]) if placed else None)
        seen["trace"].append(list(game.scores))
    seen["scores"] = game.finish()
    assert game.over
    for key in ("cells", "claims", "trace", "scores"):
        assert seen[key] == record["expect"][key], f"{name}: {key}"
    assert set(record["expect"]) == set(seen)


@pytest.mark.parametrize("name", BASE + MORE)
def test_K1_every_tile_is_placed_or_put_out_and_the_lean_replay_ends_alike(name: str) -> None:
    record, game = start(name)
    for entry in record["moves"]:
        game.play(entry, check=False)
    discards = sum("discard" in entry for entry in record["moves"])
    assert len(game.board) + discards == (84 if record["options"].get("river") else 72)
    assert game.finish() == record["expect"]["scores"]


@pytest.mark.parametrize("name", BASE)
def test_T4_supply_and_followers_on_the_table_always_make_seven(name: str) -> None:
    record, game = start(name)
    for entry in record["moves"]:
        game.play(entry, check=False)
        on_table = [0] * game.players
        for feature in game.features():
            assert not (feature["complete"] and sum(feature["followers"]))
            on_table = [a + b for a, b in zip(on_table, feature["followers"], strict=True)]
        assert [a + b for a, b in zip(on_table, game.supply, strict=True)] == [7] * game.players
