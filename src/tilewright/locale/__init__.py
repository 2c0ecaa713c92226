"""Everything that a person reads, in English, Dutch and German: catalogues, rule texts, their loader."""

from tilewright.locale.catalogue import TextError, Texts
from tilewright.locale.languages import LanguageError, languages, negotiate
from tilewright.locale.lines import one_line
from tilewright.locale.plain import help_text
from tilewright.locale.rulebook import rule_ids, rule_text, rules_text

__all__ = [
    "LanguageError",
    "TextError",
    "Texts",
    "help_text",
    "languages",
    "negotiate",
    "one_line",
    "rule_ids",
    "rule_text",
    "rules_text",
]
