"""What a server was started for: a game, options, a seed, a set of one's own; checked before anything is served."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tilewright.game import parse_option
from tilewright.game.chance import seed_bytes
from tilewright.game.options import GameName, Value
from tilewright.game.presets import preset_of
from tilewright.game.record import SEATS, SetNames
from tilewright.game.setup import DEFAULT_SET, check_game, new_setup
from tilewright.server.faults import RequestFault
from tilewright.tiles import Board, TileSet

USUAL: GameName = "castle"


@dataclass(frozen=True)
class Chosen:
    """What the start page shows chosen; `names` is the set that every game of that kind here is played with."""

    game: GameName | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: bytes | None = None
    tiles: TileSet | None = None
    board: Board | None = None
    names: SetNames | None = None

    def names_for(self, game: GameName) -> SetNames:
        """Return the set that a new game is played with."""
        return self.names if self.names is not None and game == self.game else DEFAULT_SET[game]

    def stored(self, game: GameName) -> dict[str, Any]:
        """Return the set of a new game as it is stored: as in a record, and how its own files call themselves."""
        names = self.names_for(game)
        parts = ("tiles", "board", "tiles_sha256", "board_sha256")
        kept: dict[str, Any] = {part: getattr(names, part) for part in parts if getattr(names, part) is not None}
        for part, printed in (("tiles", self.tiles), ("board", self.board)):
            if f"{part}_sha256" in kept and printed is not None:
                kept[f"{part}_id"] = printed.id
        return kept

    def check(self, stored: Mapping[str, Any]) -> None:
        """See whether a stored game's set is here. Raises RequestFault."""
        sets = stored.get("set", {})
        for part, printed in (("tiles", self.tiles), ("board", self.board)):
            digest = sets.get(f"{part}_sha256")
            if digest is not None and (printed is None or printed.sha256 != digest):
                raise RequestFault(409, "set-missing", part=part, name=sets.get(f"{part}_id", digest[:12]))


def choose(
    game: str | None,
    options: Sequence[str],
    seed: str | None,
    tiles: str | Path | None,
    board: str | Path | None,
    preset: str | None = None,
) -> Chosen:
    """Return what was chosen, options as NAME=VALUE; they outweigh the preset.

    Raises SetupError, OptionError or TileSetError.
    """
    used = seed_bytes(seed) if seed is not None else None
    if game is None and preset is None and not options and tiles is None and board is None:
        return Chosen(seed=used)
    if game is not None:
        check_game(game)
    together = preset_of(preset, game) if preset is not None else None
    known = check_game(game or (together.game if together else USUAL))
    wanted = dict(together.options if together else {}) | dict(parse_option(known, text) for text in options)
    names = [str(number + 1) for number in range(SEATS[known][0])]
    setup = new_setup(known, names, wanted, tiles, board)
    return Chosen(
        game=known,
        options=wanted,
        seed=used,
        tiles=setup.tiles if tiles is not None else None,
        board=setup.board if board is not None else None,
        names=setup.names,
    )


def names_of(stored: Mapping[str, Any]) -> SetNames | None:
    """Return the set of a stored game as a record names it; None for one stored before sets were."""
    sets = stored.get("set")
    if sets is None:
        return None
    return SetNames(**{part: value for part, value in sets.items() if not part.endswith("_id")})
