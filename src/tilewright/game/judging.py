"""Where data do not have the form of a struct: the first fault, with its path, what was found, what would be right."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import msgspec
from msgspec import inspect

from tilewright.game.errors import DataError

WHOLE = "the whole"
SHOWN = 60
NAMED_PATTERNS = {"^[0-9a-fA-F]{64}$": "hex64"}
"""What a pattern asks for, by the name that the sentence has for it."""


def fault_of(data: object, kind: type[msgspec.Struct], path: str) -> DataError | None:
    """Return the first fault of data that should be a struct, in the order of its keys; None for none."""
    return _fault(data, inspect.type_info(kind), path)


def json_type(value: object) -> str:
    """Return the word for the type of JSON data: number, fraction, text, list, object, flag or nothing."""
    if isinstance(value, bool):
        return "flag"
    words = {int: "number", float: "fraction", str: "text", list: "list", tuple: "list", dict: "object"}
    return "nothing" if value is None else words.get(type(value), type(value).__name__)


def shown(value: object) -> str:
    """Return data as a sentence shows them: as JSON, cut off where they are long."""
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return f"{'-' if value < 0 else ''}{hex(abs(value))[:SHOWN]}…"
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return json_type(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _fault(data: object, kind: inspect.Type, path: str) -> DataError | None:
    if isinstance(kind, inspect.UnionType):
        parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
        return None if data is None and len(parts) < len(kind.types) else _fault(data, parts[0], path)
    if isinstance(kind, inspect.StructType):
        return _in_struct(data, kind, path)
    if isinstance(kind, inspect.VarTupleType | inspect.TupleType):
        return _in_list(data, kind, path)
    if isinstance(kind, inspect.LiteralType):
        return _in_choice(data, kind, path)
    for types, word in _PLAIN:
        if isinstance(kind, types):
            return _plain(data, kind, word, path)
    return None


_PLAIN: tuple[tuple[type[inspect.Type], str], ...] = (
    (inspect.IntType, "number"),
    (inspect.StrType, "text"),
    (inspect.BoolType, "flag"),
    (inspect.DictType, "object"),
)


def _wrong_type(data: object, expected: str, path: str) -> DataError:
    return DataError("wrong-type", path=path or WHOLE, expected=expected, found=json_type(data))


def _in_struct(data: object, kind: inspect.StructType, path: str) -> DataError | None:
    if not isinstance(data, Mapping):
        return _wrong_type(data, "object", path)
    for field in kind.fields:
        here = f"{path}.{field.name}" if path else field.name
        if field.name in data:
            found = _fault(data[field.name], field.type, here)
            if found is not None:
                return found
        elif field.required:
            return DataError("missing-key", path=here)
    return None


def _in_list(data: object, kind: inspect.VarTupleType | inspect.TupleType, path: str) -> DataError | None:
    if not isinstance(data, list | tuple):
        return _wrong_type(data, "list", path)
    kinds = kind.item_types if isinstance(kind, inspect.TupleType) else (kind.item_type,) * len(data)
    if len(kinds) != len(data):
        return DataError("wrong-length", path=path, found=len(data), expected=len(kinds))
    faults = (_fault(item, one, f"{path}[{i}]") for i, (item, one) in enumerate(zip(data, kinds, strict=True)))
    return next((found for found in faults if found is not None), None)


def _in_choice(data: object, kind: inspect.LiteralType, path: str) -> DataError | None:
    word = json_type(kind.values[0])
    if json_type(data) != word:
        return _wrong_type(data, word, path)
    if data in kind.values:
        return None
    return DataError("wrong-value", path=path, value=shown(data), allowed=", ".join(map(str, kind.values)))


def _plain(data: object, kind: inspect.Type, word: str, path: str) -> DataError | None:
    if json_type(data) != word:
        return _wrong_type(data, word, path)
    if isinstance(kind, inspect.IntType) and isinstance(data, int):
        least, most = kind.ge, kind.le
        if (least is not None and data < least) or (most is not None and data > most):
            return DataError("out-of-range", path=path, found=shown(data), limits=f"{least} … {most}")
    if isinstance(kind, inspect.StrType) and isinstance(data, str):
        if kind.pattern is not None and not re.search(kind.pattern, data):
            limits = NAMED_PATTERNS.get(kind.pattern, kind.pattern)
            return DataError("out-of-range", path=path, found=shown(data), limits=limits)
    return None
