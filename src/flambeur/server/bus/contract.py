"""What a bus must do; one suite of tests holds every bus to it."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Handler = Callable[[str, bytes], Awaitable[None]]
"""Takes the subject and the news."""
Unsubscribe = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """Carries news at most once; whoever misses some reads the log."""

    async def open(self, key: bytes, /) -> None:
        """Connect, and stay connected; only who has the same key is heard."""

    async def publish(self, subject: str, news: bytes) -> None:
        """Tell everybody who listens; without a line the news is dropped."""

    async def tell_others(self, subject: str, news: bytes) -> None:
        """Tell those who listen on other workers; whoever listens on this one knows already."""

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Unsubscribe:
        """Listen; of those in one group, one alone gets each piece of news."""

    async def ready(self) -> bool:
        """Tell whether the line is up."""

    async def close(self) -> None:
        """Hang up."""
