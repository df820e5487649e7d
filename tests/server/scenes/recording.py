"""Plays games between bots and writes down what one seat is sent, update by update."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.game import Game, Options
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.source import Source
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import family_of, make_bot
from flambeur.protocol.messages import Offered, Told
from flambeur.text.teller import Teller
from flambeur.text.words import Words

FOLDER = Path(__file__).parents[3] / "web" / "test" / "fixtures"
NAMES = ("Ana", "Ben", "Mia", "Denny", "Zoé")
Update = dict[str, Any]


def recorded(
    game: Game[Any], seats: int, options: Options, seat: int, source: Source, level: str
) -> Iterator[Update]:
    """Play a game to its end; an update is a move and all that chance brings after it."""
    position: Position[Any] = Position(game, game.start(seats, options))
    events = _drawn(position, source)
    while True:
        yield _update(game.id, position, seat, seats, events)
        awaited = position.turn
        if not isinstance(awaited, Choice):
            return
        view: View[Any] = view_of(game.id, position.state, awaited.seat, position.version)
        move = make_bot(level, game.id, f"{position.version}").choose(view)
        events = position.enter(position.awaits(awaited.seat, move))
        events += _drawn(position, source)


def _drawn(position: Position[Any], source: Source) -> list[Event]:
    events: list[Event] = []
    while (entry := position.draw(source)) is not None:
        events += position.enter(entry)
    return events


def _update(
    game: str, position: Position[Any], seat: int, seats: int, events: list[Event]
) -> Update:
    view: View[Any] = view_of(game, position.state, seat, position.version)
    family = family_of(game)
    teller: Teller = family.teller_of(Words("en"), list(NAMES[:seats]), view.state)
    question: str = ""
    offers: tuple[Offered, ...] = ()
    if isinstance(view.turn, Choice) and view.turn.seat == seat:
        question = teller.question(view)
        offers = tuple(Offered(o.key, o.move, o.text) for o in teller.offers(view))
    told = Told(teller.heading(view), tuple(teller.tell(events)), question, offers)
    scene = family.scene_of(view)
    return {"seat": seat, "view": view, "events": events, "told": told, "scene": scene}


def write(name: str, updates: list[Update]) -> None:
    """Write updates as a fixture of the browser's tests."""
    FOLDER.mkdir(exist_ok=True)
    written = msgspec.json.format(encode(updates), indent=1)
    (FOLDER / f"{name}.json").write_bytes(written + b"\n")
