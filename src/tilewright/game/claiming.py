"""Why a follower may not stand where somebody wants it (castle.T6, T7, classic.T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.game.actions import Action, Place, PlaceFollower
from tilewright.game.refusals import Refusal
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.rules.shapes import AREAS

if TYPE_CHECKING:
    from tilewright.game.play import Play


def follower_refusal(play: Play, area: str | None) -> Refusal | None:
    """Return why no follower may stand on an area of the last tile (castle.T6, T7, classic.T4)."""
    if area is None:
        return None
    kind = play.laid(play.st.last_tile).kind
    ids = [printed.id for printed in kind.areas]
    if area not in ids:
        return play.refusal("area-unknown", area=area, tile=kind.id)
    a = ids.index(area)
    if a + 1 in play.codes():
        return None
    if not play.tb.area_claimable[play.st.tile_kind[play.st.last_tile] * AREAS + a]:
        return play.unclaimable_refusal(kind.areas[a])
    if play.st.supply[play.st.seat] == 0:
        return play.refusal("supply-empty")
    held = play.holders(play.st.followers[find(play.st, play.st.tile_base[play.st.last_tile] + a)])
    owner = next((seat for seat in play.seats if held[seat]), play.st.seat)
    return play.refusal("feature-occupied", kind=kind.areas[a].kind, area=area, player=play.setup.players[owner])


def claim_refusal(play: Play, action: Place, choice: Action) -> Refusal | None:
    """Return why a choice of followers is refused once the tile lies so; nothing changes.

    Asked before the tile is placed, since a turn without a choice of followers passes on at once.
    """
    if choice == PlaceFollower():
        return None
    back = play.save()
    play.lay(play.ids[action.tile], action.x, action.y, action.rotation // 90)
    play.st.phase = Phase.FOLLOWER
    refusal = play.why_not(choice)
    back()
    return refusal
