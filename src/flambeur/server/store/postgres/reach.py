"""Which errors mean that the database is lost, takes nothing, or has too much to do."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from flambeur.protocol.refusals import Busy, Unavailable

BUSY = (
    asyncpg.QueryCanceledError,  # the time limit over there: it waited for others
    asyncpg.TooManyConnectionsError,
)
FULL = (
    asyncpg.InsufficientResourcesError,  # no memory or no room on the disk is left
    asyncpg.ReadOnlySQLTransactionError,  # the old primary after a failover
)
LOST = (
    OSError,  # also a time limit of ours, and every broken line
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutdown, crash, start
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InterfaceError,  # the connection or the pool is closed
    asyncpg.InternalClientError,  # the line broke in the middle of an answer
)


@contextmanager
def reach() -> Iterator[None]:
    """Turn what goes wrong with the database into what clients are told."""
    try:
        yield
    except asyncpg.DataError:
        raise  # a wrong value is a mistake here, although the driver calls it InterfaceError
    except BUSY as error:
        raise Busy("the database has too much to do") from error
    except FULL as error:
        raise Unavailable("the database takes nothing") from error
    except LOST as error:
        raise Unavailable("the database cannot be reached") from error
