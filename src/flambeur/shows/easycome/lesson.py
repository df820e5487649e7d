"""The first turns of Easy Come: keep and roll again, take a prize, steal one."""

from flambeur.core.chance import Rolled
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import Prize
from flambeur.protocol.lines import Seat, Tip, line
from flambeur.shows.lesson import Beat, Lesson


def tip(title: str, tap: str, light: str, **args: Seat) -> Tip:
    """Point at something."""
    text = line(f"easycome-lesson-{title}-text", **args)
    return Tip(line(f"easycome-lesson-{title}"), text, tap, light)


def roll(*values: int) -> Beat:
    """Let dice show this."""
    return Beat(Rolled((values,)))


LESSON = Lesson(
    rivals=("casual",),
    options={"first_player": 0},
    beats=(
        roll(2, 2, 3, 5),
        Beat(
            Keep((2, 2)),
            (
                tip("pair", "die-0", "dice"),
                tip("pair", "die-1", "dice"),
                tip("rest", "go", "prize-TWO_PAIRS"),
            ),
        ),
        roll(4, 4),
        Beat(
            Claim(Prize.TWO_PAIRS),
            (
                tip("fits", "claim-TWO_PAIRS", "prize-TWO_PAIRS"),
                tip("three", "go", "prize-TWO_PAIRS"),
            ),
        ),
        roll(0, 0, 1, 2),
        Beat(Claim(Prize.SUM_LE_3)),
        roll(0, 0, 1, 1),
        Beat(
            Claim(Prize.SUM_LE_3),
            (
                tip("steal", "claim-SUM_LE_3", "prize-SUM_LE_3", name=Seat(1)),
                tip("hold", "go", "prize-SUM_LE_3"),
            ),
        ),
    ),
)


def lesson(_: str) -> Lesson:
    """Give the one lesson there is: the game has one edition."""
    return LESSON
