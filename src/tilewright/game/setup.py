"""What a game is played with: the printed set, the options, the players."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tilewright.game.errors import SetupError
from tilewright.game.options import GAMES, GameName, Value, check_options, check_seats
from tilewright.game.record import SEATS, SetNames
from tilewright.tiles import Board, TileSet, in_play, library

DEFAULT_SET = {
    "castle": SetNames(tiles="castle-1", board="castle-1"),
    "classic": SetNames(tiles="classic-1"),
}
FILE = "file"
LONGEST_NAME = 60
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Signs that count as printable and of which nothing is seen: fillers, joiners, choosers of a variant."""

_seen: dict[str, TileSet | Board] = {}
"""Sets played with in this process, by digest: a view of a private set leads back to it."""


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first tile; `names` is how a record names the set."""

    game: GameName
    players: tuple[str, ...]
    options: Mapping[str, Value]
    tiles: TileSet
    board: Board | None
    names: SetNames

    @property
    def key(self) -> tuple[object, ...]:
        """Return what the engine's tables depend on."""
        board = self.board.sha256 if self.board else ""
        return self.game, self.tiles.sha256, board, tuple(sorted(self.options.items()))


def new_setup(
    game: str,
    players: Sequence[str],
    options: Mapping[str, object],
    tiles: str | Path | None = None,
    board: str | Path | None = None,
    alike: bool = False,
) -> Setup:
    """Return the setup of a new game, its set by released id or file.

    `alike`: two players may have one name; programs tell them by their seats, as stored games do, people cannot.
    Raises SetupError, OptionError or TileSetError.
    """
    known = check_game(game)
    default = DEFAULT_SET[known]
    printed = _tile_set(tiles or default.tiles)
    outline = _board(board or str(default.board)) if known == "castle" else None
    if game != "castle" and board is not None:
        raise SetupError("set-game", name=str(board), game=game)
    setup = _setup(known, players, options, printed, outline, written_names(printed, outline))
    if not alike:
        _check_told_apart(setup.players)
    return setup


def stored_setup(
    game: GameName,
    players: Sequence[str],
    options: Mapping[str, object],
    names: SetNames | None,
    tiles: str | Path | None = None,
    board: str | Path | None = None,
) -> Setup:
    """Return the setup of a stored game; `tiles` and `board` are the files of a set not released here.

    Raises SetupError where a set is unknown here or is not the one that the game was played with.
    """
    names = names or DEFAULT_SET[game]
    if tiles is not None and names.tiles in library.RELEASED and _tile_set(tiles).game != game:
        # One command may replay both games: a set for one of them says nothing of the other.
        tiles = None
    printed = _stored("tiles", names.tiles, tiles, names.tiles_sha256)
    outline = None
    if game == "castle":
        outline = _stored("board", names.board or str(DEFAULT_SET[game].board), board, names.board_sha256)
    assert isinstance(printed, TileSet)
    assert outline is None or isinstance(outline, Board)
    return _setup(game, players, options, printed, outline, names)


def tiles_in_play(game: GameName, names: SetNames | None, options: Mapping[str, object]) -> TileSet:
    """Return the tiles that a game met in this process is played with. Raises SetupError for any other private set."""
    names = names or DEFAULT_SET[game]
    printed = _stored("tiles", names.tiles, None, names.tiles_sha256)
    assert isinstance(printed, TileSet)
    return in_play(printed, check_options(game, options))


def check_game(game: str) -> GameName:
    """Return the name of one of our games. Raises SetupError for any other."""
    for known in GAMES:
        if game == known:
            return known
    raise SetupError("game-unknown", game=str(game)[:80])


def written_names(tiles: TileSet, board: Board | None) -> SetNames:
    """Return how a record names a set: by released id, or as a file with the digest of its bytes."""
    known = _released_id(tiles)
    if board is None:
        return SetNames(tiles=known or FILE, tiles_sha256=None if known else tiles.sha256)
    outline = _released_id(board)
    return SetNames(
        tiles=known or FILE,
        board=outline or FILE,
        tiles_sha256=None if known else tiles.sha256,
        board_sha256=None if outline else board.sha256,
    )


def full_names(setup: Setup) -> SetNames:
    """Return the names of a set with the digests of what is not released."""
    names, written = setup.names, written_names(setup.tiles, setup.board)
    if written.tiles_sha256 is None and written.board_sha256 is None:
        return names
    return SetNames(
        tiles=names.tiles,
        board=names.board,
        tiles_sha256=written.tiles_sha256,
        board_sha256=written.board_sha256,
    )


@cache
def _released_set(name: str) -> TileSet:
    return library.tile_set(name)


@cache
def _released_board(name: str) -> Board:
    return library.board(name)


@cache
def _released_digests() -> dict[str, str]:
    """Return the ids of the released sets and boards by digest; a released one never changes."""
    sets: list[TileSet | Board] = [_released_set(name) for name in library.RELEASED]
    return {printed.sha256: printed.id for printed in [*sets, *map(_released_board, library.RELEASED_BOARDS)]}


def _tile_set(given: str | Path) -> TileSet:
    return _released_set(str(given)) if str(given) in library.RELEASED else library.tile_set(given)


def _board(given: str | Path) -> Board:
    return _released_board(str(given)) if str(given) in library.RELEASED_BOARDS else library.board(given)


def _released_id(printed: TileSet | Board) -> str | None:
    return _released_digests().get(printed.sha256)


def _stored(part: str, name: str, given: str | Path | None, digest: str | None) -> TileSet | Board:
    fetch = _tile_set if part == "tiles" else _board
    released = library.RELEASED if part == "tiles" else library.RELEASED_BOARDS
    if given is None:
        seen = _seen.get(digest.lower()) if digest is not None else None
        if seen is not None and isinstance(seen, TileSet) == (part == "tiles"):
            return seen
        if name not in released:
            raise SetupError("set-unknown", part=part, name=name)
        given = name
    printed = fetch(given)
    # A private set is known by its digest alone: whoever gives the file vouches for the name.
    if name in released and name != printed.id:
        raise SetupError("set-other", part=part, name=name, found=printed.id)
    if digest is not None and digest.lower() != printed.sha256:
        raise SetupError("set-digest", part=part, name=printed.id)
    return printed


def _check_names(players: Sequence[object]) -> None:
    """Refuse what cannot go to screens and files as it stands: it could steer a terminal or not be saved."""
    for number, name in enumerate(players, 1):
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError("player-name", number=number, most=LONGEST_NAME)


def _check_told_apart(players: Sequence[str]) -> None:
    """Refuse names by which people could not call the players or tell them apart."""
    seen: dict[str, int] = {}
    for number, name in enumerate(players, 1):
        shown = unicodedata.normalize("NFKC", UNSEEN.sub("", name))
        plain = " ".join(unicodedata.normalize("NFKC", shown.casefold()).split())
        if not plain:
            raise SetupError("player-name", number=number, most=LONGEST_NAME)
        if plain in seen:
            raise SetupError("player-name-twice", name=name, number=number, other=seen[plain])
        seen[plain] = number


def _setup(
    game: GameName,
    players: Sequence[str],
    options: Mapping[str, object],
    tiles: TileSet,
    board: Board | None,
    names: SetNames,
) -> Setup:
    least, most = SEATS[game]
    if isinstance(players, str) or not least <= len(players) <= most:
        raise SetupError("player-count", game=game, found=len(players), least=least, most=most)
    _seen[tiles.sha256] = tiles
    if board is not None:
        _seen[board.sha256] = board
    if tiles.game != game:
        raise SetupError("set-game", name=tiles.id, game=game)
    _check_names(players)
    chosen = check_options(game, options)
    check_seats(chosen, len(players))
    if chosen.get("river") and not any(kind.role == "spring" for kind in tiles.aside):
        raise SetupError("set-without-river", name=tiles.id)
    return Setup(game, tuple(players), chosen, in_play(tiles, chosen), board, names)
