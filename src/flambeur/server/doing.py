"""The one way in which both doors open tables and do something at them."""

import msgspec

from flambeur.protocol.acts import Act, Rematch
from flambeur.protocol.lobby import Committed, NewTable, PlayOn, Quick
from flambeur.server.context import Context
from flambeur.server.play.table import Table


class Doer(msgspec.Struct, frozen=True):
    """Somebody who came through a door."""

    context: Context
    person: str
    address: str

    async def open(self, wanted: NewTable) -> str:
        """Open a table."""
        return await self.context.lobby.open(self.person, wanted, self._count_table)

    async def quick(self, wanted: Quick) -> str:
        """Find a table for a quick game, or open one."""
        return await self.context.lobby.quick(self.person, wanted, self._count_table)

    async def play_on(self, moment: Table, wanted: PlayOn) -> str:
        """Open a table that goes on from a moment of a finished game."""
        return await self.context.lobby.play_on(self.person, moment, wanted, self._count_table)

    async def do(self, table: str, act: Act, key: str) -> Committed:
        """Do something, once for each key; tell its place in the log."""
        desk = self.context.desk
        if isinstance(act, Rematch) and not (await desk.see(table)).table.card.again:
            self._count_table()
        seq = await desk.act(table, self.person, act, key)
        return Committed(seq, await desk.receipt(table, self.person, act))

    def _count_table(self) -> None:
        self.context.limits.open_table(self.person, self.address)
