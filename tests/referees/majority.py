"""Who comes first at a casino: equal numbers cancel each other [V6.2, V6.3, R5.2]."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

Owner = TypeVar("Owner")


def ranked(weights: Mapping[Owner, int]) -> list[Owner]:
    """List who is left after the ties, most dice first; who has none was never there [A5]."""
    alike = Counter(weights.values())
    left = [owner for owner, weight in weights.items() if weight and alike[weight] == 1]
    return sorted(left, key=lambda owner: weights[owner], reverse=True)
