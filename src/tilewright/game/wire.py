"""Strict reading and exact writing of the structs in files: unknown keys refused by path, x_ keys kept."""

from __future__ import annotations

import json
import re
import types
import typing
from functools import cache
from typing import ClassVar, TypeVar

import msgspec

from tilewright.game.errors import DataError

JSON_TYPES = {
    "int": "number",
    "float": "number",
    "str": "text",
    "array": "list",
    "object": "object",
    "bool": "flag",
    "null": "nothing",
}


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One JSON object of a file; `extra` holds its keys that begin with x_."""

    later: ClassVar[dict[str, str]] = {}
    """Keys of the format whose rule this release does not play, each with the option it belongs to."""
    nullable: ClassVar[frozenset[str]] = frozenset()
    """Keys that may be written as null."""
    always: ClassVar[frozenset[str]] = frozenset()
    """Keys that are written even where they hold the default."""

    extra: dict[str, object] = {}


W = TypeVar("W", bound=Wire)


def parse_json(text: str | bytes) -> object:
    """Return the data of a JSON text. Raises DataError: not UTF-8, not JSON, cut short, nested too deeply."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise DataError("not-utf8", byte=fault.start) from None
    try:
        return msgspec.json.decode(raw)
    except RecursionError:
        raise DataError("too-deep") from None
    except (msgspec.DecodeError, msgspec.ValidationError) as fault:
        if "truncated" in str(fault):
            raise DataError("cut-short") from None
        place = re.search(r"byte (\d+)", str(fault))
        raise DataError("not-json", byte=int(place[1]) if place else 0) from None


def read(data: object, kind: type[W]) -> W:
    """Return the struct that JSON data hold. Raises DataError with the path of the first fault."""
    lifted = _lift(data, kind, "")
    try:
        return msgspec.convert(lifted, kind, strict=True)
    except msgspec.ValidationError as fault:
        raise _explained(str(fault)) from None


def write(value: Wire) -> dict[str, object]:
    """Return a struct as JSON data: keys in the format's order, x_ keys last in each object."""
    out: dict[str, object] = {}
    for key, default in _defaults(type(value)).items():
        item = getattr(value, key)
        if item != default or key in value.always:
            out[key] = plain(item)
    out.update(value.extra)
    return out


def compact(data: object, comma: str = ",") -> str:
    """Return data as JSON on one line."""
    return json.dumps(data, ensure_ascii=False, separators=(comma, ":"), allow_nan=False)


@cache
def _defaults(kind: type[Wire]) -> dict[str, object]:
    """Return every key but `extra` in the format's order, with its default (NODEFAULT: always written)."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        made = field.default_factory
        found[field.name] = made() if made is not msgspec.NODEFAULT else field.default
    del found["extra"]
    return found


def plain(item: object) -> object:
    """Return a struct, a list of structs or plain data as JSON data."""
    if isinstance(item, Wire):
        return write(item)
    if isinstance(item, tuple | list):
        return [plain(part) for part in item]
    return item


def _lift(data: object, kind: object, path: str) -> object:
    """Refuse unknown and later keys and stray nulls, and move x_ keys into `extra`, all the way down."""
    if isinstance(kind, type) and issubclass(kind, Wire):
        if not isinstance(data, dict):
            raise DataError("wrong-type", path=path or "the whole", expected="object", found=json_type(data))
        return _lift_object(data, kind, path)
    inner = _item_of(kind)
    if isinstance(data, list) and isinstance(inner, type) and issubclass(inner, Wire):
        return [_lift(part, inner, f"{path}[{i}]") for i, part in enumerate(data)]
    return data


def _lift_object(data: dict[str, object], kind: type[Wire], path: str) -> dict[str, object]:
    kinds = _kinds(kind)
    out: dict[str, object] = {}
    extra: dict[str, object] = {}
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if key.startswith("x_"):
            extra[key] = value
        elif key in kind.later:
            raise DataError("later-key", path=here, option=kind.later[key])
        elif key not in kinds:
            raise DataError("unknown-key", path=here)
        elif value is None and key not in kind.nullable:
            raise DataError("wrong-type", path=here, expected=_expected(kinds[key]), found="nothing")
        else:
            out[key] = _lift(value, kinds[key], here)
    if extra:
        out["extra"] = extra
    return out


@cache
def _kinds(kind: type[Wire]) -> dict[str, object]:
    hints = typing.get_type_hints(kind)
    return {key: _plain(hints[key]) for key in _defaults(kind)}


def _plain(hint: object) -> object:
    """Return a type without its None."""
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        parts = [part for part in typing.get_args(hint) if part is not type(None)]
        return parts[0]
    return hint


def _item_of(kind: object) -> object:
    args = typing.get_args(kind)
    return _plain(args[0]) if typing.get_origin(kind) in (tuple, list) and args else None


def _expected(kind: object) -> str:
    if isinstance(kind, type) and issubclass(kind, Wire):
        return "object"
    origin = typing.get_origin(kind) or kind
    names: dict[object, str] = {
        int: "number", str: "text", tuple: "list", list: "list", dict: "object", bool: "flag",
    }  # fmt: skip
    if origin is typing.Annotated:
        return _expected(typing.get_args(kind)[0])
    return names.get(origin, "text")


def json_type(value: object) -> str:
    """Return the word for the type of JSON data: number, text, list, object, flag or nothing."""
    if isinstance(value, bool):
        return "flag"
    names = {int: "number", float: "number", str: "text", list: "list", dict: "object"}
    return names.get(type(value), "nothing")


def _explained(message: str) -> DataError:
    text, _, place = message.partition(" - at `$")
    path = place.rstrip("`").lstrip(".") or "the whole"
    if missing := re.search(r"missing required field `(\w+)`", text):
        return DataError("missing-key", path=f"{path}.{missing[1]}" if place else missing[1])
    if wrong := re.fullmatch(r"Expected `(\w+)(?: \| null)?`, got `(\w+)`", text):
        expected, found = (JSON_TYPES.get(name, name) for name in wrong.groups())
        return DataError("wrong-type", path=path, expected=expected, found=found)
    if limits := re.fullmatch(r"Expected `(?:int|str|array)`(?: of length)? (.+)", text):
        return DataError("out-of-range", path=path, limits=limits[1].replace("matching regex", "=~"))
    return DataError("wrong-value", path=path, value=text)
