"""The engine's tables by setup, kept for the next game with the same set and options."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from tilewright.game.castle import CastlePlay
from tilewright.game.classic import ClassicPlay
from tilewright.game.errors import SetupError
from tilewright.game.events import Event
from tilewright.game.setup import Setup
from tilewright.rules import castle, classic
from tilewright.rules.castle import CastleTables
from tilewright.rules.classic import ClassicTables
from tilewright.rules.shapes import LimitExceeded

KEPT = 8

AnyPlay = CastlePlay | ClassicPlay
T = TypeVar("T")

_castles: OrderedDict[tuple[object, ...], CastleTables] = OrderedDict()
_classics: OrderedDict[tuple[object, ...], ClassicTables] = OrderedDict()


def begin(setup: Setup) -> AnyPlay:
    """Return a game at its beginning, before the first deal. Raises SetupError where the set is too large."""
    board = setup.board
    if board is None:
        made = _kept(_classics, setup, lambda: classic.build_tables(setup.tiles, setup.options))
        return ClassicPlay(setup, made)
    return CastlePlay(setup, _kept(_castles, setup, lambda: castle.build_tables(setup.tiles, board, setup.options)))


def deal_next(play: AnyPlay, tile: str | None) -> list[Event]:
    """Return what it brings that the next tile is drawn; None: that none is left, though hands may still hold some."""
    if tile is not None:
        return play.deal(tile) or []
    assert isinstance(play, ClassicPlay)
    return play.pass_on()


def _kept(kept: OrderedDict[tuple[object, ...], T], setup: Setup, build: Callable[[], T]) -> T:
    if setup.key not in kept:
        try:
            kept[setup.key] = build()
        except LimitExceeded as fault:
            raise SetupError("set-too-large", what=fault.what, found=fault.found, limit=fault.limit) from None
        if len(kept) > KEPT:
            kept.popitem(last=False)
    kept.move_to_end(setup.key)
    return kept[setup.key]
