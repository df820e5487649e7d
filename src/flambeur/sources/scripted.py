"""Outcomes written down beforehand, for tests and for playing with real dice."""

from collections.abc import Iterable

from flambeur.core.chance import Distribution
from flambeur.core.errors import FlambeurError
from flambeur.core.parts import Move
from flambeur.core.source import NoReceipt, Source, Spot


class ScriptedSource(NoReceipt):
    """Brings the given outcomes in order, then asks another source, if there is one."""

    def __init__(self, outcomes: Iterable[Move], then: Source | None = None) -> None:
        """Take the script."""
        self._script = iter(outcomes)
        self._then = then

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Bring the next outcome; one that cannot happen here is refused."""
        outcome = next(self._script, None)
        if outcome is None:
            if self._then is None:
                raise FlambeurError(f"the script has no outcome for {distribution}")
            return self._then.settle(distribution, spot)
        if outcome not in distribution:
            raise FlambeurError(f"the script says {outcome}, but {distribution} is awaited")
        return outcome
