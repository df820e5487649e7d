"""What clients are given to hold against the record: lines, seals, keys."""

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import agreement_hash
from flambeur.core.fair.hashing import number
from flambeur.core.fair.signer import to_sign
from flambeur.families import find
from flambeur.protocol.acts import Propose
from flambeur.server.context import Context
from flambeur.server.ops.closing import abandon
from flambeur.server.play.export import export_record
from flambeur.server.signing import Signing, rotate_signing
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources.verify import verify
from tests.server.live import Json, serving
from tests.server.play.giving import give, open_giving, show
from tests.server.play.tables import Eye, one_move, open_game, play_on, until, worker
from tests.server.security.test_standby import lose_a_step


async def record_of(context: Context, table: str) -> list[bytes]:
    """The lines of a record, which verifies."""
    stored = await context.store.load(table)
    assert stored is not None
    record = export_record(stored, context.signing)
    assert record is not None
    assert [] == verify(record, find).findings
    return record.splitlines()


def public(line: bytes) -> str:
    """What everybody may know of a line."""
    head, hidden, _ = line.partition(b',"hidden":')
    return (head + b"}").decode() if hidden else line.decode()


def check_seal(context: Context, agreement: str, seal: Json, tag: str = "seal") -> None:
    """Fail unless the server signed this."""
    read = msgspec.json.decode(agreement, type=Agreement)
    assert read.signer in context.signing.all_public
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(read.signer))
    parts = (number(seal["count"]), bytes.fromhex(seal["head"]))
    message = to_sign(f"flambeur/2/{tag}", agreement_hash(agreement.encode()), *parts)
    key.verify(bytes.fromhex(seal["signature"]), message)


@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale", "easycome"])
async def test_lines_and_seals_are_those_of_the_record(
    sqlite_store: SqliteStore, game: str
) -> None:
    """Who is told in words gets every line of the game in its order, and all its seals."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, game, 2)
        now = (await context.desk.see(table)).table
        eye, silent = Eye("ana"), Eye("ben")
        eye.language = "en"
        for one in (eye, silent):
            await context.desk.watch(table, one)
        await play_on(context, table)
        record = await record_of(context, table)
        agreement = now.begun()[0].agreement
        assert record[0] == agreement.encode()
        written = [line for line in record[2:-1] if not line.startswith(b'{"sealed"')]
        first = eye.updates[0]["line"]
        told = [line for update in eye.updates for line in update["lines"]]
        assert told == [public(line) for line in written[first:]]
        count = first
        for update in eye.updates:
            assert count == update["line"]
            count += len(update["lines"])
        seals = [update["seal"] for update in eye.updates if update["seal"]]
        assert [(one["count"], one["head"]) for one in seals] == [
            (read["sealed"], read["head"])
            for read in (msgspec.json.decode(line) for line in record)
            if "sealed" in read
        ]
        assert len(seals) > 1
        assert len(written) == seals[-1]["count"]
        for seal in seals:
            check_seal(context, agreement, seal)
        with pytest.raises(InvalidSignature):
            check_seal(context, agreement, seals[0], "shortened")
        assert not any(update["lines"] or update["seal"] for update in silent.updates)


async def test_the_chain_is_kept_for_those_who_are_told_in_words(store: Store) -> None:
    """Programs cause no chain; it is there as soon as somebody comes who is given lines."""
    async with worker(store) as context:
        table = await open_game(context, "vegas/2018", 2)
        await context.desk.watch(table, Eye("ben"))
        for _ in range(5):
            await one_move(context, table)
        assert (await context.desk.see(table)).table.chain is None
        eye = Eye("ana")
        eye.language = "fr"
        await context.desk.watch(table, eye)
        await play_on(context, table)
        lines = (await record_of(context, table))[2:-1]
        written = [public(line) for line in lines if not line.startswith(b'{"sealed"')]
        first = eye.updates[0]["line"]
        assert first > 5
        assert [line for update in eye.updates for line in update["lines"]] == written[first:]
        heads = [msgspec.json.decode(line)["head"] for line in lines if b'"sealed"' in line]
        assert heads == [update["seal"]["head"] for update in eye.updates if update["seal"]]


async def test_resume_brings_lines_and_the_last_seal(store: Store) -> None:
    async with worker(store) as context:
        table = await open_game(context, "vegas/2018", 2)
        eye, back = Eye("ana"), Eye("ana")
        eye.language = back.language = "de"
        await context.desk.watch(table, eye)
        await play_on(context, table)
        since = eye.updates[3]
        await context.desk.watch(table, back, since["seq"])
        missed = eye.updates[4:]
        assert back.last["line"] == since["line"] + len(since["lines"])
        assert back.last["lines"] == [line for update in missed for line in update["lines"]]
        assert back.last["seal"] == [update["seal"] for update in missed if update["seal"]][-1]
        assert back.last["begun"][0]["seed"]


async def test_a_server_that_lost_lines_says_so(sqlite_store: SqliteStore) -> None:
    """After a failover that took steps away, clients get a signature under what is left."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas/2018", 2)
        eye = Eye("ana")
        eye.language = "en"
        await context.desk.watch(table, eye)
        before = (await context.desk.slots.get(table)).table
        await one_move(context, table)
        await lose_a_step(sqlite_store, table)
        slot = await context.desk.look_again(table)
        assert before.chain is not None
        assert before.chain == slot.table.chain
        seal = eye.last["seal"]
        assert (before.chain.count, True) == (seal["count"], seal["shortened"])
        check_seal(context, before.begun()[0].agreement, seal, "shortened")


async def test_an_abandoned_game_has_a_record_with_its_seed(store: Store) -> None:
    async with worker(store) as context:
        table = await open_giving(context, people=1, programs=0)
        slot = await context.desk.slots.get(table)
        await give(context, table, "ana")
        await until(lambda: slot.table.attempts[0].listed is not None, 30)
        await show(context, table, "ana")
        await until(lambda: slot.table.card.phase == "playing", 30)
        await context.desk.act(table, "ana", Propose("abandon"), "end")
        record = await record_of(context, table)
    assert b'{"ending":"abandoned"}' in record
    assert record[-1].startswith(b'{"seed":"')
    assert record[-2].startswith(b'{"sealed":')


async def test_a_table_that_never_began_has_no_record(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_giving(context)
        await abandon(sqlite_store, table)
        stored = await sqlite_store.load(table)
        assert stored is not None
        assert export_record(stored, context.signing) is None


async def test_keys_are_added_and_listed(sqlite_store: SqliteStore) -> None:
    """A table keeps the key of its agreement; the next one names the new key."""
    async with worker(sqlite_store) as context:
        old = await open_game(context, "vegas/2018", 2)
        await rotate_signing(sqlite_store, pause=0)
        await context.signing.read()
        new = await open_game(context, "vegas/2018", 2)
        tables = [(await context.desk.see(table)).table for table in (new, old)]
        signers = [table.attempts[0].signer for table in tables]
        assert tuple(signers) == context.signing.all_public
        for table in (old, new):
            await play_on(context, table)
            await record_of(context, table)


async def test_a_worker_learns_a_key_that_it_meets(sqlite_store: SqliteStore) -> None:
    signing = await Signing.open(sqlite_store)
    await rotate_signing(sqlite_store, pause=0)
    newer = (await Signing.open(sqlite_store)).public
    assert signing.sign(newer, b"") is None
    await signing.know(newer)
    assert signing.sign(newer, b"") is not None
    await signing.know("ab" * 32)
    assert signing.sign("ab" * 32, b"") is None


async def test_a_key_that_is_coming_does_not_sign_yet(sqlite_store: SqliteStore) -> None:
    """Every worker knows it before the first agreement names it."""
    first = await Signing.open(sqlite_store)
    kept = await sqlite_store.shared_secret("signing", "")
    assert await sqlite_store.change_secret("signing", kept, f"+{'51' * 32} {kept}")
    second = await Signing.open(sqlite_store)
    assert first.public == second.public
    assert 2 == len(second.all_public)


async def test_keys_over_http() -> None:
    async with serving() as live:
        answer = await live.guest().http.get("/.well-known/flambeur-keys.json")
        assert {"keys": list(live.context.signing.all_public)} == answer.json()
