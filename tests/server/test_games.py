"""Whole games of both through the socket, to their final screens."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.tables import Live, play_out

from tilewright.game import Game, Replay, parse_record


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"),
    [("castle", "here greedy"), ("classic", "here greedy random"), ("castle", "here here"), ("classic", "here here")],
)
def test_a_whole_game_through_the_socket(live: Live, game: str, players: str) -> None:
    made = live.new(game, players, seed=5)
    tokens = [seat["token"] for seat in made["seats"] if "token" in seat]
    with live.sit(*tokens) as client, live.sit(made["watch"]) as watcher:
        last = play_out([client], Random(1))
        while not watcher.last["view"]["over"]:
            watcher.until("events", "view")
        assert client.story == watcher.story
    assert sum(map(sum, last["breakdown"].values())) == sum(last["ending"]["scores"])
    assert last["room"]["seed"]
    record = parse_record(live.post("/api/record", {"token": tokens[0]}).json())
    assert (record.status, record.seed, list(record.scores or ())) == (
        "finished",
        last["room"]["seed"],
        last["ending"]["scores"],
    )
    replay = Replay(record)
    assert [entry.differences for entry in replay.entries() if entry.differences] + list(replay.end()) == []
    assert Game.from_record(record).winners == tuple(last["ending"]["winners"])
