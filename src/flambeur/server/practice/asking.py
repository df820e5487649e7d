"""A position of a bank as a question, drawn and told like any table."""

from typing import Any

from flambeur.core.codec import plain
from flambeur.core.game import Game
from flambeur.core.notation import read_position
from flambeur.core.state import State, turn
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import family_of, find
from flambeur.practice.puzzle import Puzzle
from flambeur.protocol.card import Card, Pace, Place
from flambeur.protocol.messages import Awaited, Update
from flambeur.server.play.names import name_bot
from flambeur.server.play.telling import Telling

RIVAL = "strong"
"""Who sits at the other places."""


def view_to_decide(puzzle: Puzzle) -> View[Any]:
    """Show a position to the seat that has to choose."""
    game, state = read_position(puzzle.position, find)
    return view_of(game.id, state, _seat(state))


def draw_question(puzzle: Puzzle, person: str) -> Update:
    """Tell a position as a table at which this person sits."""
    game, state = read_position(puzzle.position, find)
    seat, family = _seat(state), family_of(game.id)
    view, public = view_of(game.id, state, seat), view_of(game.id, state, None)
    mine = family.mine_of(view, seat)
    beyond = {} if mine is None else {"mine": plain(mine)}
    return Update(
        table=puzzle.name,
        since=0,
        seq=0,
        seat=seat,
        card=_card(game, state, seat, person, puzzle.name),
        view=None,
        events=(),
        left=None,
        told=Telling(public).told(view, []),
        words=family.words_name(),
        awaited=Awaited(0, seat),
        picture=plain(family.picture_of(public)) | beyond,
    )


def _seat(state: State) -> int:
    awaited = turn(state)
    assert isinstance(awaited, Choice)  # noqa: S101 - banks hold decisions only
    return awaited.seat


def _card(game: Game[Any], state: Any, seat: int, person: str, name: str) -> Card:
    names: list[str] = []
    for place in range(state.seats):
        names.append(name_bot(name, place, names))
    places = [Place(rival, bot=RIVAL) for rival in names]
    places[seat] = Place("", person=person)
    return Card(
        table=name,
        game=game.id,
        options={},
        phase="playing",
        places=tuple(places),
        host=person,
        pace=Pace(),
        public=False,
        auto=False,
        hash="",
    )
