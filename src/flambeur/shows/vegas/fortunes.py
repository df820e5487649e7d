"""Who is ahead in money, where all of it is in sight: facts that count in reasons."""

from collections.abc import Sequence

from flambeur.core.errors import StillHidden
from flambeur.games.vegas.payout import Payout
from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Phrase, Seat, line
from flambeur.protocol.review import Weighed
from flambeur.shows.why import TOLD


def robbing(table: Table, seat: int, old: Payout, new: Payout) -> list[Phrase]:
    """Tell if a placement costs the richest of several rivals money."""
    others = _others(table, seat)
    first = [place for place, money in others.items() if money == max(others.values())]
    if len(others) == 1 or len(first) != 1:
        return []
    before, after = (dict(payout.wins).get(first[0], 0) for payout in (old, new))
    return [line("vegas-why-rival", name=Seat(first[0]))] if after < before else []


def guarding(table: Table, seat: int, options: Sequence[Weighed]) -> list[Phrase]:
    """Tell of a lead in money, where the best option brings less than the next one."""
    others = _others(table, seat)
    dear = len(options) > 1 and options[0].money - options[1].money <= -TOLD
    if not dear or not others or table.worth(seat) <= max(others.values()):
        return []
    return [line("vegas-why-ahead")]


def _others(table: Table, seat: int) -> dict[int, int]:
    """List what the others own; nothing, if that is hidden."""
    try:
        return {place: table.worth(place) for place in range(table.seats) if place != seat}
    except StillHidden:
        return {}
