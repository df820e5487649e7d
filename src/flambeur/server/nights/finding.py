"""How nights are found: by a code, and by those who came to them."""

import logging

import msgspec

from flambeur.core.codec import read_as
from flambeur.protocol.night import Found, Night
from flambeur.protocol.refusals import UnknownNight
from flambeur.server.nights.codes import readings
from flambeur.server.nights.desk import NightDesk
from flambeur.server.nights.night import Room
from flambeur.server.store.contract import Store

log = logging.getLogger("flambeur.nights")
LISTED = 20
NAMED = 10
"""So many names are told of those who are there."""


async def find_night(nights: NightDesk, typed: str, person: str) -> Found:
    """Find the night that a code leads to, however it was typed."""
    for code in readings(typed):
        night = await nights.store.night_by_code(code)
        if night is not None:
            return await _found(nights, (await nights.see(night)).room, person)
    raise UnknownNight("this code leads nowhere")


async def _found(nights: NightDesk, room: Room, person: str) -> Found:
    present = room.present()
    others = [guest.person for guest in present]
    known = person in room.guests or await nights.store.have_met(person, others)
    names = tuple(guest.name for guest in present[:NAMED])
    game = room.last.game if room.last is not None and room.phase == "playing" else None
    return Found(room.id, names, known, room.phase, game)


async def nights_of(store: Store, person: str, limit: int = LISTED) -> list[Night]:
    """List the nights to which somebody came, the newest first."""
    nights = []
    for written in await store.nights_of(person, limit):
        try:
            nights.append(read_as(written, Night))
        except msgspec.ValidationError as error:
            log.warning("a night was not read: %s", error)
    return nights
