"""Steps of a night as bytes and back, and what the lists show of it."""

from functools import cache, reduce
from typing import Any

from flambeur.core.codec import encode, read_as
from flambeur.protocol.refusals import UnknownNight
from flambeur.server.nights.night import Room, view_of
from flambeur.server.nights.steps import NightOpened, NightStep
from flambeur.server.nights.taking import after, opened
from flambeur.server.play.reading import kind_of, make_safe
from flambeur.server.store.contract import Listing, Store, Stored

GAME = "night"
"""What stands in a listing where tables have their game."""
KIND = "night_opened"
"""How the log of a night begins."""
PHASES = {"gathering": "open", "playing": "playing", "closed": "over"}
"""What stands where tables have their phase: a night that is over is forgotten as they are."""


def write_step(step: NightStep) -> bytes:
    """Write a step down."""
    return encode(step)


def read_step(body: bytes) -> NightStep:
    """Read a step."""
    step: NightStep = read_as(body, _step())
    return step


def read_room(stored: Stored) -> Room:
    """Fold a log."""
    first, *rest = (read_step(row.body) for row in stored.rows)
    assert isinstance(first, NightOpened)  # noqa: S101 - whoever read the log has seen it
    return reduce(after, rest, opened(stored.seed, first))


async def read_night(store: Store, night: str) -> Stored:
    """Read a whole log, once no failover can take any of it away."""
    stored = await store.load(night)
    if stored is None or kind_of(stored) != KIND:
        raise UnknownNight("there is no such night")
    await make_safe(store, night, stored.rows)
    return stored


def listing_of(room: Room) -> Listing:
    """Tell what the list of somebody's nights shows of this one."""
    card, people = encode(view_of(room)), tuple(room.guests)
    return Listing(PHASES[room.phase], GAME, public=False, card=card, people=people)


@cache
def _step() -> Any:
    """Hand the union to msgspec as a value, which is what it wants at run time."""
    return NightStep
