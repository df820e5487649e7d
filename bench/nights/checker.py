"""What a night promised, compared with the logs in the database."""

from collections import Counter
from collections.abc import Sequence

from bench.nights.guest import Guest
from flambeur.server.nights.night import Room
from flambeur.server.nights.reading import read_room
from flambeur.server.play.reading import fold
from flambeur.server.play.steps import Moved
from flambeur.server.store.contract import Store, Stored

WORTH = {1: 5, 2: 3, 3: 2, 4: 1}


async def check_night(store: Store, night: str, guests: Sequence[Guest]) -> list[str]:
    """List what was lost, and what does not follow from the logs."""
    stored = await store.load(night)
    if stored is None:
        return [f"night {night} is not in the database"]
    found = [line for guest in guests for line in _check_promises(stored, guest)]
    if [row.seq for row in stored.rows] != list(range(1, len(stored.rows) + 1)):
        found.append("the log has a gap")
    room = read_room(stored)
    expected = await _score(store, room)
    told = {guest.person: guest.points for guest in room.guests.values()}
    if expected != told:
        found.append(f"the score is {told}, but the logs of its games tell {expected}")
    if len({game.table for game in room.games}) != len(room.games):
        found.append("a game was scored twice")
    return found


def _check_promises(stored: Stored, guest: Guest) -> list[str]:
    """Everything acknowledged is in the log once, at the place that was told."""
    places: dict[str, list[int]] = {}
    for row in stored.rows:
        places.setdefault(row.key.partition("#")[0], []).append(row.seq)
    return [
        f"{guest.name} was promised {seq} for {key}, but the log has it at {places.get(name)}"
        for key, seq in guest.acks.items()
        if places.get(name := f"{guest.person}:{key}") != [seq]
    ] + guest.refused


async def _score(store: Store, room: Room) -> dict[str, int]:
    """Compute the score anew from the logs of the tables; nobody tips in a drill."""
    points = Counter[str]()
    for game in room.games:
        stored = await store.load(game.table)
        assert stored is not None
        moves, bots = Counter[int | None](), Counter[int | None]()
        for taken in fold(stored):
            if isinstance(taken.step, Moved):
                seat = taken.step.entries[0].seat
                place = taken.before.card.places[seat or 0]
                moves[seat] += 1
                bots[seat] += place is None or place.person is None or place.away or place.resigned
        outcome = taken.table.card.outcome
        assert outcome is not None
        for seat, place in enumerate(taken.table.card.places):
            if place is not None and place.person is not None and 2 * bots[seat] <= moves[seat]:
                points[place.person] += WORTH.get(outcome.ranks[seat], 0)
    return {person: points[person] for person in room.guests}
