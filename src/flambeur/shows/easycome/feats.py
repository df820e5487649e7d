"""What is worth a title in Easy Come: prizes taken from others, and holds broken."""

from collections.abc import Iterable

from flambeur.core.parts import Event
from flambeur.games.easycome.events import HoldBroken, PrizeWon
from flambeur.shows.feats import Feat


def feats(_before: object, event: Event) -> Iterable[Feat]:
    """Count them in one event."""
    match event:
        case PrizeWon(seat=seat, robbed=int(robbed)):
            yield "robber", seat, 1
            yield "robbed", robbed, 1
        case HoldBroken(by=by):
            yield "spoiler", by, 1
