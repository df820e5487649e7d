"""Six pairs of cards: the richest goes to casino 6 [R3.2 to R3.4]."""

from collections.abc import Sequence


def pairs(cards: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Sort pairs in drawn order to the casinos; equal sums go by the dearer card."""
    drawn = [
        tuple(sorted(cards[place : place + 2], reverse=True)) for place in range(0, len(cards), 2)
    ]
    return tuple(sorted(drawn, key=lambda pair: (sum(pair), pair[0])))
