"""A game that people play: setup, options, chance, actions, why-not, events, views, record, position."""

from tilewright.game.actions import (
    Action,
    ExtraTurn,
    Place,
    PlaceAbbot,
    PlaceFollower,
    RecallAbbot,
    Redraw,
    Reserve,
    ScoreNext,
)
from tilewright.game.errors import DataError, InputError, OptionError, SetupError
from tilewright.game.events import Event
from tilewright.game.game import Game, new
from tilewright.game.options import OPTIONS, Option, parse_option
from tilewright.game.position import Position, format_position, parse_position
from tilewright.game.record import Move, Record, format_record, parse_record
from tilewright.game.refusals import Refusal, RefusedError
from tilewright.game.replay import Difference, Entry, Replay
from tilewright.game.views import View, determinise

__all__ = [
    "OPTIONS",
    "Action",
    "DataError",
    "Difference",
    "Entry",
    "Event",
    "ExtraTurn",
    "Game",
    "InputError",
    "Move",
    "Option",
    "OptionError",
    "Place",
    "PlaceAbbot",
    "PlaceFollower",
    "Position",
    "RecallAbbot",
    "Record",
    "Redraw",
    "Refusal",
    "RefusedError",
    "Replay",
    "Reserve",
    "ScoreNext",
    "SetupError",
    "View",
    "determinise",
    "format_position",
    "format_record",
    "new",
    "parse_option",
    "parse_position",
    "parse_record",
]
