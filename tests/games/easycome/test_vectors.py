"""The vectors of the rules, run from the file itself; values of play are run beside the solver."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flambeur.core.chance import Rolled
from flambeur.core.parts import Move
from flambeur.core.state import play
from flambeur.games.easycome import GAME, PRIZES, Claim, EasyComeOptions, Keep, Prize, Table
from flambeur.games.easycome.prizes import satisfied
from flambeur.games.easycome.refusal import refusal, seat_on_turn
from tests.games.easycome.positions import (
    SHOWN,
    between_turns,
    claim,
    claimable,
    keep,
    on_turn,
    owned,
    position,
    roll,
    running,
    whole_turn,
)

FILE = Path(__file__).parents[2] / "vectors" / "easycome_vectors.json"
BOOK = json.loads(FILE.read_text())
SOLVER_KINDS = {"single_prize", "any_prize", "steal_set", "two_player_value", "best_action"}
"""These are run by tests/bots/easycome/test_vectors.py."""

Data = dict[str, Any]


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Run a test for every vector of a kind; each carries its clauses."""
    return pytest.mark.parametrize(
        "given",
        [
            pytest.param(v, id=v["id"], marks=pytest.mark.clause(*v["clauses"]))
            for v in BOOK["vectors"]
            if v["kind"] == kind
        ],
    )


def test_every_vector_is_run() -> None:
    """All 228 vectors are of a kind that a test here or beside the solver runs."""
    kinds = Counter(vector["kind"] for vector in BOOK["vectors"])
    known = {name.removeprefix("test_kind_") for name in globals() if name.startswith("test_kind_")}
    assert 228 == kinds.total() == BOOK["count"]
    assert set(kinds) == known | SOLVER_KINDS


@pytest.mark.clause("E3", "E29")
def test_order_of_the_prizes() -> None:
    """The prizes are the nine of the rules, in their order."""
    assert BOOK["prizes"] == list(PRIZES)


@pytest.mark.clause("E3", "E4", "E5", "E29")
def test_all_multisets() -> None:
    """All 126 results satisfy what the rules say, and are as likely as they say."""
    assert 126 == len(BOOK["multisets"])
    ways = Counter(tuple(sorted((n // 216, n // 36 % 6, n // 6 % 6, n % 6))) for n in range(1296))
    for dice, count, prizes in BOOK["multisets"]:
        assert prizes == list(satisfied(tuple(dice)))
        assert count == ways[tuple(dice)]


@of_kind("combo")
def test_kind_combo(given: Data) -> None:
    """Four dice satisfy exactly these prizes."""
    assert given["expect"]["satisfied"] == list(satisfied(tuple(sorted(given["dice"]))))


def table_of(given: Data) -> Table:
    """Build the position of a vector."""
    holds = {int(seat): count for seat, count in given.get("holds", {}).items()}
    full = given.get("variant_full_round", False)
    active = given["first"] if given["kind"] == "game" else given["active"]
    return position(given["players"], given["owners"], holds, active, full_round=full)


def take(table: Table, step: Data) -> None:
    """Play one step of a turn; a forced keep has been made already [E27]."""
    match step:
        case {"roll": dice, **rest}:
            roll(table, *dice)
            if "claimable" in rest:
                assert rest["claimable"] == claimable(table)
        case {"keep": dice} if not between_turns(table):
            keep(table, *dice)
        case {"claim": prize}:
            claim(table, prize)


def check(table: Table, expect: Data) -> None:
    """Compare what holds after a turn."""
    found: Data = {
        "turn_over": between_turns(table),
        "next": on_turn(table),
        "winner": table.winner,
        "owners": owned(table),
        "holds": {str(seat): count for seat, count in running(table).items()},
        "centre_locked": table.challenge is not None,
    }
    known = {key: found[key] for key in expect if key in found}
    assert {key: value for key, value in expect.items() if key != "claimed"} == known


@of_kind("turn")
def test_kind_turn(given: Data) -> None:
    """A turn goes roll by roll as described."""
    table = table_of(given)
    for step in given["steps"]:
        take(table, step)
    check(table, given["expect"])
    prize, active = given["expect"]["claimed"], given["active"]
    changed = {name for name, owner in owned(table).items() if given["owners"].get(name) != owner}
    assert ({prize} if prize else set()) == changed
    assert prize is None or owned(table)[prize] == active


@of_kind("move")
def test_kind_move(given: Data) -> None:
    """A move is legal, or refused for the reason given; the engine offers it or does not."""
    table = table_of(given)
    for step in given["pre"]:
        take(table, step)
    move = move_of(given["move"])
    assert given["expect"].get("reason") == refusal(table, given["seat"], move)
    assert given["expect"]["legal"] == (refusal(table, given["seat"], move) is None)


def move_of(told: Data) -> Move:
    """Read a move of the vectors; a roll is what chance brings."""
    match told:
        case {"claim": prize}:
            return Claim(Prize(prize))
        case {"keep": dice}:
            return Keep(tuple(sorted(dice)))
    return Rolled((tuple(sorted(told["roll"])),))


@of_kind("game")
def test_kind_game(given: Data) -> None:
    """Turns, reduced to their claims, lead to these holds, neighbours and winners."""
    table = table_of(given)
    for told in given["turns"]:
        expect = told.get("expect", {})
        assert told["seat"] == on_turn(table)
        if "illegal" in expect:
            roll(table, *SHOWN[told["claim"]])
            wish = Claim(Prize(told["claim"]))
            assert expect["illegal"] == refusal(table, told["seat"], wish)
        else:
            whole_turn(table, told["claim"])
            check(table, expect)


@of_kind("order")
def test_kind_order(given: Data) -> None:
    """The roll-off finds the first player."""
    table = GAME.start(given["players"], EasyComeOptions())
    for rolls in given["rounds"]:
        for seat, dice in rolls.items():
            assert int(seat) == seat_on_turn(table)
            play(table, Rolled((tuple(sorted(dice)),)))
    assert given["expect"]["first"] == on_turn(table)
    assert between_turns(table)
