"""What every arena has."""

from abc import ABC, abstractmethod
from collections import Counter

from bench.server.processes import Worker


class Arena(ABC):
    """Workers with their database, in which players are at home while faults happen."""

    served: list[Worker]
    """The workers that people connect to."""
    workers: list[Worker]
    """All workers; none of them may end by itself."""

    def __init__(self) -> None:
        """Begin to count turns."""
        self._turns = Counter[str]()

    @property
    @abstractmethod
    def url(self) -> str:
        """Where the logs are found that players were promised."""

    @abstractmethod
    async def start(self) -> None:
        """Start everything."""

    @abstractmethod
    def remove(self) -> None:
        """End everything and leave nothing behind."""

    def turn(self, fault: str) -> int:
        """Count, so that a fault hits another one each time."""
        self._turns[fault] += 1
        return self._turns[fault] - 1
