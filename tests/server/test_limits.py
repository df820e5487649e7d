"""Limits: everybody has their own bucket, what was taken flows back, and memory is bounded."""

import re
from math import inf
from time import sleep, thread_time

import pytest

from flambeur.protocol.refusals import TooMany
from flambeur.server import buckets
from flambeur.server.buckets import Buckets
from flambeur.server.limits import DEAREST, HELD, SHARED, Budget, Limit, Limits
from flambeur.server.settings import Settings
from flambeur.server.spending import paid, pay


class Clock:
    """Tells the time it was told."""

    def __init__(self) -> None:
        """Begin anywhere."""
        self.now = 1000.0

    def __call__(self) -> float:
        """Tell it."""
        return self.now


def wait_of(budget: Budget, person: str, address: str) -> float | None:
    """Ask for some work, and tell how long to wait if it is refused."""
    try:
        budget.check(person, address)
    except TooMany as refusal:
        return refusal.wait
    return None


@pytest.mark.parametrize(("rate", "each"), [("4/second", 0.25), ("4/minute", 15), ("4/hour", 900)])
def test_a_bucket_flows_back_steadily(rate: str, each: float) -> None:
    """All may be taken at once; then each one comes back in its time, and not before."""
    clock = Clock()
    some = Buckets(rate, clock=clock)
    assert [0, 0, 0, 0, each, each] == [some.take("anna") for _ in range(6)]
    clock.now += each / 2
    assert each / 2 == some.take("anna")
    clock.now += each / 2
    assert [0, each] == [some.take("anna") for _ in range(2)]
    clock.now += 100 * each
    assert [0, 0, 0, 0, each] == [some.take("anna") for _ in range(5)]


def test_no_moment_has_twice_as_many() -> None:
    """Who waits for the end of a while gets no second helping, as with windows one would."""
    clock = Clock()
    some = Buckets("60/minute", clock=clock)
    assert 60 == [some.take("anna") for _ in range(61)].count(0)
    clock.now += 3
    assert 3 == [some.take("anna") for _ in range(60)].count(0)


def test_everybody_has_their_own_bucket() -> None:
    """One who asks too often is in nobody's way."""
    some = Buckets("1/hour", clock=Clock())
    assert [0, 3600] == [some.take("anna") for _ in range(2)]
    assert 0 == some.take("ben")


def test_full_buckets_are_forgotten() -> None:
    """The memory holds those who came lately, and nobody is let in earlier because of that."""
    clock = Clock()
    some = Buckets("2/second", clock=clock)
    for number in range(10_000):
        assert 0 == some.take(f"somebody {number}")
        clock.now += 0.01
    assert 900 > len(some._new) + len(some._old)
    assert [0, 0, 0.5] == [some.take("anna") for _ in range(3)]
    for _ in range(100):
        clock.now += 0.1
        some.take("ben")
    assert [0, 0, 0.5] == [some.take("anna") for _ in range(3)]


def test_debts_are_remembered() -> None:
    """What a bucket owes flows back at the same pace; nobody is let off in between."""
    clock = Clock()
    some = Buckets("10/minute", clock=clock)
    some.take("anna", 20, inf)
    for seconds in range(60, 0, -1):
        assert seconds == some.take("anna", 0)
        some.take("ben", 0)
        clock.now += 1
    assert 0 == some.take("anna", 0)


def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come in one while, only so many are kept."""
    monkeypatch.setattr(buckets, "KNOWN", 100)
    some = Buckets("1/hour", clock=Clock())
    for number in range(10_000):
        some.take(f"somebody {number}")
    assert 200 >= len(some._new) + len(some._old)


def test_a_refusal_tells_which_and_how_long() -> None:
    """The message names the limit and the seconds, and the seconds are there as a number."""
    limit = Limit("hints for one person", "1/hour")
    limit.count("anna")
    with pytest.raises(TooMany) as refused:
        limit.count("anna")
    assert refused.value.wait is not None
    assert 3599 < refused.value.wait <= 3600
    told = re.fullmatch(
        r"hints for one person: at most 1/hour; wait (\S+) seconds", str(refused.value)
    )
    assert told
    assert refused.value.wait == float(told[1])


def test_a_table_is_counted_twice() -> None:
    """Somebody with many addresses is stopped, and an address with many persons."""
    limits = Limits(Settings(tables="2/hour"))
    for number in range(2):
        limits.open_table("anna", f"192.0.2.{number}")
    with pytest.raises(TooMany, match="tables of one person: at most 2/hour"):
        limits.open_table("anna", "192.0.2.9")
    for number in range(2 * SHARED):
        limits.open_table(f"guest {number}", "198.51.100.1")
    with pytest.raises(TooMany, match=f"tables from one address: at most {2 * SHARED}/hour"):
        limits.open_table("one more", "198.51.100.1")


def test_a_budget_is_charged_afterwards() -> None:
    """Work is begun while anything is left, and what it took must flow back first."""
    budget = Budget("seconds", "10/hour")
    for seconds in (4.5, 4.5):
        with budget.spend("anna", "home"):
            pay(seconds)
        assert wait_of(budget, "anna", "home") is None
    with budget.spend("anna", "home"):
        pay(2)
    wait = wait_of(budget, "anna", "home")
    assert wait is not None
    assert 359 < wait <= 360
    assert wait_of(budget, "ben", "home") is None


def test_a_budget_of_an_address() -> None:
    """Many persons behind one address have a budget together."""
    budget = Budget("seconds", "10/hour")
    for number in range(3 * SHARED):
        with budget.spend(f"guest {number}", "home"):
            pay(3.5)
    assert wait_of(budget, "one more", "home") is not None
    assert wait_of(budget, "one more", "elsewhere") is None


def test_one_question_has_a_price() -> None:
    """Who comes first pays for no more than a question may cost, whatever had to be started."""
    budget = Budget("seconds", "10/hour")
    with budget.spend("anna", "home"):
        pay(2 * DEAREST)
    assert wait_of(budget, "anna", "home") is None


def test_many_questions_at_once() -> None:
    """While work goes on something is held back, so that not all of a flood is let in."""
    budget = Budget("seconds", "1/hour")
    held = [budget.spend("anna", "home") for _ in range(int(1 / HELD) + 2)]
    for each in held[:-1]:
        each.__enter__()
    with pytest.raises(TooMany):
        held[-1].__enter__()
    for each in held[:-1]:
        each.__exit__(None, None, None)
    assert wait_of(budget, "anna", "home") is None


def test_time_is_measured_where_it_is_spent() -> None:
    """What runs is measured, not what waits."""
    budget = Budget("seconds", "1/hour")

    @paid()
    def count_up() -> None:
        end = thread_time() + 0.05
        while thread_time() < end:
            pass

    with budget.spend("anna", "home"):
        pay(0.99)
        paid()(sleep)(0.05)
    assert wait_of(budget, "anna", "home") is None
    with budget.spend("anna", "home"):
        count_up()
    assert wait_of(budget, "anna", "home") is not None
