"""Every frame and answer of whole games is searched: no seed, no hidden tile, no foreign token, before its time."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.tables import Client, Json, Live, serving

from tilewright.game import chance
from tilewright.game.dealing import stack_kinds
from tilewright.game.setup import new_setup
from tilewright.game.table import begin


def everything(value: Any) -> list[Any]:
    """Every list in JSON data, at any depth."""
    found: list[Any] = []
    if isinstance(value, dict):
        for part in value.values():
            found += everything(part)
    elif isinstance(value, list):
        found.append(value)
        for part in value:
            found += everything(part)
    return found


def secrets_of(game: str, seed: int) -> tuple[str, list[str], list[int]]:
    """The seed as hex digits, the order of the stack, the wall tiles by rising tower."""
    raw = chance.seed_bytes(seed)
    play = begin(new_setup(game, ["Ann", "Bo"], {}))
    return raw.hex(), chance.stack(raw, stack_kinds(play)), chance.walls(raw, 13) if game == "castle" else []


def check(text: str, seed: str, order: list[str], wall: list[int], foreign: list[str]) -> None:
    message = json.loads(text)
    for token in foreign:
        assert token not in text
    view = message.get("view")
    if view is None or view["over"]:
        return
    assert seed not in text.lower()
    assert bytes.fromhex(seed).decode("latin-1") not in text
    drawn = len(order) - view["left"]
    coming, lists = order[drawn:], everything(message)
    for found in lists:
        # Three tiles that are still to come, in their order, in any list.
        names = [part for part in found if isinstance(part, str)]
        assert not any(coming[i : i + 3] == names[k : k + 3] for i in range(len(coming) - 2) for k in range(len(names)))
    assert list(view["remaining"]) == sorted(view["remaining"], key=list(dict.fromkeys(sorted_kinds(order))).index)
    if wall:
        assert not any(found[: len(wall)] == wall for found in lists)
        hidden = len(view["position"]["wall"]["on"])
        known = sum(map(len, view["position"]["wall"]["open"])) + len(view["position"]["wall"]["used"])
        assert hidden + known == len(wall)


def sorted_kinds(order: list[str]) -> list[str]:
    return sorted(set(order), key=lambda kind: (len(kind), kind)) if order[0].startswith("t") else sorted(set(order))


@pytest.mark.parametrize("game", ["castle", "classic"])
@pytest.mark.slow
def test_no_frame_of_a_whole_game_holds_a_secret(live: Live, game: str) -> None:
    made = live.new(game, "here here", seed=17)
    tokens = [seat["token"] for seat in made["seats"]]
    seed, order, wall = secrets_of(game, 17)
    rng = Random(6)
    with live.sit(tokens[0]) as ann, live.sit(tokens[1]) as bo, live.sit(made["watch"]) as watcher:
        clients = [ann, bo, watcher]
        answers = []
        while not ann.last["view"]["over"]:
            assert any(client.step(rng) for client in clients)
            for client in clients:
                while client.seq < max(other.seq for other in clients):
                    client.until("events", "view")
            if ann.seq % 25 == 0 and not ann.last["view"]["over"]:
                answers.append(live.post("/api/record", {"token": tokens[0]}).text)
                answers.append(live.post("/api/mine", {"tokens": [tokens[0]]}).text)
                ann.ask("act", action={"type": "place", "tile": "?", "x": 0, "y": 0, "rotation": 0})
        own: list[tuple[Client, list[str]]] = [(ann, tokens[:1]), (bo, tokens[1:]), (watcher, [])]
        keys = [*tokens, made["watch"]]
        for client, _ in own:
            assert len(client.frames) > 100
            for text in client.frames:
                check(text, seed, order, wall, keys)
        for text in answers:
            assert not [key for key in [*keys, seed] if key in text]


def test_what_a_table_stores_and_logs_holds_no_token(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as live:
        made = live.new("castle", "here link")
        keys = [made["seats"][0]["token"], made["seats"][1]["invitation"], made["watch"]]
        joined: Json = live.post("/api/join", {"invitation": keys[1]}).json()
        keys.append(joined["token"])
        with live.sit(keys[0]) as client:
            client.ask("act", action=client.actions[0])
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    out, err = capfd.readouterr()
    assert not [key for key in keys if key.encode() in stored or key in out + err]


def test_a_view_of_a_seat_is_that_of_its_seat_alone(live: Live) -> None:
    made = live.new("castle", "here here")
    ann, bo = (seat["token"] for seat in made["seats"])
    with live.sit(ann) as one, live.sit(bo) as two, live.sit(ann, bo) as both, live.sit(made["watch"]) as nobody:
        seen = [client.last["view"]["seat"] for client in (one, two, both, nobody)]
        assert seen == [0, 1, 0, None]
        assert [client.last["room"]["you"] for client in (one, two, both, nobody)] == [[0], [1], [0, 1], []]
