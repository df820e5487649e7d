"""How news reaches a handler."""

import logging

from flambeur.server.bus.contract import Handler

LOGGER = logging.getLogger("flambeur.bus")


async def deliver(handler: Handler, subject: str, news: bytes) -> None:
    """Call a handler; its mistakes are logged and end nothing."""
    try:
        await handler(subject, news)
    except Exception:
        LOGGER.exception("a handler of %s failed", subject)
