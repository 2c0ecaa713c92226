"""Hands and display of a position; what is hidden in it stays unknown, or is dealt from a seed (classic.V3, V6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilewright.game import chance
from tilewright.game.classic import ClassicPlay
from tilewright.game.dealing import dealt_stack
from tilewright.game.errors import DataError
from tilewright.game.events import FACE_DOWN
from tilewright.game.position import Position
from tilewright.rules.classic.holding import Holding, Refill, begin_holding
from tilewright.rules.phases import Phase

TRIES = 64


def held_tiles(position: Position) -> Iterator[tuple[str, str]]:
    """Yield path and kind of every tile in a hand, on the display or reserved."""
    for seat, hand in enumerate(position.hands or ()):
        yield from ((f"hands[{seat}][{i}]", tile) for i, tile in enumerate(hand))
    yield from ((f"shown[{i}]", tile) for i, tile in enumerate(position.shown or ()))
    if position.reserved is not None:
        yield "reserved", position.reserved


def begin_held(play: ClassicPlay, position: Position) -> None:
    """Let hands and display begin, or not yet: not before the lake is laid or out (V11.4). Raises DataError."""
    if not play.tb.holding:
        return
    tile = position.drawn
    if position.phase == "follower":
        tile = play.laid(play.st.placed - 1).kind.id
    flowing = play.st.river_left > 0 or (tile is not None and play.in_river(tile))
    key = "hands" if play.tb.holding == Holding.HAND else "shown"
    given = getattr(position, key) is not None
    if not flowing and not given:
        raise DataError("missing-key", path=key)
    if flowing and (given or position.reserved is not None):
        raise DataError("needless-key", path=key if given else "reserved", beside="river true")
    play.st.holding = 0
    if not flowing:
        begin_holding(play.st, play.tb)


def set_held(play: ClassicPlay, position: Position) -> None:
    """Give out the tiles of hands and display, which are taken off the stack already; hidden ones stay unknown.

    As many of the tiles that nobody saw as there are hidden ones are counted behind those of the stack.
    """
    for seat, hand in enumerate(position.hands or ()):
        play.hold(seat, hand)
    if position.shown:
        seat = 1 - position.to_move if position.phase == "reserve" else position.to_move
        play.hold(seat, position.shown)
    if position.reserved is not None:
        play.hold(position.to_move, (position.reserved,))
    hidden = sum(tile == FACE_DOWN for _, tile in held_tiles(position))
    if hidden > play.unknown:
        raise DataError("out-of-range", path="hands", found=hidden, limits=f"0 … {play.unknown}")
    play.set_aside(hidden)


def begin_held_phase(play: ClassicPlay, position: Position) -> None:
    """Put the engine into a phase in which a tile is drawn, chosen or reserved. Raises DataError where it cannot be."""
    st, phase = play.st, position.phase
    st.phase = {"deal": Phase.DEAL, "place": Phase.PLACE, "reserve": Phase.RESERVE}[phase]
    opening = play.held and play.none_held and all(play.in_river(tile.kind.id) for tile in play.table()[1:])
    st.refill = Refill.OPENING if opening else Refill.BACK if play.held else Refill.ANEW
    st.to_deal = st.seats if opening else 0
    if phase == "deal":
        asks = st.left > 0 or not play.none_held
        asks = asks and (position.shown in (None, ()))
    elif phase == "place":
        asks = bool(play.codes()) or FACE_DOWN in play.hand(st.seat)
    else:
        asks = play.drafted and len(set(position.shown or ())) > 1 and position.reserved is None
    if not asks:
        raise DataError("phase-differs", phase=phase)


def fill_hidden(play: ClassicPlay, seed: bytes) -> list[str]:
    """Deal the hidden tiles of hands from a seed and return the stack, the tiles known to lie under it last.

    A seat that is to place a tile has one that fits: its hand is dealt until it has.
    """
    hidden = [(seat, i) for seat in play.seats for i, tile in enumerate(play.hand(seat)) if tile == FACE_DOWN]
    if not hidden:
        return dealt_stack(play, seed)
    known = play.known_bottom
    left = Counter(play.aside()) + Counter(play.remaining()) - Counter(known)
    pool = [kind.id for kind in play.setup.tiles.kinds for _ in range(left[kind.id])]
    order = chance.stack(seed, pool)
    for attempt in range(TRIES):
        if attempt:
            order = chance.shuffled(seed, f"stack{attempt}", pool)
        for (seat, i), tile in zip(hidden, order, strict=False):
            play.set_tile(seat, i, tile)
        if play.st.phase != Phase.PLACE or play.codes():
            break
    play.restack([*order[len(hidden) :], *known], len(known))
    return [*order[len(hidden) :], *known]
