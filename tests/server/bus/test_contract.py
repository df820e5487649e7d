"""Every bus carries news in the same way."""

import asyncio
import logging
import uuid

import pytest

from flambeur.server.bus.contract import Bus, Handler
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.nats import NatsBus
from tests.server.conftest import KEY

News = tuple[str, bytes]


class Ear:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self._more = asyncio.Condition()

    async def __call__(self, subject: str, news: bytes) -> None:
        """Hear one piece of news."""
        async with self._more:
            self.heard.append((subject, news))
            self._more.notify_all()

    async def wait(self, count: int) -> list[News]:
        """Wait until so much was heard."""
        async with asyncio.timeout(10), self._more:
            await self._more.wait_for(lambda: len(self.heard) >= count)
        return self.heard


@pytest.fixture
def name() -> str:
    """A first word of subjects that no other test uses."""
    return f"t{uuid.uuid4().hex}"


async def settle(bus: Bus, name: str) -> None:
    """Wait until everything published before has been heard."""
    ear = Ear()
    unsubscribe = await bus.subscribe(f"{name}.settle", ear)
    await bus.publish(f"{name}.settle", b"")
    await ear.wait(1)
    await unsubscribe()


async def test_everybody_who_listens_is_told(bus: Bus, name: str) -> None:
    """All who listen to a subject get its news, and nobody else."""
    one, two, other = Ear(), Ear(), Ear()
    await bus.subscribe(f"{name}.a", one)
    await bus.subscribe(f"{name}.a", two)
    await bus.subscribe(f"{name}.b", other)
    await bus.publish(f"{name}.a", b"\0news")
    await settle(bus, name)
    assert [(f"{name}.a", b"\0news")] == one.heard == two.heard
    assert [] == other.heard


async def test_what_is_told_to_others_is_not_heard_here(bus: Bus, name: str) -> None:
    """A worker that knows already is spared the echo; other news it does hear."""
    ear = Ear()
    await bus.subscribe(name, ear)
    await bus.tell_others(name, b"known")
    await bus.publish(name, b"new")
    await settle(bus, name)
    assert [(name, b"new")] == ear.heard


async def test_news_comes_in_order(bus: Bus, name: str) -> None:
    """One listener gets news in the order of publishing, even if it is slow."""
    ear = Ear()

    async def slow(subject: str, news: bytes) -> None:
        await asyncio.sleep(0.002 if news[-1] % 2 else 0)
        await ear(subject, news)

    await bus.subscribe(name, slow)
    for number in range(100):
        await bus.publish(name, bytes([number]))
    assert list(range(100)) == [news[0] for _, news in await ear.wait(100)]


async def test_a_slow_listener_holds_up_nobody(bus: Bus, name: str) -> None:
    """Publishing does not wait for handlers, and others are told meanwhile."""
    release, ear = asyncio.Event(), Ear()

    async def stuck(_subject: str, _news: bytes) -> None:
        await release.wait()

    await bus.subscribe(name, stuck)
    await bus.subscribe(name, ear)
    for _ in range(3):
        await bus.publish(name, b"")
    await ear.wait(3)
    release.set()


async def test_publishing_does_not_run_the_handler(bus: Bus, name: str) -> None:
    """A handler runs later, never inside of publish."""
    ear = Ear()
    await bus.subscribe(name, ear)
    await bus.publish(name, b"")
    assert [] == ear.heard
    await ear.wait(1)


async def test_one_of_a_group_gets_each_piece_of_news(bus: Bus, name: str) -> None:
    """A group shares the news; a second group and single listeners get all of it."""
    members, others, single = [Ear(), Ear()], Ear(), Ear()
    for member in members:
        await bus.subscribe(name, member, "bots")
    await bus.subscribe(name, others, "others")
    await bus.subscribe(name, single)
    for number in range(60):
        await bus.publish(name, bytes([number]))
    await single.wait(60)
    await others.wait(60)
    await settle(bus, name)
    heard = sorted(news for member in members for _, news in member.heard)
    assert [bytes([number]) for number in range(60)] == heard
    assert all(member.heard for member in members)


@pytest.mark.parametrize(
    ("pattern", "expected"), [("*", ["a", "b"]), ("a.*", ["a.c"]), (">", ["a", "a.c", "b"])]
)
async def test_a_pattern_stands_for_many_subjects(
    bus: Bus, name: str, pattern: str, expected: list[str]
) -> None:
    """A star is one word and an arrow all words to the end."""
    ear = Ear()
    await bus.subscribe(f"{name}.{pattern}", ear)
    for subject in ("a", "a.c", "b"):
        await bus.publish(f"{name}.{subject}", b"")
    await bus.publish(name, b"")
    await ear.wait(len(expected))
    heard = [subject.removeprefix(f"{name}.") for subject, _ in ear.heard]
    assert expected == heard


async def test_who_unsubscribes_hears_no_more(bus: Bus, name: str) -> None:
    """After unsubscribing nothing comes; a second time does no harm."""
    ear, stays = Ear(), Ear()
    unsubscribe = await bus.subscribe(name, ear)
    await bus.subscribe(name, stays)
    await bus.publish(name, b"1")
    await ear.wait(1)
    await unsubscribe()
    await unsubscribe()
    await bus.publish(name, b"2")
    await stays.wait(2)
    assert [(name, b"1")] == ear.heard


async def test_a_failing_handler_goes_on(
    bus: Bus, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A handler's mistake is logged, and the next piece of news still comes."""
    ear = Ear()

    async def clumsy(subject: str, news: bytes) -> None:
        if news == b"bad":
            raise ValueError("clumsy")
        await ear(subject, news)

    await bus.subscribe(name, clumsy)
    with caplog.at_level(logging.ERROR, "flambeur.bus"):
        await bus.publish(name, b"bad")
        await bus.publish(name, b"good")
        assert [(name, b"good")] == await ear.wait(1)
    assert [("flambeur.bus", logging.ERROR, f"a handler of {name} failed")] == caplog.record_tuples


async def test_closing_hands_out_what_has_arrived(bus: Bus, name: str) -> None:
    """A bus that is closed finishes what is waiting, then it is silent."""
    ear = Ear()

    async def slow(subject: str, news: bytes) -> None:
        await asyncio.sleep(0.01)
        await ear(subject, news)

    unsubscribe = await bus.subscribe(name, slow)
    for _ in range(5):
        await bus.publish(name, b"")
    await bus.close()
    assert 5 == len(ear.heard)
    assert not await bus.ready()
    await bus.publish(name, b"")
    await unsubscribe()
    await bus.close()


async def test_an_open_bus_is_ready(bus: Bus) -> None:
    """The line is up after opening."""
    assert await bus.ready()


@pytest.mark.parametrize("kind", ["local", "nats"])
async def test_before_it_is_opened_a_bus_is_silent(kind: str, nats_url: str) -> None:
    """News is dropped, and nobody can listen."""
    bus: Bus = LocalBus() if kind == "local" else NatsBus(nats_url)
    assert not await bus.ready()
    await bus.publish("news", b"")
    handler: Handler = Ear()
    with pytest.raises(ConnectionError):
        await bus.subscribe("news", handler)
    await bus.close()


async def test_workers_hear_each_other(nats_url: str, name: str) -> None:
    """News from one process reaches another as soon as it listens."""
    one, two, ear = NatsBus(nats_url), NatsBus(nats_url), Ear()
    await one.open(KEY)
    await two.open(KEY)
    for number in range(300):
        await two.subscribe(f"{name}.{number}", ear)
        await one.publish(f"{name}.{number}", b"")
        await one.tell_others(f"{name}.{number}", b"")
    await ear.wait(600)
    await one.close()
    await two.close()


async def test_news_that_is_too_long_is_dropped(
    nats_url: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Publishing never raises; what NATS does not take is logged."""
    bus, ear = NatsBus(nats_url), Ear()
    await bus.open(KEY)
    await bus.subscribe(name, ear)
    await bus.publish(name, bytes(2**21))
    await bus.publish(name, b"short")
    assert [(name, b"short")] == await ear.wait(1)
    assert "dropped" in caplog.text
    await bus.close()
