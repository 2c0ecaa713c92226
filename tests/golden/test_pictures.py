"""The file that the browser client's tests read says what `tilewright.art` says today."""

from __future__ import annotations

import json

from tests.golden.pictures import pictures
from tests.golden.shelf import HERE


def test_the_client_is_tested_against_joints_and_themes_as_they_are() -> None:
    assert (HERE / "pictures.json").read_text(encoding="utf-8") == pictures(), "python -m tests.golden.rewrite"


def test_the_tables_show_every_joint_in_every_direction() -> None:
    tables = json.loads(pictures())["tables"]
    laid = {(joint["name"], joint["turn"]) for table in tables for joint in table["joints"]}
    named = {name for table in tables for edges in table["edges"].values() for _, name in edges if name}
    assert laid == {(name, turn) for name in named for turn in range(4)}
    assert tables[-1]["joints"] == []
