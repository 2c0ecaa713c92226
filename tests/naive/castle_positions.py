"""Little castles for the tests: a board and tiles written in a line each, and turns without ceremony."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.naive.castle import NaiveCastle
from tests.naive.castle_data import HALVES

# id: (areas, copies); an area is a name, whole sides or half-edges, and what it carries.
TILES = {
    "house": ["house1 N E S W"],
    "tower": ["tower1 N E S W"],
    "court": ["court1 N E S W"],
    "market": ["court1 N E S W markets=1"],
    "markets": ["court1 N E S W markets=2"],
    "path": ["path1 N S", "court1 Ne E Se", "court2 Nw W Sw"],
    "spring": ["path1 N S fountain", "court1 Ne E Se", "court2 Nw W Sw"],
}


def _tile(name: str, areas: list[str], count: int) -> str:
    lines = [f'[[tile]]\nid = "{name}"\ncount = {count}\nareas = [']
    for area in areas:
        ident, *rest = area.split()
        kind = ident.rstrip("0123456789")
        sides = [word for word in rest if word in ("N", "E", "S", "W")]
        halves = [word for word in rest if word in HALVES]
        fields = [f'id = "{ident}"', f'kind = "{kind}"']
        if kind == "path":
            fields.append(f"edges = {sides}")
        else:
            fields.append(f"halves = {[half for half in HALVES if half in halves or half[0] in sides]}")
        fields += [f"markets = {word[8:]}" for word in rest if word.startswith("markets=")]
        fields += ["fountain = true" for word in rest if word == "fountain"]
        lines.append("  { " + ", ".join(fields) + " },")
    return "\n".join([*lines, "]\n"]).replace("'", '"')


def small_castle(
    folder: Path,
    rows: list[str],
    tiles: dict[str, list[str]] | None = None,
    *,
    starts: tuple[str, ...] = (),
    wall: dict[int, int] | None = None,
    count: int = 9,
    **options: object,
) -> NaiveCastle:
    """A castle of `rows`; starts like "0 0 N house"; wall: towers by lower number and the kinds they hold."""
    wall = wall or {}
    board = [f"rows = {rows}".replace("'", '"')]
    board.append("" if wall else "tower = []")
    board.append("" if starts else "start = []")
    for lower in wall:
        board.append(f"[[tower]]\nnumbers = [{lower}, {lower + 1}]\nwall_tile = true")
    for start in starts:
        x, y, side, feature, *markets = start.split()
        board.append(f'[[start]]\ncell = [{x}, {y}]\nside = "{side}"\nfeature = "{feature}"')
        board += [f"markets = {number}" for number in markets]
    (folder / "board.toml").write_text("\n".join(board), encoding="utf-8")
    text = "\n".join(_tile(name, areas, count) for name, areas in {**TILES, **(tiles or {})}.items())
    (folder / "tiles.toml").write_text(text, encoding="utf-8")
    return NaiveCastle(folder / "tiles.toml", folder / "board.toml", options, wall_tiles=wall)


def turn(game: NaiveCastle, tile: str, x: int, y: int, follower: str | None = None, **more: Any) -> None:
    """A turn of the player to move, without placing checks; `rotation` and the rest as in a record."""
    told: dict[str, Any] = {
        "player": game.mover,
        "tile": tile,
        "x": x,
        "y": y,
        "rotation": 0,
        "forced": "test",
    }
    if follower is not None:
        told["follower"] = follower
    game.play({**told, **more})


def named(x: int, y: int, area: str, double: bool = False) -> dict[str, Any]:
    """An element of `scored`."""
    return {"x": x, "y": y, "area": area, **({"double": True} if double else {})}


def end(game: NaiveCastle) -> tuple[list[dict[str, Any]], list[int]]:
    """Take the tiles that are left out of the game and reckon the final scores."""
    game.left.clear()
    game.over = True
    return game.finish()


def before_closing(folder: Path, *, tower_of: int = 0, **more: Any) -> NaiveCastle:
    """A house of seat 0 (3 tiles with its start spaces) and a tower (1 tile), to be closed by (1, 0)."""
    starts = ("0 0 N house", "0 0 W house")
    game = small_castle(folder, ["######.#"], starts=starts, **more)
    turn(game, "house", 0, 0, "house1")
    if tower_of == 1:
        turn(game, "tower", 2, 0, "tower1")
        turn(game, "court", 3, 0)
    else:
        turn(game, "court", 3, 0)
        turn(game, "tower", 2, 0, "tower1")
    if tower_of == 0:
        turn(game, "court", 4, 0)
    else:
        turn(game, "court", 5, 0)
    return game
