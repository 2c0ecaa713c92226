"""How large the pictures of a set are as a browser gets them: `pytest -s benchmarks/test_sprites.py`."""

from __future__ import annotations

import pytest

from tilewright import art
from tilewright.server.pictures import Pictures
from tilewright.tiles import tile_set

LIMIT, AIM = 250_000, 120_000


@pytest.mark.parametrize("id", ["castle-1", "classic-1"])
def test_the_pictures_of_a_set_are_small(id: str) -> None:
    """With Classic come the River, the garden copies and the abbot: the server has one document for all of them."""
    tiles, pictures = tile_set(id), Pictures(None)
    sizes = {theme: len(pictures.sprites(tiles.sha256, theme).zipped) for theme in art.THEMES}
    for theme, size in sizes.items():
        print(f"{id}, {theme}: {size / 1000:.1f} kB gzipped (limit {LIMIT // 1000}, aim {AIM // 1000})")
    assert max(sizes.values()) < LIMIT
