"""Makes pictures of drawings, in a process of its own: beside the renderer no thread goes on."""

from importlib.resources import as_file, files

FONTS = ("onest.ttf", "unbounded.ttf")


def render(svg: str) -> bytes:
    """Make a PNG of a drawing, with our own letters only, so that it is the same everywhere."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 - the worker itself draws nothing

    with as_file(files("flambeur.shows.poster") / "fonts") as folder:
        fonts = [str(folder / name) for name in FONTS]
        return svg_to_bytes(svg_string=svg, width=1200, skip_system_fonts=True, font_files=fonts)
