"""The wall of The Castle, and whole tables."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from tilewright import art
from tilewright.art.looks import FINE, LOOKS, PLATE
from tilewright.art.raster import png
from tilewright.art.tokens import colour
from tilewright.art.wall import board_drawing
from tilewright.tiles import board, tile_set

SVG = "{http://www.w3.org/2000/svg}"


def test_the_track_runs_round_the_wall() -> None:
    castle = board("castle-1")
    track = art.track(castle)
    assert [number for number, _, _ in track] == list(range(100))
    spots = [complex(x, y) for _, x, y in track]
    assert all(0.12 < abs(one - other) < 1.3 for one, other in pairwise([*spots, spots[0]]))
    for x, y in ((spot.real, spot.imag) for spot in spots):
        assert (int(x // 1), int(y // 1)) not in castle.cells
        assert min(abs(complex(cx + 0.5, cy + 0.5) - complex(x, y)) for cx, cy in castle.cells) < 1.3


def test_every_tower_stands_at_its_corner_outside_the_cells() -> None:
    castle = board("castle-1")
    towers, left, top, width, height = art.towers(castle), *art.board_box(castle)
    assert [tower.number for tower in towers] == [tower.numbers[0] for tower in castle.towers]
    for place, tower in zip(towers, castle.towers, strict=True):
        assert abs(complex(place.x, place.y) - complex(tower.x, tower.y)) < 0.5
        assert (int(place.x // 1), int(place.y // 1)) not in castle.cells
        assert left < place.tile[0] - place.tile_size / 2 < place.tile[0] + place.tile_size / 2 < left + width
        assert top < place.tile[1] - place.tile_size / 2 < place.tile[1] + place.tile_size / 2 < top + height


def test_the_board_picture_is_whole_and_the_same_each_time() -> None:
    castle = board("castle-1")
    picture = art.board_picture(castle)
    root = ElementTree.fromstring(picture)
    assert len(root.findall(f".//{SVG}rect[@class='twcell']")) == len(castle.cells)
    assert picture == art.board_picture(castle) != art.board_picture(castle, "night")
    box = [float(value) for value in str(root.get("viewBox")).split()]
    assert box == pytest.approx([100 * value for value in art.board_box(castle)])


def test_a_table_shows_all_that_lies_on_it() -> None:
    tiles, castle = tile_set("castle-1"), board("castle-1")
    kind = tiles.kinds[1]
    table = art.Table(
        [art.Laid(kind.id, 8, 0, 0), art.Laid(kind.id, 9, 0, 3)],
        [art.Standing(1, 9, 0, kind.areas[0].id)],
        scores=(105, 12),
        keeps=(3, 0),
        held=((2, 9), ()),
        wall_tiles={12: 0, 25: 4},
        board=castle,
    )
    picture = art.scene(tiles, table, size=40)
    used = [element.get("href") for element in ElementTree.fromstring(picture).iter(f"{SVG}use")]
    ids = {f"#{element.get('id')}" for element in ElementTree.fromstring(picture).iter() if element.get("id")}
    assert set(used) <= ids
    for name in ("wall-back", "wall-4", "wall-2", "wall-9", f"figure-{kind.areas[0].kind}"):
        assert f"#{art.figure_id(tiles, name)}" in used
    assert used.count(f"#{art.figure_id(tiles, 'figure-marker')}") == 2
    assert png(picture).startswith(b"\x89PNG")
    assert "var(" not in picture.partition("</style>")[2]


@pytest.mark.parametrize("theme", art.THEMES)
def test_every_look_is_made_of_tokens(theme: str) -> None:
    sheet = art.style(theme)
    assert "{" not in sheet.replace("{", "", sheet.count("}"))
    for name in LOOKS:
        assert f".tw{name}{{" in sheet
    assert colour("meadow", theme) in sheet


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="dusk"):
        art.style("dusk")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_page_decides_what_is_seen_from_afar(theme: str) -> None:
    sheet = art.style(theme)
    for name in FINE:
        assert f"display:var(--tw-fine,inline)}}.tw{list(LOOKS)[list(LOOKS).index(name) + 1]}{{" in sheet, name
    assert ".tw-far{--tw-fine:none;--tw-bold:inline;" in sheet


def test_small_tiles_leave_out_what_would_be_noise() -> None:
    tiles = tile_set("classic-1")
    table = art.Table([art.Laid("C", 0, 0)], margin=0)
    near, small = (art.scene(tiles, table, size=size) for size in (art.FAR_BELOW, art.FAR_BELOW - 1))
    assert ".twgs{fill:none;stroke:#64854a;stroke-width:.7;stroke-linecap:round;display:inline}" in near
    assert ".twgs{fill:none;stroke:#64854a;stroke-width:.7;stroke-linecap:round;display:none}" in small
    shields = [next(part for part in text.split("<g id=") if "-s-shield" in part[:24]) for text in (near, small)]
    assert ["scale(1.5)" in shield for shield in shields] == [False, True]
    assert "display:var(" not in near + small


def test_the_numbers_of_the_wall_are_larger_from_afar_and_none_covers_another() -> None:
    castle = board("castle-1")
    near, small = (board_drawing(castle, "b", far) for far in (False, True))
    plate = rf'<g (class="twnx" )?transform="translate\((\S+) (\S+)\)"><g transform="scale\({PLATE}\)">'
    assert re.search(plate, near) is None
    found = re.findall(plate, small)
    assert len(found) == 100 - 2 * len(castle.towers)
    shown = [complex(float(x), float(y)) for left_out, x, y in found if not left_out]
    assert len(shown) >= 65
    for one, other in combinations(shown, 2):
        away = one - other
        assert abs(away.real) > 23.2 * PLATE or abs(away.imag) > 15.2 * PLATE, (one, other)


def test_a_page_decides_how_large_the_numbers_of_the_wall_are() -> None:
    picture = art.board_picture(board("castle-1"))
    assert picture.count('class="twpt"') == 72
    assert picture.count('class="twmk"') >= 28
    assert ".twpt{transform:var(--tw-plate,none)}" in picture
    assert f"--tw-plate:scale({PLATE})" in picture.partition(".tw-far{")[2]


@pytest.mark.parametrize(("theme", "shown"), [("day", "none"), ("night", "inline"), ("contrast", "none")])
def test_figures_gleam_by_night_alone(theme: str, shown: str) -> None:
    assert re.search(rf"\.twhr{{[^}}]*display:{shown}}}", art.style(theme))
    assert 'class="twhr"' in art.scene(tile_set("castle-1"), art.Table([]), theme)


def test_high_contrast_parts_one_roof_from_the_next_but_not_from_afar() -> None:
    assert re.search(r"\.twln{[^}]*display:inline}", art.style("contrast", far=False))
    assert re.search(r"\.twln{[^}]*display:none}", art.style("contrast", far=True))


@pytest.mark.parametrize("theme", art.THEMES)
def test_from_near_every_number_of_the_wall_is_shown_in_every_theme(theme: str) -> None:
    assert ".twnx{display:inline}" in art.style(theme, far=False)
    assert ".twnx{display:none}" in art.style(theme, far=True)


def test_the_schematic_theme_leaves_areas_and_edges() -> None:
    sheet = art.style("schematic")
    assert all(f".tw{name}{{display:none}}" in sheet for name in ("rg", "x2", "x3"))
    assert "stroke-width:1.2;display:inline}" in sheet
    assert "stroke-width:1.2;display:none}" in art.style("day")
