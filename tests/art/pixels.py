"""A PNG as rows of colours, for tests that look at pictures."""

from __future__ import annotations

import struct
import zlib

Row = list[tuple[int, int, int]]


def rows_of(png: bytes) -> list[Row]:
    """The rows of a PNG with 8 bits a channel, as resvg writes it."""
    at, data, width, channels = 8, b"", 0, 4
    while at < len(png):
        (length,), name = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", body[:10])
            assert (depth, colour) in ((8, 6), (8, 2))
            channels = 4 if colour == 6 else 3
        data += body if name == b"IDAT" else b""
        at += 12 + length
    return _unfiltered(zlib.decompress(data), width * channels, channels)


def _unfiltered(raw: bytes, stride: int, channels: int) -> list[Row]:
    before, rows = bytearray(stride), []
    for start in range(0, len(raw), stride + 1):
        kind, line = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for i in range(stride):
            left = line[i - channels] if i >= channels else 0
            corner = before[i - channels] if i >= channels else 0
            line[i] = (line[i] + _guess(kind, left, before[i], corner)) & 255
        rows.append([(line[i], line[i + 1], line[i + 2]) for i in range(0, stride, channels)])
        before = line
    return rows


def _guess(kind: int, left: int, above: int, corner: int) -> int:
    if kind < 4:
        return (0, left, above, (left + above) // 2)[kind]
    far = [abs(left + above - corner - near) for near in (left, above, corner)]
    return (left, above, corner)[far.index(min(far))]
