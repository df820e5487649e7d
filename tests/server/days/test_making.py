"""Days are made ahead, promised before anybody adds to them, and opened once."""

import asyncio
from typing import Any

from flambeur.core.codec import encode
from flambeur.practice.days.mined import mine_pool
from flambeur.practice.days.pool import read_pool
from flambeur.practice.days.score import score_of
from flambeur.server.days.answering import Days
from flambeur.server.days.calendar import DAY as SECONDS
from flambeur.server.days.calendar import day_after
from flambeur.server.days.making import AHEAD, DayMaker, mine
from flambeur.server.days.streaks import LONG
from flambeur.server.store.contract import Store
from tests.server.days.days import DAY, NOON, Clock, answer_all, begin, pool_of


class Miner:
    """Mines at once what a process would mine in some seconds."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.mined = 0

    async def think(self, work: Any, seed: str) -> bytes:
        """Give other positions each time."""
        assert mine is work
        assert 64 == len(seed)
        self.mined += 1
        await asyncio.sleep(0)
        return encode(pool_of(self.mined))


def maker(store: Store, clock: Clock, miner: Miner) -> DayMaker:
    """A worker that makes days."""
    minds: Any = miner
    return DayMaker(store, minds, clock)


async def look(maker: DayMaker, times: int = AHEAD + 2) -> None:
    """Let it look until it has nothing to do."""
    for _ in range(times):
        await maker.look()


async def test_nothing_is_made_until_it_is_wanted(store: Store, clock: Clock) -> None:
    """A server on which nobody plays mines nothing by itself."""
    miner = Miner()
    await look(maker(store, clock, miner))
    assert 0 == miner.mined


async def test_made_ahead(store: Store, clock: Clock) -> None:
    """Somebody waits: today and the next days are made, each promise naming the one before."""
    miner = Miner()
    await Days(store, clock).today("ann", wanted=True)
    await look(maker(store, clock, miner))
    assert 1 + AHEAD == miner.mined
    made = [await store.day(day_after(DAY, ahead)) for ahead in range(1 + AHEAD)]
    promises = [one.promise for one in made if one is not None]
    assert ["", *promises[:-1]] == [one.before for one in made if one is not None]
    assert [(), None, None] == [one.nonces for one in made if one is not None]


async def test_opened_when_the_next_one_is_promised(store: Store, clock: Clock) -> None:
    """Every nonce comes after the promise of the day that it is for."""
    miner = Miner()
    worker = maker(store, clock, miner)
    await store.want_day(DAY)
    await worker.look()
    await worker.look()
    today = await store.day(DAY)
    assert today is not None
    assert today.nonces is None
    await look(worker)
    today = await store.day(DAY)
    assert today is not None
    assert today.nonces == ()


async def test_what_people_add(store: Store, clock: Clock) -> None:
    """The nonces of a day are in the key of the next one, each once, and frozen then."""
    worker = maker(store, clock, Miner())
    days = Days(store, clock)
    await days.today("ann", wanted=True)
    await look(worker)
    for person in ("ann", "ben", "ann"):
        await begin(days, person)
    clock.now += SECONDS
    await look(worker)
    tomorrow = await days.open_day(day_after(DAY))
    assert tomorrow is not None
    assert sorted(await store.nonces_of(DAY)) == list(tomorrow.nonces)
    assert 2 == len(tomorrow.nonces)
    assert (2, False) == (tomorrow.number, tomorrow.alone)
    await store.begin_day(DAY, "late", "ff" * 32)
    await look(worker)
    again = await store.day(day_after(DAY))
    assert again is not None
    assert tomorrow.nonces == again.nonces


async def test_two_workers(store: Store, clock: Clock) -> None:
    """What one makes the other does not, and a day has one promise."""
    miner = Miner()
    one, other = maker(store, clock, miner), maker(store, clock, miner)
    await Days(store, clock).today("ann", wanted=True)
    for _ in range(2 * AHEAD + 4):
        await asyncio.gather(one.look(), other.look())
    assert 1 + AHEAD == miner.mined


async def test_how_long_one_could_come(store: Store, clock: Clock) -> None:
    """What passed between two looks counts, but not while the server was off."""
    worker = maker(store, clock, Miner())
    await Days(store, clock).today("ann", wanted=True)
    await look(worker)
    for seconds in (60, 60, 3600, 60):
        clock.now += seconds
        await worker.look()
    (today,) = await store.opened_days()
    assert 180 == today.alive


OFF, MISSED = {4, 5, 6}, {10, 17, 19}


async def test_a_month(store: Store, clock: Clock) -> None:
    """A streak goes on over a missed day and over days when the server was off, not over two."""
    worker, days = maker(store, clock, Miner()), Days(store, clock)
    await days.today("ann", wanted=True)
    lengths = []
    for number in range(30):
        clock.now = NOON + SECONDS * number
        day = day_after(DAY, number)
        if number not in OFF:
            await look(worker)
            await store.note_day(day, clock.now + LONG, 2 * LONG)
        if number not in OFF | MISSED:
            # Another device, and another worker, is the same person.
            device = days if number % 2 else Days(store, clock)
            lengths.append((await answer_all(device, day=day)).streak)
    assert 30 - len(OFF) == len(await store.opened_days())
    assert [*range(1, 15), *range(1, 11)] == [one.length for one in lengths]
    assert 14 == lengths[-1].best
    assert [None, "bridged"] == [
        next((one.match for one in streak.week if one.match == "bridged"), None)
        for streak in (lengths[6], lengths[7])
    ]


def test_real_positions() -> None:
    """Mined ones have all that a day needs, and the strongest finds more of them."""
    pool = read_pool(mine_pool("ab" * 32, size=12, mined=12))
    assert 12 == len(pool.puzzles)
    scores = [score_of(cells) for cells in pool.bots.values()]
    assert scores[0] < scores[-1]
