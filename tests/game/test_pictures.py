"""A game shows itself where a notebook asks for a picture."""

from __future__ import annotations

from xml.etree import ElementTree

from tilewright.game import Place, new

SVG = "{http://www.w3.org/2000/svg}"


def _used(text: str, part: str) -> int:
    return sum(part in str(element.get("href")) for element in ElementTree.fromstring(text).iter(f"{SVG}use"))


def test_a_game_shows_what_lies_on_its_table() -> None:
    game = new("castle", players=["Ann", "Bo"], seed=7)
    before = game._repr_svg_()
    assert (_used(before, "-tile-"), _used(before, "-wall-back"), _used(before, "-figure-keep")) == (0, 13, 2)
    game.apply(game.actions()[0])
    game.apply(next(action for action in game.actions() if not isinstance(action, Place)))
    after = game._repr_svg_()
    assert _used(after, "-tile-") == 1
    assert after == game._repr_svg_()


def test_an_abbot_looks_like_one() -> None:
    game = new("classic", players=["Ann", "Bo"], seed=3, options={"abbot": True})
    while not game.position().followers or not game.position().followers[-1].abbot:
        abbots = [action for action in game.actions() if type(action).__name__ == "PlaceAbbot"]
        game.apply((abbots or game.actions())[0])
    assert _used(game._repr_svg_(), "-figure-garden") == 1
