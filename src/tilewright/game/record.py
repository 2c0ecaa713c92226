"""A record: one whole game as it is stored, read strictly and written exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from tilewright.game.errors import DataError
from tilewright.game.judging import shown
from tilewright.game.options import GAMES, Value, check_options, written
from tilewright.game.wire import Wire, compact, parse_json, read, write

FORMAT = "tilewright-record"
VERSION = 1

Seat = Annotated[int, Meta(ge=0, le=4)]
Coordinate = Annotated[int, Meta(ge=-10_000, le=10_000)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Rotation = Literal[0, 90, 180, 270]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")]
WallKind = Annotated[int, Meta(ge=1, le=9)]
Status = Literal["open", "finished", "resigned", "flagged", "abandoned"]

ENDED = ("resigned", "flagged", "abandoned")
"""How a game ends otherwise than by its rules."""


class SetNames(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """The printed set of a game: a released id, or `file` with the SHA-256 of the file's bytes."""

    tiles: str
    board: str | None = None
    tiles_sha256: Hex64 | None = None
    board_sha256: Hex64 | None = None


class Clock(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """The time each player has, and gains a move, in milliseconds."""

    initial_ms: Count
    increment_ms: Count


class ScoredFeature(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """A feature that moved a marker, by one of its areas; `double`: wall tile 2 or 3 was used (castle.W4)."""

    x: Coordinate
    y: Coordinate
    area: str
    double: bool = False


class FinalTile(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """A wall tile 4 to 9 that gave points, with the feature it served (castle.W5)."""

    player: Seat
    wall_tile: Annotated[int, Meta(ge=4, le=9)]
    x: Coordinate | None = None
    y: Coordinate | None = None
    area: str | None = None


class Move(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of a record: the decisions of one turn, or a drawn tile that fitted nowhere."""

    player: Seat
    discard: str | tuple[str, ...] | None = None
    redraw: str | None = None
    reserve: str | None = None
    shown: tuple[str, ...] | None = None
    tile: str | None = None
    x: Coordinate | None = None
    y: Coordinate | None = None
    rotation: Rotation | None = None
    follower: str | None = None
    abbot: str | None = None
    recall_abbot: bool = False
    scored: tuple[ScoredFeature, ...] | None = None
    extra_turn: bool = False
    drew: tuple[str, ...] | None = None
    forced: str | None = None
    ms: Count | None = None
    comment: str | None = None


class Expect(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """What a test record expects: final scores, and lists with one element an entry of moves."""

    scores: tuple[Whole, ...] | None = None
    trace: tuple[tuple[Whole, ...], ...] | None = None
    cells: tuple[tuple[tuple[Whole, Whole], ...] | None, ...] | None = None
    claims: tuple[tuple[str, ...] | None, ...] | None = None
    keeps: tuple[tuple[Whole, ...], ...] | None = None
    wall: tuple[tuple[Whole, ...], ...] | None = None
    supply: tuple[tuple[Whole, ...], ...] | None = None


class Record(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """One game: its setup, its moves, how it ended."""

    always: ClassVar[frozenset[str]] = frozenset({"options"})

    format: Literal["tilewright-record"]
    version: Literal[1]
    game: Literal["castle", "classic"]
    name: str | None = None
    created: str | None = None
    event: str | None = None
    set: SetNames | None = None
    options: dict[str, object] = field(default_factory=dict)
    players: tuple[str, ...]
    status: Status | None = None
    by: Seat | None = None
    winners: tuple[Seat, ...] | None = None
    clock: Clock | None = None
    seed: Hex64 | None = None
    seed_commitment: Hex64 | None = None
    wall_tiles: dict[str, object] | None = None
    hands: tuple[tuple[str, ...], ...] | None = None
    drawn: str | None = None
    moves: tuple[Move, ...]
    final: tuple[FinalTile, ...] | None = None
    scores: tuple[Whole, ...] | None = None
    expect: Expect | None = None


QUARTERS: tuple[Rotation, ...] = (0, 90, 180, 270)

CASTLE_ONLY = {
    Record: ("wall_tiles", "final"),
    Move: ("scored", "extra_turn"),
    Expect: ("keeps", "wall", "supply"),
}
SEATS = {"castle": (2, 2), "classic": (2, 5)}


def parse_record(source: str | bytes | dict[str, object]) -> Record:
    """Return the record in a JSON text or its data; nothing is played. Raises DataError or OptionError."""
    data = source if isinstance(source, dict) else parse_json(source)
    check_heading(data, FORMAT)
    record = read(data, Record)
    options = check_options(record.game, record.options)
    _check_players(record)
    _check_variants(record, options)
    _check_game_keys(record)
    for i, move in enumerate(record.moves):
        _check_move(move, f"moves[{i}]", len(record.players))
    wall_tiles(record)
    for i, tile in enumerate(record.final or ()):
        _check_final(tile, f"final[{i}]")
    _check_expect(record)
    return record


def format_record(record: Record, pretty: bool = False) -> str:
    """Return a record as JSON on one line, or (pretty) one line a move; it reads back to an equal record."""
    data = write(record)
    if not pretty:
        return compact(data)
    lines = [f" {compact(key)}: {_laid_out(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def wall_tiles(record: Record) -> dict[int, int]:
    """Return the wall tile of each tower that the record names, by the tower's lower number (castle.P2)."""
    found: dict[int, int] = {}
    for key, kind in (record.wall_tiles or {}).items():
        path = f"wall_tiles.{key}"
        if key.startswith("x_"):
            continue
        if not (key.isascii() and key.isdecimal() and str(int(key)) == key):
            raise DataError("unknown-key", path=path)
        if isinstance(kind, bool) or not isinstance(kind, int) or not 1 <= kind <= 9:
            raise DataError("out-of-range", path=path, found=shown(kind), limits="1 … 9")
        found[int(key)] = kind
        if list(found.values()).count(kind) > 2:
            raise DataError("wall-tile-thrice", path=path, number=kind)
    return found


def check_heading(data: object, expected: str) -> None:
    """Refuse data that are not this format in this version. Raises DataError."""
    if not isinstance(data, dict) or not isinstance(data.get("format"), str):
        raise DataError("wrong-format", expected=expected)
    if data["format"] != expected:
        raise DataError("other-format", expected=expected, found=data["format"])
    if data.get("version") != VERSION or isinstance(data["version"], bool):
        raise DataError("wrong-version", found=shown(data.get("version")), expected=VERSION)
    if "game" in data and data["game"] not in GAMES:
        raise DataError("wrong-value", path="game", value=shown(data["game"]), allowed=", ".join(GAMES))


def _laid_out(value: object) -> str:
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        return "[\n" + ",\n".join(f"  {compact(part)}" for part in value) + "\n ]"
    return compact(value)


def _check_players(record: Record) -> None:
    least, most = SEATS[record.game]
    if not least <= len(record.players) <= most:
        raise DataError("player-count", game=record.game, found=len(record.players), least=least, most=most)
    seats = len(record.players)
    named = [("by", record.by), *((f"winners[{i}]", seat) for i, seat in enumerate(record.winners or ()))]
    for path, seat in named:
        if seat is not None and seat >= seats:
            raise DataError("no-such-seat", path=path, seat=seat, seats=seats)
    if record.hands is not None and len(record.hands) != seats:
        raise DataError("wrong-length", path="hands", found=len(record.hands), expected=seats)
    if record.scores is not None and len(record.scores) != seats:
        raise DataError("wrong-length", path="scores", found=len(record.scores), expected=seats)


OPTION_OF = {"hands": "hand", "drew": "hand", "shown": "draft", "reserve": "draft"}
"""Keys of a record and its moves that belong to an option."""


def _check_variants(record: Record, options: Mapping[str, Value]) -> None:
    """Refuse keys of variants that are not played, and discards of another form than the game's."""
    parts: list[tuple[str, Wire]] = [("", record), *((f"moves[{i}].", m) for i, m in enumerate(record.moves))]
    for path, part in parts:
        for key, option in OPTION_OF.items():
            if getattr(part, key, None) is not None and not options.get(option):
                raise DataError("needless-key", path=path + key, beside=f"{option} {written(options.get(option, 0))}")
    several = bool(options.get("hand") or options.get("draft"))
    for i, move in enumerate(record.moves):
        if not several and isinstance(move.discard, tuple):
            raise DataError("wrong-type", path=f"moves[{i}].discard", expected="text", found="list")


def _check_game_keys(record: Record) -> None:
    if record.game == "castle":
        return
    parts: list[tuple[str, Wire]] = [("", record), *((f"moves[{i}].", m) for i, m in enumerate(record.moves))]
    if record.expect is not None:
        parts.append(("expect.", record.expect))
    for path, part in parts:
        for key in CASTLE_ONLY[type(part)]:
            if getattr(part, key) not in (None, False):
                raise DataError("foreign-key", path=path + key, game=record.game)
    if record.set is not None and (record.set.board or record.set.board_sha256):
        raise DataError("foreign-key", path="set.board", game=record.game)


def _check_move(move: Move, path: str, seats: int) -> None:
    if move.player >= seats:
        raise DataError("no-such-seat", path=f"{path}.player", seat=move.player, seats=seats)
    placing = ("tile", "x", "y", "rotation")
    others = [key for key in ("discard", "redraw", "reserve") if getattr(move, key) is not None]
    if not others:
        for key in placing:
            if getattr(move, key) is None:
                raise DataError("missing-key", path=f"{path}.{key}")
        claims = [key for key in ("follower", "abbot", "recall_abbot") if getattr(move, key)]
        if len(claims) > 1:
            raise DataError("needless-key", path=f"{path}.{claims[1]}", beside=claims[0])
        return
    instead = others[0]
    needless = [*placing, "follower", "abbot", "scored", "forced", "shown", *others[1:]]
    if instead != "discard":
        needless.append("drew")
    for key in needless:
        if getattr(move, key) is not None:
            raise DataError("needless-key", path=f"{path}.{key}", beside=instead)
    for key in ("extra_turn", "recall_abbot"):
        if getattr(move, key):
            raise DataError("needless-key", path=f"{path}.{key}", beside=instead)


def _check_final(tile: FinalTile, path: str) -> None:
    for key in ("x", "y", "area"):
        given = getattr(tile, key) is not None
        if tile.wall_tile >= 8 and given:
            raise DataError("needless-key", path=f"{path}.{key}", beside=f"wall_tile {tile.wall_tile}")
        if tile.wall_tile < 8 and not given:
            raise DataError("missing-key", path=f"{path}.{key}")


def _check_expect(record: Record) -> None:
    expect = record.expect
    if expect is None:
        return
    seats, entries = len(record.players), len(record.moves)
    for key in ("trace", "cells", "claims", "keeps", "wall", "supply"):
        rows = getattr(expect, key)
        if rows is None:
            continue
        if len(rows) != entries:
            raise DataError("wrong-length", path=f"expect.{key}", found=len(rows), expected=entries)
        for i, row in enumerate(rows):
            if key in ("trace", "keeps", "supply") and len(row) != seats:
                raise DataError("wrong-length", path=f"expect.{key}[{i}]", found=len(row), expected=seats)
    if expect.scores is not None and len(expect.scores) != seats:
        raise DataError("wrong-length", path="expect.scores", found=len(expect.scores), expected=seats)
