"""A position: one moment of a game, read strictly and written exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from tilewright.game.actions import PhaseName
from tilewright.game.errors import DataError
from tilewright.game.options import Value, check_options, written
from tilewright.game.record import (
    SEATS,
    Coordinate,
    Rotation,
    ScoredFeature,
    Seat,
    SetNames,
    WallKind,
    check_heading,
)
from tilewright.game.wire import Wire, compact, parse_json, read, write

FORMAT = "tilewright-position"

Hand = Annotated[tuple[str, ...], Meta(max_length=3)]
"""Tiles of a hand or a display; FACE_DOWN stands for a tile that is not shown."""
Points = Annotated[int, Meta(ge=0, le=100_000)]
OPTION_OF = {"redraws": "redraws", "redrawn": "redraws", "hands": "hand", "shown": "draft", "reserved": "draft"}
"""Keys of a position that belong to an option; those NEEDED stand wherever it is played."""
NEEDED = ("redraws", "hands", "shown")
WITHIN_TURN = ("follower", "score", "extra_turn")


class LaidTile(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """A tile on the table: its kind's id, its cell, its rotation in degrees clockwise."""

    tile: str
    x: Coordinate
    y: Coordinate
    rotation: Rotation


class StandingFollower(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """A follower on an area of a placed tile."""

    player: Seat
    x: Coordinate
    y: Coordinate
    area: str
    abbot: bool = False


class Wall(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """The wall tiles (castle.P4): towers that hold one (lower number), kinds open by seat, kinds used."""

    on: tuple[Annotated[int, Meta(ge=0, le=10_000)], ...]
    open: tuple[tuple[WallKind, ...], ...]
    used: tuple[WallKind, ...]


class Turn(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """What the turn has brought since its tile was placed; `won`: wall tile kinds by seat (castle.W2)."""

    follower: bool
    scored: tuple[ScoredFeature, ...] | None = None
    won: tuple[tuple[WallKind, ...], ...] | None = None


class Position(Wire, frozen=True, omit_defaults=True, kw_only=True):
    """One moment: the tiles in the order laid, who stands where, what is known to all."""

    always: ClassVar[frozenset[str]] = frozenset({"options", "gone", "known_bottom", "hands"})
    nullable: ClassVar[frozenset[str]] = frozenset({"drawn", "hands", "set"})

    format: Literal["tilewright-position"]
    version: Literal[1]
    game: Literal["castle", "classic"]
    set: SetNames | None = None
    options: dict[str, object] = field(default_factory=dict)
    players: tuple[str, ...]
    to_move: Seat
    phase: PhaseName
    turn: Turn | None = None
    tiles: tuple[LaidTile, ...]
    followers: tuple[StandingFollower, ...]
    scores: tuple[Points, ...]
    drawn: str | None = None
    gone: tuple[str, ...] = ()
    known_bottom: tuple[str, ...] = ()
    redraws: tuple[Annotated[int, Meta(ge=0, le=9)], ...] | None = None
    redrawn: bool = False
    hands: tuple[Hand, ...] | None = None
    shown: Hand | None = None
    reserved: str | None = None
    keeps: tuple[Annotated[int, Meta(ge=0, le=200)], ...] | None = None
    wall: Wall | None = None
    cities_paid: tuple[Annotated[int, Meta(ge=0, le=200)], ...] | None = None


def parse_position(source: str | bytes | dict[str, object]) -> Position:
    """Return the position in a JSON text or its data. Raises DataError or OptionError."""
    data = source if isinstance(source, dict) else parse_json(source)
    check_heading(data, FORMAT)
    position = read(data, Position)
    options = check_options(position.game, position.options)
    _check_variants(position, options)
    _check_seats(position)
    _check_game_keys(position)
    _check_phase(position)
    return position


def format_position(position: Position) -> str:
    """Return a position as JSON on one line; it reads back to an equal position."""
    return compact(write(position))


def _check_variants(position: Position, options: Mapping[str, Value]) -> None:
    """Refuse keys of variants that are not played, and missing ones of those that are.

    Whether hands and display have begun after the River, its tiles tell, which are looked at later (classic.V11.4).
    """
    for key, option in OPTION_OF.items():
        given, played = getattr(position, key) not in (None, False), bool(options.get(option))
        if given and not played:
            raise DataError("needless-key", path=key, beside=f"{option} {written(options.get(option, 0))}")
        later = key in ("hands", "shown") and bool(options.get("river"))
        if played and not given and key in NEEDED and not later:
            raise DataError("missing-key", path=key)
    under = options.get("redraws") or options.get("draft") or options.get("unplaceable") == "bottom"
    if position.known_bottom and not under:
        raise DataError("needless-key", path="known_bottom", beside="options")


def _check_seats(position: Position) -> None:
    least, most = SEATS[position.game]
    seats = len(position.players)
    if not least <= seats <= most:
        raise DataError("player-count", game=position.game, found=seats, least=least, most=most)
    named = [("to_move", position.to_move)]
    named += [(f"followers[{i}].player", follower.player) for i, follower in enumerate(position.followers)]
    for path, seat in named:
        if seat >= seats:
            raise DataError("no-such-seat", path=path, seat=seat, seats=seats)
    lists: list[tuple[str, tuple[object, ...] | None]] = [
        ("scores", position.scores),
        ("redraws", position.redraws),
        ("hands", position.hands),
        ("keeps", position.keeps),
        ("cities_paid", position.cities_paid),
        ("wall.open", position.wall.open if position.wall else None),
        ("turn.won", position.turn.won if position.turn else None),
    ]
    for path, row in lists:
        if row is not None and len(row) != seats:
            raise DataError("wrong-length", path=path, found=len(row), expected=seats)


def _check_game_keys(position: Position) -> None:
    for key in ("keeps", "wall"):
        given = getattr(position, key) is not None
        if given and position.game == "classic":
            raise DataError("foreign-key", path=key, game=position.game)
        if not given and position.game == "castle":
            raise DataError("missing-key", path=key)
    for i, follower in enumerate(position.followers):
        if follower.abbot and not position.options.get("abbot"):
            raise DataError("needless-key", path=f"followers[{i}].abbot", beside="options")
    counted = position.game == "classic" and bool(position.options.get("tie_break"))
    if position.cities_paid is not None and not counted:
        raise DataError("needless-key", path="cities_paid", beside="options")
    if position.cities_paid is None and counted:
        raise DataError("missing-key", path="cities_paid")
    if position.turn is None:
        return
    for key in ("scored", "won"):
        given = getattr(position.turn, key) is not None
        if given and position.game == "classic":
            raise DataError("foreign-key", path=f"turn.{key}", game=position.game)
        if not given and position.game == "castle":
            raise DataError("missing-key", path=f"turn.{key}")
    if position.phase in ("score", "extra_turn") and position.game == "classic":
        raise DataError("phase-differs", phase=position.phase)


def _check_phase(position: Position) -> None:
    if (position.turn is not None) != (position.phase in WITHIN_TURN):
        if position.turn is None:
            raise DataError("missing-key", path="turn")
        raise DataError("needless-key", path="turn", beside=f"phase {position.phase}")
    chosen = position.hands is not None or position.shown is not None
    if (position.drawn is not None) != (position.phase == "place" and not chosen):
        if position.drawn is None:
            raise DataError("missing-key", path="drawn")
        raise DataError("needless-key", path="drawn", beside=f"phase {position.phase}")
