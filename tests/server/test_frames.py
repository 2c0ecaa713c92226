"""Whatever a client sends gets the protocol's answer and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.tables import Client, Json, Live, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

HELLO = {"type": "hello", "protocol": 1, "tokens": ["x"], "seq": None}


def bye(client: Client) -> Json:
    """The goodbye, after which the connection closes."""
    found = client.until("bye")
    with pytest.raises(ConnectionClosed):
        client.receive()
    return found


def token(made: Json) -> str:
    return str(made["seats"][0]["token"])


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad-hello"),
        ("{", "bad-hello"),
        ("[]", "bad-hello"),
        ("null", "bad-hello"),
        ('{"type":"resync"}', "bad-hello"),
        ('{"type":"ping"}', "bad-hello"),
        ({**HELLO, "tokens": []}, "bad-hello"),
        ({**HELLO, "tokens": "x"}, "bad-hello"),
        ({**HELLO, "more": 1}, "bad-hello"),
        ("[" * 16_000, "bad-hello"),
        ({**HELLO, "protocol": 2}, "wrong-protocol"),
        (HELLO, "unknown-token"),
        (b"\x00\x01", "bad-frame"),
        ("x" * 16_385, "frame-too-large"),
        ("é" * 8_193, "frame-too-large"),
    ],
)
def test_a_bad_hello_is_told_and_left(live: Live, frame: Any, code: str) -> None:
    with live.sit() as client:
        client.send(frame)
        assert bye(client)["code"] == code


def test_tokens_of_two_games_do_not_sit_together(live: Live) -> None:
    with live.sit() as client:
        client.send({**HELLO, "tokens": [token(live.new()), token(live.new())]})
        assert bye(client)["code"] == "tokens-differ"


def test_an_invitation_is_no_token(live: Live) -> None:
    with live.sit() as client:
        client.send({**HELLO, "tokens": [live.new("castle", "here link")["seats"][1]["invitation"]]})
        assert bye(client)["code"] == "unknown-token"


BAD = {
    "{": (None, "bad-message"),
    "": (None, "bad-message"),
    "[1]": (None, "bad-message"),
    '"resync"': (None, "bad-message"),
    '{"type":"view"}': (None, "unknown-type"),
    '{"type":"act","id":"q","seq":0}': ("q", "bad-message"),
    '{"type":"act","id":"q","seq":0,"action":{"type":"fly"}}': ("q", "bad-message"),
    '{"type":"act","id":"q","seq":0,"action":{"type":"place","tile":"t01","x":1.5,"y":0,"rotation":0}}': (
        "q",
        "bad-message",
    ),
    '{"type":"end_turn","id":"q","seq":-1}': ("q", "bad-message"),
    '{"type":"end_turn","id":"","seq":0}': (None, "bad-message"),
    '{"type":"end_turn","id":7,"seq":0}': (None, "bad-message"),
    json.dumps({"type": "undo", "id": "q" * 65, "seq": 0}): (None, "bad-message"),
    '{"type":"undo","id":"q","seq":0,"x":1}': ("q", "bad-message"),
    '{"type":"undo","id":"q","seq":1e400}': ("q", "bad-message"),
    '{"type":"undo","id":"\\ud800","seq":0}': (None, "bad-message"),
    json.dumps(HELLO): (None, "bad-message"),
    "[" * 5_000: (None, "bad-message"),
}


def test_a_ping_is_answered_and_changes_nothing(live: Live) -> None:
    made = live.new()
    with live.sit(token(made)) as client, live.sit(made["watch"]) as watcher:
        before = client.frames[-1]
        client.send({"type": "ping"})
        assert client.until("pong") == {"type": "pong"}
        watcher.send({"type": "ping"})
        assert watcher.until("pong") == {"type": "pong"}
        client.send({"type": "resync"})
        client.until("view")
        assert client.frames[-1] == before


@pytest.mark.parametrize("frame", BAD)
def test_a_frame_that_is_no_message_is_refused_and_changes_nothing(live: Live, frame: str) -> None:
    made = live.new()
    with live.sit(token(made)) as client:
        before = client.frames[-1]
        client.send(frame)
        answer = client.until("refused")
        assert (answer["id"], answer["code"]) == BAD[frame]
        client.send({"type": "resync"})
        client.until("view")
        assert client.frames[-1] == before


def test_a_frame_that_is_not_text_or_too_large_ends_the_connection(live: Live) -> None:
    made = live.new()
    for frame, code in ((b"{}", "bad-frame"), ("x" * 20_000, "frame-too-large")):
        with live.sit(token(made)) as client:
            client.send(frame)
            assert bye(client)["code"] == code


def test_far_too_large_a_frame_is_not_even_read(live: Live) -> None:
    with live.sit(token(live.new())) as client:
        client.send("x" * 500_000)
        with pytest.raises(ConnectionClosed):
            client.until("bye")


def test_too_many_frames_are_refused_and_then_the_connection_ends(tmp_path: Path) -> None:
    with serving(tmp_path, frames=(1.0, 3), ticks=lambda: 0.0) as live, live.sit(token(live.new())) as client:
        for _ in range(3):
            client.send({"type": "resync"})
            client.until("view")
        client.send({"type": "undo", "id": "q", "seq": 0})
        assert (client.until("refused")["code"], json.loads(client.frames[-1])["id"]) == ("too-many", "q")
        for _ in range(100):
            client.send({"type": "resync"})
        assert bye(client)["code"] == "too-many"


def test_the_page_of_another_host_opens_no_socket(live: Live) -> None:
    for origin in ("http://elsewhere.example", "null", f"http://127.0.0.1:{live.port + 1}"):
        with pytest.raises(InvalidStatus):
            Client(live.port, origin=origin)
    with Client(live.port, (token(live.new()),), origin=f"http://127.0.0.1:{live.port}") as client:
        assert client.seq == 0


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("frames")) as live, live.sit(token(live.new())) as client:
        yield client, client.frames[-1]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KEYS = st.sampled_from(["type", "id", "seq", "action", "tile", "x", "y", "rotation", "area", "tokens"])
WORDS = st.sampled_from(["act", "undo", "end_turn", "hello", "place", "follower", "score", "a", ""])
NEARLY = st.dictionaries(KEYS, JSON | WORDS | st.dictionaries(KEYS, JSON | WORDS, max_size=5), max_size=5)


@settings(max_examples=60)
@given(frame=st.one_of(NEARLY.map(json.dumps), JSON.map(json.dumps), st.text(max_size=40)))
def test_no_frame_of_any_form_changes_anything(table: tuple[Client, str], frame: str) -> None:
    client, before = table
    client.send(frame.encode("utf-8", "replace").decode())
    client.send({"type": "resync"})
    client.until("view")
    answers = [json.loads(text) for text in client.frames[-3:]]
    assert client.frames[-1] == before
    assert {answer["type"] for answer in answers} <= {"view", "refused"}
