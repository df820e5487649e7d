"""A game without a text of its own is told from its data, and what is hidden stays hidden."""

from typing import Any

from flambeur import Choice, Match
from flambeur.core.secret import Secret, redact
from flambeur.core.view import View
from flambeur.games._template import GAME
from flambeur.games._template.table import CardDealt, GameEnded
from flambeur.server.scenes.plain import plain_scene
from flambeur.sources import SeededSource
from flambeur.text.plain import PlainTeller
from flambeur.text.words import Words


def begun() -> Match[Any]:
    """Begin a game of the template, up to the first choice."""
    match: Match[Any] = Match(GAME, ["Ana", "Ben"], None, SeededSource(2))
    match.settle()
    return match


def teller(match: Match[Any]) -> PlainTeller:
    """Tell it in English."""
    return PlainTeller(Words("en"), match.record.header.seats, match.state)


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
    assert [("1", "Again"), ("2", "Bank")] == [(o.key, o.text) for o in words.offers(view)]
    assert "What do you do?" == words.question(view)
    assert "dare, round 1" == words.heading(view)


def test_the_table_has_a_line_for_everybody() -> None:
    """Each seat sees its own card, and of the others only how many they have."""
    match = begun()
    lines = teller(match).lines(match.view(0))
    own = match.state.players[0].hand.look()[0]
    assert f"Players, Ana: (points 0, hand {own})" in lines
    assert "Players, Ben: (points 0, hand ?)" in lines
    assert "Deck: ??????" in lines
    assert "Round: 1" in lines


def test_the_scene_shows_no_more_than_the_view() -> None:
    """A spectator gets the same lines without any card."""
    view: View[Any] = begun().view(None)
    (players,) = (line for line in plain_scene(view).lines if line.startswith("Players"))
    assert "Players: (points 0, hand ?) (points 0, hand ?)" == players
