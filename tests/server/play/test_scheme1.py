"""Tables that were opened before there was scheme 2 go on as they began."""

from pathlib import Path

from flambeur.core.fair.signer import NoSigner
from flambeur.families import find
from flambeur.protocol.acts import Sit, Start
from flambeur.server.context import Context
from flambeur.server.ops.checks import check_table
from flambeur.server.ops.logbook import read_log, take_in
from flambeur.server.play.export import export_record
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Store
from flambeur.sources.verify import verify
from tests.server.play.tables import play_on, worker

LOGS = Path(__file__).parent / "scheme1"
"""Logs that a server of version 0.1 wrote: a running game, and a table that is open."""


async def _finish(context: Context, store: Store, table: Table) -> None:
    over = await play_on(context, table.id)
    assert over.card.phase == "over"
    assert (1, None, ()) == (over.scheme, over.chain, over.begun())
    stored = await store.load(table.id)
    assert stored is not None
    record = export_record(stored, NoSigner())
    assert record is not None
    assert record.startswith(b'{"flambeur":1,')
    assert b'"place":' not in record
    assert [] == verify(record, find).findings
    checked = check_table(stored, NoSigner())
    assert checked.outcomes
    assert () == checked.findings


async def test_a_running_game_goes_on(store: Store) -> None:
    table = await take_in(store, read_log((LOGS / "playing.jsonl").read_bytes()))
    async with worker(store) as context:
        await _finish(context, store, table)


async def test_an_open_table_begins_as_it_promised(store: Store) -> None:
    """Those who sit down now add a nonce that the server draws, as before."""
    table = await take_in(store, read_log((LOGS / "open.jsonl").read_bytes()))
    async with worker(store) as context:
        await context.desk.act(table.id, "ben", Sit("Ben", gives=True), "sit")
        await context.desk.act(table.id, "ana", Start(), "start")
        now = (await context.desk.see(table.id)).table
        assert "playing" == now.card.phase
        assert ("nonceana00", 2) == (now.nonces[0], len(set(now.nonces)))
        await _finish(context, store, table)
