"""A whole night: several games, and a score that anybody can compute from the logs."""

from collections import Counter

from flambeur.protocol.night import Begin, TipWinner
from flambeur.server.context import Context
from flambeur.server.nights.night import Room
from flambeur.server.play.reading import fold
from flambeur.server.play.steps import Moved
from flambeur.server.store.contract import Store
from tests.server.nights.evenings import do, gather, play, play_out, see
from tests.server.play.tables import worker

WORTH = {1: 5, 2: 3, 3: 2, 4: 1}


async def test_a_night_of_three_games_is_scored_as_its_logs_tell(store: Store) -> None:
    """Vegas, Easy Come and Strike; with four chairs for five, who sat out sits first next time."""
    async with worker(store) as context:
        night = await gather(context)
        await play(context, night, "vegas")
        assert (await see(context, night)).last is not None
        await do(context, night, "ana", Begin("easycome"))
        second = (await see(context, night)).last
        assert second is not None
        assert ("eva",) == second.late
        await do(context, night, "eva", TipWinner("ben"))
        await play_out(context, night, second.table)
        await play(context, night, "easycome")
        third = (await see(context, night)).last
        assert third is not None
        assert ["ana", "ben", "cleo", "eva"] == [seat.person for seat in third.seats]
        assert [0, 1, 2, 4] == [seat.colour for seat in third.seats]
        await play(context, night, "strike")
        room = await see(context, night)
        assert 4 == len(room.games)
        assert await recomputed(context, room, {"eva": "ben"}) == {
            guest.person: guest.points for guest in room.guests.values()
        }


async def recomputed(context: Context, room: Room, tips: dict[str, str]) -> dict[str, int]:
    """Compute the score of a night from the logs of its tables alone."""
    points = Counter[str]()
    for place, game in enumerate(room.games):
        stored = await context.store.load(game.table)
        assert stored is not None
        moves, by_bots = Counter[int | None](), Counter[int | None]()
        for taken in fold(stored):
            if isinstance(taken.step, Moved):
                seat = taken.step.entries[0].seat
                who = taken.before.card.places[seat or 0]
                assert who is not None
                moves[seat] += 1
                by_bots[seat] += who.person is None or who.away or who.resigned
        card = taken.table.card
        assert card.outcome is not None
        winners = set()
        for seat, who in enumerate(card.places):
            if who is not None and who.person is not None:
                rank = card.outcome.ranks[seat]
                winners |= {who.person} if rank == 1 else set()
                if by_bots[seat] <= moves[seat] / 2:
                    points[who.person] += WORTH.get(rank, 0)
        if place == 1:
            points.update(one for one, on in tips.items() if on in winners)
    return {person: points[person] for person in room.guests}
