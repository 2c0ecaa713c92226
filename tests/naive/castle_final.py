"""The final scoring of The Castle, reckoned plainly from the finished castle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.naive.castle_data import Board, Feature, by_name, largest_empty_area

USED_ON = {4: "path", 5: "tower", 6: "house", 7: "court"}


def has_majority(feature: Feature, seat: int) -> bool:
    """Whether a seat has more followers there than the other (S1)."""
    return feature["followers"][seat] > feature["followers"][1 - seat]


def final_scoring(
    board: Board,
    features: list[Feature],
    scores: list[int],
    keeps: list[int],
    held: list[list[int]],
    options: Mapping[str, object],
) -> tuple[list[dict[str, Any]], list[int]]:
    """The entries of `final` and the final scores (E2, E3, W5)."""
    totals = list(scores)
    entries: list[dict[str, Any]] = []
    taken = {cell for feature in features for cell in feature["cells"]}
    empty = largest_empty_area(board, taken, options["empty_start_spaces"] is True)
    fountain = 2 if options["incomplete_fountain_path"] == 2 else 1
    sizes = [keeps[seat] + 2 * held[seat].count(8) if keeps[seat] else 0 for seat in (0, 1)]
    for seat in (0, 1):
        for feature in features:
            if feature["kind"] == "court" and has_majority(feature, seat):
                totals[seat] += 3 * feature["markets"]
        for number in USED_ON:
            for points, used_on in best_uses(features, seat, number, fountain)[: held[seat].count(number)]:
                totals[seat] += points
                x, y, area = used_on["areas"][0]
                entries.append({"player": seat, "wall_tile": number, "x": x, "y": y, "area": area})
        if sizes[seat] > sizes[1 - seat] and empty:
            totals[seat] += empty
            needed = 0
            while keeps[seat] + 2 * needed <= sizes[1 - seat]:
                needed += 1
            entries += [{"player": seat, "wall_tile": 8}] * needed
        for _ in range(held[seat].count(9)):
            totals[seat] += 5
            entries.append({"player": seat, "wall_tile": 9})
    return entries, totals


def best_uses(features: list[Feature], seat: int, number: int, fountain: int) -> list[tuple[int, Feature]]:
    """What a wall tile 4 to 7 gives, most points first, then by smallest y, x, area (W5)."""
    uses = []
    for feature in features:
        if feature["kind"] != USED_ON[number] or feature["complete"] or not has_majority(feature, seat):
            continue
        each = {4: fountain if feature["fountain"] else 1, 5: 2, 6: 1}
        points = feature["markets"] if number == 7 else each[number] * feature["tiles"]
        if points > 0:
            uses.append((points, feature))
    return sorted(uses, key=lambda use: (-use[0], by_name(use[1]["areas"][0])))
