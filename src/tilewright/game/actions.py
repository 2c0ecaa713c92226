"""The actions of both games: each is one decision of one phase."""

from __future__ import annotations

from typing import Literal

import msgspec


class Place(msgspec.Struct, tag="place", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Place the drawn tile on cell (x, y), turned by 0, 90, 180 or 270 degrees clockwise (T2)."""

    tile: str
    x: int
    y: int
    rotation: int


class PlaceFollower(msgspec.Struct, tag="follower", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Place a follower on an area of the tile just placed, or none (castle.T6, classic.T4)."""

    area: str | None = None


class PlaceAbbot(msgspec.Struct, tag="abbot", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Place the abbot on the monastery or garden of the tile just placed (classic.V9.2)."""

    area: str


class RecallAbbot(msgspec.Struct, tag="recall_abbot", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Take the own abbot back and score its feature as it stands (classic.V9.3)."""


class ScoreNext(msgspec.Struct, tag="score", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Score this completed feature next (castle.S3): its smallest (y, x, area); doubled or not (W4)."""

    x: int
    y: int
    area: str
    double: bool = False


class ExtraTurn(msgspec.Struct, tag="extra_turn", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Spend wall tile 1 for another turn, or do not (castle.W3)."""

    take: bool


class Redraw(msgspec.Struct, tag="redraw", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Reject the drawn tile: it goes under the stack, and the next one is drawn (classic.V4)."""


class Reserve(msgspec.Struct, tag="reserve", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Reserve one of the tiles left of the display for the next turn; the other goes under the stack (classic.V6)."""

    tile: str


Action = Place | PlaceFollower | PlaceAbbot | RecallAbbot | ScoreNext | ExtraTurn | Redraw | Reserve

PhaseName = Literal["deal", "place", "follower", "score", "extra_turn", "over", "reserve"]

PHASES: tuple[PhaseName, ...] = ("deal", "place", "follower", "score", "extra_turn", "over", "reserve")
"""The names of the phases, in the order of their numbers in the engine."""

ASKED_IN: dict[type, PhaseName] = {
    Place: "place",
    Redraw: "place",
    PlaceFollower: "follower",
    PlaceAbbot: "follower",
    RecallAbbot: "follower",
    ScoreNext: "score",
    ExtraTurn: "extra_turn",
    Reserve: "reserve",
}
"""The phase that asks for each kind of action."""
