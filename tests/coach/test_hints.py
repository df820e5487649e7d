"""Hints come from a view alone, the best move first."""

from typing import Any

import pytest

from flambeur import Choice, Match, find
from flambeur.coach.hints import hint
from flambeur.core.game import Options
from flambeur.core.view import view_of
from flambeur.families import family_of, make_bot
from flambeur.games.strike.options import StrikeOptions
from flambeur.sources import SeededSource
from tests.coach.games import NAMES

GAMES: tuple[tuple[str, int, Options | None], ...] = (
    ("vegas/2018", 3, None),
    ("vegas/2018", 1, None),
    ("vegas/royale", 3, None),
    ("easycome", 2, None),
    ("easycome", 3, None),
    ("strike", 3, StrikeOptions(form="abstract")),
    ("strike", 2, None),
)


def middle(game: str, seats: int, options: Options | None) -> Match[Any]:
    """Play some moves of a game."""
    match: Match[Any] = Match(find(game), NAMES[:seats], options, SeededSource(4))
    bot = make_bot("casual", game, 1)
    match.settle()
    for _ in range(9):
        assert isinstance(match.turn, Choice)
        seat = match.turn.seat
        match.submit(seat, bot.choose(match.view(seat)))
    return match


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_move_is_valued(game: str, seats: int, options: Options | None) -> None:
    """All moves that are offered stand in the hint, sorted by the chance to win."""
    match = middle(game, seats, options)
    assert isinstance(match.turn, Choice)
    found = hint(match.view(match.turn.seat), family_of(game))
    wins = [option.win for option in found]
    assert sorted(wins, reverse=True) == wins
    assert {*match.turn.moves} <= {option.move for option in found}
    assert all(0 <= win <= 1 for win in wins)


def test_secrets_do_not_matter() -> None:
    """Two tables that look alike to a seat give the same hint."""
    match = middle("vegas/2018", 3, None)
    assert isinstance(match.turn, Choice)
    seat = match.turn.seat
    view, family = match.view(seat), family_of(match.game.name)
    other = match.game.sample(view.state, SeededSource(9).roll)
    assert other != match.state
    assert hint(view, family) == hint(view_of(match.game.id, other, seat, match.version), family)


def test_others_are_not_told() -> None:
    """Who is not on turn gets no hint."""
    match = middle("easycome", 2, None)
    assert isinstance(match.turn, Choice)
    with pytest.raises(ValueError, match="not this seat's turn"):
        hint(match.view(1 - match.turn.seat), family_of(match.game.name))


def test_a_hint_knows_what_the_seat_saw() -> None:
    """What everybody saw paid out is no guess."""
    match = middle("vegas/2018", 3, None)
    while match.state.round == 1:
        assert isinstance(match.turn, Choice)
        match.submit(match.turn.seat, match.turn.moves[0])
    assert isinstance(match.turn, Choice)
    view = match.view(match.turn.seat)
    guess = family_of(match.game.name).guess_from(view, SeededSource(1).roll)
    assert [p.bills.look() for p in match.state.players] == [p.bills.look() for p in guess.players]
