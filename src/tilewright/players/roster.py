"""Every player that the computer plays, by name, with its settings: the one table of the `--players` grammar."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tilewright.players import levels
from tilewright.players.choosing import Player, PlayerError
from tilewright.players.outside import OutsidePlayer, words_of
from tilewright.players.plain_players import GreedyPlayer, RandomPlayer
from tilewright.players.uct import MOST_GAMES, UctPlayer

HUMAN = "human"


@dataclass(frozen=True)
class Asked:
    """What a player is made of: the numbers set of it, the text after its name, and whether it reckons compiled."""

    numbers: Mapping[str, int]
    text: str
    compiled: bool

    def number(self, name: str) -> int | None:
        """Return a number that was set, None where it was not."""
        return self.numbers.get(name)


@dataclass(frozen=True)
class Kind:
    """A row of the table: how a player is made, its settings with their least and most, and who may ask for it.

    `offered`: strangers may choose it on the page that a server shows. `program`: all the text after its name is a
    command; such a player is never taken from a file or from a stranger.
    """

    make: Callable[[Asked], Player]
    settings: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    offered: bool = True
    program: bool = False


def _level(make: Callable[[bool], Player]) -> Kind:
    return Kind(lambda asked: make(asked.compiled))


DEFAULT = "club"
"""The level of a computer player where nobody says which."""

PLAYERS: Mapping[str, Kind] = {
    **{name: _level(make) for name, make in levels.LEVELS.items()},
    "master": Kind(
        lambda asked: levels.master(asked.compiled, asked.number("threads") or 1), settings={"threads": (1, 64)}
    ),
    "greedy": Kind(lambda asked: GreedyPlayer(asked.compiled)),
    "random": Kind(lambda asked: RandomPlayer()),
    "uct": Kind(
        lambda asked: UctPlayer(asked.number("nodes"), asked.compiled),
        settings={"nodes": (1, MOST_GAMES)},
        offered=False,
    ),
    "cmd": Kind(lambda asked: OutsidePlayer(asked.text), offered=False, program=True),
}
"""Every player that the computer plays, by name; settings follow as in `uct:nodes=500`, a command as in `cmd:./bot`."""

OFFERED = tuple(name for name, kind in PLAYERS.items() if kind.offered)
"""The players that a stranger may choose."""


def player(name: str, *, compiled: bool = False) -> Player:
    """The player of that name. Raises PlayerError for one that there is not, for settings that it does not take.

    `compiled`: it may compile its part of the engine, which can take a minute, and thinks a hundred times as fast.
    """
    known, asked = _read(name, compiled)
    if known == HUMAN:
        raise no_person()
    return PLAYERS[known].make(asked)


def player_names(text: str) -> tuple[str, ...]:
    """The players named in a list such as `human,greedy`, each checked. Raises PlayerError."""
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        _read(name, False)
    return names


def no_person() -> PlayerError:
    """The error of a person named where only the computer plays."""
    return PlayerError("player-human", known=", ".join(OFFERED))


def harmless(name: str) -> bool:
    """Tell whether a player that a file names may sit down: it exists, and it is not a command."""
    try:
        known, _ = _read(name, False)
    except PlayerError:
        return False
    return known == HUMAN or not PLAYERS[known].program


def _read(text: str, compiled: bool) -> tuple[str, Asked]:
    name, colon, rest = text.partition(":")
    if name != HUMAN and name not in PLAYERS:
        raise PlayerError("player-unknown", name=name[:40], known=", ".join((HUMAN, *PLAYERS)))
    kind = PLAYERS.get(name)
    if kind is not None and kind.program:
        words_of(rest)
        return name, Asked({}, rest, compiled)
    if colon and (kind is None or not kind.settings):
        raise PlayerError("player-settings", name=name, settings=rest[:40])
    numbers = dict(_number(name, part, kind.settings) for part in rest.split(":")) if kind and colon else {}
    return name, Asked(numbers, rest, compiled)


def _number(name: str, text: str, settings: Mapping[str, tuple[int, int]]) -> tuple[str, int]:
    key, _, digits = text.partition("=")
    least, most = settings.get(key, (1, 0))
    if not re.fullmatch("[0-9]{1,12}", digits) or not least <= int(digits) <= most:
        known = ", ".join(f"{key} ({low} … {high})" for key, (low, high) in settings.items())
        raise PlayerError("player-setting", name=name, text=text[:40], known=known)
    return key, int(digits)
