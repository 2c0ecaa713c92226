"""Who can reach a server: this machine alone, or other devices in its network, and under which addresses."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

from tilewright.server.requests import ReachInfo

OUTSIDE = ("198.51.100.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
"""Where another device might be: anywhere, or in one of the networks that houses have."""
OUTSIDE_6 = ("2001:db8::1", "fd00::1")


@dataclass(frozen=True)
class Listens:
    """Where a server listens; `both`: whether a door for IPv6 lets IPv4 in too."""

    host: str
    port: int
    both: bool = False

    @classmethod
    def at(cls, door: socket.socket) -> Listens:
        """Return where a socket listens."""
        host, port = door.getsockname()[:2]
        if door.family != socket.AF_INET6:
            return cls(host, port)
        return cls(host, port, not door.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY))

    @property
    def everywhere(self) -> bool:
        """Whether every address of this machine leads here."""
        return _plain(self.host).is_unspecified

    def reach(self) -> ReachInfo:
        """Return who gets in at this moment: a machine joins and leaves networks."""
        here = _plain(self.host)
        if here.is_loopback:
            return ReachInfo(True, ())
        found = [here]
        if self.everywhere:
            found = [*own_addresses(OUTSIDE)] if here.version == 4 or self.both else []
            found += own_addresses(OUTSIDE_6) if here.version == 6 else ()
        return ReachInfo(False, tuple(address_of(str(one), self.port) for one in found if not _unnamed(one)))


def own_addresses(outside: Iterable[str]) -> tuple[IPv4Address | IPv6Address, ...]:
    """Return the addresses from which this machine would speak to these; nothing is sent and no name is asked for."""
    found = dict.fromkeys(_own(one) for one in outside)
    return tuple(one for one in found if one is not None and not (one.is_loopback or one.is_unspecified))


def _own(outside: str) -> IPv4Address | IPv6Address | None:
    # Connecting a datagram socket only chooses a route, and with it the address of this end.
    with suppress(OSError), socket.socket(_family(outside), socket.SOCK_DGRAM) as probe:
        probe.connect((outside, 9))
        return _plain(probe.getsockname()[0])
    return None


def _family(address: str) -> int:
    return socket.AF_INET6 if ":" in address else socket.AF_INET


def _plain(host: str) -> IPv4Address | IPv6Address:
    """Return an address, one of IPv4 that is written as one of IPv6 as what it is."""
    address = ip_address(host)
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _unnamed(address: IPv4Address | IPv6Address) -> bool:
    """Tell whether no browser can go to an address: it holds on one cable, which a URL cannot name."""
    return address.version == 6 and address.is_link_local


def address_of(name: str, port: int) -> str:
    """Return the URL of a server by a name or an address."""
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
