"""Somebody's attempt at the board of a day: opened once, found again, and compared at its end."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from flambeur.protocol.board import BoardResult
from flambeur.protocol.refusals import NotFound, WrongPhase
from flambeur.server.boards.board import SEAT, opened
from flambeur.server.boards.par import par_of
from flambeur.server.people.names import clean_name
from flambeur.server.play.desk import Desk
from flambeur.server.play.lobby import Count, Lobby, free, new_table_id
from flambeur.server.play.sealing import is_sealed
from flambeur.server.play.steps import DayDice
from flambeur.server.play.table import Table
from flambeur.server.store.contract import KeptBoard
from flambeur.server.thought.minds import Minds

ALONE = 1
"""A place among so many says nothing."""


class Promised(msgspec.Struct, frozen=True):
    """The dice of a day, and what was promised of that day."""

    dice: DayDice
    promise: str


class BoardDays(Protocol):
    """Knows the days."""

    async def board_for(self, day: str, person: str) -> Promised:
        """Find the dice of a day for somebody who has given all ten answers, or refuse."""


class Boards:
    """The attempts at the boards of all days."""

    def __init__(self, desk: Desk, lobby: Lobby, minds: Minds, days: BoardDays) -> None:
        """Take where tables are, what opens them, processes that think, and who knows the days."""
        self._desk, self._lobby, self._minds, self._days = desk, lobby, minds, days
        self._store = desk.store
        self._turn = asyncio.Lock()

    async def open(self, person: str, day: str, name: str, count: Count = free) -> str:
        """Begin the one attempt of somebody, or find it again."""
        kept = await self._store.board(day, person)
        if kept is not None and await self._desk.card(kept.table) is not None:
            return kept.table
        promised = await self._days.board_for(day, person)
        clean_name(name)
        count()
        await self._store.claim_board(day, person, new_table_id())
        table = (await self._kept(day, person)).table
        await self._lobby.open_board(opened(table, person, name, promised.dice, promised.promise))
        return table

    async def note(self, table: Table) -> None:
        """Count the result of somebody who played to the end while the day was open."""
        card, place = table.card, table.card.places[SEAT]
        stayed = place is not None and not place.away and not place.resigned
        if is_sealed(card) and stayed and card.outcome is not None and card.outcome.scores:
            await self._store.note_board(table.id, card.outcome.scores[SEAT])

    async def result(self, person: str, day: str) -> BoardResult:
        """Tell somebody what their attempt came to, once it is over."""
        table = (await self._desk.see((await self._kept(day, person)).table)).table
        if table.card.phase != "over" or table.board is None:
            raise WrongPhase("this is told when your own attempt is over")
        await self.note(table)
        money = (await self._kept(day, person)).money
        par = await self._par(table.board)
        moneys = await self._store.board_moneys(day)
        rank = None if money is None else _rank(money, moneys)
        return BoardResult(day, table.id, money, par, len(moneys), rank)

    async def _kept(self, day: str, person: str) -> KeptBoard:
        kept = await self._store.board(day, person)
        if kept is None:
            raise NotFound("you have not played this board")
        return kept

    async def _par(self, dice: DayDice) -> int:
        """Let a champion play the board, once for all."""
        async with self._turn:
            par = await self._store.par(dice.day)
            if par is None:
                par = await self._minds.think(par_of, dice.key)
                await self._store.keep_par(dice.day, par)
        return par


def _rank(money: int, moneys: Sequence[int]) -> int | None:
    """Tell the place among all who played, if there are others."""
    return 1 + sum(other > money for other in moneys) if len(moneys) > ALONE else None
