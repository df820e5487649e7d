"""Hints for somebody who thinks: allowed where nobody is beaten by them."""

from typing import Any

from flambeur.core.codec import encode
from flambeur.core.errors import NotYourTurn
from flambeur.core.view import View
from flambeur.families import family_of
from flambeur.protocol.refusals import NoHints, NotSeated, WrongPhase
from flambeur.protocol.review import Hint, HintOption
from flambeur.server.play.table import Table
from flambeur.server.thought.choosing import Sight, sight_of
from flambeur.shows.described import said_of


def ask_hint(table: Table, person: str) -> Sight:
    """Write down what is asked, if this person may ask it here and now."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotSeated("you do not play here")
    if table.card.phase != "playing" or table.position is None:
        raise WrongPhase("there is nothing to decide")
    if family_of(table.card.game).judge is None:
        raise NoHints("nobody judges this game")
    if table.board is not None:
        raise NoHints("nobody is helped at the board of a day")
    if not may_ask(table, seat):
        raise NoHints("others play here without hints")
    if (awaited := table.awaited()) is not None and awaited != seat:
        raise NotYourTurn(seat, awaited)
    return sight_of(table, seat)


def may_ask(table: Table, seat: int) -> bool:
    """Tell whether hints are for all at this table, or hurt nobody: all others are bots."""
    others = (place for at, place in enumerate(table.card.places) if at != seat)
    return table.card.hints or all(place is None or place.bot is not None for place in others)


def give_hint(sight: Sight) -> bytes:
    """Look at what the seat may see, and say what the coach would do; in a process of its own."""
    return encode(Hint(sight.version, odds_of(sight.view())))


def odds_of(view: View[Any]) -> tuple[HintOption, ...]:
    """Weigh all that the seat on turn can choose, the best first, and say what it is."""
    from flambeur.coach.hints import hint  # noqa: PLC0415 - the worker itself does no sums

    family = family_of(view.game)
    options = hint(view, family)
    said = said_of(family.lines_of(view.state), view, [option.move for option in options])
    return tuple(
        HintOption(option.move, phrases, option.win, option.money, option.error)
        for option, phrases in zip(options, said, strict=True)
    )
