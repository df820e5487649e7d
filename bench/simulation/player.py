"""Clients who sit at the table: they move at random, and agree to end a game after some moves."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bench.server.giving import Giver
from bench.server.messages import Update
from bench.simulation.client import Client
from flambeur.protocol.acts import (
    Answer,
    Hand,
    Play,
    Propose,
    Rematch,
    SeatBot,
    Seek,
    Sit,
    Start,
    Take,
)
from flambeur.protocol.card import Asked, Pace, Place, Seeker
from flambeur.protocol.lobby import NewTable

if TYPE_CHECKING:
    from bench.simulation.world import World

THINK = 0.3
"""Seconds before a move, at most."""
WATCH = 3.0
"""Seconds for which somebody watches before taking the place of a bot, at most."""
PATIENT = 0.5
"""How often somebody who watches waits until a player is away, and asks for that place."""
IMPATIENT = 2.0
"""Seconds after which the host waits for nobody else to play again."""
WISH = 0.5
"""How often somebody asks for another game who hears that this one is over."""
CHAIRS = 4
NAMES = ("Ann", "Ben", "Cid")


class _Asking(msgspec.Struct):
    asked: Asked | None = None
    seeker: Seeker | None = None
    rematch: str | None = None
    phase: str = ""
    host: str = ""
    places: tuple[Place | None, ...] = ()


class _Proposal(msgspec.Struct):
    """As much of an update as tells what was proposed or asked, where it goes on, and who plays."""

    card: _Asking | None = None


PROPOSAL = msgspec.json.Decoder(_Proposal)


class Player(Client):
    """One who sits down, and plays."""

    def __init__(self, world: "World", number: int) -> None:
        """Begin without a move."""
        super().__init__(world, number)
        self._version = -1
        self._rematch: str | None = None
        self._sleeps = world.plan.sleeps and number == 1
        silent = world.plan.silent and number == 0
        self._giver = Giver(world.loop.luck.randbytes, silent=silent) if world.plan.gives else None

    async def sit(self) -> None:
        """Take a place."""
        await self._must(Sit(NAMES[self.number], gives=self._giver is not None))

    async def host(self) -> None:
        """Open a table, and begin once all others sit there."""
        world, plan = self.world, self.world.plan
        chairs = plan.players + 1 if plan.auto else CHAIRS
        pace = Pace(seconds=plan.pace)
        table = await self.open_table(
            NewTable(game="easycome", chairs=chairs, pace=pace, auto=plan.auto)
        )
        for client in world.clients:
            client.follow(table)
        players = [client for client in world.clients if isinstance(client, Player)]
        await asyncio.gather(*(player.sit() for player in players))
        await self._must(SeatBot("uniform"))
        if not plan.auto:
            await self._must(Start())
        while not self.over:
            await asyncio.sleep(1.0)
            if world.moves >= plan.moves:
                await self.ask(Propose("abandon"))
        while plan.again and self._rematch is None:
            # The others may have joined meanwhile, or not.
            await asyncio.sleep(IMPATIENT)
            await self.ask(Rematch(now=True))

    async def _must(self, act: Sit | SeatBot | Start) -> None:
        """Do what nobody has a reason to refuse."""
        if not await self.ask(act):
            self.world.history.wrong.append(f"{self.person} was refused {act}")

    def see(self, update: Update, raw: bytes) -> None:
        """Move when it is one's turn, and agree to whatever is proposed."""
        loop, view, seat = self.world.loop, update.view, update.seat
        if self.over and self.world.plan.again:
            self._look_on(raw)
        if seat is None or self.over:
            return
        part = None if self._giver is None else self._giver.answer(seat, raw)
        if part is not None:
            loop.create_task(self.ask(part))
        if view is None:
            return
        card = PROPOSAL.decode(raw).card
        if card is not None and card.asked is not None and seat not in card.asked.agreed:
            loop.create_task(self.ask(Answer(yes=True, to=card.asked.seq)))
        if card is not None and card.seeker is not None and card.host == self.person:
            loop.create_task(self.ask(Hand(yes=True, to=card.seeker.seq)))
        mine = view.turn.seat == seat and view.turn.moves and view.version != self._version
        if mine and not self._sleeps:
            self._version = view.version
            play = Play(view.version, loop.luck.choice(view.turn.moves))
            loop.create_task(self._move(play))

    def _look_on(self, raw: bytes) -> None:
        """See where the next game is, and perhaps ask for it."""
        loop, card = self.world.loop, PROPOSAL.decode(raw).card
        if card is not None and self._rematch is None:
            self._rematch = card.rematch
            if self._rematch is None and loop.luck.random() < WISH:
                loop.create_task(self.ask(Rematch()))

    async def _move(self, play: Play) -> None:
        await asyncio.sleep(self.world.loop.luck.random() * THINK)
        if await self.ask(play):
            self.world.moves += 1
        else:
            self._version = -1


class Newcomer(Player):
    """One who watches at first, and then plays for a bot, or for somebody who is away."""

    def __init__(self, world: "World", number: int) -> None:
        """Begin as one who looks on."""
        super().__init__(world, number)
        self._wants = True
        self._patient = world.loop.luck.random() < PATIENT

    async def sit(self) -> None:
        """Look on instead."""

    def see(self, update: Update, raw: bytes) -> None:
        """Ask for a place once, and play there."""
        card = PROPOSAL.decode(raw).card
        seats = [] if card is None else self._open(card)
        if seats and self._wants:
            self._wants = False
            self.world.loop.create_task(self._take(seats[0]))
        super().see(update, raw)

    def _open(self, card: _Asking) -> list[int]:
        """List the places of bots, or of those whom the host can replace."""
        if card.phase != "playing":
            return []
        places = [(seat, place) for seat, place in enumerate(card.places) if place is not None]
        if self._patient:
            return [seat for seat, place in places if place.away and place.person != card.host]
        return [seat for seat, place in places if place.bot]

    async def _take(self, seat: int) -> None:
        name, gives = NAMES[self.number], self._giver is not None
        if self._patient:
            await self.ask(Seek(seat, name, gives))
        else:
            await asyncio.sleep(self.world.loop.luck.random() * WATCH)
            await self.ask(Take(seat, name, gives))
