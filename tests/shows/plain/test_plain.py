"""A game without a text of its own is told from its data, and what is hidden stays hidden."""

from typing import Any

from flambeur import Choice, Match
from flambeur.core.secret import Secret, redact
from flambeur.games._template import GAME
from flambeur.games._template.table import CardDealt, GameEnded
from flambeur.shows.plain.picture import plain_mine, plain_picture
from flambeur.shows.plain.teller import PlainTeller
from flambeur.sources import SeededSource
from flambeur.words.catalogues import Words
from flambeur.words.speaker import Speaker


def begun() -> Match[Any]:
    """Begin a game of the template, up to the first choice."""
    match: Match[Any] = Match(GAME, ["Ana", "Ben"], None, SeededSource(2))
    match.settle()
    return match


def teller(match: Match[Any]) -> PlainTeller:
    """Tell it in English."""
    return PlainTeller(Speaker(Words("en"), match.record.header.seats), match.state)


def test_events_are_said_from_their_data() -> None:
    """The type is the sentence, fields are named, a seat is a name, and a secret is not told."""
    told = teller(begun()).tell
    dealt = CardDealt(0, Secret(3, (0,)))
    assert ["Card dealt: Ana, card 3."] == told([redact(dealt, 0)])
    assert ["Card dealt: Ana, card ?."] == told([redact(dealt, 1)])
    ended = GameEnded((0, 8), (7, 9), (2, 1))
    assert ["Game ended: cards 0 8, scores 7 9, ranks 2 1."] == told([ended])


def test_a_choice_is_offered_from_its_data() -> None:
    """Moves are numbered and called by their type."""
    match = begun()
    assert isinstance(match.turn, Choice)
    view, words = match.view(match.turn.seat), teller(match)
    assert [("1", "Again"), ("2", "Bank")] == [(o.key, words.text(o)) for o in words.offers(view)]
    assert ["What do you do?"] == words.question(view)
    assert "Round 1" == words.heading(view)


def test_the_table_has_a_line_for_everybody() -> None:
    """Each seat sees its own card, and of the others only how many they have."""
    match = begun()
    lines = teller(match).lines(match.view(0))
    own = match.state.players[0].hand.look()[0]
    assert f"Players, Ana: (points 0, hand {own})" in lines
    assert "Players, Ben: (points 0, hand ?)" in lines
    assert "Deck: ??????" in lines
    assert "Round: 1" in lines


def test_the_picture_shows_no_more_than_the_view() -> None:
    """A spectator gets the state without any card."""
    match = begun()
    (state,) = plain_picture(match.view(None)).state
    assert [None, None] == [player["hand"].get("value") for player in state["players"]]
    (mine,) = plain_mine(match.view(0), 0).state
    assert match.state.players[0].hand.look() == mine["players"][0]["hand"]["value"]
