"""The command `rules`: the rule text of a game, whole or one rule, in the language of this run."""

from __future__ import annotations

import sys

from tilewright.cli.failures import DONE, CommandError
from tilewright.cli.speech import language
from tilewright.cli.streams import console
from tilewright.locale import rule_ids, rule_text, rules_text

GAMES = ("castle", "classic")
WORDS = 66
"""How many signs of a rule are shown in the list of all."""


def show_rules(game: str, rule: str | None) -> int:
    """Print the rules of a game as they are played here, or one rule by its id."""
    if game not in GAMES:
        raise CommandError("game-unknown", game=game)
    if rule is not None:
        print(one_rule(game, rule))
        return DONE
    from tilewright.cli.legend import option_lines

    text = rules_text(game, language())
    if sys.stdout.isatty():
        from rich.markdown import Markdown

        console().print(Markdown(text))
    else:
        print(text.rstrip("\n"))
    print("", *option_lines(game), sep="\n")
    return DONE


def one_rule(game: str, wanted: str) -> str:
    """Return a rule's id and its words; `wanted` as T3, t3 or castle.T3. Raises CommandError."""
    bare = wanted.removeprefix(f"{game}.")
    for rule in rule_ids(game, language()):
        if rule.partition(".")[2].lower() == bare.lower():
            return f"{rule}  {rule_text(rule, language())}"
    raise CommandError("rule-unknown", game=game, rule=wanted)


def first_words(game: str) -> list[str]:
    """Return every rule of a game by its id, with the words that it begins with."""
    from textwrap import shorten

    return [
        f"{rule}  {shorten(rule_text(rule, language()).split(': ')[0].split('. ')[0], WORDS, placeholder=' …')}"
        for rule in rule_ids(game, language())
    ]
