"""Whole games as sentences: what is spoken of is called as a player sees it, in every language."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest

import tilewright as tw
from tilewright.game.history import TurnLog
from tilewright.game.narrative import Narrator, Sentence
from tilewright.game.record import parse_record
from tilewright.game.replay import Replay
from tilewright.game.restoring import position_of
from tilewright.locale import Texts, languages
from tilewright.players import Budget
from tilewright.tiles import place_of, tile_set

GAMES: list[tuple[str, dict[str, object], int]] = [
    ("castle", {}, 5),
    ("castle", {}, 8),
    ("classic", {"abbot": True, "river": True}, 5),
    ("classic", {"redraws": 9, "unplaceable": "bottom"}, 9),
    ("classic", {"hand": 3, "hand_visible": True}, 9),
    ("classic", {"draft": True}, 9),
]


@cache
def _story(number: int) -> tuple[tuple[Sentence, ...], frozenset[str]]:
    """What a game between two greedy players tells, and the ids of its tiles and areas."""
    name, options, seed = GAMES[number]
    game = tw.new(name, players=["Ann", "Bo"], seed=seed, options=options)
    narrator = Narrator(game.game, game.players, game.position())
    player, rng = tw.player("greedy"), random.Random(seed)
    sentences: list[Sentence] = []
    ids = set()
    while not game.over:
        action = player.choose(game.view(game.to_move), Budget(explain=False), rng).action
        for told in narrator.tell(game.apply(action), game.position()):
            sentences += told.sentences
            ids |= {getattr(told.event, part) for part in ("tile", "area") if hasattr(told.event, part)}
    return tuple(sentences), frozenset(ids)


def _spoken(sentence: Sentence, texts: Texts) -> str:
    values = {
        name: texts.names(value) if isinstance(value, tuple) else value for name, value in sentence.values.items()
    }
    return texts.text(sentence.key, **values)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_no_sentence_names_an_area_or_a_tile_by_its_id(number: int, lang: str) -> None:
    texts = Texts(lang)
    sentences, ids = _story(number)
    assert len(sentences) > 100
    for sentence in sentences:
        text = _spoken(sentence, texts)
        assert not ids & set(re.findall(r"[\w.+]+", text)), text
        assert not re.search(r"-?\d+,-?\d+|[a-z]\d", text), text


def test_a_follower_stands_where_the_turned_tile_shows_it() -> None:
    """The three roads of kind L end at a crossing: the same road lies elsewhere once the tile is turned."""
    moves = [
        {"player": 0, "tile": "L", "x": 1, "y": 0, "rotation": 0, "follower": "road1"},
        {"player": 1, "tile": "L", "x": 2, "y": 0, "rotation": 90, "follower": "road1"},
    ]
    for move in moves:
        told = _told_after(moves[: moves.index(move) + 1])
        kind = tile_set("classic-1").kind("L")
        wanted = place_of(kind, "road1", int(str(move["rotation"])) // 90)
        assert wanted != "alone"
        assert told[-1].values == {"player": ("Ann", "Bo")[int(str(move["player"]))], "kind": "road", "place": wanted}
    assert len({place_of(tile_set("classic-1").kind("L"), "road1", turns) for turns in (0, 1)}) == 2


def _told_after(moves: list[dict[str, object]]) -> list[Sentence]:
    """The follower's sentence, among those of a recorded game's last entry."""
    head = {"format": "tilewright-record", "version": 1, "game": "classic", "players": ["Ann", "Bo"]}
    replay = Replay(parse_record(json.dumps({**head, "moves": moves, "scores": [0, 0]})))
    narrator = Narrator("classic", ("Ann", "Bo"))
    told: list[Sentence] = []
    for entry in replay.entries():
        assert entry.refusal is None, entry.refusal
        after = position_of(replay.play, TurnLog())
        told = [part for one in narrator.tell(entry.events, after) for part in one.sentences]
    return [part for part in told if part.key == "event-follower"]
