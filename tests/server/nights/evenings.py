"""Nights for tests: people who come, and games that are played to their end."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from flambeur.core.errors import FlambeurError
from flambeur.protocol.night import Begin, Enter, NewNight, NightAct
from flambeur.server.context import Context
from flambeur.server.doing import Doer
from flambeur.server.nights.night import Room
from flambeur.server.play.table import Table
from tests.server.play.tables import Eye, pick

PEOPLE = ("ana", "ben", "cleo", "dan", "eva")


class Page(Eye):
    """The page of somebody who follows a night."""

    person: str

    @property
    def night(self) -> dict[str, Any]:
        """The night as it was told last."""
        night: dict[str, Any] = self.last["night"]
        return night


def doer(context: Context, person: str) -> Doer:
    """Let somebody come through a door."""
    return Doer(context, person, "192.0.2.1")


async def do(context: Context, night: str, person: str, act: NightAct, key: str = "") -> int:
    """Do something at a night."""
    room = await see(context, night)
    return await doer(context, person).do_at_night(night, act, key or f"{person}-{room.seq}")


async def follow(context: Context, night: str, person: str, *, screen: bool = False) -> Page:
    """Open the page of a night."""
    page = Page(person)
    await context.nights.follow(night, page, screen=screen)
    await context.keeper.come(night, page, screen=screen)
    return page


async def gather(context: Context, people: Sequence[str] = PEOPLE) -> str:
    """Open a night to which these people come."""
    night = (await doer(context, "tv").open_night(NewNight())).night
    for person in people:
        await follow(context, night, person)
        await do(context, night, person, Enter(person.title()))
    return night


async def see(context: Context, night: str) -> Room:
    """Read a night as its log tells it."""
    return (await context.nights.see(night)).room


async def play(context: Context, night: str, game: str | None, bots: int = 0) -> Table:
    """Let the host begin a game, and play it to its end and to its score."""
    host = (await see(context, night)).host
    assert host is not None
    await do(context, night, host, Begin(game, bots))
    room = await see(context, night)
    assert room.last is not None
    return await play_out(context, night, room.last.table)


async def play_out(context: Context, night: str, table: str) -> Table:
    """Play a game to its end and to its score."""
    async with asyncio.timeout(60):
        while (now := (await context.desk.see(table)).table).card.phase != "over":
            await move(context, now)
        while (await see(context, night)).phase == "playing":
            await asyncio.sleep(0.01)
    return now


async def move(context: Context, now: Table) -> None:
    """Move for the person whose turn it is; bots and the table itself need a moment."""
    seat = now.awaited()
    place = None if seat is None else now.card.places[seat]
    if seat is None or place is None or now.is_played_by_bot(seat):
        await asyncio.sleep(0.005)
        return
    assert place.person is not None
    with suppress(FlambeurError):
        await context.desk.act(now.id, place.person, pick(now), f"move-{now.version}")
