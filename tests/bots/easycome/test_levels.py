"""Easy Come from casual to champion: how often one wins against another, without any dice."""

import pytest

from bench.easycome import duel, table_of, turns_of
from flambeur.bots.easycome import StrongEasyCome
from flambeur.bots.easycome.champion import position_of
from flambeur.bots.easycome.positions import POSITIONS
from flambeur.core.view import view_of
from flambeur.games.easycome import GAME
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import Prize
from flambeur.games.easycome.turn import Choose


def test_strong_beats_casual() -> None:
    """Strong, who sees all prizes at once, wins more often than casual; against itself, half."""
    strong, casual = turns_of("strong"), turns_of("casual")
    assert 0.56257 == pytest.approx(duel(strong, casual), abs=1e-4)
    assert 0.5 == pytest.approx(duel(strong, strong))


def test_tables_of_positions() -> None:
    """The tables that levels are compared on show the positions they were made from."""
    for position in POSITIONS[::50]:
        assert position == position_of(table_of(position))


def test_strong_knows_challenges() -> None:
    """In a challenge only the holder's prizes count; another prize in sight is no way out."""
    held = next(p for p in POSITIONS if p.challenge == 2 and p.theirs == 0b1110)
    table = table_of(held)
    table.stack[-1] = Choose(1, (), (0, 0, 3, 4))
    assert isinstance(StrongEasyCome().choose(view_of(GAME.id, table, 0)), Keep)
    table.stack[-1] = Choose(1, (), (1, 1, 4, 4))
    assert Claim(Prize.TWO_PAIRS) == StrongEasyCome().choose(view_of(GAME.id, table, 0))
