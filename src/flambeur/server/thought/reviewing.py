"""What a process does that reviews a game."""

from typing import Any

import msgspec
from msgspec.structs import replace

from flambeur.core.codec import encode
from flambeur.core.match import resume
from flambeur.families import family_of, find
from flambeur.server.thought.minds import tell_progress
from flambeur.sources import NoSource

DIGITS = 6


def review_record(record: bytes, names: tuple[str, ...]) -> bytes:
    """Review a finished game, and write the review down with the names at its end."""
    # A worker passes this function on without ever doing the sums itself.
    from flambeur.coach.reviewing import review  # noqa: PLC0415

    match = resume(record, find, NoSource())
    reviewed = review(match, family_of(match.game.name), tell_progress)
    seats = [replace(seat, name=name) for seat, name in zip(reviewed.seats, names, strict=True)]
    named = replace(reviewed, seats=tuple(seats))
    return encode(_rounded(msgspec.json.decode(encode(named))))


def _rounded(value: Any) -> Any:
    """Keep as many digits of chances and money as anybody looks at."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(inner) for name, inner in value.items()}
    return [_rounded(item) for item in value] if isinstance(value, list) else value
