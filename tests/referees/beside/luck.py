"""Random outcomes and random moves for games side by side."""

from collections.abc import Sequence
from random import Random

from flambeur.core.chance import Distribution
from flambeur.core.parts import Move, tag_of
from flambeur.core.turn import Chance, Choice
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed, Reading

TASTE = {"claim": 3.0, "decline": 0.3, "leave": 0.03, "pass": 0.2, "regroup": 0.3}
"""How gladly a kind of move is made, so that games end and all of the table is seen; others: 1."""
UNRULY = 0.1
"""How often a die of a simulated throw lies on the rim, or cannot be read."""


class Luck:
    """Decides everything that rules leave open."""

    def __init__(self, seed: str) -> None:
        """Begin; the same seed decides the same."""
        self._random = Random(seed)

    def decide(self, awaited: Chance | Choice) -> Move:
        """Let chance speak, or choose a kind of move and then one of that kind."""
        if isinstance(awaited, Chance):
            return self._outcome(awaited.distribution)
        offers = [*awaited.moves, *(form.sample(self._roll) for form in awaited.forms)]
        kinds = list(dict.fromkeys(tag_of(type(move)) for move in offers))
        (kind,) = self._random.choices(kinds, [TASTE.get(kind, 1.0) for kind in kinds])
        return self._random.choice([move for move in offers if tag_of(type(move)) == kind])

    def _outcome(self, distribution: Distribution) -> Move:
        """Let chance speak; some dice end where only a simulator would let them [S10, S11]."""
        outcome = distribution.sample(self._roll)
        if isinstance(distribution, Flight) and isinstance(outcome, Landed):
            return Landed(tuple(map(self._rest, outcome.dice)))
        return outcome

    def _roll(self, sides: Sequence[int]) -> list[int]:
        return [self._random.randint(1, side) for side in sides]

    def _rest(self, reading: Reading) -> Reading:
        if reading.at != "in" or self._random.random() >= UNRULY:
            return reading
        if self._random.random() < 0.5:
            return Reading(reading.die, "rim")
        return Reading(reading.die, "cocked", 0, reading.x, reading.y, reading.yaw)
