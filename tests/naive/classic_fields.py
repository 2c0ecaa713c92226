"""What fields pay at the end, one way for each edition (S4, S8)."""

from __future__ import annotations

from typing import Protocol

from tests.naive.classic_tiles import NaiveTile
from tests.naive.classic_words import Feature, Node, Payment, most


class Scored(Protocol):
    """What the scoring of fields looks at."""

    players: int
    followers: dict[Node, int]
    _found: list[Feature]

    def _majority(self, feature: Feature) -> tuple[int, ...]: ...
    def _count(self, feature: Feature, followers: dict[Node, int]) -> list[int]: ...
    def _tile_at(self, x: int, y: int) -> NaiveTile: ...
    def _feature_of(self, node: Node) -> Feature: ...


def fields_third(game: Scored) -> list[Payment]:
    """Each field by itself (S4)."""
    return [
        Payment("S4", 3 * len(cities_of(game, field)), game._majority(field), field.areas) for field in fields(game)
    ]


def fields_second(game: Scored) -> list[Payment]:
    """Each seat once for each completed city at fields that it won or tied (S8)."""
    lines = []
    for seat in range(game.players):
        cities: set[Feature] = set()
        for field in fields(game):
            if seat in game._majority(field):
                cities |= cities_of(game, field)
        lines += [Payment("S8", 3, (seat,), city.areas) for city in cities]
    return lines


def fields_first(game: Scored) -> list[Payment]:
    """City by city, the farmers of all its fields added up (S8)."""
    lines = []
    for city in game._found:
        if city.kind != "city" or not city.complete:
            continue
        farmers = [0] * game.players
        for field in fields(game):
            if city in cities_of(game, field):
                for seat, number in enumerate(game._count(field, game.followers)):
                    farmers[seat] += number
        lines.append(Payment("S8", 4, most(farmers), city.areas))
    return lines


def fields(game: Scored) -> list[Feature]:
    """The fields on the table."""
    return [feature for feature in game._found if feature.kind == "field"]


def cities_of(game: Scored, field: Feature) -> set[Feature]:
    """The different completed cities that touch the field (F5)."""
    touched = set()
    for x, y, area in field.areas:
        for city in game._tile_at(x, y).areas[area].cities:
            touched.add(game._feature_of((x, y, city)))
    return {city for city in touched if city.complete}
