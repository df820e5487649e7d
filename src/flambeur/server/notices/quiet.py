"""The hours in which nobody is told anything, where the reader is."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

EVENING, MORNING = 22, 8


def quiet_until(now: float, zone: str) -> float | None:
    """Tell when the quiet hours end, if it is quiet now; times are seconds since 1970."""
    there = datetime.fromtimestamp(now, ZoneInfo(zone))
    if MORNING <= there.hour < EVENING:
        return None
    day = there + timedelta(days=1) if there.hour >= EVENING else there
    return day.replace(hour=MORNING, minute=0, second=0, microsecond=0, fold=0).timestamp()
