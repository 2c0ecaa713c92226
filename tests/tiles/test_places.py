"""Where an area is said to lie on its tile, in every quarter turn."""

from __future__ import annotations

import pytest

from tilewright.tiles import PLACES, Kind, in_play, place_of, tile_set

SETS = [("castle-1", {}), ("classic-1", {"river": True, "abbot": True})]
KINDS = [kind for name, options in SETS for kind in in_play(tile_set(name), options).kinds]


def _kind(name: str) -> Kind:
    return next(kind for kind in KINDS if kind.id == name)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_what_is_alike_on_a_tile_is_told_apart_by_its_place(kind: Kind) -> None:
    for turns in range(4):
        named = [(area.kind, place_of(kind, area.id, turns)) for area in kind.areas]
        assert len(set(named)) == len(named)
        for area in kind.areas:
            alone = sum(other.kind == area.kind for other in kind.areas) == 1
            assert (place_of(kind, area.id, turns) == "alone") == alone


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_place_turns_with_its_tile(kind: Kind) -> None:
    for area in kind.areas:
        unturned = place_of(kind, area.id, 0)
        for turns in range(4):
            place = place_of(kind, area.id, turns)
            if unturned in PLACES:
                assert PLACES.index(place) == (PLACES.index(unturned) + 2 * turns) % 8
            else:
                assert place == unturned


def test_the_roads_of_a_crossing_lie_where_they_run() -> None:
    """Kind L of Classic: three roads to the right, the bottom and the left; one field above, two at the corners."""
    crossing = _kind("L")
    roads = [place_of(crossing, area.id, 0) for area in crossing.areas if area.kind == "road"]
    assert sorted(roads) == ["bottom", "left", "right"]
    turned = [place_of(crossing, area.id, 1) for area in crossing.areas if area.kind == "road"]
    assert sorted(turned) == ["bottom", "left", "top"]


def test_of_two_fields_at_one_corner_the_inner_one_lies_in_the_middle() -> None:
    """Kind O of Classic: a road bends between the city's diagonal and a corner."""
    bend = _kind("O")
    places = [place_of(bend, area.id, 0) for area in bend.areas if area.kind == "field"]
    assert sorted(places) == ["bottom-right", "middle"]
