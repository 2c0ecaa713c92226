"""Every rule of both games has a test that bears its id: `test_T3_…` in `test_castle_*.py` or `test_classic_*.py`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
LATER = re.compile(r"V(?!(?:3|4|6|11)$)\d")


def ids_of(game: str) -> list[str]:
    """Return the ids of a game's rule text in its order; variants that are not built yet are left out."""
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    found = re.findall(r"^- ([A-Z]\d+)(?:\.\d+)? ", text, re.MULTILINE)
    return [rule for rule in found if not LATER.match(rule)]


def ids_in_test_names(game: str) -> set[str]:
    """Return the ids in the names of a game's tests: `test_T3_…`, or `test_T3_T4_…` for both."""
    names = []
    for path in HERE.glob(f"test_{game}_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = [re.match(r"test_((?:[A-Z]\d+_)+)", name) for name in names]
    return {rule for match in found if match for rule in match[1].strip("_").split("_")}


@pytest.mark.parametrize(("game", "number"), [("castle", 36), ("classic", 30)])
def test_the_rule_text_names_each_id_once(game: str, number: int) -> None:
    ids = ids_of(game)
    assert len(ids) == len(set(ids)) == number


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_every_rule_id_has_a_test(game: str) -> None:
    tested = ids_in_test_names(game)
    assert [rule for rule in ids_of(game) if rule not in tested] == []


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_no_test_names_a_rule_that_the_text_does_not_have(game: str) -> None:
    assert sorted(ids_in_test_names(game) - set(ids_of(game))) == []
