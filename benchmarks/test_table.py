"""How soon an action at a table is acknowledged on loopback, while a computer player thinks in another room."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

from tests.server.tables import Client, Process, Reached

ACTIONS = 200
WANTED = 0.050


def acknowledged(live: Reached, actions: int) -> list[float]:
    """Seconds from an action sent to its answer, over so many."""
    found: list[float] = []
    rng = Random(1)
    while len(found) < actions:
        made = live.new("castle", "here here")
        with live.sit(*(seat["token"] for seat in made["seats"])) as client:
            while len(found) < actions and not client.last["view"]["over"]:
                if client.last["may"]["act"]:
                    found.append(_timed(client, rng))
                else:
                    client.ask("end_turn")
    return found


def _timed(client: Client, rng: Random) -> float:
    action = rng.choice(client.actions)
    begun = time.perf_counter()
    message = client.command("act", action=action)
    answer = client.until("ok", when=lambda m: m["id"] == message["id"])
    taken = time.perf_counter() - begun
    client.until("events", when=lambda m: m["seq"] == answer["seq"])
    return taken


def thinking(live: Reached, stop: threading.Event) -> None:
    """Computer players play game after game."""
    while not stop.is_set():
        with live.sit(live.new("classic", "greedy greedy greedy")["watch"]) as watcher:
            while not watcher.last["view"]["over"] and not stop.is_set():
                watcher.until("events", "view")
                watcher.frames.clear()


def test_an_action_is_acknowledged_at_once_while_a_computer_player_thinks(tmp_path: Path) -> None:
    live, stop = Process(tmp_path), threading.Event()
    beside = threading.Thread(target=thinking, args=(live, stop))
    try:
        alone = acknowledged(live, ACTIONS)
        beside.start()
        busy = acknowledged(live, ACTIONS)
    finally:
        stop.set()
        beside.join()
        live.kill()
    for name, times in (("alone", alone), ("beside a computer player", busy)):
        print(f"{name}: median {median(times) * 1e3:.1f} ms, 95 of 100 under {quantiles(times, n=20)[-1] * 1e3:.1f} ms")
    assert median(busy) < WANTED
