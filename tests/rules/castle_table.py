"""A small table for the tests of The Castle: tiles written in a line, positions built piece by piece.

A tile is written as its areas, parted by bars: "path1 N S fountain | court1 Ne E Se | court2 Nw W Sw". An area is
its id, the sides or half-edges it owns, and what it carries: `fountain`, `markets=2`, `square` (it ends at the tile's
square), `at=house1` (it ends at that building). Copies of a line are told apart by a court inside the tile,
which no test claims; so every tile of a set is another, as the reader of sets demands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from tilewright.game import (
    Entry,
    Event,
    ExtraTurn,
    Game,
    Place,
    PlaceFollower,
    Replay,
    ScoreNext,
    chance,
    new,
    parse_record,
)
from tilewright.game.events import CameHome, FinalScored, KeepMoved, Scored, Tied, WallTileTaken, WallTileUsed
from tilewright.game.refusals import Refusal

BOARD = Path(__file__).parents[1] / "data" / "castle-1-board.toml"
TOWERS = (12, 22, 25, 34, 48, 51, 60, 65, 68, 76, 81, 84, 95)
SIDES = ("N", "E", "S", "W")
HALVES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
MARK = "court9"
EVERY_START = (
    "9 0 N path",
    "11 2 E house",
    "10 5 E court 1",
    "8 7 S tower",
    "3 6 S path",
    "0 3 W house",
    "4 1 N tower",
)

COURT = "court1 N E S W"
HOUSE_END = "house1 E | court1 N S W"
HOUSE_BAR = "house1 E W | court1 N | court2 S"
HOUSE_BEND = "house1 E S | court1 N W"
TOWER_END = "tower1 E | court1 N S W"
TOWER_BAR = "tower1 E W | court1 N | court2 S"
TOWER_BEND = "tower1 E S | court1 N W"
PATH_END = "path1 E at=house1 | house1 | court1 N S W En Es"
PATH_BAR = "path1 E W | court1 N En Wn | court2 S Es Ws"
FOUNTAIN_BAR = "path1 E W fountain | court1 N En Wn | court2 S Es Ws"
BARS = {"path": PATH_BAR, "tower": TOWER_BAR, "house": HOUSE_BAR}


def _area(words: str) -> str:
    ident, *rest = words.split()
    kind = ident.rstrip("0123456789")
    sides = [word for word in rest if word in SIDES]
    halves = [half for half in HALVES if half in rest or (half[0] in sides and kind != "path")]
    at = [word[3:] for word in rest if word.startswith("at=")]
    fields = [f'id = "{ident}"', f'kind = "{kind}"']
    if kind == "path":
        ends = "+".join(["square"] * ("square" in rest) + ["building"] * bool(at)) or "none"
        fields += [f"edges = {sides}", f'ends = "{ends}"']
    else:
        fields.append(f"halves = {halves}")
    fields += [f"at = {at}"] * bool(at) + ["fountain = true"] * ("fountain" in rest)
    fields += [f"markets = {word[8:]}" for word in rest if word.startswith("markets=")]
    return "{ " + ", ".join(fields).replace("'", '"') + " }"


def _picture(line: str) -> str:
    """Return what is the same for lines that show one tile in different rotations."""
    pictures = []
    for turn in range(4):
        turned = {side: SIDES[(i + turn) % 4] for i, side in enumerate(SIDES)}
        turned |= {half: HALVES[(i + 2 * turn) % 8] for i, half in enumerate(HALVES)}
        areas = [area.split() for area in line.split(" | ")]
        pictures.append(sorted([ident[:-1], *sorted(turned.get(w, w) for w in rest)] for ident, *rest in areas))
    return repr(min(pictures))


@dataclass
class Tiles:
    """A tile set that grows as lines are asked for: each asking is another tile."""

    text: list[str] = field(default_factory=list)
    asked: dict[str, int] = field(default_factory=dict)

    def add(self, line: str) -> str:
        """Add a tile and return its id."""
        picture = _picture(line)
        times = self.asked[picture] = self.asked.get(picture, 0) + 1
        areas = line.split(" | ") + [f"{MARK} markets={times - 1}"] * (times > 1)
        ident = f"k{len(self.text) + 1}"
        square = str(" square" in line).lower()
        rows = "".join(f"  {_area(area)},\n" for area in areas)
        self.text.append(f'[[tile]]\nid = "{ident}"\nsquare = {square}\nareas = [\n{rows}]\n')
        return ident

    def write(self, folder: Path) -> Path:
        """Write the set and return its file."""
        path = folder / "tiles.toml"
        head = 'format = 1\nid = "test"\ngame = "castle"\n'
        path.write_text("\n".join([head, *self.text]), encoding="utf-8")
        return path


def write_board(folder: Path, starts: Sequence[str]) -> Path:
    """Write the board of the castle with these start spaces, each like "9 0 N path" or "10 5 E court 1"."""
    text = BOARD.read_text(encoding="utf-8").partition("[[start]]")[0]
    for start in starts:
        x, y, side, feature, *markets = start.split()
        text += f'[[start]]\ncell = [{x}, {y}]\nside = "{side}"\nfeature = "{feature}"\n'
        text += "".join(f"markets = {number}\n" for number in markets)
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


class Scene:
    """A position in the making: tiles lie where they are put, whether or not a turn could have led there."""

    def __init__(self, folder: Path, starts: Sequence[str] = EVERY_START, **options: object) -> None:
        self.folder = folder
        self.starts = starts
        self.options = options
        self.tiles = Tiles()
        self.laid: list[dict[str, object]] = []
        self.followers: list[dict[str, object]] = []

    def lay(self, line: str, x: int, y: int, rotation: int = 0, **held: int) -> None:
        """Lay a tile; `house1=0` stands a follower of seat 0 on that area."""
        self.laid.append({"tile": self.tiles.add(line), "x": x, "y": y, "rotation": rotation})
        for area, seat in held.items():
            self.followers.append({"player": seat, "x": x, "y": y, "area": area})

    def game(
        self,
        drawn: str,
        *,
        stack: Sequence[str] = (COURT, COURT),
        to_move: int = 0,
        scores: tuple[int, int] = (0, 0),
        keeps: tuple[int, int] = (0, 0),
        held: tuple[Sequence[int], Sequence[int]] = ((), ()),
        used: Sequence[int] = (),
        wall: Mapping[int, int] | None = None,
        empty: Sequence[int] = (),
        hold: bool = False,
        seed: int | None = None,
    ) -> Game:
        """Return the game in which `drawn` is to be placed.

        `wall` names the wall tiles that are to lie on towers (by lower number), `empty` the towers that
        hold none; where those do not account for the wall tiles `held` and `used`, the highest are empty too.
        """
        whole = Tiles(list(self.tiles.text), dict(self.tiles.asked))
        first = whole.add(drawn)
        for line in stack:
            whole.add(line)
        tiles = whole.write(self.folder)
        board = None if self.starts is EVERY_START else write_board(self.folder, self.starts)
        known = [*held[0], *held[1], *used]
        full = [tower for tower in TOWERS if tower not in empty]
        spare = [tower for tower in reversed(full) if tower not in (wall or {})]
        on = sorted(set(full) - set(spare[: len(known) - len(empty)]))
        assert len(on) + len(known) == len(TOWERS), "towers without a wall tile and wall tiles do not agree"
        position = {
            "format": "tilewright-position",
            "version": 1,
            "game": "castle",
            "set": {"tiles": "file", "board": "file" if board else "castle-1"},
            "options": self.options,
            "players": ["Ann", "Bo"],
            "to_move": to_move,
            "phase": "place",
            "tiles": self.laid,
            "followers": self.followers,
            "scores": list(scores),
            "drawn": first,
            "keeps": list(keeps),
            "wall": {"on": on, "open": [sorted(held[0]), sorted(held[1])], "used": sorted(used)},
        }
        chosen = seed if seed is not None else _seed_for(on, known, wall or {})
        return Game.from_position(position, chosen, tiles=tiles, board=board, hold=hold)


def _seed_for(on: Sequence[int], known: Sequence[int], wall: Mapping[int, int]) -> int:
    """Return the first seed that deals these wall tiles onto their towers."""
    left = list(chance.WALL_TILES)
    for kind in known:
        left.remove(kind)
    for seed in count():
        dealt = dict(zip(on, chance.walls(chance.seed_bytes(seed), len(on), left), strict=True))
        if all(dealt[tower] == kind for tower, kind in wall.items()):
            return seed
    raise AssertionError


def new_game(folder: Path, lines: Sequence[str], starts: Sequence[str] = EVERY_START, seed: int = 1) -> Game:
    """Return a new game with a set of just these tiles."""
    tiles = Tiles()
    for line in lines:
        tiles.add(line)
    board = None if starts is EVERY_START else write_board(folder, starts)
    return new("castle", ["Ann", "Bo"], seed, tiles=tiles.write(folder), board=board)


def replayed(
    folder: Path,
    lines: Sequence[str],
    moves: Sequence[Mapping[str, object]],
    wall: Mapping[int, int] | None = None,
    **options: object,
) -> list[Entry]:
    """Return the entries of a record, as replaying found them; the tiles are called k1, k2 …"""
    tiles = Tiles()
    for line in lines:
        tiles.add(line)
    record = {
        "format": "tilewright-record",
        "version": 1,
        "game": "castle",
        "set": {"tiles": "file"},
        "options": options,
        "players": ["Ann", "Bo"],
        "wall_tiles": {str(tower): kind for tower, kind in (wall or {}).items()},
        "moves": list(moves),
    }
    return list(Replay(parse_record(record), tiles.write(folder)).entries())


def ends(folder: Path, *features: tuple[str, int], **options: object) -> Scene:
    """Ends of one tile each around (5, 3), west, east, north, south, that a court laid there completes."""
    scene = Scene(folder, **options)
    for (kind, seat), (x, y, rotation) in zip(features, ((4, 3, 0), (6, 3, 180), (5, 2, 90), (5, 4, 270))):
        scene.lay(f"{kind}1 E | court1 N S W", x, y, rotation, **{f"{kind}1": seat})
    return scene


def row(scene: Scene, kind: str, y: int, tiles: int, *seats: int, bar: str | None = None) -> None:
    """Lay an incomplete path, tower or house of so many tiles from (2, y) to the east, held by these seats."""
    for number in range(tiles):
        held = {f"{kind}1": seats[number]} if number < len(seats) else {}
        scene.lay(bar or BARS[kind], 2 + number, y, **held)


def last(scene: Scene, x: int = 9, y: int = 5, **more: object) -> tuple[Game, list[Event]]:
    """Play the last tile of the game, a court beside a court; return the end. The scene stays as it was."""
    whole = deepcopy(scene)
    whole.lay(COURT, x + 1, y)
    game = whole.game(COURT, stack=[], **more)  # type: ignore[arg-type]
    events = turn(game, x, y)
    assert game.over
    return game, events


def drawn(game: Game) -> str:
    """Return the id of the tile to be placed."""
    tile = game.position().drawn
    assert tile is not None
    return tile


def may_lie(game: Game, x: int, y: int, rotation: int = 0) -> Refusal | None:
    """Return why the drawn tile may not lie so, None when it may."""
    return game.why_not(Place(drawn(game), x, y, rotation))


def put(game: Game, x: int, y: int, rotation: int = 0) -> list[Event]:
    """Place the drawn tile and nothing more."""
    return game.apply(Place(drawn(game), x, y, rotation))


def turn(game: Game, x: int, y: int, rotation: int = 0, follower: str | None = None) -> list[Event]:
    """Place the drawn tile and a follower or none; return what happened up to the next question."""
    events = put(game, x, y, rotation)
    if game.phase == "follower":
        events += game.apply(PlaceFollower(follower))
    else:
        assert follower is None
    return events


def score(game: Game, x: int, y: int, area: str, double: bool = False) -> list[Event]:
    """Score a feature next."""
    return game.apply(ScoreNext(x, y, area, double))


def extra(game: Game, take: bool = True) -> list[Event]:
    """Spend wall tile 1, or do not."""
    return game.apply(ExtraTurn(take))


def claims(game: Game) -> set[str]:
    """Return the areas of the tile just placed that may take a follower."""
    areas = {action.area for action in game.actions() if isinstance(action, PlaceFollower)}
    return {area for area in areas if area not in (None, MARK)}


def choices(game: Game) -> list[tuple[int, int, str, bool]]:
    """Return the features that may be scored next, each with whether it is doubled."""
    found = [action for action in game.actions() if isinstance(action, ScoreNext)]
    return sorted((action.x, action.y, action.area, action.double) for action in found)


def scored(events: Sequence[Event]) -> list[tuple[str, int, int, int]]:
    """Return what was scored in play, in that order: (rule, seat, points, tiles)."""
    return [(e.rule, e.seats[0], e.points, e.tiles) for e in events if isinstance(e, Scored)]


def points(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Return (seat, points) of each marker move in play, in that order."""
    return [(e.seats[0], e.points) for e in events if isinstance(e, Scored)]


def tied(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """Return the followers by seat of each completed feature that nobody scored."""
    return [e.followers for e in events if isinstance(e, Tied)]


def home(events: Sequence[Event]) -> tuple[int, int]:
    """Return how many followers of each seat came home."""
    came = [e.followers for e in events if isinstance(e, CameHome)]
    return sum(row[0] for row in came), sum(row[1] for row in came)


def taken(events: Sequence[Event]) -> list[tuple[int, int, int]]:
    """Return (seat, tower, kind) of each wall tile taken."""
    return [(e.seat, e.tower, e.kind) for e in events if isinstance(e, WallTileTaken)]


def spent(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Return (seat, kind) of each wall tile spent."""
    return [(e.seat, e.kind) for e in events if isinstance(e, WallTileUsed)]


def keeps(events: Sequence[Event]) -> list[tuple[str, int, int]]:
    """Return (rule, seat, size) of each keep that moved."""
    return [(e.rule, e.seat, e.size) for e in events if isinstance(e, KeepMoved)]


def final(events: Sequence[Event]) -> list[tuple[str, tuple[int, ...], int, int | None]]:
    """Return what was scored at the end: (rule, seats, points, wall tile)."""
    return sorted(((e.rule, e.seats, e.points, e.wall_tile) for e in events if isinstance(e, FinalScored)), key=repr)


def why(refusal: Refusal | None) -> tuple[str, str] | None:
    """Return code and rule of a refusal, None for none."""
    return (refusal.code, refusal.rule) if refusal is not None else None
