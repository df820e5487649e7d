"""The chapters of the rules of Strike, in the order in which they are read."""

CHAPTERS = ("aim", "setup", "turn", "hit", "grand", "end", "match")


def chapters(_: str) -> tuple[str, ...]:
    """Name the title and the chapters, the same in every edition."""
    return tuple(f"rules-strike-{chapter}" for chapter in ("title", *CHAPTERS))
