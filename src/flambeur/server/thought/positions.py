"""The odds at a position that somebody brings along; nothing of it is kept."""

from typing import Any

import msgspec

from flambeur.core.codec import encode, plain
from flambeur.core.errors import UNPLAYABLE, BadPosition
from flambeur.core.game import Game
from flambeur.core.notation import read_position, write_position
from flambeur.core.playable import look
from flambeur.core.secret import redact
from flambeur.core.state import State
from flambeur.core.turn import Choice
from flambeur.core.view import View, turn_for
from flambeur.families import family_of, find
from flambeur.protocol.position import Judged
from flambeur.server.thought.hints import odds_of
from flambeur.sources import SeededSource


def choice_at(position: str) -> tuple[Game[Any], State, View[Any]]:
    """Read a position in which a seat has to choose, and what that seat sees; or refuse it."""
    game, state = read_position(position, find)
    view = look(game, state, SeededSource(0).roll)
    if not isinstance(view.turn, Choice):
        raise BadPosition("nobody has to choose here")
    return game, state, view


def judge_position(position: str) -> bytes:
    """Draw a position and weigh all that can be chosen there; in a process of its own."""
    game, state, view = choice_at(position)
    try:
        return encode(_judged(game, state, view))
    except UNPLAYABLE as error:
        raise BadPosition("nobody can judge this position") from error


def _judged(game: Game[Any], state: State, view: View[Any]) -> Judged:
    family, (seats, options) = family_of(game.name), game.agreed(state)
    lines = family.lines_of(redact(state, None))
    assert view.seat is not None  # noqa: S101 - a seat has to choose
    return Judged(
        position=write_position(game, state),
        game=game.id,
        options=msgspec.json.decode(encode(game.write_options(options))),
        seats=seats,
        seat=view.seat,
        picture=_picture(view),
        question=tuple(lines.question(view)),
        roll=lines.roll(view),
        odds=odds_of(view),
        words=family.words_name(),
    )


def _picture(view: View[Any]) -> Any:
    """Draw what everybody sees, and what the seat that chooses sees beyond."""
    family = family_of(view.game)
    awaited, state = turn_for(view.turn, None), redact(view.state, None)
    public = plain(family.picture_of(View(view.game, None, view.version, awaited, state)))
    assert view.seat is not None  # noqa: S101 - a seat has to choose
    mine = family.mine_of(view, view.seat)
    return public if mine is None else {**public, "mine": plain(mine)}
