"""The River in words: the order of its tiles, and why one may not lie somewhere (classic.V1, V10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tilewright.game import chance
from tilewright.game.refusals import Refusal
from tilewright.rules.classic.legality import Fault
from tilewright.tiles import TileSet

if TYPE_CHECKING:
    from tilewright.game.classic import ClassicPlay

RIVER_FAULTS = (Fault.DRY, Fault.BLOCKED, Fault.U_TURN)
SIDES = ("north", "east", "south", "west")


def shuffled_stack(tiles: TileSet, seed: bytes, kinds: Sequence[str]) -> list[str]:
    """Return the order in which a seed deals tiles: those of the River first, its lake last of them (classic.V1)."""
    role = {kind.id: kind.role for kind in tiles.kinds if any(area.kind == "river" for area in kind.areas)}
    flowing = [kind for kind in kinds if kind in role and role[kind] != "lake"]
    lakes = [kind for kind in kinds if role.get(kind) == "lake"]
    return chance.river(seed, flowing) + lakes + chance.stack(seed, [kind for kind in kinds if kind not in role])


def river_refusal(play: ClassicPlay, fault: Fault, side: int) -> Refusal:
    """Return why a river tile may not lie so."""
    if fault == Fault.U_TURN:
        return play.refusal("river-u-turn")
    if fault == Fault.BLOCKED:
        return play.refusal("river-blocked", side=SIDES[side])
    if play.st.river_cell < 0:
        return play.refusal("river-ended")
    x, y = play.cell_xy(play.st.river_cell)
    return play.refusal("river-not-continued", x=x, y=y, side=SIDES[play.st.river_side])
