"""Writes what a browser is sent in three games of Vegas, for the tests of its drawing.

`python -m tests.shows.pictures.record_vegas` writes the same files every time.
"""

from collections.abc import Iterator
from typing import Any

from flambeur.core.view import View
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.events import CasinoPaid
from flambeur.server.play.telling import Telling
from tests.games.vegas.play import random_match
from tests.shows.pictures.recording import awaited, picture_for, write

NAMES = ("Ana", "Ben", "Mia", "Denny", "Zoé")
GAMES = {
    "five": (5, VegasOptions(), 2),
    "neutral": (3, VegasOptions(neutral_variant=True, money_visibility="open"), 0),
    "solo": (1, VegasOptions(solo=Solo("expert", rounds=2)), 0),
}


def updates(seats: int, options: VegasOptions, seat: int) -> Iterator[dict[str, Any]]:
    """Play a game and tell it to a seat, one update after the other."""
    version = 0
    for match in random_match(seats, options, seed=5):
        view: View[Any] = match.view(seat)
        events = match.events(seat, version, live=True)
        version = match.version
        paid = any(isinstance(event, CasinoPaid) for event in events)
        yield {
            "paid": paid,
            "update": {
                "seat": seat,
                "awaited": awaited(view),
                "events": events,
                "told": Telling(view).told(view, [events]),
                "picture": picture_for("vegas/2018@1", match.state, seat),
            },
        }


def chosen(told: list[dict[str, Any]]) -> list[Any]:
    """Keep the start, the first payout with what comes before and after it, and the end."""
    paid = next(place for place, entry in enumerate(told) if entry["paid"])
    places = {*range(4), *range(paid - 3, paid + 2), len(told) - 2, len(told) - 1}
    return [told[place]["update"] for place in sorted(places)]


def main() -> None:
    """Write the files."""
    for name, game in GAMES.items():
        write(f"vegas-{name}", chosen([*updates(*game)]))


if __name__ == "__main__":
    main()
