"""Guesses at what is hidden: nothing appears or gets lost, and winners hold the larger bills."""

from statistics import fmean
from typing import Any

import pytest

from flambeur import Choice, Match, find
from flambeur.bots.vegas.sampled import likely
from flambeur.core.view import View
from flambeur.families import make_bot
from flambeur.sources import SeededSource

DRAWS = 200


def last_rounds(game: str, count: int) -> list[tuple[Any, View[Any]]]:
    """Play to the last round, some times; give the table and what the player on turn sees."""
    found = []
    for number in range(count):
        match: Match[Any] = Match(find(game), ["a", "b", "c", "d"], None, SeededSource(number))
        bot = make_bot("casual", game, number)
        match.settle()
        while isinstance(choice := match.turn, Choice) and match.state.round < match.state.rounds:
            match.submit(choice.seat, bot.choose(match.view(choice.seat)))
        assert isinstance(choice, Choice)
        found.append((match.state, match.view(choice.seat)))
    return found


def others(table: Any, view: View[Any]) -> list[int]:
    """List the bills that the others hold."""
    hands = [player.bills.look() for seat, player in enumerate(table.players) if seat != view.seat]
    return [bill for bills in hands for bill in bills]


@pytest.mark.parametrize("game", ["vegas/2012", "vegas/2018", "vegas/royale"])
def test_nothing_appears(game: str) -> None:
    """A guess has the bills of the game, as many for everybody, and what is open as it is."""
    rules: Any = find(game)
    ((table, view),) = last_rounds(game, 1)
    for number in range(20):
        guess = likely(view, SeededSource(number).roll)
        assert rules.census(table) == rules.census(guess)
        sizes = [[len(player.bills.look()) for player in one.players] for one in (table, guess)]
        assert sizes[0] == sizes[1]
        assert table.players[view.seat].bills == guess.players[view.seat].bills
        assert [casino.bills for casino in table.casinos] == [c.bills for c in guess.casinos]


def test_winners_hold_the_larger_bills() -> None:
    """The money of others is guessed right on average; dealt at random it is far too low."""
    truth, guessed, dealt = [], [], []
    for table, view in last_rounds("vegas/2018", 40):
        source = SeededSource("guess")
        truth.append(sum(others(table, view)))
        for _ in range(DRAWS // 40):
            guessed.append(sum(others(likely(view, source.roll), view)))
            dealt.append(sum(others(find(view.game).sample(view.state, source.roll), view)))
    assert abs(fmean(guessed) / fmean(truth) - 1) < 0.05
    assert fmean(dealt) / fmean(truth) < 0.9
