"""Plays games between bots and writes down what one seat is sent, update by update."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from flambeur.core.codec import encode, plain
from flambeur.core.game import Game, Options
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.source import Source
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import family_of, make_bot
from flambeur.protocol.messages import Awaited
from flambeur.protocol.patch import Plain, diff
from flambeur.server.play.telling import Telling

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
        yield _update(game.id, position, seat, events)
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


def _update(game: str, position: Position[Any], seat: int, events: list[Event]) -> Update:
    view: View[Any] = view_of(game, position.state, seat, position.version)
    return {
        "seat": seat,
        "awaited": awaited(view),
        "events": events,
        "told": Telling(view).told(view, [events]),
        "picture": picture_for(game, position.state, seat),
    }


def awaited(view: View[Any]) -> Awaited:
    """Tell what a game waits for."""
    return Awaited(view.version, view.turn.seat if isinstance(view.turn, Choice) else UNSET)


def picture_for(game: str, state: Any, seat: int | None) -> Plain:
    """Draw a state for a seat: what everybody sees, and what it sees beyond."""
    family = family_of(game)
    picture: Plain = plain(family.picture_of(view_of(game, state, None)))
    mine = None if seat is None else family.mine_of(view_of(game, state, seat), seat)
    private: Plain = {} if mine is None else plain(mine)
    return picture | {"mine": private} if private else picture


def patched(updates: Sequence[Update]) -> list[Update]:
    """Add what leads from each picture to the next."""
    pictures = [{}, *(update["picture"] for update in updates)]
    return [
        {**update, "patch": diff(before, update["picture"])}
        for before, update in zip(pictures, updates, strict=False)
    ]


def write(name: str, updates: list[Update]) -> None:
    """Write updates as a fixture of the browser's tests."""
    FOLDER.mkdir(exist_ok=True)
    written = msgspec.json.format(encode(patched(updates)), indent=1)
    (FOLDER / f"{name}.json").write_bytes(written + b"\n")
