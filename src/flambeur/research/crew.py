"""Who plays the games: this process, processes of this machine, or many machines through Ray."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

Job = Callable[..., Any]
Crew = Callable[[Job, list[tuple[Any, ...]]], Iterator[Any]]
"""Does a job for each row of arguments, and hands the results over in that order."""


@contextmanager
def crew_of(workers: int, *, ray: bool = False) -> Iterator[Crew]:
    """Gather a crew; the results do not depend on who is in it."""
    if ray:
        with _ray_crew() as crew:
            yield crew
    elif workers > 1:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield lambda job, rows: pool.map(job, *zip(*rows, strict=True))
    else:
        yield lambda job, rows: (job(*row) for row in rows)


@contextmanager
def _ray_crew() -> Iterator[Crew]:
    import ray  # noqa: PLC0415 - the extra `research`, which few need

    # A cluster that is there already knows its processors, and refuses to be told them.
    ray.init(include_dashboard=False, log_to_driver=False)

    def crew(job: Job, rows: list[tuple[Any, ...]]) -> Iterator[Any]:
        remote = ray.remote(job)
        for promise in [remote.remote(*row) for row in rows]:
            yield ray.get(promise)

    try:
        yield crew
    finally:
        ray.shutdown()
