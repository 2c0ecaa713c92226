"""What a proof plays: a printed set, options and wall tiles drawn from a seed, and how many games are enough."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import tilewright.players  # noqa: F401  (kernels are cached by all sources known at the first call: be the same everywhere)
from tilewright.rules import castle, classic
from tilewright.rules.castle import CastleTables
from tilewright.rules.classic import ClassicTables
from tilewright.tiles import Board, Kind, TileSet, in_play, library

TESTS = Path(__file__).parents[1]
FULL = os.environ.get("TILEWRIGHT_PROOF") == "full"

BOARD = TESTS / "data/castle-1-board.toml"
CASTLE_SETS = ("castle-1", str(TESTS / "data/castle-small.toml"), str(TESTS / "data/castle-draft.toml"))
CASTLE_OPTIONS: dict[str, tuple[Any, ...]] = {
    "corner_timing": ("each_score", "end_of_turn"),
    "won_extra_turn": ("at_once", "next_turn"),
    "incomplete_fountain_path": (2, 1),
    "empty_start_spaces": (False, True),
}
CLASSIC_OPTIONS: dict[str, tuple[Any, ...]] = {
    "small_city": (4, 2),
    "field_scoring": ("third", "second", "first"),
    "farmers": (True, False),
    "abbot": (False, True),
    "river": (False, True),
    "river_u_turns": ("forbid", "allow"),
    "boundary": (None, {"width": 3, "height": 6}, {"width": 9, "height": 5}, {"width": 12, "height": 20}),
}
STACK_OPTIONS: dict[str, tuple[Any, ...]] = {
    "unplaceable": ("remove", "bottom"),
    "redraws": (0, 1, 2),
    "hand": (0, 3),
    "hand_visible": (False, True),
    "draft": (False, True),
}
"""Options by which tiles do not simply come one by one."""
TIE_BREAKS = ("followers_on_landscape", "completed_cities", "followers_in_supply")
WALL_TILES = [kind for kind in range(1, 10) for _ in range(2)]


def games(full: int) -> int:
    """How many games to play: `full` in the long proof, a tenth of it else."""
    return full if FULL else max(1, full // 10)


@dataclass(frozen=True)
class Setting:
    """One game before its first draw."""

    game: str
    tiles: TileSet
    board: Board | None
    options: dict[str, Any]
    seats: int
    wall: dict[int, int] = field(default_factory=dict)  # lower number of each tower with a wall tile: its kind

    def castle_tables(self) -> CastleTables:
        assert self.board is not None
        return castle.build_tables(self.tiles, self.board, self.options)

    def classic_tables(self) -> ClassicTables:
        return classic.build_tables(self.tiles, self.options)

    def deck(self, rng: Random) -> list[int]:
        """The kinds in the stack, one number a tile, shuffled; Classic's start tile is not among them."""
        deck = [k for k, kind in enumerate(self.tiles.kinds) for _ in range(kind.count - int(kind.start))]
        rng.shuffle(deck)
        return sorted(deck, key=lambda k: river_place(self.tiles.kinds[k]))


def river_place(kind: Kind) -> int:
    """0 for the River, 1 for its lake, 2 for all that comes after."""
    if not any(area.kind == "river" for area in kind.areas):
        return 2
    return int(kind.role == "lake")


def draw_options(rng: Random, options: dict[str, tuple[Any, ...]]) -> dict[str, Any]:
    """Half of the games by the default options, the others with any."""
    if rng.random() < 0.5:
        return {}
    drawn = {name: rng.choice(values) for name, values in options.items()}
    return {name: value for name, value in drawn.items() if value != options[name][0]}


def castle_setting(rng: Random, tiles: str | None = None) -> Setting:
    """A game of The Castle with set, options and wall tiles drawn."""
    board = library.board(BOARD)
    kinds = rng.sample(WALL_TILES, 13)
    towers = [tower.numbers[0] for tower in board.towers if tower.wall_tile]
    options = draw_options(rng, CASTLE_OPTIONS)
    chosen = tiles or rng.choice(CASTLE_SETS)
    return Setting("castle", library.tile_set(chosen), board, options, 2, dict(zip(towers, kinds)))


def lasting_setting(game: str, rng: Random) -> Setting:
    """A game on a set of the tests, which never changes."""
    return castle_setting(rng, CASTLE_SETS[2]) if game == "castle" else classic_setting(rng)


def doubling_setting(rng: Random) -> Setting:
    """A short game of The Castle by the default rules whose first towers hold the wall tiles 2 and 3."""
    drawn = castle_setting(rng, CASTLE_SETS[1])
    towers = sorted(drawn.wall)
    kinds = [3, 2, 3, 2, *rng.sample([kind for kind in WALL_TILES if kind not in (2, 3)], len(towers) - 4)]
    return replace(drawn, options={}, wall=dict(zip(towers, kinds)))


def classic_setting(rng: Random) -> Setting:
    """A game of Classic with seats and options drawn."""
    options = draw_options(rng, CLASSIC_OPTIONS)
    return Setting(
        "classic", in_play(library.tile_set("classic-1"), options), None, options, rng.choice((2, 2, 3, 4, 5))
    )


def setting(game: str, rng: Random) -> Setting:
    return castle_setting(rng) if game == "castle" else classic_setting(rng)


def any_setting(game: str, rng: Random) -> Setting:
    """A game in which the tiles may come otherwise than one by one."""
    drawn = setting(game, rng)
    if game == "castle":
        return drawn
    chosen = draw_options(rng, STACK_OPTIONS)
    while not may_combine(chosen):
        chosen = draw_options(rng, STACK_OPTIONS)
    return replace(drawn, options=drawn.options | chosen, seats=2 if "draft" in chosen else drawn.seats)


def variant_setting(rng: Random) -> Setting:
    """A game of Classic with every option drawn at random, as V11 lets them go together: few are as usual."""
    drawn = {name: rng.choice(values) for name, values in CLASSIC_OPTIONS.items()}
    drawn["tie_break"] = rng.sample(TIE_BREAKS, rng.randrange(len(TIE_BREAKS) + 1))
    # Which tile is to be placed: most ways exclude each other, so that drawing each by itself would leave few hands.
    for name in rng.choice([("hand", "hand_visible"), ("draft",), ("redraws", "unplaceable"), ("unplaceable",), ()]):
        drawn[name] = rng.choice([value for value in STACK_OPTIONS[name] if name != "hand" or value])
    usual = {"tie_break": []} | {name: values[0] for name, values in (CLASSIC_OPTIONS | STACK_OPTIONS).items()}
    options = {name: value for name, value in drawn.items() if value != usual[name]}
    assert may_combine(options)
    seats = 2 if "draft" in options else rng.choice((2, 3, 4, 5))
    return Setting("classic", in_play(library.tile_set("classic-1"), options), None, options, seats)


def may_combine(options: dict[str, Any]) -> bool:
    """Whether V11 lets these options go together."""
    several = [name for name in ("hand", "draft", "redraws") if name in options]
    return len(several) < 2 and not ("unplaceable" in options and ("hand" in options or "draft" in options))
