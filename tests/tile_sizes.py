"""How long the files of the tiles are: `python -m tests.tile_sizes`; `--write` puts it on the page.

Every line counts, also blank ones and imports.
"""

import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
TILES = ROOT / "src/flambeur/games/vegas/royale/tiles"
PAGE = ROOT / "docs/reference/royale.md"
BEGIN, END = "<!-- tile sizes: begin -->\n", "<!-- tile sizes: end -->\n"


def sizes() -> dict[str, int]:
    """Count the lines of each tile's file."""
    paths = sorted(TILES.glob("[a-z][12]_*.py"))
    return {path.name: len(path.read_text("utf-8").splitlines()) for path in paths}


def table(counted: dict[str, int]) -> str:
    """Write the sizes as a table, with the median and the largest below."""
    rows = [f"| `{name}` | {count} |" for name, count in counted.items()]
    rows += [f"| median | {median(counted.values()):g} |", f"| largest | {max(counted.values())} |"]
    return "\n".join(["| File | Lines |", "|---|--:|", *rows, ""])


def updated(page: str) -> str:
    """Put the table of today between the marks on a page."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError("the page has no marks for the table")
    return f"{head}{begin}\n{table(sizes())}\n{end}{tail}"


def main() -> None:
    """Print the table; with `--write`, put it on the page too."""
    sys.stdout.write(table(sizes()))
    if "--write" in sys.argv:
        PAGE.write_text(updated(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
