"""One place that turns everything that can go wrong into one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tilewright.cli.foreign import in_our_words, reason
from tilewright.cli.speech import Interrupted, language, say

if TYPE_CHECKING:
    from tilewright.tiles import Fault

DONE, FAILED, REFUSED, MISSING, INTERRUPTED = 0, 1, 2, 3, 130
"""Exit codes: done; a check failed; bad input or options; something missing on this machine; interrupted."""

DEBUG = "TILEWRIGHT_DEBUG"


class CommandError(Exception):
    """Bad input that only the command line knows of: `code` names the text `error-<code>`."""

    def __init__(self, code: str, exit_code: int = REFUSED, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.exit_code = exit_code
        self.details = details


def tell(line: str) -> None:
    """Print one line on stderr; where nobody reads it, nothing can be done."""
    with suppress(OSError, ValueError):
        print(" ".join(line.split()), file=sys.stderr, flush=True)


def sentence(fault: Exception) -> str:
    """Return the sentence of a known error in the language of this run, without its code."""
    return _known(fault)[0]


def report(fault: BaseException) -> int:
    """Print the one line of an error, its code in brackets at the end, and return the exit code."""
    if isinstance(fault, KeyboardInterrupt | Interrupted):
        tell(say("error-interrupted"))
        return INTERRUPTED
    if isinstance(fault, BrokenPipeError):
        # Whoever reads has seen enough; nothing more can be said on stdout.
        _forget_output()
        return DONE
    if not isinstance(fault, Exception) or os.environ.get(DEBUG):
        raise fault
    line, code, exit_code = _known(fault)
    if code == "output-not-written":
        _forget_output()
    tell(f"{line} [{code}]")
    return exit_code


def _forget_output() -> None:
    """Let stdout end nowhere: it takes nothing more, and what waits in it must not fail once more at the end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _known(fault: Exception) -> tuple[str, str, int]:
    try:
        for home, name, explain in _EXPLAINED:
            kind = getattr(sys.modules.get(home), name, None)
            if kind is not None and isinstance(fault, kind):
                return explain(fault)
    except LookupError as missing:
        # A text that is missing is a fault of ours; it must not hide the one that was to be told.
        fault = RuntimeError(f"{type(fault).__name__} ({missing})")
    what = f"{type(fault).__name__}: {fault}"
    return say("error-unexpected", what=what[:200]), "unexpected", FAILED


def _command(fault: Any) -> tuple[str, str, int]:
    return say(f"error-{fault.code}", **fault.details), fault.code, fault.exit_code


def _input(fault: Any) -> tuple[str, str, int]:
    return say(f"error-{fault.code}", **in_our_words(fault.details)), fault.code, REFUSED


def _entry(fault: Any) -> tuple[str, str, int]:
    return fault.sentence(language()), fault.code, REFUSED


def _refused(fault: Any) -> tuple[str, str, int]:
    refusal = fault.refusal
    reason = say(f"refusal-{refusal.code}", **refusal.args)
    return say("refusal-with-rule", reason=reason, rule=refusal.rule), refusal.code, REFUSED


def fault_line(fault: Fault) -> str:
    """Return one fault of a tile set or board with the file and the tile it stands in, without its code."""
    parts = (fault.file, fault.tile, say(f"fault-{fault.code}", **in_our_words(fault.args)))
    return ": ".join(part for part in parts if part)


def _faulty_set(fault: Any) -> tuple[str, str, int]:
    first = fault.faults[0]
    line = fault_line(first)
    more = len(fault.faults) - 1
    return line + (" " + say("faults-more", count=more, file=first.file) if more else ""), first.code, REFUSED


def _language(fault: Any) -> tuple[str, str, int]:
    return say(f"error-{fault.code}", **fault.arguments), fault.code, REFUSED


def _engine(fault: Any) -> tuple[str, str, int]:
    return say("error-missing-part", name=getattr(fault, "name", None) or "numba"), "missing-part", MISSING


def _too_large(fault: Any) -> tuple[str, str, int]:
    return say("error-set-too-large", what=fault.what, found=fault.found, limit=fault.limit), "set-too-large", REFUSED


def _absent(fault: Any) -> tuple[str, str, int]:
    if fault.name and not fault.name.startswith("tilewright"):
        return _engine(fault)
    raise fault


def _system(fault: Any) -> tuple[str, str, int]:
    why = reason(fault.strerror or str(fault))
    if not isinstance(fault.filename, str):
        # Files are read and written in rooms that name them; what has no name is standard output.
        return say("error-output-not-written", why=why), "output-not-written", REFUSED
    return say("error-not-readable", file=fault.filename, why=why), "not-readable", REFUSED


def _usage(fault: Any) -> tuple[str, str, int]:
    name = type(fault).__name__
    parameter = getattr(fault, "param", None)
    if name == "NoSuchOption":
        return say("error-no-such-option", name=fault.option_name), "no-such-option", REFUSED
    if name == "BadOptionUsage" and "does not take" in fault.message:
        return say("error-value-needless", name=fault.option_name), "value-needless", REFUSED
    if name == "BadOptionUsage":
        return say("error-value-missing", name=fault.option_name), "value-missing", REFUSED
    if name == "MissingParameter":
        return say("error-argument-missing", name=_label(parameter)), "parameter-missing", REFUSED
    if name == "BadParameter" and parameter is not None:
        # All that is not text is a flag, and a flag has a value in the environment alone.
        variable = parameter.envvar or _label(parameter)
        text = os.environ.get(str(variable), "")
        return say("error-variable-value", name=variable, text=text), "parameter-value", REFUSED
    if fault.message.startswith("No such command"):
        return say("error-no-command", name=fault.message.split("'")[1]), "no-command", REFUSED
    if fault.message.startswith("Missing command"):
        return say("error-command-missing"), "command-missing", REFUSED
    if "unexpected extra argument" in fault.message:
        words = fault.message.removesuffix(".").removesuffix(")").partition(" (")[2]
        return say("error-argument-extra", text=words), "argument-extra", REFUSED
    return say("error-usage-unclear"), "usage", REFUSED


def _label(parameter: Any) -> str:
    if parameter is None:
        return "?"
    return str(parameter.opts[0]) if parameter.opts[0].startswith("-") else str(parameter.name).upper()


_EXPLAINED: tuple[tuple[str, str, Callable[[Any], tuple[str, str, int]]], ...] = (
    ("tilewright.cli.failures", "CommandError", _command),
    ("tilewright.game.refusals", "EntryRefusedError", _entry),
    ("tilewright.game.errors", "InputError", _input),
    ("tilewright.game.refusals", "RefusedError", _refused),
    ("tilewright.tiles.faults", "TileSetError", _faulty_set),
    ("tilewright.locale.languages", "LanguageError", _language),
    ("tilewright.rules.compiling", "EngineUnavailable", _engine),
    ("tilewright.rules.shapes", "LimitExceeded", _too_large),
    ("typer._click.exceptions", "ClickException", _usage),
    ("builtins", "ModuleNotFoundError", _absent),
    ("builtins", "OSError", _system),
)
"""Where a known error is made, its name, and who explains it; a room that was never loaded raised nothing."""
