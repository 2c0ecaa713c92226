"""Which language is spoken, and what happens when a text or language is not there."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tilewright.locale import LanguageError, TextError, Texts, help_text, languages, negotiate, rules_text
from tilewright.locale.catalogue import SUBJECTS
from tilewright.locale.languages import HERE


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_MESSAGES": "nl_NL", "LANG": "de_DE"}, "nl"),
        ({"LC_ALL": "de_AT", "LC_MESSAGES": "nl_NL", "LANG": "en_GB"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:nl:en"}, "nl"),
        ({"LC_CTYPE": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], lang: str) -> None:
    assert negotiate(None, environ) == lang


@pytest.mark.parametrize("requested", ["de", "DE", "de-CH", "de_DE.UTF-8", " de "])
def test_a_requested_language_goes_before_the_environment(requested: str) -> None:
    assert negotiate(requested, {"LC_ALL": "nl_NL.UTF-8"}) == "de"


@pytest.mark.parametrize("requested", ["fr", "", "../en", "english"])
def test_an_unknown_requested_language_is_refused_with_those_that_there_are(requested: str) -> None:
    with pytest.raises(LanguageError) as caught:
        negotiate(requested, {"LANG": "de_DE.UTF-8"})
    assert caught.value.code == "unknown-language"
    assert caught.value.arguments == {"language": requested, "known": "en, nl, de"}
    text = Texts("de").text(f"error-{caught.value.code}", **caught.value.arguments)
    assert text == f"Es gibt keine Sprache „{requested}“; wähle aus: en, nl, de."


@pytest.mark.parametrize(
    "ask", [Texts, lambda lang: rules_text("castle", lang), lambda lang: help_text("help-play", lang)]
)
def test_no_loader_reads_a_language_that_there_is_not(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(LanguageError):
        ask("../../secret")


def test_an_unknown_key_is_a_defect_in_every_language() -> None:
    for lang in languages():
        with pytest.raises(TextError) as caught:
            Texts(lang).text("refusal-no-such-thing")
        assert (caught.value.code, caught.value.key) == ("unknown-text", "refusal-no-such-thing")
        assert not Texts(lang).has("refusal-no-such-thing")
    with pytest.raises(TextError):
        help_text("help-no-such-thing", "nl")


def test_a_missing_value_is_a_defect_too() -> None:
    with pytest.raises(TextError) as caught:
        Texts("nl").text("refusal-wrong-tile", tile="A")
    assert (caught.value.code, caught.value.key) == ("unfilled-text", "refusal-wrong-tile")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    from tilewright.locale import catalogue

    real = catalogue._bundle
    sparse = FluentBundle(["nl"], use_isolating=False)
    sparse.add_resource(FluentResource("word-tile = tegel\n"))
    monkeypatch.setattr(catalogue, "_bundle", lambda lang: sparse if lang == "nl" else real(lang))
    assert Texts("nl").text("word-tile") == "tegel"
    assert Texts("nl").text("word-stack") == "stack"
    assert Texts("nl").has("word-stack")


def test_texts_for_terminals_hold_no_invisible_isolation_marks() -> None:
    for lang in languages():
        text = Texts(lang).text("event-drawn", player="Ann", tile="t07")
        assert not {"\u2066", "\u2067", "\u2068", "\u2069"} & set(text)
        assert "Ann" in text


def test_names_in_a_row() -> None:
    assert Texts("en").names([]) == ""
    assert Texts("en").names(["Ann"]) == "Ann"
    assert Texts("nl").names(["Ann", "Bo"]) == "Ann en Bo"
    assert Texts("de").names(["Ann", "Bo", "Cy"]) == "Ann, Bo und Cy"


def test_a_truth_value_is_read_as_a_count() -> None:
    values: dict[str, str | int] = {"player": "Ann", "kind": "path", "tiles": 3, "starts": 0, "each": 2, "x": 4, "y": 3}
    values["points"] = 6
    assert Texts("en").text("score-castle-S2", fountain=True, **values) == Texts("en").text(
        "score-castle-S2", fountain=1, **values
    )


def test_help_is_read_without_importing_fluent() -> None:
    program = (
        "import sys, tilewright.locale as it\n"
        "assert it.help_text('help-play', 'de') == 'Spiele ein Spiel im Terminal.'\n"
        "assert it.negotiate(None, {'LANG': 'nl'}) == 'nl' and it.rules_text('castle', 'nl')\n"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel'))]\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_catalogues_and_rule_texts_lie_inside_the_package() -> None:
    wanted = [HERE / lang / f"{subject}.ftl" for lang in languages() for subject in SUBJECTS]
    wanted += [HERE / "rules" / f"{game}.{lang}.md" for lang in languages() for game in ("castle", "classic")]
    assert [str(path) for path in wanted if not path.is_file()] == []
