"""One layout, two faces: records interpreted and in arrays share every byte; copies are equal and apart."""

from __future__ import annotations

import ctypes
from random import Random
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.proof.settings import setting
from tests.proof.twins import Twins

from tilewright.rules import kernels, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.events import EventBuffer
from tilewright.rules.records import I8, I16, I32, I64, Ints, Record

DECLARED = [CastleState, CastleTables, ClassicState, ClassicTables, EventBuffer]
WIDTHS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}


class Sample(Record):
    """Fields of every width in an order that needs padding."""

    small: I8
    big: I64
    row: Annotated[Ints, "i1", 3]
    middle: I16
    wide: Annotated[Ints, "i8", 2]
    plain: I32


@pytest.mark.parametrize("declared", [*DECLARED, Sample])
def test_dtype_and_structure_lie_at_the_same_offsets(declared: type[Record]) -> None:
    dtype, shape = records.dtype(declared), records.structure(declared)
    assert dtype.itemsize == ctypes.sizeof(shape) == records.size(declared)
    assert dtype.fields is not None
    for name, code, length in records.fields(declared):
        kind, offset = dtype.fields[name][:2]
        member = getattr(shape, name + "_" if length else name)
        assert (offset, kind.itemsize) == (member.offset, member.size)
        assert kind.base == np.dtype(code)
        assert kind.base.kind == "i", "every stored integer is signed"
        assert kind.shape == ((length,) if length else ())


def fill(record: Any, declared: type[Record], rng: Random) -> dict[str, Any]:
    """Random values into every field; returns them."""
    values: dict[str, Any] = {}
    for name, code, length in records.fields(declared):
        top = 1 << (WIDTHS[code] - 1)
        if length:
            values[name] = [rng.randrange(-top, top) for _ in range(length)]
            for i, value in enumerate(values[name]):
                getattr(record, name)[i] = value
        else:
            values[name] = rng.randrange(-top, top)
            setattr(record, name, values[name])
    return values


def read(record: Any, declared: type[Record]) -> dict[str, Any]:
    return {
        name: list(getattr(record, name)) if length else getattr(record, name)
        for name, _, length in records.fields(declared)
    }


@pytest.mark.parametrize("declared", [*DECLARED, Sample])
def test_a_record_is_the_same_in_every_face(declared: type[Record]) -> None:
    record = records.new(declared)
    values = fill(record, declared, Random(declared.__name__))
    element = records.array_of(record, declared)[0]
    assert {name: np.asarray(element[name]).tolist() for name in values} == values
    many = records.array(declared, 3)
    middle = records.view(declared, many, 1)
    records.assign(middle, record)
    assert read(middle, declared) == values
    assert many[1].tobytes() == records.as_bytes(record)
    assert not any(many[0].tobytes() + many[2].tobytes())


@pytest.mark.parametrize("declared", [*DECLARED, Sample])
def test_views_share_memory_and_copies_do_not(declared: type[Record]) -> None:
    record = records.new(declared)
    fill(record, declared, Random(1))
    twin, shared = records.copy(record), records.array_of(record, declared)
    assert records.as_bytes(twin) == records.as_bytes(record)
    before = records.as_bytes(record)
    fill(twin, declared, Random(2))
    assert records.as_bytes(record) == before != records.as_bytes(twin)
    records.assign(record, twin)
    assert shared[0].tobytes() == records.as_bytes(record) == records.as_bytes(twin)
    name, _, length = records.fields(declared)[-1]
    if length:
        shared[0][name][-1] = 1 - shared[0][name][-1] // 2
        assert getattr(record, name)[length - 1] == shared[0][name][-1]
    assert type(record) is type(twin)


def test_a_record_of_another_kind_is_not_taken_over() -> None:
    target = records.new(Sample)
    with pytest.raises(ValueError):
        records.assign(target, records.new(EventBuffer))  # type: ignore[type-var]
    assert not any(records.as_bytes(target))


@given(st.integers(), st.sampled_from(["row", "wide"]))
def test_a_row_refuses_what_it_cannot_hold(value: int, name: str) -> None:
    record: Any = records.new(Sample)
    top = 1 << (7 if name == "row" else 63)
    if -top <= value < top:
        getattr(record, name)[1] = value
        assert getattr(record, name)[1] == value
    else:
        with pytest.raises(ValueError):
            getattr(record, name)[1] = value


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_clone_plays_the_same_game_and_leaves_the_other_alone(game: str) -> None:
    rng = Random(f"clone {game}")
    twins = Twins(setting(game, rng), 7)
    for _ in range(12):
        twins.turn()
    states = records.array(twins.state, 2)
    records.assign(records.view(twins.state, states), twins.seeded)
    kernels.clone(states, 1)  # which first moves the generator on by one, so that no copy can be left out
    states["rng"] -= 1
    assert states[1].tobytes() == states[0].tobytes() == records.as_bytes(twins.seeded)
    second = states[1:2]
    for _ in range(5):
        twins.turn()
        twins.random_turn(second, twins.tables, twins.events, twins.row)
    assert second[0].tobytes() == records.as_bytes(twins.seeded)
    assert states[0].tobytes() != states[1].tobytes()
