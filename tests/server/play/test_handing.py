"""The host hands the place of somebody who is away to another one who asks for it."""

import msgspec
import pytest

from flambeur.core.errors import Finished, FlambeurError
from flambeur.protocol.acts import Act, Hand, Propose, Resign, Seek, Sit, Start, Take
from flambeur.protocol.card import Place, Seeker
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import (
    NameTaken,
    NothingAsked,
    NotSeated,
    OnlyHost,
    Restless,
    SeatTaken,
    WrongPhase,
)
from flambeur.server.bus.nats import NatsBus
from flambeur.server.context import Context
from flambeur.server.play.calling import called
from flambeur.server.play.clock import chore_of
from flambeur.server.play.coming import ALL_SEEKS, SEEKS
from flambeur.server.play.export import export_record
from flambeur.server.play.mine import games_of
from flambeur.server.play.reading import read_table
from flambeur.server.play.steps import Away
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from tests.fair.verdicts import agree
from tests.server.play.tables import Eye, one_move, pick, until, worker

ANA, BEN, CLEO = 0, 1, 2


async def open_table(context: Context, others: tuple[str, ...] = ("ben", "cleo")) -> str:
    """Let Ana, who is the host, play with others; no bot moves unless a test lets it."""
    context.desk.on_chore = lambda _: None
    wanted = NewTable("vegas", 1 + len(others), sit=Sit("Ana"), public=True)
    table = await context.lobby.open("ana", wanted)
    for person in others:
        await context.desk.act(table, person, Sit(person.title()), "sit")
    await context.desk.act(table, "ana", Start(), "start")
    return table


async def leave(context: Context, table: str, seat: int = BEN) -> None:
    """Let somebody's time run out."""
    seq = (await now_at(context, table)).seq
    await context.desk.commit(table, lambda _: (Away(seat), None), f"away-{seq}")


async def now_at(context: Context, table: str) -> Table:
    """Find a table as it stands."""
    return (await context.desk.see(table)).table


async def hand(context: Context, table: str, *, yes: bool = True, by: str = "ana") -> None:
    """Answer whoever asks for a place."""
    now = await now_at(context, table)
    to = 0 if now.card.seeker is None else now.card.seeker.seq
    await context.desk.act(table, by, Hand(yes=yes, to=to), f"hand-{now.seq}")


async def refused(context: Context, table: str, person: str, act: Act) -> type[FlambeurError]:
    """Tell why an act is refused."""
    with pytest.raises(FlambeurError) as error:
        await context.desk.act(table, person, act, f"refused-{person}")
    return error.type


async def until_turn(context: Context, table: str, seat: int) -> Table:
    """Let people move until it is the turn of a seat."""
    while (now := await now_at(context, table)).awaited() != seat:
        await one_move(context, table)
    return now


async def test_the_place_belongs_to_whoever_it_is_handed_to(store: Store) -> None:
    """The name, the turn and the move are theirs; whoever was away looks on, and is not called."""
    async with worker(store) as context:
        table = await open_table(context)
        await leave(context, table)
        await context.desk.act(table, "marie", Seek(BEN, "Marie", gives=True), "seek")
        now = await now_at(context, table)
        assert Seeker(BEN, "Marie", "marie", now.seq, gives=True) == now.card.seeker
        assert now.card.places[BEN] == Place("Ben", "ben", away=True)
        assert ("ben",) == called(now)
        await hand(context, table)
        assert () == called(await now_at(context, table))
        now = await until_turn(context, table, BEN)
        assert Place("Marie", "marie", handed="Ben") == now.card.places[BEN]
        assert (None, None, (None, BEN)) == (
            chore_of(now),
            now.card.seeker,
            (now.seat_of("ben"), now.seat_of("marie")),
        )
        assert now.gives[BEN]
        assert NotSeated is await refused(context, table, "ben", pick(now))
        await context.desk.act(table, "marie", pick(now), "move")
        assert now.version < (await now_at(context, table)).version
        stored = await store.load(table)
        assert stored is not None
        assert (await now_at(context, table)).card == read_table(stored).card
        for person, count in (("marie", 1), ("ben", 0), ("ana", 1)):
            assert count == len((await games_of(context.desk, person, 9, 0)).running)


async def test_a_friend_who_lost_their_cookies_keeps_the_name(sqlite_store: SqliteStore) -> None:
    """The name of the place is free for whoever asks for it, and for nobody's neighbour."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await leave(context, table)
        assert NameTaken is await refused(context, table, "new-ben", Seek(BEN, "ANA"))
        await context.desk.act(table, "new-ben", Seek(BEN, "Ben"), "seek")
        await hand(context, table)
        now = await now_at(context, table)
        assert Place("Ben", "new-ben", handed="Ben") == now.card.places[BEN]


async def test_everybody_is_told_with_the_eyes_they_have_now(store: Store, nats_url: str) -> None:
    """Every line of the former owner becomes one of somebody who looks on, and the other way."""
    async with worker(store, NatsBus(nats_url)) as one, worker(store, NatsBus(nats_url)) as two:
        table = await open_table(one)
        two.desk.on_chore = lambda _: None
        await leave(one, table)
        ben, marie = Eye("ben"), Eye("marie")
        ben.language = marie.language = "de"
        await one.desk.watch(table, ben)
        await two.desk.watch(table, marie)
        assert (BEN, None) == (ben.last["seat"], marie.last["seat"])
        await two.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        await hand(one, table)
        seq = (await now_at(one, table)).seq
        await until(lambda: {seq} == {eye.last["seq"] for eye in (ben, marie)})
        assert (None, BEN) == (ben.last["seat"], marie.last["seat"])
        assert "mine" not in ben.last["picture"]
        assert "mine" in marie.last["picture"]
        assert ['{"mark":"handed","seat":1}'] == ben.last["lines"]


async def test_who_cannot_be_asked_for_a_place(sqlite_store: SqliteStore) -> None:
    """Only the place of somebody who is away, and only by one who has none; only once at a time."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        assert SeatTaken is await refused(context, table, "marie", Seek(BEN, "Marie"))
        await leave(context, table)
        await leave(context, table, ANA)
        for person, seat in (("marie", CLEO), ("marie", 9), ("marie", ANA), ("cleo", BEN)):
            assert SeatTaken is await refused(context, table, person, Seek(seat, "Marie"))
        assert SeatTaken is await refused(context, table, "marie", Take(BEN, "Marie"))
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        for person in ("marie", "paul"):
            assert NothingAsked is await refused(context, table, person, Seek(BEN, "Paul"))
        await context.desk.act(table, "cleo", Resign(), "resign")
        assert SeatTaken is await refused(context, table, "paul", Seek(CLEO, "Paul"))


async def test_a_bot_s_place_is_taken_and_never_handed_over(sqlite_store: SqliteStore) -> None:
    """Whoever wants it needs to ask nobody."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        wanted = NewTable("vegas", 2, sit=Sit("Ana"), bots=("uniform",), start=True)
        table = await context.lobby.open("ana", wanted)
        assert SeatTaken is await refused(context, table, "marie", Seek(1, "Marie"))


async def test_only_the_host_answers_and_only_what_was_asked(sqlite_store: SqliteStore) -> None:
    """Nobody else hands a place over, and no other request than the one that was seen."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        assert NothingAsked is await refused(context, table, "ana", Hand(yes=True, to=0))
        await leave(context, table)
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        seq = (await now_at(context, table)).seq
        for person in ("marie", "ben", "cleo"):
            assert OnlyHost is await refused(context, table, person, Hand(yes=True, to=seq))
        assert NothingAsked is await refused(context, table, "ana", Hand(yes=True, to=seq - 1))
        await hand(context, table, yes=False)
        now = await now_at(context, table)
        assert (None, Place("Ben", "ben", away=True)) == (now.card.seeker, now.card.places[BEN])


async def test_whoever_returns_in_time_keeps_the_place(sqlite_store: SqliteStore) -> None:
    """The request is over: there is nothing left to hand over."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await leave(context, table)
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        seq = (await now_at(context, table)).seq
        await context.desk.welcome(table, "ben")
        now = await now_at(context, table)
        assert (None, Place("Ben", "ben")) == (now.card.seeker, now.card.places[BEN])
        assert NothingAsked is await refused(context, table, "ana", Hand(yes=True, to=seq))


async def test_only_while_the_game_is_played(sqlite_store: SqliteStore) -> None:
    """Before it one sits down; its end ends a request, too."""
    async with worker(sqlite_store) as context:
        table = await context.lobby.open("ana", NewTable("vegas", 3, sit=Sit("Ana")))
        assert WrongPhase is await refused(context, table, "marie", Seek(1, "Marie"))
        table = await open_table(context, ("ben",))
        await leave(context, table)
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        await context.desk.act(table, "ana", Propose("abandon"), "enough")
        now = await now_at(context, table)
        assert ("over", None) == (now.card.phase, now.card.seeker)
        assert Finished is await refused(context, table, "marie", Seek(BEN, "Marie"))


async def test_nobody_is_asked_for_ever(sqlite_store: SqliteStore) -> None:
    """One person asks a few times, and all together not much more often."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await leave(context, table)
        for number in range(ALL_SEEKS):
            person = f"guest-{number // SEEKS}"
            await context.desk.act(table, person, Seek(BEN, "Marie"), f"seek-{number}")
            await hand(context, table, yes=False)
            if number == SEEKS - 1:
                assert Restless is await refused(context, table, person, Seek(BEN, "Marie"))
        assert Restless is await refused(context, table, "another", Seek(BEN, "Marie"))


async def test_whose_turn_it_is_gets_no_more_time(sqlite_store: SqliteStore) -> None:
    """Ana thinks: neither a request nor a newcomer elsewhere begins her time anew."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await leave(context, table)
        await until_turn(context, table, ANA)
        slot = await context.desk.slots.get(table)
        slot.wait(7.0)
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        assert (slot.left or 0) <= 7
        await hand(context, table)
        assert (slot.left or 0) <= 7


async def test_a_request_leaves_a_proposal_alone(sqlite_store: SqliteStore) -> None:
    """Whoever looks on cannot end what players ask each other; whoever comes was not asked."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await leave(context, table)
        await context.desk.act(table, "ana", Propose("abandon"), "ask")
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        assert (await now_at(context, table)).card.asked is not None
        await hand(context, table)
        assert (await now_at(context, table)).card.asked is None


async def test_public_lists_name_neither(sqlite_store: SqliteStore) -> None:
    """Who asks and who was there are for the table, as the names of all guests are."""
    async with worker(sqlite_store) as context:
        table = await open_table(context)
        await leave(context, table)
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        (card,) = await context.lobby.listed("playing")
        assert None is card.seeker
        await hand(context, table)
        (card,) = await context.lobby.listed("playing")
        assert Place("", "marie") == card.places[BEN]


async def test_the_record_tells_it(sqlite_store: SqliteStore) -> None:
    """Both verifiers agree, and the names stay as they were agreed."""
    async with worker(sqlite_store) as context:
        table = await open_table(context, ("ben",))
        await leave(context, table)
        await context.desk.act(table, "marie", Seek(BEN, "Marie"), "seek")
        await hand(context, table)
        while (await now_at(context, table)).awaited() is not None:
            await one_move(context, table)
        stored = await sqlite_store.load(table)
        assert stored is not None
        record = export_record(stored, context.desk.signer) or b""
    agree("vegas", record)
    lines = record.splitlines()
    assert ["Ana", "Ben"] == msgspec.json.decode(lines[1])["names"]
    assert 1 == lines.count(b'{"mark":"handed","seat":1}')
