"""Moves that cannot be listed: legal by their form, sampled by the laws, hidden from others."""

from typing import Any

import pytest

from flambeur.core.chance import Roller
from flambeur.core.codec import encode
from flambeur.core.parts import Data
from flambeur.core.state import legal, turn
from flambeur.core.turn import Choice, Form
from flambeur.core.view import view_of
from flambeur.games.strike import GAME, StrikeOptions, Table
from flambeur.games.strike import turn as turns
from flambeur.games.strike.forms import AnyLaunch
from flambeur.games.strike.moves import Launch, Stop
from flambeur.sources import SeededSource
from flambeur.testing import check_game
from tests.games.strike.play import GRAND, SOFT, spun, table_of


class TooWide(Data, Form, frozen=True):
    """A form whose samples it does not contain itself."""

    all: bool

    def sample(self, roll: Roller) -> Launch:
        """Throw faster than any hand."""
        return spun(SOFT, speed=9_000)

    def __contains__(self, move: object) -> bool:
        """Tell the truth."""
        return move in AnyLaunch(self.all)


def test_forms_are_legal() -> None:
    """A move is legal if it is listed or has one of the forms."""
    awaited = Choice(0, (Stop(),), forms=(AnyLaunch(all=False),))
    assert legal(awaited, Stop())
    assert legal(awaited, SOFT)
    assert not legal(awaited, GRAND)
    assert not legal(Choice(0, (Stop(),)), SOFT)


def test_samples_are_legal() -> None:
    """What a form samples is one of its moves."""
    table = table_of((3, 3), {1: 2, 2: 3}, options=StrikeOptions())
    source = SeededSource(1)
    awaited = turn(table)
    assert isinstance(awaited, Choice)
    for form in awaited.forms:
        assert all(legal(awaited, form.sample(source.roll)) for _ in range(100))


def test_others_do_not_see_forms() -> None:
    """Only the seat on turn gets the forms, as it alone gets the list of moves."""
    table = table_of((3, 3), {1: 2}, options=StrikeOptions())
    own, other = view_of(GAME.id, table, 0), view_of(GAME.id, table, 1)
    assert isinstance(own.turn, Choice)
    assert 2 == len(own.turn.forms)
    assert Choice(0, ()) == other.turn


def test_choices_without_forms_are_written_without_them() -> None:
    """A list of moves is written down as ever."""
    assert b'{"type":"choice","seat":0,"moves":[{"type":"stop"}]}' == encode(Choice(0, (Stop(),)))


def test_bare_form() -> None:
    """A form must bring its own samples and its own bounds."""
    with pytest.raises(NotImplementedError):
        Form().sample(list)
    with pytest.raises(NotImplementedError):
        assert SOFT in Form()


def test_laws_catch_a_form_that_is_too_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A form that samples what is not legal breaks a law."""
    plain = turns.Act.turn

    def offer(frame: turns.Act, table: Table) -> Any:
        choice = plain(frame, table)
        return Choice(choice.seat, choice.moves, forms=(TooWide(all=table.must_grand),))

    monkeypatch.setattr(turns.Act, "turn", offer)
    with pytest.raises(AssertionError, match="not legal"):
        check_game(GAME, 2, games=1)
