"""A server that is killed between any two commands comes back with every command that it acknowledged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.server.tables import Client, Process
from websockets.exceptions import ConnectionClosed

LIVES = 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["castle", "classic"])
def test_every_acknowledged_command_outlives_sigkill(tmp_path: Path, game: str) -> None:
    rng = Random(12)
    server = Process(tmp_path)
    token = server.new(game, "here greedy")["seats"][0]["token"]
    acknowledged: dict[str, int] = {}
    story: list[object] = []
    for _ in range(LIVES):
        with Client(server.port, (token,)) as client:
            assert client.seq >= max(acknowledged.values(), default=0)
            assert client.story[: len(story)] == story or client.last["may"]["undo"]
            for id, seq in acknowledged.items():
                client.send({"type": "undo", "id": id, "seq": 0})
                assert client.until("ok", "refused") == {"type": "ok", "id": id, "seq": seq}
            last = _play_and_kill(server, client, rng, acknowledged)
            story = list(client.story)
        server = Process(tmp_path)
        with Client(server.port, (token,)) as client:
            # What was under way when it died is there wholly or not at all.
            client.send(last)
            answer = client.until("ok", "refused")
            if answer["type"] == "ok":
                acknowledged[str(last["id"])] = int(answer["seq"])
    server.kill()


def _play_and_kill(server: Process, client: Client, rng: Random, acknowledged: dict[str, int]) -> dict[str, object]:
    """Play some commands, kill the server while the last is under way, and return that one."""
    for _ in range(rng.randrange(3, 15)):
        while not client.last["may"]["end_turn"] and not client.last["may"]["act"]:
            client.until("events", "view")
        answer = (
            client.ask("end_turn") if client.last["may"]["end_turn"] else client.ask("act", action=client.actions[0])
        )
        if answer["type"] == "ok":
            acknowledged[answer["id"]] = answer["seq"]
    while not client.last["may"]["end_turn"] and not client.last["may"]["act"]:
        client.until("events", "view")
    kind = "end_turn" if client.last["may"]["end_turn"] else "act"
    last = client.command(kind, **({"action": client.actions[-1]} if kind == "act" else {}))
    server.kill()
    try:
        answer = client.until("ok", "refused", when=lambda m: m["id"] == last["id"])
        acknowledged[answer["id"]] = answer["seq"]
        client.until("events", "view")
    except ConnectionClosed:
        pass
    return last
