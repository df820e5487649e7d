"""Who takes which bill, and who has won in the end: pure arithmetic [V6, V10, V12.8]."""

from collections.abc import Sequence

import msgspec

from flambeur.core.game import places


class Payout(msgspec.Struct, frozen=True, gc=False):
    """How one casino is settled."""

    tied: tuple[int, ...]
    wins: tuple[tuple[int, int], ...]
    """Colour and bill, the most dice first."""
    unpaid: tuple[int, ...]
    surplus: tuple[int, ...]


def settle(dice: Sequence[int], bills: Sequence[int]) -> Payout:
    """Settle a casino: equal numbers of dice cancel, the others take the bills in order.

    `dice` counts the dice by colour; a colour without dice takes no part [V6.2].
    """
    counts = sorted(set(dice), reverse=True)
    ranked = [dice.index(count) for count in counts if count and dice.count(count) == 1]
    notes = sorted(bills, reverse=True)
    return Payout(
        tied=tuple([colour for colour, count in enumerate(dice) if count and colour not in ranked]),
        wins=tuple(zip(ranked, notes, strict=False)),
        unpaid=tuple(ranked[len(notes) :]),
        surplus=tuple(notes[len(ranked) :]),
    )


def final_ranks(money: Sequence[int], counts: Sequence[int]) -> tuple[int, ...]:
    """Rank by money, then by the number of bills; equals share a place [V10.2 to V10.5]."""
    return places(list(zip(money, counts, strict=True)))


def solo_ranks(own: int, rivals: Sequence[int]) -> tuple[int]:
    """First place is for strictly more money than all rivals together [V12.8]."""
    return (1,) if own > sum(rivals) else (2,)
