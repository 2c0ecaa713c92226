"""The command `convert`: saved games of another program become records."""

from __future__ import annotations

import sys

from tilewright.cli.failures import DONE
from tilewright.cli.speech import say


def convert_file(source: str, output: str, force: bool) -> int:
    """Write the record of a saved game to a file or stdout. Raises FormatError or DataError, writing nothing."""
    from tilewright.formats import FormatError, Limits, write_record
    from tilewright.formats.files import name_of, opened
    from tilewright.formats.jcz import convert_jcz
    from tilewright.game import format_record

    with opened(source, Limits()) as file:
        raw = file.read()
    if not raw.strip():
        raise FormatError("empty", file=name_of(source))
    record = convert_jcz(raw)
    if output == "-":
        print(format_record(record, pretty=True))
    else:
        write_record(output, record, force)
    sys.stderr.write(say("convert-done", file=output, moves=len(record.moves)) + "\n")
    return DONE
