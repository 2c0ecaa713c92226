"""An engine that answers the line protocol: one moment, one player, one line after another."""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import ceil
from random import Random
from time import monotonic
from types import MappingProxyType

from msgspec.structs import replace as replaced

import tilewright
from tilewright.game import Game, InputError, View, parse_position, parse_record
from tilewright.game.chance import seed_bytes
from tilewright.game.errors import DataError, SetupError
from tilewright.game.judging import json_type
from tilewright.game.setup import new_setup
from tilewright.locale import LanguageError, languages, negotiate
from tilewright.players.choosing import Budget, Player, PlayerError, share_of
from tilewright.players.lines import (
    PROTOCOL,
    TOLD,
    Best,
    Error,
    Go,
    Hello,
    LineError,
    Message,
    Moment,
    Options,
    Quit,
    Ready,
    Stop,
    Welcome,
    best_of,
    parse_line,
)
from tilewright.players.roster import PLAYERS, player
from tilewright.rules.compiling import available

NAME = "Tilewright"
MOST_WAITING = 1000
"""Lines heard before the first of them is answered; then nothing is read any more, stop neither."""
Say = Callable[[Message], None]


@dataclass(frozen=True)
class Setting:
    """What is set of an engine: who chooses, the seed of its chance, the language of its sentences, a private set."""

    player: str
    seed: bytes
    lang: str = "en"
    tiles: str | None = None
    board: str | None = None


def _with_player(setting: Setting, value: object) -> Setting:
    name = _text(value)
    player(name)
    if PLAYERS[name.partition(":")[0]].program:
        # Whoever speaks to an engine does not get to start programs with its rights.
        known = ", ".join(name for name, kind in PLAYERS.items() if not kind.program)
        raise PlayerError("player-unknown", name=name[:40], known=known)
    return replace(setting, player=name)


def _with_seed(setting: Setting, value: object) -> Setting:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise SetupError("seed", value=str(value)[:80])
    return replace(setting, seed=seed_bytes(value))


def _with_lang(setting: Setting, value: object) -> Setting:
    try:
        return replace(setting, lang=negotiate(_text(value), {}))
    except LanguageError:
        allowed = ", ".join(languages())
        raise DataError("wrong-value", path="lang", value=str(value)[:40], allowed=allowed) from None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise DataError("wrong-type", path="values", expected="text", found=json_type(value))
    return value


OPTIONS: Mapping[str, Callable[[Setting, object], Setting]] = MappingProxyType(
    {"player": _with_player, "seed": _with_seed, "lang": _with_lang}
)
"""Every option of an engine, with what sets it."""


class Answerer:
    """Hears lines and answers them one after another; stop and quit are heard at once, whatever waits before them."""

    def __init__(self, setting: Setting, say: Say) -> None:
        """Raises PlayerError, SetupError or TileSetError for what cannot be set."""
        self._setting = _with_player(setting, setting.player)
        self._say = say
        self._greeted = False
        self._view: View | None = None
        self._player: tuple[str, Player] | None = None
        self._warm: set[tuple[str, str]] = set()
        self._heard: queue.Queue[Message | LineError | None] = queue.Queue(MOST_WAITING)
        self._stops: deque[threading.Event] = deque()
        """One for each go that is not answered yet, in order."""
        if setting.tiles is not None or setting.board is not None:
            # A set that was met in this process is known again by its digest, which every position has.
            game = "castle" if setting.board is not None else _game_of(str(setting.tiles))
            new_setup(game, ["A", "B"], {}, setting.tiles, setting.board)
        self._thread = threading.Thread(target=self._work, name="answers", daemon=True)
        self._thread.start()

    def hear(self, raw: bytes) -> bool:
        """Take in a line, which is answered when those before it are; false for quit."""
        try:
            message: Message | LineError = parse_line(raw, TOLD)
        except LineError as fault:
            message = fault
        if isinstance(message, Stop | Quit) and self._stops:
            for stop in tuple(self._stops):
                stop.set()
            return isinstance(message, Stop)
        if isinstance(message, Quit):
            return False
        if isinstance(message, Go):
            self._stops.append(threading.Event())
        self._heard.put(message)
        return True

    def settle(self) -> None:
        """Wait until every line heard is answered."""
        self._heard.join()

    def finish(self) -> None:
        """Answer every line heard, and end."""
        self._heard.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (message := self._heard.get()) is not None:
            id = message.id
            try:
                if isinstance(message, LineError):
                    raise message
                self._say(replaced(self._answer(message), id=id))
            except LineError as fault:
                self._say(self._error(fault, id))
            except Exception as fault:
                # A fault of a player; whoever waits gets an answer in any case, and the next line one too.
                self._say(self._error(LineError("line-fault", why=f"{type(fault).__name__}: {fault}."), id))
            finally:
                if isinstance(message, Go):
                    self._stops.popleft()
                self._heard.task_done()

    def _error(self, fault: LineError, id: int | None) -> Error:
        reason = fault.cause.code if fault.cause is not None else None
        return Error(id=id, code=fault.code, reason=reason, text=fault.sentence(self._setting.lang))

    def _answer(self, message: Message) -> Message:
        if isinstance(message, Stop):
            raise LineError("line-idle")
        if isinstance(message, Hello):
            return self._welcome(message)
        if not self._greeted:
            raise LineError("line-first", needed="hello")
        if isinstance(message, Options):
            return self._set(message)
        if isinstance(message, Moment):
            return self._look(message)
        assert isinstance(message, Go)
        return self._go(message, self._stops[0])

    def _welcome(self, hello: Hello) -> Welcome:
        if hello.protocol != PROTOCOL:
            raise LineError("line-protocol", found=hello.protocol, expected=PROTOCOL)
        self._greeted = True
        set_now = {"player": self._setting.player, "seed": self._setting.seed.hex(), "lang": self._setting.lang}
        return Welcome(protocol=PROTOCOL, name=NAME, version=tilewright.__version__, options={**set_now})

    def _set(self, options: Options) -> Ready:
        setting = self._setting
        for name, value in options.values.items():
            if name not in OPTIONS:
                raise LineError("line-option", name=name[:40], known=", ".join(OPTIONS))
            try:
                setting = OPTIONS[name](setting, value)
            except InputError as fault:
                raise LineError("line-value", fault, name=name) from None
        self._setting = setting
        return Ready()

    def _look(self, moment: Moment) -> Ready:
        if (moment.position is None) == (moment.record is None):
            raise LineError("line-moment")
        try:
            if moment.position is not None:
                game = Game.from_position(parse_position(moment.position), self._setting.seed)
            else:
                game = Game.from_record(parse_record(moment.record or {}), self._setting.seed)
        except InputError as fault:
            raise LineError("line-position", fault) from None
        self._view = game.view(game.to_move)
        self._prepare(self._view)
        return Ready()

    def _seated(self) -> Player:
        name = self._setting.player
        if self._player is None or self._player[0] != name:
            self._player = name, player(name, compiled=available())
        return self._player[1]

    def _prepare(self, view: View) -> None:
        """Let the player choose once at its shortest: compiling is no part of the time that a go may take."""
        warmed = view.position.game, self._setting.player
        if view.actions and warmed not in self._warm:
            self._seated().choose(view, Budget(milliseconds=1, evaluations=1), Random(0))
            self._warm.add(warmed)

    def _go(self, go: Go, stop: threading.Event) -> Best:
        if self._view is None:
            raise LineError("line-first", needed="position")
        if not self._view.actions:
            raise LineError("line-over", phase=self._view.position.phase)
        begun = monotonic()
        chance = Random(go.seed if go.seed is not None else self._setting.seed)
        # A go is one decision; the player takes its share of a move.
        time = None if go.time is None else ceil(go.time / share_of(self._view.position.phase))
        choice = self._seated().choose(self._view, Budget(time, go.nodes, stop.is_set), chance)
        return best_of(choice, round(1000 * (monotonic() - begun)))


def _game_of(tiles: str) -> str:
    from tilewright.tiles import library

    return library.tile_set(tiles).game
