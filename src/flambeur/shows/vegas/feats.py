"""What is worth a title in Vegas and Royale: ties broken, dice and bills."""

from collections.abc import Iterable

from flambeur.core.parts import Event
from flambeur.games.vegas.events import CasinoPaid, DicePlaced, GameEnded
from flambeur.games.vegas.table import Table
from flambeur.shows.feats import Feat


def feats(before: Table | None, event: Event) -> Iterable[Feat]:
    """Count them in one event."""
    match event:
        case DicePlaced() if before is not None:
            yield from _placed(before, event)
        case CasinoPaid():
            yield from (("dice", colour, count) for colour, count in enumerate(event.dice) if count)
            yield from (("payout", win.colour, win.bill.look()) for win in event.wins)
            yield from (("cancelled", colour, 1) for colour in event.tied)
        case GameEnded():
            yield from (("bills", seat, count) for seat, count in enumerate(event.bills) if count)


def _placed(before: Table, event: DicePlaced) -> Iterable[Feat]:
    """A tie is broken by whoever had as many dice there as somebody else, and has not now."""
    weights = list(before.casinos[event.casino - 1].weights())
    if weights[event.seat] and weights.count(weights[event.seat]) > 1:
        for colour, count in event.dice:
            weights[colour] += count
        weights[event.seat] += 2 * event.big
        if weights.count(weights[event.seat]) == 1:
            yield "ties", event.seat, 1
