"""Cards of tables for the tests of posters."""

from flambeur.protocol.card import Card, Outcome, Pace, Phase, Place

LONGEST = "W" * 32
RUSSIAN = "Щ" * 32


def card(
    phase: Phase,
    *names: str | None,
    game: str = "vegas/2018@1",
    outcome: Outcome | None = None,
) -> Card:
    """Make the card of a table where these people sit; the first one is the host."""
    places = tuple(name and Place(name, person=f"p{at}") for at, name in enumerate(names))
    return Card(
        table="0123456789ab",
        game=game,
        options={},
        phase=phase,
        places=tuple(place or None for place in places),
        host="p0",
        pace=Pace(),
        public=True,
        auto=True,
        hash="promise",
        outcome=outcome,
    )


def won(*scores: int) -> Outcome:
    """End a game with these scores."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome("finished", ranks, scores)


KINDS = {
    "invitation": (card("open", RUSSIAN, LONGEST, None, None, None), "money"),
    "beginning": (card("beginning", "Ana", "Ben"), "money"),
    "running": (card("playing", LONGEST, RUSSIAN, "Ana", "Ben", "Zoë"), "money"),
    "money": (
        card("over", LONGEST, RUSSIAN, "名前", "Ana", "Ben", outcome=won(9, 1_340_000, 20, 0, 7)),
        "money",
    ),
    "prizes": (card("over", "Ana", "Ben", game="easycome@1", outcome=won(3, 1)), "prizes"),
    "places": (card("over", "Ana", "Ben", game="strike@1", outcome=won(0, 1)), "places"),
    "points": (card("over", "Ana", "Ben", game="other/x@1", outcome=won(2, 2)), "points"),
    "stopped": (card("over", "Ana", "Ben", outcome=Outcome("abandoned")), "money"),
}
"""Every kind of poster, the first ones with the longest names that people can have."""
