"""The player of Strike: legal everywhere, exact where the game is solved, better than chance."""

import pytest

from flambeur.bots.strike import Striker
from flambeur.bots.strike.pure import solve
from flambeur.bots.uniform import Uniform
from flambeur.core.match import Match
from flambeur.core.turn import Choice
from flambeur.core.view import view_of
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike.moves import Regroup, Stop
from flambeur.sources import SeededSource
from flambeur.testing import check_bot
from tests.games.strike.play import table_of


@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_bots_are_legal(seats: int, options: StrikeOptions) -> None:
    """Both bots answer from the view alone, in every way to play."""
    check_bot(Striker, GAME, seats, options, games=2)
    check_bot(lambda: Uniform(1), GAME, seats, options, games=1)


@pytest.mark.clause("S45")
def test_stopping() -> None:
    """Throw on with three or more dice, stop with fewer; there are 14 exceptions."""
    solution = solve()
    wrong = [
        key
        for key in solution.throw
        if key[0] > 0 and sum(key) < 19 and solution.should_throw(key) != (key[0] >= 3)
    ]
    assert 14 == len(wrong)
    two = table_of((7, 9), {1: 2, 2: 3}, first=False)
    three = table_of((6, 9), {1: 2, 2: 3, 3: 4}, first=False)
    assert Stop() == Striker().choose(view_of(GAME.id, two, 0))
    assert Stop() != Striker().choose(view_of(GAME.id, three, 0))


def test_gathers_then_throws() -> None:
    """In the physics form dice are pushed together once, then thrown at."""
    table = table_of((7, 9), {1: 2, 2: 3}, options=StrikeOptions())
    first = Striker().choose(view_of(GAME.id, table, 0))
    assert isinstance(first, Regroup)


def test_beats_chance() -> None:
    """Against random play it wins clearly more than half."""
    bots = Striker(), Uniform(1)
    wins = 0
    for number in range(100):
        options = StrikeOptions(form="abstract", starter=number % 2)
        match = Match(GAME, ["bot", "chance"], options, SeededSource(number))
        match.settle()
        while isinstance(choice := match.turn, Choice):
            match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
        wins += match.record.end is not None and match.record.end.ranks[0] == 1
    assert wins >= 55
