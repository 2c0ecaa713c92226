"""Tile sets from TOML files (conventions in the released sets' headers), checked while they are read."""

from dataclasses import replace
from pathlib import Path

from tilewright.tiles.board_reader import parse_board
from tilewright.tiles.checker import check_gardens, check_kinds
from tilewright.tiles.faults import NOTES, Fault, TileSetError
from tilewright.tiles.model import HALVES, SIDES, Area, Board, GardenCopy, Kind, TileSet
from tilewright.tiles.parsing import Faults, Table, head, load

GAMES = {
    "castle": ("path", "tower", "house", "court"),
    "classic": ("city", "road", "field", "monastery", "garden", "river"),
}
MOST_TILES, MOST_AREAS = 500, 32
BASE_SETS = ("", "base")
ON_EDGES = frozenset({"path", "road", "river", "city"})
ON_HALVES = frozenset({"tower", "house", "court", "field"})
_ONLY_ON = {
    "fountain": "path",
    "ends": "path",
    "at": "path",
    "markets": "court",
    "shields": "city",
    "cities": "field",
}


def read_tile_set(path: str | Path) -> TileSet:
    """The tile set in a file; TileSetError with all faults when it cannot be played."""
    tile_set, faults = parse_tile_set(path)
    hard = [fault for fault in faults if fault.code not in NOTES]
    if hard:
        raise TileSetError(hard)
    return tile_set


def read_board(path: str | Path) -> Board:
    """The board in a file; TileSetError with all faults when it cannot be played."""
    board, faults = parse_board(path)
    hard = [fault for fault in faults if fault.code not in NOTES]
    if hard:
        raise TileSetError(hard)
    return replace(board, notes=tuple(faults))


def validate(path: str | Path) -> list[Fault]:
    """Everything that keeps a tile set or board from being a whole one; an empty list when it is clean."""
    try:
        document, _ = load(path)
        if "rows" in document:
            return parse_board(path)[1]
        if "tile" in document:
            return parse_tile_set(path)[1]
    except TileSetError as error:
        return error.faults
    return [Fault("not-a-set", str(path))]


def parse_tile_set(path: str | Path) -> tuple[TileSet, list[Fault]]:
    """The tile set in a file as far as it could be read, with its faults; TileSetError when it is no TOML."""
    document, digest = load(path)
    faults = Faults(str(path))
    top = Table(document, "whole-file", "", faults)
    id = head(top)
    if (top.texts("half_order") or list(HALVES)) != list(HALVES):
        top.fault("wrong-half-order")
    tables = top.tables("tile")
    game = top.text("game") or _guess_game(tables)
    if game not in GAMES:
        top.fault("wrong-game", found=game)
        raise TileSetError(faults.found)
    if len(tables) > MOST_TILES:
        top.fault("too-many", key="tile", part=top.part, number=len(tables), most=MOST_TILES)
        raise TileSetError(faults.found)
    kinds = [_parse_kind(table, number, game, faults) for number, table in enumerate(tables, 1)]
    gardens = [_parse_garden(table, number, faults) for number, table in enumerate(top.tables("garden_copy"), 1)]
    top.close()
    check_kinds(kinds, game, faults)
    check_gardens(gardens, kinds, faults)
    base = tuple(kind for kind in kinds if kind.set in BASE_SETS)
    aside = tuple(kind for kind in kinds if kind.set not in BASE_SETS)
    notes = tuple(fault for fault in faults.found if fault.code in NOTES)
    return TileSet(id, game, base, digest, str(path), aside, tuple(gardens), notes), faults.found


def _guess_game(tables: list[dict[str, object]]) -> str:
    """The game that has most of the kinds of area in a file that names none."""
    kinds: list[object] = []
    for table in tables:
        areas = table.get("areas")
        kinds += [one.get("kind") for one in areas if isinstance(one, dict)] if isinstance(areas, list) else []
    return max(("classic", "castle"), key=lambda game: sum(kind in GAMES[game] for kind in kinds))


def _parse_kind(data: dict[str, object], number: int, game: str, faults: Faults) -> Kind:
    name = data.get("id")
    tile = name if isinstance(name, str) and name else f"tile {number}"
    table = Table(data, "whole-tile", tile, faults)
    id = table.id("id") or tile
    kind = Kind(
        id=id,
        areas=_parse_areas(table, "areas", game),
        count=table.number("count", default=1, least=1, most=1000),
        square=table.flag("square") if game == "castle" else False,
        start=table.flag("start"),
        role=table.text("role"),
        set=table.text("set"),
        note=table.text("note"),
        jcz=table.text("jcz"),
    )
    table.ignore("wica")
    table.close()
    return kind


def _parse_garden(data: dict[str, object], number: int, faults: Faults) -> GardenCopy:
    name = data.get("id")
    tile = name if isinstance(name, str) and name else f"garden_copy {number}"
    table = Table(data, "garden-copy", tile, faults)
    garden = GardenCopy(
        id=table.id("id") or tile,
        of=table.text("of", required=True),
        count=table.number("count", default=1, least=1, most=1000),
        add=_parse_areas(table, "add", "classic"),
        set=table.text("set"),
        jcz=table.text("jcz"),
    )
    table.ignore("wica")
    table.close()
    return garden


def _parse_areas(table: Table, key: str, game: str) -> tuple[Area, ...]:
    areas: dict[str, Area] = {}
    tables = table.tables(key, required=True)
    if table.data.get(key) == []:
        table.fault("no-areas")
    if len(tables) > MOST_AREAS:
        table.fault("too-many", key=key, part=table.part, number=len(tables), most=MOST_AREAS)
        return ()
    for number, data in enumerate(tables, 1):
        area = _parse_area(data, number, table, game)
        if area.id in areas:
            table.fault("duplicate-area", area=area.id)
        areas[area.id] = area
    return tuple(areas.values())


def _parse_area(data: dict[str, object], number: int, tile: Table, game: str) -> Area:
    name = data.get("id")
    label = name if isinstance(name, str) and name else f"area {number}"
    table = Table(data, label, tile.tile, tile.faults)
    id = table.id("id") or label
    kind = table.text("kind", required=True)
    if table.has("kind") and kind not in GAMES[game]:
        table.fault("unknown-area-kind", area=id, kind=kind, game=game)
        return Area(id, "")
    for key, owner in _ONLY_ON.items():
        if table.has(key) and kind != owner:
            table.fault("misplaced-key", area=id, key=key, kind=kind)
            table.ignore(key)
    area = Area(
        id=id,
        kind=kind,
        edges=_places(table, id, kind, "edges", SIDES),
        halves=_places(table, id, kind, "halves", HALVES),
        fountain=table.flag("fountain") if kind == "path" else False,
        markets=table.number("markets", most=100) if kind == "court" else 0,
        shields=table.number("shields", most=100) if kind == "city" else 0,
        cities=tuple(table.texts("cities") or ()) if kind == "field" else (),
        ends=table.text("ends", default="none") if kind == "path" else "none",
        at=tuple(table.texts("at") or ()) if kind == "path" else (),
    )
    table.close()
    return area


def _places(table: Table, id: str, kind: str, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    wanted = kind in (ON_EDGES if key == "edges" else ON_HALVES)
    if not table.has(key):
        if wanted:
            table.fault(f"{key}-missing", area=id)
        return ()
    if not wanted:
        table.ignore(key)
        if kind:
            table.fault("misplaced-key", area=id, key=key, kind=kind)
        return ()
    places: list[int] = []
    for name in table.texts(key) or ():
        if name not in names:
            table.fault("unknown-edge" if key == "edges" else "unknown-half", area=id, name=name)
        elif names.index(name) in places:
            table.fault("named-twice", area=id, name=name)
        else:
            places.append(names.index(name))
    return tuple(sorted(places))
