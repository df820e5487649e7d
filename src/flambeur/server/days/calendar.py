"""When days begin and end: at 00:00 UTC, for everybody."""

from datetime import UTC, date, datetime, timedelta

DAY = 86_400
GRACE = 3600
"""Seconds after its end in which whoever has begun a day may finish it; then it closes."""


def day_at(now: float) -> str:
    """Tell which day it is."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """Tell the day so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def start_of(day: str) -> int:
    """Tell when a day begins, in seconds since 1970."""
    return int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp())


def is_day(text: str) -> bool:
    """Tell whether a text names a day."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def is_closed(day: str, now: float) -> bool:
    """Tell whether all of a day may be told."""
    return now >= start_of(day) + DAY + GRACE


def open_days(now: float) -> tuple[str, ...]:
    """List the days that may still be answered: today, and yesterday for a while."""
    today = day_at(now)
    yesterday = day_after(today, -1)
    return (today,) if is_closed(yesterday, now) else (today, yesterday)
