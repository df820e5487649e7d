"""Writes what a browser is sent in three games of Vegas, for the tests of its drawing.

`python -m tests.server.scenes.record_vegas` writes the same files every time.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.events import CasinoPaid
from flambeur.protocol.messages import Offered, Told
from flambeur.server.scenes.vegas import vegas_scene
from flambeur.text.vegas import VegasTeller
from flambeur.text.words import Words
from tests.games.vegas.play import random_match

FOLDER = Path(__file__).parents[3] / "web" / "test" / "fixtures"
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
        teller = VegasTeller(Words("en"), NAMES[:seats], view.state)
        question: str = ""
        offers: tuple[Offered, ...] = ()
        if isinstance(view.turn, Choice) and view.turn.seat == seat:
            question = teller.question(view)
            offers = tuple(Offered(o.key, o.move, o.text) for o in teller.offers(view))
        told = Told(teller.heading(view), tuple(teller.tell(events)), question, offers)
        paid = any(isinstance(event, CasinoPaid) for event in events)
        yield {
            "paid": paid,
            "update": {
                "seat": seat,
                "view": view,
                "events": events,
                "told": told,
                "scene": vegas_scene(view),
            },
        }


def chosen(told: list[dict[str, Any]]) -> list[Any]:
    """Keep the start, the first payout with what comes before and after it, and the end."""
    paid = next(place for place, entry in enumerate(told) if entry["paid"])
    places = {*range(4), *range(paid - 3, paid + 2), len(told) - 2, len(told) - 1}
    return [told[place]["update"] for place in sorted(places)]


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        written = msgspec.json.format(encode(chosen([*updates(*game)])), indent=1)
        (FOLDER / f"vegas-{name}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
