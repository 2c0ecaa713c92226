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
from tilewright.game.judging import WHOLE, fault_of, json_type

BOM = b"\xef\xbb\xbf"
DEEPEST = 50
"""How deep data under a key of one's own may be nested."""
_HALF = re.compile(
    rb"(?<!\\)(?:\\\\)*(?:\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])"
    rb"|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2})"
)
"""Half of a character that JSON writes as two escapes, without the other half."""


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One JSON object of a file; `extra` holds its keys that begin with x_."""

    nullable: ClassVar[frozenset[str]] = frozenset()
    """Keys that may be written as null."""
    always: ClassVar[frozenset[str]] = frozenset()
    """Keys that are written even where they hold the default."""

    extra: dict[str, object] = {}


W = TypeVar("W", bound=Wire)


def parse_json(text: str | bytes) -> object:
    """Return the data of a JSON text; a byte order mark before it is passed over.

    Raises DataError: not UTF-8, not JSON, cut short, nested too deeply, a number too large, a key twice.
    """
    raw = (text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text).removeprefix(BOM)
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise DataError("not-utf8", byte=fault.start) from None
    try:
        data = msgspec.json.decode(raw)
        json.loads(raw, object_pairs_hook=_once, parse_int=str, parse_float=str)
    except RecursionError:
        raise DataError("too-deep") from None
    except msgspec.ValidationError:
        raise DataError("number-too-large") from None
    except msgspec.DecodeError as fault:
        raise _malformed(raw, str(fault)) from None
    return data


def _malformed(raw: bytes, message: str) -> DataError:
    half = _HALF.search(raw)
    if half is not None:
        return DataError("half-character", byte=half.end() - len(r"\ud800"))
    if "truncated" in message:
        return DataError("cut-short")
    place = re.search(r"byte (\d+)", message)
    return DataError("not-json", byte=int(place[1]) if place else 0)


def _once(pairs: list[tuple[str, object]]) -> None:
    """Refuse an object that has a key twice: readers disagree about which of them counts."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise DataError("key-twice", key=key)
        seen.add(key)


def read(data: object, kind: type[W]) -> W:
    """Return the struct that JSON data hold. Raises DataError with the path of the first fault."""
    lifted = _lift(data, kind, "")
    try:
        return msgspec.convert(lifted, kind, strict=True)
    except (msgspec.ValidationError, RecursionError):
        whole = DataError("wrong-type", path=WHOLE, expected="object", found=json_type(data))
        raise fault_of(lifted, kind, "") or whole from None


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
    """Refuse unknown keys and stray nulls, and move x_ keys into `extra`, all the way down."""
    if isinstance(kind, type) and issubclass(kind, Wire):
        if not isinstance(data, dict):
            raise DataError("wrong-type", path=path or WHOLE, expected="object", found=json_type(data))
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
        if not isinstance(key, str):
            raise DataError("unknown-key", path=here)
        if key.startswith("x_"):
            if _deeper(value, DEEPEST):
                raise DataError("too-deep")
            extra[key] = value
        elif key not in kinds:
            raise DataError("unknown-key", path=here)
        elif value is None and key not in kind.nullable:
            raise DataError("wrong-type", path=here, expected=_expected(kinds[key]), found="nothing")
        else:
            out[key] = _lift(value, kinds[key], here)
    if extra:
        out["extra"] = extra
    return out


def _deeper(value: object, most: int) -> bool:
    """Tell whether lists and objects lie deeper in one another than so many."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return bool(parts) and (most == 0 or any(_deeper(part, most - 1) for part in parts))


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
