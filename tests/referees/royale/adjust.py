"""One die in or out: the action of Handicap and the five of My Choice [RF2.4, RH2.7]."""

from tests.referees.royale.table import Table
from tests.referees.words import Move, Steps, ask


def adjust(table: Table, seat: int) -> Steps[None]:
    """Let a seat put a die anywhere, take one back, or leave it; nothing is activated."""
    hand = table.hands[seat]
    puts: list[Move] = [("put_die", c, big) for c in table.open() for big in hand.kinds]
    returns = [
        ("return_die", casino, big)
        for casino in table.open()
        for big in table.dice[casino][seat].kinds
    ]
    if not puts + returns:
        return
    kind, *die = yield from ask(seat, [*puts, *returns, ("decline",)])
    if kind == "put_die":
        hand.take_die(big=die[1])
        table.put_die(die[0], seat, big=die[1])
    elif kind == "return_die":
        table.take_die(die[0], seat, big=die[1])
        hand.add_die(big=die[1])
