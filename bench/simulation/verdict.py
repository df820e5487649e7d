"""Whether a run broke any promise."""

from collections.abc import Iterator
from zlib import crc32

from bench.server.checker import (
    check_acks,
    check_log,
    check_record,
    check_rolls,
    check_same,
    check_versions,
)
from bench.server.history import Seen
from bench.server.messages import PARTS
from bench.simulation.world import World
from flambeur.core.fair.signer import NoSigner
from flambeur.protocol.card import Place
from flambeur.server.play.fan import News
from flambeur.server.play.reading import read_table
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Row, Stored


def judge(world: World) -> list[str]:
    """Name everything that went wrong."""
    history, table = world.history, world.clients[0].table
    stored = world.database.state.load(table, world.loop.now)
    if stored is None:
        return [*history.wrong, f"the table {table!r} is not in the database"]
    rows, seen = stored.rows, history.table.seen
    everything = [one for those in seen.values() for one in those]
    return [
        *history.wrong,
        *check_log(rows),
        *check_acks(history.table.acks, rows),
        *check_refusals(history.final, rows),
        *(wrong for those in seen.values() for wrong in check_chain(those)),
        *check_same(everything),
        *check_versions(everything, rows),
        *check_end(world, stored),
    ]


def check_refusals(final: dict[str, str], rows: list[Row]) -> Iterator[str]:
    """A move or an answer that was refused for good was not made."""
    for row in rows:
        if code := final.get(row.key.partition("#")[0]):
            yield f"{row.key} was refused with {code} and is in the log at {row.seq}"


def check_chain(seen: list[Seen]) -> Iterator[str]:
    """A viewer was told what follows what they knew; only who asks may be told the whole anew."""
    last = 0
    for one in seen:
        if one.since != last and not (one.asked and one.since == one.seq):
            yield f"after {last} came an update from {one.since} to {one.seq}"
        last = one.seq


def check_end(world: World, stored: Stored) -> Iterator[str]:
    """The game came to its end, was rated, and everybody saw what the log says."""
    if not world.at_rest():
        seqs = [client.seq for client in world.clients]
        yield f"the table is stuck at {len(stored.rows)}, viewers are at {seqs}"
        return
    try:
        table = read_table(stored)
    except Exception as error:  # noqa: BLE001 - whatever it is, the log is broken
        yield f"the log cannot be read: {error!r}"
        return
    yield from check_next(world, table)
    yield from check_rolls(stored)
    yield from check_record(stored, NoSigner())
    yield from check_ratings(world, table)
    for client in world.clients:
        news = News(table, table.seq, [], None, None).for_person(client.person)
        last = world.history.table.seen[client.number][-1]
        if last.view != crc32(bytes(PARTS.decode(news).view)):
            yield f"{client.person} does not see what the log says"


def check_next(world: World, table: Table) -> Iterator[str]:
    """Who wanted another game got one, where all keep their seats and nobody is waited for."""
    stored = world.next_game()
    if stored is None:
        return
    yield from check_log(stored.rows)
    yield from check_rolls(stored)
    following = read_table(stored)
    for seat, place in enumerate(following.card.places):
        before = table.card.places[seat]
        if place is None or before is None or place.name != before.name:
            yield f"seat {seat} is not kept in the next game"


def check_ratings(world: World, table: Table) -> Iterator[str]:
    """A game that was played to its end counts once for each of two or more who kept their seat."""
    outcome, own = table.card.outcome, [p for p in table.card.places if p and _has_kept(p)]
    rates = len(own) > 1 and outcome is not None and outcome.ending == "finished"
    games = [one.games for one in world.database.state.ratings.values()]
    if games != [1] * len(own) * rates:
        yield f"games that were counted for each player: {games}"


def _has_kept(place: Place) -> bool:
    """Tell whether a person sits where they sat from the beginning."""
    return place.person is not None and place.took is None and place.handed is None
