"""The four letters that lead to a night: easy to read aloud, and hard to turn into a word."""

import secrets
from collections.abc import Iterable, Sequence

from flambeur.server.store.contract import NightStore

LETTERS = "BCDFGHJKLMNPRSTVWXZ"
"""Without vowels there are hardly any words, and without I, O, Q nothing to be mixed up."""
LENGTH = 4
HELD = 24 * 3600.0
"""Seconds for which a code leads to its night after the last one left."""
TRIES = 20
HURT = (
    *("BCH", "BTCH", "CNT", "DCK", "FCK", "FGT", "FKN", "JZZ", "KKK", "NGG", "NGR", "PRCK", "PSS"),
    *("RTRD", "SHT", "SLT", "TWT", "WTF", "XXX"),
    *("AFD", "FTZ", "HJ", "HH", "HRSN", "KZ", "MST", "NPD", "NSD", "SCHS", "SS", "WCHS", "WXR"),
    *("BTRD", "CNN", "CRT", "FDP", "NTM", "PD", "PTN", "SLP"),
    *("BLD", "BLT", "DRM", "GVN", "MDK", "PDR", "PZD", "SRT", "XNH"),
)
"""Parts that people read as a word that hurts, in English, German, French and Russian."""
LOOKS = dict(zip("КАЕТНМВРСХУО", "KAETHMBPCXYO", strict=True))
"""Cyrillic letters that look like Latin ones."""
KEYS = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))
"""Cyrillic letters that lie on the keys of Latin ones."""


def new_code() -> str:
    """Draw a code that hurts nobody."""
    while hurts(code := "".join(secrets.choice(LETTERS) for _ in range(LENGTH))):
        continue
    return code


def hurts(code: str) -> bool:
    """Tell whether a code holds what people read as a word that hurts."""
    return any(part in code for part in HURT)


def readings(typed: str) -> list[str]:
    """List the codes that somebody may have meant: as typed, by look, and by key."""
    letters = [letter for letter in typed.upper() if letter.isalpha()]
    if len(letters) != LENGTH:
        return []
    ways = (_read(letters, LOOKS), _read(letters, KEYS))
    return list(dict.fromkeys(code for code in ways if set(code) <= set(LETTERS)))


def _read(letters: Iterable[str], by: dict[str, str]) -> str:
    return "".join(by.get(letter, letter) for letter in letters)


async def take(store: NightStore, night: str, wanted: Sequence[str] = ()) -> str | None:
    """Take a code for a night: one that is wanted, if it is free, or a new one."""
    drawn = (new_code() for _ in range(TRIES))
    for code in (*wanted, *drawn):
        if await store.take_code(code, night, HELD):
            return code
    return None
