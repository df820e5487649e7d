"""Royale with tiles: what bots take tiles for is what the rules make of them."""

import json
from collections.abc import Iterator
from itertools import chain

import pytest

from flambeur.bots.files import SHIPPED
from flambeur.bots.vegas.royale.ahead import after, paid_out
from flambeur.bots.vegas.royale.claims import claims
from flambeur.bots.vegas.royale.due import due
from flambeur.bots.vegas.royale.tiles import FEATURES, FILE, learned, look
from flambeur.bots.vegas.royale.worth import TableWorth
from flambeur.core.state import settle, turn
from flambeur.core.turn import Chance, Choice
from flambeur.core.view import view_of
from flambeur.families import make_bot
from flambeur.fast.lay import THOUSAND
from flambeur.games.vegas import Place
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.fines import ChooseChips, PayFine
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import FiftyFifty, StopOrBet, ThrowOn
from tests.games.royale.play import ROYALE, random_game
from tests.games.royale.positions import Position

NOTHING = dict.fromkeys(BOARDS, (0.0,) * len(FEATURES))


def moments(tile: str, *kinds: type, seed: int = 1) -> Iterator[RoyaleTable]:
    """Give the tables of random games with one tile, or those that wait for such a thing."""
    options = RoyaleOptions(tiles=(tile,))
    for table, *_ in random_game(3, options, seed):
        if table.tiles and (not kinds or isinstance(table.stack[-1], kinds)):
            yield table


@pytest.mark.parametrize("tile", ["C1", "G2", "H1", "H2"])
def test_claims_are_what_is_paid(tile: str) -> None:
    """What a tile would pay now is the difference between payouts with the tile and without."""
    paid = set()
    for table in chain.from_iterable(moments(tile, seed=seed) for seed in range(8)):
        bare = table.copy()
        bare.casinos[0].tile = None
        with_it, without = paid_out(table), paid_out(bare)
        found = claims(table, table.tiles[0])
        for seat in range(table.seats):
            claim = THOUSAND * found.get(seat, 0.0)
            assert with_it.worth(seat) - without.worth(seat) == claim
            paid.add(claim)
    assert len(paid) > 1


def test_claims_on_others() -> None:
    """Fines, leads, tokens and the next activation count, too; tiles that move dice have none."""
    dice = {"A": {"small": 2}, "B": {"small": 1}}
    casinos = {
        number: {"cards": [50_000, 30_000], "dice": dice if number in "123456" else {}}
        for number in "123456"
    }
    expected = {
        "A1": {},
        "A2": {0: 10.0, 1: 10.0, 2: 10.0},
        "B1": {0: 30.0},
        "C2": {2: -50.0},
        "D1": {0: 60.0, 1: 60.0, 2: 0.0},
        "E1": {0: 20.0, 1: 20.0, 2: 20.0},
        "F1": {},
        "G1": {0: 50.0},
    }
    for tile, found in expected.items():
        given = {"seats": [*"ABC"], "casinos": casinos, "tiles": {"1": {"id": tile}}, "active": "A"}
        table = Position(given).table
        assert claims(table, table.tiles[0]) == pytest.approx(found), tile


def test_a_jackpot_is_worth_a_third() -> None:
    """What a throw is due to bring is the mean over all throws, by the rules."""
    for table in moments("A2", Throw):
        throw = table.stack[-1]
        assert isinstance(throw, Throw)
        seat = throw.seat
        assert due(table)[0][seat] == pytest.approx(mean_gain(table, seat))


def test_fifty_fifty_is_played_out() -> None:
    """Bets are worth what the best player gets, with all throws gone through by the rules."""
    given = {"seats": [*"AB"], "tiles": {"1": {"id": "B2"}}, "active": "A"}
    table = Position(given).table
    for index, total in [(3, 4), (3, 7), (4, 11), (4, 2)]:
        for frame in (StopOrBet(0, 1), ThrowOn(0, 1, higher=True)):
            waiting = table.copy()
            waiting.change(waiting.tile(1, FiftyFifty), index=index, total=total)
            waiting.push(frame)
            assert due(waiting)[0][0] == pytest.approx(mean_gain(waiting, 0))


def mean_gain(table: RoyaleTable, seat: int) -> float:
    """Go through all throws and choices of a tile at one's best; in thousands."""

    def best(then: RoyaleTable) -> float:
        match turn(then):
            case Chance(distribution=dice) if isinstance(then.stack[-1], Throw):
                return sum(float(p) * best(after(then, faces)) for faces, p in dice.outcomes())
            case Choice(moves=moves) if isinstance(then.stack[-1], StopOrBet):
                return max(best(after(then, move)) for move in moves)
        return then.worth(seat)

    return (best(table) - table.worth(seat)) / THOUSAND


@pytest.mark.parametrize("tile", BOARDS)
def test_every_tile_is_looked_at(tile: str) -> None:
    """Features are there for every seat and moment, and a table's chances sum to one."""
    worth = TableWorth(learned())
    for number, table in enumerate(moments(tile)):
        if number % 9 == 0:
            ((name, rows),) = look(table, set())
            assert (tile, table.seats) == (name, len(rows))
            assert all(len(row) == len(FEATURES) for row in rows)
            win, money = worth.of(table)
            assert 1 == pytest.approx(sum(win))
            assert len(money) == table.seats


def test_a_closed_casino_pays_as_it_stands() -> None:
    """More money in a closed casino goes to its leader, all of it; an open one can be lost."""
    worth, gains = TableWorth(NOTHING), {}
    for closed in (2, 3):
        table = next(moments("E1"))
        table.put(2, 0, 3)
        table.casinos[1].bills = (40_000, 30_000)
        table.change(table.tiles[0], closed=closed)
        before = worth.of(table)[1][0]
        table.casinos[1].bills = (90_000, 30_000)
        gains[closed] = worth.of(table)[1][0] - before
    assert 50_000 == pytest.approx(gains[2])
    assert gains[3] < 49_000


def test_a_fine_is_avoided() -> None:
    """Dice where Bad Luck lies save 50,000, which is more than 30,000 elsewhere.

    The champion always sees it, strong at most of its moves, and casual does not.
    """
    given = {
        "seats": [*"AB"],
        "casinos": {
            "1": {"cards": [], "dice": {"B": {"small": 1}}},
            "4": {"cards": [30_000]},
        },
        "players": {
            "A": {"supply": {"small": 2}, "cards": [100_000]},
            "B": {"cards": [100_000]},
        },
        "tiles": {"1": {"id": "C2"}},
        "active": "A",
        "phase": "rolled",
        "roll": {"small": [1, 1, 4]},
    }
    table = Position(given).table
    table.players[0].dice = 3
    table.round = table.rounds
    view = view_of(ROYALE.id, table, 0)
    seen = {
        level: sum(make_bot(level, ROYALE.id, n).choose(view) == Place(1) for n in range(40))
        for level in ("casual", "strong", "champion")
    }
    assert 40 == seen["champion"]
    assert 20 < seen["strong"] < 36
    assert 0 == seen["casual"]


def fined() -> RoyaleTable:
    """Lay a table where two are asked about chips for their fine; the first is A."""
    given = {
        "seats": [*"ABC"],
        "players": {seat: {"cards": [70_000], "chips": 2} for seat in "AB"},
        "tiles": {"1": {"id": "C2"}},
        "casinos": {"1": {"cards": [], "dice": {"C": {"small": 1}}}},
        "phase": "payout",
    }
    table = Position(given, {"fine_chips": "choose"}).table
    settle(table)
    return table


def test_a_payout_that_waits_for_fines_goes_on() -> None:
    """Looking ahead, everybody pays once, and nobody loses change."""
    table = fined()
    for paid in (paid_out(table), paid_out(after(table, PayFine(1)))):
        assert [40_000, 40_000] == [paid.worth(seat) for seat in (0, 1)]
    assert [20_000, 40_000] == [paid_out(after(table, PayFine(0))).worth(seat) for seat in (0, 1)]


def test_a_fine_that_is_paid_is_no_claim() -> None:
    """While fines are being paid, those count that are still to come."""
    table = fined()
    assert {0: -50.0, 1: -50.0} == claims(table, table.tiles[0])
    table = after(table, PayFine(0))
    assert {1: -50.0} == claims(table, table.tiles[0])


@pytest.mark.parametrize("level", ["casual", "strong", "champion"])
@pytest.mark.parametrize(("seed", "chips"), [(3, 1), (74, 2)])
def test_change_is_saved_by_chips(level: str, seed: int, chips: int) -> None:
    """Chips that save a card of 30,000 are paid, where the game is not about passing."""
    game = random_game(4, RoyaleOptions(tiles=("C2",)), seed)
    table = next(table for table, *_ in game if isinstance(table.stack[-1], ChooseChips))
    frame = table.stack[-1]
    assert ChooseChips(0, 1, chips) == frame
    view = view_of(ROYALE.id, table, 0)
    assert {PayFine(chips)} == {make_bot(level, ROYALE.id, n).choose(view) for n in range(5)}


def test_weights_are_those_of_the_features() -> None:
    """The file names the features as they are today, and has one row for every tile."""
    found = json.loads((SHIPPED / FILE).read_text())
    assert [*FEATURES] == found["features"]
    assert set(BOARDS) == set(found["weights"])
