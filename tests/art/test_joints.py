"""Joints: where unlike things meet, and only there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.art.pixels import far, pixel, rows_of, side_of

from tilewright import art
from tilewright.art.joints import JOINED, joint_bodies
from tilewright.art.raster import png
from tilewright.art.tokens import colour
from tilewright.tiles import Area, Kind, tile_set

CASTLE = tile_set("castle-1")
FULL = {
    what: next(kind for kind in CASTLE.kinds if [area.kind for area in kind.areas] == [what])
    for what in ("tower", "court", "house")
}


def _names(laid: list[art.Laid]) -> list[tuple[str, float, float, int]]:
    return [(joint.name, joint.x, joint.y, joint.turn) for joint in art.joints(CASTLE, laid)]


def test_a_tower_beside_a_court_gets_a_parapet_on_that_side() -> None:
    laid = [art.Laid(FULL["tower"].id, 0, 0), art.Laid(FULL["court"].id, 1, 0, 3)]
    assert _names(laid) == [("joint-tower-0on", 0, 0, 1), ("joint-tower-1on", 0, 0, 1)]


def test_houses_before_a_tower_are_laid_first() -> None:
    laid = [art.Laid(FULL["tower"].id, 0, 0), art.Laid(FULL["house"].id, 0, 1)]
    assert [name.split("-")[1] for name, *_ in _names(laid)] == ["house", "house", "tower", "tower"]
    assert {(y, turn) for _, _, y, turn in _names(laid)} == {(0, 2), (1, 0)}


@pytest.mark.parametrize("what", FULL)
def test_like_things_run_on_without_a_joint(what: str) -> None:
    assert _names([art.Laid(FULL[what].id, 0, 0), art.Laid(FULL[what].id, 1, 0, 2)]) == []


def test_an_empty_cell_and_a_sheet_leave_the_edge_as_it_is() -> None:
    assert _names([art.Laid(FULL["tower"].id, 0, 0), art.Laid(FULL["court"].id, 2, 0)]) == []
    assert _names(list(art.sheet(CASTLE.kinds).laid)) == []


def test_classic_needs_none() -> None:
    classic = tile_set("classic-1")
    assert art.joints(classic, [art.Laid("C", 0, 0), art.Laid("C", 1, 0)]) == []
    assert "-joint-" not in art.sprites(replace(classic, kinds=classic.kinds[:1], aside=(), gardens=()))


def test_every_joint_that_a_kind_names_is_drawn() -> None:
    bodies = joint_bodies("t0")
    for kind in CASTLE.kinds:
        for half, (what, name) in enumerate(art.edges_of(kind)):
            assert what == kind.areas[kind.half[half]].kind
            assert (name in bodies) == (what in JOINED)
    document = art.sprites(replace(CASTLE, kinds=CASTLE.kinds[:1]))
    assert all(f'id="{art.figure_id(CASTLE, name)}"' in document for name in bodies)


def test_a_path_parts_a_joint_and_a_corner_ends_it() -> None:
    tower, path, court = (
        Area("tower1", "tower", halves=(0, 1)),
        Area("path1", "path", edges=(0,)),
        Area("court1", "court", halves=(2, 3, 4, 5, 6, 7)),
    )
    names = [name for _, name in art.edges_of(Kind("k", (tower, path, court)))]
    assert names == ["joint-tower-0cut-path", "joint-tower-1cut-path", *[""] * 6]


@pytest.mark.parametrize("side", range(4))
def test_the_edge_shows_masonry_in_every_direction(side: int) -> None:
    x, y = (0, 1, 0, -1)[side], (-1, 0, 1, 0)[side]
    laid = [art.Laid(FULL["tower"].id, 0, 0), art.Laid(FULL["court"].id, x, y)]
    rows = rows_of(png(art.scene(CASTLE, art.Table(laid, margin=0), size=100)))
    left, top = (-100 if x < 0 else 0), (-100 if y < 0 else 0)
    tile = [row[-left : 100 - left] for row in rows[-top : 100 - top]]
    dark = pixel(colour("grey_lo", "day"))
    assert sum(far(shown, dark) < 25 for shown in side_of(tile, side, 2)) > 70
    assert sum(far(shown, dark) < 25 for shown in side_of(tile, (side + 1) % 4, 2)) < 30
