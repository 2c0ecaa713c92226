"""The decisions of a person, phase by phase: each is offered as a numbered list with what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilewright.cli.dialogue import Changed
from tilewright.cli.screen import rotations_by_cell
from tilewright.cli.speech import say
from tilewright.cli.words import neighbour_words
from tilewright.game import (
    Action,
    ExtraTurn,
    Place,
    PlaceAbbot,
    PlaceFollower,
    RecallAbbot,
    Redraw,
    Reserve,
    ScoreNext,
    View,
)
from tilewright.game.outlook import Outlook, Scoring
from tilewright.tiles import place_of

if TYPE_CHECKING:
    from tilewright.cli.table import Table

BACK = {"u": 0, "undo": 0}
"""What takes a chosen cell back, besides 0."""


def ask_place(table: Table) -> None:
    """Ask where the drawn tile goes, then how it is turned where more than one way fits (T2).

    Raises Changed where the chosen cell is taken back.
    """
    view = table.game.view(table.game.to_move)
    if view.position.drawn is None:
        view = choose_tile(table, view)
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
    least = 0 if offers_redraw(table, view) else 1
    number = table.reader.number(say("prompt-cell", count=len(cells)), least, len(cells))
    if number == 0:
        table.apply(Redraw())
        return
    places = list(cells.values())[number - 1]
    chosen = places[0]
    if len(places) > 1:
        screen.tile(kind, [place.rotation // 90 for place in places], numbered=True)
        choices = " ".join(
            say("choice-rotation", number=n, rotation=place.rotation) + ";" * (n < len(places))
            for n, place in enumerate(places, 1)
        )
        turn = table.reader.number(say("prompt-rotation", choices=choices), 0, len(places), BACK)
        if turn == 0:
            raise Changed
        chosen = places[turn - 1]
    table.apply(chosen)


def choose_tile(table: Table, view: View) -> View:
    """Ask which tile of the hand or the display is placed; return the view as if just that one were drawn (V3, V6)."""
    position = view.position
    tiles = position.shown if position.shown is not None else (position.hands or ())[position.to_move]
    fitting = sorted({action.tile for action in view.actions if isinstance(action, Place)})
    table.screen.write(say("term-hand", list=", ".join(tiles)))
    for tile in sorted(set(tiles) - set(fitting)):
        table.screen.write(say("term-hand-none", tile=tile))
    chosen = fitting[_pick(table, fitting, "prompt-tile")] if len(fitting) > 1 else fitting[0]
    actions = tuple(action for action in view.actions if isinstance(action, Place) and action.tile == chosen)
    return replace(view, position=replace(position, drawn=chosen), actions=actions)


def _pick(table: Table, tiles: Sequence[str], prompt: str) -> int:
    """Show tiles with a number each and return the place of the one that is chosen."""
    for number, tile in enumerate(tiles, 1):
        table.screen.write(say("choice-tile", number=number, tile=tile))
        table.screen.tile(table.setup.tiles.kind(tile), [0])
    return table.reader.number(say(prompt, count=len(tiles)), 1, len(tiles)) - 1


def ask_reserve(table: Table) -> None:
    """Ask which of the tiles left of the display is reserved (V6)."""
    tiles = [action.tile for action in table.game.actions() if isinstance(action, Reserve)]
    table.apply(Reserve(tiles[_pick(table, tiles, "prompt-reserve")]))


def offers_redraw(table: Table, view: View) -> bool:
    """Tell whether the drawn tile may be rejected, and offer it as number 0 (classic.V4)."""
    if Redraw() not in view.actions:
        return False
    assert view.position.redraws is not None
    table.screen.write(say("choice-redraw", left=view.position.redraws[view.position.to_move]))
    return True


def tell_cells(table: Table, cells: dict[tuple[int, int], list[Place]]) -> None:
    """Print every legal cell in words: what lies around it, how the tile may be turned."""
    position = table.game.position()
    for number, ((x, y), places) in enumerate(cells.items(), 1):
        around = neighbour_words(table.setup, position, x, y)
        turns = ", ".join(say("rotation", rotation=place.rotation) for place in places)
        table.screen.write(f"{say('choice-cell', number=number, x=x, y=y)} ({around}): {turns}")


def ask_follower(table: Table) -> None:
    """Ask for a follower on an area of the tile just placed, saying what each would claim (T6, T4)."""
    placed = table.game.position().tiles[-1]
    kind = table.setup.tiles.kind(placed.tile)
    turn = placed.rotation // 90
    outlook = table.game.outlook()
    claims = [claim for claim in outlook.claims if claim.free]
    table.screen.claims(kind, turn, [claim.area for claim in claims])
    for number, claim in enumerate(claims, 1):
        key = "choice-follower-complete" if claim.completed else "choice-follower"
        line = say(key, number=number, kind=claim.kind, place=place_of(kind, claim.area, turn))
        worth = f", {say('points', points=claim.now)}" if claim.completed else ""
        table.screen.write(f"{line}: {say('tiles', tiles=claim.tiles)}{worth}")
    choices: list[Action] = [PlaceFollower(claim.area) for claim in claims]
    for action, line in _abbot_choices(outlook, len(claims), lambda area: place_of(kind, area, turn)):
        choices.append(action)
        table.screen.write(line)
    table.screen.write(say("choice-no-follower"))
    number = table.reader.number(say("prompt-follower"), 0, len(choices))
    table.apply(choices[number - 1] if number else PlaceFollower())


def _abbot_choices(outlook: Outlook, before: int, place: Callable[[str], str]) -> list[tuple[Action, str]]:
    """Return what the abbot may do, each with its line, numbered after the followers (V9)."""
    choices: list[tuple[Action, str]] = []
    for claim in outlook.claims:
        if claim.abbot:
            line = say("choice-abbot", number=before + 1, kind=claim.kind, place=place(claim.area))
            worth = f"{say('tiles', tiles=claim.tiles)}, {say('points', points=claim.now)}"
            choices.append((PlaceAbbot(claim.area), f"{line}: {worth}"))
    if outlook.recall is not None:
        spot = outlook.recall
        number = before + len(choices) + 1
        line = say("choice-recall-abbot", number=number, kind=spot.kind, x=spot.x, y=spot.y)
        choices.append((RecallAbbot(), f"{line}: {say('points', points=spot.points)}"))
    return choices


def ask_score(table: Table) -> None:
    """Ask which completed feature is scored next, doubled or not, and where the marker would land (S3, W4)."""
    choices = table.game.outlook().scorings
    for number, choice in enumerate(choices, 1):
        table.screen.write(_scoring_choice(table, number, choice))
    chosen = choices[table.reader.number(say("prompt-order"), 1, len(choices)) - 1]
    table.apply(ScoreNext(chosen.x, chosen.y, chosen.area, chosen.double))


def _scoring_choice(table: Table, number: int, choice: Scoring) -> str:
    values: dict[str, str | int] = {
        "number": number,
        "kind": choice.kind,
        "x": choice.x,
        "y": choice.y,
        "points": choice.points,
        "player": table.game.players[choice.landing.seat],
    }
    if choice.double:
        line = say("choice-feature-double", wall=2 if choice.kind == "tower" else 3, **values)
    else:
        line = say("choice-feature", tiles=choice.tiles, **values)
    key = "term-landing-plain" if choice.landing.tower is None else "term-order-landing"
    return f"{line}. {say(key, space=choice.landing.number)}"


def ask_extra_turn(table: Table) -> None:
    """Ask whether wall tile 1 is spent on another turn (W3)."""
    table.apply(ExtraTurn(table.reader.yes(say("prompt-extra-turn"))))


def ask_end(table: Table) -> None:
    """Wait until the turn is ended; say which it is, whether another follows, and undo only where it is possible."""
    undo = table.game.undoable > 0
    prompt = say("prompt-end-turn", turn=table.laid, again=int(table.again), undo=int(undo), player=table.sitter.name)
    table.reader.enter(prompt)


ASK: dict[str, Callable[[Table], None]] = {
    "place": ask_place,
    "follower": ask_follower,
    "score": ask_score,
    "extra_turn": ask_extra_turn,
    "reserve": ask_reserve,
}
"""Who asks in each phase."""
