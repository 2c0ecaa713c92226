"""What can be wrong with a tile set or board: one table of codes, and the error that carries the faults.

A code is stable: translations use the message `fault-<code>` with the same arguments as the sentence here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

_FILE = {
    "file-unreadable": "the file cannot be read: {reason}",
    "not-utf8": "the file is not UTF-8 text (byte {position})",
    "not-toml": "the file is not valid TOML at line {line}, column {column}: {reason}",
    "not-a-set": "the file has neither tiles ([[tile]]) nor the rows of a board",
    "unknown-key": "the key {key} is not known in {part}",
    "missing-key": "the key {key} is missing in {part}",
    "wrong-type": "{key} in {part} must be {expected}",
    "wrong-format": "format {found} cannot be read; this program reads format {expected}",
    "wrong-game": "game cannot be {found} here; it must be castle or classic, for a board castle",
    "wrong-half-order": "half_order must be Nw Ne En Es Se Sw Ws Wn",
    "bad-id": "{id} is no usable id in {part}: letters, digits and . _ + - only, at most 64",
    "too-small": "{key} in {part} is {found}, it must be at least {least}",
    "too-many": "{key} in {part} has {number} entries, it may have at most {most}",
    "too-large": "{key} in {part} is {found}, it must be at most {most}",
}
_TILE = {
    "duplicate-tile": "the id {id} is used by two tiles",
    "duplicate-area": "the area id {area} is used twice",
    "no-areas": "the tile has no area",
    "unknown-area-kind": "{area} has the kind {kind}, which {game} does not have",
    "misplaced-key": "{area}: the key {key} does not belong on a {kind}",
    "edges-missing": "{area}: edges are missing (an empty list means wholly inside the tile)",
    "halves-missing": "{area}: halves are missing (an empty list means wholly inside the tile)",
    "unknown-edge": "{area}: {name} is no edge; edges are N E S W",
    "unknown-half": "{area}: {name} is no half-edge; half-edges are Nw Ne En Es Se Sw Ws Wn",
    "named-twice": "{area}: {name} is named twice",
    "edge-owned-twice": "the edge {edge} is owned by both {area} and {other}",
    "half-owned-twice": "the half-edge {half} is owned by both {area} and {other}",
    "half-without-owner": "the half-edge {half} has no owner",
    "edge-split": "no path or road runs to the edge {edge}, so {area} and {other} cannot share it",
    "areas-cross": "{area} and {other} cross",
    "not-separated": "nothing separates {area} and {other}, two areas of the kind {kind}",
    "path-stops-nowhere": "{area} has an end that stops nowhere: {edges} edge(s), ends {ends}",
    "road-stops-nowhere": "{area} ends inside the tile, but there is no crossing, monastery or city",
    "unknown-ends": "{area}: ends is {found}; it must be none, square, building or square+building",
    "at-missing": "{area} ends at a building, but at does not name it",
    "at-unneeded": "{area} does not end at a building, so at must be left out",
    "at-unknown": "{area}: at names {name}, which is no area of this tile",
    "at-wrong-kind": "{area}: at names {name}, a {kind}; a path ends at a house or a tower",
    "city-unknown": "{area}: cities names {name}, which is no city of this tile",
    "square-missing": "{area} ends at a square, but the tile has none (square = true is missing)",
    "square-too-few": "a square joins two or more paths, here {number} end(s) at it",
    "equal-kinds": "the tile is equal to {other} when turned",
}
_SET = {
    "no-tiles": "the file has no tile of the base game",
    "tiles-number": "the set can be played, but has {number} tiles; a whole set of The Castle has {wanted}",
    "copies-number": "count is {number}; in The Castle each tile is there once",
    "start-number": "{number} kinds are marked as start; a Classic set has one start tile",
    "start-unneeded": "The Castle has no start tile, so start must be left out",
    "garden-of-unknown": "the garden copy is of {of}, which is no tile of this file",
    "garden-id": "the garden copy of {of} must have the id {wanted}",
    "garden-number": "{number} copies of {of} have a garden, but there are only {copies}",
    "garden-areas": "a garden copy adds one garden",
}
_BOARD = {
    "rows-ragged": "the row has {length} characters, the first row has {wanted}",
    "rows-character": "the row has the character {found}; only # (a cell) and . (none) are allowed",
    "no-cells": "the board has no cell",
    "cells-off": "cells says {stated}, the rows have {number}",
    "cells-number": "the board can be played on, but has {number} cells; the printed one has {wanted}",
    "interior-split": "the cells do not hang together: {x},{y} cannot be reached",
    "outline-split": "the outline is not one closed line (a hole, or cells that touch at a corner only)",
    "towers-number": "there are {number} towers; a board has {wanted}",
    "tower-off-corner": "there is no corner of the outline at {x},{y}",
    "tower-twice": "two towers stand at {x},{y}",
    "corner-without-tower": "the corner of the outline at {x},{y} has no tower",
    "tower-bend": "inward is wrong: the outline bends {bend} at {x},{y}",
    "tower-numbers": "a tower has two consecutive numbers, not {first} and {second}",
    "tower-wall-tile": "wall_tile is wrong: only the tower 0/1 holds no wall tile",
    "walls-number": "{number} straight sides and {towers} towers: each tower stands before one side",
    "wall-off-outline": "the side does not follow the outline, which runs {wanted} here",
    "wall-length": "length says {stated}, the side has {number} cells",
    "track-length": "the track has {number} spaces, it must have {wanted}",
    "track-off": "the number {number} lies off the track, which runs from 0 to {last}",
    "track-gap": "the track number {number} is on no tower or side",
    "track-twice": "the track number {number} is used twice",
    "track-order": "the side must run from {first} to {last}, between its two towers",
    "seam-numbers": "a seam lies between two consecutive numbers of the track, not {first} and {second}",
    "seam-cuts-tower": "the seam {first}|{second} cuts a tower",
    "start-off-board": "the start space is at {x},{y}, which is no cell",
    "start-off-wall": "there is no wall at side {side} of {x},{y}",
    "start-twice": "two start spaces lie at side {side} of {x},{y}",
    "start-feature": "the feature {found} is not known; it must be path, tower, house or court",
    "start-markets": "only a court can have markets, not a {feature}",
    "starts-number": "the board can be played on, but has {number} start spaces; the printed one has {wanted}",
    "no-start": "there is no start space, so no tile could be laid",
}
FAULTS: Mapping[str, str] = {**_FILE, **_TILE, **_SET, **_BOARD}

WORDS: Mapping[str, Mapping[str | int, str]] = {
    "expected": {
        "number": "a whole number",
        "text": "a text",
        "flag": "true or false",
        "texts": "a list of texts",
        "pair": "two whole numbers",
        "pairs": "a list of pairs of whole numbers",
        "tables": "a list of tables",
    },
    "part": {
        "whole-file": "the file",
        "whole-tile": "the tile",
        "garden-copy": "the garden copy",
        "corner-tower": "the tower",
        "wall-side": "the side",
        "start-space": "the start space",
    },
    "reason": {
        "twice": "a key or table is defined twice",
        "open": "a text, list or table is not closed",
        "equals": "a key is not followed by = and a value",
        "value": "a value is missing or cannot be read; texts stand in quotes",
        "escape": "a text has a backslash before a wrong character",
        "character": "something stands here that does not belong here",
        "deep": "it is nested too deeply",
        "number": "a number has too many digits",
    },
}
"""Arguments that are names, which translations choose by, in English words."""

NOTES = frozenset({"tiles-number", "cells-number", "starts-number"})
"""Faults for `validate` only: a private set or board that departs so can still be played."""


@dataclass(frozen=True)
class Fault:
    """One fault: its code, the file, the tile id or part of the board ("" = the file), and the arguments."""

    code: str
    file: str
    tile: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The fault as one English sentence, without file and tile."""
        return FAULTS[self.code].format(**{name: WORDS.get(name, {}).get(arg, arg) for name, arg in self.args.items()})

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.tile, self.text) if part)


class TileSetError(ValueError):
    """A tile set or board that cannot be used; `faults` holds everything that was found, at least one."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = list(faults)
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
