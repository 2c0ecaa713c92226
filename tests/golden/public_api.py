"""The public Python API as text: names, signatures, the fields of what goes in and comes out."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module

import msgspec

import tilewright

ROOMS = ("tilewright.game", "tilewright.game.events", "tilewright.players", "tilewright.formats")


def listing() -> str:
    """Return every public name with its signature, a block for the package and one for each room."""
    lines = block("tilewright", list(tilewright.__all__))
    for room in ROOMS:
        module = import_module(room)
        names = getattr(module, "__all__", None) or own_names(room)
        lines += ["", *block(room, [name for name in names if name not in tilewright.__all__])]
    return "\n".join(lines) + "\n"


def own_names(room: str) -> list[str]:
    """Return the public classes that a module without a list defines."""
    module = import_module(room)
    return [name for name, value in vars(module).items() if inspect.isclass(value) and value.__module__ == room]


def block(room: str, names: list[str]) -> list[str]:
    """Return the lines of one room."""
    lines = [f"# {room}"]
    for name in sorted(names):
        lines += described(name, getattr(import_module(room), name))
    return lines


def described(name: str, value: object) -> list[str]:
    """Return a name with what its users rely on: signature, fields, public methods and properties."""
    if inspect.isclass(value):
        if issubclass(value, msgspec.Struct):
            return [f"{name}({fields(value)})"]
        return [f"class {name}{bases(value)}", *members(value)]
    if inspect.isfunction(value):
        return [f"{name}{signature(value)}"]
    return [f"{name}: {type(value).__name__}"]


def signature(value: Callable[..., object]) -> str:
    """Return a signature, its annotations as they are written."""
    return str(inspect.signature(value)).replace("'", "")


def fields(struct: type[msgspec.Struct]) -> str:
    """Return the fields of a struct with their types; those that have a default are marked."""
    shown = []
    for field in msgspec.structs.fields(struct):
        has_default = not field.required
        annotation = inspect.get_annotations(owner(struct, field.name))[field.name]
        shown.append(f"{field.name}: {annotation}{' = …' if has_default else ''}")
    return ", ".join(shown)


def owner(struct: type, name: str) -> type:
    """Return the class that declares a field."""
    return next(part for part in struct.__mro__ if name in inspect.get_annotations(part))


def bases(value: type) -> str:
    """Return the bases that users may rely on, as for errors."""
    named = [base.__name__ for base in value.__bases__ if base is not object]
    return f"({', '.join(named)})" if named else ""


def members(value: type) -> list[str]:
    """Return the public methods, properties and annotated attributes of a class."""
    lines = []
    for name, member in sorted(vars(value).items()):
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            assert member.fget is not None
            lines.append(f"    {name} -> {inspect.signature(member.fget).return_annotation}")
        elif isinstance(member, classmethod):
            lines.append(f"    @classmethod {name}{signature(member.__func__)}")
        elif inspect.isfunction(member):
            lines.append(f"    {name}{signature(member)}")
    for name, annotation in inspect.get_annotations(value).items():
        if not name.startswith("_"):
            lines.append(f"    {name}: {annotation}")
    return lines
