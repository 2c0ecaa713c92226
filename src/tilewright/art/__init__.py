"""The pictures: tile kinds, boards, figures and whole tables as SVG, drawn from the data of a set.

- `sprites(tiles, theme)`: one document with a `<symbol viewBox="0 0 100 100">` for every kind (its id:
  `symbol_id(tiles, kind_id)`) and one with the box -20 .. 20 for every figure (`figure_id(tiles, name)`, names:
  `figure-` path, tower, house, court, city, road, monastery, field, garden, keep, marker; `emblem-0` .. `5`,
  `emblem-lying-0`, `emblem-keep-0`, `emblem-marker-0`; `wall-1` .. `9`, `wall-back`). Ids begin with the set's
  digest, so two documents may stand in one page.
- A figure takes the text colour (`color`) of its user; the six seats' colours and emblems are `SEATS`. An emblem is
  used with the same x, y, width and height, on top of the figure (`emblem_of(name)` says which).
- A tile that is turned is used in a group that turns it (`rotate(90 50 50)`) and has the class `tw-turn-1` (2, 3):
  then light and shadow still come from the north-west and trees stand upright.
- `style(theme)` is the style sheet that all drawings share; a page that swaps it changes the theme (`THEMES`: day,
  night, contrast, schematic). Round what shows tiles less than `FAR_BELOW` pixels wide a page sets the class `tw-far`:
  what would be noise there is left out, marks are bolder.
- `joints(tiles, laid)`: what finishes towers and houses of The Castle where something else lies beyond the edge. The
  symbol `figure_id(tiles, joint.name)` has the box -20 .. 120 of its tile; it is used above all tiles in a group of the
  tile's cell that turns it (`tw-turn-N`, `rotate(90 * N, 50, 50)`, N = `joint.turn`). `edges_of(kind)` says what each
  half-edge shows and its joint's name, for a client that reckons joints itself: one is laid where the facing halves
  show unlike things, in the order of `JOINED`.
- `board_picture(board, theme)`: the wall of The Castle, a cell 100 wide; `board_box(board)` its box in cells;
  `track(board)` the middle of each number, `towers(board)` of each tower, in cells.
- `spot_of(kind, area_id)`: where a follower stands on an area, in units of the unturned tile.
- `scene(tiles, table, theme, size)`: a whole table as one document that every program can show.
- `sheet(kinds)`: a table with kinds side by side; `garden_kinds(tiles)`: those that are garden copies.
- `raster.png(svg)` turns a scene into a PNG (`tilewright.art.raster`, not imported here).

Nothing here knows the rules; nothing reads a clock or a file; the same data give the same bytes.
"""

from tilewright.art.figures import emblem_of
from tilewright.art.joints import JOINED, Joint, edges_of, joints
from tilewright.art.looks import FAR_BELOW, style
from tilewright.art.scene import Laid, Standing, Table, figure, scene, sheet, table_box
from tilewright.art.spots import spot_of
from tilewright.art.sprites import figure_id, garden_kinds, kinds_of, sprites, symbol_id
from tilewright.art.tokens import HALO, SEATS, THEMES
from tilewright.art.wall import TowerPlace, board_box, board_picture, towers, track

__all__ = [
    "FAR_BELOW",
    "HALO",
    "JOINED",
    "SEATS",
    "THEMES",
    "Joint",
    "Laid",
    "Standing",
    "Table",
    "TowerPlace",
    "board_box",
    "board_picture",
    "edges_of",
    "emblem_of",
    "figure",
    "figure_id",
    "garden_kinds",
    "joints",
    "kinds_of",
    "scene",
    "sheet",
    "spot_of",
    "sprites",
    "style",
    "symbol_id",
    "table_box",
    "towers",
    "track",
]
