"""Flat records of integers: declared once as a class, used as a static type, a ctypes.Structure and a NumPy dtype.

    class Counter(Record):
        total: I64
        seen: Annotated[Ints, "i2", 8]

`new(Counter)` is a record for interpreted play, `array(Counter, n)` an array of n records for compiled kernels and
`view(Counter, array, i)` one element of such an array as an interpreted record. All share one layout, byte for byte.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Annotated, Any, Protocol, TypeVar, get_args, get_type_hints

if TYPE_CHECKING:
    import numpy


class Ints(Protocol):
    """A fixed row of integers: a memoryview when interpreted, a NumPy sub-array when compiled."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


I8 = Annotated[int, "i1", 0]
I16 = Annotated[int, "i2", 0]
I32 = Annotated[int, "i4", 0]
I64 = Annotated[int, "i8", 0]

# Every stored integer is signed: unsigned mixed with signed becomes a float in compiled code.
_CTYPES: dict[str, Any] = {"i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}
_FORMATS: dict[str, Any] = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Record:
    """Base of every declared record; its annotated fields are the layout."""


T = TypeVar("T", bound=Record)


_fields: dict[type[Any], tuple[tuple[str, str, int], ...]] = {}
_structures: dict[type[Any], type[Any]] = {}
_dtypes: dict[type[Any], Any] = {}


def fields(declared: type[Record]) -> tuple[tuple[str, str, int], ...]:
    """The fields in order: name, integer code, length (0 for a single integer)."""
    known = _fields.get(declared)
    if known is not None:
        return known
    found = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        _, code, length = get_args(hint)
        found.append((name, code, length))
    _fields[declared] = tuple(found)
    return _fields[declared]


def structure(declared: type[Record]) -> type[Any]:
    """The ctypes.Structure of a record; a row of integers is stored under its name with `_` appended."""
    made = _structures.get(declared)
    if made is not None:
        return made
    layout = [
        (name + "_", _CTYPES[code] * length) if length else (name, _CTYPES[code])
        for name, code, length in fields(declared)
    ]
    made = type(declared.__name__, (ctypes.Structure,), {"_fields_": layout})
    _structures[declared] = made
    return made


def _opened(declared: type[T], made: Any) -> T:
    """Hang a memoryview of each row on the structure: its items are plain integers and an overflow raises."""
    for name, code, length in fields(declared):
        if length:
            setattr(made, name, memoryview(getattr(made, name + "_")).cast("B").cast(_FORMATS[code]))
    return made  # type: ignore[no-any-return]


def new(declared: type[T]) -> T:
    """A record of zeros for interpreted play."""
    return _opened(declared, structure(declared)())


def size(declared: type[Record]) -> int:
    """Size of a record in bytes."""
    return ctypes.sizeof(structure(declared))


def copy(source: T) -> T:
    """An independent copy of an interpreted record."""
    kind: Any = type(source)
    made = kind.from_buffer_copy(source)
    for name, row in source.__dict__.items():
        setattr(made, name, memoryview(getattr(made, name + "_")).cast("B").cast(row.format))
    return made  # type: ignore[no-any-return]


def assign(target: T, source: T) -> None:
    """Overwrite an interpreted record with another of its kind."""
    memoryview(target).cast("B")[:] = memoryview(source).cast("B")  # type: ignore[arg-type]


def as_bytes(record: Record) -> bytes:
    """The record's bytes, equal for equal states however they came about."""
    return bytes(record)  # type: ignore[call-overload, no-any-return]


def dtype(declared: type[Record]) -> numpy.dtype[Any]:
    """The NumPy dtype of a record, at the same offsets as its structure."""
    import numpy

    known: numpy.dtype[Any] | None = _dtypes.get(declared)
    if known is not None:
        return known
    layout = [(name, code, (length,)) if length else (name, code) for name, code, length in fields(declared)]
    made = numpy.dtype(layout, align=True)
    shape = structure(declared)
    assert made.itemsize == ctypes.sizeof(shape)
    assert made.fields is not None
    for name, _, length in fields(declared):
        assert made.fields[name][1] == getattr(shape, name + "_" if length else name).offset
    _dtypes[declared] = made
    return made


def array(declared: type[Record], count: int = 1) -> numpy.ndarray[Any, Any]:
    """An array of zeroed records for compiled kernels."""
    import numpy

    return numpy.zeros(count, dtype(declared))


def array_of(record: T, declared: type[T]) -> numpy.ndarray[Any, Any]:
    """An array of one record that shares the memory of an interpreted record."""
    import numpy

    return numpy.frombuffer(record, dtype(declared), 1)  # type: ignore[call-overload, no-any-return]


def view(declared: type[T], records: numpy.ndarray[Any, Any], index: int = 0) -> T:
    """One element of an array as an interpreted record that shares its memory."""
    part = memoryview(records[index : index + 1]).cast("B")  # type: ignore[arg-type]
    return _opened(declared, structure(declared).from_buffer(part))
