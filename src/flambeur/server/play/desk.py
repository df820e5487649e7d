"""The journey of an act: decided on a copy, committed, acknowledged, and then told to everybody."""

import asyncio
from collections.abc import Callable
from time import perf_counter

import msgspec

from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.signer import NoSigner, Signer
from flambeur.core.parts import Event
from flambeur.protocol.acts import Act, Back, Play, Reveal
from flambeur.protocol.card import Card
from flambeur.protocol.messages import Gestured, Reacted
from flambeur.protocol.refusals import Busy
from flambeur.server.bus.contract import Bus
from flambeur.server.ops import metrics
from flambeur.server.play.beginning import Decision
from flambeur.server.play.calling import is_by_day
from flambeur.server.play.chance import is_slow
from flambeur.server.play.clock import REVEAL, chore_of, keeps_time, wait_of
from flambeur.server.play.deciding import decide
from flambeur.server.play.fan import Viewer
from flambeur.server.play.heard import SEQ_BYTES, WORD, Heard, subject
from flambeur.server.play.listing import cleared_by, listing_of, read_cards
from flambeur.server.play.once import act_key, find_written
from flambeur.server.play.proofs import receipt_of
from flambeur.server.play.reading import make_safe, read_step, write_step
from flambeur.server.play.slots import Slot, Slots
from flambeur.server.play.steps import Agreed, Listed, Step
from flambeur.server.play.stories import keep_chain, past_of, step_of, whole_of
from flambeur.server.play.table import Table
from flambeur.server.play.taking import after
from flambeur.server.play.writer import Writer
from flambeur.server.store.contract import Row, Store, Write

TRIES = 5
"""So often an act is decided anew because others came first."""


class Desk:
    """Serves any table; what it has in memory can be rebuilt from the store at any time."""

    def __init__(
        self, store: Store, bus: Bus, slots: Slots | None = None, signer: Signer | None = None
    ) -> None:
        """Take what all workers share, and who signs for them."""
        self.store, self.bus = store, bus
        self.signer = NoSigner() if signer is None else signer
        self.slots = Slots(store) if slots is None else slots
        self.writer = Writer(store)
        self.on_chore: Callable[[Table], None] = lambda _: None
        """Called for a table that needs something from a worker at once."""
        self.on_wait: Callable[[Table, float], None] = lambda _table, _seconds: None
        """Called for a table that waits for what clients add to its dice, with the seconds."""

    async def act(self, table: str, person: str, act: Act, key: str) -> int:
        """Do something for a person, once for each of their keys; return its place in the log."""
        # A move names its version, so it cannot be made twice; of the rest the log must tell.
        again = not isinstance(act, Play)
        return await self.commit(
            table, self._decides(act, person), act_key(person, key, act), again=again
        )

    async def receipt(self, table: str, person: str, act: Act) -> str | None:
        """Sign for a nonce that was revealed; nothing else has a receipt."""
        if not isinstance(act, Reveal):
            return None
        return receipt_of((await self.slots.get(table)).table, person, act, self.signer)

    def _decides(self, act: Act, person: str) -> Callable[[Table], Decision]:
        return lambda now: decide(act, now, person, self.signer)

    async def commit(
        self, table: str, decision: Callable[[Table], Decision], key: str, *, again: bool = False
    ) -> int:
        """Decide, write and tell; if others came first, look again at what there is now.

        What could be done again is looked up in the log before each try, since whoever came
        first may have brought the same key.
        """
        started = perf_counter()
        slot = await self.slots.get(table)
        async with slot.lock:
            for _ in range(TRIES):
                seq = await self._try(slot, decision, key, again=again)
                if seq is not None:
                    metrics.ACK.observe(perf_counter() - started)
                    return seq
                metrics.CONFLICTS.inc()
        raise Busy("too many others at this table")

    async def _try(
        self, slot: Slot, decision: Callable[[Table], Decision], key: str, *, again: bool
    ) -> int | None:
        table = slot.table
        if table.attempt is not None:
            await self.signer.know(table.attempt.signer)
        if (again or table.rewound) and (seq := await find_written(self.store, table.id, key)):
            return seq
        try:
            step, ahead = await _aside(table, decision)
        except FlambeurError:
            seq = await find_written(self.store, table.id, key)
            if seq is None and not await self.catch_up(slot):
                raise
            return seq
        following, events = after(table, step, ahead)
        same = keeps_time(step, table) and chore_of(following) is None
        wait = slot.left if same else wait_of(following)
        write = Write(table.id, following.seq, key, write_step(step), wait)
        if not await self._write(write, table, following, step):
            await self.catch_up(slot)
            return None
        metrics.STEPS.labels(type(step).__name__).inc()
        self._tell(slot, following, events, wait)
        news = Heard(write.seq, write.body, wait).encode()
        await self.bus.tell_others(subject(table.id), news)
        if chore_of(following) is not None:
            self.on_chore(following)
        elif isinstance(step, Agreed | Listed) and wait is not None and wait <= REVEAL:
            self.on_wait(following, wait)
        return write.seq

    async def _write(self, write: Write, before: Table, after: Table, step: Step) -> bool:
        # At a table by the day every move may call somebody, which stands in its listing.
        if after.card is before.card and not is_by_day(after):
            return await self.writer.write(write)
        return await self.store.change(write, listing_of(after, cleared_by(step, before)))

    def _tell(self, slot: Slot, following: Table, events: list[Event], left: float | None) -> None:
        """Let a slot advance by one step; there is no other way for it to advance."""
        before, slot.table = slot.table, following
        slot.wait(left)
        if slot.viewers:
            news = step_of(before, slot, events, self.signer)
            for viewer in tuple(slot.viewers):
                viewer.send(news.for_person(viewer.person, worded=viewer.language is not None))
            metrics.UPDATES.inc(len(slot.viewers))

    async def read_on(self, slot: Slot) -> bool:
        """Read what the log has beyond this worker's memory; tell whether there was anything."""
        rows = await self.store.rows(slot.table.id, slot.table.seq)
        await make_safe(self.store, slot.table.id, rows)
        for row in rows:
            self._take(slot, row, None)
        return bool(rows)

    async def catch_up(self, slot: Slot) -> bool:
        """Bring a slot in line with the log, be it longer or, after a failover, shorter."""
        if await self.read_on(slot):
            return True
        known = (await self.store.seqs([slot.table.id])).get(slot.table.id, 0)
        if known < slot.table.seq:
            await self._rewind(slot)
            return True
        return False

    def _take(self, slot: Slot, row: Row, left: float | None) -> None:
        following, events = after(slot.table, read_step(slot.table.game, row.body))
        self._tell(slot, following, events, wait_of(following) if left is None else left)

    async def _rewind(self, slot: Slot) -> None:
        """Go back to what the database has: it lost what this worker took for committed."""
        await self.slots.reload(slot)
        news = whole_of(slot, self.signer, shortened=True)
        for viewer in tuple(slot.viewers):
            viewer.send(news.for_person(viewer.person, worded=viewer.language is not None))

    async def hear(self, news_subject: str, data: bytes) -> None:
        """Take the news of another worker."""
        slot = self.slots.peek(news_subject.partition(".")[2])
        if data.startswith(WORD):
            for viewer in tuple(slot.viewers) if slot else ():
                viewer.send(data[len(WORD) :])
            return
        # What the log has told meanwhile is recognised before it is read.
        if slot is None or int.from_bytes(data[:SEQ_BYTES], "big") <= slot.table.seq:
            return
        heard = msgspec.msgpack.decode(data[SEQ_BYTES:], type=Heard)
        async with slot.lock:
            if heard.seq == slot.table.seq + 1:
                self._take(slot, Row(heard.seq, "", heard.body), heard.left)
            elif heard.seq > slot.table.seq:
                await self.catch_up(slot)

    async def pass_on(self, said: Reacted | Gestured) -> None:
        """Pass on a word that is not kept, to all who follow the table anywhere."""
        await self.bus.publish(subject(said.table), WORD + encode(said))

    async def watch(self, table: str, viewer: Viewer, since: int | None = None) -> None:
        """Follow a table: as it stands, with what happened since, and then all that happens."""
        slot = await self.slots.get(table)
        async with slot.lock:
            if slot.unsubscribe is None:
                slot.unsubscribe = await self.bus.subscribe(subject(table), self.hear)
                await self.read_on(slot)
            elif since is not None and since > slot.table.seq:
                # They have seen more at another worker, whose news has not come here yet.
                await self.catch_up(slot)
            if viewer.language is not None:
                await keep_chain(self.store, slot)
            past = await past_of(self.store, slot, since, self.signer)
            viewer.send(past.for_person(viewer.person, worded=viewer.language is not None))
            self.slots.follow(slot, viewer)

    async def welcome(self, table: str, person: str) -> None:
        """Hand a place back to somebody who returns to it."""
        slot = await self.slots.get(table)
        seat = slot.table.seat_of(person)
        place = None if seat is None else slot.table.card.places[seat]
        if slot.table.card.phase == "playing" and place is not None and place.away:
            await self.act(table, person, Back(), f"back-{slot.table.seq}")

    async def unwatch(self, table: str, viewer: Viewer) -> None:
        """Follow a table no longer; the last one to go ends the subscription."""
        slot = self.slots.peek(table)
        if slot is None or viewer not in slot.viewers:
            return
        self.slots.leave(slot, viewer)
        if not slot.viewers and slot.unsubscribe is not None:
            unsubscribe, slot.unsubscribe = slot.unsubscribe, None
            await unsubscribe()

    async def card(self, table: str) -> Card | None:
        """Find the card of a table; its log is not read for that."""
        if (slot := self.slots.peek(table)) is not None:
            return slot.table.card
        found = await self.store.card(table)
        return next(iter(read_cards([] if found is None else [found])), None)

    async def see(self, table: str) -> Slot:
        """Find a table as it stands in the database now."""
        slot = await self.slots.get(table)
        async with slot.lock:
            await self.read_on(slot)
        return slot

    async def look_again(self, table: str) -> Slot:
        """Find a table as its log tells it now, be it shorter than this worker remembers."""
        slot = await self.slots.get(table)
        async with slot.lock:
            await self.catch_up(slot)
        return slot


async def _aside(table: Table, decision: Callable[[Table], Decision]) -> Decision:
    """Decide here, or in a thread where chance takes long."""
    if is_slow(table):
        return await asyncio.to_thread(decision, table)
    return decision(table)
