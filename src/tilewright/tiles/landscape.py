"""When two tiles, turned, show the same landscape: compared by geometry, never by the ids of areas."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.tiles.model import Area, Kind

Shape = tuple[object, ...]


def _shape(area: "Area", turn: int) -> Shape:
    edges = tuple(sorted((side + turn) % 4 for side in area.edges))
    halves = tuple(sorted((half + 2 * turn) % 8 for half in area.halves))
    return (area.kind, edges, halves, area.fountain, area.markets, area.shields, area.ends)


def landscape(areas: Sequence["Area"], square: bool, turn: int) -> Shape:
    """The tile turned by `turn` quarters, in a form that is equal for two equal pictures.

    What an area leads to (`cities`, `at`) enters as the shape of the area meant, so renaming changes nothing.
    """
    shapes = {area.id: _shape(area, turn) for area in areas}
    whole = []
    for area in areas:
        cities = tuple(sorted(repr(shapes.get(id)) for id in area.cities))
        stops = tuple(sorted(repr(shapes.get(id)) for id in area.at))
        whole.append(repr((shapes[area.id], cities, stops)))
    return (square, *sorted(whole))


def distinct_turns(areas: Sequence["Area"], square: bool) -> tuple[int, ...]:
    """The quarter turns that show distinct landscapes: (0,), (0, 1) or (0, 1, 2, 3)."""
    plain = landscape(areas, square, 0)
    if landscape(areas, square, 1) == plain:
        return (0,)
    if landscape(areas, square, 2) == plain:
        return (0, 1)
    return (0, 1, 2, 3)


def canonical(kind: "Kind") -> Shape:
    """The role and the landscape in the rotation that sorts first: equal for two kinds equal when turned."""
    pictures = (landscape(kind.areas, kind.square, turn) for turn in kind.turns)
    return (kind.role, min(pictures, key=repr))


def equal_under_rotation(one: "Kind", other: "Kind") -> bool:
    """Whether two kinds show the same areas and marks in some rotation and play the same role."""
    return canonical(one) == canonical(other)
