"""The checker of the drills of nights finds what it is there for."""

from bench.nights.checker import check_night
from bench.nights.guest import Guest
from flambeur.protocol.night import Vote
from flambeur.server.nights.steps import Ended
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.nights.evenings import do, gather, play, see
from tests.server.play.tables import worker


def visitor(**acks: int) -> Guest:
    """Make somebody to whom this was promised."""
    guest = Guest("Ana", ["http://127.0.0.1:1"], 0)
    guest.person, guest.acks = "ana", acks
    return guest


async def test_what_was_promised_is_looked_for() -> None:
    """An act that is not in the log, or elsewhere, and a score that follows from no log."""
    store = SqliteStore(":memory:")
    await store.open()
    try:
        async with worker(store) as context:
            night = await gather(context, ("ana", "ben"))
            await play(context, night, "easycome")
            seq = (await see(context, night)).seq
            at = await do(context, night, "ana", Vote("vegas"), "vote")
            assert seq + 1 == at
            assert [] == await check_night(store, night, [visitor(vote=at)])
            assert 1 == len(await check_night(store, night, [visitor(vote=at - 1)]))
            assert 1 == len(await check_night(store, night, [visitor(other=at)]))
            table = (await see(context, night)).games[0].table
            twice = Ended(table, {"ana": 1}, {})
            await context.nights.commit(night, lambda _: twice, "twice")
            found = await check_night(store, night, [])
            assert ["the score is", "a game was scored"] == [
                line[: len(start)]
                for line, start in zip(found, ("the score is", "a game was scored"), strict=True)
            ]
            assert 1 == len(await check_night(store, "nosuchnight0", []))
    finally:
        await store.close()
