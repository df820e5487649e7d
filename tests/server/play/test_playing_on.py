"""Whoever looks back at a finished game plays on from any moment of it, at a table of their own."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from flambeur.bots.repeat import repeat
from flambeur.core.codec import encode
from flambeur.core.errors import BadRecord
from flambeur.core.fair.agreement import Agreement
from flambeur.core.match import resume
from flambeur.core.secret import redact
from flambeur.families import family_of, find
from flambeur.protocol.acts import Answer, Propose, Sit, Take
from flambeur.protocol.card import Place
from flambeur.protocol.lobby import NewTable, PlayOn
from flambeur.protocol.refusals import BadName, NotFound, SeatTaken, WrongPhase
from flambeur.server.context import Context
from flambeur.server.people.form import seats_by_game
from flambeur.server.people.ratings import Ratings
from flambeur.server.play.bots import Job
from flambeur.server.play.export import export_record
from flambeur.server.play.playing_on import moment_at, point_at
from flambeur.server.play.reading import fold, read_table
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Person, Store, Stored
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources import NoSource
from flambeur.sources.physics import is_installed
from flambeur.sources.verify import verify
from tests.fair.verdicts import agree, refused_by_the_rules, run_tool
from tests.server.live import Json, serving
from tests.server.play.giving import give, time_is_up
from tests.server.play.tables import one_move, open_game, play_on, until, worker

KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "2012": ("vegas/2012", 3, {}),
    "2018": ("vegas/2018", 3, {}),
    "neutral": ("vegas/2018", 2, {"neutral_variant": True}),
    "solo": ("vegas/2018", 1, {}),
    "royale": ("vegas/royale", 3, {}),
    "easycome": ("easycome", 3, {}),
    "strike": ("strike", 3, {"form": "abstract"}),
}
if is_installed():
    KINDS["physics"] = ("strike", 2, {"form": "physics"})
FEWEST = 4
NINE = 9
"""About so many moments of a game are played on from."""
COLD = 200.0
"""Seconds: the first move of a bot waits for kernels that nobody has compiled before."""


async def played(context: Context, kind: str = "2018") -> Stored:
    """Let people play a game to its end; one of Strike that ends early is played anew."""
    game, people, options = KINDS[kind]
    while True:
        table = await open_game(context, game, people, options)
        await play_on(context, table)
        stored = await log_of(context, table)
        if len(moments(stored)) >= FEWEST:
            return stored


async def log_of(context: Context, table: str) -> Stored:
    """Read the log of a table."""
    stored = await context.desk.store.load(table)
    assert stored is not None
    return stored


async def go_on(context: Context, moment: Table, person: str = "ana", at: int = 1) -> Table:
    """Play on from a moment, where bots move only when a test lets them."""
    context.desk.on_chore = lambda _: None
    table = await context.lobby.play_on(
        person, point_at(moment, person), PlayOn(at, person.title())
    )
    return (await context.desk.see(table)).table


async def to_the_end(context: Context, table: str) -> bytes:
    """Let everybody move until the game is over, and write its record."""
    while (now := (await context.desk.see(table)).table).awaited() is not None:
        await move(context, now)
    record = export_record(await log_of(context, table), context.desk.signer)
    assert record is not None
    return record


async def move(context: Context, now: Table) -> None:
    """Make the next move, be it a person's or a bot's."""
    seat = now.awaited()
    assert seat is not None
    if not now.is_played_by_bot(seat):
        await one_move(context, now.id)
        return
    context.bots.take(Job(now.id, now.version))
    slot = await context.desk.slots.get(now.id)
    await until(lambda: slot.table.version > now.version, COLD)


def moments(stored: Stored) -> list[Table]:
    """List some moments at which somebody is to move, from the first to the last."""
    found = [taken.table for taken in fold(stored) if taken.table.awaited() is not None]
    return found[:: max(1, len(found) // NINE)]


def state_of(table: Table) -> Any:
    """Look at everything on the table."""
    assert table.position is not None
    return table.position.state


def bills_of(table: Table) -> list[Counter[int]]:
    """Count the bills of every player, whoever may see them."""
    return [Counter(player.bills.look()) for player in state_of(table).players]


async def late_moment(context: Context) -> Table:
    """Find a moment at which all have some money, of one game or another."""
    while True:
        for moment in reversed(moments(await played(context))):
            if all(bills.total() > 1 for bills in bills_of(moment)):
                return moment


@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_seen_stays(sqlite_store: SqliteStore, kind: str) -> None:
    """At any moment of any game the seat sees what it saw, and nothing is lost or made."""
    async with worker(sqlite_store) as context:
        for moment in moments(await played(context, kind)):
            now = await go_on(context, moment)
            assert ("playing", moment.awaited(), 0) == (now.card.phase, now.awaited(), now.version)
            seat = now.seat_of("ana")
            assert encode(redact(state_of(moment), seat)) == encode(redact(state_of(now), seat))
            assert now.game.census(state_of(moment)) == now.game.census(state_of(now))


async def test_what_was_not_seen_is_dealt_anew(store: Store) -> None:
    """The same moment goes on otherwise each time: other bills come, of the same ones."""
    async with worker(store) as context:
        (_, _, moment, *_) = moments(await played(context))
        before = state_of(moment).pile.look()
        piles = [state_of(await go_on(context, moment)).pile.look() for _ in range(20)]
        assert 20 == len(set(piles))
        assert before not in piles
        assert len({pile[:3] for pile in piles}) > 10
        assert {len(before)} == {len(pile) for pile in piles}


async def test_what_others_hide_is_dealt_anew(sqlite_store: SqliteStore) -> None:
    """One's own money is what it was; that of others is as many bills, of those one did not see."""
    async with worker(sqlite_store) as context:
        moment = await late_moment(context)
        tables = [await go_on(context, moment) for _ in range(20)]
        seat, before = tables[0].seat_of("ana"), bills_of(moment)
        for at in range(len(before)):
            hands = [bills_of(table)[at] for table in tables]
            assert {before[at].total()} == {hand.total() for hand in hands}
            assert (at == seat) == all(before[at] == hand for hand in hands)


async def test_who_sits_where(sqlite_store: SqliteStore) -> None:
    """One has the seat one had, else the one that is to move; bots play, and no name is kept."""
    async with worker(sqlite_store) as context:
        context.desk.on_chore = lambda _: None
        wanted = NewTable("vegas", 3, sit=Sit("Ana"), bots=("novice", "casual"), start=True)
        table = await context.lobby.open("ana", wanted)
        await context.desk.act(table, "ben", Take(1, "Benedetta"), "take")
        now = (await context.desk.see(table)).table
        while now.awaited() != 2:
            await move(context, now)
            now = (await context.desk.see(table)).table
        await context.desk.act(table, "ana", Propose("abandon"), "ask")
        await context.desk.act(table, "ben", Answer(yes=True), "yes")
        stored = await log_of(context, table)
        moment = moment_at(stored, now.seq)
        places = {who: (await go_on(context, moment, who)).card.places for who in ("ben", "zoe")}
    assert Place("Ben", "ben") == places["ben"][1]
    assert ["strong", "casual"] == [place.bot for place in places["ben"] if place and place.bot]
    assert Place("Zoe", "zoe") == places["zoe"][2]
    assert ["strong", "strong"] == [place.bot for place in places["zoe"] if place and place.bot]
    names = {place.name for row in places.values() for place in row if place is not None}
    assert not names & {"Ana", "Benedetta"}


@pytest.mark.parametrize("kind", ["2018", "strike"])
async def test_who_has_nothing_to_do_any_more_takes_the_turn(
    sqlite_store: SqliteStore, kind: str
) -> None:
    """Who is out, or has placed all dice of the last round, plays for the seat that is to move."""
    async with worker(sqlite_store) as context:
        done: list[Table] = []
        while not done:
            tables = [taken.table for taken in fold(await played(context, kind))]
            playing = [one for one in tables if one.awaited() is not None]
            done = [one for one in playing if not one.game.plays(state_of(one), _other(one))]
        seat = _other(done[0])
        place = done[0].card.places[seat]
        assert place is not None
        assert place.person is not None
        now = await go_on(context, done[0], place.person)
        assert now.awaited() == now.seat_of(place.person) != seat


def _other(table: Table) -> int:
    """Find a seat that is done, or else any."""
    seats = range(len(table.card.places))
    done = [seat for seat in seats if not table.game.plays(state_of(table), seat)]
    return [*done, 0][0]


async def test_what_is_refused(sqlite_store: SqliteStore) -> None:
    """One plays on from games that are over and no lesson, where somebody was to move."""
    async with worker(sqlite_store) as context:
        stored = await played(context, "easycome")
        last, now = len(stored.rows), moment_at(stored, len(stored.rows) - 1)
        for at, refusal in [(1, WrongPhase), (last, WrongPhase), (last + 1, NotFound)]:
            with pytest.raises(refusal):
                moment_at(stored, at)
        with pytest.raises(BadName):
            await context.lobby.play_on("ana", point_at(now, "ana"), PlayOn(last - 1, "\u202e"))
        running = await open_game(context, "easycome", 2)
        with pytest.raises(WrongPhase):
            moment_at(await log_of(context, running), 4)
        lesson = NewTable("easycome", 2, sit=Sit("Ana"), lesson=True)
        taught = await log_of(context, await context.lobby.open("ana", lesson))
        with pytest.raises(WrongPhase):
            moment_at(taught, len(taught.rows))
        table = await go_on(context, now)
        (bot, *_) = [seat for seat in range(3) if table.is_played_by_bot(seat)]
        with pytest.raises(SeatTaken):
            await context.desk.act(table.id, "zoe", Take(bot, "Zoe"), "take")


async def test_it_does_not_count(sqlite_store: SqliteStore) -> None:
    """No bot and no person is rated, and it says nothing of how well somebody chooses."""
    async with worker(sqlite_store) as context:
        moment = moments(await played(context, "easycome"))[-1]
        table = await go_on(context, moment)
        assert table.card.played_on
        await sqlite_store.add_person(Person("ana", "Ana", "account"))
        record = await to_the_end(context, table.id)
        over = (await context.desk.see(table.id)).table
        assert over.card.outcome is not None
        assert b"finished" in record
        await Ratings(sqlite_store).rate(over)
        assert [] == await sqlite_store.best("easycome", "bot", 9)
        assert {} == seats_by_game([over.card], "ana")
        counted = msgspec.structs.replace(over.card, played_on=False)
        assert {} != seats_by_game([counted], "ana")


async def test_it_outlives_the_game_it_goes_on_from(store: Store) -> None:
    """Any worker reads the table from its own log, after the other game was deleted."""
    async with worker(store) as context:
        stored = await played(context, "royale")
        table = await go_on(context, moments(stored)[3])
        for _ in range(2):
            await move(context, (await context.desk.see(table.id)).table)
        now = (await context.desk.see(table.id)).table
        assert await store.delete_table(moments(stored)[0].id)
    async with worker(store) as other:
        again = (await other.desk.see(table.id)).table
        assert encode(state_of(now)) == encode(state_of(again))
        agree("played on", await to_the_end(other, table.id))


@pytest.mark.parametrize("kind", KINDS)
async def test_the_record_is_proven(sqlite_store: SqliteStore, kind: str) -> None:
    """Both verifiers find it right and say how it began, and bots choose the same again."""
    async with worker(sqlite_store) as context:
        table = await go_on(context, moments(await played(context, kind))[-2])
        record = await to_the_end(context, table.id)
        stored = await log_of(context, table.id)
    agree(kind, record)
    assert verify(record, find).played_on
    assert "what lay hidden where this game goes on from" in run_tool(record)[1]
    again = resume(record, find, NoSource())
    assert encode(state_of(read_table(stored))) == encode(again.state)
    assert encode(state_of(table)) == encode(again.opening().state)
    assert [] == repeat(record, find, family_of).differing
    if again.version > 1:
        early = resume(record, find, NoSource(), 1)
        assert 1 == early.version


async def test_another_beginning_is_found_out(sqlite_store: SqliteStore) -> None:
    """A record with another start is refused: its hash is in the key, and rules must know it."""
    async with worker(sqlite_store) as context:
        table = await go_on(context, moments(await played(context))[3])
        record = await to_the_end(context, table.id)
    first, rest = record.split(b"\n", 1)
    agreement = msgspec.json.decode(first, type=Agreement)
    assert isinstance(agreement.start, dict)
    later = {"round": agreement.start["round"] + 1}
    changes: list[Json] = [later, {"players": []}, {"stack": [{"type": "no"}]}, {"x": 1}]
    for change in changes:
        other = msgspec.structs.replace(agreement, start=agreement.start | change)
        refused_by_the_rules(encode(other) + b"\n" + rest)
    with pytest.raises(BadRecord, match="seed"):
        resume(record[: record.rindex(b'{"ending"')], find, NoSource())


async def test_the_one_who_plays_on_adds_to_the_dice(sqlite_store: SqliteStore) -> None:
    """Nothing is dealt before the nonce is there; a table that begins anew starts there again."""
    async with worker(sqlite_store) as context:
        moment = moments(await played(context))[3]
        context.desk.on_chore = lambda _: None
        id_ = await context.lobby.play_on(
            "ana", point_at(moment, "ana"), PlayOn(1, "Ana", gives=True)
        )
        now = (await context.desk.see(id_)).table
        assert ("beginning", None) == (now.card.phase, now.position)
        await give(context, id_, "ana")
        await time_is_up(context, id_)
        await time_is_up(context, id_)
        now = (await context.desk.see(id_)).table
        assert 2 == len(now.attempts)
        assert "playing" == (await time_is_up(context, id_)).card.phase
        agree("begun anew", await to_the_end(context, id_))


async def test_what_is_agreed_tells_no_more_than_the_seat_saw(sqlite_store: SqliteStore) -> None:
    """The agreement, which clients see, holds neither the pile nor what others hide."""
    async with worker(sqlite_store) as context:
        moment = moments(await played(context, "royale"))[-1]
        table = await go_on(context, moment)
        (begun,) = table.begun()
        start = msgspec.json.decode(begun.agreement)["start"]
        assert "value" not in start["pile"]
        open_hands = [seat for seat in range(3) if "value" in start["players"][seat]["bills"]]
        assert [table.seat_of("ana")] == open_hands


async def test_over_http() -> None:
    """Whoever may see a table may play on from it, as often as they may open tables."""
    async with serving(tables="5/hour") as live:
        guest, other = live.guest(), live.guest()
        sit = {"type": "sit", "name": "Ana"}
        table = await guest.open(game="easycome", sit=sit, bots=["uniform"], start=True)
        path, body = f"/api/tables/{table}/moments", {"at": 4, "name": "Bob"}
        assert "table/phase" == (await other.http.post(path, json=body)).json()["code"]
        me = (await guest.http.get("/api/me")).json()["id"]
        await live.context.desk.act(table, me, Propose("abandon"), "abandon")
        wrongs: list[tuple[Json, int]] = [({"at": 0}, 400), ({"at": 999}, 404), ({"name": ""}, 400)]
        for wrong, code in wrongs:
            assert code == (await other.http.post(path, json=body | wrong)).status_code
        answer = (await other.http.post(path, json=body)).raise_for_status()
        seen = await other.see(answer.json()["table"])
        assert (True, "playing") == (seen["card"]["played_on"], seen["card"]["phase"])
        running = (await other.http.get("/api/me/games")).json()["running"]
        assert [answer.json()["table"]] == [game["card"]["table"] for game in running]
        codes = [(await other.http.post(path, json=body)).status_code for _ in range(10)]
        assert 429 == codes[-1]
