"""All chance of a game: SHA-256 in counter mode, so that a seed gives the same game everywhere."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import TypeVar

from tilewright.game.errors import SetupError

T = TypeVar("T")

SEED_BYTES = 32
WALL_TILES = tuple(kind for kind in range(1, 10) for _ in range(2))

Seed = bytes | int | str | None


class Stream:
    """The 32-bit words of one name under a seed; block i is SHA-256(seed, name, i as 8 bytes big-endian)."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._prefix = seed + name.encode("ascii")
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """Return the next word, 0 to 2**32 - 1."""
        if not self._words:
            digest = hashlib.sha256(self._prefix + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """Return a uniform number 0 to n - 1; words that would favour small numbers are passed over."""
        limit = 2**32 - 2**32 % n
        while (word := self.word()) >= limit:
            pass
        return word % n


def shuffled(seed: bytes, name: str, items: Iterable[T]) -> list[T]:
    """Return the items in the order that the seed gives under that name; index 0 is drawn first."""
    stream = Stream(seed, name)
    order = list(items)
    for j in range(len(order) - 1, 0, -1):
        k = stream.below(j + 1)
        order[j], order[k] = order[k], order[j]
    return order


def stack(seed: bytes, kinds: Iterable[T]) -> list[T]:
    """Return the order of the stack from the kinds in the set's order, copies side by side, no start tile."""
    return shuffled(seed, "stack", kinds)


def river(seed: bytes, kinds: Iterable[T]) -> list[T]:
    """Return the order of the River's tiles between spring and lake, from the kinds in the set's order (classic.V1)."""
    return shuffled(seed, "river", kinds)


def walls(seed: bytes, towers: int, kinds: Sequence[int] = WALL_TILES) -> list[int]:
    """Return the wall tile for each of so many towers, by rising number (castle.P2)."""
    return shuffled(seed, "walls", kinds)[:towers]


def seats(seed: bytes, players: Iterable[T]) -> list[T]:
    """Return the players in a drawn order of turn (castle.P3, classic.K5)."""
    return shuffled(seed, "seats", players)


def seed_bytes(seed: Seed) -> bytes:
    """Return the 32 bytes of a seed: bytes, 64 hex digits, or a whole number (SHA-256 of its decimal digits).

    A number may be given as text too; None draws a fresh seed from the operating system. Raises SetupError.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{64}", seed):
        return bytes.fromhex(seed)
    digits = "" if isinstance(seed, bytes | bool) else str(seed)
    if re.fullmatch("0|[1-9][0-9]*", digits):
        return hashlib.sha256(digits.encode("ascii")).digest()
    raise SetupError("seed", value=str(seed)[:80])


def salted(seed: bytes, salts: Sequence[bytes]) -> bytes:
    """Return the 32 bytes in use when every seat adds a salt: SHA-256(seed, salt of seat 0, of seat 1 …)."""
    return hashlib.sha256(seed + b"".join(salts)).digest()


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed as 64 hex digits: shown at the start, the seed itself at the end."""
    return hashlib.sha256(seed).hexdigest()
