"""The one way in which both doors open tables and do something at them."""

from contextlib import suppress

import msgspec

from flambeur.core.errors import FlambeurError
from flambeur.protocol.acts import Act, Rematch
from flambeur.protocol.board import NewBoard
from flambeur.protocol.lobby import Committed, NewTable, PlayOn, Quick
from flambeur.protocol.night import Begin, Break, Close, NewNight, NightAct, OpenedNight
from flambeur.protocol.position import PlayFrom
from flambeur.server.context import Context
from flambeur.server.nights.opening import open_night
from flambeur.server.play.playing_on import Point
from flambeur.sources.fair import new_nonce


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

    async def play_on(self, point: Point, wanted: PlayOn | PlayFrom) -> str:
        """Open a table that goes on from where another game stood."""
        return await self.context.lobby.play_on(self.person, point, wanted, self._count_table)

    async def open_board(self, wanted: NewBoard) -> str:
        """Play the board of a day."""
        boards = self.context.boards
        return await boards.open(self.person, wanted.day, wanted.name, self._count_table)

    async def do(self, table: str, act: Act, key: str) -> Committed:
        """Do something, once for each key; tell its place in the log."""
        desk = self.context.desk
        if isinstance(act, Rematch) and not (await desk.see(table)).table.card.again:
            self._count_table()
        seq = await desk.act(table, self.person, act, key)
        return Committed(seq, await desk.receipt(table, self.person, act))

    async def open_night(self, wanted: NewNight) -> OpenedNight:
        """Open a night; whoever opens it may come in at once."""
        self._count_table()
        made = await open_night(self.context.store)
        if wanted.enter is not None:
            await self.context.nights.act(made.night, self.person, wanted.enter, new_nonce())
        return made

    async def do_at_night(self, night: str, act: NightAct, key: str) -> int:
        """Do something at a night, once for each key; tell its place in the log."""
        nights, keeper = self.context.nights, self.context.keeper
        if isinstance(act, Begin):
            self._count_table()
        if isinstance(act, Break):
            await keeper.break_game(night, self.person)
        seq = await nights.act(night, self.person, act, key)
        # It is done; what follows from it is found by the sweep if it cannot be done now.
        with suppress(FlambeurError):
            if isinstance(act, Begin):
                await keeper.open_game(night)
            if isinstance(act, Close):
                await keeper.sum_up(night)
        return seq

    def _count_table(self) -> None:
        self.context.limits.open_table(self.person, self.address)
