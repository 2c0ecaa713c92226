"""The bodies of requests and answers, as docs/protocol.md says."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tilewright.game.errors import Detail
from tilewright.game.options import PlainValue
from tilewright.server.messages import Token

MOST_SEATS = 8
MOST_MINE = 500

Name = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=16, max_length=128)]
"""A random text that the asker makes up; whoever can guess it can make the tokens that follow from it."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request's body."""


class NewSeat(Asked, frozen=True):
    """A seat of a new game: `player` is here, link or a computer player."""

    name: Name
    player: Annotated[str, Meta(max_length=200)]


class NewGame(Asked, frozen=True):
    """A game to be set up; with the same key the same request gets the same game."""

    game: Annotated[str, Meta(max_length=200)]
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=MOST_SEATS)]
    options: dict[str, PlainValue] = {}
    seed: int | str | None = None
    key: Key | None = None


class Join(Asked, frozen=True):
    """Take the seat of an invitation, under a name of one's own where one is given.

    With the same key it is the same guest who asks again, and gets the same answer.
    """

    invitation: Token
    name: Name | None = None
    key: Key | None = None


class Invitation(Asked, frozen=True):
    """Ask what an invitation invites to."""

    invitation: Token


class Mine(Asked, frozen=True):
    """Ask for the games of these tokens."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_MINE)]


class RecordWanted(Asked, frozen=True):
    """Ask for the record of the game of a token."""

    token: Token


class Health(msgspec.Struct, frozen=True):
    """The server is there."""

    status: Literal["ok"]
    version: str
    protocol: int


class OptionInfo(msgspec.Struct, frozen=True):
    """An option: its texts are `option-<name>`, `option-<name>-help` and `option-<name>-<value>`.

    Type `list`: some of the values, each once, in an order of choice; `size`: an object of width and height, each from
    `least` to `most`, or null for none. `seats`: it needs just so many players, 0 any number.
    """

    name: str
    games: tuple[str, ...]
    type: str
    values: tuple[str | int | bool, ...]
    default: PlainValue
    rule: str
    excludes: tuple[str, ...]
    least: int = 0
    most: int = 0
    seats: int = 0


class PresetInfo(msgspec.Struct, frozen=True):
    """Options of a game that go together; its texts are `preset-<name>` and `preset-<name>-help`."""

    name: str
    game: Literal["castle", "classic"]
    options: dict[str, PlainValue]
    rule: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game with its least and most seats and the digests of the set and the board it is played with."""

    game: Literal["castle", "classic"]
    least: int
    most: int
    set: str
    board: str | None


class ChosenSet(msgspec.Struct, frozen=True):
    """A set or a board of one's own: its id and the digest of its file."""

    id: str
    digest: str


class ChosenSets(msgspec.Struct, frozen=True):
    """What the games of the chosen kind are played with here, where it was named."""

    tiles: ChosenSet | UnsetType = UNSET
    board: ChosenSet | UnsetType = UNSET


class ChosenInfo(msgspec.Struct, frozen=True):
    """What the server was started for; `seed`: whether the next game that names no seed begins with the server's."""

    options: dict[str, PlainValue]
    seed: bool
    sets: ChosenSets
    game: Literal["castle", "classic"] | UnsetType = UNSET


class ReachInfo(msgspec.Struct, frozen=True):
    """Who reaches the server: `local`: this machine alone; else the URLs by which other devices in its network do."""

    local: bool
    addresses: tuple[str, ...]


class SetupInfo(msgspec.Struct, frozen=True):
    """What the start page offers; `compiled`: whether computer players reckon with the compiled engine.

    `opponent`: the one of `players` that sits down where nobody says which. The texts of how a player plays are
    `player-style-<name>`.
    """

    games: tuple[GameInfo, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[PresetInfo, ...]
    players: tuple[str, ...]
    opponent: str
    languages: tuple[str, ...]
    longest_name: int
    compiled: bool
    chosen: ChosenInfo
    reach: ReachInfo


class NewSeatInfo(msgspec.Struct, frozen=True):
    """What the creator gets for a seat: a token for one played here, an invitation for one behind a link."""

    seat: int
    token: str | UnsetType = UNSET
    invitation: str | UnsetType = UNSET


class Created(msgspec.Struct, frozen=True):
    """A new game; `watch` shows the table as a spectator sees it."""

    game: str
    seats: tuple[NewSeatInfo, ...]
    watch: str


class InvitedSeat(msgspec.Struct, frozen=True):
    """Who sits, or is to sit, at the table; `player` is here, link or a computer player."""

    name: str
    player: str


class Invited(msgspec.Struct, frozen=True):
    """What an invitation invites to: the game, the seat, all seats, the options that are not as usual.

    `host` is the first who plays on the device where the game was set up; left out where nobody does.
    """

    kind: Literal["castle", "classic"]
    seat: int
    seats: tuple[InvitedSeat, ...]
    options: dict[str, PlainValue]
    host: str | UnsetType = UNSET


class Joined(msgspec.Struct, frozen=True):
    """A seat taken."""

    game: str
    seat: int
    token: str


class MyGame(msgspec.Struct, frozen=True):
    """A game of the tokens asked for; `seats` are those of the tokens, times are UTC in ISO 8601."""

    game: str
    kind: Literal["castle", "classic"]
    players: tuple[str, ...]
    seats: tuple[int, ...]
    status: Literal["open", "finished"]
    to_move: int
    scores: tuple[int, ...]
    created: str
    changed: str


class MyGames(msgspec.Struct, frozen=True):
    """The games of the tokens asked for, newest first."""

    games: tuple[MyGame, ...]


class Point(msgspec.Struct, frozen=True):
    """A place: on a tile as parts of its side, from the north-west corner of the unturned tile; on a board in cells."""

    x: float
    y: float


class AreaInfo(msgspec.Struct, frozen=True):
    """An area of a kind; `spot` is where a follower stands, `places` where the area lies, by quarter turns.

    The texts of a place are those of `place` in the catalogues.
    """

    id: str
    kind: str
    spot: Point
    places: tuple[str, ...]


class KindInfo(msgspec.Struct, frozen=True):
    """A tile kind; `symbol` is its picture's id in the sprites, `rotations` are those that look different.

    `edges`: for each half-edge of the unturned tile, clockwise from the west of the north side, what it shows and the
    name of its joint, or two empty texts.
    """

    id: str
    count: int
    start: bool
    symbol: str
    rotations: tuple[int, ...]
    areas: tuple[AreaInfo, ...]
    edges: tuple[tuple[str, str], ...]


class SetInfo(msgspec.Struct, tag="set", tag_field="type", frozen=True):
    """A tile set; figures in its sprites have the ids `<prefix>-figure-…`, `-emblem-…`, `-wall-…`, `-joint-…`.

    `joined`: what has joints, in the order in which they are laid. `far_below`: tiles less than so many pixels wide are
    shown as from afar.
    `drawn` changes with how it is drawn: addresses that end in `drawn=` and this never change.
    """

    id: str
    game: Literal["castle", "classic"]
    digest: str
    prefix: str
    kinds: tuple[KindInfo, ...]
    joined: tuple[str, ...]
    far_below: int
    drawn: str


class StartInfo(msgspec.Struct, frozen=True):
    """A start space at the wall: its cell, the side of that cell, its feature."""

    x: int
    y: int
    side: int
    feature: str
    markets: int


class TowerInfo(msgspec.Struct, frozen=True):
    """A tower of the wall; `number` is its lower number, `wall_tile`: whether one lies there at the start.

    `tile` and `tile_size`: the middle and the width of that wall tile, so that the tower's numbers stay in sight.
    """

    number: int
    place: Point
    wall_tile: bool
    tile: Point
    tile_size: float


class BoardInfo(msgspec.Struct, tag="board", tag_field="type", frozen=True):
    """A board; `track` has the place of each number from 0 on, `box` left, top, width, height of its picture."""

    id: str
    digest: str
    width: int
    height: int
    box: tuple[float, float, float, float]
    cells: tuple[tuple[int, int], ...]
    starts: tuple[StartInfo, ...]
    towers: tuple[TowerInfo, ...]
    track: tuple[Point, ...]
    drawn: str


class RequestRefused(msgspec.Struct, frozen=True):
    """Why a request is refused: `text` is one sentence in the language asked for."""

    code: str
    args: dict[str, Detail]
    text: str
    rule: str | UnsetType = UNSET
