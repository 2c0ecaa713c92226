"""Tile kinds, tile sets and boards as plain frozen records.

Sides 0..3 = N E S W. Half-edges 0..7, clockwise from the north-west corner = Nw Ne En Es Se Sw Ws Wn.
A turn is a quarter turn clockwise: it adds 1 to a side and 2 to a half-edge. x grows to the east, y to the
south.
"""

from dataclasses import dataclass, field

from tilewright.tiles.faults import Fault
from tilewright.tiles.landscape import distinct_turns

SIDES = ("N", "E", "S", "W")
HALVES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
LINES = frozenset({"path", "road", "river"})


@dataclass(frozen=True, slots=True)
class Area:
    """One connected piece on a tile; `edges` and `halves` are rising numbers of sides and half-edges."""

    id: str
    kind: str
    edges: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    fountain: bool = False
    markets: int = 0
    shields: int = 0
    cities: tuple[str, ...] = ()
    ends: str = "none"
    at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """What is printed on a tile: its areas in the file's order, and how many copies the set holds.

    `jcz` is JCloisterZone's id of the kind. `line` gives for each side the index of the path, road or river area that
    runs to its middle, else -1;
    `half` gives for each half-edge the index of the area that owns it (a city edge: the city in both halves);
    `turns` lists the quarter turns that give distinct landscapes: (0,), (0, 1) or (0, 1, 2, 3).
    """

    id: str
    areas: tuple[Area, ...]
    count: int = 1
    square: bool = False
    start: bool = False
    role: str = ""
    set: str = ""
    note: str = ""
    jcz: str = ""
    line: tuple[int, int, int, int] = field(init=False)
    half: tuple[int, int, int, int, int, int, int, int] = field(init=False)
    turns: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Derive `line`, `half` and `turns` from the areas."""
        line, half = [-1] * 4, [-1] * 8
        for index, area in enumerate(self.areas):
            for side in area.edges:
                if area.kind in LINES:
                    line[side] = index
                else:
                    half[2 * side] = half[2 * side + 1] = index
            for place in area.halves:
                half[place] = index
        object.__setattr__(self, "line", tuple(line))
        object.__setattr__(self, "half", tuple(half))
        object.__setattr__(self, "turns", distinct_turns(self.areas, self.square))

    def area(self, id: str) -> Area:
        """The area of that id; KeyError when the kind has none."""
        for area in self.areas:
            if area.id == id:
                return area
        raise KeyError(id)


@dataclass(frozen=True, slots=True)
class GardenCopy:
    """Of the copies of kind `of`, `count` also carry a garden; the kind `id` has the areas `add` too."""

    id: str
    of: str
    count: int
    add: tuple[Area, ...]
    set: str = ""
    jcz: str = ""


@dataclass(frozen=True)
class TileSet:
    """A tile set: the kinds of the base game in the file's order, and the digest of the file's bytes.

    `aside` holds kinds of further sets in the same file (the River) and `gardens` the garden copies;
    neither is in play in the base game. `notes` are departures that do not hinder play.
    """

    id: str
    game: str
    kinds: tuple[Kind, ...]
    sha256: str
    path: str
    aside: tuple[Kind, ...] = ()
    gardens: tuple[GardenCopy, ...] = ()
    notes: tuple[Fault, ...] = ()

    def kind(self, id: str) -> Kind:
        """The kind of that id, base kinds first; KeyError when the set has none."""
        for kind in self.kinds + self.aside:
            if kind.id == id:
                return kind
        raise KeyError(id)

    @property
    def tiles(self) -> int:
        """The number of tiles of the base game, the start tile included."""
        return sum(kind.count for kind in self.kinds)


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower at a bend of the wall, cut into two numbers; (x, y) is the north-west corner of cell (x, y)."""

    numbers: tuple[int, int]
    x: int
    y: int
    inward: bool
    wall_tile: bool


@dataclass(frozen=True, slots=True)
class Wall:
    """A straight side of the wall, clockwise: its cells' side, first and last cell, and track numbers."""

    side: int
    first_cell: tuple[int, int]
    last_cell: tuple[int, int]
    length: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Start:
    """A start space at the wall: the cell it is laid at, the side of that cell, and its feature (F5)."""

    x: int
    y: int
    side: int
    feature: str
    markets: int = 0


@dataclass(frozen=True)
class Board:
    """The castle's outline: interior cells, towers, straight sides, start spaces, seams and track length.

    `notes` are departures from the printed board that do not hinder play.
    """

    id: str
    rows: tuple[str, ...]
    width: int
    height: int
    cells: frozenset[tuple[int, int]]
    towers: tuple[Tower, ...]
    walls: tuple[Wall, ...]
    starts: tuple[Start, ...]
    seams: tuple[tuple[int, int], ...]
    track: int
    sha256: str
    path: str
    notes: tuple[Fault, ...] = ()
