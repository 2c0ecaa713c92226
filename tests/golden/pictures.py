"""What the browser client must know of pictures as `tilewright.art` does: its tests read the same file."""

from __future__ import annotations

import json
import random

from tilewright import art
from tilewright.tiles import TileSet, tile_set

WIDE, TALL, GAP = 9, 8, 0.15


def pictures() -> str:
    """Return the themes, and tables of every turn and neighbour with their joints, a line each."""
    tables = [_table(tile_set(name), seed) for seed, name in enumerate(("castle-1", "castle-1", "classic-1"))]
    lines = ",\n".join(json.dumps(table, separators=(",", ":")) for table in tables)
    return f'{{"themes":{json.dumps(art.THEMES)},"joined":{json.dumps(art.JOINED)},"tables":[\n{lines}\n]}}\n'


def _table(tiles: TileSet, seed: int) -> dict[str, object]:
    """A table laid without a look at the rules, so that everything meets everything; some cells stay empty."""
    rng = random.Random(seed)
    cells = [(x, y) for y in range(-2, TALL - 2) for x in range(-3, WIDE - 3) if rng.random() > GAP]
    laid = [art.Laid(rng.choice(tiles.kinds).id, x, y, rng.randrange(4)) for x, y in cells]
    used = {tile.kind for tile in laid}
    return {
        "edges": {kind.id: art.edges_of(kind) for kind in tiles.kinds if kind.id in used},
        "tiles": [{"tile": tile.kind, "x": tile.x, "y": tile.y, "rotation": 90 * tile.turn} for tile in laid],
        "joints": [
            {"name": joint.name, "x": joint.x, "y": joint.y, "turn": joint.turn} for joint in art.joints(tiles, laid)
        ],
    }
