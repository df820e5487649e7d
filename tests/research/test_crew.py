"""Crews: whoever does the work, the results come in order."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.research.crew import crew_of


class Cluster(SimpleNamespace):
    """A cluster that is there already; it refuses to be told its processors, as Ray does."""

    running = False

    def init(self, num_cpus: int | None = None, **_: object) -> None:
        if num_cpus is not None:
            raise ValueError("num_cpus and num_gpus must not be provided")
        self.running = True

    def remote(self, job: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *row: (job, row))

    def get(self, promise: tuple[Callable[..., Any], tuple[Any, ...]]) -> Any:
        job, row = promise
        return job(*row)

    def shutdown(self) -> None:
        self.running = False


def test_ray_takes_a_cluster_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crew joins it, hands the jobs over, and leaves it."""
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    with crew_of(2, ray=True) as crew:
        assert cluster.running
        assert [8, 9, 1] == list(crew(pow, [(2, 3), (3, 2), (1, 5)]))
    assert not cluster.running


def test_one_process_does_the_same() -> None:
    """Alone, the results are equal."""
    with crew_of(1) as crew:
        assert [8, 9, 1] == list(crew(pow, [(2, 3), (3, 2), (1, 5)]))
