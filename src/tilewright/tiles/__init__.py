"""What is printed: tile kinds, boards and sets, read from TOML files and checked."""

from tilewright.tiles.combining import in_play
from tilewright.tiles.faults import Fault, TileSetError
from tilewright.tiles.landscape import equal_under_rotation
from tilewright.tiles.library import board, released_id, tile_set
from tilewright.tiles.model import Area, Board, GardenCopy, Kind, Start, TileSet, Tower, Wall
from tilewright.tiles.places import PLACES, place_of
from tilewright.tiles.reader import read_board, read_tile_set

__all__ = [
    "PLACES",
    "Area",
    "Board",
    "Fault",
    "GardenCopy",
    "Kind",
    "Start",
    "TileSet",
    "TileSetError",
    "Tower",
    "Wall",
    "board",
    "equal_under_rotation",
    "in_play",
    "place_of",
    "read_board",
    "read_tile_set",
    "released_id",
    "tile_set",
]
