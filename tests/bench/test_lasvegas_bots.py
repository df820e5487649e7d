"""The bots of `lasvegas` say at our tables what they say at their own."""

import pytest

from flambeur import find
from flambeur.core.view import view_of
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table

pytest.importorskip("lasvegas", reason="the extra `bench` is not installed")

from lasvegas.act.policy import greedy_first, greedy_score

from bench import lasvegas_bots


def table() -> Table:
    """Two players; seat 0 has rolled a 1 and two 2s, and casino 1 pays more."""
    state: Table = find("vegas/2018").start(2, lasvegas_bots.OPTIONS)
    bills = ((60_000,), (50_000, 20_000), (90_000,), (50_000,), (50_000,), (50_000,))
    for casino, dealt in enumerate(bills):
        state.fund(casino, dealt)
    for player in state.players:
        player.dice = 3
    state.stack = [Choose(0, (1, 2, 2), ())]
    return state


def said(state: Table, policy: lasvegas_bots.Policy) -> Place:
    """Ask a policy through a view."""
    view = view_of("vegas/2018@1", state, 0)
    move = lasvegas_bots.LasVegasBot(policy).choose(view)
    assert isinstance(move, Place)
    return move


@pytest.mark.parametrize("policy", [greedy_first, greedy_score])
def test_the_dearest(policy: lasvegas_bots.Policy) -> None:
    """On an empty table both take the dearest bill in reach."""
    assert Place(1) == said(table(), policy)


def test_what_the_other_loses() -> None:
    """One takes only its own gain into account, the other also what its rival loses."""
    state = table()
    state.put(2, 1, 1)
    assert Place(1) == said(state, greedy_score)
    assert Place(2) == said(state, greedy_first)


def test_a_tie_pays_nothing() -> None:
    """One die beside one die of another takes no bill."""
    state = table()
    state.put(1, 1, 1)
    assert Place(2) == said(state, greedy_score)


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games(seats: int) -> None:
    """In whole games they say the same as in an environment that the package itself has played."""
    assert lasvegas_bots.compare(seats, seed=1) > 40
