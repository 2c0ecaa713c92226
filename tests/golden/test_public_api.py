"""The public Python API: a change to a name or a signature shows as a difference."""

from __future__ import annotations

from tests.golden.public_api import listing
from tests.golden.shelf import HERE

import tilewright as tw


def test_the_public_api_is_as_it_was() -> None:
    assert listing().splitlines() == (HERE / "api.txt").read_text(encoding="utf-8").splitlines()


def test_the_package_offers_what_the_design_fixes() -> None:
    """`tw.new`, `tw.load`, `tw.player`, `tw.Game` and what a game can do; nothing of it may go."""
    assert set(tw.__all__) == {"Game", "__version__", "load", "new", "player"} <= set(dir(tw))
    for name in ("phase", "to_move", "actions", "apply", "why_not", "undo", "view", "record", "position", "over"):
        assert hasattr(tw.Game, name), name
    for name in ("scores", "winners", "deal", "from_record", "from_position"):
        assert hasattr(tw.Game, name), name
