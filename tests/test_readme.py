"""The Python in README runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def blocks(document: str) -> list[tuple[int, str]]:
    """First line and text of every Python block of a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    found = re.finditer(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    return [(text[: hit.start(1)].count("\n"), hit.group(1)) for hit in found]


def test_readme_examples_run_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = blocks("README.md")
    assert examples
    names: dict[str, object] = {"__name__": "readme"}
    for line, code in examples:
        exec(compile("\n" * line + code, "README.md", "exec"), names)
        printed = capsys.readouterr().out.splitlines()
        told = re.search(r"print\(.*\)  # (.+)$", code, flags=re.MULTILINE)
        assert printed
        assert told is None or printed[-1] == told.group(1)
