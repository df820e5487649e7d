"""The chapters of the rules of Easy Come, in the order in which they are read."""

CHAPTERS = ("aim", "setup", "turn", "prizes", "steal", "hold", "two", "four", "end")


def chapters(_: str) -> tuple[str, ...]:
    """Name the title and the chapters, the same in every edition."""
    return tuple(f"rules-easycome-{chapter}" for chapter in ("title", *CHAPTERS))
