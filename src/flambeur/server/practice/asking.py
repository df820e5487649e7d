"""A position of a bank as a question, drawn and told like any table."""

from typing import Any

import msgspec

from flambeur.core.codec import encode, plain
from flambeur.core.view import View, view_of
from flambeur.families import family_of
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.reason import Posed, pose
from flambeur.protocol.card import Card, Pace, Place
from flambeur.protocol.lines import Offered
from flambeur.protocol.messages import Awaited, Told, Update
from flambeur.server.play.names import name_bot
from flambeur.server.play.telling import Telling
from flambeur.shows.described import said_of

RIVAL = "strong"
"""Who sits at the other places."""


def draw_question(puzzle: Puzzle, person: str) -> tuple[Update, bool]:
    """Tell a position as a table at which this person sits, and whether its options are listed."""
    posed = pose(puzzle)
    view = posed.view
    seat, family = view.seat, family_of(view.game)
    assert seat is not None  # noqa: S101 - somebody has to decide
    public = view_of(view.game, view.state, None)
    told = Telling(public).told(view, []) or Told()
    offers = _options(posed)
    listed = {offer.move for offer in told.offers} != {offer.move for offer in offers}
    mine = family.mine_of(view, seat)
    beyond = {} if mine is None else {"mine": plain(mine)}
    update = Update(
        table=puzzle.name,
        since=0,
        seq=0,
        seat=seat,
        card=_card(view, person, puzzle.name),
        view=None,
        events=(),
        left=None,
        told=msgspec.structs.replace(told, offers=offers) if listed else told,
        words=family.words_name(),
        awaited=Awaited(0, seat),
        picture=plain(family.picture_of(public)) | beyond,
    )
    return update, listed


def _options(posed: Posed) -> tuple[Offered, ...]:
    """Offer the options themselves, in an order that tells nothing."""
    moves = sorted((option.move for option in posed.options), key=encode)
    lines = family_of(posed.view.game).lines_of(posed.view.state)
    said = zip(moves, said_of(lines, posed.view, moves), strict=True)
    return tuple(
        Offered(str(place), move, words.what, words.brings)
        for place, (move, words) in enumerate(said, 1)
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
