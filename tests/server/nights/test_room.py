"""A night and its people: who is here, who leads, and what may be done."""

import pytest

from flambeur.protocol.night import (
    Attend,
    Begin,
    Break,
    Close,
    Depart,
    Enter,
    NightAct,
    SetDate,
    TipWinner,
    Vote,
)
from flambeur.protocol.refusals import (
    KeyUsed,
    NameTaken,
    NotSeated,
    OnlyHost,
    Restless,
    TableFull,
    UnknownNight,
    UnknownTable,
    WrongPhase,
)
from flambeur.server.context import Context
from flambeur.server.nights import deciding, keeping
from flambeur.server.store.contract import Attendant, Store
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.nights.evenings import do, follow, gather, play, see
from tests.server.play.tables import Eye, until, worker


async def test_the_first_to_come_is_the_host(store: Store) -> None:
    """Names are told apart, an empty one is welcome, and numbers stay when somebody leaves."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        with pytest.raises(NameTaken):
            await do(context, night, "cleo", Enter("Ana"))
        await do(context, night, "cleo", Enter())
        await do(context, night, "ben", Depart())
        await do(context, night, "ben", Enter("Benno"))
        page = await follow(context, night, "dan")
        assert "ana" == page.night["host"]
        told = [(one["name"], one["number"], one["here"]) for one in page.night["people"]]
        assert [("Ana", 1, True), ("Benno", 2, True), ("", 3, True)] == told


async def test_what_the_host_alone_may_do(store: Store) -> None:
    """Others vote, tip and say that they come; who has not entered only looks on."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        acts: list[NightAct] = [Begin("vegas"), Close(), SetDate(2e9), Break()]
        for act in acts:
            with pytest.raises(OnlyHost):
                await do(context, night, "ben", act)
        for act in (*acts, Vote("vegas"), TipWinner("ana"), Attend(yes=True), Depart()):
            with pytest.raises(NotSeated):
                await do(context, night, "stranger", act)
        with pytest.raises(UnknownNight):
            await do_nowhere(context)


async def do_nowhere(context: Context) -> None:
    """Do something at a night that is none."""
    await context.nights.act("nosuchnight0", "ana", Enter("Ana"), "k")


async def test_an_act_is_done_once_for_each_key(store: Store) -> None:
    """A key that comes again gets the first answer, and is good for nothing else."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        seq = await do(context, night, "ben", Vote("strike"), "once")
        await do(context, night, "ana", Vote("vegas"))
        assert seq == await do(context, night, "ben", Vote("strike"), "once")
        assert seq + 1 == (await see(context, night)).seq
        with pytest.raises(KeyUsed):
            await do(context, night, "ben", Vote("vegas"), "once")
        begun = await do(context, night, "ana", Begin("vegas"), "begin")
        assert begun == await do(context, night, "ana", Begin("vegas"), "begin")


async def test_the_votes_choose_the_game(store: Store) -> None:
    """Without a game the host begins the one that leads; without votes nothing can begin."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben", "cleo"))
        with pytest.raises(WrongPhase):
            await do(context, night, "ana", Begin())
        for person, game in (("ana", "vegas"), ("ben", "strike"), ("cleo", "strike")):
            await do(context, night, person, Vote(game))
        await do(context, night, "ana", Begin())
        room = await see(context, night)
        assert room.last is not None
        assert "strike@1" == room.last.game
        assert {} == room.votes


async def test_a_night_is_no_table(store: Store) -> None:
    """Nobody watches a night as a table or enters a table, and no list of tables has nights."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        with pytest.raises(UnknownTable):
            await context.desk.watch(night, Eye("ana"))
        table = (await play(context, night, "strike")).id
        with pytest.raises(UnknownNight):
            await context.nights.see(table)
        assert [table] == [name for name, _ in await store.unreviewed(1, 9)]
        await do(context, night, "ana", Close())
        assert [table] == [card.table for card in await context.lobby.tables_of("ana")]
        assert [] == await store.running_of("ana", 9)
        assert 1 == await store.count_finished("ana")
        assert None is await store.card(night)
        assert 1 == len(await store.nights_of("ana", 9))
        assert [] == await store.nights_of("stranger", 9)


class Pages:
    """Says whose pages are open, instead of the store, without waiting for any clock."""

    def __init__(self, context: Context, patch: pytest.MonkeyPatch, *people: str) -> None:
        """Begin with these people."""
        self.people = set(people)
        patch.setattr(context.nights.store, "attending", self.attending, raising=False)
        patch.setattr(keeping, "GONE", -1.0)

    async def attending(self, _night: str, _seconds: float) -> list[Attendant]:
        """List who is there."""
        return [Attendant(person) for person in sorted(self.people)]


async def test_who_closes_the_page_is_away_and_comes_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a sign somebody is away, and here again as they open the page."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        await context.keeper.close()
        pages = Pages(context, monkeypatch, "ana")
        await context.keeper.look_after(night)
        assert ["ana"] == [guest.person for guest in (await see(context, night)).present()]
        pages.people.add("ben")
        await follow(context, night, "ben")
        assert ["ana", "ben"] == [guest.person for guest in (await see(context, night)).present()]


async def test_televisions_are_counted(store: Store) -> None:
    """A television is a screen, and nobody is present by it."""
    async with worker(store) as context:
        night = await gather(context, ("ana",))
        screen = await follow(context, night, "tv", screen=True)
        await until(lambda: screen.night["screens"] == 1)
        assert ["ana"] == [one["person"] for one in screen.night["people"]]


async def test_a_host_who_is_away_is_followed_by_the_one_longest_present(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a minute somebody else can begin; who comes back is a guest like others."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben", "cleo"))
        await context.keeper.close()
        pages = Pages(context, monkeypatch, "ben", "cleo")
        await context.keeper.look_after(night)
        assert "ana" == (await see(context, night)).host
        monkeypatch.setattr(keeping, "HOST_AWAY", 0.0)
        await context.keeper.look_after(night)
        assert "ben" == (await see(context, night)).host
        pages.people.add("ana")
        await follow(context, night, "ana")
        await context.keeper.look_after(night)
        assert "ben" == (await see(context, night)).host


async def test_a_host_who_leaves_is_followed_at_once(store: Store) -> None:
    """The night is never without a host while somebody is there."""
    async with worker(store) as context:
        night = await gather(context, ("ana", "ben"))
        await do(context, night, "ana", Depart())
        assert "ben" == (await see(context, night)).host
        await do(context, night, "ben", Depart())
        assert None is (await see(context, night)).host
        await do(context, night, "ana", Enter("Ana"))
        assert "ana" == (await see(context, night)).host


async def test_there_are_bounds(sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """A night takes so many people, and each of them so many steps."""
    monkeypatch.setattr(deciding, "MEMBERS", 2)
    monkeypatch.setattr(deciding, "ACTS", 5)
    async with worker(sqlite_store) as context:
        night = await gather(context, ("ana", "ben"))
        with pytest.raises(TableFull):
            await do(context, night, "cleo", Enter("Cleo"))
        for _ in range(4):
            await do(context, night, "ben", Vote("vegas"))
        with pytest.raises(Restless):
            await do(context, night, "ben", Vote("vegas"))
