"""Records and positions in files: .json, one a line in .jsonl, either gzipped."""

from tilewright.formats.files import FormatError, Limits, write_text
from tilewright.formats.loading import load
from tilewright.formats.positions import read_position, write_position
from tilewright.formats.records import Found, read_records, scan_records, write_record, write_records

__all__ = [
    "FormatError",
    "Found",
    "Limits",
    "load",
    "read_position",
    "read_records",
    "scan_records",
    "write_position",
    "write_record",
    "write_records",
    "write_text",
]
