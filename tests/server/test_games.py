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


@pytest.mark.parametrize(
    "options",
    [{"redraws": 2, "unplaceable": "bottom"}, {"hand": 3}, {"hand": 3, "hand_visible": True}, {"draft": True}],
)
def test_variants_of_the_stack_are_played_through_the_socket(live: Live, options: dict[str, object]) -> None:
    made = live.new("classic", "here here", seed=5, options=options)
    tokens = [seat["token"] for seat in made["seats"] if "token" in seat]
    with live.sit(*tokens) as client:
        last = play_out([client], Random(1))
    record = parse_record(live.post("/api/record", {"token": tokens[0]}).json())
    assert (record.status, list(record.scores or ())) == ("finished", last["ending"]["scores"])
    assert Replay(record).end() is not None
    assert Game.from_record(record).record() == record


def test_V3_a_hidden_hand_travels_to_its_seat_alone(live: Live) -> None:
    made = live.new("classic", "here link", seed=6, options={"hand": 3})
    mine = next(seat["token"] for seat in made["seats"] if "token" in seat)
    key = next(seat["invitation"] for seat in made["seats"] if "invitation" in seat)
    theirs = live.post("/api/join", {"invitation": key, "name": "Bo"}).json()["token"]
    rng = Random(2)
    with live.sit(mine) as one, live.sit(theirs) as other, live.sit(made["watch"]) as watcher:
        for _ in range(12):
            for client in (one, other):
                client.step(rng)
                for each in (one, other, watcher):
                    while each.seq < max(one.seq, other.seq):
                        each.until("events", "view")
        for seat, client in ((0, one), (1, other), (None, watcher)):
            assert any(told["event"]["type"] == "drew" for told in client.story)
            for told in client.story:
                if told["event"]["type"] == "drew" and told["event"]["seat"] != seat:
                    assert set(told["event"]["tiles"]) == {"?"}
            for at, hand in enumerate(client.last["view"]["position"]["hands"]):
                assert (set(hand) == {"?"}) == (at != seat)
        text = live.post("/api/record", {"token": mine}).text
        assert "hands" not in text
        assert "drew" not in text
