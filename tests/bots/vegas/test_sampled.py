"""Guesses at what is hidden: nothing appears or gets lost, and winners hold the larger bills."""

from statistics import fmean
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from flambeur import Choice, Match, find
from flambeur.bots.vegas.sampled import guesses, likely
from flambeur.core.game import Options
from flambeur.core.position import Position
from flambeur.core.view import View
from flambeur.families import make_bot
from flambeur.games.vegas import VegasOptions
from flambeur.games.vegas.royale.options import RoyaleOptions
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


def forgetting(view: View[Any]) -> View[Any]:
    """Take away what the seat remembers."""
    return replace(view, memory=UNSET)


def others(table: Any, view: View[Any]) -> list[int]:
    """List the bills that the others hold."""
    hands = [player.bills.look() for seat, player in enumerate(table.players) if seat != view.seat]
    return [bill for bills in hands for bill in bills]


@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize("game", ["vegas/2012", "vegas/2018", "vegas/royale"])
def test_nothing_appears(game: str, remembers: bool) -> None:
    """A guess has the bills of the game, as many for everybody, and what is open as it is."""
    rules: Any = find(game)
    ((table, view),) = last_rounds(game, 1)
    view = view if remembers else forgetting(view)
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
    for table, remembering in last_rounds("vegas/2018", 40):
        source = SeededSource("guess")
        view = forgetting(remembering)
        truth.append(sum(others(table, view)))
        for _ in range(DRAWS // 40):
            guessed.append(sum(others(likely(view, source.roll), view)))
            dealt.append(sum(others(find(view.game).sample(view.state, source.roll), view)))
    assert abs(fmean(guessed) / fmean(truth) - 1) < 0.05
    assert fmean(dealt) / fmean(truth) < 0.9


OPEN: dict[str, Options] = {
    "vegas/2012": VegasOptions(money_visibility="open"),
    "vegas/2018": VegasOptions(money_visibility="open"),
    "vegas/royale": RoyaleOptions(open_money=True),
}


def moments(game: str, options: Options | None) -> list[View[Any]]:
    """Play a game by first moves, and keep what everybody saw who had to choose."""
    match: Match[Any] = Match(find(game), ["a", "b", "c"], options, SeededSource(3))
    found = []
    match.settle()
    while isinstance(choice := match.turn, Choice):
        found.append(match.view(choice.seat))
        match.submit(choice.seat, choice.moves[0])
    return found


@pytest.mark.parametrize("game", OPEN)
def test_what_was_seen_is_as_good_as_open(game: str) -> None:
    """With hidden money one thinks of the very tables of which one would think if it lay open.

    So all who think by these guesses play a game with hidden money as the same game with open.
    """
    for hidden, shown in zip(moments(game, None), moments(game, OPEN[game]), strict=True):
        assert hidden.turn == shown.turn
        assert tables(hidden) == tables(shown)
        assert 1 == len(guesses(hidden, "seed"))


def tables(view: View[Any]) -> tuple[Any, ...]:
    """Tell a guess as far as it matters: what everybody has, and where every bill is."""
    guess = likely(view, SeededSource(5).roll)
    notes = [secret.look() for secret in getattr(guess, "promises", ())]
    hands = [player.bills.look() for player in guess.players]
    return guess.casinos, guess.pile.look(), hands, notes, guess.stack


def test_who_came_later_guesses() -> None:
    """In a game that goes on from a moment of another one, nobody saw what was paid before."""
    ((table, view),) = last_rounds("vegas/2018", 1)
    later: View[Any] = Position(find("vegas/2018"), table).view(view.seat)
    rolls = [SeededSource(5).roll for _ in range(2)]
    assert likely(later, rolls[0]) == likely(forgetting(view), rolls[1])
    assert 1 == len(guesses(view, "seed")) < len(guesses(later, "seed"))
