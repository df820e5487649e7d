"""Dare, the game that newcomers copy: its rules, its secrets and the laws."""

from collections.abc import Iterable

import pytest

from flambeur.bots.uniform import Uniform
from flambeur.core.chance import Shuffled
from flambeur.core.errors import BadOption, IllegalMove
from flambeur.core.game import Options
from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.secret import Secret
from flambeur.core.turn import Choice, Over
from flambeur.games._template import GAME
from flambeur.games._template.table import CardDealt, DieRolled, GameEnded, PointsBanked, Table
from flambeur.games._template.turn import CARDS, MOST_ROLLS, Again, Bank, Choose
from flambeur.sources import ScriptedSource
from flambeur.testing import check_bot, check_game, rolled

DEALT = Shuffled((8, 0, 1, 0, 5, 2, 3, 1))


def dare(rolls: str, moves: Iterable[Move] = (), seats: int = 2) -> Match[Table]:
    """Play with these cards, rolls and choices, whoever is asked."""
    source = ScriptedSource([DEALT, *map(rolled, rolls)])
    match = Match(GAME, [f"P{seat}" for seat in range(seats)], None, source)
    match.settle()
    for move in moves:
        assert isinstance(match.turn, Choice)
        match.submit(match.turn.seat, move)
    return match


def points(match: Match[Table]) -> list[int]:
    """List what is banked, by seat."""
    return [player.points for player in match.state.players]


@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_laws(seats: int, options: Options) -> None:
    """Dare obeys all laws, with any number of seats."""
    check_game(GAME, seats, options, games=20)


def test_bot() -> None:
    """A bot that knows no rules can play Dare."""
    check_bot(lambda: Uniform(1), GAME, 3, games=5)


@pytest.mark.parametrize("seats", [1, 7])
def test_seats(seats: int) -> None:
    """Dare is for two to six."""
    with pytest.raises(BadOption):
        GAME.start(seats)


def test_bank() -> None:
    """Banking keeps the pot and hands the die on."""
    match = dare("462", [Again(), Bank()])
    assert [10, 0] == points(match)
    assert Choice(1, (Again(), Bank())) == match.turn


def test_one() -> None:
    """A 1 takes the pot away and ends the turn."""
    match = dare("612", [Again()])
    assert [0, 0] == points(match)
    assert DieRolled(0, 1, 0) in match.events(None, 0)
    assert Choose(1, 2, 1) == match.state.stack[-1]


def test_last_roll() -> None:
    """The fifth roll banks by itself."""
    match = dare("666662", [Again()] * (MOST_ROLLS - 1))
    assert [30, 0] == points(match)
    assert PointsBanked(0, 30) in match.events(None, 0)
    assert Choose(1, 2, 1) == match.state.stack[-1]


def test_illegal() -> None:
    """What is not offered is refused, with the position as the seat sees it."""
    match = dare("4")
    with pytest.raises(IllegalMove) as refusal:
        match.submit(0, rolled("6"))
    seen = "(roll,1),(choose,0,4,1)),,1,((0,((8),(0))),(0,(,(1),1))),(,(),6))"
    assert refusal.value.position.endswith(seen)


def test_card_is_hidden() -> None:
    """A bonus card is seen by its owner and by nobody else while the game runs."""
    match = dare("4")
    hands = [[p.hand.value for p in match.view(seat).state.players] for seat in (0, 1, None)]
    assert [[(8,), None], [None, (0,)], [None, None]] == hands
    assert CardDealt(0, Secret(8, (0,))) == match.events(0, 0)[0]
    assert CardDealt(0, Secret(None, (0,))) == match.events(1, 0)[0]
    assert match.view(0).state.deck.value is None


def test_end() -> None:
    """After three rounds the cards are turned over, and points and bonus are ranked together."""
    match = dare("25" * 3, [Bank()] * 6)
    assert Over((2, 1), (14, 15)) == match.turn
    assert GameEnded((8, 0), (14, 15), (2, 1)) == match.events(None, 0)[-1]
    assert [(8,), (0,)] == [p.hand.value for p in match.view(None).state.players]


def test_equals() -> None:
    """Equal scores share a place."""
    match = dare("252524", [Bank()] * 6)
    assert Over((1, 1), (14, 14)) == match.turn


def test_cards() -> None:
    """There are cards for six, and some to spare, so that nobody can reckon the last one."""
    assert len(CARDS) > max(GAME.seats)
