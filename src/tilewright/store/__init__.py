"""Games at rest: what a table was set up with, who sits at it, every command that it accepted."""

from tilewright.store.database import LaterFormError, StoreError
from tilewright.store.games import (
    FILE,
    Standing,
    Store,
    StoredCommand,
    StoredGame,
    StoredSeat,
    Summary,
    digest_of,
)
from tilewright.store.holding import InUseError
from tilewright.store.troubles import NotReadError, NotStoredError, TroubleError

__all__ = [
    "FILE",
    "InUseError",
    "LaterFormError",
    "NotReadError",
    "NotStoredError",
    "Standing",
    "Store",
    "StoreError",
    "StoredCommand",
    "StoredGame",
    "StoredSeat",
    "Summary",
    "TroubleError",
    "digest_of",
]
