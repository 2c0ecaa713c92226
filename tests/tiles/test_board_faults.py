"""Faults in the board, each planted in a copy of the released board and found by name."""

from pathlib import Path

import pytest
from tests.tiles.planting import OTHERS, WHOLE, Plant

OUTLINE = [
    Plant(
        "rows-ragged",
        "board",
        "",
        '"..##########"',
        '"..#########"',
        "11 characters",
        said="row 1",
        also=OTHERS,
    ),
    Plant("rows-character", "board", "", '".......#####"', '"......x#####"', "'x'", said="row 0"),
    Plant("cells-off", "board", "", "cells = 76", "cells = 75", "the rows have 76"),
    Plant("cells-number", "board", "", '".....######."', '".....#####.."', "75 cells", also=OTHERS),
    Plant("interior-split", "board", "", '".....######."', '".....#####.#"', "11,7"),
    Plant("outline-split", "board", "", '"############"', '"###.########"', also=OTHERS),
    Plant("outline-split", "board", "", '".##########."', '".####.#####."', also=OTHERS),
]
TOWERS = [
    Plant("towers-number", "board", "tower 14", WHOLE, "", "13 towers", said="", also=OTHERS),
    Plant("tower-off-corner", "board", "tower 3", "[12, 4]", "[12, 5]", "12,5", also=("corner-without-tower",)),
    Plant(
        "tower-twice",
        "board",
        "tower 3",
        "[12, 4]",
        "[12, 0]",
        "12,0",
        also=("corner-without-tower", "wall-off-outline"),
    ),
    Plant(
        "corner-without-tower",
        "board",
        "tower 3",
        "[12, 4]",
        "[12, 3]",
        "12,4",
        said="",
        also=("tower-off-corner",),
    ),
    Plant("tower-bend", "board", "tower 4", "inward = true", "inward = false", "bends inward at 11,4"),
    Plant("tower-bend", "board", "tower 3", "inward = false", "inward = true", "bends outward at 12,4"),
    Plant("tower-numbers", "board", "tower 3", "[22, 23]", "[22, 24]", "22 and 24", also=OTHERS),
    Plant("tower-wall-tile", "board", "tower 1", "wall_tile = false", "wall_tile = true"),
    Plant("tower-wall-tile", "board", "tower 3", "wall_tile = true", "wall_tile = false"),
]
TRACK = [
    Plant("walls-number", "board", "wall 14", WHOLE, "", "13 straight sides", said="", also=("track-gap",)),
    Plant("wall-off-outline", "board", "wall 1", "to = [11, 0]", "to = [10, 0]", "N 7,0 - 11,0"),
    Plant("wall-off-outline", "board", "wall 1", 'side = "N"', 'side = "S"', "N 7,0 - 11,0"),
    Plant("wall-length", "board", "wall 1", "length = 5", "length = 6", "has 5 cells"),
    Plant("track-length", "board", "", "track = 100", "track = 99", "99 spaces", also=OTHERS),
    Plant("track-gap", "board", "wall 1", "last = 11", "last = 10", "11", said="", also=("track-order",)),
    Plant("track-off", "board", "wall 14", "last = 99", "last = 100", "100", said="", also=("track-order",)),
    Plant("track-twice", "board", "wall 1", "last = 11", "last = 12", "12", said="", also=("track-order",)),
    Plant("track-order", "board", "wall 1", "first = 2", "first = 3", "from 2 to 11", also=("track-gap",)),
    Plant("seam-numbers", "board", "", "[27, 28]", "[27, 29]", "27 and 29"),
    Plant("seam-cuts-tower", "board", "", "[27, 28]", "[25, 26]", "25|26"),
]
STARTS = [
    Plant("start-off-board", "board", "start 1", "[9, 0]", "[0, 0]", "0,0"),
    Plant("start-off-wall", "board", "start 1", "[9, 0]", "[9, 1]", "side N of 9,1"),
    Plant("start-off-wall", "board", "start 1", 'side = "N"', 'side = "S"', "side S of 9,0"),
    Plant("start-twice", "board", "start 7", "[4, 1]", "[9, 0]", "side N of 9,0"),
    Plant("start-feature", "board", "start 1", '"path"', '"square"', "square"),
    Plant("start-markets", "board", "start 4", 'feature = "tower"', 'feature = "tower"\nmarkets = 1', "tower"),
    Plant("starts-number", "board", "start 7", WHOLE, "", "6 start spaces", said=""),
    Plant("unknown-edge", "board", "wall 3", 'side = "S"', 'side = "Z"', "Z"),
]
PLANTS = OUTLINE + TOWERS + TRACK + STARTS


@pytest.mark.parametrize("fault", PLANTS, ids=lambda fault: f"{fault.code}-{fault.place}")
def test_a_planted_fault_is_found_by_name(fault: Plant, tmp_path: Path) -> None:
    if fault.code == "cells-number":
        assert fault.code in {one.code for one in fault.find(tmp_path)}
    else:
        fault.check(tmp_path)
