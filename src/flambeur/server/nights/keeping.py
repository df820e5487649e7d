"""What nights need from workers: who is here, games opened and scored, codes held."""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from flambeur.core.errors import Finished, FlambeurError, Stale
from flambeur.protocol.refusals import UnknownNight
from flambeur.server.nights.clock import BEAT, GONE, HOST_AWAY
from flambeur.server.nights.closing import are_reviewed, judged, sum_up
from flambeur.server.nights.codes import HELD
from flambeur.server.nights.desk import Decision, NightDesk
from flambeur.server.nights.night import Room
from flambeur.server.nights.opening import open_table
from flambeur.server.nights.scoring import decided_by_bots, score
from flambeur.server.nights.slots import Follower
from flambeur.server.nights.steps import (
    Broke,
    Came,
    Ended,
    HostChanged,
    Joined,
    Lapsed,
    NightStep,
    Screened,
    Summed,
    TableOpened,
    Went,
)
from flambeur.server.ops.rounds import Rounds, guard
from flambeur.server.play import beginning
from flambeur.server.play.desk import Desk
from flambeur.server.play.reading import aside, read_log
from flambeur.server.play.steps import Closed
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Attendant

EVERY = 1.0
"""Seconds between two looks at the deadlines."""
RECONCILE = 2.0
CLAIM = 100
LONG_PAST = 600.0
"""Seconds after which a page that was closed is forgotten."""

Review = Callable[[str], Awaitable[object]]


class NightKeeper:
    """Any worker does it for any night; all can be done twice without harm."""

    def __init__(
        self, nights: NightDesk, desk: Desk, soon: Callable[[Table], None], review: Review
    ) -> None:
        """Take both desks, what looks after a table that was opened, and what reviews one."""
        self._nights, self._desk, self._soon, self._review = nights, desk, soon, review
        self._rounds = Rounds()

    def start(self) -> None:
        """Begin to look after nights."""
        self._rounds.every(EVERY, self.sweep)
        self._rounds.every(RECONCILE, self.reconcile)
        self._rounds.every(BEAT, self.note_here)
        self._rounds.every(LONG_PAST, self._forget_attendance)

    async def close(self) -> None:
        """Stop; another worker goes on."""
        await self._rounds.close()

    async def sweep(self) -> None:
        """Look after the nights whose deadline has passed."""
        for night in await self._nights.store.due_nights(CLAIM, BEAT):
            await guard(partial(self.look_after, night))

    async def reconcile(self) -> None:
        """Compare the nights followed here with the database: news may have been lost."""
        followed = {slot.room.id: slot for slot in self._nights.slots.followed()}
        known = await self._nights.store.seqs(list(followed)) if followed else {}
        for night, seq in known.items():
            slot = followed[night]
            if seq != slot.room.seq and not slot.lock.locked():
                async with slot.lock:
                    await self._nights.catch_up(slot)

    async def note_here(self) -> None:
        """Keep whose pages follow nights here, in one statement; whoever was missed is back."""
        followed = self._nights.slots.followed()
        there = {
            (slot.room.id, Attendant(follower.person, screen))
            for slot in followed
            for follower, screen in slot.followers.items()
        }
        if there:
            await self._nights.store.attend(sorted(there, key=_order))
        # A worker that was held up may have taken everybody for gone: nothing else would look then.
        for slot in followed:
            if any(_is_missed(slot.room, follower.person) for follower in slot.followers):
                await guard(partial(self._look_who_is_here, slot.room.id))

    async def come(self, night: str, follower: Follower, *, screen: bool) -> None:
        """Note at once that a page is open, and that somebody is back."""
        back = _is_missed((await self._nights.slots.get(night)).room, follower.person)
        with suppress(FlambeurError):  # what cannot be noted now is noted with the next round
            await self._nights.store.attend([(night, Attendant(follower.person, screen))])
            if screen or back:
                await self._look_who_is_here(night)

    async def look_after(self, night: str) -> None:
        """Do for a night whatever is to be done now."""
        # What a failover took back is not done: no game is scored that is not over.
        room = (await self._nights.see(night)).room
        await self._look_who_is_here(night)
        if room.phase == "playing":
            await self._look_at_game(room)
        if room.phase == "closed":
            await self.sum_up(night)
        if room.code is not None:
            await self._look_at_code(room)

    async def _look_who_is_here(self, night: str) -> None:
        store, now = self._nights.store, time.time()
        there = await store.attending(night, GONE)
        people = {one.person for one in there if not one.screen}
        screens = sum(one.screen for one in there)
        room = (await self._nights.slots.get(night)).room
        guests = [guest for guest in room.guests.values() if not guest.departed]
        came = tuple(g.person for g in guests if not g.here and g.person in people)
        # Whoever has just come in may not have opened the page yet.
        went = tuple(
            g.person for g in guests if g.here and g.person not in people and now - g.since > GONE
        )
        if came:
            await self._write(night, lambda _: Came(came, now), "came")
        if went:
            await self._write(night, lambda _: Went(went, now), "went")
        if screens != room.screens:
            await self._write(night, lambda _: Screened(screens), "screens")
        await self._look_at_host(night, now)

    async def _look_at_host(self, night: str, now: float) -> None:
        room = (await self._nights.slots.get(night)).room
        host = room.guests.get(room.host or "")
        if host is None or host.here or now - host.since < HOST_AWAY:
            return
        if present := room.present():
            await self._write(night, lambda _: HostChanged(present[0].person), "host")

    async def _look_at_code(self, room: Room) -> None:
        assert room.code is not None  # noqa: S101 - the caller saw it
        store, code = self._nights.store, room.code
        if room.present() or room.phase == "playing":
            await store.hold_code(code, room.id, HELD)
        elif not await store.holds_code(code, room.id):
            await self._write(room.id, lambda _: Lapsed(), "lapsed")

    async def open_game(self, night: str) -> None:
        """Open the table of the game that begins, and lead everybody there."""
        room = (await self._nights.slots.get(night)).room
        if room.phase == "playing":
            assert room.last is not None  # noqa: S101 - it is played
            table = await open_table(self._desk, room.id, room.last)
            await self._of_game(night, table.id, lambda _: TableOpened(table.id), "opened")
            self._soon(table)

    async def _look_at_game(self, room: Room) -> None:
        assert room.last is not None  # noqa: S101 - it is played
        if not room.opened:
            await self.open_game(room.id)
            return
        table = (await self._desk.look_again(room.last.table)).table
        if table.card.phase == "over":
            await self.end_game(table)
            return
        people = [place.person for place in table.card.places if place and place.person]
        for person in people:
            if person in room.guests and person not in room.playing():
                await self._write(room.id, partial(_join, person), f"joined-{person}")

    async def end_game(self, table: Table) -> None:
        """Score a table that is over, once, if it is one of a night."""
        night, outcome = table.card.night, table.card.outcome
        if night is None or outcome is None:
            return
        if outcome.ending != "finished":
            await self._of_game(night, table.id, lambda _: Broke(table.id), "ended")
            return
        stored = await read_log(self._nights.store, table.id)
        bots = await aside(stored, decided_by_bots, stored)

        def ended(room: Room) -> Ended:
            return score(table.id, table.card.places, outcome, bots, room.tips)

        await self._of_game(night, table.id, ended, "ended")

    async def _of_game(self, night: str, table: str, decision: Decision, name: str) -> None:
        """Write a step about the game that is played, once."""

        def unless_ended(room: Room) -> NightStep:
            if room.phase != "playing" or room.last is None or room.last.table != table:
                raise Stale(0, room.seq)
            return decision(room)

        # Where the night has gone on without it, or was forgotten, there is nothing to write.
        with suppress(Stale, UnknownNight):
            await self._nights.commit(night, unless_ended, f"{name}-{table}", again=True)

    async def break_game(self, night: str, person: str) -> None:
        """Close the table of the game that is played; the night follows, by whichever worker."""
        room = (await self._nights.see(night)).room
        if room.phase == "playing" and room.host == person and room.last is not None:
            with suppress(FlambeurError):  # it has just ended by itself
                await self._desk.commit(room.last.table, _break, "broken")

    async def sum_up(self, night: str) -> None:
        """Tell what a closed night brought: at once, and again when its games are reviewed."""
        room, store = (await self._nights.slots.get(night)).room, self._nights.store
        if room.phase != "closed" or (room.closing is not None and room.closing.reviewed):
            return
        if room.closing is None:
            for table in await judged(store, room):
                await self._review(table)
        elif not await are_reviewed(store, room):
            return
        closing = await sum_up(store, room)
        await self._write(night, lambda _: Summed(closing), "summed")

    async def _write(self, night: str, decision: Decision, name: str) -> None:
        """Write a step unless the night has gone on since: perhaps another worker did it."""
        then = (await self._nights.slots.get(night)).room.seq

        def unless_changed(room: Room) -> NightStep:
            if room.seq != then:
                raise Stale(then, room.seq)
            return decision(room)

        await self._nights.commit(night, unless_changed, f"{name}-{then}")

    async def _forget_attendance(self) -> None:
        await self._nights.store.forget_attendance(LONG_PAST)


def _is_missed(room: Room, person: str) -> bool:
    """Tell whether somebody who did not leave is held to be away."""
    guest = room.guests.get(person)
    return guest is not None and not guest.here and not guest.departed


def _break(table: Table) -> beginning.Decision:
    if table.card.phase == "over":
        raise Finished("the game is over")
    return Closed("abandoned"), None


def _join(person: str, _: Room) -> Joined:
    return Joined(person)


def _order(one: tuple[str, Attendant]) -> tuple[str, str, bool]:
    return one[0], one[1].person, one[1].screen
