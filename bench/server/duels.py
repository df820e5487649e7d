"""Two workers make different moves for one seat at the same version: exactly one must win."""

import asyncio
from collections import Counter
from time import perf_counter

import msgspec

from bench.server.postgres import Postgres
from bench.server.processes import free_port, make_nats
from bench.server.report import line
from flambeur.core.codec import encode
from flambeur.core.errors import Stale
from flambeur.core.turn import Choice
from flambeur.protocol.acts import Play, Sit, Start
from flambeur.protocol.lobby import NewTable
from flambeur.server.bus.nats import NatsBus
from flambeur.server.play.desk import Desk
from flambeur.server.play.lobby import Lobby
from flambeur.server.store.postgres.store import PostgresStore

PEOPLE = ("anna", "bert")


async def duels(count: int) -> list[str]:
    """Fight so many duels through two desks on one database; fail if one goes wrong."""
    postgres, nats = Postgres(free_port()), make_nats(free_port())
    try:
        postgres.start()
        nats.start()
        nats.wait()
        desks = [await _desk(postgres.url, nats.port) for _ in range(2)]
        started = perf_counter()
        ended = await _fight(desks, count)
        took = perf_counter() - started
        for desk in desks:
            await desk.bus.close()
            await desk.store.close()
    finally:
        nats.remove()
        postgres.remove()
    if set(ended) != {"one won, the other was stale"}:
        raise SystemExit(f"duels went wrong: {dict(ended)}")
    rows = [line(how, f"{number:7}") for how, number in ended.items()]
    return [f"{count} duels between two workers, {count / took:.0f} a second", *rows]


async def _desk(url: str, port: int) -> Desk:
    store, bus = PostgresStore(url), NatsBus(f"nats://127.0.0.1:{port}")
    await store.open()
    await bus.open(b"key")
    return Desk(store, bus)


async def _fight(desks: list[Desk], count: int) -> Counter[str]:
    ended: Counter[str] = Counter()
    table = await _open(desks[0])
    for number in range(count):
        slot = await desks[number % 2].see(table)
        if slot.table.awaited() is None:
            table = await _open(desks[0])
            slot = await desks[number % 2].see(table)
        ended[await _duel(desks, table, number)] += 1
    return ended


async def _open(desk: Desk) -> str:
    table = await Lobby(desk).open(PEOPLE[0], NewTable(game="vegas/2018", chairs=2, sit=Sit("A")))
    await desk.act(table, PEOPLE[1], Sit("B"), "sit")
    await desk.act(table, PEOPLE[0], Start(), "start")
    return table


async def _duel(desks: list[Desk], table: str, number: int) -> str:
    """Let both desks move at once; both know the same version."""
    slots = [await desk.see(table) for desk in desks]
    position = slots[0].table.position
    assert position is not None
    turn, version, before = position.turn, position.version, slots[0].table.seq
    assert isinstance(turn, Choice)
    acts = [
        desk.act(
            table,
            PEOPLE[turn.seat],
            Play(version, msgspec.Raw(encode(turn.moves[side % len(turn.moves)]))),
            f"duel-{number}-{side}",
        )
        for side, desk in enumerate(desks)
    ]
    answers = await asyncio.gather(*acts, return_exceptions=True)
    won = [answer for answer in answers if answer == before + 1]
    stale = [answer for answer in answers if isinstance(answer, Stale)]
    if len(won) == 1 and len(stale) == 1:
        return "one won, the other was stale"
    return f"unexpected: {answers}"
