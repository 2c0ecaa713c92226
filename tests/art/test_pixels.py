"""What the pixels of every kind show, in all four turns, against the data."""

from __future__ import annotations

from collections import Counter
from itertools import product
from statistics import median

import pytest
from coloraide import Color
from tests.art.pixels import SETS, Pixel, Row, Rows, far, pictures, pixel, side_of

from tilewright import art
from tilewright.art.castle_plan import ward_of
from tilewright.art.geometry import CENTRE
from tilewright.art.landscape import landscape_of
from tilewright.art.spots import SIZE, ground_of, roomiest
from tilewright.art.tokens import colour
from tilewright.tiles import Kind, tile_set

FLAT = {
    "field": ("meadow",),
    "court": ("lawn",),
    "city": ("street", "stone"),
    "house": ("street_lo",),
    "tower": ("grey",),
    "path": ("pave",),
    "road": ("road",),
    "river": ("water", "bank"),
}
"""The flat colours of the schematic theme by what an area is."""
PAINTED = {
    "field": ("meadow", "meadow_hi", "meadow_lo", "verge"),
    "court": ("lawn", "lawn_hi", "lawn_lo"),
    "city": ("street", "red", "red_hi", "red_lo", "rose", "rose_lo", "ocr", "ocr_hi", "ocr_lo"),
    "house": ("street_lo", "red", "red_hi", "red_lo", "rose", "rose_hi", "rose_lo"),
    "tower": ("grey", "grey_hi", "grey_lo", "sla", "sla_lo"),
    "path": ("pave", "pave_lo"),
    "road": ("road", "road_hi", "rut"),
    "river": ("water", "water_hi", "water_lo"),
}
"""The colours of the painted themes."""
PLACES = ((0.5, None), (0.25, 0), (0.75, 1))
"""Where an edge with a way is looked at: on it, and on either side of it."""
WHOLE = ((0.5, None), (0.4, 0), (0.6, 1))
"""Where any other edge is looked at: a court behind walls shows no more of itself."""
LEAST = {"day": 12, "night": 9, "contrast": 16, "schematic": 14}
"""The least CIEDE2000 between the middle colours of two unlike areas that touch."""

every_turn = pytest.mark.parametrize("turn", range(4))
every_set = pytest.mark.parametrize("id", SETS)


def _expected(kind: Kind, side: int, half: int | None) -> str:
    index = kind.line[side] if half is None else kind.half[2 * side + half]
    if half is None and index < 0:
        index = kind.half[2 * side]
    return kind.areas[index].kind


def _nearest(shown: Pixel, palette: dict[str, list[Pixel]]) -> str:
    return min(palette, key=lambda name: min(sum(abs(a - b) for a, b in zip(shown, one)) for one in palette[name]))


def _palette(tokens: dict[str, tuple[str, ...]], theme: str, game: str) -> dict[str, list[Pixel]]:
    mine = ("court", "house", "tower", "path") if game == "castle" else ("field", "city", "road", "river")
    lit = {name: [pixel(colour(token, theme)) for token in tokens[name]] for name in mine}
    dark, share = pixel(colour("shadow", theme)), float(colour("shadow_a", theme))
    for shown in lit.values():
        # Where two shadows fall on one another, too.
        once = [_mixed(one, dark, share) for one in shown]
        shown += once + [_mixed(one, dark, share) for one in once]
    return lit


def _mixed(one: Pixel, other: Pixel, share: float) -> Pixel:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@every_turn
@every_set
@pytest.mark.parametrize("theme", ["day", "schematic"])
def test_every_edge_shows_what_the_data_say(id: str, turn: int, theme: str) -> None:
    tiles = tile_set(id)
    palette = _palette(FLAT if theme == "schematic" else PAINTED, theme, tiles.game)
    for kind in art.kinds_of(tiles):
        picture = pictures(id, theme, 100, turn)[kind.id]
        for side, place in product(range(4), range(3)):
            share, half = (PLACES if kind.line[side] >= 0 else WHOLE)[place]
            middle = int(100 * share)
            shown = side_of(picture, (side + turn) % 4, 1)[middle - 4 : middle + 4]
            votes = Counter(_nearest(one, palette) for one in shown)
            assert votes.most_common(1)[0][0] == _expected(kind, side, half), (kind.id, side, share, votes)


def _stretch(row: Row, wanted: list[Pixel]) -> tuple[int, int]:
    """The first and the last pixel of a row in one of some colours."""
    found = [i for i, shown in enumerate(row) if any(far(shown, one) < 24 for one in wanted)]
    return (found[0], found[-1]) if found else (-1, -1)


@every_set
def test_matching_edges_meet_within_one_pixel_in_every_turn(id: str) -> None:
    """A way, or the ground of a city, covers the same pixels of every edge that shows it, seen from either side."""
    game = tile_set(id).game
    for what in ("path",) if game == "castle" else ("road", "river", "city"):
        wanted = [pixel(colour(token, "schematic")) for token in FLAT[what][:1]]
        seen = set()
        for turn, kind in product(range(4), art.kinds_of(tile_set(id))):
            picture = pictures(id, "schematic", 100, turn)[kind.id]
            for side in range(4):
                if _expected(kind, side, None) == what:
                    first, last = _stretch(side_of(picture, (side + turn) % 4, 1), wanted)
                    seen |= {(first, last), (99 - last, 99 - first)}
        for ends in zip(*seen, strict=True):
            assert 0 <= min(ends) <= max(ends) <= min(ends) + 1, (what, seen)


def _middles(kind: Kind, picture: Rows) -> dict[int, Color]:
    """The middle colour of each area, of the pixels well inside it."""
    labels, found = ground_of(kind), {}
    for index in range(len(kind.areas)):
        spots = [n for n, label in enumerate(labels) if label == index and _inner(labels, n)]
        spots = spots or [n for n, label in enumerate(labels) if label == index]
        shown = [picture[2 * (n // SIZE) + dy][2 * (n % SIZE) + dx] for n in spots for dy in (0, 1) for dx in (0, 1)]
        if shown:
            found[index] = Color("srgb", [median(p[c] for p in shown) / 255 for c in range(3)])
    return found


def _inner(labels: tuple[int, ...], n: int) -> bool:
    x, y = n % SIZE, n // SIZE
    if not (0 < x < SIZE - 1 and 0 < y < SIZE - 1):
        return False
    return all(labels[n + dx + SIZE * dy] == labels[n] for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def _touching(kind: Kind) -> set[tuple[int, int]]:
    labels, found = ground_of(kind), set()
    for n, label in enumerate(labels):
        near = ([labels[n + 1]] if n % SIZE < SIZE - 1 else []) + ([labels[n + SIZE]] if n // SIZE < SIZE - 1 else [])
        found |= {(min(label, other), max(label, other)) for other in near if other != label and min(label, other) >= 0}
    return found


@every_set
@pytest.mark.parametrize("theme", art.THEMES)
def test_areas_that_touch_are_told_apart(id: str, theme: str) -> None:
    for kind in art.kinds_of(tile_set(id)):
        middles = _middles(kind, pictures(id, theme, 100, 0)[kind.id])
        for one, other in _touching(kind):
            kinds = {kind.areas[one].kind, kind.areas[other].kind}
            # Two cities have walls between them; gardens and monasteries are motley, and are marks, tested below.
            if len(kinds) == 2 and not kinds & {"garden", "monastery"}:
                distance = middles[one].delta_e(middles[other], method="2000")
                assert distance >= LEAST[theme], (kind.id, kind.areas[one].id, kind.areas[other].id, distance)


@pytest.mark.parametrize("theme", art.THEMES)
def test_the_gravel_of_a_garden_is_told_from_any_meadow(theme: str) -> None:
    gravel = Color(colour("gravel", theme))
    for token in ("meadow", "meadow_hi", "meadow_lo"):
        assert gravel.delta_e(colour(token, theme), method="2000") >= 12, token


MARKS = {
    "shield": (("blue", 8), ("gold", 8)),
    "market": (("cloth", 6), ("cloth2", 6)),
    "fountain": (("water", 12),),
    "square": (("plaza", 60),),
    "monastery": (("ocr", 10), ("sla", 6)),
    "garden": (("leaf_lo", 6), ("bloom2", 6)),
}
"""By mark: which colours show at 40 pixels a tile, in how many pixels at least."""
TOLERANCE = 30
"""How far a pixel at the rim of a small thing may be off its colour."""


REACH = {"square": 10, "monastery": 12}
"""How far round its place a mark is looked for, else 8 pixels."""


def _marks(kind: Kind) -> list[tuple[str, complex]]:
    """Every mark of a kind and the middle of its place."""
    if any(area.kind in ("path", "court", "house", "tower") for area in kind.areas):
        found = [("fountain", heart) for _, heart, _ in ward_of(kind).fountains]
        places = [(area, roomiest(kind, i)[0]) for i, area in enumerate(kind.areas) if area.markets]
        return found + [("market", spot) for _, spot in places] + [("square", CENTRE)] * kind.square
    land = landscape_of(kind)
    found = [("shield", city.heart) for city in land.cities if city.shields]
    found += [("garden", heart) for _, heart, _ in land.gardens]
    return found + ([("monastery", land.monastery[1])] if land.monastery else [])


def test_every_mark_of_the_data_has_its_place() -> None:
    for id in SETS:
        for kind in art.kinds_of(tile_set(id)):
            wanted = [name for area in kind.areas for name in ("monastery", "garden") if area.kind == name]
            for area in kind.areas:
                wanted += ["shield"] * bool(area.shields) + ["market"] * bool(area.markets)
                wanted += ["fountain"] * area.fountain
            assert sorted(name for name, _ in _marks(kind)) == sorted(wanted + ["square"] * kind.square)


def _count(picture: Rows, middle: complex, reach: int, wanted: list[Pixel]) -> int:
    left, top = (max(0, round(part * 0.4) - reach) for part in (middle.real, middle.imag))
    shown = [one for row in picture[top : top + 2 * reach] for one in row[left : left + 2 * reach]]
    return sum(any(far(one, other) < TOLERANCE for other in wanted) for one in shown)


@every_turn
@every_set
@pytest.mark.parametrize("theme", art.THEMES)
def test_every_mark_is_seen_at_40_pixels(id: str, turn: int, theme: str) -> None:
    for kind in art.kinds_of(tile_set(id)):
        for mark, spot in _marks(kind):
            middle = (spot - CENTRE) * 1j**turn + CENTRE
            for token, least in MARKS[mark]:
                tones = ("", "_hi", "_lo") if token in ("ocr", "sla") else ("",)
                wanted = [pixel(colour(token + tone, theme)) for tone in tones]
                count = _count(pictures(id, theme, 40, turn)[kind.id], middle, REACH.get(mark, 8), wanted)
                assert count >= least, (kind.id, mark, token, count)
