"""The host clears a place before the game: that is noted, and it is counted whom it hit."""

from flambeur.protocol.acts import SeatBot, Sit, Stand
from flambeur.protocol.lobby import NewTable
from flambeur.server.people.export import export, forget
from flambeur.server.store.contract import Cleared, Person, Store
from tests.server.play.tables import worker


async def test_whom_the_host_sends_away_is_counted(store: Store) -> None:
    """People alone, and only by another one: not bots, nor who leaves, nor the host themselves."""
    async with worker(store) as context:
        desk = context.desk
        table = await context.lobby.open("ana", NewTable("vegas", 4, sit=Sit("Ana")))
        await desk.act(table, "ana", SeatBot("uniform", 3), "bot")
        for number in range(2):
            await desk.act(table, "ben", Sit("Ben", 1), f"ben-{number}")
            await desk.act(table, "ana", Stand(1), f"clear-{number}")
        await desk.act(table, "ana", Stand(1 + 2), "clear the bot")
        await desk.act(table, "cleo", Sit("Cleo", 2), "cleo")
        await desk.act(table, "cleo", Stand(), "leave")
        await desk.act(table, "ana", Stand(0), "leave")
        assert [Cleared("ben", "", "guest", 2)] == await store.cleared(30, 9)
        ben = Person("ben", "", "guest")
        assert 2 == (await export(store, ben)).cleared
        await forget(store, ben)
        assert [] == await store.cleared(30, 9)
