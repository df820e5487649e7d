"""Today's Ten among the people of a game night."""

import time

from flambeur.protocol.days import DayScore, DayScores
from flambeur.protocol.refusals import NotAllowed
from flambeur.server.days.calendar import day_at
from flambeur.server.nights.night import Room
from flambeur.server.store.contract import DayStore


async def scores_at(store: DayStore, room: Room, person: str) -> DayScores:
    """List those who have begun today, the best first; only whoever came to the night may ask."""
    if person not in room.guests:
        raise NotAllowed("only who came to this night may see this")
    day = day_at(time.time())
    scores = await store.day_scores_of(day, list(room.guests))
    people = [
        DayScore(guest.name, scores[guest.person], you=guest.person == person)
        for guest in room.guests.values()
        if guest.person in scores
    ]
    return DayScores(day, tuple(sorted(people, key=lambda one: (-(one.score or 0), one.name))))
