"""Which errors mean that the database cannot be reached now."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from flambeur.protocol.refusals import Unavailable

LOST = (
    OSError,  # also a time limit of ours, and every broken line
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shutdown, crash, start, and the time limit over there
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InsufficientResourcesError,  # no connection, memory or room on the disk is left
    asyncpg.ReadOnlySQLTransactionError,  # the old primary after a failover
    asyncpg.InterfaceError,  # the connection or the pool is closed
    asyncpg.InternalClientError,  # the line broke in the middle of an answer
)


@contextmanager
def reach() -> Iterator[None]:
    """Turn the loss of the database into `Unavailable`."""
    try:
        yield
    except asyncpg.DataError:
        raise  # a wrong value is a mistake here, although the driver calls it InterfaceError
    except LOST as error:
        raise Unavailable("the database cannot be reached") from error
