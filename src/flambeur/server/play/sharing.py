"""A table on one device that is handed round: the host holds the seats of all who share it."""

from typing import Any

from flambeur.core.errors import BadOption
from flambeur.core.game import Game
from flambeur.protocol.card import Place
from flambeur.protocol.lobby import NewTable
from flambeur.server.play.names import free_name, name_bot

FEWEST = 2


def check_shared(game: Game[Any], wanted: NewTable) -> None:
    """Refuse what cannot be played on one device."""
    seats = len(wanted.shared) + len(wanted.bots)
    if len(wanted.shared) < FEWEST:
        raise BadOption("one device is shared by two or more")
    if seats != wanted.chairs or seats not in game.seats:
        raise BadOption(f"{game.name} cannot be played by {seats} on {wanted.chairs} chairs")
    if wanted.public or wanted.auto or wanted.sit is not None or wanted.lesson or wanted.chapter:
        raise BadOption("nobody else comes to a table on one device")
    _names(wanted)


def shared_places(host: str, wanted: NewTable, table: str) -> tuple[Place, ...]:
    """Seat those who share the device, and the bots after them."""
    names = _names(wanted)
    places = [Place(name, host) for name in names]
    for bot in wanted.bots:
        names.append(name_bot(table, len(places), names))
        places.append(Place(names[-1], bot=bot))
    return tuple(places)


def shared_gives(wanted: NewTable) -> tuple[bool, ...]:
    """Tell who adds to the dice: one client has all these seats, and gives for the first."""
    return tuple(wanted.gives and seat == 0 for seat in range(wanted.chairs))


def _names(wanted: NewTable) -> list[str]:
    """Clean the names of those who share the device; no two are alike."""
    names: list[str] = []
    for name in wanted.shared:
        names.append(free_name(name, names))
    return names
