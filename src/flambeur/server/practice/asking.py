"""A position of a bank as a question, drawn and told like any table."""

from typing import Any

from flambeur.core.codec import plain
from flambeur.core.view import View, view_of
from flambeur.families import family_of
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.reason import pose
from flambeur.protocol.card import Card, Pace, Place
from flambeur.protocol.messages import Awaited, Update
from flambeur.server.play.names import name_bot
from flambeur.server.play.telling import Telling

RIVAL = "strong"
"""Who sits at the other places."""


def draw_question(puzzle: Puzzle, person: str) -> Update:
    """Tell a position as a table at which this person sits."""
    view = pose(puzzle).view
    seat, family = view.seat, family_of(view.game)
    assert seat is not None  # noqa: S101 - somebody has to decide
    public = view_of(view.game, view.state, None)
    mine = family.mine_of(view, seat)
    beyond = {} if mine is None else {"mine": plain(mine)}
    return Update(
        table=puzzle.name,
        since=0,
        seq=0,
        seat=seat,
        card=_card(view, person, puzzle.name),
        view=None,
        events=(),
        left=None,
        told=Telling(public).told(view, []),
        words=family.words_name(),
        awaited=Awaited(0, seat),
        picture=plain(family.picture_of(public)) | beyond,
    )


def _card(view: View[Any], person: str, name: str) -> Card:
    names: list[str] = []
    for place in range(view.state.seats):
        names.append(name_bot(name, place, names))
    places = [Place(rival, bot=RIVAL) for rival in names]
    places[view.seat or 0] = Place("", person=person)
    return Card(
        table=name,
        game=view.game,
        options={},
        phase="playing",
        places=tuple(places),
        host=person,
        pace=Pace(),
        public=False,
        auto=False,
        hash="",
    )
