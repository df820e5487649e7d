"""A source that lets another one roll, and computes where thrown dice come to rest."""

from collections import OrderedDict

from flambeur.core.chance import Distribution
from flambeur.core.parts import Move
from flambeur.core.source import Commitment, Source
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
        self.failures: list[tuple[int, str]] = []
        """Outcomes for which the abstract form had to stand in, and why."""

    @property
    def commitment(self) -> Commitment | None:
        """What the other source promised."""
        return self._luck.commitment

    def settle(self, distribution: Distribution, number: int) -> Move:
        """Compute flights, and let the other source settle everything else [S33]."""
        if not isinstance(distribution, Flight):
            return self._luck.settle(distribution, number)
        try:
            simulated = self._pool.throw(distribution)
        except SimulationFailed as failure:
            self.failures.append((number, str(failure)))
            return self._luck.settle(distribution, number)
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
