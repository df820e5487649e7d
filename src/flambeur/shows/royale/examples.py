"""Examples of the rules of Royale: a pass for a chip, and what a machine pays."""

from flambeur.core.chance import Rolled, Shuffled
from flambeur.core.parts import Move
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.protocol.lines import Money, Note
from flambeur.shows.lesson import FREE, Lesson, note
from flambeur.shows.royale.lesson import pile

YOU = 0
PAY_DAY = 0
"""The casino where the machine lies, counted from 0."""
CHIPS = 2
"""What everybody has as long as nobody passes."""

DEALT = 12
"""Bills at the casinos; of the others, the smallest lie below, where the bank finds them."""
FIRST_TURNS: tuple[Move, ...] = (
    Shuffled((*pile()[:DEALT], *reversed(pile()[DEALT:]))),
    Rolled(((1, 2, 3, 4, 6, 6, 6), (6,))),
    Place(6),
    Rolled(((1, 2, 3, 4, 5, 5, 5), (5,))),
    Place(5),
    Rolled(((1, 2, 4, 4, 4, 6, 6), (4,))),
    Place(4),
)


def a_pass(table: RoyaleTable) -> Note:
    """Four dice that help nobody, and two chips."""
    passed = table.players[YOU].chips < CHIPS
    return note(f"royale-example-pass-{'paid' if passed else 'placed'}", worth=Money(10_000))


PASS = Lesson(
    opening=note("royale-example-pass"),
    given=(*FIRST_TURNS, Rolled(((4, 4, 5, 5),))),
    beats=(FREE,),
    moral=a_pass,
    rivals=("casual", "casual"),
    options={"start_player": YOU, "tiles_per_round": 0},
)


def pay_day(table: RoyaleTable) -> Note:
    """Dice at the machine are paid for every casino where one has a die."""
    paid = bool(table.casinos[PAY_DAY].dice[YOU])
    passed = not paid and table.players[YOU].chips < CHIPS
    came = "paid" if paid else "passed" if passed else "elsewhere"
    return note(f"royale-example-d1-{came}", amount=Money(30_000))


MACHINE = Lesson(
    opening=note("royale-example-d1"),
    given=(
        *FIRST_TURNS,
        Rolled(((2, 3, 5, 5),)),
        Place(5),
        Rolled(((1, 3, 3, 3),)),
        Place(3),
        Rolled(((2, 2, 3, 6),)),
        Place(2),
        Rolled(((1, 2),)),
    ),
    beats=(FREE,),
    moral=pay_day,
    rivals=("casual", "casual"),
    options={"start_player": YOU, "tiles": ["D1"]},
)

EXAMPLES: dict[str, Lesson] = {"rules-royale-pass": PASS, "rules-royale-d1": MACHINE}
