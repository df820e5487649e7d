"""When somebody has to see a position again: by the schedule of FSRS."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import fsrs
import msgspec

STEP = timedelta(minutes=10)
"""What was wrong comes back the same day, then the next, then later and later."""
SCHEDULER = fsrs.Scheduler(
    learning_steps=(STEP,), relearning_steps=(STEP,), maximum_interval=365, enable_fuzzing=False
)


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of how well somebody remembers a position."""

    puzzle: str
    """The name of the position."""
    due: float
    """When it comes back, in seconds since 1970."""
    seen: float
    """When it was answered last."""
    state: int = 1
    step: int | None = 0
    stability: float | None = None
    difficulty: float | None = None


def new_card(puzzle: str, now: float) -> Card:
    """Put a position into a deck; it is due at once."""
    return Card(puzzle, now, now)


def answered(card: Card, now: float, *, right: bool) -> Card:
    """Tell when a position comes back after this answer."""
    before = fsrs.Card(
        card_id=0,
        state=fsrs.State(card.state),
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=_time(card.due),
        last_review=None if card.stability is None else _time(card.seen),
    )
    rating = fsrs.Rating.Good if right else fsrs.Rating.Again
    then, _ = SCHEDULER.review_card(before, rating, _time(now))
    return Card(
        card.puzzle,
        then.due.timestamp(),
        now,
        int(then.state),
        then.step,
        then.stability,
        then.difficulty,
    )


def due(cards: Iterable[Card], now: float) -> list[Card]:
    """List what has to be seen again now, the longest due first."""
    return sorted((card for card in cards if card.due <= now), key=lambda card: card.due)


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
