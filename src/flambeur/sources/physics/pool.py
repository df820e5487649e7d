"""Throws are computed beside the table, in threads: the simulator lets others run meanwhile."""

from concurrent.futures import ThreadPoolExecutor
from typing import Self

from flambeur.games.strike.flight import Flight
from flambeur.sources.physics.simulate import Simulated, simulate


class ThrowPool:
    """Computes throws, a few at a time.

    A throw ends after so many steps of the simulator, on every machine the same [S33]. No clock
    decides anything: a busy machine takes longer, and one throw never costs another its result.
    """

    def __init__(self, workers: int = 2) -> None:
        """Begin with no worker; each starts when it is needed."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="throw")

    def throw(self, flight: Flight) -> Simulated:
        """Compute a throw, however long the machine takes for it."""
        return self._threads.submit(simulate, flight).result()

    def close(self) -> None:
        """Let the workers go after the throws they have begun."""
        self._threads.shutdown(wait=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
