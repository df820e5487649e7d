"""Processes that do a worker's long sums; its loop stays free for people."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from time import process_time
from typing import Any, TypeVar

from flambeur.protocol.refusals import Unavailable
from flambeur.server.spending import pay

T = TypeVar("T")
IDLE = 300.0
"""Seconds after which processes without work are ended: each holds a hundred megabytes."""

_here: dict[str, Any] = {}
"""In a process that thinks: where its worker looks how far it is."""


class Minds:
    """Starts its processes when they are needed, and anew when they have died or were let go."""

    def __init__(self, count: int, nice: int = 0, idle: float = IDLE) -> None:
        """Take how many may think at once, how much others go first, and how long they stay."""
        self._count, self._nice, self._idle = count, nice, idle
        self._thoughts = 0
        self._leaving: asyncio.TimerHandle | None = None
        self._spawn = get_context("spawn")
        self._progress = self._spawn.Value("d", 0.0, lock=False)
        self._pool: ProcessPoolExecutor | None = None

    @property
    def progress(self) -> float:
        """How far the thought is that was last told about, from 0 to 1."""
        return float(self._progress.value)

    @property
    def busy(self) -> bool:
        """Tell whether anything is thought about."""
        return self._thoughts > 0

    async def think(self, work: Callable[..., T], *given: object) -> T:
        """Run a function of some module in a process of its own."""
        pool = self._pool = self._pool or self._start()
        self._progress.value = 0.0
        loop = asyncio.get_running_loop()
        self._thoughts += 1
        self._stay()
        try:
            with _deaf():
                thought = loop.run_in_executor(pool, _timed, work, *given)
            result, seconds = await thought
        except BrokenProcessPool as error:
            if self._pool is pool:
                self.close()
            raise Unavailable("the process that thought about it is gone") from error
        finally:
            self._thoughts -= 1
            if self._thoughts == 0:
                self._leaving = loop.call_later(self._idle, self.close)
        pay(seconds)
        return result

    def close(self) -> None:
        """Stop thinking at once; whoever waits is told so."""
        self._stay()
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - no other way to end them
            process.kill()
        # They are dead, so this takes no time; without it, the pool's own thread may outlive us.
        pool.shutdown(cancel_futures=True)

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count,
            mp_context=self._spawn,
            initializer=_begin,
            initargs=(self._progress, self._nice),
        )


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that never hear Ctrl+C, not even before their first line."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows has no such thing
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _timed(work: Callable[..., T], *given: object) -> tuple[T, float]:
    """Think, and tell how much time of the processor it took."""
    started = process_time()
    return work(*given), process_time() - started


def tell_progress(share: float) -> None:
    """Tell the worker how far this process is."""
    if "progress" in _here:
        _here["progress"].value = share


def _begin(progress: object, nice: int) -> None:
    """Make a new process a quiet neighbour that does not outlive its worker."""
    _here["progress"] = progress
    if hasattr(os, "nice"):  # Windows has no such thing
        os.nice(nice)
    # Ctrl+C reaches every process of a terminal; the worker ends this one when it is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
