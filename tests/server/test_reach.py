"""Who can reach a server, and under which addresses: found without a word sent."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import Live, serving

from tilewright.server import reach
from tilewright.server.reach import Listens
from tilewright.server.run import listening

HOUSE = {
    "198.51.100.1": "10.8.0.2",
    "192.168.0.1": "192.168.0.7",
    "192.168.1.1": "10.8.0.2",
    "10.0.0.1": "127.0.0.1",
    "2001:db8::1": "fe80::7",
    "fd00::1": "fd00::7",
}


class Probe:
    """A socket of a machine in HOUSE, which can do no more than choose a route."""

    def __init__(self, family: int, kind: int) -> None:
        assert kind == socket.SOCK_DGRAM
        self.family = family
        self.own = ""

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *fault: object) -> None:
        pass

    def connect(self, address: tuple[str, int]) -> None:
        assert (self.family == socket.AF_INET6) == (":" in address[0])
        if address[0] not in HOUSE:
            raise OSError("no route")
        self.own = HOUSE[address[0]]

    def getsockname(self) -> tuple[str, int]:
        return self.own, 1


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach.socket, "socket", Probe)


FOUR = ["http://10.8.0.2:9000/", "http://192.168.0.7:9000/"]
SIX = ["http://[fd00::7]:9000/"]


@pytest.mark.parametrize(
    ("listens", "local", "addresses"),
    [
        (Listens("127.0.0.1", 9000), True, []),
        (Listens("127.8.0.1", 9000), True, []),
        (Listens("::1", 9000), True, []),
        (Listens("::ffff:127.0.0.1", 9000, True), True, []),
        (Listens("0.0.0.0", 9000), False, FOUR),
        (Listens("::", 9000, True), False, FOUR + SIX),
        (Listens("::", 9000), False, SIX),
        (Listens("192.168.0.7", 9000), False, FOUR[1:]),
        (Listens("fd00::7", 9000), False, SIX),
        (Listens("fe80::7%eth0", 9000), False, []),
    ],
)
@pytest.mark.usefixtures("house")
def test_who_gets_in_and_where(listens: Listens, local: bool, addresses: list[str]) -> None:
    found = listens.reach()
    assert (found.local, list(found.addresses)) == (local, addresses)


@pytest.mark.usefixtures("house")
def test_a_machine_in_no_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "OUTSIDE", ("10.0.0.1", "203.0.113.1"))
    assert Listens("0.0.0.0", 9000).reach() == reach.ReachInfo(False, ())


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost", "::1", "::"])
def test_a_door_says_where_it_is(host: str) -> None:
    try:
        door = listening(host, 0)
    except OSError:
        pytest.skip(f"no {host} on this machine")
    with door:
        listens = Listens.at(door)
        assert listens.port == door.getsockname()[1]
        assert listens.reach().local is (host not in ("0.0.0.0", "::"))
        assert listens.everywhere is (host in ("0.0.0.0", "::"))


def test_the_start_page_is_told(live: Live) -> None:
    assert live.http.get("/api/setup").json()["reach"] == {"local": True, "addresses": []}


def test_the_addresses_of_a_server_for_all_lead_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_door(host: str, port: int) -> socket.socket:
        return listening("0.0.0.0", port)

    monkeypatch.setattr("tests.server.tables.listening", open_door)
    with serving(tmp_path) as live:
        told: dict[str, Any] = live.http.get("/api/setup").json()["reach"]
        assert told["local"] is False
        for address in told["addresses"]:
            assert f":{live.port}/" in address
            assert live.http.get(address + "health").json()["status"] == "ok"
