"""Compiled kernels are loaded before people are sent to a worker."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeur.cli.places import KERNELS, keep_kernels
from flambeur.fast.jit import COMPILED
from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.contract import Store
from flambeur.server.thought import kernels
from flambeur.server.thought.kernels import Kernels, load_all
from flambeur.server.thought.minds import Minds
from tests.server.ops.test_endpoints import ask
from tests.server.play.tables import until, worker


class Slow(Minds):
    """Processes that need as long as a test wants."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self.asked: list[Callable[..., Any]] = []
        self.go_on = asyncio.Event()
        self.fails = False

    async def think(self, work: Callable[..., Any], *_given: object) -> Any:
        """Wait, and do nothing."""
        self.asked.append(work)
        await self.go_on.wait()
        if self.fails:
            raise Unavailable("the process is gone")


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that can compile, whatever is installed."""
    monkeypatch.setattr(kernels, "is_installed", lambda: True)


@pytest.mark.usefixtures("compiler")
@pytest.mark.parametrize("fails", [False, True])
async def test_a_worker_is_ready_when_its_kernels_are(fails: bool, sqlite_store: Store) -> None:
    """Until then it lives and says what it waits for; kernels that fail keep nobody out."""
    minds = Slow()
    minds.fails = fails
    async with worker(sqlite_store) as plain:
        context = msgspec.structs.replace(plain, kernels=Kernels(minds))
        context.kernels.load()
        answer = await ask(context, "/ready")
        assert (503, False, True) == (
            answer.status_code,
            answer.json()["kernels"],
            answer.json()["store"],
        )
        assert 200 == (await ask(context, "/health")).status_code
        minds.go_on.set()
        await until(lambda: context.kernels.loaded)
        answer = await ask(context, "/ready")
        assert (200, True) == (answer.status_code, answer.json()["kernels"])
    assert [load_all] == minds.asked


@pytest.mark.usefixtures("compiler")
async def test_who_leaves_does_not_wait_for_kernels() -> None:
    """A worker that is told to stop while it compiles stops at once."""
    loading = Kernels(Slow())
    loading.load()
    await asyncio.wait_for(loading.close(), 5)
    assert loading.loaded


async def test_without_a_compiler_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started for what cannot be compiled."""
    monkeypatch.setattr(kernels, "is_installed", lambda: False)
    minds = Slow()
    loading = Kernels(minds)
    loading.load()
    await asyncio.sleep(0)
    assert loading.loaded
    assert [] == minds.asked
    await loading.close()


def count_compiled() -> int:
    """Count, in a process that thinks, for which arguments the champion's kernel is there."""
    from flambeur.fast.rollout import closest_move  # noqa: PLC0415 - as the process does

    return len(getattr(closest_move, "signatures", ()))


async def test_the_process_that_thinks_has_them() -> None:
    """What the champion computes with is there before its first move."""
    minds = Minds(1)
    try:
        assert 0 == await minds.think(count_compiled)
        await minds.think(load_all)
        assert int(COMPILED) == await minds.think(count_compiled)
    finally:
        minds.close()


def test_kernels_are_kept_with_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home server keeps them beside its database; who has chosen a folder keeps it."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(KERNELS, "/data/kernels")
    keep_kernels()
    assert "/data/kernels" == os.environ.get(KERNELS)
    monkeypatch.delenv(KERNELS)
    keep_kernels()
    assert str(tmp_path / "flambeur" / "kernels") == os.environ.get(KERNELS)
    assert not [*tmp_path.iterdir()]


def test_who_has_no_home_serves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba finds another place then, or none."""

    def nobody() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setenv(KERNELS, "")
    monkeypatch.delenv(KERNELS)
    monkeypatch.setattr(Path, "home", nobody)
    keep_kernels()
    assert os.environ.get(KERNELS) is None
