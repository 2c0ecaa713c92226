"""A PNG as rows of colours, for tests that look at pictures."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from tilewright import art
from tilewright.art.raster import png
from tilewright.tiles import tile_set

Pixel = tuple[int, int, int]
Row = list[Pixel]
Rows = list[Row]
SETS = ("castle-1", "classic-1")
APART = 1.25


@lru_cache(maxsize=16)
def pictures(set_id: str, theme: str, size: int, turn: int) -> dict[str, Rows]:
    """Every kind of a set by id, so many pixels wide, turned: cut from one sheet."""
    tiles = tile_set(set_id)
    kinds, step = art.kinds_of(tiles), round(size * APART)
    laid = [art.Laid(kind.id, i % 10 * APART, i // 10 * APART, turn) for i, kind in enumerate(kinds)]
    rows = rows_of(png(art.scene(tiles, art.Table(laid, margin=0), theme, size)))
    found = {}
    for i, kind in enumerate(kinds):
        left, top = i % 10 * step, i // 10 * step
        found[kind.id] = [row[left : left + size] for row in rows[top : top + size]]
    return found


def side_of(rows: Rows, side: int, depth: int = 0) -> Row:
    """The pixels along a side of a picture, clockwise, so many rows in."""
    lines = [rows[depth], [row[-1 - depth] for row in rows], rows[-1 - depth][::-1]]
    return [*lines, [row[depth] for row in rows[::-1]]][side]


def pixel(colour: str) -> Pixel:
    """A colour as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def far(one: Pixel, other: Pixel) -> int:
    """How far two colours are apart in the channel in which they differ most."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def rows_of(png: bytes) -> Rows:
    """The rows of a PNG."""
    with Image.open(BytesIO(png)) as image:
        width, height = image.size
        flat = list(image.convert("RGB").get_flattened_data())
    return [flat[row * width : (row + 1) * width] for row in range(height)]
