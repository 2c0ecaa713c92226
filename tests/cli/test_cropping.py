"""The table on a screen that is too low for it: what matters stays in sight, and what does not fit is told."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Done, Terminal
from tests.cli.test_play import CASTLE, played

from tilewright.cli.boards import Lying, Scene, draw_castle
from tilewright.cli.cropping import cut_to
from tilewright.cli.screen import LEAST_ROWS, Screen
from tilewright.tiles import library

BOARD = library.board("castle-1")
KINDS = library.tile_set("castle-1").kinds
EVERY_ROW = {(6, y): str(y + 1) for y in range(BOARD.height)}
FULL = Scene(
    [Lying(KINDS[i % len(KINDS)], x, y, 0) for i, (x, y) in enumerate(sorted(BOARD.cells)) if (x, y) != (6, y)]
)


def test_empty_lines_go_before_any_row_does() -> None:
    cut = cut_to(draw_castle(BOARD, Scene([], labels=EVERY_ROW)), BOARD.height, 16, EVERY_ROW, 0, False)
    assert (cut.first, cut.last, cut.outside) == (0, 7, frozenset())
    assert len(cut.canvas.lines()) == 16


@pytest.mark.parametrize("limit", range(1, 30))
@pytest.mark.parametrize("centre", [-9, 0, 3, 7, 99])
def test_a_full_board_is_cut_to_whole_rows_around_the_centre(limit: int, centre: int) -> None:
    labels = {(6, y): str(y) for y in range(7)}
    cut = cut_to(draw_castle(BOARD, FULL), BOARD.height, limit, labels, centre, True)
    high = len(cut.canvas.lines())
    assert high <= max(limit, 5)
    assert cut.first <= min(max(centre, 0), 7) <= cut.last or not 0 <= centre <= 7
    assert cut.outside == {cell for cell in labels if not cut.first <= cell[1] <= cut.last}
    assert cut.last - cut.first + 1 >= (limit - 4) // 3


def test_the_rows_with_most_legal_cells_are_shown() -> None:
    labels = {(x, 6): str(x) for x in range(6)} | {(3, 0): "9"}
    cut = cut_to(draw_castle(BOARD, FULL), BOARD.height, 13, labels, 0, False)
    assert cut.first <= 6 <= cut.last
    assert cut.outside == {(3, 0)}


def _low(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> Done:
    monkeypatch.setattr(Screen, "height", property(lambda screen: LEAST_ROWS))
    return terminal("play", *(words or CASTLE), "--players", "human,human", "--seed", "2", "--lang", "en", typed=typed)


def test_on_a_low_screen_every_legal_cell_is_drawn_or_named(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, lines = played(2)
    done = _low(terminal, monkeypatch, "\n".join(lines) + "\n")
    assert done.code == 0
    assert done.out.count("Shown are rows") == done.out.count("Outside the picture: ") == 24
    assert "Outside the picture: 1 at " in done.out
    # At the end, and nowhere else, the whole board is drawn.
    assert done.out.count("48◇═") + done.out.count("48◆═") < 24


def test_b_draws_the_part_that_is_wanted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    done = _low(terminal, monkeypatch, "b\nb 0\nb 7\nb 7 5\nb 7,5\nb 99 -99\nb x\nb 1 2 3\n")
    assert done.out.count("is no part of the board") == 2
    parts = [line for line in done.out.splitlines() if line.startswith("Shown are rows")]
    assert len(parts) == 6
    assert parts[1].startswith("Shown are rows 0 to ")
    assert " to 7;" in parts[2]


def test_a_landscape_too_large_is_drawn_around_the_cell_that_is_wanted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = _low(terminal, monkeypatch, "b 40 40\n", "--game", "classic")
    assert (done.code, "[unexpected]" in done.err) == (130, False)
