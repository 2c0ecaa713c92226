"""Commands: each once, in order, by whom they belong to; a refused one changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.tables import Client, Json, Live, serving

from tilewright.players.reasons import PARTS


def tokens(made: Json) -> list[str]:
    return [seat["token"] for seat in made["seats"] if "token" in seat]


def same(client: Client, live: Live, token: str, before: str) -> bool:
    """Whether the table is as it was, for the client and for the record."""
    client.send({"type": "resync"})
    client.until("view")
    return client.frames[-1] == before and live.post("/api/record", {"token": token}).status_code == 200


def whole(client: Client) -> str:
    client.send({"type": "resync"})
    client.until("view")
    return client.frames[-1]


def test_a_repeated_command_is_answered_and_not_applied_twice(live: Live) -> None:
    made = live.new()
    with live.sit(*tokens(made)) as client:
        sent = client.command("act", action=client.actions[0])
        first = client.until("ok")
        client.until("events")
        before = whole(client)
        for _ in range(3):
            client.send(sent)
            assert client.until("ok", "refused") == first
        assert whole(client) == before
    with live.sit(*tokens(made)) as again:
        again.send(sent)
        assert again.until("ok", "refused") == first


def test_a_repeated_command_is_answered_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        made = live.new()
        with live.sit(*tokens(made)) as client:
            sent = client.command("act", action=client.actions[0])
            first = client.until("ok")
            client.until("events")
            before = whole(client)
    with serving(tmp_path) as live, live.sit(*tokens(made)) as client:
        client.send(sent)
        assert client.until("ok", "refused") == first
        assert whole(client) == before


def test_a_command_for_an_earlier_moment_is_stale(live: Live) -> None:
    made = live.new()
    with live.sit(*tokens(made)) as client:
        client.ask("act", action=client.actions[0])
        before = whole(client)
        for seq in (client.seq - 1, client.seq + 1):
            for type, more in (("act", {"action": {"type": "follower", "area": None}}), ("undo", {}), ("end_turn", {})):
                answer = client.ask(type, **more, seq=seq)
                assert (answer["code"], answer["seq"]) == ("stale", client.seq)
        assert same(client, live, tokens(made)[0], before)


def test_two_connections_on_one_seat_are_told_apart_by_the_number(live: Live) -> None:
    made = live.new()
    with live.sit(*tokens(made)) as one, live.sit(*tokens(made)) as two:
        first = one.ask("act", action=one.actions[0])
        second = two.ask("act", action=two.actions[1])
        assert (first["type"], second["code"]) == ("ok", "stale")
        assert two.seq == one.seq == 1
        assert one.last["view"] == two.last["view"]


@pytest.mark.parametrize("who", ["other", "watcher"])
def test_a_seat_that_is_not_held_cannot_be_played(live: Live, who: str) -> None:
    made = live.new("castle", "here here")
    ann, bo = tokens(made)
    with live.sit(ann) as mine, live.sit(bo if who == "other" else made["watch"]) as foreign:
        assert foreign.last["may"] == {"act": False, "end_turn": False, "undo": False}
        assert (foreign.actions, foreign.last["outlook"]) == ([], None)
        assert foreign.ask("act", action=mine.actions[0])["code"] == "not-your-seat"
        mine.ask("act", action=mine.actions[0])
        foreign.until("events")
        assert foreign.ask("undo")["code"] == "not-your-seat"
        while not mine.last["may"]["end_turn"]:
            mine.step(Random(1))
        while foreign.seq < mine.seq:
            foreign.until("events")
        assert foreign.ask("end_turn")["code"] == "not-your-seat"
        assert foreign.ask("undo")["code"] == "not-your-seat"


def test_a_computers_seat_cannot_be_played(live: Live) -> None:
    made = live.new("castle", "here random")
    with live.sit(*tokens(made)) as client:
        while not client.last["may"]["end_turn"]:
            client.step(Random(1))
        client.ask("end_turn")
        answer = client.ask("act", action={"type": "follower", "area": None})
        assert answer["code"] in ("not-your-seat", "stale")


def test_a_refused_action_names_its_rule_and_the_same_command_gets_the_same_answer(live: Live) -> None:
    made = live.new()
    with live.sit(*tokens(made)) as client:
        before = whole(client)
        sent = client.command("act", action={**client.actions[0], "x": 99})
        answer = client.until("refused")
        assert (answer["code"], answer["rule"], answer["args"]["x"]) == ("outside-the-wall", "castle.T2", 99)
        client.send(sent)
        assert client.until("refused") == answer
        assert client.ask("end_turn")["code"] == "deal-not-due"
        assert client.ask("undo")["code"] == "undo-nothing"
        assert same(client, live, tokens(made)[0], before)


def to_the_end_of_the_turn(client: Client, rng: Random) -> int:
    """Play until the turn can be acknowledged; return how many decisions it took."""
    count = 0
    while not client.last["may"]["end_turn"]:
        assert client.step(rng)
        count += 1
    return count


def test_a_turn_can_be_taken_back_until_it_is_acknowledged(live: Live) -> None:
    made = live.new("classic", "here greedy")
    with live.sit(*tokens(made)) as client:
        begun = client.last["view"]
        count = to_the_end_of_the_turn(client, Random(2))
        for _ in range(count):
            assert client.last["may"]["undo"]
            assert client.ask("undo")["type"] == "ok"
        assert (client.last["type"], client.last["view"], client.last["may"]["undo"]) == ("view", begun, False)
        assert [told["event"]["type"] for told in client.story] == ["drawn"]
        to_the_end_of_the_turn(client, Random(2))
        client.ask("end_turn")
        assert not client.last["may"]["undo"]
        client.until("events", when=lambda m: m["may"]["act"])
        assert client.ask("undo")["code"] in ("undo-nothing", "undo-revealed", "not-your-seat")


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_computer_player_says_why_it_placed_a_tile_so_and_whoever_comes_later_hears_it(live: Live, game: str) -> None:
    made = live.new(game, "here greedy", seed=5)
    with live.sit(*tokens(made)) as client:
        assert client.last["motives"] == []
        while not client.last["may"]["end_turn"]:
            assert client.step(Random(2))
        assert "motive" not in client.last
        client.ask("end_turn")
        told = client.until("events", when=lambda m: "motive" in m)
        assert [one["event"]["type"] for one in told["told"]].count("placed") == 1
        motive = told["motive"]
        assert motive["placing"] == 1
        assert motive["gains"]
        assert {gain["code"] for gain in (*motive["gains"], *motive["against"])} <= {f"reason-{part}" for part in PARTS}
        assert len(motive["against"]) <= 3
        with live.sit(*tokens(made)) as later:
            assert later.last["motives"] == [motive]


def test_what_a_hand_holds_is_given_away_by_no_motive(live: Live) -> None:
    made = live.new("classic", "here greedy", seed=5, options={"hand": 3})
    with live.sit(*tokens(made)) as client:
        while not client.last["may"]["end_turn"]:
            assert client.step(Random(2))
        client.ask("end_turn")
        client.until("events", when=lambda m: m["may"]["act"])
        assert not any('"motive"' in frame for frame in client.frames)
        assert all(json.loads(frame).get("motives", []) == [] for frame in client.frames)


def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        made = live.new()
        with live.sit(*tokens(made)) as client:
            for _ in range(12):
                client.step(Random(3))
            while not client.last["may"]["undo"]:
                client.step(Random(3))
            client.ask("undo")
            client.ask("act", action=client.actions[-1])
            before = whole(client)
    with serving(tmp_path) as live, live.sit(*tokens(made)) as client:
        assert client.frames[-1] == before


@pytest.mark.slow
def test_after_the_end_nothing_can_be_done(live: Live) -> None:
    from tests.server.tables import play_out

    made = live.new()
    with live.sit(*tokens(made)) as client:
        play_out([client], Random(4))
        assert client.last["may"] == {"act": False, "end_turn": False, "undo": False}
        place: Any = {"type": "follower", "area": None}
        assert client.ask("act", action=place)["code"] == "game-over"
        assert client.ask("undo")["code"] == "game-over"
        assert client.ask("end_turn")["code"] == "deal-not-due"


def test_a_player_is_told_why_an_action_is_not_allowed_and_nothing_is_done(live: Live) -> None:
    made = live.new("classic")
    with live.sit(*tokens(made)) as client, live.sit(made["watch"]) as spectator:
        before = whole(client)
        legal = client.actions[0]
        client.send({"type": "why", "id": "w1", "action": {**legal, "x": 0, "y": 0}})
        told = client.until("reason", "refused")
        assert (told["id"], told["code"], told["rule"]) == ("w1", "cell-occupied", "classic.T2")
        client.send({"type": "why", "id": "w2", "action": {**legal, "x": 7, "y": 7}})
        assert client.until("reason", "refused")["code"] == "touches-no-tile"
        client.send({"type": "why", "id": "w3", "action": legal})
        assert client.until("reason", "refused")["code"] is None
        client.send({"type": "why", "id": "w4", "action": {"type": "follower", "area": None}})
        assert client.until("reason", "refused")["code"] == "wrong-phase"
        spectator.send({"type": "why", "id": "w5", "action": legal})
        assert spectator.until("reason", "refused")["code"] == "not-your-seat"
        assert same(client, live, tokens(made)[0], before)


def test_what_a_redraw_has_shown_is_not_offered_to_be_taken_back(live: Live) -> None:
    made = live.new("classic", options={"redraws": 2})
    with live.sit(*tokens(made)) as client:
        client.ask("act", action={"type": "redraw"})
        assert not client.last["may"]["undo"]
        assert client.ask("undo")["code"] == "undo-revealed"
        client.ask("act", action=client.actions[0])
        assert client.last["may"]["undo"]
        client.ask("undo")
        assert not client.last["may"]["undo"]
