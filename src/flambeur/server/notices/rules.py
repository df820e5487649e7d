"""Which messages may be sent: few enough that people leave them switched on.

- Nothing while the page is open, and nothing from 22 to 8 where the reader is.
- Tables by the day: one message a turn, and at most one an hour for all of them together.
- Live tables: one message when somebody was away for a whole turn; the next after they were back.
- A turn that began before their eyes is not told as news: only once they were gone for an hour.
"""

from collections.abc import Mapping, Sequence

import msgspec

from flambeur.server.notices.quiet import quiet_until

HOUR = 3600.0
PRESENT = 45.0
"""Seconds for which somebody counts as here after this was last noted."""


class Reader(msgspec.Struct, frozen=True):
    """Where somebody is told, and what they know already."""

    zone: str
    here: float
    sent: float
    told: Mapping[str, int]
    """The place of the call that was told, for each table."""


class Wait(msgspec.Struct, frozen=True):
    """A table that waits for the reader."""

    table: str
    seq: int
    """Where in its log it began to wait: one turn, one place."""
    at: float
    by_day: bool


class Verdict(msgspec.Struct, frozen=True):
    """What to tell now, and when to look again."""

    by_day: tuple[Wait, ...] = ()
    """Told together, in one message."""
    live: tuple[Wait, ...] = ()
    """Told each by itself."""
    again: float | None = None


def judge(reader: Reader, waits: Sequence[Wait], now: float) -> Verdict:
    """Tell which messages the rules allow now."""
    news = [wait for wait in waits if reader.told.get(wait.table) != wait.seq]
    if not news:
        return Verdict()
    if now < reader.here + PRESENT:
        return Verdict(again=reader.here + PRESENT)
    morning = quiet_until(now, reader.zone)
    if morning is not None:
        return Verdict(again=morning)
    later = [due for wait in news if (due := _due(reader, wait)) > now]
    by_day = any(wait.by_day and _due(reader, wait) <= now for wait in news)
    return Verdict(
        by_day=tuple(wait for wait in news if wait.by_day) if by_day else (),
        live=tuple(wait for wait in news if not wait.by_day and _due(reader, wait) <= now),
        again=min(later, default=None),
    )


def _due(reader: Reader, wait: Wait) -> float:
    """Tell when a call may be told at the earliest."""
    news = reader.here + HOUR if wait.at <= reader.here else wait.at
    return max(news, reader.sent + HOUR) if wait.by_day else news
