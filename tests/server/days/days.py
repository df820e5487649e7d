"""Days made of positions of random games, and a clock that can be moved."""

from hashlib import sha256
from itertools import islice
from typing import Any

from flambeur.bots.levels import LEVELS
from flambeur.core.codec import encode
from flambeur.families import find
from flambeur.practice.days.pool import Pool, read_pool
from flambeur.practice.days.sums import promise_of
from flambeur.practice.puzzle import Puzzle
from flambeur.protocol.days import DayAnswer, DayAnswered, NewEntry, Today
from flambeur.server.days.answering import Days
from flambeur.server.days.calendar import day_after, start_of
from flambeur.server.store.contract import DayStore, KeptDay
from tests.practice.positions import random_puzzles

DAY = "2030-05-14"
NOON = start_of(DAY) + 12 * 3600.0
SIZE = 14


class Clock:
    """Tells what it was told."""

    def __init__(self, now: float = NOON) -> None:
        """Begin at noon."""
        self.now = now

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def pool_of(number: int) -> Pool:
    """Make positions; each level answers every other one better than the one below."""
    puzzles = tuple(islice(random_puzzles(find("vegas"), 3, number), SIZE))
    cells: Any = {
        level: ("full",) * (4 * rank) + ("empty",) * (SIZE - 4 * rank)
        for rank, level in enumerate(LEVELS)
    }
    return Pool(puzzles, cells)


async def make(store: DayStore, day: str, pool: Pool | None = None, number: int = 0) -> KeptDay:
    """Keep a day as a worker would have made it."""
    seed = sha256(f"{day} {number}".encode()).digest()
    pool = read_pool(encode(pool or pool_of(number)))
    before = await store.last_promise(day)
    promise = promise_of(day, bytes.fromhex(before), seed, pool.lines())
    made = KeptDay(day, seed.hex(), encode(pool), before, promise.hex())
    await store.want_day(day)
    await store.make_day(made)
    return made


async def open_today(store: DayStore, day: str = DAY, pool: Pool | None = None) -> None:
    """Make a day and the one after, and open the first."""
    await make(store, day, pool)
    await make(store, day_after(day), number=1)
    await store.open_day(day, await store.nonces_of(day_after(day, -1)))


def option(puzzle: Puzzle, place: int) -> Any:
    """Tell the move of an option."""
    return puzzle.options[place].move


async def begin(days: Days, person: str = "ann", day: str = DAY) -> Today:
    """Let somebody begin."""
    nonce = sha256(f"{person} {day}".encode()).hexdigest()
    return await days.begin(person, NewEntry(day, nonce))


async def answer(days: Days, place: int, person: str = "ann", day: str = DAY) -> DayAnswered:
    """Let somebody give the best answer."""
    asked = await days.open_day(day)
    assert asked is not None
    move = option(asked.questions[place - 1], 0)
    return await days.answer(person, DayAnswer(day, place, move))


async def answer_all(days: Days, person: str = "ann", day: str = DAY) -> Today:
    """Let somebody begin and give ten best answers."""
    await begin(days, person, day)
    for place in range(1, 10):
        await answer(days, place, person, day)
    return (await answer(days, 10, person, day)).today
