"""The table drawn as text: the castle inside its wall, or the part of the landscape that matters now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tilewright.cli.blocks import HEIGHT, WIDTH, block
from tilewright.cli.canvas import LETTERS, Canvas, seat_style
from tilewright.tiles import Board, Kind, Tower, Wall

STEP_X, STEP_Y = WIDTH + 1, HEIGHT
LEFT, TOP = 3, 2
Cell = tuple[int, int]
START_LETTERS = {"path": "p", "tower": "t", "house": "h", "court": "c"}
DELTAS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class Lying:
    """A tile on the table: its kind, cell and quarter turns."""

    kind: Kind
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Scene:
    """Everything that a drawing shows."""

    tiles: Sequence[Lying]
    followers: Sequence[tuple[int, int, int, str]] = ()
    labels: Mapping[Cell, str] = field(default_factory=dict)
    last: Cell | None = None
    scores: Sequence[int] = ()
    full_towers: frozenset[int] = frozenset()


def draw_castle(board: Board, scene: Scene) -> Canvas:
    """Return the castle: axes, empty cells, wall with towers, start spaces and markers, tiles, followers."""
    canvas = Canvas()
    for x in range(board.width):
        canvas.put(0, LEFT + x * STEP_X + 2, str(x), "axis")
    for y in range(board.height):
        canvas.put(TOP + y * STEP_Y + 1, 0, str(y), "axis")
    for x, y in board.cells:
        _empty(canvas, x, y)
    for wall in board.walls:
        _wall(canvas, wall)
    for tower in board.towers:
        row, column = _corner(board, tower)
        full = tower.numbers[0] in scene.full_towers
        canvas.put(row, column, "◆" if full else "◇", "tower-full" if full else "tower-bare")
        _tower_number(canvas, board, tower, row, column)
    for start in board.starts:
        row, column = _side(start.x, start.y, start.side)
        letter = START_LETTERS[start.feature]
        canvas.put(row, column, f"[{letter}]" if start.side % 2 == 0 else letter, "start")
    for seat, score in enumerate(scene.scores):
        row, column = _marker(board, score % board.track)
        taken = canvas.char(row, column) in LETTERS
        canvas.put(row, column + (1 if taken else 0), LETTERS[seat], seat_style(seat))
    _fill(canvas, scene, LEFT, TOP)
    return canvas


def draw_landscape(scene: Scene, columns: int, rows: int) -> tuple[Canvas, frozenset[Cell]]:
    """Return the landscape, or as much around the last tile as fits, and the labelled cells left outside."""
    cells = [(tile.x, tile.y) for tile in scene.tiles] + list(scene.labels)
    wide, high = max(3, (columns - LEFT - 1) // STEP_X), max(3, (rows - TOP) // STEP_Y)
    centre = scene.last or (0, 0)
    west, east = _window([x for x, _ in cells], centre[0], wide)
    north, south = _window([y for _, y in cells], centre[1], high)
    canvas = Canvas()
    for x in range(west, east + 1):
        canvas.put(0, LEFT + (x - west) * STEP_X + 1, f"{x:^3}", "axis")
    for y in range(north, south + 1):
        canvas.put(TOP + (y - north) * STEP_Y + 1, 0, f"{y:>2}", "axis")
    inside = {(x, y) for x in range(west, east + 1) for y in range(north, south + 1)}
    shown = Scene(
        [tile for tile in scene.tiles if (tile.x, tile.y) in inside],
        [standing for standing in scene.followers if standing[1:3] in inside],
        {cell: label for cell, label in scene.labels.items() if cell in inside},
        scene.last,
    )
    for x, y in shown.labels:
        _empty(canvas, x - west, y - north)
    _fill(canvas, shown, LEFT - west * STEP_X, TOP - north * STEP_Y)
    return canvas, frozenset(cell for cell in scene.labels if cell not in inside)


def draw_tiles(kind: Kind, turns: Sequence[int], captions: Sequence[str]) -> Canvas:
    """Return a tile in several rotations side by side, a caption over each."""
    canvas = Canvas()
    for place, (turn, caption) in enumerate(zip(turns, captions, strict=True)):
        column = 2 + place * 14
        canvas.put(0, column, caption, "axis")
        _tile(canvas, Lying(kind, 0, 0, turn), 1, column)
    return canvas


def tile_rows(kinds: Sequence[tuple[Kind, str]], columns: int) -> list[Canvas]:
    """Return kinds as they lie unturned, a caption over each, in rows that are at most so wide."""
    wide = max([WIDTH, *(len(caption) for _, caption in kinds)]) + 2
    each = max(1, (columns - 2) // wide)
    rows = []
    for first in range(0, len(kinds), each):
        canvas = Canvas()
        for place, (kind, caption) in enumerate(kinds[first : first + each]):
            canvas.put(0, 2 + place * wide, caption, "axis")
            _tile(canvas, Lying(kind, 0, 0, 0), 1, 2 + place * wide)
        rows.append(canvas)
    return rows


def _window(values: Sequence[int], centre: int, size: int) -> tuple[int, int]:
    low, high = min(values), max(values)
    if high - low < size:
        return low, high
    first = min(max(centre - size // 2, low), high - size + 1)
    return first, first + size - 1


def _empty(canvas: Canvas, x: int, y: int) -> None:
    canvas.put(TOP + y * STEP_Y + 1, LEFT + x * STEP_X + 2, "·", "empty")


def _fill(canvas: Canvas, scene: Scene, left: int, top: int) -> None:
    lying = {(tile.x, tile.y): tile for tile in scene.tiles}
    for tile in scene.tiles:
        _tile(canvas, tile, top + tile.y * STEP_Y, left + tile.x * STEP_X)
        if (tile.x + 1, tile.y) in lying and tile.kind.line[(1 - tile.turn) % 4] >= 0:
            canvas.put(top + tile.y * STEP_Y + 1, left + tile.x * STEP_X + WIDTH, "─", "path")
    for seat, x, y, area in scene.followers:
        under = lying[x, y]
        index = [printed.id for printed in under.kind.areas].index(area)
        row, column = block(under.kind, under.turn).stands[index]
        canvas.put(top + y * STEP_Y + row, left + x * STEP_X + column, LETTERS[seat], seat_style(seat))
    for (x, y), label in scene.labels.items():
        canvas.put(top + y * STEP_Y + 1, left + x * STEP_X + 1, f"{label:^3}", "number")
    if scene.last in lying:
        x, y = scene.last or (0, 0)
        canvas.put(top + y * STEP_Y + 1, left + x * STEP_X - 1, "›", "last")
        canvas.put(top + y * STEP_Y + 1, left + x * STEP_X + WIDTH, "‹", "last")


def _tile(canvas: Canvas, tile: Lying, top: int, left: int) -> None:
    for (row, column), glyph in block(tile.kind, tile.turn).glyphs.items():
        canvas.put(top + row, left + column, glyph.char, glyph.kind)


def _side(x: int, y: int, side: int) -> tuple[int, int]:
    """Return where the middle of a cell's side lies on the wall; three characters on a horizontal one."""
    row, column = TOP + y * STEP_Y, LEFT + x * STEP_X
    return ((row - 1, column + 1), (row + 1, column + WIDTH), (row + HEIGHT, column + 1), (row + 1, column - 1))[side]


def _stretch(wall: Wall) -> tuple[tuple[int, int], tuple[int, int], int]:
    """Return the first place of a straight side of the wall, one step along it, and its length, in walking order."""
    x, y = wall.first_cell
    row, column = TOP + y * STEP_Y, LEFT + x * STEP_X
    if wall.side == 0:
        return (row - 1, column), (0, 1), wall.length * STEP_X - 1
    if wall.side == 1:
        return (row, column + WIDTH), (1, 0), wall.length * STEP_Y
    if wall.side == 2:
        return (row + HEIGHT, column + WIDTH - 1), (0, -1), wall.length * STEP_X - 1
    return (row + HEIGHT - 1, column - 1), (-1, 0), wall.length * STEP_Y


def _wall(canvas: Canvas, wall: Wall) -> None:
    (row, column), (down, right), length = _stretch(wall)
    for place in range(length):
        canvas.put(row + place * down, column + place * right, "═" if right else "║", "wall")


def _corner(board: Board, tower: Tower) -> tuple[int, int]:
    """Return where a tower stands: in the corner of the one quadrant that lies outside, or on the outer corner."""
    inside_below = [(tower.x + dx, tower.y) in board.cells for dx in (-1, 0)]
    inside_above = [(tower.x + dx, tower.y - 1) in board.cells for dx in (-1, 0)]
    row = TOP + tower.y * STEP_Y
    below = sum(inside_below) > sum(inside_above)
    return (row - 1 if below else row), LEFT + tower.x * STEP_X - 1


def _tower_number(canvas: Canvas, board: Board, tower: Tower, row: int, column: int) -> None:
    """Write the lower number of a tower beside it, outside the wall where there is room."""
    text = str(tower.numbers[0])
    east_outside = (tower.x, tower.y) not in board.cells and (tower.x, tower.y - 1) not in board.cells
    above = row < TOP + tower.y * STEP_Y
    outside_row = row if tower.inward else row + (-1 if above else 1)
    if tower.inward:
        outside_row = row - 1 if above else row + 1
        start = column - len(text) if (tower.x - 1, tower.y - (1 if above else 0)) not in board.cells else column + 1
        canvas.put(outside_row, start, text, "axis")
    else:
        canvas.put(row, column + 1 if east_outside else column - len(text), text, "axis")


def _marker(board: Board, space: int) -> tuple[int, int]:
    """Return where a score marker stands on the wall; the spaces of a side are spread evenly along it."""
    for tower in board.towers:
        if space in tower.numbers:
            return _corner(board, tower)
    for wall in board.walls:
        if wall.first <= space <= wall.last:
            (row, column), (down, right), length = _stretch(wall)
            spaces = wall.last - wall.first + 1
            place = (2 * (space - wall.first) + 1) * length // (2 * spaces)
            return row + place * down, column + place * right
    return 0, 0
