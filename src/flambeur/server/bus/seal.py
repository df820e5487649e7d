"""News is sealed with a key that only workers have: whoever else reaches the bus tells nothing."""

import hmac
from hashlib import blake2b

SIZE = 16


class Seal:
    """Seals news about a subject, and opens what others of the same key have sealed."""

    def __init__(self, key: bytes) -> None:
        """Take the key that all workers share."""
        self._keyed = blake2b(key=key, digest_size=SIZE)

    def close(self, subject: str, news: bytes) -> bytes:
        """Put the seal before the news."""
        return self._mark(subject, news) + news

    def open(self, subject: str, sealed: bytes) -> bytes | None:
        """Take the seal off, or tell that this is not from us or is about something else."""
        mark, news = sealed[:SIZE], sealed[SIZE:]
        return news if hmac.compare_digest(mark, self._mark(subject, news)) else None

    def _mark(self, subject: str, news: bytes) -> bytes:
        # A subject holds no zero byte, so no part of it can be taken for news.
        mark = self._keyed.copy()
        mark.update(b"%b\0%b" % (subject.encode(), news))
        return mark.digest()
