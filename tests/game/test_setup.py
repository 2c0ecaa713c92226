"""The players of a new game can be called and told apart; stored games keep the names that they have."""

from __future__ import annotations

import json

import pytest
from tests.game.playing import CASTLE, sets, stored

from tilewright.game import Game, SetupError, new
from tilewright.game.setup import new_setup, stored_setup


def refused(*players: object) -> SetupError:
    with pytest.raises(SetupError) as error:
        new_setup("classic", players, {})
    return error.value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A", "A"),
        ("Ann", "ann"),
        ("Stra\u00dfe", "STRASSE"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("\ufb01n", "fin"),
        ("Ann", " Ann "),
        ("Ann B", "Ann  B"),
        ("\u212bsa", "\u00e5sa"),
    ],
)
def test_two_players_of_one_name_are_refused(one: str, other: str) -> None:
    error = refused("Cy", one, other)
    assert error.code == "player-name-twice"
    assert error.details == {"name": other, "number": 3, "other": 2}
    assert str(error) == f"Players 2 and 3 have the same name, \u201c{other}\u201d; give each a name of their own."


@pytest.mark.parametrize("name", ["", "  ", "\u3000", "a\nb", "\u200b", "B" * 61, 7, None])
def test_a_name_that_nobody_could_call_is_refused(name: object) -> None:
    error = refused("Ann", name)
    assert (error.code, error.details["number"]) == ("player-name", 2)


def test_names_that_differ_are_taken() -> None:
    names = ["Ann", "Anna", "\u00c5sa", "Asa", "B" * 60]
    assert new_setup("classic", names, {}).players == tuple(names)


def test_programs_tell_players_by_their_seats() -> None:
    assert new("classic", ["greedy", "greedy"], 1).players == ("greedy", "greedy")
    for name in ("a\nb", "B" * 61, 7, None):
        with pytest.raises(SetupError) as error:
            new("classic", ["Ann", name], 1)
        assert error.value.code == "player-name"


def test_a_stored_game_of_two_players_of_one_name_still_reads() -> None:
    data = json.loads(CASTLE[0].read_text()) | {"players": ["joiner", "joiner"]}
    record = stored(CASTLE[0])
    assert Game.from_record(data, **sets(record)).players == ("joiner", "joiner")
    assert stored_setup("classic", ["A", "A"], {}, None).players == ("A", "A")
