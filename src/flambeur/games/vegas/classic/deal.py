"""Bills on the casinos: each gets bills from the top of the pile until it holds 50,000 [V3]."""

from collections.abc import Sequence

FUNDED = 50_000


def deal(pile: Sequence[int], casinos: int) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Fund casinos one after the other; return their bills and the pile left [V3.2, V3.3].

    An empty pile ends the deal; it cannot happen with the printed sets [V8.2, V8.5].
    """
    dealt: list[tuple[int, ...]] = []
    top = 0
    for _ in range(casinos):
        first, total = top, 0
        while total < FUNDED and top < len(pile):
            total += pile[top]
            top += 1
        dealt.append(tuple(pile[first:top]))
    return dealt, tuple(pile[top:])
