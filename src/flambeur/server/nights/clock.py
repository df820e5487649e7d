"""How long a night can be left to itself."""

from flambeur.server.nights.codes import HELD
from flambeur.server.nights.night import Room

BEAT = 4.0
"""Seconds between two looks at a night where somebody is, or a game is played."""
GONE = 20.0
"""Seconds without a sign after which somebody is not here any more."""
HOST_AWAY = 60.0
"""Seconds after which somebody else is the host."""


def wait_of(room: Room) -> float | None:
    """Tell for how many seconds a night can be left to itself."""
    if room.phase == "playing" or room.screens or room.present():
        return BEAT
    if room.phase == "closed" and (room.closing is None or not room.closing.reviewed):
        return BEAT
    return None if room.code is None else HELD
