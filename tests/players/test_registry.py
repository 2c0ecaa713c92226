"""Players by name, and the sentences for names that mean nothing."""

from __future__ import annotations

import pytest

from tilewright.game import InputError
from tilewright.players import PLAYERS, PlayerError, player, player_names
from tilewright.players.choosing import CODES


def test_every_registered_player_can_be_made() -> None:
    assert set(PLAYERS) == {"greedy", "random"}
    for name in PLAYERS:
        assert callable(player(name).choose)


def test_a_list_of_players_may_name_people() -> None:
    assert player_names("human,greedy, random") == ("human", "greedy", "random")


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("gredy", "player-unknown", {"name": "gredy", "known": "human, greedy, random"}),
        ("", "player-unknown", {"name": "", "known": "human, greedy, random"}),
        ("finisher", "player-unknown", {"name": "finisher", "known": "human, greedy, random"}),
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
    assert refused.value.code == "player-human"
