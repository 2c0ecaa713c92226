"""Every kind draws, its areas lie where the data say, its edges meet its neighbours', its followers stand inside."""

from __future__ import annotations

import gzip
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest
from tests.art.pixels import Row, rows_of

from tilewright import art
from tilewright.art.castle import PATH_SLOTS, SLOTS
from tilewright.art.castle_plan import ward_of
from tilewright.art.classic import EDGE_ROOFS, EDGE_TINTS
from tilewright.art.geometry import on, sample
from tilewright.art.landscape import landscape_of
from tilewright.art.raster import png
from tilewright.art.spots import SIZE, STEP, ground_of
from tilewright.art.sprites import drawing_of
from tilewright.tiles import Area, Kind, TileSet, tile_set

SETS = ("castle-1", "classic-1")
KINDS = [(id, kind) for id in SETS for kind in art.kinds_of(tile_set(id))]
every_kind = pytest.mark.parametrize(("set_id", "kind"), KINDS, ids=[f"{id}-{kind.id}" for id, kind in KINDS])


@pytest.fixture(scope="module")
def documents() -> dict[str, str]:
    return {id: art.sprites(tile_set(id)) for id in SETS}


@pytest.mark.parametrize("id", SETS)
def test_one_document_holds_a_symbol_for_every_kind_and_figure(id: str, documents: dict[str, str]) -> None:
    tiles, root = tile_set(id), ElementTree.fromstring(documents[id])
    symbols = {element.get("id") for element in root.iter("{http://www.w3.org/2000/svg}symbol")}
    assert {art.symbol_id(tiles, kind.id) for kind in art.kinds_of(tiles)} <= symbols
    figures = [f"figure-{name}" for name in ("path", "tower", "house", "court", "city", "road", "field", "keep")]
    figures += ["figure-monastery", "figure-garden", "figure-marker", "emblem-5", "emblem-lying-0", "wall-back"]
    assert {art.figure_id(tiles, name) for name in [*figures, *(f"wall-{n}" for n in range(1, 10))]} <= symbols


def test_ids_are_told_apart_within_a_document_and_between_two(documents: dict[str, str]) -> None:
    ids = []
    for text in documents.values():
        found = [element.get("id") for element in ElementTree.fromstring(text).iter() if element.get("id")]
        assert len(found) == len(set(found))
        ids.append(set(found))
        used = {element.get("href") for element in ElementTree.fromstring(text).iter() if element.get("href")}
        assert used <= {f"#{name}" for name in found}
    assert ids[0] & ids[1] <= {"twglow"}


@pytest.mark.parametrize("id", SETS)
def test_sprites_stay_small(id: str, documents: dict[str, str]) -> None:
    assert len(gzip.compress(documents[id].encode(), 9, mtime=0)) < 140_000


@every_kind
def test_a_kind_is_drawn_the_same_each_time(set_id: str, kind: Kind) -> None:
    tiles = tile_set(set_id)
    drawn = [drawing_of.__wrapped__(tiles.game, "t0", kind) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) < 40_000


def test_a_private_kind_may_have_any_name() -> None:
    plain = tile_set("castle-1")
    names = ['a"<&>', "a b", "a_b", "a.b", "é", "a_2e_b"]
    kinds = tuple(replace(plain.kinds[0], id=name) for name in names)
    tiles = TileSet("mine", "castle", kinds, "f" * 64, "mine.toml")
    assert len({art.symbol_id(tiles, name) for name in names}) == len(names)
    root = ElementTree.fromstring(art.sprites(tiles))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    ElementTree.fromstring(art.scene(tiles, art.Table([art.Laid(name, i, 0, i % 4) for i, name in enumerate(names)])))


@every_kind
def test_every_way_crosses_its_edge_in_the_middle_and_square_to_it(set_id: str, kind: Kind) -> None:
    curves = _ways(set_id, kind)
    for index, area in enumerate(kind.areas):
        if area.kind not in ("path", "road", "river"):
            continue
        for side in area.edges:
            lines = [sample(curve, 40) for owner, curve in curves if owner == index]
            for depth in (-4, 0, 2):
                assert min(abs(p - on(side, 0.5, depth)) for line in lines for p in line) < 1.5


def _ways(set_id: str, kind: Kind) -> list[tuple[int, list[complex]]]:
    if set_id == "castle-1":
        return [(index, curve) for index, curves in ward_of(kind).paths.items() for curve in curves]
    land = landscape_of(kind)
    return land.roads + land.rivers


@every_kind
def test_the_rim_shows_what_the_data_say(set_id: str, kind: Kind) -> None:
    labels = ground_of(kind)
    for half in range(8):
        side, clockwise = half // 2, half % 2
        for share in (0.14, 0.25, 0.33) if not clockwise else (0.67, 0.75, 0.86):
            spot = on(side, share, 1.5)
            owner = labels[int(spot.imag // STEP) * SIZE + int(spot.real // STEP)]
            assert owner == kind.half[half], (kind.id, half, share)


def test_what_stands_astride_an_edge_is_mirrored() -> None:
    for slots in (SLOTS, PATH_SLOTS, EDGE_ROOFS):
        for one, other in zip(slots, reversed(slots), strict=True):
            assert one[0] + other[0] == pytest.approx(1)
            assert one[1:] == other[1:]
    assert EDGE_TINTS[::-1] == EDGE_TINTS
    for kind in tile_set("classic-1").kinds:
        for city in landscape_of(kind).cities:
            ends = [p for curve, _ in city.walls for p in (curve[3], curve[-4])]
            rims = [on(side, share) for side in range(4) for share in (0.09, 0.91)]
            assert all(min(abs(end - rim) for rim in rims) < 0.01 for end in ends)


@every_kind
def test_a_follower_stands_well_inside_its_area(set_id: str, kind: Kind) -> None:
    labels, spots = ground_of(kind), []
    for index, area in enumerate(kind.areas):
        if area.kind == "river":
            continue
        x, y = art.spot_of(kind, area.id)
        spots.append(complex(x, y))
        for dx, dy in ((0, 0), (0.03, 0), (-0.03, 0), (0, 0.03), (0, -0.03)):
            place = int((y + dy) * 100 // STEP) * SIZE + int((x + dx) * 100 // STEP)
            assert labels[place] == index, (kind.id, area.id)
    assert all(abs(one - other) > 0.11 for one, other in combinations(spots, 2))


def test_spots_of_an_unknown_area_are_refused() -> None:
    with pytest.raises(KeyError):
        art.spot_of(tile_set("castle-1").kinds[0], "tower9")


def _edge(tiles: TileSet, kind: Kind, side: int, turn: int) -> Row:
    """The outermost pixels of a side, clockwise as the tile lies unturned, drawn in a turn."""
    table = art.Table([art.Laid(kind.id, 0, 0, turn)], margin=0)
    rows = rows_of(png(art.scene(tiles, table, size=100)))
    lines = [rows[0], [row[-1] for row in rows], rows[-1][::-1], [row[0] for row in rows[::-1]]]
    return lines[(side + turn) % 4]


def _shown(kind: Kind, side: int) -> str:
    line, halves = kind.line[side], (kind.half[2 * side], kind.half[2 * side + 1])
    names = [kind.areas[half].kind for half in halves]
    if line >= 0:
        names.append(kind.areas[line].kind)
    return " ".join(names)


@pytest.mark.parametrize("id", SETS)
def test_edges_meet_in_pixels_in_every_turn(id: str) -> None:
    tiles, edges = tile_set(id), {}
    for number, kind in enumerate(tiles.kinds + tiles.aside):
        for side in range(4):
            edges.setdefault(_shown(kind, side), []).append((kind, side, (number + side) % 4))
    for name, found in edges.items():
        ways = name.split()[-1]
        if ways not in ("path", "road", "river"):
            continue
        # Beside a tower or a wall the kerb lies in a shadow, or not; the bed itself never does.
        bed = slice(42, 58) if "tower" in name else slice(38, 62)
        rows = [_edge(tiles, *where)[bed] for where in found[:6]]
        for row in rows:
            differ = [_far(one, other) for one, other in zip(row, rows[0][::-1], strict=True)]
            assert sum(far > 60 for far in differ) <= 3, name
            assert sum(differ) / len(differ) < 20, name


def _far(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def test_a_mark_is_drawn_for_every_mark_in_the_data() -> None:
    for kind in tile_set("castle-1").kinds:
        drawn = drawing_of("castle", "t0", kind)
        assert drawn.count("#t0-s-fountain") == sum(area.fountain for area in kind.areas)
        assert drawn.count("#t0-a-stall") == 4 * sum(area.markets for area in kind.areas)
    for kind in art.kinds_of(tile_set("classic-1")):
        drawn = drawing_of("classic", "t0", kind)
        assert drawn.count("#t0-s-shield") == sum(area.shields for area in kind.areas)


def test_an_area_wholly_inside_is_drawn() -> None:
    kind = next(kind for kind in tile_set("castle-1").kinds if _lonely(kind.areas))
    assert set(range(len(kind.areas))) <= set(ground_of(kind))


def _lonely(areas: tuple[Area, ...]) -> bool:
    return any(not area.edges and not area.halves for area in areas)
