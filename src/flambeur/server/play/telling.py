"""A table in words and ready to be drawn, for viewers who are people."""

import logging
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.families import family_of
from flambeur.protocol.messages import Language, Offered, Told
from flambeur.protocol.wire import Wire
from flambeur.server.play.table import Table
from flambeur.text.teller import Teller
from flambeur.text.words import Words

log = logging.getLogger("flambeur.telling")


def tell(
    table: Table, view: View[Any], steps: Iterable[Sequence[Event]], language: Language
) -> Told | None:
    """Tell what happened and what there is to decide, to the one whose view this is.

    Every step is told by itself: who comes back reads what those read who were there.
    """
    names = table.names()
    try:
        teller = family_of(view.game).teller_of(words_in(language), names, view.state)
        question, offers = _choice(teller, view)
        lines = tuple(chain.from_iterable(map(teller.tell, steps)))
        return Told(teller.heading(view), lines, question, offers)
    except Exception:
        # A sentence that fails must not stop the game, which can be played without words.
        log.exception("telling failed")
        return None


def draw(view: View[Any]) -> Wire | None:
    """Make what a drawing needs besides the view; a drawing that fails stops no game either."""
    try:
        return family_of(view.game).scene_of(view)
    except Exception:
        log.exception("drawing failed")
        return None


def _choice(teller: Teller, view: View[Any]) -> tuple[str, tuple[Offered, ...]]:
    if not isinstance(view.turn, Choice) or view.turn.seat != view.seat:
        return "", ()
    offers = [Offered(offer.key, offer.move, offer.text) for offer in teller.offers(view)]
    return teller.question(view), tuple(offers)


@cache
def words_in(language: Language) -> Words:
    """Read the catalogues of a language once."""
    return Words(language)
