"""Which messages may be sent, case by case; whole weeks of them are in `test_week.py`."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from flambeur.server.notices.quiet import quiet_until
from flambeur.server.notices.rules import HOUR, PRESENT, Reader, Verdict, Wait, judge


def at(hour: int, minute: int = 0, zone: str = "UTC", day: int = 17) -> float:
    """Tell a time of some day in November."""
    return datetime(2026, 11, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


NOON = at(12)
SEEN = NOON - 5 * HOUR
TURN = Wait("a", 3, NOON - 60, by_day=True)
AWAY = Wait("l", 9, NOON - 60, by_day=False)


def reader(here: float = SEEN, sent: float = 0.0, **told: int) -> Reader:
    """Somebody who was here this morning."""
    return Reader("UTC", here, sent, told)


def test_news_is_told() -> None:
    """Tables by the day are told together, live ones each by itself."""
    other = Wait("b", 5, NOON - 90, by_day=True)
    verdict = judge(reader(), [TURN, AWAY, other], NOON)
    assert Verdict(by_day=(TURN, other), live=(AWAY,)) == verdict


def test_a_turn_is_told_once() -> None:
    """What was told is not told again; the next turn at the same table is."""
    assert Verdict() == judge(reader(a=3, l=9), [TURN, AWAY], NOON)
    assert (TURN,) == judge(reader(a=2), [TURN], NOON).by_day


def test_at_most_one_an_hour() -> None:
    """Tables by the day wait for the hour to be over; live ones do not."""
    sent = NOON - HOUR + 60
    assert Verdict(again=sent + HOUR) == judge(reader(sent=sent), [TURN], NOON)
    assert Verdict(live=(AWAY,), again=sent + HOUR) == judge(reader(sent=sent), [TURN, AWAY], NOON)


def test_nothing_to_who_may_be_here() -> None:
    """A page is open until it has not been noted for a while, also for a turn that began since."""
    here = NOON - PRESENT + 5
    began = Wait("a", 3, here + 1, by_day=True)
    assert Verdict(again=here + PRESENT) == judge(reader(here), [began], NOON)
    assert (began,) == judge(reader(here), [began], here + PRESENT).by_day


def test_what_began_before_their_eyes() -> None:
    """It is no news until they were gone for an hour."""
    here = NOON - 50
    assert Verdict(again=here + HOUR) == judge(reader(here), [TURN], NOON)
    assert (TURN,) == judge(reader(here), [TURN], here + HOUR).by_day


def test_quiet_at_night() -> None:
    """What is still true in the morning is told then."""
    night = at(23)
    morning = at(8, day=18)
    assert Verdict(again=morning) == judge(reader(), [TURN, AWAY], night)
    assert (TURN,) == judge(reader(), [TURN], morning).by_day
    assert Verdict() == judge(reader(), [], morning)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Asia/Kolkata"])
def test_quiet_hours_are_the_readers(zone: str) -> None:
    """They begin at ten in the evening and end at eight in the morning, to the second."""
    evening, morning = at(22, zone=zone), at(8, zone=zone, day=18)
    assert None is quiet_until(evening - 1, zone)
    assert morning == quiet_until(evening, zone) == quiet_until(morning - 1, zone)
    assert morning == quiet_until(at(0, 30, zone, day=18), zone)
    assert None is quiet_until(morning, zone)


def test_a_night_of_other_length() -> None:
    """Where clocks change at night, eight is still eight."""
    zone = ZoneInfo("Europe/Berlin")
    evening = datetime(2026, 3, 28, 23, tzinfo=zone).timestamp()
    morning = datetime(2026, 3, 29, 8, tzinfo=zone).timestamp()
    assert morning == quiet_until(evening, "Europe/Berlin")
    assert 8 * HOUR == morning - evening
