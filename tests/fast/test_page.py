"""The page about kernels is true: its code runs."""

from pathlib import Path

from tests.test_docs import blocks

PAGE = Path(__file__).parents[2] / "docs/reference/fast.md"


def test_examples_run() -> None:
    """The blocks of the page run from top to bottom, and their assertions hold."""
    space: dict[str, object] = {"__name__": "page"}
    found = blocks(PAGE, "python")
    assert len(found) == 4
    for number, block in enumerate(found, 1):
        exec(compile(block, f"block {number}", "exec"), space)  # noqa: S102 - our own page
