"""What the server takes from the world outside, taken from a seed and a simulated clock."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import TypeVar

from bench.simulation.loop import SimLoop
from bench.simulation.node import NODE
from flambeur.core.errors import FlambeurError
from flambeur.server.play import lobby, slots
from flambeur.sources import fair

T = TypeVar("T")


class SeededSecrets:
    """Stands in for the module `secrets`."""

    def __init__(self, luck: Random) -> None:
        """Take where they come from."""
        self._luck = luck

    def token_hex(self, size: int) -> str:
        """Draw some bytes, in hexadecimal."""
        return self._luck.randbytes(size).hex()

    def choice(self, those: Sequence[T]) -> T:
        """Draw one of some."""
        return self._luck.choice(those)


class Mistakes(logging.Handler):
    """Collects what workers log as their own mistakes; a refusal is none."""

    def __init__(self) -> None:
        """Listen to errors only."""
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep what was raised."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, FlambeurError):
            self.found.append(f"a worker failed: {record.getMessage()}: {error!r}")


@contextmanager
def patched(loop: SimLoop) -> Iterator[Mistakes]:
    """Let chance and time come from the simulation, and collect mistakes."""

    def monotonic() -> float:
        node = NODE.get()
        return loop.now + (0.0 if node is None else node.ahead)

    secrets = SeededSecrets(loop.luck)
    changes = [(fair, "secrets", secrets), (lobby, "secrets", secrets)]
    changes.append((slots, "monotonic", monotonic))  # type: ignore[arg-type] # any attribute
    before = [getattr(module, name) for module, name, _ in changes]
    logger, mistakes = logging.getLogger("flambeur"), Mistakes()
    logger.addHandler(mistakes)
    propagate, logger.propagate = logger.propagate, False
    try:
        for module, name, value in changes:
            setattr(module, name, value)
        yield mistakes
    finally:
        for (module, name, _), value in zip(changes, before, strict=True):
            setattr(module, name, value)
        logger.removeHandler(mistakes)
        logger.propagate = propagate
