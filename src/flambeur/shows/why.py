"""Why an option is the best: a sentence made of facts, the same way for every game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.protocol.doubt import PARTED, doubt_of
from flambeur.protocol.lines import Line, Money, Phrase, commas, line
from flambeur.protocol.review import Described, Weighed
from flambeur.shows.described import said_of
from flambeur.shows.lines import Lines

TOLD = 1000
"""Less money than this, on average, is not worth a word."""
ROUND = -2
"""Averages are told in hundreds."""
HUNDRED = 100
NO_NAMES: Mapping[Move, Phrase] = {}
Facts = Callable[[Move, Move, Described], Sequence[Phrase]]
"""What the table says of a move beside another one, given how the move is offered."""
Why = Callable[[View[Any], Sequence[Weighed], int | None], tuple[Line, ...]]
"""Says why the first option is the best, and why the chosen one falls behind."""


def offered(_move: Move, _other: Move, said: Described) -> Sequence[Phrase]:
    """Tell what an offer would bring, and nothing else."""
    return said.brings


def reasons(
    lines: Lines,
    view: View[Any],
    options: Sequence[Weighed],
    chosen: int | None = None,
    facts: Facts = offered,
    short: Mapping[Move, Phrase] = NO_NAMES,
) -> tuple[Line, ...]:
    """Say why the first option is the best; and of the chosen one, why it falls behind.

    Moves may have names that are shorter than their offers.
    """
    moves = [option.move for option in options]
    told = said_of(lines, view, moves)
    said = [
        Described(short.get(move, one.what), one.brings)
        for move, one in zip(moves, told, strict=True)
    ]
    following = min(1, len(options) - 1)
    ahead = _ahead(options[0], options[following], said[following].what)
    known = facts(moves[0], moves[following], said[0])
    # Where the next best was chosen, both are compared in the second sentence.
    once = known and chosen == following
    first = _said("best", said[0], known, None if once else ahead)
    if not chosen:
        return (first,)
    known = facts(moves[chosen], moves[0], said[chosen])
    return first, _said("yours", said[chosen], known, _behind(options[chosen], options[0]))


def even() -> Line:
    """Say that the chosen option is as good as the best, for all that is known."""
    return line("why-even")


def _said(which: str, option: Described, facts: Sequence[Phrase], compared: Line | None) -> Line:
    """Put together what an option is, what the table says of it, and how it compares."""
    if compared is None:
        return line(f"why-{which}-facts", what=option.what, facts=commas(facts))
    if not facts:
        return line(f"why-{which}-bare", what=option.what, compared=compared)
    return line(f"why-{which}", what=option.what, facts=commas(facts), compared=compared)


def _ahead(best: Weighed, other: Weighed, what: Phrase) -> Line:
    """Compare the best option with the next one."""
    if best is other:
        return line("why-only")
    parted = best.win - other.win > PARTED * doubt_of(best, other)
    count = round(HUNDRED * (best.win - other.win)) if parted else 0
    text = line("why-ahead", count=count, other=what)
    return _with_money(text, best.money - other.money, more="also", less="though")


def _behind(option: Weighed, best: Weighed) -> Line:
    """Compare an option with the best."""
    text = line("why-behind", count=round(HUNDRED * (best.win - option.win)))
    return _with_money(text, option.money - best.money, more="though", less="also")


def _with_money(text: Line, gain: float, *, more: str, less: str) -> Line:
    """Add what an option brings beside another one, where it is worth a word."""
    if abs(gain) < TOLD:
        return text
    money = Money(int(abs(round(gain, ROUND))))
    if gain > 0:
        return line(f"why-{more}-more", text=text, money=money)
    return line(f"why-{less}-less", text=text, money=money)
