"""What is worth a title in Strike: dice taken, an arena cleared, a wise end of a turn."""

from collections.abc import Iterable

from flambeur.core.parts import Event
from flambeur.games.strike.events import ArenaCleared, DiceTaken, Stopped
from flambeur.shows.feats import Feat


def feats(_before: object, event: Event) -> Iterable[Feat]:
    """Count them in one event."""
    match event:
        case DiceTaken(seat=seat, groups=groups):
            yield "taker", seat, sum(len(dice) for _, dice in groups)
        case ArenaCleared(seat=seat):
            yield "sweeper", seat, 1
        case Stopped(seat=seat):
            yield "careful", seat, 1
