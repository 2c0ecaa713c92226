"""What the person sees: the board drawn or told in words, the state of the players, the drawn tile."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tilewright.cli.boards import Lying, Scene, draw_castle, draw_landscape, draw_tiles, tile_rows
from tilewright.cli.canvas import LETTERS, Canvas, seat_style
from tilewright.cli.cropping import cut_to
from tilewright.cli.speech import say
from tilewright.cli.streams import LEAST_COLUMNS, console, speaks_unicode
from tilewright.cli.words import area_words, side_words
from tilewright.game import Place, Position, View
from tilewright.game.setup import Setup
from tilewright.tiles import Board, Kind, place_of

if TYPE_CHECKING:
    from rich.text import Text

COLUMNS, ROWS = 80, 24
BESIDE, LEAST_ROWS = 8, 7
"""Lines for the drawn tile, two or three notes and the prompt; the least that a board is drawn on."""
Cell = tuple[int, int]


class Screen:
    """Prints to the terminal; `plain` tells everything in words and draws nothing."""

    def __init__(self, setup: Setup, plain: bool) -> None:
        self.setup = setup
        self.plain = plain
        self.ascii_only = not speaks_unicode()
        self.console = console(plain)

    def write(self, text: str | Text = "") -> None:
        """Print one line."""
        self.console.print(text)

    def lines(self, lines: Iterable[str | Text]) -> None:
        """Print several lines."""
        for line in lines:
            self.write(line)

    def sheet(self, canvas: Canvas) -> None:
        """Print a drawing."""
        for line in canvas.lines(self.ascii_only):
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    @property
    def height(self) -> int | None:
        """Return how many lines a board may take so that tile, notes and prompt stay beside it; None for any number."""
        if not sys.stdout.isatty():
            return None
        return max(shutil.get_terminal_size((COLUMNS, ROWS)).lines - BESIDE, LEAST_ROWS)

    def board(
        self, position: Position, labels: dict[Cell, str], whole: bool = False, centre: Cell | None = None
    ) -> None:
        """Print the table, cells numbered as given; in plain mode the tiles in words.

        What does not fit on the screen is left out and told, the castle `whole` where that is asked for.
        """
        if self.plain:
            self.lines(self._told(position))
            return
        scene = self._scene(position, labels)
        if self.setup.board is not None:
            outside = self._castle(self.setup.board, scene, None if whole else self.height, centre)
        else:
            columns = max(shutil.get_terminal_size((COLUMNS, ROWS)).columns, LEAST_COLUMNS)
            canvas, outside = draw_landscape(
                replace(scene, last=centre or scene.last), columns, self.height or ROWS - BESIDE
            )
            self.sheet(canvas)
        if outside:
            left = sorted(outside, key=lambda cell: int(labels[cell]))
            cells = "; ".join(say("term-outside-cell", number=int(labels[x, y]), x=x, y=y) for x, y in left)
            self.write(say("term-outside", list=cells))

    def _castle(self, board: Board, scene: Scene, height: int | None, centre: Cell | None) -> frozenset[Cell]:
        """Print the castle, or what of it fits; return the numbered cells left outside."""
        canvas = draw_castle(board, scene)
        if height is None or len(canvas.lines()) <= height:
            self.sheet(canvas)
            return frozenset()
        around = centre or scene.last or (0, board.height // 2)
        cut = cut_to(canvas, board.height, height, scene.labels, around[1], centre is not None)
        self.sheet(cut.canvas)
        if cut.last - cut.first + 1 < board.height:
            self.write(say("term-cropped", first=cut.first, last=cut.last))
        return cut.outside

    def _scene(self, position: Position, labels: dict[Cell, str]) -> Scene:
        kind = self.setup.tiles.kind
        return Scene(
            [Lying(kind(t.tile), t.x, t.y, t.rotation // 90) for t in position.tiles],
            [(f.player, f.x, f.y, f.area) for f in position.followers],
            labels,
            (position.tiles[-1].x, position.tiles[-1].y) if position.tiles else None,
            position.scores,
            frozenset(position.wall.on) if position.wall else frozenset(),
        )

    def _told(self, position: Position) -> list[str]:
        if not position.tiles:
            return [say("term-table-empty")]
        out = []
        for tile in position.tiles:
            words = say("term-tile-lies", tile=tile.tile, x=tile.x, y=tile.y, rotation=tile.rotation)
            standing = [f for f in position.followers if (f.x, f.y) == (tile.x, tile.y)]
            for follower in standing:
                player = position.players[follower.player]
                under = self.setup.tiles.kind(tile.tile)
                kind = under.area(follower.area).kind
                place = place_of(under, follower.area, tile.rotation // 90)
                key = "term-abbot-stands" if follower.abbot else "term-stands"
                words += "; " + say(key, player=player, kind=kind, place=place)
            out.append(words)
        return out

    def players(self, view: View) -> None:
        """Print a line for each player: score, supply, keep, wall tiles."""
        from rich.text import Text

        position = view.position
        for seat, name in enumerate(position.players):
            parts = [say("term-score", player=name, points=position.scores[seat])]
            parts.append(say("term-supply", count=view.supply[seat]))
            if view.abbots and view.abbots[seat]:
                parts.append(say("term-abbot-supply"))
            if position.hands is not None:
                parts.append(say("term-hand-size", count=len(position.hands[seat])))
            if position.keeps is not None and position.wall is not None:
                parts.append(say("term-keep", tiles=position.keeps[seat]))
                if position.wall.open[seat]:
                    numbers = ", ".join(map(str, position.wall.open[seat]))
                    parts.append(say("term-wall-held", numbers=numbers, count=len(position.wall.open[seat])))
            line = Text(f" {LETTERS[seat]} ", "" if self.plain else seat_style(seat))
            line.append("  " + " · ".join(parts), "default on default" if not self.plain else "")
            self.write(line)

    def situation(self, view: View, turn: int, extra: bool) -> None:
        """Print whose turn it is, the players, and what is left."""
        position = view.position
        name = position.players[position.to_move]
        self.players(view)
        if self.plain and position.wall is not None:
            self.write(say("term-wall-on", towers=", ".join(map(str, position.wall.on))))
        line = say("term-extra-turn" if extra else "term-turn", turn=turn, player=name)
        self.write(f"{line}. {say('term-stack', left=view.left)}")

    def tile(self, kind: Kind, turns: Sequence[int], numbered: bool = False) -> None:
        """Print a tile in some rotations, or in plain mode what lies on its sides."""
        if self.plain:
            for number, turn in enumerate(turns, 1):
                words = side_words(kind, turn)
                label = say("rotation", rotation=90 * turn)
                self.write(f"{number}: {label}: {words}" if numbered else f"{label}: {words}")
            return
        captions = [f"{n}: {90 * turn}°" if numbered else f"{90 * turn}°" for n, turn in enumerate(turns, 1)]
        self.sheet(draw_tiles(kind, turns, captions))

    def drawn(self, kind: Kind, turns: Sequence[int]) -> None:
        """Print the drawn tile: its areas, and its rotations that fit somewhere."""
        square = f" ({say('term-tile-square')})" if kind.square else ""
        self.write(say("term-drawn", tile=kind.id) + square + ": " + ", ".join(map(area_words, kind.areas)))
        self.tile(kind, turns)

    def remaining(self, left: Mapping[str, int]) -> None:
        """Print the tiles that are left, as small pictures in rows or in plain mode by name, with their numbers."""
        captions = {tile: tile if count == 1 else f"{tile} ×{count}" for tile, count in left.items()}
        if self.plain:
            if captions:
                self.write(say("term-remaining", list=", ".join(captions.values())))
            return
        columns = max(shutil.get_terminal_size((COLUMNS, ROWS)).columns, LEAST_COLUMNS)
        kinds = [(self.setup.tiles.kind(tile), caption) for tile, caption in captions.items()]
        for row in tile_rows(kinds, columns):
            self.sheet(row)

    def claims(self, kind: Kind, turn: int, areas: Sequence[str]) -> None:
        """Print the tile just placed, a number on each area that may take a follower."""
        if self.plain:
            return
        from tilewright.cli.blocks import block

        canvas = draw_tiles(kind, (turn,), (" ",))
        stands = block(kind, turn).stands
        ids = [area.id for area in kind.areas]
        for number, area in enumerate(areas, 1):
            row, column = stands[ids.index(area)]
            canvas.put(1 + row, 2 + column, str(number), "number")
        del canvas.cells[0, 2]
        self.sheet(canvas)


def rotations_by_cell(view: View) -> dict[Cell, list[Place]]:
    """Return the legal placements by cell, in the order in which the cells are numbered."""
    cells: dict[Cell, list[Place]] = {}
    for action in view.actions:
        if isinstance(action, Place):
            cells.setdefault((action.x, action.y), []).append(action)
    return cells
