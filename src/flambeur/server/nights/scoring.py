"""What a game brings: 5 3 2 1 0 by place, nothing where a bot decided, a point for a tip."""

from collections import Counter
from collections.abc import Mapping, Sequence

from flambeur.protocol.card import Outcome, Place
from flambeur.server.nights.steps import Ended
from flambeur.server.play.reading import fold
from flambeur.server.play.steps import Moved
from flambeur.server.store.contract import Stored

POINTS = (5, 3, 2, 1)
"""For the first places; all others bring nothing, at any number of players."""


def points_for(rank: int) -> int:
    """Tell what a place brings; who shares one gets as much as if it were theirs alone."""
    return POINTS[rank - 1] if rank <= len(POINTS) else 0


def decided_by_bots(stored: Stored) -> set[int]:
    """List the seats for which bots decided more than half of the time."""
    all_of, by_bots = Counter[int](), Counter[int]()
    for taken in fold(stored):
        if isinstance(taken.step, Moved):
            seat = taken.step.entries[0].seat
            assert seat is not None  # noqa: S101 - a step of the log begins with a player's move
            all_of[seat] += 1
            by_bots[seat] += taken.before.is_played_by_bot(seat)
    return {seat for seat, count in all_of.items() if 2 * by_bots[seat] > count}


def score(
    table: str,
    places: Sequence[Place | None],
    outcome: Outcome,
    bots: set[int],
    tips: Mapping[str, str],
) -> Ended:
    """Tell what a finished game brings to everybody."""
    points: dict[str, int] = {}
    winners: set[str] = set()
    for seat, (place, rank) in enumerate(zip(places, outcome.ranks, strict=True)):
        if place is not None and place.person is not None:
            points[place.person] = 0 if seat in bots else points_for(rank)
            winners |= {place.person} if rank == 1 else set()
    idle = tuple(
        place.person
        for seat, place in enumerate(places)
        if place is not None and place.person is not None and seat in bots
    )
    # Who came into the game after all has no tip any more.
    told = {person: int(on in winners) for person, on in tips.items() if person not in points}
    return Ended(table, points, told, idle)
