"""Days with a key of their own choice, and attempts at their boards."""

import asyncio

import msgspec

from flambeur.protocol.refusals import WrongPhase
from flambeur.server.boards.keeping import Boards, Promised
from flambeur.server.context import Context
from flambeur.server.play.steps import DayDice
from flambeur.server.play.table import Table
from tests.server.live import Guest, Json
from tests.server.play.tables import pick

DAY = "2026-11-18"
CLOSES = 4_000_000_000
AFTER = CLOSES + 1.0
KEY = "17" * 32
PROMISE = "ab" * 32
LONG = 60.0
"""Seconds for a bot or a process, on a busy machine."""


class SomeDay:
    """A day that is open to all but those who have not given all answers."""

    def __init__(self, key: str = KEY, late: tuple[str, ...] = ()) -> None:
        """Take the key of the board, and who has not."""
        self._key, self._late = key, late

    async def board_for(self, day: str, person: str) -> Promised:
        """Find the dice."""
        if person in self._late:
            raise WrongPhase("ten answers come first")
        return Promised(DayDice(day, CLOSES, self._key), PROMISE)


def boards_of(context: Context, days: SomeDay | None = None) -> Boards:
    """Keep boards of such days at a worker."""
    return Boards(context.desk, context.lobby, context.minds, days or SomeDay())


async def my_turn(context: Context, table: str) -> Table:
    """Wait until no bot is awaited any more."""
    async with asyncio.timeout(LONG):
        while (now := (await context.desk.see(table)).table).awaited() not in (0, None):
            await asyncio.sleep(0.005)
    return now


async def play_board(context: Context, table: str, first: int = 0) -> Table:
    """Play an attempt to its end, with one of the moves that there are first."""
    now = await my_turn(context, table)
    assert now.position is not None
    moves = now.position.turn.moves  # type: ignore[union-attr]
    act = pick(now)
    act = msgspec.structs.replace(act, move=msgspec.Raw(msgspec.json.encode(moves[first])))
    while now.awaited() is not None:
        await context.desk.act(table, now.card.host, act, f"move-{now.version}")
        now = await my_turn(context, table)
        if now.awaited() is not None:
            act = pick(now)
    return now


async def wait_for(guest: Guest, table: str) -> Json:
    """Wait until no bot is awaited any more, as a client would."""
    async with asyncio.timeout(LONG):
        while True:
            seen = await guest.see(table)
            if seen["view"]["turn"].get("seat", 0) == 0:
                return seen
            await asyncio.sleep(0.01)
