"""The fast generator of playouts: multiply-with-carry on one non-negative 64-bit integer of the state."""

from __future__ import annotations

from tilewright.rules.compiling import rule
from tilewright.rules.shapes import State


@rule
def seed_random(st: State, seed: int) -> None:
    """Start the generator from an integer; near seeds give far streams."""
    st.rng = (seed * 2654435761 + 88172645463325252) & 0x3FFFFFFFFFFFFFFF
    for _ in range(10):
        random_below(st, 2)


@rule
def random_below(st: State, n: int) -> int:
    """A uniform integer from 0 to n - 1: the same bits interpreted and compiled."""
    x = st.rng
    x = 698769069 * (x & 0xFFFFFFFF) + (x >> 32)
    st.rng = x
    return (((x ^ (x >> 32)) & 0xFFFFFFFF) * n) >> 32
