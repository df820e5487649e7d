"""Throws are computed beside the table, and none may take longer than its limit."""

from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Self

from flambeur.games.strike.flight import Flight
from flambeur.sources.physics.simulate import Simulated, SimulationFailed, simulate

SECONDS = 5.0
"""A throw takes some hundredths of a second; a hundred times that is a fault."""


class ThrowPool:
    """Threads, which start at once, or processes, which a fault cannot take down with it."""

    def __init__(
        self, workers: int = 2, seconds: float = SECONDS, *, processes: bool = False
    ) -> None:
        """Begin with no worker; each starts when it is needed."""
        self._workers, self._seconds, self._processes = workers, seconds, processes
        self._executor = self._open()

    def throw(self, flight: Flight) -> Simulated:
        """Compute a throw, or say why not."""
        try:
            return self.submit(flight).result(self._seconds)
        except TimeoutError as error:
            self._replace()
            raise SimulationFailed(f"no result within {self._seconds} s") from error
        except BrokenProcessPool as error:
            self._replace()
            raise SimulationFailed("the simulator died") from error

    def submit(self, flight: Flight) -> "Future[Simulated]":
        """Ask for a throw without waiting."""
        return self._executor.submit(simulate, flight)

    def close(self) -> None:
        """Let the workers go."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _open(self) -> Executor:
        if self._processes:
            return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        return ThreadPoolExecutor(self._workers, thread_name_prefix="throw")

    def _replace(self) -> None:
        """Leave workers that do not answer behind, and start anew."""
        processes = list((getattr(self._executor, "_processes", None) or {}).values())
        self.close()
        for process in processes:
            process.terminate()
        self._executor = self._open()
