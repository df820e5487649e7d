"""What follows from the seed of a day: its promise, its questions, and the key of its board.

The specification is `docs/reference/days.md`.
"""

from collections.abc import Iterable, Sequence

from flambeur.core.fair.hashing import digest, keyed, number

TEN = 10


def salt_of(seed: bytes, place: int) -> bytes:
    """Tell what keeps others from guessing a position of the pool by its mark."""
    return keyed(seed, "flambeur/day/salt", number(place))


def marks_of(seed: bytes, lines: Iterable[bytes]) -> list[bytes]:
    """Mark the positions of a pool, so that none can be changed later."""
    return [
        digest("flambeur/day/position", salt_of(seed, place), line)
        for place, line in enumerate(lines)
    ]


def seed_mark(seed: bytes) -> bytes:
    """Mark a seed."""
    return digest("flambeur/day/seed", seed)


def promise_of(day: str, before: bytes, seed: bytes, lines: Iterable[bytes]) -> bytes:
    """Promise a day, after another one or none."""
    marks = marks_of(seed, lines)
    return digest("flambeur/day/promise", day.encode(), before, seed_mark(seed), *marks)


def key_of(seed: bytes, day: str, nonces: Iterable[bytes]) -> bytes:
    """Make the key of a day from its seed and from what people added the day before."""
    return keyed(seed, "flambeur/day/key", day.encode(), *sorted(set(nonces)))


def chosen(key: bytes, count: int) -> Sequence[int]:
    """Choose the ten that are asked, in their order, by their places in a pool of so many."""
    return sorted(
        range(count), key=lambda place: keyed(key, "flambeur/day/question", number(place))
    )[:TEN]


def board_of(key: bytes) -> bytes:
    """Make the key of the dice of the day's board."""
    return keyed(key, "flambeur/day/board")
