"""Where the goldens lie, and how each is made again."""

from __future__ import annotations

from pathlib import Path

from tests.golden.pictures import pictures
from tests.golden.public_api import listing
from tests.golden.transcript import transcript

from tilewright.game import Game, Record, parse_record

HERE = Path(__file__).parent
GAMES = HERE / "games"
DATA = HERE.parent / "data"

SETS = {"castle-short": DATA / "castle-small.toml", "castle-whole": DATA / "castle-draft.toml"}
NAMES = (
    "castle-short",
    "castle-whole",
    "classic-short",
    "classic-whole",
    "classic-abbot",
    "classic-bounded",
    "classic-nofarmers",
    "classic-river",
    "classic-stack",
    "classic-hand",
    "classic-draft",
    "classic-open-hands",
)


def record(name: str) -> Record:
    """Return the record of a golden game."""
    return parse_record((GAMES / f"{name}.json").read_bytes())


def played(name: str) -> tuple[str, Game]:
    """Return the text of a golden game as it is now, and the game."""
    return transcript(record(name), SETS.get(name), "castle-1" if name in SETS else None)


def texts() -> dict[Path, str]:
    """Return every golden text as it is now, by its file."""
    made = {GAMES / f"{name}.txt": played(name)[0] for name in NAMES}
    return made | {HERE / "api.txt": listing(), HERE / "pictures.json": pictures()}
