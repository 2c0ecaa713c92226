"""A fresh process up to its first compiled game of The Castle: what `bench` measures as a cold or warm start."""

from __future__ import annotations


def first_game() -> tuple[int, int]:
    """Play one compiled random game of The Castle and return its scores."""
    from tilewright.rules import castle, kernels, records
    from tilewright.rules.castle import CastleState, CastleTables
    from tilewright.rules.events import EventBuffer
    from tilewright.tiles import library

    tables = castle.build_tables(library.tile_set("castle-1"), library.board("castle-1"), {})
    played = kernels.castle_random_games(
        records.array(CastleState),
        records.array_of(tables, CastleTables),
        records.array(EventBuffer),
        1,
        1,
        kernels.scratch(),
    )
    return int(played[0]), int(played[1])


if __name__ == "__main__":
    print(*first_game())
