"""The vectors about good play: exact chances of one turn, values of the solved game, best moves."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots.easycome import ChampionEasyCome
from flambeur.bots.easycome.positions import Position, mirrored
from flambeur.bots.easycome.solved import payoffs, plan, value
from flambeur.bots.easycome.turns import NO_PRIZE, RESULTS, SLOTS, chance_of, merged
from flambeur.core.state import turn
from flambeur.core.turn import Choice
from flambeur.core.view import view_of
from flambeur.games.easycome import GAME, Claim, Keep, Prize
from flambeur.games.easycome.prizes import NUMBERS
from flambeur.games.easycome.turn import Choose
from tests.games.easycome.positions import position

FILE = Path(__file__).parents[2] / "vectors" / "easycome_vectors.json"
VECTORS = json.loads(FILE.read_text())["vectors"]
KINDS = ("normal", "challenge1", "challenge2")
Data = dict[str, Any]


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Run a test for every vector of a kind; each carries its clauses."""
    return pytest.mark.parametrize(
        "given",
        [
            pytest.param(v, id=v["id"], marks=pytest.mark.clause(*v["clauses"]))
            for v in VECTORS
            if v["kind"] == kind
        ],
    )


def numbers(prizes: list[str]) -> frozenset[int]:
    """Find prizes by their names."""
    return frozenset(NUMBERS[Prize(prize)] for prize in prizes)


def bits(prizes: list[str]) -> int:
    """Write prizes as the solver does."""
    return sum(1 << number for number in numbers(prizes))


def place(given: Data) -> Position:
    """Read the position of a vector."""
    told = given["position"]
    return Position(KINDS.index(told["kind"]), bits(told["mover"]), bits(told["opponent"]))


@of_kind("single_prize")
def test_kind_single_prize(given: Data) -> None:
    """The best chance for one prize is this very fraction, on the first roll too."""
    wanted = numbers([given["prize"]])
    assert Fraction(given["expect"]["fraction"]) == chance_of(wanted)
    assert given["expect"]["decimal"] == pytest.approx(float(chance_of(wanted)), abs=1e-11)
    rolls = [tuple(sorted((n // 216, n // 36 % 6, n // 6 % 6, n % 6))) for n in range(1296)]
    hits = sum(not wanted.isdisjoint(RESULTS[SLOTS[dice]]) for dice in rolls)
    assert Fraction(given["expect"]["first_roll_fraction"]) == Fraction(hits, 1296)


@of_kind("any_prize")
def test_kind_any_prize(given: Data) -> None:
    """The best chance for any prize is this very fraction."""
    assert Fraction(given["expect"]["fraction"]) == chance_of(numbers(given["prizes"]))


@of_kind("steal_set")
def test_kind_steal_set(given: Data) -> None:
    """The best chance for one of three prizes is this very fraction."""
    assert Fraction(given["expect"]["fraction"]) == chance_of(numbers(given["prizes"]))


@of_kind("two_player_value")
def test_kind_two_player_value(given: Data) -> None:
    """The solved game gives this chance to win, and the mirror image the same."""
    expect = given["expect"]
    assert expect["value"] == pytest.approx(value(place(given)), abs=expect["tolerance"])
    assert value(place(given)) == value(mirrored(place(given)))


@of_kind("best_action")
def test_kind_best_action(given: Data) -> None:
    """The champion finds the best move; it and the next best are worth what the vector says."""
    told, where = given["position"], place(given)
    owners = dict.fromkeys(told["mover"], 0) | dict.fromkeys(told["opponent"], 1)
    holds = {1: where.challenge - 1} if where.challenge else {}
    table = position(2, owners, holds)
    kept, rolled = tuple(given["kept"]), tuple(given["rolled"])
    table.stack[-1] = Choose(4 - len(rolled) + 1, kept, rolled)
    match given["expect"]["action"]:
        case {"claim": prize}:
            assert Claim(Prize(prize)) == ChampionEasyCome().choose(view_of(GAME.id, table, 0))
        case {"keep": dice}:
            assert Keep(tuple(dice)) == ChampionEasyCome().choose(view_of(GAME.id, table, 0))
    choice = turn(table)
    assert isinstance(choice, Choice)
    worth = sorted((worth_of(move, where, kept) for move in choice.moves), reverse=True)
    assert given["expect"]["value"] == pytest.approx(worth[0], abs=1e-9)
    assert given["expect"]["runner_up"] == pytest.approx(worth[1], abs=1e-9)


def worth_of(move: object, where: Position, kept: tuple[int, ...]) -> float:
    """Tell what a move is worth in the solved game."""
    match move:
        case Claim(prize=prize):
            return payoffs(where)[NUMBERS[prize]]
        case Keep(dice=dice) if len(kept + dice) < 4:
            return plan(where)[SLOTS[merged(kept, dice)]]
    return payoffs(where)[NO_PRIZE]
