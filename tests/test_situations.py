"""The table of situations is honest: every test that it names is there, and every row names one or says what is not."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROWS = [
    [part.strip() for part in line.strip("|").split(" | ")]
    for line in (HERE / "situations.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| Situation |")
]
NAMED = re.compile("`([^`]+)::([^`]+)`")
ABSENT = "*not there yet:*"


@cache
def named_in(path: Path) -> frozenset[str]:
    """The names of the tests in a file of Python or TypeScript."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        return frozenset(re.findall(r"\b(?:it|test)\(\s*'([^']+)'", text))
    return frozenset(node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:60])
def test_a_situation_names_tests_that_are_there(row: list[str]) -> None:
    situation, right, *rest = row
    named = NAMED.findall(" ".join(rest))
    assert situation
    assert right
    assert named or right.lower().startswith(ABSENT), "neither a test nor what is not there"
    for file, name in named:
        path = HERE.parent / file if file.startswith("web/") else HERE / file
        assert path.is_file(), file
        assert name in named_in(path), f"{file} has no {name}"


def test_no_situation_stands_there_twice_and_none_was_dropped() -> None:
    situations = [row[0] for row in ROWS]
    assert len(set(situations)) == len(situations) == 53
