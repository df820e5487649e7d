"""How games begin: agreed, committed to, listed, revealed."""

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import agreement_hash, list_hash, name_hash, promise_of
from flambeur.core.fair.hashing import number
from flambeur.core.fair.signer import to_sign
from flambeur.protocol.acts import Commit, Play, Rematch, Reveal, Sit, Stand, Start
from flambeur.protocol.card import Pace
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.refusals import (
    DiceGiven,
    NotSeated,
    OtherDice,
    WrongNonce,
    WrongPhase,
)
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.nats import NatsBus
from flambeur.server.context import Context
from flambeur.server.ops.checks import check_log
from flambeur.server.play.beginning import list_them
from flambeur.server.play.clock import COMMIT, REVEAL, chore_of, wait_of
from flambeur.server.play.desk import Desk
from flambeur.server.play.reading import read_table
from flambeur.server.play.secrets_of import seed_of
from flambeur.server.play.steps import Gave
from flambeur.server.play.table import Table
from flambeur.server.play.taking import after
from flambeur.server.signing import Signing
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.giving import (
    commitment,
    give,
    nonce_of,
    open_giving,
    revelation,
    show,
    table_now,
    time_is_up,
)
from tests.server.play.tables import PEOPLE, Eye, open_game, play_on, until, worker

SOME = "ab" * 32


def is_signed(public: str, signature: str, tag: str, *parts: bytes) -> bool:
    """Tell whether the server signed this; else it fails."""
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
    key.verify(bytes.fromhex(signature), to_sign(tag, *parts))
    return True


async def listed(context: Context, table: str) -> Table:
    """Wait until the list is frozen."""
    slot = await context.desk.slots.get(table)
    await until(lambda: slot.table.begun()[-1].list is not None, 30)
    return slot.table


async def begun(context: Context, table: str) -> Table:
    """Wait until the game is played."""
    slot = await context.desk.slots.get(table)
    await until(lambda: slot.table.card.phase == "playing", 30)
    return slot.table


async def test_two_people_at_two_workers(pair: tuple[Store, Store], nats_url: str) -> None:
    """Both see the same agreement and the same signed list, and each gets a receipt."""
    async with (
        worker(pair[0], NatsBus(nats_url)) as one,
        worker(pair[1], NatsBus(nats_url)) as two,
    ):
        table = await open_giving(one)
        eyes = [Eye("ana"), Eye("ben")]
        for context, eye in zip((one, two), eyes, strict=True):
            await context.desk.watch(table, eye)
        await give(one, table, "ana")
        await give(two, table, "ben")
        for context in (one, two):
            await listed(context, table)
        await show(one, table, "ana")
        await show(two, table, "ben")
        now = await begun(one, table)
        await begun(two, table)
        for eye in eyes:
            await until(lambda eye=eye: eye.last["card"] or eye.last["view"], 30)
        told = [[u["begun"] for u in eye.updates if u["begun"]][-1] for eye in eyes]
        assert told[0] == told[1] == msgspec.json.decode(msgspec.json.encode(now.begun()))
        (seen,) = now.begun()
        agreement = msgspec.json.decode(seen.agreement, type=Agreement)
        assert now.card.hash == agreement.promise == promise_of(seed_of(now.seed, 0))
        assert ("Ana", "Ben") == seen.names
        assert [name_hash(bytes.fromhex(salt), name) for name, salt in _named(now)] == [
            seat.name for seat in agreement.seats
        ]
        assert seen.list is not None
        agreed = agreement_hash(seen.agreement.encode())
        hashed = list_hash(agreed, seen.list)
        assert agreement.signer == one.signing.public == two.signing.public
        assert is_signed(agreement.signer or "", seen.signature or "", "flambeur/2/listed", hashed)
        act = Reveal(hashed.hex(), nonce_of("ben"))
        receipt = await two.desk.receipt(table, "ben", act)
        parts = (hashed, number(1), bytes.fromhex(nonce_of("ben")))
        assert is_signed(agreement.signer or "", receipt or "", "flambeur/2/revealed", *parts)
        assert await two.desk.receipt(table, "ana", act) is None


def _named(table: Table) -> list[tuple[str, str]]:
    seen = table.begun()[-1]
    return list(zip(seen.names, seen.salts, strict=True))


async def test_programs_are_not_waited_for(sqlite_store: SqliteStore) -> None:
    """Who announced nothing is listed as null, unless they commit in time."""
    async with worker(sqlite_store) as context:
        table = await open_giving(context, people=1, programs=2)
        await give(context, table, "cleo", "ana")
        now = await listed(context, table)
        assert [True, False, True] == [one is not None for one in now.begun()[0].list or ()]
        await show(context, table, "ana", "cleo")
        assert (nonce_of("ana"), None, nonce_of("cleo")) == (
            (await begun(context, table)).begun()[0].nonces
        )


async def test_programs_alone_begin_with_one_step(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas/2018", 2)
        stored = await sqlite_store.load(table)
    assert stored is not None
    now = read_table(stored)
    assert [1, 2, 3, 4] == [row.seq for row in stored.rows]
    assert (None, None) == now.begun()[0].list == now.begun()[0].nonces
    assert now.begun()[0].signature is not None
    assert check_log(stored).version == now.version


async def test_who_is_too_late_is_not_listed(store: Store) -> None:
    async with worker(store) as context:
        table = await open_giving(context)
        await give(context, table, "ben")
        late = commitment(await table_now(context, table), "ana")
        now = await time_is_up(context, table)
        assert [False, True] == [one is not None for one in now.begun()[0].list or ()]
        with pytest.raises(WrongPhase):
            await context.desk.act(table, "ana", late, "late")
        with pytest.raises(WrongNonce):
            await context.desk.act(table, "ana", revelation(now, "ana"), "none")
        await show(context, table, "ben")
        await begun(context, table)


async def test_a_table_begins_anew_at_most_once_for_each_commitment(store: Store) -> None:
    """Each time somebody else is silent, until nobody is left who gives."""
    async with worker(store) as context:
        table = await open_giving(context, people=3)
        for silent in range(3):
            givers = PEOPLE[silent:3]
            await give(context, table, *givers)
            await listed(context, table)
            await show(context, table, *givers[1:])
            now = await time_is_up(context, table)
            assert silent + 2 == len(now.attempts)
            broken = now.begun()[silent]
            assert ((silent,), seed_of(now.seed, silent).hex()) == (broken.silent, broken.seed)
            if now.card.phase == "beginning":
                with pytest.raises(DiceGiven):
                    await context.desk.act(
                        table, PEOPLE[silent], commitment(now, PEOPLE[silent]), f"again-{silent}"
                    )
        assert now.card.phase == "playing"
        assert now.begun()[-1].seed is None
        promises = [
            msgspec.json.decode(one.agreement, type=Agreement).promise for one in now.begun()
        ]
        assert promises == [promise_of(seed_of(now.seed, place)) for place in range(4)]
        stored = await store.load(table)
    assert stored is not None
    assert 4 == len(check_log(stored).attempts)


async def test_who_was_not_listed_cannot_make_a_table_begin_anew(
    sqlite_store: SqliteStore,
) -> None:
    async with worker(sqlite_store) as context:
        table = await open_giving(context, people=2, programs=1)
        await give(context, table, "ana", "ben")
        await listed(context, table)
        await show(context, table, "ana")
        now = await time_is_up(context, table)
        with pytest.raises(DiceGiven):
            await context.desk.act(table, "cleo", commitment(now, "cleo"), "new")
        assert {0} == now.attempts[-1].welcome == now.attempts[-1].awaited


async def test_a_second_device_gives_nothing(sqlite_store: SqliteStore) -> None:
    """The first commitment of a seat counts, and only its own nonce opens it."""
    async with worker(sqlite_store) as context:
        table = await open_giving(context)
        now = await table_now(context, table)
        first = commitment(now, "ana")
        seq = await context.desk.act(table, "ana", first, "one")
        assert seq == await context.desk.act(table, "ana", first, "one")
        with pytest.raises(DiceGiven):
            await context.desk.act(table, "ana", Commit(first.agreement, SOME), "two")
        await give(context, table, "ben")
        now = await listed(context, table)
        shown = revelation(now, "ana")
        with pytest.raises(WrongNonce):
            await context.desk.act(table, "ana", Reveal(shown.list, SOME), "wrong")
        await context.desk.act(table, "ana", shown, "right")
        with pytest.raises(DiceGiven):
            await context.desk.act(table, "ana", shown, "twice")


async def test_what_is_refused_while_a_table_begins(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_giving(context)
        now = await table_now(context, table)
        commit = commitment(now, "ana")
        refused: list[tuple[str, object, type[Exception]]] = [
            ("ana", Start(), WrongPhase),
            ("cleo", Sit("Cleo"), WrongPhase),
            ("ana", Stand(), WrongPhase),
            ("ana", Play(0, msgspec.Raw(b"{}")), WrongPhase),
            ("cleo", commit, NotSeated),
            ("ana", Commit(SOME, commit.commitment), OtherDice),
            ("ana", Reveal(SOME, SOME), WrongPhase),
        ]
        for place, (person, act, error) in enumerate(refused):
            with pytest.raises(error):
                await context.desk.act(table, person, act, f"no-{place}")  # type: ignore[arg-type]
        await give(context, table, "ana", "ben")
        await listed(context, table)
        with pytest.raises(OtherDice):
            await context.desk.act(table, "ana", Reveal(SOME, nonce_of("ana")), "other")
        await show(context, table, "ana", "ben")
        await begun(context, table)
        with pytest.raises(WrongPhase):
            await context.desk.act(table, "ana", commit, "over")


async def test_how_long_people_are_waited_for(sqlite_store: SqliteStore) -> None:
    """Five seconds for commitments and ten for nonces, or as long as for a move in days."""
    async with worker(sqlite_store) as context:
        days = await table_now(context, await open_giving(context))
        live = await table_now(context, await open_giving(context, pace=Pace()))
    assert (86_400, COMMIT) == (wait_of(days), wait_of(live)) == (86_400, 5.0)
    given, _ = after(live, Gave(0, commitment(live, "ana").commitment))
    frozen, _ = after(given, list_them(given, context.signing)[0])
    assert REVEAL == wait_of(frozen) == 10.0


async def test_a_commitment_gives_nobody_more_time(sqlite_store: SqliteStore) -> None:
    """All have the same seconds, counted from the agreement."""
    async with worker(sqlite_store) as context:
        table = await open_giving(context, people=3)
        slot = await context.desk.slots.get(table)
        slot.wait(1000)
        await give(context, table, "ana")
        assert slot.left is not None
        assert slot.left <= 1000
        stored = await sqlite_store.load(table)
    assert stored is not None
    assert stored.left is not None
    assert stored.left <= 1000


async def test_a_live_table_waits_no_longer_than_it_says(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is frozen without those who do not come, by the worker where it was agreed."""
    monkeypatch.setattr("flambeur.server.play.clock.COMMIT", 0.05)
    monkeypatch.setattr("flambeur.server.play.chores.EVERY", 1000.0)
    async with worker(sqlite_store) as context:
        table = await open_giving(context, pace=Pace())
        now = await begun(context, table)
    assert (None, None) == now.begun()[0].list


async def test_any_worker_goes_on_after_each_step(store: Store) -> None:
    """Each step is taken by a worker that reads the log for the first time."""
    async with worker(store) as context:
        table = await open_giving(context)
    steps = 0
    while (now := await _read(store, table)).card.phase == "beginning":
        steps += 1
        if chore_of(now) is not None:
            async with worker(store) as context:
                await context.chores._look_after(table)
        else:
            await _act(store, now)
    assert steps == 6
    assert [nonce_of("ana"), nonce_of("ben")] == list(now.begun()[0].nonces or ())
    stored = await store.load(table)
    assert stored is not None
    assert check_log(stored).version == now.version


async def _read(store: Store, table: str) -> Table:
    stored = await store.load(table)
    assert stored is not None
    return read_table(stored)


async def _act(store: Store, now: Table) -> None:
    """Let the first who is awaited act, at a desk that dies right after."""
    desk = Desk(store, LocalBus(), signer=await Signing.open(store))
    attempt = now.attempts[-1]
    person = PEOPLE[min(attempt.awaited)]
    act = commitment(now, person) if attempt.listed is None else revelation(now, person)
    await desk.act(now.id, person, act, f"k{now.seq}")


async def test_nobody_is_told_a_secret_while_a_table_begins(sqlite_store: SqliteStore) -> None:
    """Neither a seed, nor a nonce before all are there, nor a commitment before the list."""
    async with worker(sqlite_store) as context:
        table = await open_giving(context)
        eyes = [Eye("ana"), Eye("ben"), Eye("stranger")]
        for eye, language in zip(eyes, ("en", None, "de"), strict=True):
            eye.language = language  # type: ignore[assignment]
            await context.desk.watch(table, eye)
        now = await table_now(context, table)
        seeds = [now.seed, seed_of(now.seed, 0).hex()]
        nonces = [nonce_of("ana"), nonce_of("ben")]
        commitments = [commitment(now, person).commitment for person in ("ana", "ben")]
        await give(context, table, "ana")
        _tells(eyes, seeds + nonces + commitments)
        await give(context, table, "ben")
        await listed(context, table)
        await show(context, table, "ana")
        _tells(eyes, seeds + nonces)
        await show(context, table, "ben")
        await begun(context, table)
        await play_on(context, table, 3)
        _tells(eyes, seeds)
        assert all(nonces[0].encode() in b"".join(eye.sent) for eye in eyes)


def _tells(eyes: list[Eye], secrets: list[str]) -> None:
    for eye in eyes:
        told = b"".join(eye.sent)
        assert [] == [secret for secret in secrets if secret.encode() in told]


async def test_quick_play_and_rematch_wait_for_nonces(sqlite_store: SqliteStore) -> None:
    """A table that starts by itself begins in the same way; in a rematch those give who join."""
    async with worker(sqlite_store) as context:
        wanted = NewTable("vegas/2018", 2, auto=True, pace=Pace("days", 86_400))
        table = await context.lobby.open("ana", wanted)
        for person in ("ana", "ben"):
            sit = Sit(person.title(), gives=True)
            await context.desk.act(table, person, sit, f"sit-{person}")
        slot = await context.desk.slots.get(table)
        await until(lambda: slot.table.card.phase == "beginning", 30)
        await give(context, table, "ana", "ben")
        await listed(context, table)
        await show(context, table, "ana", "ben")
        await begun(context, table)
        await play_on(context, table)
        await context.desk.act(table, "ana", Rematch(now=True), "again")
        await until(lambda: slot.table.card.rematch is not None)
        again = await table_now(context, slot.table.card.rematch or "")
        assert (True, False) == again.gives
