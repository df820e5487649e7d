"""Examples of the rules of Easy Come: dice set aside, and a prize that is stolen."""

from flambeur.core.chance import Rolled
from flambeur.games.easycome.moves import Claim
from flambeur.games.easycome.prizes import NUMBERS, Prize
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Roll
from flambeur.protocol.lines import Note, Seat
from flambeur.shows.lesson import FREE, Beat, Lesson, note

YOU, RIVAL = 0, Seat(1)


KEPT = {(2, 2): 1, (2, 2, 2): 2}
"""By the dice that the player of the rulebook sets aside, the beat with the next roll."""


def set_aside(table: Table) -> int | None:
    """Let the dice fall as in the rulebook as long as the reader does as it is done there."""
    if table.active != YOU:
        return None
    frame = table.stack[-1]
    return KEPT.get(frame.kept, 0) if isinstance(frame, Roll) else 0


def kept(table: Table) -> Note:
    """Three twos and a four win what three twos and a five would not."""
    even = table.owners[NUMBERS[Prize.TRIPLE_EVEN]] == YOU
    won = "even" if even else "other" if YOU in table.owners else "nothing"
    return note(f"easycome-example-turn-{won}")


TURN = Lesson(
    opening=note("easycome-example-turn"),
    given=(Rolled(((0, 2, 2, 5),)),),
    moral=kept,
    beats=(FREE, Beat(Rolled(((2, 5),))), Beat(Rolled(((4,),)))),
    guide=set_aside,
    rivals=("casual",),
    options={"first_player": YOU},
)


def one_turn(table: Table) -> int | None:
    """Let the reader go on until the turn is over, with dice that nobody has prepared."""
    return 0 if table.active == YOU else None


def stolen(table: Table) -> Note:
    """Two noughts and two ones fit a prize in the middle, and one that somebody has."""
    robbed = table.owners[NUMBERS[Prize.SUM_LE_3]] == YOU
    won = "rival" if robbed else "centre" if YOU in table.owners else "nothing"
    return note(f"easycome-example-steal-{won}", name=RIVAL)


STEAL = Lesson(
    opening=note("easycome-example-steal", name=RIVAL),
    given=(Rolled(((0, 0, 1, 2),)), Claim(Prize.SUM_LE_3), Rolled(((0, 0, 1, 1),))),
    beats=(FREE,),
    moral=stolen,
    guide=one_turn,
    rivals=("casual",),
    options={"first_player": RIVAL.seat},
)

EXAMPLES: dict[str, Lesson] = {"rules-easycome-turn": TURN, "rules-easycome-steal": STEAL}


def examples(_: str) -> dict[str, Lesson]:
    """Give the examples of the one edition there is."""
    return EXAMPLES
