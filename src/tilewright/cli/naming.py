"""Actions as a person writes them: by words and cells, or by the numbers on the screen."""

from __future__ import annotations

from tilewright.cli.dialogue import whole
from tilewright.cli.screen import rotations_by_cell
from tilewright.cli.speech import say
from tilewright.formats.notation import parse_action
from tilewright.game import Action, DataError, ExtraTurn, Game, Place, PlaceFollower, ScoreNext

TURNS = (0, 90, 180, 270)
Meant = list[tuple[str, Action]]
"""Actions, a label before each where there are several."""


def small(word: str) -> bool:
    """Tell whether a word is a whole number that a cell can have."""
    return whole(word) and len(word) < 10


def meant(game: Game, words: list[str]) -> Meant:
    """Return the actions that words mean; none where they mean nothing."""
    if not words:
        return []
    try:
        return [("", parse_action(" ".join(words)))]
    except DataError:
        pass
    verb, numbers = words[0].lower(), [int(word) for word in words if small(word)]
    if len(numbers) == len(words):
        return _numbered(game, numbers) or _placed(game, numbers)
    if verb == "place" and len(numbers) == len(words) - 1:
        return _placed(game, numbers)
    if verb == "follower" and len(words) == 2:
        return [("", PlaceFollower(words[1]))]
    if verb == "score" and len(numbers) == 2 and len(words) in (4, 5):
        return [("", ScoreNext(numbers[0], numbers[1], words[3], words[-1] == "double"))]
    if verb == "extra":
        return [("", ExtraTurn(True))]
    return [("", PlaceFollower(words[0]))] if len(words) == 1 else []


def _placed(game: Game, numbers: list[int]) -> Meant:
    """Return the placements at a cell: in one rotation where that is named, else in all four."""
    position = game.position()
    tile = str(position.drawn or (position.tiles[-1].tile if position.tiles else "?"))
    if len(numbers) == 3:
        return [("", Place(tile, *numbers))]
    if len(numbers) != 2:
        return []
    x, y = numbers
    return [(say("rotation", rotation=turn) + ": ", Place(tile, x, y, turn)) for turn in TURNS]


def _numbered(game: Game, numbers: list[int]) -> Meant:
    """Return what a number on the screen stands for; behind a cell's number a turn may stand that no row has."""
    number, *rest = numbers
    if game.phase == "place":
        cells = list(rotations_by_cell(game.view(game.to_move)))
        if not 1 <= number <= len(cells) or rest not in ([], [90], [180], [270]):
            return []
        return _placed(game, [*cells[number - 1], *rest])
    offered = game.actions()
    if game.phase == "follower":
        offered = [action for action in offered if action != PlaceFollower()]
        if number == 0 and not rest:
            return [("", PlaceFollower(None))]
    return [("", offered[number - 1])] if not rest and 1 <= number <= len(offered) else []
