"""What an operator can set, by environment variable and most of it by flag."""

from typing import Annotated

import msgspec

Rate = Annotated[str, msgspec.Meta(pattern="^[1-9][0-9]*/(second|minute|hour)(?!\n)$")]
"""How often something may happen, such as `20/second`."""
Days = Annotated[int, msgspec.Meta(ge=1, le=36_500)]
"""How long something is kept."""

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


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
    idle_reviews: Annotated[int, msgspec.Meta(ge=0)] = 600
    """Seconds of processor time an hour for reviews nobody asked for, while this worker is idle."""
    keep_tables: Days = 90
    """Days from the end of a game until a table without accounts is forgotten."""
    keep_accounts: Days = 1095
    """Days from the last visit until an account is forgotten."""
    keep_bots: Days = 365
    """Days from the last use of its token until a bot is forgotten."""
    notify_inside: bool = False
    """Notices may go to addresses of the own network and without TLS, as to an ntfy at home."""
    acts: Rate = "20/second"
    """What one person may do at tables; an address may do twenty times as much."""
    requests: Rate = "100/second"
    """Requests from one address."""
    codes: Rate = "10/minute"
    """Wrong codes of game nights one person may try; an address may try three times as many."""
    tables: Rate = "120/hour"
    """Tables one person may open; an address may open three times as many."""
    reviews: Rate = "30/hour"
    """Reviews one address may ask for."""
    hints: Rate = "30/minute"
    """Hints one person may ask for."""
    signs: Rate = "20/minute"
    """Attempts to sign in from one address."""
    thinking: Rate = "10/minute"
    """Seconds of processor time for what one person asks; an address has three times as many."""
    reviewing: Rate = "600/hour"
    """The same for reviews, which processes of low priority work on."""
    connections: Count = 200
    """Open lines from one address; those of known proxies are not counted."""
    arrival: Seconds = 10.0
    """Seconds in which the head of a request must arrive, and then its body."""
