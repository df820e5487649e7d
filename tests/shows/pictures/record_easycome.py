"""Writes what a browser is sent in a game of Easy Come, for the tests of its drawing.

`python -m tests.shows.pictures.record_easycome` writes the same file every time.
"""

from collections.abc import Callable

from flambeur.games.easycome import GAME, EasyComeOptions
from flambeur.games.easycome.moves import Keep
from flambeur.sources.plain import SeededSource
from tests.shows.pictures.recording import Update, recorded, write

SEATS, SEAT, SEED = 4, 2, 11


def _first(updates: list[Update], fits: Callable[[Update], bool]) -> int:
    return next(place for place, update in enumerate(updates) if fits(update))


def chosen(updates: list[Update]) -> list[Update]:
    """Keep the start, decisions, a crown with nothing to take, a robbery, and the end."""
    mine = [place for place, update in enumerate(updates) if update["told"].offers]
    crown = _first(
        updates,
        lambda update: (
            bool(update["told"].offers)
            and update["picture"]["number"] == 1
            and all(isinstance(offer.move, Keep) for offer in update["told"].offers)
            and any(crown["seat"] != SEAT for crown in update["picture"]["crowns"])
        ),
    )
    later = _first(updates, lambda u: bool(u["told"].offers) and u["picture"]["number"] > 1)
    robbed = _first(
        updates, lambda u: any(getattr(e, "robbed", None) is not None for e in u["events"])
    )
    end = len(updates) - 1
    places = {0, mine[0], mine[0] + 1, later, later + 1, crown, robbed - 1, robbed, end - 1, end}
    return [updates[place] for place in sorted(places)]


def main() -> None:
    """Write the file."""
    source = SeededSource(SEED)
    updates = recorded(GAME, SEATS, EasyComeOptions(), SEAT, source, "casual")
    write("easycome", chosen(list(updates)))


if __name__ == "__main__":
    main()
