"""A tile as a block of five by three characters: every half-edge, every line and the middle have one of their own.

Wn Nw N Ne En        The corners of the block are the half-edges Wn, En, Es and Ws, so that each of the eight
W  .  c  .  E        is seen apart; N, E, S and W show the path or road that runs to that side, or the area
Ws Sw S Se Es        that owns the whole edge.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from tilewright.tiles import Area, Kind

WIDTH, HEIGHT = 5, 3
Place = tuple[int, int]

HALF_AT: tuple[Place, ...] = ((0, 1), (0, 3), (0, 4), (2, 4), (2, 3), (2, 1), (2, 0), (0, 0))
SIDE_AT: tuple[Place, ...] = ((0, 2), (1, 4), (2, 2), (1, 0))
LEFT, MIDDLE, RIGHT = (1, 1), (1, 2), (1, 3)
LINE_KINDS = ("path", "road", "river")
FILL = {"court": ".", "house": "^", "tower": "#", "city": "#", "field": ".", "monastery": "M", "garden": "*"}
ENDS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The line that joins sides, by the sum of 1 north, 2 east, 4 south, 8 west."""
STUBS = "╵╶╷╴"
"""A path that ends at a building, by its side: half a line, so that it does not look joined to the middle."""
CURVES = {
    frozenset({0b0011, 0b1100}): {(1, 1): "╮", (1, 2): "╰", (2, 1): "╰", (2, 2): "╮"},
    frozenset({0b1001, 0b0110}): {(1, 2): "╯", (1, 3): "╭", (2, 2): "╭", (2, 3): "╯"},
}
"""Two curves that pass each other, by the sums of their sides: what stands where beside the straight pieces."""
SQUARE, CROSSING, FOUNTAIN, MARKET, SHIELD = "■", "╳", "o", "m", "*"
TO_ASCII = str.maketrans(
    {
        **dict.fromkeys("│║", "|"),
        "╵": "'",
        "╷": ",",
        **dict.fromkeys("╶╴─", "-"),
        **dict.fromkeys("└┌├┘┴┐┤┬┼", "+"),
        "■": "@",
        "╳": "x",
        **dict.fromkeys("╲╮╰", "\\"),
        **dict.fromkeys("╱╭╯", "/"),
        "═": "=",
        "◆": "O",
        "◇": "o",
        "·": ".",
        "›": ">",
        "‹": "<",
        "°": " ",
    }
)


@dataclass(frozen=True)
class Glyph:
    """One character of a block: what it shows, the kind of area for its colour, the area's index or -1."""

    char: str
    kind: str
    area: int


@dataclass(frozen=True)
class Block:
    """A turned tile as characters, and where a follower on each area is shown."""

    glyphs: dict[Place, Glyph]
    stands: tuple[Place, ...]


@dataclass(frozen=True)
class _Turned:
    """A kind at one rotation: who owns its half-edges and the middles of its sides."""

    kind: Kind
    line: tuple[int, ...]
    half: tuple[int, ...]

    def area(self, index: int) -> Area:
        return self.kind.areas[index]

    def sides(self, index: int) -> list[int]:
        return [side for side in range(4) if self.line[side] == index]


@cache
def block(kind: Kind, turn: int) -> Block:
    """Return the block of a kind turned by so many quarter turns clockwise."""
    line = tuple(kind.line[(side - turn) % 4] for side in range(4))
    half = tuple(kind.half[(place - 2 * turn) % 8] for place in range(8))
    turned = _Turned(kind, line, half)
    glyphs: dict[Place, Glyph] = {}
    for place, at in enumerate(HALF_AT):
        glyphs[at] = _fill(turned, half[place])
    for side, at in enumerate(SIDE_AT):
        owner = line[side]
        if owner < 0:
            glyphs[at] = _fill(turned, half[2 * side])
            continue
        glyphs[at] = Glyph("│─"[side % 2] if _reaches(turned, owner) else STUBS[side], _kind(turned, owner), owner)
    _draw_middle(turned, glyphs)
    _draw_inner(turned, glyphs)
    return Block(glyphs, _stands(turned, glyphs))


def _kind(turned: _Turned, index: int) -> str:
    return turned.area(index).kind


def _fill(turned: _Turned, index: int) -> Glyph:
    kind = _kind(turned, index)
    return Glyph(FILL.get(kind, "?"), kind, index)


def _reaches(turned: _Turned, index: int) -> bool:
    """Tell whether a line is drawn as far as the middle: all but a lone end at a building."""
    area = turned.area(index)
    if area.kind == "path":
        return len(area.edges) > 1 or "square" in area.ends
    return len(area.edges) > 1 or len([line for line in set(turned.line) if line >= 0]) > 2


def _draw_middle(turned: _Turned, glyphs: dict[Place, Glyph]) -> None:
    reaching = [index for index in sorted(set(turned.line)) if index >= 0 and _reaches(turned, index)]
    for side, at in ((1, RIGHT), (3, LEFT)):
        index = turned.line[side]
        if index in reaching:
            glyphs[at] = Glyph("─", _kind(turned, index), index)
        else:
            glyphs[at] = _beside(turned, side)
    if turned.kind.square:
        glyphs[MIDDLE] = Glyph(SQUARE, "square", -1)
    elif len(reaching) == 1:
        sides = turned.sides(reaching[0])
        glyphs[MIDDLE] = Glyph(ENDS[sum(1 << side for side in sides)], _kind(turned, reaching[0]), reaching[0])
    elif reaching and all(len(turned.sides(index)) == 1 for index in reaching):
        glyphs[MIDDLE] = Glyph(CROSSING, "square", -1)
    elif reaching:
        _draw_passing(turned, glyphs, reaching)
    else:
        glyphs[MIDDLE] = _core(turned)


def _draw_passing(turned: _Turned, glyphs: dict[Place, Glyph], reaching: list[int]) -> None:
    """Draw two lines that pass each other without a square: curves apart, anything else by a slanting line."""
    bends = {sum(1 << side for side in turned.sides(index)): index for index in reaching}
    curves = CURVES.get(frozenset(bends))
    if curves is None:
        north = set(turned.sides(turned.line[0]))
        glyphs[MIDDLE] = Glyph("╲" if 1 in north else "╱", _kind(turned, reaching[0]), -1)
        return
    upper, lower = turned.line[0], turned.line[2]
    for at, char in curves.items():
        index = upper if at == MIDDLE else lower
        glyphs[at] = Glyph(char, _kind(turned, index), index)


def _beside(turned: _Turned, side: int) -> Glyph:
    """Return what lies between the middle and the east or west side."""
    halves = (1, 2, 3, 4) if side == 1 else (0, 7, 6, 5)
    owners = [turned.half[place] for place in halves]
    if owners[0] == owners[3] and owners[0] != owners[1]:
        return _fill(turned, owners[0])
    return _fill(turned, Counter(owners).most_common(1)[0][0])


def _core(turned: _Turned) -> Glyph:
    """Return what lies in the middle where no line runs: what a path ends at, else what owns most around."""
    for area in turned.kind.areas:
        for name in area.at:
            return _fill(turned, [other.id for other in turned.kind.areas].index(name))
    counted = Counter(turned.half)
    most = max(counted.values())
    return _fill(turned, min(index for index in counted if counted[index] == most))


def _draw_inner(turned: _Turned, glyphs: dict[Place, Glyph]) -> None:
    """Draw the areas that touch no edge: a monastery, a house in a court, a path between square and building."""
    shown = {glyph.area for glyph in glyphs.values()}
    for index, area in enumerate(turned.kind.areas):
        if index in shown:
            continue
        if area.kind not in LINE_KINDS:
            glyphs[MIDDLE] = _fill(turned, index)
            continue
        ids = [other.id for other in turned.kind.areas]
        towards = [ids.index(name) for name in area.at]
        free = [at for at in (LEFT, RIGHT) if glyphs[at].kind not in LINE_KINDS]
        free.sort(key=lambda at: glyphs[at].area not in towards)
        if free:
            glyphs[free[0]] = Glyph("─", area.kind, index)


def _stands(turned: _Turned, glyphs: dict[Place, Glyph]) -> tuple[Place, ...]:
    """Return where a follower stands on each area, and draw fountains, markets and coats of arms beside it."""
    order = [MIDDLE, LEFT, RIGHT, *SIDE_AT, *HALF_AT]
    stands = []
    for index, area in enumerate(turned.kind.areas):
        own = [at for at in order if glyphs[at].area == index] or [MIDDLE]
        mark = FOUNTAIN if area.fountain else MARKET if area.markets else SHIELD if area.shields else ""
        if mark:
            at = _well(glyphs, own) if area.fountain else own[0]
            glyphs[at] = Glyph(mark, area.kind, index)
            own = [place for place in own if place != at] or own
        stands.append(own[0])
    return tuple(stands)


def _well(glyphs: dict[Place, Glyph], own: list[Place]) -> Place:
    """Return where the fountain of a path hides nothing: on a straight piece, else beside its end."""
    straight = [at for at in (MIDDLE, LEFT, RIGHT) if at in own and glyphs[at].char in "│─"]
    if straight and len(own) > 1:
        return straight[0]
    row, column = own[0]
    beside = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    areas = Counter(glyph.area for glyph in glyphs.values())
    free = [at for at in beside if at in glyphs and glyphs[at].kind not in LINE_KINDS and areas[glyphs[at].area] > 1]
    return free[0] if free else own[0]
