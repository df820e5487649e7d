"""Tables that are in memory here, and in the database no longer."""

from flambeur.core.codec import encode
from flambeur.protocol.messages import Refused
from flambeur.protocol.refusals import UnknownTable
from flambeur.server.play.desk import Desk


async def drop_gone(desk: Desk) -> None:
    """Let go of tables that were deleted, and of those who follow them."""
    held = desk.slots.names()
    known = await desk.store.seqs(held) if held else {}
    for table in held:
        if table not in known:
            await _drop(desk, table)


async def _drop(desk: Desk, table: str) -> None:
    slot = desk.slots.peek(table)
    word = encode(Refused(UnknownTable.code, "this table was deleted", None, table))
    for viewer in tuple(slot.viewers) if slot else ():
        viewer.send(word)
        await desk.unwatch(table, viewer)
    desk.slots.drop(table)
