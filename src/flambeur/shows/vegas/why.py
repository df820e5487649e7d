"""Why a placement is the best: what it changes at its casino, and how many dice it takes."""

from collections.abc import Sequence
from typing import Any

import msgspec

from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Line, Money, Phrase, every, line
from flambeur.protocol.review import Described, Weighed
from flambeur.shows.vegas.fortunes import guarding, robbing
from flambeur.shows.vegas.lines import VegasLines
from flambeur.shows.vegas.offers import placed_by
from flambeur.shows.vegas.outcomes import Outcomes, equals_of
from flambeur.shows.vegas.people import colours_of
from flambeur.shows.why import reasons

Weights = tuple[int, ...]


def vegas_why(
    view: View[Any], options: Sequence[Weighed], chosen: int | None = None
) -> tuple[Line, ...]:
    """Say why a placement is the best, and why the chosen one falls behind."""
    table = view.state
    assert isinstance(view.turn, Choice)  # noqa: S101 - asked of a decision only
    seat = view.turn.seat
    held = table.players[seat].dice

    def facts(move: Move, other: Move, _said: Described) -> Sequence[Phrase]:
        assert isinstance(move, Place)  # noqa: S101 - nothing else is decided here
        assert isinstance(other, Place)  # noqa: S101 - nothing else is decided here
        own, others = _own(table, seat, move), _own(table, seat, other)
        is_best = move == options[0].move
        placed = placing(_change(table, seat, move))
        if not is_best:
            return [*placed, *spending(own, others)]
        return [*placed, *keeping(own, others, held), *guarding(table, seat, options)]

    return reasons(VegasLines(table), view, options, chosen, facts)


class Change(msgspec.Struct, frozen=True):
    """Dice that are placed on a casino: what every colour counts there before and after."""

    table: Table
    seat: int
    bills: tuple[int, ...]
    before: Weights
    after: Weights


def placing(change: Change) -> list[Phrase]:
    """Tell what a placement means to the one who places, then to the others."""
    seat, before, after, bills = change.seat, change.before, change.after, change.bills
    colours = colours_of(change.table)
    outcomes = Outcomes(colours, len(change.table.players))
    old, new = settle(before, bills), settle(after, bills)
    equals = equals_of(new, after, seat)
    lost = dict(old.wins)
    costs: list[Phrase] = [
        line("vegas-why-costs", name=colours[colour], bill=Money(lost[colour]))
        for colour in equals
        if colour in lost and colour < len(change.table.players)
    ]
    shifts = outcomes.shifts(before, after, bills, {seat, *equals})
    return [_own_fact(change, outcomes), *costs, *shifts, *robbing(change.table, seat, old, new)]


def keeping(own: int, others: int, held: int) -> list[Phrase]:
    """Tell how many dice stay in hand, where that is more than with the other option."""
    return [line("vegas-why-keeps", count=held - own)] if own < others else []


def spending(own: int, others: int) -> list[Phrase]:
    """Tell how many dice are placed, where that is more than with the best option."""
    return [line("vegas-why-spends", count=own, least=others)] if own > others else []


def _own_fact(change: Change, outcomes: Outcomes) -> Phrase:
    """Tell of a tie that is broken, or of a lead; else what the offer tells."""
    seat, before, after, bills = change.seat, change.before, change.after, change.bills
    old, new = settle(before, bills), settle(after, bills)
    bill = dict(new.wins).get(seat, 0)
    tied = equals_of(old, before, seat)
    if bill and tied and before != after:
        colours = colours_of(change.table)
        names = every([colours[colour] for colour in tied])
        return line("vegas-why-parted", names=names, bill=Money(bill))
    if bill and new.wins[0][0] == seat:
        return _leading(change, bill, had=bool(old.wins) and old.wins[0][0] == seat)
    return outcomes.of(before, after, bills, seat)[0]


def _leading(change: Change, bill: int, *, had: bool) -> Line:
    """Tell of the highest bill: nobody else is there, the lead grows, or it is new."""
    others = [weight for colour, weight in enumerate(change.after) if colour != change.seat]
    if not any(others):
        return line("vegas-why-alone", bill=Money(bill))
    if not had:
        return line("vegas-why-lead", bill=Money(bill))
    lead = change.after[change.seat] - max(others)
    return line("vegas-why-guard", bill=Money(bill), count=lead)


def _change(table: Table, seat: int, move: Place) -> Change:
    casino = table.casinos[move.face - 1]
    after = list(casino.dice)
    for colour, count in placed_by(table, move.face):
        after[colour] += count
    return Change(table, seat, casino.bills, tuple(casino.dice), tuple(after))


def _own(table: Table, seat: int, move: Place) -> int:
    return dict(placed_by(table, move.face)).get(seat, 0)
