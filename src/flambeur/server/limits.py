"""How often one person or one address may ask for something."""

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from flambeur.protocol.refusals import TooMany
from flambeur.server.settings import Settings


class Limits:
    """Counts in this worker's memory: enough against floods, and free of a shared store."""

    def __init__(self, settings: Settings) -> None:
        """Read the limits of the settings."""
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self.acts = parse(settings.acts)
        self.requests = parse(settings.requests)
        self.tables = parse(settings.tables)
        self.reviews = parse(settings.reviews)
        self.hints = parse(settings.hints)
        self.signs = parse(settings.signs)

    async def check(self, limit: RateLimitItem, name: str, who: str) -> None:
        """Count one more, or refuse it."""
        if not await self._limiter.hit(limit, name, who):
            raise TooMany("too many requests; wait a moment")
