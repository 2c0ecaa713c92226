"""Every turn of Classic through the naive scorer, whatever says which tile comes: one drawn, a hand, a display."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.naive.classic import NaiveClassic
from tests.naive.classic_stack import HAND, NaiveStack
from tests.naive.classic_tiles import ROTATIONS
from tests.naive.classic_words import NaiveError

After = tuple[NaiveClassic, list[str] | None]
"""A landscape after a turn, and what is left of the deck; None where the deck did not last for what is due then."""


def aside(naive: Any) -> Any:
    """A copy that can be played on: containers are copied, printed things shared."""
    twin = copy.copy(naive)
    for name, value in vars(naive).items():
        if name == "held":
            value = [list(held) for held in value]
        elif isinstance(value, NaiveStack):
            value = copy.deepcopy(value)
        elif isinstance(value, (list, dict, set)):
            value = value.copy()
        setattr(twin, name, value)
    return twin


def distinct(pictures: dict[int, Any], spots: set[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """One placement for each cell and look of the tile."""
    looks = {(x, y, pictures[rotation]): (x, y, rotation) for x, y, rotation in sorted(spots, reverse=True)}
    return sorted(looks.values())


def classic_turns(naive: NaiveClassic, deck: list[str]) -> Iterator[After]:
    """Every landscape after one decision about the tiles of a turn, and the claim with it."""
    stack = naive.stack
    if stack.options["hand"] and not stack.flowing:
        yield from hand_turns(naive, deck)
    elif stack.options["draft"] and not stack.flowing:
        yield from draft_turns(naive, deck)
    elif deck:
        yield from drawn_turns(naive, deck)
    else:
        yield naive, None


def drawn_turns(naive: NaiveClassic, deck: list[str]) -> Iterator[After]:
    """One tile is drawn: it is placed, rejected (V4), or goes away since it fits nowhere (T3)."""
    kind = deck[0]
    if not naive.legal(kind):
        yield put_away(naive, {"discard": kind}), deck[1:]
        return
    for after in ways(naive, kind, {}):
        yield after, deck[1:]
    try:
        yield put_away(naive, {"redraw": kind}), deck[1:]
    except NaiveError:
        return  # none is left, or there were none to begin with


def put_away(naive: NaiveClassic, entry: dict[str, Any]) -> NaiveClassic:
    """The landscape as it was, a tile less at hand."""
    after = aside(naive)
    after.play({"player": naive.seat} | entry)
    assert isinstance(after, NaiveClassic)
    return after


def hand_turns(naive: NaiveClassic, deck: list[str]) -> Iterator[After]:
    """A tile of the hand is placed, and as many as are due are drawn (V3)."""
    stack = naive.stack
    if stack.hands is None:
        dealt = aside(naive)
        # From the seat on whose turn it is; that is the first but after the River (V11.4).
        places = [(seat - naive.seat) % naive.players for seat in range(naive.players)]
        dealt.stack.deal_hands([deck[HAND * place : HAND * (place + 1)] for place in places])
        yield from hand_turns(dealt, deck[HAND * naive.players :])
        return
    hand = stack.hands[naive.seat]
    due = min(HAND - len(hand) + 1, stack.left.total())
    lasts = len(deck) >= due
    # What is drawn where the deck does not last is not looked at any more.
    drew = deck[:due] if lasts else list((stack.left - Counter(stack.bottom)).elements())[:due]
    for kind in sorted(set(hand)):
        for after in ways(naive, kind, {"drew": drew} if drew else {}):
            yield after, deck[due:] if lasts else None


def draft_turns(naive: NaiveClassic, deck: list[str]) -> Iterator[After]:
    """A tile of the display is placed, the opponent reserves one of the others (V6)."""
    stack = naive.stack
    due = min(HAND - len(stack.reserved), stack.left.total())
    if len(deck) < due:
        yield naive, None
        return
    shown = [*stack.reserved, *deck[:due]]
    for kind in sorted(set(shown)):
        for after in ways(naive, kind, {"shown": shown}):
            for tile in sorted(set(after.stack.rest)):
                yield put_away(after, {"reserve": tile}), deck[due:]
            if not after.stack.rest:
                yield after, deck[due:]


def ways(naive: NaiveClassic, kind: str, more: dict[str, Any]) -> Iterator[NaiveClassic]:
    """Every landscape after a tile of this kind was placed, with each figure that may stand on it or come home."""
    pictures = {}
    for rotation in ROTATIONS:
        tile = naive._set.tiles[kind, rotation]
        pictures[rotation] = frozenset((a.kind, a.edges, a.halves, a.shields) for a in tile.areas.values())
    for x, y, rotation in distinct(pictures, naive.legal(kind)):
        entry = {"player": naive.seat, "tile": kind, "x": x, "y": y, "rotation": rotation} | more
        bare = aside(naive)
        bare.play(entry, check=False)
        yield bare
        for area in bare.claims_for_last_tile(naive.seat):
            yield claimed(naive, entry | {"follower": area})
        areas = naive._set.tiles[kind, rotation].areas.values()
        abbots = [{"abbot": area.id} for area in areas if area.kind in ("monastery", "garden")]
        for figure in [*abbots, {"recall_abbot": True}] if naive.options["abbot"] else []:
            try:
                yield claimed(naive, entry | figure)
            except NaiveError:
                continue  # no abbot at home, or none to recall


def claimed(naive: NaiveClassic, entry: dict[str, Any]) -> NaiveClassic:
    """The landscape after an entry with a figure."""
    after = aside(naive)
    after.play(entry, check=False)
    assert isinstance(after, NaiveClassic)
    return after
