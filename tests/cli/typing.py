"""Turns decisions into the lines that a person would type for them."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.cli.screen import rotations_by_cell
from tilewright.game import Action, ExtraTurn, Game, Place, PlaceFollower

Chooser = Callable[[Game], Action]


def lines_for(game: Game, action: Action) -> list[str]:
    """The lines for one decision, before it is carried out."""
    if isinstance(action, Place):
        cells = rotations_by_cell(game.view(game.to_move))
        places = cells[action.x, action.y]
        number = str(list(cells).index((action.x, action.y)) + 1)
        return [number] if len(places) == 1 else [number, str(places.index(action) + 1)]
    if isinstance(action, ExtraTurn):
        return ["y" if action.take else "n"]
    if isinstance(action, PlaceFollower):
        offered = [a for a in game.actions() if isinstance(a, PlaceFollower) and a.area is not None]
        return [str(offered.index(action) + 1) if action.area is not None else "0"]
    return [str(game.actions().index(action) + 1)]


def typed_game(game: Game, choose: Chooser, people: tuple[int, ...]) -> list[str]:
    """Play a held game to its end and return what the people at those seats would have typed."""
    lines: list[str] = []
    while not game.over:
        if game.phase == "deal":
            game.deal()
            continue
        seat, action = game.to_move, choose(game)
        if seat in people:
            lines += lines_for(game, action)
        game.apply(action)
        if seat in people and game.phase == "deal":
            lines.append("")
    return lines
