"""The rows of the engine's event buffer in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.game.events import CameHome, Event, FinalScored, PutOut, Scored, Tied
from tilewright.rules.events import Happened

if TYPE_CHECKING:
    from tilewright.game.play import Play


def tell(play: Play) -> list[Event]:
    """Return every row of the buffer as an event."""
    return [_event(play, row) for row in range(play.ev.count)]


def law(play: Play, row: int) -> str:
    """Return the rule that a row of the buffer cites, with its game."""
    return f"{play.game}.{play.laws(play.ev.rule[row]).name.replace('_', '.')}"


def paid(play: Play, row: int) -> tuple[int, ...]:
    """Return the seats that a row of the buffer names."""
    return tuple(seat for seat in play.seats if (play.ev.seats[row] >> seat) & 1)


def _event(play: Play, row: int) -> Event:
    ev = play.ev
    what = ev.what[row]
    if what == Happened.TILE_OUT:
        return PutOut(paid(play, row)[0], play.setup.tiles.kinds[ev.amount[row]].id, law(play, row))
    if what == Happened.OVER:
        return play.over_event(row)
    if what == Happened.FINAL:
        return _final(play, row)
    if what not in (Happened.SCORED, Happened.TIED, Happened.HOME):
        return play.other_event(row)
    rule, feature, held = law(play, row), play.feature(ev.root[row]), play.holders(ev.held[row])
    if what == Happened.TIED:
        return Tied(rule, ev.tiles[row], held, feature)
    if what == Happened.HOME:
        return CameHome(rule, held, feature, paid(play, row))
    points, tiles, each, marks = ev.points[row], ev.tiles[row], ev.each[row], ev.marks[row]
    return Scored(rule, paid(play, row), points, tiles, each, marks, held, feature, ev.wall[row] or None)


def _final(play: Play, row: int) -> FinalScored:
    ev = play.ev
    return FinalScored(
        rule=law(play, row),
        seats=paid(play, row),
        points=ev.points[row],
        tiles=ev.tiles[row],
        multiplier=ev.each[row],
        marks=ev.marks[row],
        followers=play.holders(ev.held[row]),
        feature=play.feature(ev.root[row]) if ev.root[row] >= 0 else None,
        wall_tile=ev.wall[row] or None,
        amount=ev.amount[row],
    )
