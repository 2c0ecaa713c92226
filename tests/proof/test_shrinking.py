"""A difference between engine and naive scorer is found, and its record shrunk to the moves that it needs."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.proof import comparing
from tests.proof.comparing import Difference
from tests.proof.driving import play
from tests.proof.settings import CASTLE_SETS, Setting, castle_setting, classic_setting
from tests.proof.shrinking import difference_in, same

from tilewright.rules.castle import scoring as castle_scoring
from tilewright.rules.classic import scoring as classic_scoring


def tied_goes_to_the_first(held: int) -> int:
    return 0 if (held & 15) >= (held >> 4) else 1


def one_road_tile_too_many(right: Callable[..., int]) -> Callable[..., int]:
    def counted(st: Any, tb: Any, root: int) -> int:
        tiles = right(st, tb, root)
        return tiles + 1 if st.node_kind[root] == 1 and tiles > 2 else tiles

    return counted


PLANTED: list[tuple[str, str, Any, str, Any, int]] = [
    ("castle", "starver", castle_scoring, "majority", tied_goes_to_the_first, 12),
    ("classic", "finisher", classic_scoring, "tile_count", one_road_tile_too_many(classic_scoring.tile_count), 6),
]


def first_difference(game: str, style: str) -> tuple[Setting, str]:
    for number in range(100):
        rng = Random(f"shrinking {game} {number}")
        drawn = castle_setting(rng, CASTLE_SETS[1]) if game == "castle" else classic_setting(rng)
        try:
            play(drawn, drawn.deck(rng), style, rng)
        except Difference as difference:
            return drawn, str(difference)
    pytest.fail("the planted fault was not found in 100 games")


@pytest.mark.parametrize(("game", "style", "module", "name", "fault", "most"), PLANTED, ids=["tie", "count"])
def test_a_planted_fault_is_shrunk_to_a_short_record_that_cannot_be_shorter(
    monkeypatch: pytest.MonkeyPatch, game: str, style: str, module: Any, name: str, fault: Any, most: int
) -> None:
    monkeypatch.setattr(module, name, fault)
    drawn, text = first_difference(game, style)
    assert "\nshrunk: " in text
    record = json.loads(text[text.index("{\n") :])
    moves = record["moves"]
    assert 0 < len(moves) <= most
    played, found = difference_in(drawn, moves)
    assert (played, found) == (moves, text.split("\nshrunk: ")[1].split("\n{")[0])
    for spared in range(len(moves)):
        fewer, still = difference_in(drawn, moves[:spared] + moves[spared + 1 :])
        assert not same(still, found) or len(fewer) == len(moves)
    monkeypatch.undo()
    assert difference_in(drawn, moves)[1] == ""


def test_without_a_fault_a_record_has_no_difference() -> None:
    rng = Random("no fault")
    drawn = classic_setting(rng)
    entries, _ = play(drawn, drawn.deck(rng), "finisher", rng)
    played, found = difference_in(drawn, entries)
    assert (played, found) == (entries, "")
    assert comparing.pair(drawn).engine.st.placed == 1
