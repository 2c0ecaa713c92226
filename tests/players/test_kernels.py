"""What is compiled: every kernel of the players can be warmed, and its sources count for the cache."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.players.states import castle_after

import tilewright.players.compiled
from tilewright.players.compiled.kernels import samples
from tilewright.players.compiled.styles import Style
from tilewright.players.compiled.thinkers import castle_thinker
from tilewright.players.compiled.thinking import Row
from tilewright.rules import compiling, records
from tilewright.rules.castle import CastleState, CastleTables


def test_the_compiled_sources_of_players_count_for_the_kernel_cache() -> None:
    assert Path(tilewright.players.compiled.__file__).parent in compiling.SOURCES


def test_every_kernel_has_a_name_of_its_own() -> None:
    names = [name for name, _, _ in samples()]
    assert names == [
        f"{game}_{what}" for game in ("castle", "classic") for what in ("decide", "solved", "trials", "games")
    ]


def test_setting_one_of_a_row_of_states_copies_it() -> None:
    row = Row(CastleState, 2)
    row[0].score[1] = 7
    row[1] = row[0]
    row[0].score[1] = 9
    assert (row[1].score[1], row[0].score[1]) == (7, 9)


@pytest.mark.slow
def test_a_compiled_thinker_chooses_as_the_plain_one(castle_tables: CastleTables) -> None:
    for style in Style:
        plain, quick = (castle_thinker(castle_tables, style, compiled) for compiled in (False, True))
        for turns in range(0, 60, 7):
            one, two = (castle_after(castle_tables, turns, turns) for _ in range(2))
            assert plain.code(one) == quick.code(two)
            assert records.as_bytes(one) == records.as_bytes(two)
            assert list(plain.mind.values) == list(quick.mind.values)


@pytest.mark.slow
def test_warming_calls_every_kernel() -> None:
    for _, kernel, arguments in samples():
        kernel(*arguments)
