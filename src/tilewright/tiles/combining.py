"""What is in play under the options of a game: garden copies and further sets join the base game (classic.V8)."""

from collections.abc import Mapping
from dataclasses import replace

from tilewright.tiles.model import Kind, TileSet

RIVER = "river1"
"""The mark of the River's tiles."""


def in_play(printed: TileSet, options: Mapping[str, object]) -> TileSet:
    """The set as it is played with: with the River its spring begins; with the Abbot some copies have gardens.

    The order of the kinds: base game, garden copies of it, River, garden copies of that (classic.V1, V9.1).
    """
    further = tuple(kind for kind in printed.aside if kind.set == RIVER) if options.get("river") else ()
    gardens = bool(options.get("abbot"))
    base = printed.kinds
    if further:
        base = tuple(replace(kind, start=False) for kind in base)
        further = tuple(replace(kind, start=kind.role == "spring") for kind in further)
    if not further and not gardens:
        return printed
    parts = [_with_gardens(printed, kinds) if gardens else kinds for kinds in (base, further)]
    return replace(printed, kinds=parts[0] + parts[1], aside=(), gardens=())


def _with_gardens(printed: TileSet, kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Kinds of which some copies carry a garden; the number of tiles stays."""
    by_id = {kind.id: kind for kind in kinds}
    plain = dict(by_id)
    copies = []
    for garden in printed.gardens:
        if garden.of in by_id:
            whole = by_id[garden.of]
            areas = whole.areas + garden.add
            copies.append(replace(whole, id=garden.id, areas=areas, count=garden.count, start=False, jcz=garden.jcz))
            plain[garden.of] = replace(plain[garden.of], count=plain[garden.of].count - garden.count)
    return tuple(kind for kind in plain.values() if kind.count > 0) + tuple(copies)
