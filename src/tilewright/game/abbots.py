"""The abbot in words: what it may do and why not, and what happened (classic.V9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.game.actions import Action, PlaceAbbot, RecallAbbot
from tilewright.game.events import AbbotPlaced, AbbotRecalled, Event, Spot
from tilewright.game.refusals import Refusal
from tilewright.rules.classic.abbot import ABBOT, RECALL
from tilewright.rules.phases import Phase

if TYPE_CHECKING:
    from tilewright.game.classic import ClassicPlay

PLACES = ("monastery", "garden")


def standing_abbots(play: ClassicPlay) -> list[tuple[int, Spot]]:
    """Return seat and spot of every abbot on the table, by seat."""
    return [(seat, play.spot(play.st.abbot_at[seat])) for seat in play.seats if play.st.abbot_at[seat] >= 0]


def abbot_areas(play: ClassicPlay) -> tuple[str, ...]:
    """Return the areas of the last tile on which the mover's abbot may be placed now."""
    codes = play.codes() if play.st.phase == Phase.FOLLOWER else ()
    areas = play.laid(play.st.last_tile).kind.areas
    return tuple(areas[code - ABBOT - 1].id for code in codes if ABBOT < code < RECALL)


def abbot_refusal(play: ClassicPlay, action: Action) -> Refusal | None:
    """Return why the abbot may not do so, None when it may (V9.2 to V9.4)."""
    at = play.st.abbot_at[play.st.seat]
    if isinstance(action, RecallAbbot):
        if at < 0:
            return play.refusal("abbot-not-placed")
        return play.refusal("abbot-completed") if play.complete(at) else None
    assert isinstance(action, PlaceAbbot)
    kind = play.laid(play.st.last_tile).kind
    found = [area for area in kind.areas if area.id == action.area]
    if not found:
        return play.refusal("area-unknown", area=action.area, tile=kind.id)
    if found[0].kind not in PLACES:
        return play.refusal("abbot-elsewhere", area=action.area)
    return play.refusal("abbot-not-in-supply") if at >= 0 else None


def abbot_code(play: ClassicPlay, action: Action) -> int:
    """Return the code of a legal action of the abbot."""
    if isinstance(action, PlaceAbbot):
        ids = [area.id for area in play.laid(play.st.last_tile).kind.areas]
        return ABBOT + 1 + ids.index(action.area)
    return RECALL


def abbot_action(play: ClassicPlay, code: int) -> Action:
    """Return what the abbot does by a code of the phase after placing."""
    if code == RECALL:
        return RecallAbbot()
    return PlaceAbbot(play.laid(play.st.last_tile).kind.areas[code - ABBOT - 1].id)


def abbot_events(play: ClassicPlay, action: Action) -> list[Event]:
    """Return the event of the abbot's own action, which is about to be carried out."""
    seat = play.st.seat
    if isinstance(action, PlaceAbbot):
        tile = play.laid(play.st.last_tile)
        return [AbbotPlaced(seat, tile.x, tile.y, action.area, tile.kind.area(action.area).kind)]
    if isinstance(action, RecallAbbot):
        node = play.st.abbot_at[seat]
        spot = play.spot(node)
        return [AbbotRecalled("classic.V9.3", seat, spot.x, spot.y, spot.area, play.kind_of(node))]
    return []
