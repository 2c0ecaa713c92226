"""Saved games of JCloisterZone as records of Classic; what has no counterpart is refused by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from tilewright.game.classic import ClassicPlay
from tilewright.game.errors import DataError
from tilewright.game.judging import shown
from tilewright.game.opening import open_record
from tilewright.game.record import FORMAT, QUARTERS, SEATS, Move, Record
from tilewright.game.setup import new_setup
from tilewright.game.table import begin
from tilewright.game.wire import parse_json
from tilewright.tiles import Kind, TileSet, tile_set
from tilewright.tiles.model import HALVES, SIDES

SETS: Mapping[str, dict[str, object]] = {"basic:1": {}, "basic:2": {}, "river/1:1": {"river": True}}
ELEMENTS: Mapping[str, object] = {"small-follower": 7, "farmers": True, "abbot": 1, "garden": 1}
KINDS = {"City": "city", "Road": "road", "Monastery": "monastery", "Garden": "garden", "Field": "field"}
HALF_NAMES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""Their names of the half-edges, in the order of ours."""
ROTATIONS = {"R0": 0, "R90": 1, "R180": 2, "R270": 3}


@dataclass
class Placing:
    """A tile placed in a save, and what was done after it."""

    kind: str
    x: int
    y: int
    turn: int
    move: Move


def convert_jcz(source: str | bytes) -> Record:
    """Return the record of a saved game.

    Raises DataError for what is no save, what has no counterpart and what cannot be played.
    """
    save = _object(parse_json(source), "the whole")
    options = _options(_object(save.get("setup"), "setup"))
    names = tuple(str(_object(player, "players").get("name", "")) for player in _list(save.get("players"), "players"))
    if not SEATS["classic"][0] <= len(names) <= SEATS["classic"][1]:
        least, most = SEATS["classic"]
        raise DataError("player-count", game="classic", found=len(names), least=least, most=most)
    play = begin(new_setup("classic", names, options, alike=True))
    assert isinstance(play, ClassicPlay)
    _check_start(_object(save["setup"], "setup"), play)
    placings = _placings(_list(save.get("replay"), "replay"), play)
    moves, left = _with_discards(placings, play)
    record = Record(
        format="tilewright-record",
        version=1,
        game="classic",
        options=options,
        players=names,
        name=str(save.get("name") or "") or None,
        created=str(save.get("created") or "") or None,
        moves=moves,
    )
    assert record.format == FORMAT
    opened = open_record(replace(record, status=None), 0)
    if left:
        return replace(record, status="open")
    return replace(record, status="finished" if opened.play.over else "open", scores=opened.play.scores)


def _options(setup: Mapping[str, Any]) -> dict[str, object]:
    """Return the options of a save's setup."""
    options: dict[str, object] = {}
    for name, count in _object(setup.get("sets", {}), "setup.sets").items():
        if name not in SETS or count != 1:
            raise DataError("jcz-unknown", path=f"setup.sets.{name}", value=shown(count))
        options |= SETS[name]
    elements = _object(setup.get("elements", {}), "setup.elements")
    for name, value in elements.items():
        if name not in ELEMENTS or (value != ELEMENTS[name] and value not in (False, 0)):
            raise DataError("jcz-unknown", path=f"setup.elements.{name}", value=shown(value))
    for part in ("rules", "options"):
        for name, value in _object(setup.get(part, {}), f"setup.{part}").items():
            raise DataError("jcz-unknown", path=f"setup.{part}.{name}", value=shown(value))
    if bool(elements.get("abbot")) != bool(elements.get("garden")):
        raise DataError("jcz-unknown", path="setup.elements.garden", value=shown(elements.get("garden", 0)))
    if not elements.get("farmers"):
        options["farmers"] = False
    if elements.get("abbot"):
        options["abbot"] = True
    return options


def _check_start(setup: Mapping[str, Any], play: ClassicPlay) -> None:
    start = play.laid(0).kind
    for i, tile in enumerate(_list(setup.get("start", []), "setup.start")):
        found = _object(tile, f"setup.start[{i}]")
        where = (found.get("x", 0), found.get("y", 0), found.get("rotation", 0))
        if i > 0 or found.get("tile") != start.jcz or where not in ((0, 0, 0), (0, 0, "R0")):
            raise DataError("jcz-unknown", path=f"setup.start[{i}]", value=shown(tile))


def _kinds_by_name(tiles: TileSet) -> dict[str, Kind]:
    """Return the kinds in play by their name in a save; without the abbot a garden is only a picture."""
    printed = tile_set(tiles.path)
    known = {kind.jcz: kind for kind in tiles.kinds}
    for garden in printed.gardens:
        plain = next((kind for kind in tiles.kinds if kind.id == garden.of), None)
        if plain is not None:
            known.setdefault(garden.jcz, plain)
    return known


def _placings(messages: list[Any], play: ClassicPlay) -> list[Placing]:
    """Return the turns of a save."""
    known = _kinds_by_name(play.setup.tiles)
    found: list[Placing] = []
    for i, item in enumerate(messages):
        path = f"replay[{i}]"
        message = _object(item, path)
        kind, payload = message.get("type"), _object(message.get("payload", {}), f"{path}.payload")
        if kind == "PLACE_TILE":
            found.append(_placing(payload, message.get("player"), known, path))
        elif kind in ("DEPLOY_MEEPLE", "RETURN_MEEPLE") and found:
            done = _deployed(payload, found[-1], play, path) if kind == "DEPLOY_MEEPLE" else _returned(payload, path)
            found[-1].move = replace(found[-1].move, **done)
        elif kind not in ("PASS", "COMMIT"):
            raise DataError("jcz-unknown", path=f"{path}.type", value=shown(kind))
    return found


def _placing(payload: Mapping[str, Any], player: object, known: Mapping[str, Kind], path: str) -> Placing:
    name, rotation = payload.get("tileId"), payload.get("rotation")
    x, y = _cell(payload, f"{path}.payload")
    if name not in known:
        raise DataError("jcz-unknown", path=f"{path}.payload.tileId", value=shown(name))
    if rotation not in ROTATIONS or type(player) is not int or not 0 <= player < SEATS["classic"][1]:
        raise DataError("jcz-form", path=path)
    turn, id = ROTATIONS[str(rotation)], known[str(name)].id
    return Placing(id, x, y, turn, Move(player=player, tile=id, x=x, y=y, rotation=QUARTERS[turn]))


def _deployed(payload: Mapping[str, Any], placing: Placing, play: ClassicPlay, path: str) -> dict[str, Any]:
    """Return what a figure placed on the last tile adds to its move."""
    pointer = _object(payload.get("pointer"), f"{path}.payload.pointer")
    figure = str(payload.get("meepleId", "")).split(".")
    if _cell(pointer, f"{path}.payload.pointer") != (placing.x, placing.y) or len(figure) != 3:
        raise DataError("jcz-unknown", path=f"{path}.payload.pointer", value=shown(pointer))
    if figure[1] not in ("small", "abbot"):
        raise DataError("jcz-unknown", path=f"{path}.payload.meepleId", value=shown(payload.get("meepleId")))
    area = _area(play.setup.tiles.kind(placing.kind), placing.turn, pointer, path)
    return {"abbot" if figure[1] == "abbot" else "follower": area}


def _area(kind: Kind, turn: int, pointer: Mapping[str, Any], path: str) -> str:
    """Return the area of a turned kind that a save names by its kind and its edges or half-edges."""
    feature, location = pointer.get("feature"), str(pointer.get("location", ""))
    for area in kind.areas:
        if area.kind != KINDS.get(str(feature)):
            continue
        edges = {SIDES[(side + turn) % 4] for side in area.edges}
        halves = {HALF_NAMES[(half + 2 * turn) % len(HALVES)] for half in area.halves}
        named = halves == set(location.split(".")) if area.kind == "field" else edges == _sides(location)
        if named:
            return area.id
    raise DataError("jcz-unknown", path=f"{path}.payload.pointer", value=shown(pointer))


def _sides(location: str) -> set[str]:
    """Return the sides that a location names: NE these two, _N all but this, I none, * all."""
    if location.startswith("_"):
        return set(SIDES) - set(location[1:])
    return set(SIDES) if location == "*" else set(location) & set(SIDES)


def _returned(payload: Mapping[str, Any], path: str) -> dict[str, Any]:
    if payload.get("source") != "ABBOT_RETURN":
        raise DataError("jcz-unknown", path=f"{path}.payload.source", value=shown(payload.get("source")))
    return {"recall_abbot": True}


def _with_discards(placings: list[Placing], play: ClassicPlay) -> tuple[tuple[Move, ...], bool]:
    """Return the moves with the tiles that were put out, and whether a tile is left that always fitted.

    A save does not tell of them: each goes out at the latest move before which it fits nowhere, else after the last.
    """
    placed = Counter(placing.kind for placing in placings)
    spare = [kind for kind, count in play.remaining().items() for _ in range(count - placed[kind])]
    waiting = [kind for kind in spare if play.in_river(kind)]
    dry = False
    latest: dict[str, int] = {}
    for i, placing in enumerate(placings):
        flowing = play.in_river(placing.kind)
        if not dry:
            _note_unplaceable(play, waiting, i, latest)
        if not flowing and not dry:
            dry = True
            play.close_river(waiting)
            waiting = [kind for kind in spare if not play.in_river(kind)]
        if dry:
            _note_unplaceable(play, waiting, i, latest)
        if play.forced_refusal(placing.x, placing.y) is not None or not play.take_out(play.ids[placing.kind]):
            break  # such a save cannot be played, which playing it will tell
        play.lay(play.ids[placing.kind], placing.x, placing.y, placing.turn)
    last: dict[str, int] = {}
    _note_unplaceable(play, spare, len(placings), last)
    latest = last | latest
    return _merged(placings, spare, latest, play), any(kind not in latest for kind in spare)


def _note_unplaceable(play: ClassicPlay, spare: list[str], i: int, latest: dict[str, int]) -> None:
    for kind in set(spare):
        if not play.fits(kind):
            latest[kind] = i


def _merged(
    placings: list[Placing], spare: list[str], latest: Mapping[str, int], play: ClassicPlay
) -> tuple[Move, ...]:
    moves: list[Move] = []
    for i in range(len(placings) + 1):
        if i < len(placings):
            seat = placings[i].move.player
        else:
            seat = (placings[-1].move.player + 1) % len(play.setup.players) if placings else 0
        moves += [Move(player=seat, discard=kind) for kind in spare if latest.get(kind) == i]
        moves += [placings[i].move] if i < len(placings) else []
    return tuple(moves)


def _cell(data: Mapping[str, Any], path: str) -> tuple[int, int]:
    found = data.get("position")
    if not isinstance(found, list) or len(found) != 2 or not all(type(n) is int and abs(n) < 1000 for n in found):
        raise DataError("jcz-form", path=f"{path}.position")
    return found[0], found[1]


def _object(data: object, path: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise DataError("jcz-form", path=path)
    return data


def _list(data: object, path: str) -> list[Any]:
    if not isinstance(data, list):
        raise DataError("jcz-form", path=path)
    return data
