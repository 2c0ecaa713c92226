"""A table of Classic for tests: moves are written down one by one and played as a record is.

D (city north, road east-west) lies at 0, 0. `lay` adds the turn of the seat that is due, `out` a tile that
fits nowhere, `hold` gives the game with a tile in hand. A deck ("E B B U") is a set of its own with just
these tiles to draw, so that a small position can be played to its end.
"""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tilewright.game import Entry, Event, Game, Place, PlaceFollower, Record, Refusal, Replay, parse_record
from tilewright.game.events import FinalScored, Scored
from tilewright.tiles import library

NAMES = ("Ann", "Bo", "Cleo", "Dirk", "Eva")
_READ = """
A=ffrf B=ffff C=cccc D=crfr E=cfff F=fcfc G=fcfc H=cfcf I=cffc J=crrf K=cfrr L=crrr
M=cffc N=cffc O=crrc P=crrc Q=ccfc R=ccfc S=ccrc T=ccrc U=frfr V=ffrr W=frrr X=rrrr
"""
EDGES = {word[0]: word[2:] for word in _READ.split()}
"""What stands at the north, east, south and west edge of each kind, read off the pictures: city, road, field."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the north, east, south and west."""
CAP = "cap-with-shield"  # a kind that the box lacks: E with a coat of arms

_folder = tempfile.TemporaryDirectory(prefix="tilewright-decks-")


def blocks_of(text: str) -> tuple[str, dict[str, str]]:
    """Return the heading of a set's text without comments, and the block of each kind by id."""
    heading, *blocks = re.split(r"(?m)^(?=\[\[)", text)
    kinds = {}
    for block in blocks:
        if block.startswith(("[[tile]]", "[[garden_copy]]")):
            kinds[block.split('id = "', 1)[1].split('"', 1)[0]] = block
    return re.sub(r"(?m)^#.*\n", "", heading), kinds


@cache
def deck_file(deck: str) -> Path:
    """Return a set file with the start tile D and just the tiles of a deck to draw."""
    heading, kinds = blocks_of(library.RELEASED["classic-1"].read_text(encoding="utf-8"))
    cap = kinds["E"].replace('id = "E"', f'id = "{CAP}"')
    kinds[CAP] = cap.replace('edges = ["N"] }', 'edges = ["N"], shields = 1 }', 1)
    counts = Counter(deck.split()) + Counter("D")
    for id in [id for id in counts if id.endswith("+garden")]:
        counts[id.removesuffix("+garden")] += counts[id]
    text = re.sub(r'(?m)^id = ".*"$', 'id = "deck"', heading, count=1)
    for id, count in sorted(counts.items()):
        text += re.sub(r"(?m)^count = \d+", f"count = {count}", kinds[id], count=1)
    path = Path(_folder.name) / f"deck-{len(list(Path(_folder.name).iterdir()))}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def edge(tile: str, rotation: int, side: int) -> str:
    """Return what a turned tile has at a side (0 north … 3 west): c, r or f."""
    return EDGES[tile][(side - rotation // 90) % 4]


class Table:
    """The moves of one game of Classic, and the game that they lead to."""

    def __init__(self, players: int = 2, deck: str | None = None, **options: object) -> None:
        self.players = players
        self.options = options
        self.tiles = deck_file(deck) if deck is not None else None
        self.moves: list[dict[str, object]] = []

    @property
    def seat(self) -> int:
        """Return whose turn it is: a tile that went out passes no turn on (T3, T6)."""
        return sum("tile" in move for move in self.moves) % self.players

    def lay(
        self,
        tile: str,
        x: int,
        y: int,
        rotation: int = 0,
        follower: str | None = None,
        forced: bool = False,
        **claim: object,
    ) -> Table:
        """Add the turn of the seat that is due; a forced tile lies where it does not fit, too."""
        move: dict[str, object] = {"player": self.seat, "tile": tile, "x": x, "y": y, "rotation": rotation, **claim}
        if follower is not None:
            move["follower"] = follower
        if forced:
            move["forced"] = "laid out for a test"
        self.moves.append(move)
        return self

    def out(self, tile: str) -> Table:
        """Add a drawn tile that fits nowhere (T3)."""
        self.moves.append({"player": self.seat, "discard": tile})
        return self

    def reject(self, tile: str) -> Table:
        """Add a drawn tile that its player rejects (V4)."""
        self.moves.append({"player": self.seat, "redraw": tile})
        return self

    def record(self, drawn: str | None = None) -> Record:
        """Return the moves as a record, with a tile in hand or none."""
        data: dict[str, object] = {"format": "tilewright-record", "version": 1, "game": "classic"}
        data |= {"options": self.options, "players": list(NAMES[: self.players]), "moves": self.moves}
        if self.tiles is not None:
            data["set"] = {"tiles": "file"}
        if drawn is not None:
            data["drawn"] = drawn
        return parse_record(data)

    def entries(self) -> list[Entry]:
        """Return every move as it was played; the last may have been refused."""
        return list(Replay(self.record(), self.tiles).entries())

    def refusal(self) -> Refusal | None:
        """Return why the last move is refused, None when it is not; all others must be legal."""
        return self.last().refusal

    def last(self) -> Entry:
        """Return the last move as it was played; all others must be legal."""
        entries = self.entries()
        assert len(entries) == len(self.moves), entries[-1].refusal
        return entries[-1]

    def events(self) -> list[Event]:
        """Return what happened in the last turn; all moves must be legal."""
        last = self.last()
        assert last.refusal is None, last.refusal
        return last.events

    def game(self, seed: int = 1, hold: bool = True) -> Game:
        """Return the game that the moves lead to, before the next deal (hold) or after it."""
        return Game.from_record(self.record(), seed, tiles=self.tiles, hold=hold)

    def hold(self, tile: str, seed: int = 1) -> Game:
        """Return the game with this tile drawn; what comes after is dealt from the seed."""
        return Game.from_record(self.record(tile), seed, tiles=self.tiles)

    def claims(self, tile: str, x: int, y: int, rotation: int = 0) -> set[str]:
        """Return the areas that could take a follower once this tile is laid here."""
        game = self.hold(tile)
        game.apply(Place(tile, x, y, rotation))
        assert game.phase == "follower"
        return {action.area for action in game.actions() if isinstance(action, PlaceFollower) and action.area}

    def asked(self, tile: str, x: int, y: int, rotation: int = 0) -> bool:
        """Tell whether a follower is asked for once this tile is laid here."""
        game = self.hold(tile)
        game.apply(Place(tile, x, y, rotation))
        return game.phase == "follower"

    def cells(self, tile: str) -> set[tuple[int, int]]:
        """Return the cells on which a tile fits in some rotation."""
        return {(action.x, action.y) for action in self.hold(tile).actions() if isinstance(action, Place)}

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the points of every seat."""
        return self.game().scores

    @property
    def supply(self) -> tuple[int, ...]:
        """Return the followers in every seat's supply."""
        return self.game().view().supply

    @property
    def standing(self) -> set[tuple[int, int, int, str]]:
        """Return seat, x, y and area of every follower on the landscape."""
        return {(found.player, found.x, found.y, found.area) for found in self.game().position().followers}


def scored(events: Iterable[Event], kind: str | None = None) -> list[Scored]:
    """Return what was scored in play, of one kind of feature or of all."""
    return [event for event in events if isinstance(event, Scored) and kind in (None, event.feature.kind)]


def finals(events: Iterable[Event], kind: str | None = None) -> list[FinalScored]:
    """Return what was scored at the end, of one kind of feature or of all."""
    found = [event for event in events if isinstance(event, FinalScored)]
    return [event for event in found if kind in (None, event.feature.kind if event.feature else None)]
