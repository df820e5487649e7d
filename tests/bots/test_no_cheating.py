"""Bots cannot cheat: what a seat may not see has no influence on what its bot does."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from flambeur.bots import NAMES, Bot
from flambeur.core.codec import encode
from flambeur.core.game import Game, Options
from flambeur.core.match import Match
from flambeur.core.memory import Memory
from flambeur.core.parts import Move
from flambeur.core.state import State
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import find, make_bot
from flambeur.games.strike import StrikeOptions
from flambeur.games.vegas import Place, Table, VegasOptions
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Guess
from flambeur.games.vegas.royale.tiles.g1_black_box import PickPile
from flambeur.sources import SeededSource
from flambeur.testing import check_bot
from tests.bots.elephant import Elephant

SEEDS = {"strong": 2, "champion": 2}
"""How many seeds are tried with bots that take their time; the others get a dozen."""
A_DOZEN = 12
ENOUGH = 5
"""So many moments of each kind are looked at, far apart."""
GAMES = 12
LONG = 40
"""After so many moments of a game, something was paid out that fades."""


class Moment(msgspec.Struct):
    """Somebody's turn: two whole states that this seat cannot tell apart."""

    game: Game[Any]
    seat: int
    version: int
    one: State
    other: State
    memory: Memory | UnsetType = UNSET

    def views(self) -> tuple[View[Any], View[Any]]:
        """Show both to the seat."""
        one, other = (
            view_of(self.game.id, state, self.seat, self.version, memory=self.memory)
            for state in (self.one, self.other)
        )
        return one, other


class Way(msgspec.Struct, frozen=True):
    """A way to play, and the kind of decision that is looked at."""

    game: str
    seats: int
    options: Options
    decision: type[Move] | None = None
    hides: bool = True


WAYS = {
    "hidden money": Way("vegas/2018", 3, VegasOptions(), Place),
    "hidden money of 2012": Way("vegas/2012", 2, VegasOptions(neutral_variant=True), Place),
    "open money": Way("vegas/2018", 4, VegasOptions(money_visibility="open"), Place),
    "hidden cards": Way("vegas/royale-base", 3, RoyaleOptions(), Place),
    "a fist": Way("vegas/royale", 2, RoyaleOptions(tiles=("A1",)), Guess),
    "beside a fist": Way("vegas/royale", 3, RoyaleOptions(tiles=("A1", "G1")), Place),
    "a black box": Way("vegas/royale", 2, RoyaleOptions(tiles=("G1",)), PickPile),
    "easy come": Way("easycome", 3, find("easycome").options(), hides=False),
    "strike": Way("strike", 2, StrikeOptions(form="abstract"), hides=False),
    "the arena": Way("strike", 3, StrikeOptions(), hides=False),
}


@cache
def moments(name: str) -> list[Moment]:
    """Find moments in games of casual players, and guess twice what the seat cannot see."""
    way = WAYS[name]
    found = [moment for number in range(GAMES) for moment in _moments(way, number)]
    return found[:: max(1, len(found) // ENOUGH)][:ENOUGH]


def _moments(way: Way, number: int) -> list[Moment]:
    game = find(way.game)
    match = Match(game, ["bot"] * way.seats, way.options, SeededSource(number))
    bots = [make_bot("casual", way.game, f"{number} {seat}") for seat in range(way.seats)]
    found: list[Moment] = []
    match.settle()
    while isinstance(choice := match.turn, Choice) and len(found) < LONG:
        view = match.view(choice.seat)
        if way.decision is None or isinstance(choice.moves[0], way.decision):
            one, other = (
                game.sample(view.state.copy(), SeededSource(f"{number} {guess}").roll)
                for guess in ("one", "other")
            )
            found.append(Moment(game, choice.seat, match.version, one, other, view.memory))
        match.submit(choice.seat, bots[choice.seat].choose(view))
    return found


def moves(make: Callable[[int], Bot], view: View[Any], seeds: int) -> list[Move]:
    """Ask a fresh bot of each seed."""
    return [make(seed).choose(view) for seed in range(seeds)]


@pytest.mark.parametrize("name", WAYS)
def test_moments_differ_in_secrets_only(name: str) -> None:
    """What the seat sees is the same in both states; where something is hidden, they differ."""
    assert ENOUGH == len(moments(name))
    for moment in moments(name):
        one, other = moment.views()
        assert encode(one) == encode(other)
        assert one.memory == other.memory
    hidden = [encode(moment.one) != encode(moment.other) for moment in moments(name)]
    assert [WAYS[name].hides] * ENOUGH == hidden


@pytest.mark.parametrize("name", ["a fist", "a black box"])
def test_what_is_asked_for_is_hidden(name: str) -> None:
    """Where a seat must guess, the two states hold different answers."""
    assert any(encode(moment.one.stack) != encode(moment.other.stack) for moment in moments(name))


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("name", WAYS)
def test_secrets_change_nothing(name: str, level: str) -> None:
    """The same seed makes the same move, and so all seeds the same distribution of moves."""
    game = WAYS[name].game
    for moment in moments(name):
        one, other = (
            moves(lambda seed: make_bot(level, game, seed), view, SEEDS.get(level, A_DOZEN))
            for view in moment.views()
        )
        assert one == other
        assert Counter(map(encode, one)) == Counter(map(encode, other))


class Peeper:
    """Cheats if it can: plays by what lies on top of the pile."""

    def choose(self, view: View[Table]) -> Move:
        """Choose by a bill that nobody may see."""
        assert isinstance(view.turn, Choice)
        pile = view.state.pile.look()
        return view.turn.moves[sum(pile[:3]) // 10_000 % len(view.turn.moves)]


@pytest.mark.parametrize("name", ["hidden money", "hidden cards", "beside a fist"])
def test_bots_are_given_a_memory(name: str) -> None:
    """Where something fades, what was seen of it is there at the moments that are looked at."""
    remembered = [moment.memory.bills for moment in moments(name)]  # type: ignore[union-attr]
    assert any(any(bills) for bills in remembered)


def test_who_remembers_does_not_cheat() -> None:
    """The check for bots of others is content with one that plays by its memory alone."""
    check_bot(Elephant, find("vegas/2018"), 3, games=1)


def test_a_cheat_is_found() -> None:
    """A bot that saw the whole state would play the two states differently."""
    answers = []
    for moment in moments("hidden money"):
        for state in (moment.one, moment.other):
            view: View[Any] = view_of(moment.game.id, state, moment.seat)
            answers.append(Peeper().choose(msgspec.structs.replace(view, state=state)))
    assert answers[::2] != answers[1::2]
