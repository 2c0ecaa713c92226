"""A short text for an action and for a whole game, one line a move; it reads back to exactly the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

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
from tilewright.game.errors import DataError
from tilewright.game.record import FORMAT, VERSION, Record, parse_record
from tilewright.game.wire import compact, parse_json, write

ID = r"[\w.+-]+"
LETTERS = "ABCDE"
_PLACE = re.compile(rf"({ID}) (-?\d+),(-?\d+) (0|90|180|270)")
_SCORE = re.compile(rf"(\*\*?)(-?\d+),(-?\d+):({ID})")
_HEAD = re.compile(rf"{FORMAT} {VERSION} (castle|classic)")
_LINE = re.compile(r"([A-E])(?: (.*))?")
_KEY = re.compile(r"(\w+): (.*)")


def format_action(action: Action) -> str:
    """Return an action in the notation."""
    if isinstance(action, Place):
        return f"{action.tile} {action.x},{action.y} {action.rotation}"
    if isinstance(action, PlaceFollower):
        return f"@{action.area}" if action.area is not None else "@"
    if isinstance(action, PlaceAbbot):
        return f"!{action.area}"
    if isinstance(action, RecallAbbot):
        return "<"
    if isinstance(action, Redraw):
        return "~"
    if isinstance(action, Reserve):
        return f"^{action.tile}"
    if isinstance(action, ScoreNext):
        return f"{'**' if action.double else '*'}{action.x},{action.y}:{action.area}"
    return "+" if action.take else "="


def parse_action(text: str) -> Action:
    """Return the action that a text in the notation means. Raises DataError."""
    place, score = _PLACE.fullmatch(text), _SCORE.fullmatch(text)
    if place is not None:
        return Place(place[1], int(place[2]), int(place[3]), int(place[4]))
    if score is not None:
        return ScoreNext(int(score[2]), int(score[3]), score[4], score[1] == "**")
    if text in ("+", "="):
        return ExtraTurn(text == "+")
    if text == "<":
        return RecallAbbot()
    if text == "~":
        return Redraw()
    if re.fullmatch(rf"\^{ID}", text):
        return Reserve(text[1:])
    if text == "@":
        return PlaceFollower()
    if re.fullmatch(rf"[@!]{ID}", text):
        return PlaceFollower(text[1:]) if text[0] == "@" else PlaceAbbot(text[1:])
    raise DataError("notation", line=1, text=text[:60])


def format_game(record: Record) -> str:
    """Return a record in the notation: its heading, a line for each further key, a line for each move."""
    data = write(record)
    moves = data.pop("moves")
    assert isinstance(moves, list)
    lines = [f"{data.pop('format')} {data.pop('version')} {data.pop('game')}"]
    lines += [f"{key}: {compact(value)}" for key, value in data.items()]
    return "\n".join([*lines, "", *map(_move_line, moves)]) + "\n"


def parse_game(text: str) -> Record:
    """Return the record in a text in the notation; lines that begin with # are passed over. Raises DataError."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip() and not line.startswith("#")]
    head = _HEAD.fullmatch(lines[0][1]) if lines else None
    if head is None:
        raise DataError("notation", line=1, text=lines[0][1][:60] if lines else "")
    data: dict[str, object] = {"format": FORMAT, "version": VERSION, "game": head[1]}
    moves: list[dict[str, object]] = []
    for number, line in lines[1:]:
        key, move = _KEY.fullmatch(line), _LINE.fullmatch(line)
        if move is not None:
            moves.append(_move_data(move[1], move[2] or "", number))
        elif key is not None and key[1] not in data and not moves:
            data[key[1]] = parse_json(key[2])
        else:
            raise DataError("notation", line=number, text=line[:60])
    return parse_record({**data, "moves": moves})


def _move_line(move: Mapping[str, Any]) -> str:
    rest = dict(move)
    words = [LETTERS[rest.pop("player")]]
    if all(key in rest for key in ("tile", "x", "y", "rotation")) and re.fullmatch(ID, rest["tile"]):
        words.append(f"{rest.pop('tile')} {rest.pop('x')},{rest.pop('y')} {rest.pop('rotation')}")
        for key, sign in (("follower", "@"), ("abbot", "!")):
            if re.fullmatch(ID, rest.get(key, "")):
                words.append(sign + rest.pop(key))
        if rest.pop("recall_abbot", False):
            words.append("<")
        if rest.get("scored") and all(_is_short(part) for part in rest["scored"]):
            words += [_scored_word(part) for part in rest.pop("scored")]
        if rest.pop("extra_turn", False):
            words.append("+")
    elif isinstance(rest.get("discard"), str) and re.fullmatch(ID, rest["discard"]):
        words.append(f"{rest.pop('discard')} out")
    return " ".join(words + ([compact(rest)] if rest else []))


def _is_short(scored: Mapping[str, Any]) -> bool:
    return set(scored) <= {"x", "y", "area", "double"} and bool(re.fullmatch(ID, scored["area"]))


def _scored_word(scored: Mapping[str, Any]) -> str:
    return format_action(ScoreNext(scored["x"], scored["y"], scored["area"], scored.get("double", False)))


def _move_data(letter: str, text: str, line: int) -> dict[str, object]:
    """Return a move of a record; what no sign stands for follows the words as one JSON object."""
    text, brace, tail = text.partition("{")
    rest = parse_json(brace + tail) if brace else {}
    data: dict[str, object] = {"player": LETTERS.index(letter)}
    out = re.match(rf"({ID}) out(?: |$)", text)
    place = re.match(rf"{_PLACE.pattern}(?: |$)", text)
    words: list[str] = []
    if out is not None:
        data["discard"] = out[1]
        words = text[out.end() :].split()
    elif place is not None:
        data |= {"tile": place[1], "x": int(place[2]), "y": int(place[3]), "rotation": int(place[4])}
        words = text[place.end() :].split()
    elif text.strip():
        raise DataError("notation", line=line, text=text[:60])
    for word in words:
        _add_word(data, word, line)
    assert isinstance(rest, dict)
    return data | rest


def _add_word(data: dict[str, object], word: str, line: int) -> None:
    try:
        action = parse_action(word)
    except DataError:
        raise DataError("notation", line=line, text=word[:60]) from None
    if isinstance(action, PlaceFollower) and action.area is not None:
        data["follower"] = action.area
    elif isinstance(action, PlaceAbbot):
        data["abbot"] = action.area
    elif isinstance(action, RecallAbbot):
        data["recall_abbot"] = True
    elif isinstance(action, ExtraTurn) and action.take:
        data["extra_turn"] = True
    elif isinstance(action, ScoreNext):
        scored = data.setdefault("scored", [])
        assert isinstance(scored, list)
        named: dict[str, object] = {"x": action.x, "y": action.y, "area": action.area}
        scored.append(named | ({"double": True} if action.double else {}))
    else:
        raise DataError("notation", line=line, text=word[:60])
