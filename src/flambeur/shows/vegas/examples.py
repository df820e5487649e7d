"""The examples of the Vegas rulebook: all dice of a face, equals at the payout, neutral dice."""

from collections import Counter
from collections.abc import Iterator, Sequence

from flambeur.core.chance import Rolled, Shuffled
from flambeur.core.parts import Move
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.editions import CLASSIC_2018
from flambeur.games.vegas.moves import Place
from flambeur.protocol.lines import Money, Note, Seat
from flambeur.shows.lesson import FREE, Beat, Lesson, note

YOU = 0
Stack = tuple[int, int]
"""A face, and so many dice of it."""


def pile(*dealt: int) -> Shuffled:
    """Lay these bills on top, in thousands, and all others below."""
    top = [1000 * bill for bill in dealt]
    return Shuffled((*top, *(Counter(CLASSIC_2018.pile) - Counter(top)).elements()))


def turns(leader: int, plans: Sequence[Sequence[Stack]], neutral: int = 0) -> Iterator[Move]:
    """Let all place as planned by seat, in turn; who has done so much waits for the others."""
    left = [8] * len(plans)
    for turn in range(max(map(len, plans))):
        for place in range(len(plans)):
            seat = (leader + place) % len(plans)
            if turn < len(plans[seat]):
                face, count = plans[seat][turn]
                yield from (_roll(face, count, left[seat], neutral), Place(face))
                left[seat] -= count


def _roll(face: int, count: int, dice: int, neutral: int) -> Rolled:
    """Roll a face so often, and others with all other dice."""
    other = face % 6 + 1
    own = tuple(sorted((*[face] * count, *[other] * (dice - count))))
    return Rolled((own, (other,) * neutral)) if neutral else Rolled((own,))


def all_of_a_face(table: ClassicTable) -> Note:
    """Four threes and a five: all threes, or the five."""
    placed = "all" if table.casinos[2].dice[YOU] else "one"
    return note(f"vegas-example-turn-{placed}")


TURN = Lesson(
    opening=note("vegas-example-turn"),
    given=(
        pile(60, 50, 80, 70, 90, 40, 20),
        *turns(0, (((6, 3),), ((3, 2),), ((5, 3),))),
        Rolled(((3, 3, 3, 3, 5),)),
    ),
    beats=(FREE,),
    moral=all_of_a_face,
    rivals=("casual", "casual"),
    options={"first_leader": 0},
)

MOST, EQUAL, LEAST = Seat(1), Seat(2), Seat(3)
"""The rivals at the fourth casino: with five dice, with three and with one."""
SECOND = Money(30_000)
"""The second bill there."""


def equals(table: ClassicTable) -> Note:
    """Three dice beside three others cancel both; who has a single die takes the second bill."""
    cancelled = SECOND.amount in table.players[LEAST.seat].bills.look()
    return note(
        f"vegas-example-payout-{'equal' if cancelled else 'third'}",
        most=MOST,
        equal=EQUAL,
        least=LEAST,
        first=Money(80_000),
        second=SECOND,
        third=Money(10_000),
    )


PAYOUT = Lesson(
    opening=note("vegas-example-payout", most=MOST, equal=EQUAL, least=LEAST),
    given=(
        pile(60, 50, 70, 10, 30, 80, 90, 50),
        *turns(
            MOST.seat,
            (
                ((1, 4), (4, 2)),
                ((4, 5), (2, 3)),
                ((4, 3), (6, 3), (5, 2)),
                ((3, 4), (5, 3), (4, 1)),
            ),
        ),
        Rolled(((4, 6),)),
    ),
    moral=equals,
    beats=(FREE, Beat(Rolled(((6,),))), FREE),
    rivals=("casual", "casual", "casual"),
    options={"first_leader": MOST.seat},
)


def neutral_dice(table: ClassicTable) -> Note:
    """Two ones and a neutral one, an own five, or a neutral six."""
    ones, fives = (table.casinos[place].dice[YOU] for place in (0, 4))
    chosen = "together" if ones else "own" if fives else "neutral"
    return note(f"vegas-example-neutral-{chosen}")


NEUTRAL = Lesson(
    opening=note("vegas-example-neutral"),
    given=(
        pile(60, 50, 80, 70, 90, 40, 20),
        *turns(0, (((3, 5),), ((1, 2),), ((6, 2),), ((4, 3),)), neutral=2),
        Rolled(((1, 1, 5), (1, 6))),
    ),
    beats=(FREE,),
    moral=neutral_dice,
    rivals=("casual", "casual", "casual"),
    options={"first_leader": 0, "neutral_variant": True},
)

EXAMPLES: dict[str, Lesson] = {
    "rules-vegas-turn": TURN,
    "rules-vegas-payout": PAYOUT,
    "rules-vegas-neutral": NEUTRAL,
}
