"""Ten questions, one after the other; what is best leaves with an answer, never before."""

from typing import Any

import msgspec
import pytest

from flambeur.core.codec import encode
from flambeur.core.notation import read_position
from flambeur.families import find
from flambeur.practice.days.pool import Pool
from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.practice.verdict import Cell
from flambeur.protocol.days import DayAnswer
from flambeur.protocol.refusals import AskedToday, BadRequest, DayOver
from flambeur.server.days.answering import Days
from flambeur.server.days.calendar import DAY as SECONDS
from flambeur.server.days.calendar import GRACE, day_after, start_of
from flambeur.server.store.contract import Store
from tests.server.days.days import (
    DAY,
    Clock,
    answer,
    answer_all,
    begin,
    make,
    open_today,
    option,
    pool_of,
)


async def test_ten_answers(days: Days) -> None:
    """A question leaves when the one before was answered; after the tenth there is a result."""
    now = (await days.today("ann")).today
    assert now is not None
    assert (False, None, ()) == (now.begun, now.question, now.cells)
    today = await begin(days)
    for place in range(1, 11):
        assert today.question is not None
        assert place == today.question.place
        told = await answer(days, place)
        assert (0, "full") == (told.answered.chosen, told.answered.cell)
        today = told.today
        assert place == len(today.cells)
    assert today.question is None
    assert today.result is not None
    assert (10.0, 1, None) == (today.result.score, today.result.people, today.result.better)
    assert ("burnt",) == tuple(match.match for match in today.streak.week)
    assert today == (await days.today("ann")).today


async def test_a_closed_page_goes_on(days: Days) -> None:
    """Whoever comes back is at the same question, and an answer that was sent twice counts once."""
    await begin(days)
    first = await answer(days, 1)
    assert first == await answer(days, 1)
    again = await begin(days)
    assert again == first.today
    assert again.question is not None
    assert 2 == again.question.place


async def test_the_first_answer_counts(days: Days) -> None:
    """Whoever has seen what is best cannot answer once more."""
    await begin(days)
    asked = await days.open_day(DAY)
    assert asked is not None
    worst = option(asked.questions[0], -1)
    given = await days.answer("ann", DayAnswer(DAY, 1, worst))
    assert "full" != given.answered.cell
    best = await days.answer("ann", DayAnswer(DAY, 1, option(asked.questions[0], 0)))
    assert given == best


async def test_what_is_refused(days: Days, clock: Clock) -> None:
    """Questions come in their order, to those who began, on their day, and offer moves."""
    with pytest.raises(BadRequest):
        await answer(days, 1)
    await begin(days)
    with pytest.raises(BadRequest):
        await answer(days, 2)
    with pytest.raises(BadRequest):
        await days.answer("ann", DayAnswer(DAY, 1, {"type": "place", "face": 9}))
    for other in (-1, 1):
        with pytest.raises(DayOver):
            await begin(days, day=day_after(DAY, other))
    clock.now = start_of(DAY) + SECONDS + GRACE
    with pytest.raises(DayOver):
        await answer(days, 1)


async def test_midnight(store: Store, days: Days, clock: Clock) -> None:
    """Whoever has begun may finish in the hour after; nobody can begin, and then comes today."""
    await begin(days)
    clock.now = start_of(DAY) + SECONDS + 60
    with pytest.raises(DayOver):
        await begin(days, "ben")
    await make(store, day_after(DAY, 2), number=2)
    await store.open_day(day_after(DAY), await store.nonces_of(DAY))
    for place in range(1, 11):
        now = (await days.today("ann")).today
        assert now is not None
        assert (DAY, place - 1) == (now.day, len(now.cells))
        await answer(days, place)
    now = (await days.today("ann")).today
    assert now is not None
    assert (day_after(DAY), 2, False) == (now.day, now.number, now.alone)
    assert ["burnt", "unlit"] == [match.match for match in now.streak.week]


async def test_compared_from_twenty_on(days: Days) -> None:
    """Below that there are only the bots."""
    for number in range(18):
        await answer_all(days, f"p{number}")
    asked = await days.open_day(DAY)
    assert asked is not None
    await begin(days, "low")
    for place, puzzle in enumerate(asked.questions, 1):
        await days.answer("low", DayAnswer(DAY, place, option(puzzle, -1)))
    low = (await days.today("low")).today
    assert low is not None
    assert low.result is not None
    assert (19, None) == (low.result.people, low.result.better)
    last = await answer_all(days, "last")
    assert last.result is not None
    assert (20, 1 / 19) == (last.result.people, last.result.better)
    assert "champion" == last.result.like


async def test_nothing_leaves_before_its_answer(store: Store, clock: Clock) -> None:
    """Other odds everywhere, and other positions later: until an answer every byte is the same."""
    pool = pool_of(0)
    await open_today(store, pool=pool)
    days = Days(store, clock)
    told = [encode((await days.today("ann")).today), encode(await begin(days))]
    told.append(encode((await answer(days, 1)).today))
    asked = await days.open_day(DAY)
    assert asked is not None
    changed = _changed(pool, asked.places)
    kept = msgspec.structs.replace(asked.kept, pool=encode(changed))
    other: Any = _Other(store, kept)
    days = Days(other, clock)
    assert told[0] == encode((await days.today("ben")).today)
    today = await begin(days, "ben")
    assert told[1] == encode(today).replace(b'"ben"', b'"ann"')
    given = await days.answer("ben", DayAnswer(DAY, 1, _best(pool.puzzles[asked.places[0]])))
    assert told[2] == encode(given.today).replace(b'"ben"', b'"ann"')
    # What was changed shows as soon as it may.
    given = await days.answer("ben", DayAnswer(DAY, 2, _best(pool.puzzles[asked.places[1]])))
    assert encode((await answer(Days(store, clock), 2)).answered) != encode(given.answered)


def _best(puzzle: Puzzle) -> Any:
    return option(puzzle, 0)


def _changed(pool: Pool, places: tuple[int, ...]) -> Pool:
    """Change the odds of the second question, and which positions come after it."""
    puzzles = list(pool.puzzles)
    second = puzzles[places[1]]
    lower = tuple(Odds(one.move, one.win / 2, one.money, one.doubt) for one in second.options)
    puzzles[places[1]] = msgspec.structs.replace(second, options=lower)
    others = pool_of(9).puzzles
    for place in places[2:]:
        puzzles[place] = others[place]
    none = tuple[Cell, ...](["empty"] * len(puzzles))
    return Pool(tuple(puzzles), dict.fromkeys(pool.bots, none))


class _Other:
    """A store in which one day was made in another way."""

    def __init__(self, store: Store, kept: Any) -> None:
        self._store, self._kept = store, kept

    async def day(self, day: str) -> Any:
        """Give that day, or any other as it is."""
        return self._kept if day == self._kept.day else await self._store.day(day)

    def __getattr__(self, name: str) -> Any:
        """Do everything else as ever."""
        return getattr(self._store, name)


async def test_nobody_tells_the_odds_meanwhile(days: Days, clock: Clock) -> None:
    """A question is refused elsewhere until its day closes, also with other money."""
    asked = await days.open_day(DAY)
    assert asked is not None
    _, state = read_position(asked.questions[3].position, find)
    richer: Any = state.copy()
    richer.players[0].bills = type(richer.players[0].bills)((90_000,), None)
    for one in (state, richer):
        with pytest.raises(AskedToday):
            await days.refuse_asked(one)
    elsewhere = pool_of(77).puzzles[0]
    await days.refuse_asked(read_position(elsewhere.position, find)[1])
    clock.now = start_of(DAY) + SECONDS + GRACE
    await days.refuse_asked(state)


async def test_without_a_day(store: Store, clock: Clock) -> None:
    """Whoever waits for questions has them made; whoever looks does not."""
    days = Days(store, clock)
    for wanted, claimed in ((False, None), (True, DAY)):
        now = await days.today("ann", wanted=wanted)
        assert (None, True) == (now.today, now.soon)
        assert claimed == await store.claim_day(DAY, 60)
