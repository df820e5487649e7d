"""Several workers behind one port, watched by the process that started them."""

import logging
import os
import signal
import socket
import tempfile
import threading
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from flambeur.server.ops.endpoints import SHARED
from flambeur.server.ops.environment import Serving
from flambeur.server.settings import Settings

PAUSE = 1.0
"""Seconds between two looks at the workers, so also before a dead one is replaced."""
log = logging.getLogger("flambeur.crew")


class Crew:
    """Starts workers, replaces those that die, and stops all of them together."""

    def __init__(self, settings: Settings, serving: Serving, door: socket.socket) -> None:
        """Take what every worker gets."""
        self._given = (settings, serving, door)
        self._workers: list[BaseProcess] = []
        self._over = threading.Event()

    def run(self) -> None:
        """Work until somebody says stop."""
        with tempfile.TemporaryDirectory(prefix="flambeur-") as folder:
            os.environ[SHARED] = folder
            for name in (signal.SIGINT, signal.SIGTERM):
                signal.signal(name, lambda *_: self._over.set())
            self._workers = [self._start() for _ in range(self._given[1].workers)]
            while not self._over.wait(PAUSE):
                self._replace_dead()
            self._stop()

    def _start(self) -> BaseProcess:
        worker = get_context("spawn").Process(target=work, args=self._given)
        worker.start()
        return worker

    def _replace_dead(self) -> None:
        for place, worker in enumerate(self._workers):
            if not worker.is_alive():
                log.error("worker died", extra={"worker": worker.pid, "code": worker.exitcode})
                _forget(worker)
                self._workers[place] = self._start()

    def _stop(self) -> None:
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join()


def work(settings: Settings, serving: Serving, door: socket.socket) -> None:
    """Be one of several workers."""
    from flambeur.server.ops.logs import set_up_logs  # noqa: PLC0415 - the worker's own process
    from flambeur.server.run import run  # noqa: PLC0415 - the same

    set_up_logs()
    # Ctrl+C reaches every process of a terminal; the worker has left in order by then.
    with suppress(KeyboardInterrupt):
        run(settings, serving, door)


def _forget(worker: BaseProcess) -> None:
    """Take what a dead worker counted as open out of the sum."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - set up by then

    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]  # it comes without types
