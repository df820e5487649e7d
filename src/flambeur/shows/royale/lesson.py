"""The first turns of Royale, without machines: the big die, two bills, and what a chip buys."""

from collections import Counter

from flambeur.core.chance import Rolled, Shuffled
from flambeur.games.vegas.editions import ROYALE
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Pass
from flambeur.protocol.lines import Money, Tip, line
from flambeur.shows.lesson import Beat, Lesson

PAIRS = ((40, 30), (50, 30), (60, 40), (70, 50), (80, 60), (100, 70))
"""What lies at the casinos, in thousands."""


def pile() -> tuple[int, ...]:
    """Lay these bills on top, and all others below."""
    dealt = [1000 * bill for pair in PAIRS for bill in pair]
    return (*dealt, *(Counter(ROYALE.pile) - Counter(dealt)).elements())


def tip(title: str, tap: str, light: str, **args: Money) -> Tip:
    """Point at something."""
    text = line(f"royale-lesson-{title}-text", **args)
    return Tip(line(f"royale-lesson-{title}"), text, tap, light)


LESSON = Lesson(
    rivals=("casual",),
    options={"start_player": 0, "tiles_per_round": 0},
    beats=(
        Beat(Shuffled(pile())),
        Beat(Rolled(((1, 1, 2, 3, 4, 4, 5), (3,)))),
        Beat(Rolled(((1, 2, 3, 4, 6, 6, 6), (6,)))),
        Beat(
            Place(6),
            (
                tip("big", "group-6", "groups"),
                tip("two", "go", "casino-6", amount=Money(100_000), second=Money(70_000)),
            ),
        ),
        Beat(Rolled(((1, 2, 3, 4, 5, 5, 5), (5,)))),
        Beat(Place(5)),
        Beat(Rolled(((1, 3, 3, 5),))),
        Beat(Pass(), (tip("chip", "pass", "groups"), tip("again", "go", "groups"))),
        Beat(Rolled(((2, 2, 4, 6),))),
        Beat(Place(2)),
        Beat(Rolled(((2, 4, 4, 4),))),
        Beat(
            Place(4),
            (
                tip("neutral", "group-4", "casino-4"),
                tip("worth", "go", "casino-4", amount=Money(70_000)),
            ),
        ),
    ),
)
