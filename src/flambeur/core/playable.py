"""Whether a game can go on from a state that was not played, but read from somewhere."""

from typing import Any, TypeVar

from flambeur.core.chance import Roller
from flambeur.core.errors import UNPLAYABLE, BadPosition
from flambeur.core.game import Game, Options
from flambeur.core.secret import redact
from flambeur.core.state import State, play, turn
from flambeur.core.turn import Choice
from flambeur.core.view import View

S = TypeVar("S", bound=State)


def complete(game: Game[S], seats: int, options: Options, state: S, roll: Roller) -> S:
    """Deal what a state hides, and refuse it if no such game can go on from there."""
    try:
        whole = game.sample(state, roll)
        fits = _is_seen(state, whole, seats)
        fits = fits and _fits(game, seats, game.start(seats, options), whole, roll)
    except UNPLAYABLE as error:
        raise BadPosition("no game can stand like this") from error
    if not fits:
        raise BadPosition("something is missing at this position, or there is too much of it")
    return whole


def complete_read(game: Game[S], state: S, roll: Roller) -> S:
    """Do the same with a state that itself tells how many play, and by which options."""
    try:
        seats, options = game.agreed(state)
        agreed = game.agree(seats, options)
    except UNPLAYABLE as error:
        raise BadPosition("no game is agreed like this") from error
    if agreed != options:
        raise BadPosition("no game is agreed like this")
    return complete(game, seats, options, state, roll)


def look(game: Game[S], state: S, roll: Roller) -> View[S]:
    """Show a state that was read to the seat that has to choose there, or refuse it."""
    awaited = turn(complete_read(game, state, roll))
    if isinstance(awaited, Choice):
        return View(game.id, awaited.seat, 0, awaited, redact(state, awaited.seat))
    return View(game.id, None, 0, awaited, redact(state, None))


def _is_seen(state: State, whole: State, seats: int) -> bool:
    """Tell whether a state is what somebody may see of the whole one, or all of it."""
    return state == whole or any(state == redact(whole, who) for who in (*range(seats), None))


def _fits(game: Game[S], seats: int, start: S, state: S, roll: Roller) -> bool:
    """Tell whether nothing is lost or made, now and after every move there is."""
    census = game.census(start)
    if state.said or state.round not in range(game.bound(start)):
        return False
    if census != game.census(state) or not game.sound(state):
        return False
    awaited = turn(state)
    if not isinstance(awaited, Choice):
        return True
    moves = (*awaited.moves, *(form.sample(roll) for form in awaited.forms))
    return awaited.seat in range(seats) and all(
        census == game.census(_after(state, move)) for move in moves
    )


def _after(state: S, move: Any) -> S:
    following = state.copy()
    play(following, move)
    turn(following)
    return following
