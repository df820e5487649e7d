"""The date of a night as a calendar takes it (RFC 5545): one event, in UTC."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from flambeur.server.nights.night import Room
from flambeur.words.catalogues import Words

HOURS = 3
"""How long a night is believed to last."""
WIDTH = 74
"""Bytes in a line; whatever is longer goes on in the next one after a space."""
SPECIAL = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n"})


def calendar_of(room: Room, at: float, now: float, words: Words, link: str | None) -> bytes:
    """Write the date of a night; an event with the same UID takes the place of an older one."""
    begins = datetime.fromtimestamp(at, UTC)
    names = [guest.name for guest in room.guests.values() if guest.name and not guest.departed]
    title = words("night-ics-with", names=words.every(names)) if names else words("night-ics")
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Flambeur//Game night//EN",
        "BEGIN:VEVENT",
        f"UID:{room.id}@flambeur",
        f"SEQUENCE:{room.seq}",
        f"DTSTAMP:{_utc(datetime.fromtimestamp(now, UTC))}",
        f"DTSTART:{_utc(begins)}",
        f"DTEND:{_utc(begins + timedelta(hours=HOURS))}",
        f"SUMMARY:{title.translate(SPECIAL)}",
        *([f"URL:{link}"] if link else []),
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return b"".join(part + b"\r\n" for line in lines for part in _folded(line))


def _utc(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%SZ")


def _folded(line: str) -> Iterable[bytes]:
    """Fold a line between letters, never inside one."""
    part = b""
    for letter in line:
        more = letter.encode()
        if len(part) + len(more) > WIDTH:
            yield part
            part = b" "
        part += more
    yield part
