"""Bots answer from a view alone, legally and repeatably; casual is worth playing against."""

from collections import Counter
from typing import Any

import pytest

from flambeur import Choice, Match, Over, find
from flambeur.bots import LEVELS
from flambeur.core.errors import UnknownGame
from flambeur.core.game import Game, Options
from flambeur.core.view import View, view_of
from flambeur.families import every_game, make_bot, names_for
from flambeur.games.vegas import GAMES, Place, Solo, VegasOptions
from flambeur.games.vegas.classic.turn import Choose
from flambeur.sources import SeededSource
from flambeur.testing import check_bot, vegas_table

SETUPS = [
    pytest.param(game, seats, options, id=f"{game.name}-{number}")
    for game in GAMES
    for number, (seats, options) in enumerate(game.setups())
]


@pytest.mark.parametrize("name", ["uniform", "novice", "casual"])
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_bots_conform(name: str, game: Game[Any], seats: int, options: Options) -> None:
    """Every bot that does not take its time plays every way to play, from its view alone."""
    check_bot(lambda: make_bot(name, game.name, 1), game, seats, options, games=1)


def play_out(
    seats: list[str], seed: int, options: VegasOptions | None = None, game: str = "vegas"
) -> Over:
    """Let bots play a game against each other."""
    match: Match[Any] = Match(find(game), seats, options, SeededSource(seed))
    bots = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(seats)]
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    assert isinstance(match.turn, Over)
    return match.turn


@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale", "vegas/royale-base"])
def test_casual_beats_uniform(game: str) -> None:
    """At four seats casual wins far more than its share against three that play at random."""
    wins: Counter[int] = Counter()
    for seed in range(80):
        seats = ["uniform"] * 4
        seats[seed % 4] = "casual"
        wins[seed % 4 in play_out(seats, seed, game=game).winners] += 1
    assert wins[True] > 80 * 0.45, "an even share is 20"


def test_casual_wins_solo_sometimes() -> None:
    """The solo game at normal level is won in about a third of the games, as known of casual."""
    options = VegasOptions(solo=Solo())
    wins = sum(play_out(["casual"], seed, options).winners == (0,) for seed in range(150))
    assert 0.2 < wins / 150 < 0.55


def test_casual_takes_the_lead() -> None:
    """It places where a bill is to be had."""
    state = vegas_table(
        Choose(0, (1, 2), ()), bills={1: [10_000], 2: [90_000]}, dice={2: [0, 0, 0]}
    )
    assert Place(2) == make_bot("casual", "vegas").choose(view_of("v", state, 0))


def test_casual_breaks_the_leader() -> None:
    """A tie that costs another player a dear bill is worth a die."""
    state = vegas_table(
        Choose(0, (1, 2), ()), bills={1: [20_000], 2: [90_000]}, dice={1: [1, 0, 0], 2: [0, 1, 0]}
    )
    assert Place(2) == make_bot("casual", "vegas").choose(view_of("v", state, 0))


def test_bots_are_asked_on_their_turn_only() -> None:
    """A view in which another seat is awaited is refused."""
    state = vegas_table(Choose(0, (1, 2), ()))
    view: View[Any] = view_of("v", state, 1)
    for name in names_for("vegas"):
        with pytest.raises(ValueError, match="not this seat's turn"):
            make_bot(name, "vegas").choose(view)


@pytest.mark.parametrize("game", [game.name for game in every_game()])
def test_every_game_has_every_level(game: str) -> None:
    """From novice to champion there is a bot for each game, and one that plays at random."""
    assert ("uniform", "novice", "casual", "strong", "champion") == names_for(game)
    assert LEVELS == names_for(game)[1:]
    assert all(make_bot(name, game, 1) for name in names_for(game))


def test_unknown_bots() -> None:
    """A bot that does not exist is refused by name."""
    with pytest.raises(ValueError, match="no bot 'alice' for vegas"):
        make_bot("alice", "vegas")
    with pytest.raises(UnknownGame, match="'poker'; there are vegas, easycome, strike"):
        make_bot("casual", "poker")
