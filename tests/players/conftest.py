"""Tables and states for tests of players."""

from __future__ import annotations

import pytest

from tilewright.rules import castle, classic
from tilewright.rules.castle import CastleTables
from tilewright.rules.classic import ClassicTables
from tilewright.tiles import library


@pytest.fixture(scope="session")
def castle_tables() -> CastleTables:
    return castle.build_tables(library.tile_set("castle-1"), library.board("castle-1"), {})


@pytest.fixture(scope="session")
def classic_tables() -> ClassicTables:
    return classic.build_tables(library.tile_set("classic-1"), {})
