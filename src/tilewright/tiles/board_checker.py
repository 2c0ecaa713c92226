"""Checks of a board: the outline, its towers and straight sides, the track around it, the start spaces."""

from tilewright.tiles.model import SIDES, Board, Wall
from tilewright.tiles.parsing import Faults

CELLS, TOWERS, STARTS, TRACK = 76, 14, 7, 100
FEATURES = ("path", "tower", "house", "court")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Point = tuple[int, int]
Corner = tuple[Point, bool]


def check_board(board: Board, faults: Faults) -> None:
    """Note everything that keeps a board, read without faults, from being one of The Castle."""
    if not _check_rows(board, faults):
        return
    outline = trace_outline(board)
    if outline is None:
        faults.add("outline-split")
        return
    corners, sides = outline
    _check_towers(board, corners, faults)
    _check_walls(board, corners, sides, faults)
    _check_track(board, faults)
    _check_seams(board, faults)
    _check_starts(board, faults)


def _check_rows(board: Board, faults: Faults) -> bool:
    before = len(faults.found)
    for y, row in enumerate(board.rows):
        if len(row) != len(board.rows[0]):
            faults.add("rows-ragged", f"row {y}", length=len(row), wanted=len(board.rows[0]))
        for sign in sorted(set(row) - {"#", "."}):
            faults.add("rows-character", f"row {y}", found=repr(sign))
    if not board.cells:
        faults.add("no-cells")
        return False
    lost = _unreached(board)
    if lost is not None:
        faults.add("interior-split", x=lost[0], y=lost[1])
    whole = len(faults.found) == before
    if len(board.cells) != CELLS:
        faults.add("cells-number", number=len(board.cells), wanted=CELLS)
    return whole


def _unreached(board: Board) -> Point | None:
    first = min(board.cells, key=lambda cell: (cell[1], cell[0]))
    reached, edge = {first}, [first]
    while edge:
        x, y = edge.pop()
        for dx, dy in STEPS:
            cell = (x + dx, y + dy)
            if cell in board.cells and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return min(board.cells - reached, default=None)


def trace_outline(board: Board) -> tuple[list[Corner], list[Wall]] | None:
    """The outline walked clockwise from the north-west corner of its first cell in the top row.

    Corners as (grid point, bends inward), and the straight side that follows each (track numbers 0);
    None where the outline is not one closed line.
    """
    cells = board.cells
    first = min(cells, key=lambda cell: (cell[1], cell[0]))
    edges = sum((x + dx, y + dy) not in cells for x, y in cells for dx, dy in STEPS)
    corners: list[Corner] = []
    sides: list[Wall] = []
    cell, side, inward, walked = first, 0, False, 0
    while True:
        (dx, dy), (ox, oy) = STEPS[(side + 1) % 4], STEPS[side]
        last, length = cell, 1
        ahead = (last[0] + dx, last[1] + dy)
        while ahead in cells and (ahead[0] + ox, ahead[1] + oy) not in cells:
            last, length = ahead, length + 1
            ahead = (last[0] + dx, last[1] + dy)
        corners.append((_corner(cell, side), inward))
        sides.append(Wall(side, cell, last, length, 0, 0))
        walked += length
        inward = ahead in cells
        cell, side = ((ahead[0] + ox, ahead[1] + oy), (side - 1) % 4) if inward else (last, (side + 1) % 4)
        if (cell, side) == (first, 0):
            points = {point for point, _ in corners}
            return (corners, sides) if walked == edges and len(points) == len(corners) else None


def _corner(cell: Point, side: int) -> Point:
    return cell[0] + (side in (1, 2)), cell[1] + (side in (2, 3))


def _check_towers(board: Board, corners: list[Corner], faults: Faults) -> None:
    bends = dict(corners)
    seen: set[Point] = set()
    if len(board.towers) != TOWERS:
        faults.add("towers-number", number=len(board.towers), wanted=TOWERS)
    for number, tower in enumerate(board.towers, 1):
        part, point, (first, second) = f"tower {number}", (tower.x, tower.y), tower.numbers
        if point not in bends:
            faults.add("tower-off-corner", part, x=tower.x, y=tower.y)
        elif point in seen:
            faults.add("tower-twice", part, x=tower.x, y=tower.y)
        elif bends[point] != tower.inward:
            bend = "inward" if bends[point] else "outward"
            faults.add("tower-bend", part, x=tower.x, y=tower.y, bend=bend)
        seen.add(point)
        if second != first + 1:
            faults.add("tower-numbers", part, first=first, second=second)
        if tower.wall_tile != (tower.numbers != (0, 1)):
            faults.add("tower-wall-tile", part)
    for (x, y), _ in corners:
        if (x, y) not in seen:
            faults.add("corner-without-tower", x=x, y=y)


def _check_walls(board: Board, corners: list[Corner], sides: list[Wall], faults: Faults) -> None:
    if len(board.walls) != len(board.towers):
        faults.add("walls-number", number=len(board.walls), towers=len(board.towers))
        return
    wanted = {point: side for (point, _), side in zip(corners, sides, strict=True)}
    for number, (tower, wall) in enumerate(zip(board.towers, board.walls, strict=True), 1):
        part, side = f"wall {number}", wanted.get((tower.x, tower.y))
        following = board.towers[number % len(board.towers)].numbers[0] or board.track
        if side is not None and (wall.side, wall.first_cell, wall.last_cell) != (
            side.side,
            side.first_cell,
            side.last_cell,
        ):
            faults.add("wall-off-outline", part, wanted=_words(side))
        elif side is not None and wall.length != side.length:
            faults.add("wall-length", part, stated=wall.length, number=side.length)
        if (wall.first, wall.last) != (tower.numbers[1] + 1, following - 1) or wall.last < wall.first:
            faults.add("track-order", part, first=tower.numbers[1] + 1, last=following - 1)


def _words(side: Wall) -> str:
    (ax, ay), (bx, by) = side.first_cell, side.last_cell
    return f"{SIDES[side.side]} {ax},{ay} - {bx},{by}"


def _check_track(board: Board, faults: Faults) -> None:
    if board.track != TRACK:
        faults.add("track-length", number=board.track, wanted=TRACK)
        return
    used = [number for tower in board.towers for number in tower.numbers]
    used += [number for wall in board.walls for number in range(wall.first, wall.last + 1)]
    for number in sorted(set(used) - set(range(TRACK))):
        faults.add("track-off", number=number, last=TRACK - 1)
    for number in range(TRACK):
        if used.count(number) != 1:
            faults.add("track-twice" if number in used else "track-gap", number=number)


def _check_seams(board: Board, faults: Faults) -> None:
    numbers = [tower.numbers for tower in board.towers]
    for first, second in board.seams:
        if not 0 <= first < board.track or second != (first + 1) % board.track:
            faults.add("seam-numbers", first=first, second=second)
        elif (first, second) in numbers:
            faults.add("seam-cuts-tower", first=first, second=second)


def _check_starts(board: Board, faults: Faults) -> None:
    seen: set[tuple[int, int, int]] = set()
    for number, start in enumerate(board.starts, 1):
        part, (x, y) = f"start {number}", (start.x, start.y)
        dx, dy = STEPS[start.side]
        if (x, y) not in board.cells:
            faults.add("start-off-board", part, x=x, y=y)
        elif (x + dx, y + dy) in board.cells:
            faults.add("start-off-wall", part, side=SIDES[start.side], x=x, y=y)
        elif (x, y, start.side) in seen:
            faults.add("start-twice", part, side=SIDES[start.side], x=x, y=y)
        seen.add((x, y, start.side))
        if start.feature not in FEATURES:
            faults.add("start-feature", part, found=start.feature)
        elif start.markets and start.feature != "court":
            faults.add("start-markets", part, feature=start.feature)
    if not board.starts:
        faults.add("no-start")
    elif len(board.starts) != STARTS:
        faults.add("starts-number", number=len(board.starts), wanted=STARTS)
