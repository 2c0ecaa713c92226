"""Every rule of both games has a test that bears its id: `test_T3_…` in `test_castle_*.py` or `test_classic_*.py`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
NAMED = re.compile(r"test_((?:(?:V\d+_\d|[A-Z]\d+)_)+)")


def ids_of(game: str) -> list[str]:
    """Return the ids of a game's rule text in its order, the numbered parts of a rule in its place at the end."""
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    found = re.findall(r"^- ([A-Z]\d+) ", text, re.MULTILINE)
    subordinate = list(dict.fromkeys(re.findall(r"\bV\d+\.\d\b", text)))
    headed = {rule.partition(".")[0] for rule in subordinate}
    return [rule for rule in found if rule not in headed] + subordinate


def ids_in_test_names(game: str) -> set[str]:
    """Return the ids in the names of a game's tests: `test_T3_…`, or `test_T3_T4_…` for both."""
    names = []
    for path in HERE.glob(f"test_{game}_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = [NAMED.match(name) for name in names]
    rules = [rule for match in found if match for rule in re.findall(r"V\d+_\d|[A-Z]\d+", match[1])]
    return {rule.replace("_", ".") for rule in rules}


@pytest.mark.parametrize(("game", "number"), [("castle", 36), ("classic", 45)])
def test_the_rule_text_names_each_id_once(game: str, number: int) -> None:
    ids = ids_of(game)
    assert len(ids) == len(set(ids)) == number


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_every_rule_id_has_a_test(game: str) -> None:
    tested = ids_in_test_names(game)
    assert [rule for rule in ids_of(game) if rule not in tested] == []


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_no_test_names_a_rule_that_the_text_does_not_have(game: str) -> None:
    headings = {rule.partition(".")[0] for rule in ids_of(game)}
    assert sorted(ids_in_test_names(game) - set(ids_of(game)) - headings) == []
