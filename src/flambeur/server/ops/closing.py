"""Closing a table by hand, for everybody who sits there."""

from flambeur.core.errors import Finished
from flambeur.server.bus.local import LocalBus
from flambeur.server.play.beginning import Decision
from flambeur.server.play.desk import Desk
from flambeur.server.play.steps import Closed
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store


async def abandon(store: Store, table: str) -> int:
    """Close a table before its end; workers hear of it from their sweep within seconds."""
    # No line to the bus: the job must also work while the bus is what is broken.
    desk = Desk(store, LocalBus())
    return await desk.commit(table, _close, "abandoned-by-operator")


def _close(table: Table) -> Decision:
    if table.card.phase == "over":
        raise Finished("the game is over")
    return Closed("abandoned"), None
