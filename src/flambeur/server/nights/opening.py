"""How nights and their tables come to be."""

import time
from contextlib import suppress

from flambeur.core.fair.beginning import promise_of
from flambeur.protocol.card import Pace, Place
from flambeur.protocol.night import OpenedNight
from flambeur.protocol.refusals import Busy
from flambeur.server.nights.clock import wait_of
from flambeur.server.nights.codes import take
from flambeur.server.nights.reading import listing_of, write_step
from flambeur.server.nights.steps import Began, NightOpened
from flambeur.server.nights.taking import opened
from flambeur.server.play import listing, reading
from flambeur.server.play.clock import CHORE
from flambeur.server.play.desk import Desk
from flambeur.server.play.lobby import new_table_id
from flambeur.server.play.secrets_of import seed_of
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store, Write
from flambeur.server.store.errors import Duplicate
from flambeur.sources.fair import new_seed


async def open_night(store: Store) -> OpenedNight:
    """Open a night to which nobody has come yet."""
    night, seed = new_table_id(), new_seed()
    code = await take(store, night)
    if code is None:
        raise Busy("no code is free")
    step = NightOpened(night, code, time.time())
    room = opened(seed, step)
    write = Write(night, 1, "", write_step(step), wait_of(room))
    await store.create(seed, write, listing_of(room))
    return OpenedNight(night, code)


async def open_table(desk: Desk, night: str, began: Began) -> Table:
    """Open the table of a game, or find the one that another worker opened before it died."""
    seed = new_seed()
    step = _opened(night, began, seed)
    new = Table(seed, step)
    write = Write(new.id, 1, "", reading.write_step(step), CHORE)
    with suppress(Duplicate):
        await desk.store.create(seed, write, listing.listing_of(new))
        desk.slots.put(new, CHORE)
    return (await desk.slots.get(new.id)).table


def _opened(night: str, began: Began, seed: str) -> Opened:
    seats = began.seats
    return Opened(
        table=began.table,
        game=began.game,
        options=began.options,
        chairs=len(seats),
        host=began.host,
        pace=Pace(),
        public=False,
        auto=True,
        hash=promise_of(seed_of(seed, 0)),
        places=tuple(Place(seat.name, seat.person, seat.bot, away=seat.away) for seat in seats),
        gives=tuple(seat.gives for seat in seats),
        scheme=2,
        night=night,
        colours=tuple(seat.colour for seat in seats),
    )
