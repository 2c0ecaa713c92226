"""Where the tiles of Classic are that do not lie on the landscape: stack, its known lower end, hands, display.

Written from the rule text alone (T3, V1, V3, V4, V6, V11, E1); ids in the docstrings are Classic's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.naive.classic_words import NaiveError

HAND = 3
EVERY_NUMBER = tuple(range(10))
# The values of each option that says which tile is to be placed, the default first.
TILE_OPTIONS: dict[str, tuple[Any, ...]] = {
    "unplaceable": ("remove", "bottom"),
    "redraws": EVERY_NUMBER,
    "hand": (0, HAND),
    "hand_visible": (False, True),
    "draft": (False, True),
}
EXCLUDING = (
    ("hand", "draft"),
    ("hand", "redraws"),
    ("draft", "redraws"),
    ("unplaceable", "hand"),
    ("unplaceable", "draft"),
)


class NaiveStack:
    """The tiles to come in a game for some seats; whose turn it is, is kept here, since tiles decide about it."""

    def __init__(
        self,
        counts: Mapping[str, int],
        options: Mapping[str, Any],
        players: int,
        river: frozenset[str] = frozenset(),
        lake: str = "",
    ) -> None:
        for one, other in EXCLUDING:
            if options[one] != TILE_OPTIONS[one][0] and options[other] != TILE_OPTIONS[other][0]:
                raise NaiveError(f"{one} and {other} exclude each other (V11).")
        if options["draft"] and players != 2:
            raise NaiveError("draft needs two players (V11.2).")
        self.counts = counts
        self.river = river
        self.lake = lake
        self.options = options
        self.players = players
        self.seat = 0
        self.left: Counter[str] = Counter(counts)
        self.bottom: list[str] = []
        self.out: Counter[str] = Counter()
        self.redraws = [options["redraws"]] * players
        self.redrawn = False
        self.sunk = 0
        self.lapsed = False
        self.hands: list[list[str]] | None = None
        self.rest: list[str] = []  # of a display, what its seat did not place: the other seat reserves one
        self.reserved: list[str] = []

    @property
    def over(self) -> bool:
        """True when no tile is left anywhere, or each was drawn in vain in this turn (E1, T3)."""
        waiting = sum(map(len, self.hands or ())) + len(self.rest) + len(self.reserved)
        return self.lapsed or (self.left.total() == 0 and waiting == 0)

    @property
    def flowing(self) -> int:
        """How many tiles of the River are still to come; meanwhile there is neither redraw, hand nor draft (V11.4)."""
        return sum(self.left[kind] for kind in self.river)

    def draw(self, kind: str) -> None:
        """Take a tile off the top of the stack: the River's first, its lake last (V1).

        Else any of those that nobody knows; once there is none, the known ones in order.
        """
        if self.flowing and (kind not in self.river or (kind == self.lake and self.flowing > 1)):
            raise NaiveError(f"A tile of kind {kind} cannot be drawn yet: the River comes first, its lake last.")
        hidden = self.left - Counter(self.bottom)
        if hidden.total():
            if hidden[kind] == 0:
                raise NaiveError(f"All tiles of kind {kind} have been drawn.")
        elif not self.bottom or self.bottom.pop(0) != kind:
            raise NaiveError(f"A tile of kind {kind} is not the top one.")
        self.left[kind] -= 1

    def sink(self, kind: str) -> None:
        """Put a tile under the stack."""
        self.left[kind] += 1
        self.bottom.append(kind)

    def deal_hands(self, hands: Sequence[Sequence[str]]) -> None:
        """Deal the first tiles, seat by seat (V3)."""
        if self.flowing:
            raise NaiveError("Hands begin after the River.")
        self.hands = []
        for hand in hands:
            self._check_count(hand, min(HAND, self.left.total()))
            for kind in hand:
                self.draw(kind)
            self.hands.append(list(hand))

    # One drawn tile

    def discard(self, kind: str) -> None:
        """A drawn tile fits nowhere: out, or under the stack until each was tried, but never of the River (T3, V1)."""
        self.draw(kind)
        if self.options["unplaceable"] == "remove" or kind in self.river:
            self.out[kind] += 1
            return
        self.sink(kind)
        self.sunk += 1
        self.lapsed = self.sunk == self.left.total()

    def reject(self, kind: str) -> None:
        """The seat rejects the drawn tile (V4)."""
        if kind in self.river:
            raise NaiveError("A tile of the River cannot be rejected.")
        if self.redraws[self.seat] == 0:
            raise NaiveError(f"Player {self.seat} has no redraw left.")
        if self.redrawn:
            raise NaiveError("A tile was rejected in this turn already.")
        if self.left.total() == 1:
            raise NaiveError("The stack is empty.")
        self.draw(kind)
        self.sink(kind)
        self.redrawn = True
        self.redraws[self.seat] -= 1

    # Several tiles to choose from

    def offer(self, entry: Mapping[str, Any]) -> list[str]:
        """The tiles that the seat chooses from in an entry: its hand, or the display as it is revealed (V3, V6)."""
        if self.hands is not None:
            return self.hands[self.seat]
        if not self.options["draft"] or self.flowing:
            return []
        if self.rest:
            raise NaiveError("First one of the tiles is reserved.")
        shown = list(entry["shown"] if "tile" in entry else entry["discard"])
        fresh = list(shown)
        for kind in self.reserved:
            if kind not in fresh:
                raise NaiveError("The reserved tile is not shown.")
            fresh.remove(kind)
        self._check_count(shown, min(HAND, self.left.total() + len(self.reserved)))
        for kind in fresh:
            self.draw(kind)
        self.reserved = []
        return shown

    def placed(self, kind: str, offered: list[str], entry: Mapping[str, Any]) -> None:
        """The turn is over: what comes of the other tiles, who is next (T6, V3, V6)."""
        self.sunk, self.redrawn = 0, False
        if self.hands is not None:
            self.hands[self.seat].remove(kind)
            self._refill(entry)
            self._pass_on()
            return
        self.seat = (self.seat + 1) % self.players
        if offered:
            offered.remove(kind)
            self.rest = offered
            if len(set(self.rest)) == 1:
                self.reserve(self.rest[0])

    def reserve(self, kind: str) -> None:
        """The seat whose turn comes reserves a tile, the other one goes under the stack (V6)."""
        if kind not in self.rest:
            raise NaiveError(f"There is no tile of kind {kind} to reserve.")
        self.rest.remove(kind)
        for other in self.rest:
            self.sink(other)
        self.rest, self.reserved = [], [kind]

    def put_out(self, offered: Sequence[str], entry: Mapping[str, Any], fits: Callable[[str], Any]) -> None:
        """A whole hand or display goes out, since nothing of it fits; a hand is drawn anew (V3, V6)."""
        if sorted(entry["discard"]) != sorted(offered):
            raise NaiveError(f"The tiles are {offered}.")
        for kind in offered:
            if fits(kind):
                raise NaiveError(f"A tile of kind {kind} has a legal place and cannot be discarded.")
        self.out.update(offered)
        if self.hands is not None:
            self.hands[self.seat] = []
            if self.left.total() == 0:
                self._pass_on()
            else:
                self._refill(entry)

    def _refill(self, entry: Mapping[str, Any]) -> None:
        assert self.hands is not None
        hand, drew = self.hands[self.seat], entry.get("drew", [])
        self._check_count(drew, min(HAND - len(hand), self.left.total()))
        for kind in drew:
            self.draw(kind)
            hand.append(kind)

    def _pass_on(self) -> None:
        assert self.hands is not None
        for _ in range(self.players):
            self.seat = (self.seat + 1) % self.players
            if self.hands[self.seat]:
                return

    def _check_count(self, kinds: Sequence[str], expected: int) -> None:
        if len(kinds) != expected:
            raise NaiveError(f"{len(kinds)} tiles are drawn where {expected} are due.")
