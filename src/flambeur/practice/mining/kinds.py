"""Which games a bank is mined from, and how its positions are looked at."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import msgspec

from flambeur.core.parts import Move
from flambeur.practice.mining import easycome, royale, strike, vegas
from flambeur.practice.mining.effort import Effort
from flambeur.practice.puzzle import Theme
from flambeur.protocol.review import Weighed

Options = Mapping[str, object]


class Bank(msgspec.Struct, frozen=True):
    """One bank: who plays what, who judges, and what its positions are about."""

    game: str
    tables: Sequence[tuple[int, Options, int]]
    """Seats and options, and how often a game is played so."""
    judge: Callable[[Any, int, Sequence[Move], Effort], Sequence[Weighed]]
    """Values the answers there are; none where nothing is asked that can be judged."""
    theme: Callable[[Any, int, Sequence[Move]], Theme | None]
    """Tells what a position is about, given its moves, the best first."""
    likeness: Callable[[Any, int], Hashable]
    """Tells what two positions must have in common to ask the same."""


BANKS: Mapping[str, Bank] = {
    "vegas": Bank("vegas/2018", vegas.TABLES, vegas.judge, vegas.theme, vegas.likeness),
    "royale": Bank("vegas/royale", royale.TABLES, royale.judge, royale.theme, vegas.likeness),
    "easycome": Bank(
        "easycome", easycome.TABLES, easycome.judge, easycome.theme, easycome.likeness
    ),
    "strike": Bank("strike", strike.TABLES, strike.judge, strike.theme, strike.likeness),
}
