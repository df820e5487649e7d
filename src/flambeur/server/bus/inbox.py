"""Where news waits for one handler inside this process."""

import asyncio

from flambeur.server.bus.contract import Handler
from flambeur.server.bus.deliver import deliver

BACKLOG = 65_536
"""Pieces of news that may wait for one handler; more are dropped."""


class Inbox:
    """Hands news to one handler in a task of its own, in the order of arrival."""

    def __init__(self, pattern: str, handler: Handler, group: str) -> None:
        self.group = group
        self._pattern = pattern.split(".")
        self._handler = handler
        self._closed = False
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(BACKLOG)
        self._task = asyncio.create_task(self._work())

    def wants(self, words: list[str]) -> bool:
        """Tell whether a subject fits: `*` is one word of it, a last `>` all that follow."""
        if self._pattern[-1] == ">":
            head = self._pattern[:-1]
            return len(words) > len(head) and _fits(head, words[: len(head)])
        return _fits(self._pattern, words)

    def put(self, subject: str, news: bytes) -> None:
        """Take news, unless too much is waiting."""
        if not self._waiting.full():
            self._waiting.put_nowait((subject, news))

    async def drain(self) -> None:
        """Wait until everything is handed out."""
        await self._waiting.join()

    def close(self) -> None:
        """Stop; a handler that closes its own inbox may finish."""
        self._closed = True
        if self._task is not asyncio.current_task():
            self._task.cancel()

    async def _work(self) -> None:
        while not self._closed:
            subject, news = await self._waiting.get()
            await deliver(self._handler, subject, news)
            self._waiting.task_done()


def _fits(pattern: list[str], words: list[str]) -> bool:
    if len(pattern) != len(words):
        return False
    return all(wanted in {"*", word} for wanted, word in zip(pattern, words, strict=True))
