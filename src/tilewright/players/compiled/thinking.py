"""Room to think in: scratch states and numbers of a player that tries out every decision."""

from __future__ import annotations

from typing import Annotated, Generic, Protocol, TypeVar

from tilewright.rules import records
from tilewright.rules.records import I64, Ints, Record

S = TypeVar("S", bound=Record)

NODES = 384
CODES = 2048
KINDS = 64
PAIRS = 96
COUNTED = 20  # room for the parts of an evaluation
FITS = 128  # more than tiles are ever to come
PLACES = 256 * 4 * 3 * 4  # surroundings, side, half or line, kind of feature
ONE = 1024  # chances and shares are whole numbers of 1/1024
POINT = 1000  # worths are whole numbers of 1/1000 point, so that every machine adds them up alike
NOW, HIDDEN, LAID, CLAIMED, TRIED, ROOT = range(6)  # the moments that a thinker holds; ROOT: where search begins
MOMENTS = 6


# Every function is compiled anew for each width of integer that it is given, so all numbers here are 64 bits wide.
class Thoughts(Record):
    """What a player reckons about one moment, and the worth of each action it may choose."""

    count: I64
    followed: I64  # best follower code of the best placement
    finished: I64  # features that the tile just placed completed
    blocked: I64  # frontier cells that no tile of the stack fits
    room: I64  # sum over the frontier of the tiles that fit, at most 20 a cell
    fields: I64
    stake: I64  # what the larger keep is going to be paid, in 1/1000 point (castle.E2)
    tried: I64  # positions evaluated so far
    stamp: I64  # counts up whenever the tiles still to come change
    counted: I64  # 1 once the tiles still to come are counted by kind
    kinds_left: I64
    pairs: I64
    besides: I64
    hidden: I64  # tiles behind those of the stack that are in hands unseen
    held_count: I64
    held: Annotated[Ints, "i8", 32]  # tiles in hands and on the display, but for the one that is tried
    codes: Annotated[Ints, "i8", CODES]
    values: Annotated[Ints, "i8", CODES]
    options: Annotated[Ints, "i8", 64]
    kind_left: Annotated[Ints, "i8", KINDS]  # the kinds still to come
    of_kind: Annotated[Ints, "i8", KINDS]  # by kind: how many are still to come
    closing: Annotated[Ints, "i8", PLACES]  # mask of the kinds of the set that close a feature there
    closing_known: Annotated[Ints, "i1", PLACES]  # 1 once that is reckoned; a mind knows one set
    end_chance: Annotated[Ints, "i8", PLACES]  # stamp * 2048 + chance in 1/1024 that an end is filled as needed
    idle_chance: Annotated[Ints, "i8", FITS * 4]  # the same by kind of feature and number of tiles that fit
    pair: Annotated[Ints, "i8", PAIRS * 2]  # roots of two features that one tile may join
    pair_chance: Annotated[Ints, "i8", PAIRS]  # in 1/1024
    beside: Annotated[Ints, "i8", 16]  # the features around a cell: root
    beside_at: Annotated[Ints, "i8", 16]  # and where it meets the cell: side * 3 + half
    fitting: Annotated[Ints, "i8", 256]  # tiles of the stack that fit a need, -1 before it is counted
    chance: Annotated[Ints, "i8", NODES]  # by root: chance in 1/1024 that its open cells are all filled
    cells: Annotated[Ints, "i8", NODES]  # by root: empty cells that it reaches
    seen: Annotated[Ints, "i8", NODES]
    field: Annotated[Ints, "i8", NODES]  # by root of a field: its place among the fields looked at, from 1
    field_worth: Annotated[Ints, "i8", 64]
    touching: Annotated[Ints, "i8", NODES]  # by root of a city: mask of the fields that touch it
    deck: Annotated[Ints, "i8", 96]
    parts: Annotated[Ints, "i8", COUNTED]  # what a moment holds, part by part


class Moments(Protocol[S]):
    """A row of states; setting one copies it."""

    def __getitem__(self, index: int, /) -> S: ...
    def __setitem__(self, index: int, value: S, /) -> None: ...


class Row(Generic[S]):
    """Records for interpreted thinking that behave as an array of records does in a kernel."""

    def __init__(self, declared: type[S], count: int = MOMENTS) -> None:
        self._records = [records.new(declared) for _ in range(count)]
        self._bytes = [memoryview(record).cast("B") for record in self._records]  # type: ignore[arg-type]

    def __getitem__(self, index: int, /) -> S:
        return self._records[index]

    def __setitem__(self, index: int, value: S, /) -> None:
        self._bytes[index][:] = memoryview(value).cast("B")  # type: ignore[arg-type]
