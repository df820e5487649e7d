"""The journey of an act at a night: decided, committed, and then told to everybody."""

import time
from collections.abc import Callable

from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.protocol.messages import NightNews, Refused
from flambeur.protocol.night import Continue, NightAct
from flambeur.protocol.refusals import Busy, UnknownNight
from flambeur.server.bus.contract import Bus
from flambeur.server.nights.clock import wait_of
from flambeur.server.nights.codes import take
from flambeur.server.nights.deciding import decide
from flambeur.server.nights.night import Room, view_of
from flambeur.server.nights.reading import listing_of, read_step, write_step
from flambeur.server.nights.slots import Follower, NightSlot, NightSlots
from flambeur.server.nights.steps import NightStep
from flambeur.server.nights.taking import after
from flambeur.server.ops import metrics
from flambeur.server.play.once import act_key, find_written
from flambeur.server.play.reading import make_safe
from flambeur.server.store.contract import Store, Write

TRIES = 5
"""So often an act is decided anew because others came first."""
SEQ_BYTES = 4
Decision = Callable[[Room], NightStep]


class NightDesk:
    """Serves any night; what it has in memory can be rebuilt from the store at any time."""

    def __init__(self, store: Store, bus: Bus) -> None:
        """Take what all workers share."""
        self.store, self.bus = store, bus
        self.slots = NightSlots(store)

    async def act(self, night: str, person: str, act: NightAct, key: str) -> int:
        """Do something for a person, once for each of their keys; return its place in the log."""
        code = await self._code_for(night, person) if isinstance(act, Continue) else None

        def decision(room: Room) -> NightStep:
            return decide(act, room, person, time.time(), code)

        return await self.commit(night, decision, act_key(person, key, act), again=True)

    async def _code_for(self, night: str, person: str) -> str | None:
        """Take the old code of a night, if it is free, or a new one; for those alone who may."""
        room = (await self.see(night)).room
        if room.phase != "closed" or person not in room.guests:
            return None
        old = room.code or room.old_code
        return await take(self.store, night, [old] if old else [])

    async def commit(self, night: str, decision: Decision, key: str, *, again: bool = False) -> int:
        """Decide, write and tell; if others came first, look again at what there is now."""
        slot = await self.slots.get(night)
        async with slot.lock:
            for _ in range(TRIES):
                seq = await self._try(slot, decision, key, again=again)
                if seq is not None:
                    return seq
                metrics.CONFLICTS.inc()
        raise Busy("too many others at this night")

    async def _try(
        self, slot: NightSlot, decision: Decision, key: str, *, again: bool
    ) -> int | None:
        room = slot.room
        if again and (seq := await find_written(self.store, room.id, key)):
            return seq
        try:
            step = decision(room)
        except FlambeurError:
            if not await self.catch_up(slot):
                raise
            return None
        following = after(room, step)
        write = Write(room.id, following.seq, key, write_step(step), wait_of(following))
        if not await self.store.change(write, listing_of(following)):
            await self.catch_up(slot)
            return None
        metrics.STEPS.labels(type(step).__name__).inc()
        self._tell(slot, following)
        await self.bus.tell_others(subject(room.id), write.seq.to_bytes(SEQ_BYTES, "big"))
        return write.seq

    def _tell(self, slot: NightSlot, following: Room) -> None:
        slot.room = following
        if slot.followers:
            news = encode(now_of(following))
            for follower in tuple(slot.followers):
                follower.send(news)

    async def read_on(self, slot: NightSlot) -> bool:
        """Read what the log has beyond this worker's memory; tell whether there was anything."""
        rows = await self.store.rows(slot.room.id, slot.room.seq)
        await make_safe(self.store, slot.room.id, rows)
        room = slot.room
        for row in rows:
            room = after(room, read_step(row.body))
        if rows:
            self._tell(slot, room)
        return bool(rows)

    async def catch_up(self, slot: NightSlot) -> bool:
        """Bring a slot in line with the log, be it longer or, after a failover, shorter."""
        if await self.read_on(slot):
            return True
        known = (await self.store.seqs([slot.room.id])).get(slot.room.id, 0)
        if known < slot.room.seq:
            await self.slots.reload(slot)
            self._tell(slot, slot.room)
            return True
        return False

    async def hear(self, news_subject: str, data: bytes) -> None:
        """Take the news of another worker that a log has gone on."""
        slot = self.slots.peek(news_subject.partition(".")[2])
        if slot is not None and int.from_bytes(data, "big") > slot.room.seq:
            async with slot.lock:
                await self.read_on(slot)

    async def follow(self, night: str, follower: Follower, *, screen: bool = False) -> None:
        """Follow a night: as it stands, and then all that happens."""
        slot = await self.slots.get(night)
        async with slot.lock:
            if slot.unsubscribe is None:
                slot.unsubscribe = await self.bus.subscribe(subject(night), self.hear)
            await self.read_on(slot)
            follower.send(encode(now_of(slot.room)))
            slot.followers[follower] = screen

    async def unfollow(self, night: str, follower: Follower) -> None:
        """Follow a night no longer; the last one to go ends the subscription."""
        slot = self.slots.peek(night)
        if slot is None or slot.followers.pop(follower, None) is None:
            return
        if not slot.followers and slot.unsubscribe is not None:
            unsubscribe, slot.unsubscribe = slot.unsubscribe, None
            await unsubscribe()

    async def drop_gone(self) -> None:
        """Let go of nights that were deleted, and of those who follow them."""
        held = self.slots.names()
        known = await self.store.seqs(held) if held else {}
        for night in [night for night in held if night not in known]:
            slot = self.slots.peek(night)
            word = encode(Refused(UnknownNight.code, "this night was deleted", None, night))
            for follower in tuple(slot.followers) if slot else ():
                follower.send(word)
                await self.unfollow(night, follower)
            self.slots.drop(night)

    async def see(self, night: str) -> NightSlot:
        """Find a night as its log tells it now."""
        slot = await self.slots.get(night)
        async with slot.lock:
            await self.catch_up(slot)
        return slot


def subject(night: str) -> str:
    """Name the news of a night."""
    return f"night.{night}"


def now_of(room: Room) -> NightNews:
    """Tell a night as it stands."""
    return NightNews(room.seq, view_of(room), time.time())
