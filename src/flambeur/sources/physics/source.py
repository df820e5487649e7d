"""A source that lets another one roll, and computes where thrown dice come to rest."""

from collections import OrderedDict

from flambeur.core.chance import Distribution
from flambeur.core.fair.agreement import Agreement
from flambeur.core.parts import Move
from flambeur.core.source import Given, Opening, Source, Spot
from flambeur.games.strike.flight import Flight
from flambeur.sources.physics.pool import ThrowPool
from flambeur.sources.physics.simulate import SimulationFailed, digest

KEPT = 16
"""So many motions are kept for those who still have to see them."""


class PhysicsSource:
    """All luck is the other source's; a flight holds none, so it is only computed [S36]."""

    def __init__(self, luck: Source, pool: ThrowPool | None = None) -> None:
        """Take where the numbers come from and who computes."""
        self._luck = luck
        self._pool = pool or ThrowPool()
        self._motions: OrderedDict[str, bytes] = OrderedDict()
        self.failures: list[tuple[str, str]] = []
        """Outcomes for which the abstract form had to stand in, and why."""

    def open(self, seats: int) -> Opening:
        """Promise what the other source promises."""
        return self._luck.open(seats)

    def begin(self, agreement: Agreement) -> Given:
        """Let the other source begin."""
        return self._luck.begin(agreement)

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Compute flights, and let the other source settle everything else [S33]."""
        if not isinstance(distribution, Flight):
            return self._luck.settle(distribution, spot)
        try:
            simulated = self._pool.throw(distribution)
        except SimulationFailed as failure:
            self.failures.append((spot.place, str(failure)))
            return self._luck.settle(distribution, spot)
        self._keep(simulated.trajectory)
        return simulated.landed

    def motion(self, name: str) -> bytes | None:
        """Hand out the motion of a late throw by its digest."""
        return self._motions.get(name)

    def reveal(self) -> str | None:
        """Hand out the other source's seed."""
        return self._luck.reveal()

    def _keep(self, motion: bytes) -> None:
        self._motions[digest(motion)] = motion
        while len(self._motions) > KEPT:
            self._motions.popitem(last=False)
