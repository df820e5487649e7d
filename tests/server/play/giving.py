"""Clients that add to the dice, for tests of the beginning."""

from typing import Any

import msgspec

from flambeur.core.fair.agreement import Agreement
from flambeur.core.fair.beginning import agreement_hash, commitment_of, list_hash
from flambeur.protocol.acts import Commit, Reveal, Sit, Start
from flambeur.protocol.card import Pace
from flambeur.protocol.lobby import NewTable
from flambeur.server.context import Context
from flambeur.server.play.table import Table
from tests.server.play.tables import PEOPLE


def nonce_of(person: str, beginning: int = 0) -> str:
    """The nonce of a person, the same in every test."""
    return f"{person}{beginning}".encode().hex().ljust(64, "0")


async def table_now(context: Context, table: str) -> Table:
    """The table as it stands in the database."""
    return (await context.desk.see(table)).table


async def open_giving(context: Context, people: int = 2, programs: int = 0, **wanted: Any) -> str:
    """Open a table for people who announce a nonce, and programs that do not.

    Nobody waits for seconds there: a test tells when the time is up.
    """
    new = NewTable("vegas/2018", people + programs, **{"pace": Pace("days", 86_400)} | wanted)
    table = await context.lobby.open("ana", new)
    for number, person in enumerate(PEOPLE[: people + programs]):
        sit = Sit(person.title(), gives=number < people)
        await context.desk.act(table, person, sit, f"sit-{person}")
    await context.desk.act(table, "ana", Start(), "start")
    return table


def commitment(table: Table, person: str) -> Commit:
    """What the client of a person commits itself to."""
    begun, seat = table.begun()[-1], table.seat_of(person)
    assert seat is not None
    agreed = agreement_hash(begun.agreement.encode())
    beginning = msgspec.json.decode(begun.agreement, type=Agreement).beginning
    nonce = bytes.fromhex(nonce_of(person, beginning))
    return Commit(agreed.hex(), commitment_of(agreed, seat, nonce))


def revelation(table: Table, person: str) -> Reveal:
    """What the client of a person reveals."""
    begun = table.begun()[-1]
    assert begun.list is not None
    agreed = agreement_hash(begun.agreement.encode())
    beginning = msgspec.json.decode(begun.agreement, type=Agreement).beginning
    return Reveal(list_hash(agreed, begun.list).hex(), nonce_of(person, beginning))


async def time_is_up(context: Context, table: str) -> Table:
    """Let the time run out at a table, and somebody look after it."""
    (await context.desk.slots.get(table)).wait(0)
    await context.chores._look_after(table)
    return await table_now(context, table)


async def give(context: Context, table: str, *people: str) -> None:
    """Let people commit themselves."""
    for person in people:
        now = await table_now(context, table)
        await context.desk.act(table, person, commitment(now, person), f"give-{now.seq}")


async def show(context: Context, table: str, *people: str) -> None:
    """Let people reveal their nonces."""
    for person in people:
        now = await table_now(context, table)
        await context.desk.act(table, person, revelation(now, person), f"show-{now.seq}")
