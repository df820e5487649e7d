"""Several addresses of one database: whichever of them takes what is written."""

from typing import Any
from urllib.parse import urlsplit

import asyncpg

from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.postgres.reach import reach


def split_hosts(url: str) -> list[str]:
    """Write a URL with several hosts as several URLs, in the same order."""
    place = urlsplit(url).netloc
    user, at, hosts = place.rpartition("@")
    return [url.replace(place, f"{user}{at}{host}", 1) for host in hosts.split(",")]


async def connect(
    url: str,
    *,
    timeout: float,  # noqa: ASYNC109 - the pool calls it so
    **options: Any,
) -> Any:
    """Connect to the first address that answers and fits; each gets its share of the time.

    The driver alone would give a silent machine all of it, and never come to the next one.
    """
    *others, last = split_hosts(url)
    share = timeout / (len(others) + 1)
    for one in others:
        try:
            with reach():
                return await asyncpg.connect(one, timeout=share, **options)
        except Unavailable:
            continue
    return await asyncpg.connect(last, timeout=share, **options)
