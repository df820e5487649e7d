"""The first round of Vegas: most dice win, equals cancel, and all dice must be placed."""

from collections import Counter

from flambeur.core.chance import Rolled, Shuffled
from flambeur.games.vegas.editions import CLASSIC_2018
from flambeur.games.vegas.moves import Place
from flambeur.protocol.lines import Money, Seat, Tip, line
from flambeur.shows.lesson import Beat, Lesson

FIRST, SECOND = Seat(1), Seat(2)
"""The two rivals."""
DEALT = (60_000, 50_000, 80_000, 70_000, 90_000, 40_000, 20_000)
"""What lies at the casinos, the last two bills at the sixth."""


def pile() -> tuple[int, ...]:
    """Lay these bills on top, and all others below."""
    return (*DEALT, *(Counter(CLASSIC_2018.pile) - Counter(DEALT)).elements())


def roll(*faces: int) -> Beat:
    """Let dice show this."""
    return Beat(Rolled((faces,)))


def place(face: int, *tips: Tip) -> Beat:
    """Place the dice of a face; the newcomer is led there by tips."""
    return Beat(Place(face), tips)


def choose(face: int, title: str, light: str, **args: Money | Seat) -> Tip:
    """Point at dice of a roll."""
    named = line(f"vegas-lesson-{title}"), line(f"vegas-lesson-{title}-text", **args)
    return Tip(*named, f"group-{face}", light)


def sure(face: int, title: str, **args: Money | Seat) -> Tip:
    """Point at the button, once the light shows what the move would bring."""
    named = line(f"vegas-lesson-{title}"), line(f"vegas-lesson-{title}-text", **args)
    return Tip(*named, "go", f"casino-{face}")


LESSON = Lesson(
    rivals=("casual", "casual"),
    options={"first_leader": 0},
    beats=(
        Beat(Shuffled(pile())),
        roll(1, 3, 3, 3, 3, 5, 6, 6),
        place(3, choose(3, "dice", "groups"), sure(3, "most", amount=Money(80_000))),
        roll(1, 2, 2, 4, 5, 5, 5, 6),
        place(5),
        roll(1, 1, 2, 4, 5, 5, 5, 6),
        place(5),
        roll(2, 5, 5, 6),
        place(
            5,
            choose(5, "equal", "casino-5", one=FIRST, other=SECOND),
            sure(5, "free", amount=Money(90_000)),
        ),
        roll(2, 2, 2, 4, 6),
        place(2),
        roll(1, 4, 4, 4, 6),
        place(4),
        roll(1, 1),
        place(1, choose(1, "last", "groups"), sure(1, "risk")),
        roll(6, 6),
        place(6),
        roll(1, 1),
        place(1),
    ),
)
