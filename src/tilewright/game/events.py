"""What happened, with its reason: one event for each thing that a person at the table would see."""

from __future__ import annotations

import msgspec

FACE_DOWN = "?"
"""Stands for a tile that is not shown; no kind is called so."""


class Spot(msgspec.Struct, frozen=True, order=True):
    """One area of a feature; spots compare by (y, x, area), the order in which features are named."""

    y: int
    x: int
    area: str


class Feature(msgspec.Struct, frozen=True):
    """A feature as it stood: its kind, its areas from the smallest (y, x, area) on, its start spaces."""

    kind: str
    spots: tuple[Spot, ...]
    start_spaces: int = 0


class Drawn(msgspec.Struct, tag="drawn", tag_field="type", frozen=True):
    """A seat drew a tile, open to all (T1)."""

    seat: int
    tile: str


class Drew(msgspec.Struct, tag="drew", tag_field="type", frozen=True):
    """A seat took tiles into its hand; a tile that whoever reads this may not know is FACE_DOWN (classic.V3)."""

    seat: int
    tiles: tuple[str, ...]


class Reserved(msgspec.Struct, tag="reserved", tag_field="type", frozen=True):
    """A seat reserved a tile of the display for its next turn (classic.V6)."""

    seat: int
    tile: str
    rule: str


class PutOut(msgspec.Struct, tag="gone", tag_field="type", frozen=True):
    """A drawn tile fitted nowhere and went out of the game (castle.T5, classic.T3)."""

    seat: int
    tile: str
    rule: str


class PutUnder(msgspec.Struct, tag="under", tag_field="type", frozen=True):
    """A tile went face down under the stack, where all know it to be (classic.T3, V4, V6)."""

    seat: int
    tile: str
    rule: str


class Placed(msgspec.Struct, tag="placed", tag_field="type", frozen=True):
    """A seat placed a tile (T2)."""

    seat: int
    tile: str
    x: int
    y: int
    rotation: int


class FollowerPlaced(msgspec.Struct, tag="follower", tag_field="type", frozen=True):
    """A seat put a follower on an area of the tile just placed (castle.T6, classic.T4)."""

    seat: int
    x: int
    y: int
    area: str
    kind: str


class AbbotPlaced(msgspec.Struct, tag="abbot", tag_field="type", frozen=True):
    """A seat put its abbot on a monastery or garden of the tile just placed (classic.V9.2)."""

    seat: int
    x: int
    y: int
    area: str
    kind: str


class AbbotRecalled(msgspec.Struct, tag="recall_abbot", tag_field="type", frozen=True):
    """A seat took its abbot back from a monastery or garden, which is scored as it stands (classic.V9.3)."""

    rule: str
    seat: int
    x: int
    y: int
    area: str
    kind: str


class Scored(msgspec.Struct, tag="scored", tag_field="type", frozen=True):
    """A completed feature paid `points` to each of `seats`: `multiplier` a tile, fields in the rule's terms.

    `marks`: fountains of a path, markets of a court, coats of arms of a city; `followers` by seat;
    `wall_tile`: the one that doubled it.
    """

    rule: str
    seats: tuple[int, ...]
    points: int
    tiles: int
    multiplier: int
    marks: int
    followers: tuple[int, ...]
    feature: Feature
    wall_tile: int | None = None


class Tied(msgspec.Struct, tag="tied", tag_field="type", frozen=True):
    """A completed feature that nobody scores, for want of a majority (castle.S1)."""

    rule: str
    tiles: int
    followers: tuple[int, ...]
    feature: Feature


class CameHome(msgspec.Struct, tag="home", tag_field="type", frozen=True):
    """Followers of a feature went back to their supplies; `followers` by seat, `abbots` the seats of abbots (V9.6)."""

    rule: str
    followers: tuple[int, ...]
    feature: Feature
    abbots: tuple[int, ...] = ()


class KeepMoved(msgspec.Struct, tag="keep", tag_field="type", frozen=True):
    """A seat put its keep on a scored house of `size` tiles (castle.S5)."""

    rule: str
    seat: int
    size: int
    feature: Feature


class WallTileTaken(msgspec.Struct, tag="wall_tile", tag_field="type", frozen=True):
    """A seat's marker came to rest at a tower (its lower number) and took wall tile `kind` (castle.W1)."""

    rule: str
    seat: int
    tower: int
    kind: int


class WallTileUsed(msgspec.Struct, tag="wall_tile_used", tag_field="type", frozen=True):
    """A seat spent wall tile 1, 2 or 3; it is out of the game (castle.W2, W3, W4)."""

    rule: str
    seat: int
    kind: int


class FinalScored(msgspec.Struct, tag="final", tag_field="type", frozen=True):
    """Points at the end; `amount` is the winning keep's size (castle.E2).

    `marks` as in Scored, for a field its completed cities; `wall_tile`: the end tile that paid or helped.
    """

    rule: str
    seats: tuple[int, ...]
    points: int
    tiles: int
    multiplier: int
    marks: int
    followers: tuple[int, ...]
    feature: Feature | None = None
    wall_tile: int | None = None
    amount: int = 0


class TieBreak(msgspec.Struct, frozen=True):
    """A comparison by which of the seats `tied` for first place only those `left` stayed first (classic.V7)."""

    name: str
    tied: tuple[int, ...]
    counts: tuple[int, ...]
    left: tuple[int, ...]


class Over(msgspec.Struct, tag="over", tag_field="type", frozen=True):
    """The game is over (E1); ties for first place that nothing broke share `winners`."""

    rule: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tie_breaks: tuple[TieBreak, ...] = ()


Event = (
    Drawn
    | PutOut
    | PutUnder
    | Drew
    | Reserved
    | Placed
    | FollowerPlaced
    | AbbotPlaced
    | AbbotRecalled
    | Scored
    | Tied
    | CameHome
    | KeepMoved
    | WallTileTaken
    | WallTileUsed
    | FinalScored
    | Over
)
