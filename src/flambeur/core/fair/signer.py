"""Who signs for a server; the game itself knows no keys."""

from typing import Protocol

from flambeur.core.fair.hashing import lp


class Signer(Protocol):
    """Holds the keys of a server, the newest and older ones."""

    @property
    def public(self) -> str | None:
        """The public key that new agreements name; none where nobody signs."""

    async def know(self, public: str | None) -> None:
        """Look for the key that belongs to a public one, if it is not known yet."""

    def sign(self, public: str | None, message: bytes) -> str | None:
        """Sign with the key that belongs to a public one; with none that is unknown."""


class NoSigner:
    """For tables without a server: nobody signs."""

    public = None

    async def know(self, public: str | None) -> None:
        """Know no key."""

    def sign(self, public: str | None, message: bytes) -> None:
        """Sign nothing."""


def to_sign(tag: str, *parts: bytes) -> bytes:
    """Write what is signed for one purpose."""
    return lp(tag.encode(), *parts)
