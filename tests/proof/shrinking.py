"""Make the record of a game in which engine and naive scorer differ as short as it gets."""

from __future__ import annotations

from typing import Any

from tests.proof.comparing import Difference, pair
from tests.proof.engines import Engine, Entry
from tests.proof.settings import Setting

from tilewright.rules.phases import Phase


class Unplayable(Exception):
    """The entry cannot be played now, since what it rests on was dropped."""


class Told:
    """Chooses what an entry says, as far as that is still allowed, else as little as possible."""

    def __init__(self, entry: Entry, kind: int) -> None:
        self.entry, self.kind = entry, kind
        self.scored = list(entry.get("scored", []))

    def __call__(self, engine: Engine, codes: list[int]) -> int:
        phase = engine.st.phase
        if phase == Phase.PLACE:
            cell = engine.cell(self.entry["x"], self.entry["y"])
            return cell * 4 + self.entry["rotation"] // 90
        if phase == Phase.FOLLOWER:
            area = self.entry.get("follower")
            wanted = 1 + engine.areas[self.kind].index(area) if area else 0
            return wanted if wanted in codes else 0
        if phase == Phase.SCORE:
            return self._next(engine, codes)
        return int(self.entry.get("extra_turn", False))

    def _next(self, engine: Any, codes: list[int]) -> int:
        while self.scored:
            told = self.scored.pop(0)
            for code in codes:
                name = dict(zip(("x", "y", "area"), engine.name(engine.st.pending[code >> 1])))
                if name | ({"double": True} if code & 1 else {}) == told:
                    return code
        return codes[0]


def fits(engine: Engine, entry: Entry, kind: int) -> bool:
    """Whether the entry can be played on the engine now."""
    st = engine.st
    if st.phase == Phase.OVER or all(st.bag[i] != kind for i in range(st.left)):
        return False
    cells = [(st.front_cell[slot], turn) for slot in range(st.frontier) for turn in range(4)]
    if "discard" in entry:
        return all(engine.fault(kind, cell, turn) for cell, turn in cells)
    wanted = (engine.cell(entry["x"], entry["y"]), entry["rotation"] // 90)
    return wanted in cells and engine.fault(kind, *wanted) == 0


def difference_in(game: Setting, entries: list[Entry]) -> tuple[list[Entry], str]:
    """Play what can be played of the entries in both: the entries up to the first difference, and its text or ""."""
    both = pair(game)
    played: list[Entry] = []
    for entry in entries:
        engine = both.engine
        kind = engine.kinds.index(entry["discard"] if "discard" in entry else entry["tile"])
        if not fits(engine, entry, kind):
            continue
        told = Told(entry, kind)
        played.append(entry)
        try:
            played[-1] = engine.turn(kind, told)
            both.compare(played[-1], thorough=True)
        except Difference as difference:
            return played, str(difference)
    return played, ""


def shrunk(game: Setting, entries: list[Entry], difference: Difference) -> tuple[str, dict[str, Any]]:
    """The difference that stays when every entry that can be spared is dropped, and the record that shows it."""
    kept, found = difference_in(game, entries)
    if not found:
        return f"not found again when replayed ({difference})", record_of(game, entries)
    size = max(1, len(kept) // 2)
    while size:
        dropped = False
        start = len(kept)
        while start > 0:
            start = max(0, start - size)
            fewer, still = difference_in(game, kept[:start] + kept[start + size :])
            if still and len(fewer) < len(kept):
                kept, found, dropped = fewer, still, True
                start = min(start, len(kept))
        if not dropped:
            size //= 2
    return found, record_of(game, kept)


def record_of(game: Setting, entries: list[Entry]) -> dict[str, Any]:
    """A record of the entries, open or finished."""
    record: dict[str, Any] = {"format": "tilewright-record", "version": 1, "game": game.game}
    record["set"] = {"tiles": game.tiles.id} | ({"board": game.board.id} if game.board else {})
    record |= {"options": game.options, "players": [f"seat {seat}" for seat in range(game.seats)]}
    if game.wall:
        record["wall_tiles"] = {str(tower): kind for tower, kind in game.wall.items()}
    return record | {"moves": entries}
