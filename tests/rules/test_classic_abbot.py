"""The Abbot and its gardens: where it may stand, the recall, what it scores (V8, V9)."""

from __future__ import annotations

import re

import pytest
from tests.rules.classic_table import Table, finals, scored

from tilewright.game import (
    DataError,
    Game,
    OptionError,
    PlaceAbbot,
    PlaceFollower,
    RecallAbbot,
    RefusedError,
    new,
    parse_position,
    parse_record,
)
from tilewright.game.events import AbbotPlaced, AbbotRecalled, CameHome, Scored
from tilewright.game.narrative import Narrator
from tilewright.game.position import format_position
from tilewright.locale import Texts
from tilewright.tiles import in_play, tile_set

GARDENS = ["E", "H", "I", "M", "N", "R", "U", "V"]


def table(deck: str | None = None, **options: object) -> Table:
    return Table(deck=deck, abbot=True, **options)  # type: ignore[arg-type]


def refused(played: Table) -> tuple[str, str]:
    refusal = played.refusal()
    assert refusal is not None
    return refusal.code, refusal.rule


def choices(played: Table, tile: str, x: int, y: int, rotation: int = 0) -> set[object]:
    game = played.hold(tile)
    game.apply(next(a for a in game.actions() if (a.x, a.y, a.rotation) == (x, y, rotation)))  # type: ignore[union-attr]
    return set(game.actions()) if game.phase == "follower" else set()


# V8


def test_V8_a_set_that_is_switched_on_adds_its_tiles_and_only_those() -> None:
    plain, abbot = tile_set("classic-1"), in_play(tile_set("classic-1"), {"abbot": True})
    assert in_play(plain, {}) is plain
    assert plain.tiles == abbot.tiles == 72
    assert not any(area.kind == "garden" for kind in plain.kinds for area in kind.areas)


def test_V8_its_rules_win_for_its_own_part_only() -> None:
    """Without the abbot there is neither his choice nor a garden; a recall is refused by its rule."""
    game = new("classic", ["Ann", "Bo"], 1)
    assert "abbot" not in {kind for kind in game.view(None).remaining if "garden" in kind}
    assert game.view(None).abbots == ()
    refusal = game.why_not(RecallAbbot())
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-abbots", "classic.V9")


# V9.1


def test_V9_1_one_copy_each_has_a_garden_and_the_numbers_stay() -> None:
    game = new("classic", ["Ann", "Bo"], 1, {"abbot": True})
    remaining = game.view(None).remaining
    remaining[game.position().drawn or ""] = remaining.get(game.position().drawn or "", 0) + 1
    assert sum(remaining.values()) == 71
    assert sorted(kind for kind in remaining if kind.endswith("+garden")) == [f"{kind}+garden" for kind in GARDENS]
    for kind in GARDENS:
        whole = tile_set("classic-1").kind(kind).count
        assert remaining.get(kind, 0) + remaining[f"{kind}+garden"] == whole


def test_V9_1_a_garden_copy_has_the_areas_of_its_kind_and_a_garden() -> None:
    kinds = in_play(tile_set("classic-1"), {"abbot": True})
    plain, copy = kinds.kind("V"), kinds.kind("V+garden")
    assert copy.areas[: len(plain.areas)] == plain.areas
    assert [area.id for area in copy.areas[len(plain.areas) :]] == ["garden1"]
    assert copy.line == plain.line


# V9.2


def test_V9_2_each_player_has_one_abbot_besides_the_seven() -> None:
    game = new("classic", ["Ann", "Bo", "Cy"], 1, {"abbot": True})
    assert game.view(None).supply == (7, 7, 7)
    assert game.view(None).abbots == (1, 1, 1)


def test_V9_2_the_abbot_goes_on_a_garden_or_a_monastery_of_the_tile_just_placed() -> None:
    assert PlaceAbbot("garden1") in choices(table(), "U+garden", 1, 0)
    assert PlaceAbbot("monastery1") in choices(table(), "B", 0, 1)
    assert PlaceFollower("monastery1") in choices(table(), "B", 0, 1)


def test_V9_2_a_follower_never_stands_on_a_garden() -> None:
    assert PlaceFollower("garden1") not in choices(table(), "U+garden", 1, 0)
    assert refused(table().lay("U+garden", 1, 0, 0, "garden1")) == ("garden-for-abbots", "classic.V9.2")


def test_V9_2_the_abbot_stands_nowhere_else() -> None:
    assert refused(table().lay("U+garden", 1, 0, abbot="road1")) == ("abbot-elsewhere", "classic.V9.2")
    assert refused(table().lay("U+garden", 1, 0, abbot="city9")) == ("area-unknown", "classic.T4")


def test_V9_2_there_is_only_one() -> None:
    played = table().lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0).lay("B", 0, 1, abbot="monastery1")
    assert refused(played) == ("abbot-not-in-supply", "classic.V9.2")


def test_V9_2_one_of_these_a_turn() -> None:
    move = {"player": 0, "tile": "U+garden", "x": 1, "y": 0, "rotation": 0, "abbot": "garden1", "follower": "road1"}
    record = {"format": "tilewright-record", "version": 1, "game": "classic", "options": {"abbot": True}}
    for extra in ({}, {"recall_abbot": True}):
        with pytest.raises(DataError) as fault:
            parse_record({**record, "players": ["Ann", "Bo"], "moves": [{**move, **extra}]})
        assert fault.value.code == "needless-key"


def test_V9_2_a_seat_without_followers_may_still_use_its_abbot() -> None:
    played = Table(deck="U " * 14 + "U+garden", abbot=True)
    for n in range(14):
        played.lay("U", 0, 4 * n + 4, 0, "road1", forced=True)
    assert played.supply == (0, 0)
    assert choices(played, "U+garden", 1, 0) == {PlaceAbbot("garden1"), PlaceFollower()}


def test_V9_2_without_farmers_the_garden_takes_the_abbot_all_the_same() -> None:
    assert choices(table(farmers=False), "U+garden", 1, 0) == {
        PlaceAbbot("garden1"),
        PlaceFollower("road1"),
        PlaceFollower(),
    }


# V9.3


def recalled() -> Table:
    played = table().lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0)
    return played.lay("B", 1, 1, recall_abbot=True)


def test_V9_3_the_recall_scores_the_feature_as_it_stands_with_the_new_tile() -> None:
    events = recalled().events()
    assert [type(event) for event in events[2:]] == [AbbotRecalled, Scored, CameHome]
    score = events[3]
    assert isinstance(score, Scored)
    assert (score.rule, score.seats, score.points, score.feature.kind) == ("classic.V9.3", (0,), 4, "garden")
    assert recalled().scores == (4, 0)
    assert recalled().game().view().abbots == (1, 1)


def test_V9_3_from_any_tile() -> None:
    assert RecallAbbot() in choices(table().lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0), "B", 0, 1)


def test_V9_3_it_comes_before_what_the_tile_completes() -> None:
    played = table().lay("G", 0, -1, 90, "city1").lay("U", 1, 0).lay("U+garden", 2, 0, abbot="garden1")
    played.lay("U", 3, 0).lay("E", 0, -2, 180, recall_abbot=True)
    assert [(event.rule, event.points) for event in scored(played.events())] == [("classic.V9.3", 3), ("classic.S2", 6)]


def test_V9_3_who_has_no_abbot_out_cannot_recall() -> None:
    assert refused(table().lay("U", 1, 0, recall_abbot=True)) == ("abbot-not-placed", "classic.V9.3")
    bo = table().lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0, recall_abbot=True)
    assert refused(bo) == ("abbot-not-placed", "classic.V9.3")


def test_V9_3_a_game_asks_also_where_only_a_recall_is_left() -> None:
    played = Table(deck="U+garden " + "U " * 16, abbot=True, farmers=False)
    played.lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0, 0, "road1")
    assert choices(played, "U", 3, 0) == {RecallAbbot(), PlaceFollower()}


# V9.4


def surrounded(last: bool = True, **claim: object) -> Table:
    """Return Ann's abbot on a garden of which the last of eight neighbours is laid by Ann."""
    played = table("U+garden " + "U " * 3 + "B " * 16)
    played.lay("U+garden", 0, 1, 0, forced=True, abbot="garden1").lay("B", 9, 9, 0, forced=True)
    around = [(-1, 0), (1, 0), (-1, 1), (1, 1), (-1, 2), (0, 2), (1, 2)]
    for n, (x, y) in enumerate(around if last else around[:-1]):
        if played.seat:
            played.lay("B", 9, 10 + n, 0, forced=True)
        final = last and n == len(around) - 1
        played.lay("B", x, y, 0, forced=True, **(claim if final else {}))
    return played


def test_V9_4_not_from_what_this_tile_has_completed() -> None:
    assert refused(surrounded(recall_abbot=True)) == ("abbot-completed", "classic.V9.4")


def test_V9_4_that_pays_as_it_is_completed() -> None:
    events = surrounded().events()
    assert [(event.rule, event.points, event.seats) for event in scored(events)] == [("classic.S2", 9, (0,))]


# V9.5


def test_V9_5_a_completed_garden_pays_9_and_an_unfinished_one_1_and_1_a_neighbour() -> None:
    assert surrounded().scores == (9, 0)
    unfinished = table("U+garden U").lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0)
    assert [(e.rule, e.points) for e in finals(unfinished.events(), "garden")] == [("classic.S3", 3)]


def test_V9_5_a_monastery_with_an_abbot_scores_as_ever() -> None:
    played = table("B U").lay("B", 0, 1, abbot="monastery1").lay("U", 1, 0)
    assert [(e.rule, e.points) for e in finals(played.events(), "monastery")] == [("classic.S3", 3)]


# V9.6


def test_V9_6_an_abbot_that_came_home_is_used_from_the_next_turn_on() -> None:
    home = surrounded()
    assert home.game().view().abbots == (1, 1)
    (came,) = [event for event in home.events() if isinstance(event, CameHome)]
    assert (came.followers, came.abbots) == ((0, 0), (0,))
    again = recalled().lay("U", 3, 0).lay("B", 0, 1, abbot="monastery1")
    assert again.refusal() is None


def test_V9_6_the_abbot_counts_for_tie_breaks() -> None:
    played = table("U+garden U U U", tie_break=["followers_on_landscape"])
    played.lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0)
    game = played.game()
    assert game.view().abbots == (0, 1)


# Positions, records, sentences


def test_V9_a_position_says_who_is_an_abbot() -> None:
    game = table().lay("B", 0, 1, abbot="monastery1").lay("U", 1, 0, 0, "road1").hold("B")
    text = format_position(game.position())
    assert '"area":"monastery1","abbot":true' in text
    again = Game.from_position(parse_position(text))
    assert again.position() == game.position()
    assert again.view(0).abbots == (0, 1)
    with pytest.raises(DataError) as needless:
        parse_position(text.replace('"options":{"abbot":true}', '"options":{}'))
    assert needless.value.code == "needless-key"


@pytest.mark.parametrize(
    ("old", "new_", "code"),
    [
        ('"abbot":true}]', '"abbot":false}]', "follower-misplaced"),
        ('"area":"garden1"', '"area":"road1"', "follower-misplaced"),
    ],
)
def test_V9_a_position_with_someone_in_the_wrong_place_is_refused(old: str, new_: str, code: str) -> None:
    text = format_position(table().lay("U+garden", 1, 0, abbot="garden1").hold("B").position())
    with pytest.raises(DataError) as fault:
        Game.from_position(parse_position(text.replace(old, new_)))
    assert fault.value.code == code


def test_V9_records_keep_what_the_abbot_did_and_undo_takes_it_back() -> None:
    game = table().lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0).hold("B")
    assert game.record().moves[0].abbot == "garden1"
    game.apply(next(a for a in game.actions() if (a.x, a.y) == (1, 1)))  # type: ignore[union-attr]
    before = game.position()
    game.apply(RecallAbbot())
    assert game.record().moves[-1].recall_abbot
    with pytest.raises(RefusedError):
        game.apply(RecallAbbot())
    held = table().lay("U+garden", 1, 0, abbot="garden1").game()
    held.deal()
    assert before.followers[0].abbot
    with pytest.raises(OptionError):
        new("classic", ["Ann", "Bo"], 1, {"abbot": 1})


@pytest.mark.parametrize(("lang", "word"), [("en", "abbot"), ("nl", "abt"), ("de", "Abt")])
def test_V9_what_the_abbot_does_is_told(lang: str, word: str) -> None:
    for played in (recalled(), table().lay("U+garden", 1, 0, abbot="garden1"), surrounded()):
        told = Narrator("classic", ("Ann", "Bo")).tell(played.events(), played.game().position())
        words = ""
        for sentence in (part for one in told for part in one.sentences):
            values = {k: ", ".join(v) if isinstance(v, tuple) else v for k, v in sentence.values.items()}
            words += Texts(lang).text(sentence.key, **values)
        assert re.search(word, words)


def test_V9_events_name_the_abbot() -> None:
    assert table().lay("U+garden", 1, 0, abbot="garden1").events()[2:] == [AbbotPlaced(0, 1, 0, "garden1", "garden")]


def test_V9_the_outlook_shows_what_the_abbot_would_bring() -> None:
    game = table().lay("U+garden", 1, 0, abbot="garden1").lay("U", 2, 0).hold("B")
    game.apply(next(a for a in game.actions() if (a.x, a.y) == (1, 1)))  # type: ignore[union-attr]
    recall = game.outlook().recall
    assert recall is not None
    assert (recall.x, recall.y, recall.area, recall.points) == (1, 0, "garden1", 4)
    fresh = table().hold("U+garden")
    fresh.apply(fresh.actions()[0])
    assert [claim.area for claim in fresh.outlook().claims if claim.abbot] == ["garden1"]
