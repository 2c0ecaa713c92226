"""Pictures as pixels: the one place that knows the raster library."""

import resvg_py


def png(svg: str, width: int | None = None) -> bytes:
    """Return an SVG document as PNG, as large as it says or so many pixels wide; ValueError for what is no SVG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
