"""The decisions of a person, phase by phase: each is offered as a numbered list with what it would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tilewright.cli import glimpse
from tilewright.cli.screen import rotations_by_cell
from tilewright.cli.speech import say
from tilewright.cli.words import neighbour_words
from tilewright.game import ExtraTurn, Place, PlaceFollower, ScoreNext

if TYPE_CHECKING:
    from tilewright.cli.table import Table

TRACK = 100


def ask_place(table: Table) -> None:
    """Ask where the drawn tile goes, then how it is turned where more than one way fits (T2)."""
    view = table.game.view(table.game.to_move)
    cells = rotations_by_cell(view)
    labels = {cell: str(number) for number, cell in enumerate(cells, 1)}
    kind = table.setup.tiles.kind(str(view.position.drawn))
    screen = table.screen
    turns = sorted({place.rotation // 90 for places in cells.values() for place in places})
    if screen.plain:
        screen.board(view.position, labels)
    screen.situation(view, table.turn, table.extra)
    screen.drawn(kind, turns)
    if screen.plain:
        tell_cells(table, cells)
    else:
        screen.board(view.position, labels)
    number = table.reader.number(say("prompt-cell", count=len(cells)), 1, len(cells))
    places = list(cells.values())[number - 1]
    chosen = places[0]
    if len(places) > 1:
        screen.tile(kind, [place.rotation // 90 for place in places], numbered=True)
        choices = " ".join(
            say("choice-rotation", number=n, rotation=place.rotation) + ";" * (n < len(places))
            for n, place in enumerate(places, 1)
        )
        chosen = places[table.reader.number(say("prompt-rotation", choices=choices), 1, len(places)) - 1]
    table.apply(chosen)


def tell_cells(table: Table, cells: dict[tuple[int, int], list[Place]]) -> None:
    """Print every legal cell in words: what lies around it, how the tile may be turned."""
    position = table.game.position()
    for number, ((x, y), places) in enumerate(cells.items(), 1):
        around = neighbour_words(table.setup, position, x, y)
        turns = ", ".join(say("rotation", rotation=place.rotation) for place in places)
        table.screen.write(f"{say('choice-cell', number=number, x=x, y=y)} ({around}): {turns}")


def ask_follower(table: Table) -> None:
    """Ask for a follower on an area of the tile just placed, saying what each would claim (T6, T4)."""
    position = table.game.position()
    placed = position.tiles[-1]
    kind = table.setup.tiles.kind(placed.tile)
    actions = [a for a in table.game.actions() if isinstance(a, PlaceFollower) and a.area is not None]
    table.screen.claims(kind, placed.rotation // 90, [str(action.area) for action in actions])
    for number, action in enumerate(actions, 1):
        area = str(action.area)
        found = glimpse.claimed(position, table.setup, placed.x, placed.y, area, action)
        key = "choice-follower-complete" if found.completed else "choice-follower"
        line = say(key, number=number, kind=found.kind, area=area)
        worth = f", {say('points', points=found.points)}" if found.completed else ""
        table.screen.write(f"{line}: {say('tiles', tiles=found.tiles)}{worth}")
    table.screen.write(say("choice-no-follower"))
    number = table.reader.number(say("prompt-follower"), 0, len(actions))
    table.apply(actions[number - 1] if number else PlaceFollower(None))


def ask_score(table: Table) -> None:
    """Ask which completed feature is scored next, doubled or not, and where the marker would land (S3, W4)."""
    view = table.game.view(table.game.to_move)
    actions = [action for action in view.actions if isinstance(action, ScoreNext)]
    for number, action in enumerate(actions, 1):
        table.screen.write(_scoring_choice(table, number, action))
    table.apply(actions[table.reader.number(say("prompt-order"), 1, len(actions)) - 1])


def _scoring_choice(table: Table, number: int, action: ScoreNext) -> str:
    view = table.game.view(table.game.to_move)
    feature = next(w for w in view.waiting if (w.x, w.y, w.area) == (action.x, action.y, action.area))
    points = feature.points * (2 if action.double else 1)
    values: dict[str, str | int] = {
        "number": number,
        "kind": feature.kind,
        "area": feature.area,
        "x": feature.x,
        "y": feature.y,
        "points": points,
        "player": view.position.players[feature.seat],
    }
    if action.double:
        line = say("choice-feature-double", wall=2 if feature.kind == "tower" else 3, **values)
    else:
        tiles = glimpse.feature_tiles(view.position, table.setup, feature.x, feature.y, feature.area)
        line = say("choice-feature", tiles=tiles, **values)
    space = (view.position.scores[feature.seat] + points) % TRACK
    return f"{line}. {_landing(table, space)}"


def _landing(table: Table, space: int) -> str:
    """Return where a marker would come to rest."""
    board, wall = table.setup.board, table.game.position().wall
    for tower in board.towers if board is not None else ():
        if space in tower.numbers and wall is not None and tower.numbers[0] in wall.on:
            return say("term-order-landing", space=space)
    return say("term-landing-plain", space=space)


def ask_extra_turn(table: Table) -> None:
    """Ask whether wall tile 1 is spent on another turn (W3)."""
    table.apply(ExtraTurn(table.reader.yes(say("prompt-extra-turn"))))


ASK: dict[str, Callable[[Table], None]] = {
    "place": ask_place,
    "follower": ask_follower,
    "score": ask_score,
    "extra_turn": ask_extra_turn,
}
"""Who asks in each phase."""
