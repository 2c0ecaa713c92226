"""Players by name, and the sentences for names that mean nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tilewright.game import InputError
from tilewright.players import PLAYERS, PlayerError, player, player_names
from tilewright.players.choosing import CODES
from tilewright.players.levels import LEVELS
from tilewright.players.roster import DEFAULT, OFFERED, harmless

KNOWN = "human, novice, casual, club, expert, master, greedy, random, uct, cmd"


def test_every_registered_player_can_be_made() -> None:
    assert set(PLAYERS) == {*LEVELS, "greedy", "random", "uct", "cmd"}
    for name in PLAYERS:
        assert callable(player(f"{name}:true" if PLAYERS[name].program else name).choose)


def test_strangers_are_offered_no_commands_and_files_name_none() -> None:
    assert (*LEVELS, "greedy", "random") == OFFERED
    assert DEFAULT in LEVELS
    assert all(harmless(name) for name in ("human", "greedy", "uct:nodes=5"))
    assert not any(harmless(name) for name in ("cmd:ls", "cmd", "gredy", "uct:nodes=0"))


def test_the_document_names_every_player_and_the_one_that_plays_unasked() -> None:
    text = (Path(__file__).parents[2] / "docs/formats.md").read_text(encoding="utf-8")
    grammar = re.search(r"`--players` grammar: `(.+?)`.*?\(`play` without it: `(.+?)`\)", text)
    assert grammar is not None
    assert [re.split("[:=]", name)[0] for name in grammar[1].split(" | ")] == KNOWN.split(", ")
    assert grammar[2] == f"human,{DEFAULT}"


def test_settings_are_numbers_by_name() -> None:
    assert player_names("uct:nodes=500,cmd:./bot --deep") == ("uct:nodes=500", "cmd:./bot --deep")
    for text in ("uct:", "uct:nodes", "uct:nodes=", "uct:nodes=x", "uct:nodes=0", "uct:depth=3", "uct:nodes=5:"):
        with pytest.raises(PlayerError) as refused:
            player(text)
        assert refused.value.code == "player-setting"
        assert set(refused.value.details) == set(CODES["player-setting"])
        assert "nodes (1 … 10000000)" in refused.value.sentence()


def test_a_list_of_players_may_name_people() -> None:
    assert player_names("human,greedy, random") == ("human", "greedy", "random")


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("gredy", "player-unknown", {"name": "gredy", "known": KNOWN}),
        ("", "player-unknown", {"name": "", "known": KNOWN}),
        ("finisher", "player-unknown", {"name": "finisher", "known": KNOWN}),
        ("greedy:depth=3", "player-settings", {"name": "greedy", "settings": "depth=3"}),
        ("random:", "player-settings", {"name": "random", "settings": ""}),
    ],
)
def test_a_name_that_means_nothing_is_refused(text: str, code: str, details: dict[str, str]) -> None:
    for ask in (player, player_names):
        with pytest.raises(PlayerError) as refused:
            ask(text)
        assert (refused.value.code, refused.value.details) == (code, details)
        assert isinstance(refused.value, InputError)
        assert set(details) == set(CODES[code])


def test_the_computer_does_not_play_a_person() -> None:
    with pytest.raises(PlayerError) as refused:
        player("human")
    assert (refused.value.code, refused.value.details) == ("player-human", {"known": ", ".join(OFFERED)})
