"""The chapters of the rules of Vegas, in the order in which they are read."""

from flambeur.games.vegas.royale.boards import BOARDS

CLASSIC = (
    "aim",
    "setup",
    "turn",
    "payout",
    "rounds",
    "end",
    "hidden",
    "neutral",
    "solo",
    "editions",
)
ROYALE = ("aim", "setup", "turn", "pass", "payout", "rounds", "end", "neutral")
TILES = ("tiles", *(tile.lower() for tile in BOARDS))
"""What the game without tiles does without."""


def chapters(edition: str) -> tuple[str, ...]:
    """Name the title and the chapters of the rules of an edition."""
    if edition.startswith("royale"):
        book = (*ROYALE, *(TILES if edition == "royale" else ()))
        return tuple(f"rules-royale-{chapter}" for chapter in ("title", *book))
    return tuple(f"rules-vegas-{chapter}" for chapter in ("title", *CLASSIC))
