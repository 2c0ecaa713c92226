"""What happened, line by line in the language of this run, each score with its reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Iterable

from tilewright.cli.speech import say, texts
from tilewright.game import events as ev
from tilewright.game.events import Event
from tilewright.game.narrative import Narrator, Sentence, seen_by
from tilewright.game.options import check_options
from tilewright.game.position import Position


def told(narrator: Narrator, events: Iterable[Event], after: Position) -> list[str]:
    """Return what happened, a line each; `after` is the position they led to. All look at one screen (classic.V3)."""
    options = check_options(narrator.game, after.options)
    seen = seen_by(narrator.tell(events, after), narrator.names, (), options)
    return [spoken(sentence) + _tiles(told.event) for told in seen for sentence in told.sentences]


def _tiles(event: Event) -> str:
    """Return the tiles that are shown nowhere else, by the ids that the screen has for them."""
    if isinstance(event, ev.Drew):
        known = [tile for tile in event.tiles if tile != ev.FACE_DOWN]
        return f" [{', '.join(known)}]" if known else ""
    return f" [{event.tile}]" if isinstance(event, ev.PutOut | ev.PutUnder | ev.Reserved) else ""


def spoken(sentence: Sentence) -> str:
    """Return a sentence in the language of this run, its rule behind it."""
    values = {
        name: texts().names(value) if isinstance(value, tuple) else value for name, value in sentence.values.items()
    }
    text = say(sentence.key, **values)
    return f"{text} ({sentence.rule})" if sentence.rule else text
