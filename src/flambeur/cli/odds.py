"""What every option is worth to the one who has to choose, for `flambeur show --odds`."""

from collections.abc import Iterator
from typing import Any

from flambeur.cli.parser import Refusal
from flambeur.cli.screen import Screen
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.families import family_of
from flambeur.shows.clean import clean
from flambeur.shows.teller import Teller
from flambeur.words.catalogues import Words


def tell_odds(words: Words, screen: Screen, teller: Teller, view: View[Any]) -> None:
    """Say how often each option wins, the best first, if there is anything to choose."""
    family = family_of(view.game)
    if not isinstance(view.turn, Choice):
        return
    if family.judge is None:
        raise Refusal(words("odds-nobody", game=family.name))
    screen.say()
    screen.say_all(_lines(words, teller, view))


def _lines(words: Words, teller: Teller, view: View[Any]) -> Iterator[str]:
    from flambeur.coach.hints import hint
    from flambeur.shows.review.figures import Figures

    figures, family = Figures(words), family_of(view.game)
    labels = {offer.move: clean(teller.name(offer)) for offer in teller.offers(view)}
    for option in hint(view, family):
        move = labels.get(option.move) or teller.unoffered(view, option.move)
        error = f" ± {figures.percent(option.error)}" if option.error else ""
        yield words("show-option", chance=f"{figures.percent(option.win)}{error}", move=move)
