"""What an operator can set, by environment variable and most of it by flag."""

from typing import Annotated

import msgspec

Rate = Annotated[str, msgspec.Meta(pattern="^[1-9][0-9]*/(second|minute|hour)(?!\n)$")]
"""How often something may happen, such as `20/second`."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings, with those that fit a club's evening as defaults."""

    database: str = "sqlite:///flambeur.db"
    bus: str = "local"
    origins: tuple[str, ...] = ()
    """Sites whose pages may talk to this server, such as `https://play.example`; else its own."""
    proxies: tuple[str, ...] = ()
    """Proxies whose word about the client is taken: addresses or networks."""
    secure: bool = False
    """Everybody comes over HTTPS: cookies go no other way, and only such pages are our own."""
    hsts: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Seconds for which browsers shall come to this host over HTTPS only; 0 tells them nothing."""
    cache: int = 2000
    """Tables kept in the memory of a worker."""
    bots: bool = True
    """This worker lets bots think and reviews games, too."""
    acts: Rate = "20/second"
    """What one person may do at tables."""
    requests: Rate = "30/second"
    """Requests from one address."""
    tables: Rate = "60/hour"
    """Tables one address may open."""
    reviews: Rate = "30/hour"
    """Reviews one address may ask for."""
    hints: Rate = "30/minute"
    """Hints one person may ask for."""
    signs: Rate = "20/minute"
    """Attempts to sign in from one address."""
