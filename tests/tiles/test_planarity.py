"""What can be drawn on a tile without a crossing, checked against plain reckoning."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tilewright.tiles import Area, Kind
from tilewright.tiles.checker import check_kinds
from tilewright.tiles.drawing import can_be_drawn
from tilewright.tiles.model import HALVES
from tilewright.tiles.parsing import Faults


def _cross(around: list[int], one: int, other: int) -> bool:
    """Whether a, b, a, b stand around the ring in this order, tried for all fours of places."""
    return any(
        (around[a], around[b], around[c], around[d]) in {(one, other, one, other), (other, one, other, one)}
        for a, b, c, d in combinations(range(len(around)), 4)
    )


@given(st.lists(st.integers(0, 4), min_size=4, max_size=12))
def test_pieces_fit_in_a_ring_when_no_two_of_them_interleave(around: list[int]) -> None:
    size = len(around)
    fits = not any(_cross(around, one, other) for one, other in combinations(set(around), 2))
    edges = [(place, size + owner) for place, owner in enumerate(around)]
    assert can_be_drawn(size, edges) is fits


@given(st.lists(st.integers(0, 5), min_size=4, max_size=12), st.lists(st.integers(0, 5), min_size=6, max_size=6))
def test_pieces_that_touch_in_pairs_fit_when_the_pairs_do(around: list[int], partner: list[int]) -> None:
    """Areas 0 to 2 each touch one of 3 to 5: then a pair is one piece for all others."""
    size = len(around)
    touching = {(number, 3 + partner[number] % 3) for number in range(3) if partner[number] > 2}
    if len({other for _, other in touching}) < len(touching):
        return
    edges = [(place, size + owner) for place, owner in enumerate(around)]
    edges += [(size + one, size + other) for one, other in touching]
    pair = dict(touching)
    merged = [pair.get(owner, owner) for owner in around]
    fits = not any(_cross(row, a, b) for row in (around, merged) for a, b in combinations(set(row), 2))
    assert can_be_drawn(size, edges) is fits


def test_five_places_cannot_all_touch_each_other_inside() -> None:
    star = [(place, 5 + spot) for place in range(5) for spot in range(1)]
    assert can_be_drawn(5, star)
    assert not can_be_drawn(5, star + [(place, 6) for place in range(3)])


def _codes(*areas: Area, square: bool = False) -> list[str]:
    faults = Faults("x")
    check_kinds([Kind("a", areas, square=square)], "castle", faults)
    return [fault.code for fault in faults.found if fault.code != "tiles-number"]


def _halves(*names: str) -> tuple[int, ...]:
    return tuple(HALVES.index(name) for name in names)


def _area(id: str, *names: str) -> Area:
    return Area(id, id[:-1], halves=_halves(*names))


NORTH, SOUTH = ("Nw", "Ne"), ("Se", "Sw")
EAST, WEST = ("En", "Es"), ("Ws", "Wn")


def test_two_caps_at_a_corner_are_refused() -> None:
    """Two towers that meet in a corner of the tile are not apart, whatever lies behind them."""
    caps = (_area("tower1", *NORTH), _area("tower2", *EAST), _area("court1", *SOUTH, *WEST))
    assert _codes(*caps) == ["not-separated"]


def test_two_courts_are_apart_when_a_tower_and_a_house_can_meet_between_them() -> None:
    courts = (_area("court1", *EAST), _area("court2", *WEST))
    assert _codes(_area("tower1", *NORTH), _area("house1", *SOUTH), *courts) == []
    assert _codes(_area("house1", *NORTH, *SOUTH), *courts) == []
    assert _codes(_area("house1", *NORTH), _area("house2", *SOUTH), *courts) == ["not-separated"]


def test_an_area_inside_can_keep_others_apart() -> None:
    outer = (_area("house1", *NORTH), _area("house2", *SOUTH), _area("court1", *EAST), _area("court2", *WEST))
    assert _codes(*outer, Area("tower1", "tower")) == []
    assert _codes(*outer, Area("house3", "house")) == ["not-separated"]


def test_a_path_to_a_building_parts_what_lies_beside_it() -> None:
    """The path from the south ends at the tower in the north, so east and west are apart."""
    path = Area("path1", "path", edges=(2,), ends="building", at=("tower1",))
    east, west = _area("court1", *EAST, "Se"), _area("court2", "Sw", *WEST)
    assert _codes(path, _area("tower1", *NORTH), east, west) == []
    assert _codes(path, Area("tower1", "tower"), _area("court3", *NORTH), east, west) == ["not-separated"]


def test_the_arms_of_a_square_are_one_line_for_all_other_areas() -> None:
    """Three arms and a path inside to a tower: the tower must lie where that path can go."""
    arms = tuple(Area(f"path{side}", "path", edges=(side,), ends="square") for side in (1, 2))
    inner = Area("path9", "path", ends="square+building", at=("tower1",))
    tower, corner = _area("tower1", *NORTH), _area("court1", "Es", "Se")
    beside = (_area("court2", "En"), _area("court3", "Sw", *WEST))
    assert _codes(*arms, inner, tower, corner, *beside, square=True) == []
    blocked = (_area("tower1", "Es", "Se"), _area("court1", "En", *NORTH, *WEST, "Sw"))
    assert _codes(*arms, inner, *blocked, square=True) == []
    through = Area("path8", "path", edges=(0, 3))
    behind = (
        _area("tower1", "Nw", "Wn"),
        _area("court1", "Ne", "En", "Sw", "Ws"),
        _area("house1", "Es", "Se"),
    )
    assert _codes(*arms, inner, through, *behind, square=True) == ["areas-cross"]


def test_a_house_at_two_corners_leaves_no_way_between_them() -> None:
    crossing = (_area("house1", *NORTH, *SOUTH), _area("tower1", *EAST, *WEST))
    assert _codes(*crossing) == ["areas-cross"]
