"""A position in one line, for error messages, logs and tests."""

from flambeur.games.easycome.order import RollOff
from flambeur.games.easycome.prizes import Prize, Values
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose, Roll

SHORT = {
    Prize.FOUR_KIND: "4K",
    Prize.TWO_PAIRS: "2P",
    Prize.TRIPLE_ODD: "TO",
    Prize.TRIPLE_EVEN: "TE",
    Prize.SUM_7: "S7",
    Prize.SUM_13: "S13",
    Prize.SUM_LE_3: "LE3",
    Prize.SUM_GE_17: "GE17",
    Prize.STRAIGHT: "ST",
}


def notation(table: Table) -> str:
    """Write a table: turn, prizes by seat, running holds, and the dice, aside and rolled.

    `t7 0:4K,ST 1:S7,2P,TO(1) seat0!2 22+05` is turn 7: seat 1 holds three and has survived one
    turn, seat 0 takes the second challenge turn, two dice are aside and two were rolled.
    """
    seats = " ".join(f"{seat}:{_seat(table, seat)}" for seat in range(table.seats))
    return f"t{table.turn_no} {seats}{_awaited(table)}"


def _seat(table: Table, seat: int) -> str:
    hold = "" if table.holds[seat] is None else f"({table.holds[seat]})"
    return (",".join(SHORT[prize] for prize in table.prizes_of(seat)) or "-") + hold


def _awaited(table: Table) -> str:
    challenge = f"!{table.challenge}" if table.challenge else ""
    match table.stack[-1] if table.stack else None:
        case RollOff(seats=seats, totals=totals):
            return f" order {seats[len(totals)]}"
        case Roll(kept=kept):
            return f" seat{table.active}{challenge} {_digits(kept)}+"
        case Choose(kept=kept, rolled=rolled):
            return f" seat{table.active}{challenge} {_digits(kept)}+{_digits(rolled)}"
    return f" won{table.winner}"


def _digits(dice: Values) -> str:
    return "".join(map(str, dice))
