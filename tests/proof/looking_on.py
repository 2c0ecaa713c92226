"""Seats and a spectator look on while a record of hidden hands is played: no view tells anything of another hand."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import msgspec

from tilewright.game import DataError, Position, Replay, parse_record
from tilewright.game.classic import ClassicPlay
from tilewright.game.events import FACE_DOWN
from tilewright.game.history import TurnLog
from tilewright.game.opening import set_up
from tilewright.game.restoring import position_of
from tilewright.game.views import View, view_of

OFTEN = 6  # one entry in so many is looked at with other hands exchanged


def look_on(record: dict[str, Any], rng: Random) -> Counter[str]:
    """Play a record of hidden hands; after each entry no seat may see another's tiles (V3). Returns what was compared.

    It does not suffice that a view names no foreign tile, since it might tell of one in another way (what is left, what
    is legal). So now and then a tile of a hand is exchanged for one of the stack: nobody else may see a difference.
    """
    replay = Replay(parse_record(json.dumps(record)))
    play = replay.play
    assert isinstance(play, ClassicPlay)
    seen: Counter[str] = Counter()
    for entry in replay.entries():
        assert entry.differences == [], entry
        if not play.st.holding or play.over:
            continue
        eyes = (None, *range(play.st.seats))
        views = {seat: view_of(play, TurnLog(), seat) for seat in eyes}
        for seat, view in views.items():
            check_hands(play, seat, view)
        seen["views of hidden hands"] += len(views)
        if rng.randrange(OFTEN) == 0:
            seen["exchanged hands"] += exchange(play, views, rng)
    assert replay.end() == []
    return seen


def check_hands(play: ClassicPlay, seat: int | None, view: View) -> None:
    """A seat sees its own tiles, of the others how many there are; what it does not see is counted as not seen."""
    hands = view.position.hands
    assert hands is not None
    for owner, hand in enumerate(hands):
        own = sorted(play.hand(owner))
        assert sorted(hand) == (own if owner == seat else [FACE_DOWN] * len(own))
    unseen = Counter(view.remaining) - Counter()
    stack = Counter(play.remaining())
    others = Counter(tile for owner in play.seats if owner != seat for tile in play.hand(owner))
    assert unseen == stack + others
    if view.position.phase == "place" and seat != play.st.seat:
        assert view.actions == ()


def exchange(play: ClassicPlay, views: dict[int | None, View], rng: Random) -> int:
    """Exchange a tile of each hand for another of the stack: all but its owner see the same. Returns how often."""
    whole = position_of(play, TurnLog())
    assert whole.hands is not None
    done = 0
    for owner, hand in enumerate(whole.hands):
        others = sorted(tile for tile, count in play.remaining().items() if count and tile not in hand)
        if not hand or not others or (len(set(hand)) == 1 and owner == play.st.seat):
            continue
        hands = list(whole.hands)
        hands[owner] = (rng.choice(others), *hand[1:])
        other = view_by(msgspec.structs.replace(whole, hands=tuple(hands)), len(hands))
        if other is None:
            continue
        done += 1
        for seat, view in views.items():
            same = msgspec.json.encode(other[seat]) == msgspec.json.encode(view)
            assert same == (seat != owner), (seat, owner)
    return done


def view_by(position: Position, seats: int) -> dict[int | None, View] | None:
    """What each sees of a position; None where nobody could have come to it, since none of a hand fits."""
    try:
        play, log = set_up(position)
    except DataError as fault:
        if fault.code != "phase-differs":
            raise
        return None
    return {seat: view_of(play, log, seat) for seat in (None, *range(seats))}
