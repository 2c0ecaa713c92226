"""Which quarter turns show distinct landscapes, and when two kinds are equal under rotation."""

from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from tilewright.tiles import Area, Kind, equal_under_rotation, tile_set

DRAFT = Path("tests/data/castle-draft.toml")
SETS = ["castle-1", "classic-1", "tests/data/castle-draft.toml", "tests/data/castle-small.toml"]


def _turned(area: Area, turn: int) -> Area:
    return replace(
        area,
        edges=tuple(sorted((edge + turn) % 4 for edge in area.edges)),
        halves=tuple(sorted((half + 2 * turn) % 8 for half in area.halves)),
    )


def _same_picture(one: Kind, other: Kind, turn: int) -> bool:
    """Whether some renaming of the areas of `one`, turned, gives `other`: tried one by one."""
    if len(one.areas) != len(other.areas) or one.square != other.square:
        return False
    turned = [_turned(area, turn) for area in one.areas]
    choices: list[dict[str, str]] = [{}]
    for area in turned:
        bare = replace(area, id="", cities=(), at=())
        fits = [mine.id for mine in other.areas if replace(mine, id="", cities=(), at=()) == bare]
        choices = [{**names, area.id: id} for names in choices for id in fits if id not in names.values()]
    for names in choices:
        renamed = {
            names[area.id]: replace(
                area,
                id=names[area.id],
                cities=tuple(sorted(names[id] for id in area.cities)),
                at=tuple(sorted(names[id] for id in area.at)),
            )
            for area in turned
        }
        if all(
            renamed[area.id] == replace(area, cities=tuple(sorted(area.cities)), at=tuple(sorted(area.at)))
            for area in other.areas
        ):
            return True
    return False


def _brute_turns(kind: Kind) -> tuple[int, ...]:
    distinct: list[int] = []
    for turn in range(4):
        if not any(_same_picture(kind, kind, turn - earlier) for earlier in distinct):
            distinct.append(turn)
    return tuple(distinct)


@pytest.mark.parametrize("name", SETS)
def test_turns_are_those_found_by_trying_every_renaming(name: str) -> None:
    printed = tile_set(name)
    for kind in printed.kinds + printed.aside:
        assert kind.turns == _brute_turns(kind), kind.id


def test_turns_of_the_draft_as_they_were_measured() -> None:
    turns = {kind.id: kind.turns for kind in tile_set(DRAFT).kinds if kind.turns != (0, 1, 2, 3)}
    assert turns == {
        **dict.fromkeys(("t01", "t03", "t08", "t58"), (0,)),
        **dict.fromkeys(("t06", "t12", "t23", "t25", "t59", "t60"), (0, 1)),
    }


def test_turns_of_classic() -> None:
    turns = {kind.id: kind.turns for kind in tile_set("classic-1").kinds if kind.turns != (0, 1, 2, 3)}
    assert turns == {**dict.fromkeys("BCX", (0,)), **dict.fromkeys("FGHU", (0, 1))}


def test_no_two_kinds_of_a_set_are_equal_under_rotation() -> None:
    for name in SETS:
        printed = tile_set(name)
        for one, other in permutations(printed.kinds + printed.aside, 2):
            assert not equal_under_rotation(one, other), (one.id, other.id)
            if one.role == other.role:
                assert not any(_same_picture(one, other, turn) for turn in range(4))


@pytest.mark.parametrize("turn", range(4))
def test_a_kind_turned_and_renamed_is_equal_to_itself(turn: int) -> None:
    for kind in tile_set(DRAFT).kinds:
        areas = tuple(
            replace(
                _turned(area, turn),
                id=area.id + "x",
                at=tuple(id + "x" for id in area.at),
            )
            for area in reversed(kind.areas)
        )
        assert equal_under_rotation(kind, replace(kind, id="other", areas=areas)), kind.id


def test_a_mirror_image_a_mark_and_a_role_make_a_difference() -> None:
    draft, classic = tile_set(DRAFT), tile_set("classic-1")
    assert not equal_under_rotation(draft.kind("t30"), draft.kind("t42"))
    assert not equal_under_rotation(draft.kind("t31"), draft.kind("t38"))
    assert not equal_under_rotation(draft.kind("t47"), draft.kind("t48"))
    assert not equal_under_rotation(classic.kind("Q"), classic.kind("R"))
    spring, lake = classic.kind("R1.spring"), classic.kind("R1.lake")
    assert not equal_under_rotation(spring, lake)
    assert equal_under_rotation(spring, replace(lake, role="spring"))


def test_the_building_a_path_leads_to_makes_a_difference() -> None:
    """A path between two houses: only where it stops tells the pictures apart, and turns them."""
    east, west = Area("house1", "house", halves=(2, 3)), Area("house2", "house", halves=(6, 7))
    courts = (Area("court1", "court", halves=(0, 1, 4)), Area("court2", "court", halves=(5,)))
    left, right = (
        Kind(str(at), (Area("path1", "path", edges=(2,), ends="building", at=at), east, west, *courts))
        for at in (("house1",), ("house2",))
    )
    assert left.turns == right.turns == (0, 1, 2, 3)
    assert not equal_under_rotation(left, right)
    inner = Area("path1", "path", ends="building", at=("house1", "house2"))
    both = (inner, east, west, Area("court1", "court", halves=(0, 1)), Area("court2", "court", halves=(4, 5)))
    assert Kind("both", both).turns == (0, 1)
    one_sided = (replace(inner, at=("house1",)), *both[1:])
    assert Kind("one", one_sided).turns == (0, 1, 2, 3)
