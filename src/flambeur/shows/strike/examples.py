"""The example of the Strike rulebook: a 2, a 3 and a 5 lie in the arena. These dice really fly."""

from collections.abc import Iterator

from flambeur.core.parts import Move
from flambeur.games.strike import scene
from flambeur.games.strike.landed import Landed, Reading
from flambeur.games.strike.moves import Launch, Stop
from flambeur.games.strike.release import UNIT, Body, Released
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import Act
from flambeur.protocol.lines import Note, Seat
from flambeur.shows.lesson import FREE, Lesson, note

YOU, RIVAL = 0, Seat(1)
FIRST = Reading(0, "in", 5)
"""The die that lies in the middle from the beginning."""
THROWN = (Reading(10, "in", 3, -26_000, 14_000, 20_000), Reading(11, "in", 2, 24_000, -16_000, 0))
"""The two that a rival adds."""
HIGH = (0, 0, scene.HIGH)


def throws() -> Iterator[Move]:
    """Let the rival throw both, one after the other, and stop."""
    lying = [FIRST]
    for thrown in THROWN:
        lying.append(thrown)
        body = Body(thrown.die, HIGH, (UNIT, 0, 0, 0), (0, 0, 0), (0, 0, 0))
        yield Launch(*HIGH, azimuth=0, pitch=scene.STEEPEST, speed=0)
        yield Released((body,))
        yield Landed(tuple(lying))
    yield Stop()


def one_throw(table: Table) -> int | None:
    """Let the reader push dice and throw once; how that ends nobody knows."""
    act = table.stack[-1]
    mine = isinstance(act, Act) and act.seat == YOU
    return 0 if mine and not table.throws else None


def match(table: Table) -> Note:
    """Equal numbers come to the reserve and end the turn; without any, one may go on."""
    if table.active != YOU:
        return note("strike-example-turn-equal", name=RIVAL)
    return note(f"strike-example-turn-{'lost' if table.lost else 'different'}")


TURN = Lesson(
    opening=note("strike-example-turn"),
    given=tuple(throws()),
    beats=(FREE,),
    moral=match,
    guide=one_throw,
    rivals=("casual",),
    options={"starter": RIVAL.seat, "start_face": FIRST.face},
)

EXAMPLES: dict[str, Lesson] = {"rules-strike-turn": TURN}


def examples(_: str) -> dict[str, Lesson]:
    """Give the examples of the one edition there is."""
    return EXAMPLES
