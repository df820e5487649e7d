"""The vectors of Royale, run from the file itself."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeur.core.codec import encode
from flambeur.core.errors import BadOption
from flambeur.core.secret import redact
from flambeur.core.state import legal, play, settle, turn
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.events import CasinoPaid
from flambeur.games.vegas.payout import Payout
from flambeur.games.vegas.payout import settle as settle_casino
from flambeur.games.vegas.round import EndRound, RollLoose
from flambeur.games.vegas.royale.bank import fine, without
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.deal import pairs
from flambeur.games.vegas.royale.draw import lay
from flambeur.games.vegas.royale.fines import pay_fine
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.round import DealPairs, GrantChips, leader_from
from flambeur.games.vegas.royale.tiles import Handicap
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile
from flambeur.games.vegas.royale.turn import RollHand
from tests.games.royale.positions import KINDS, Position, cards_of, contains

FILE = Path(__file__).parents[2] / "vectors" / "royale_vectors.json"
VECTORS = json.loads(FILE.read_text())["vectors"]
GAME = ROYALES[0]

Data = dict[str, Any]


def of_kind(op: str) -> pytest.MarkDecorator:
    """Run a test for every vector of an operation; each carries its clauses."""
    return pytest.mark.parametrize(
        "vector",
        [
            pytest.param(v, id=v["id"], marks=pytest.mark.clause(*v["clauses"]))
            for v in VECTORS
            if v["op"] == op
        ],
    )


def test_every_vector_is_run() -> None:
    """All 129 vectors are of an operation that a test below runs."""
    ops = Counter(vector["op"] for vector in VECTORS)
    known = {name.removeprefix("test_op_") for name in globals() if name.startswith("test_op_")}
    assert 129 == ops.total()
    assert set(ops) == known


@of_kind("play")
def test_op_play(vector: Data) -> None:
    """A position and moves lead to the expected state, decision and legal moves."""
    position = Position(vector["given"], vector.get("config"))
    table = position.table
    settle(table)
    paid = [event for event in table.said if isinstance(event, CasinoPaid)]
    table.said.clear()
    for wanted in vector.get("moves", []):
        awaited = turn(table)
        if wanted.get("do") == "roll" and isinstance(awaited, Chance):
            assert isinstance(table.stack[-1], RollHand), "the roll happens by itself"
            continue
        move = position.outcome(wanted) if "chance" in wanted else position.move(wanted)
        if isinstance(awaited, Choice):
            assert position.seat(wanted["who"]) == awaited.seat
        assert legal(awaited, move), f"{move} is not legal"
        paid += [event for event in play(table, move) if isinstance(event, CasinoPaid)]
    expect = vector["expect"]
    if "state" in expect:
        state = position.state(paid)
        assert contains(state, expect["state"]), f"{state}"
    check_decision(position, expect)
    check_outcomes(position, expect.get("casino_outcome", {}))
    check_secret(position, expect)


def check_decision(position: Position, expect: Data) -> None:
    """Compare who decides, what about, and between what."""
    if "decision" not in expect:
        return
    awaited, frame = turn(position.table), position.table.stack[-1]
    assert isinstance(awaited, Choice)
    assert expect["decision"]["who"] == position.names[awaited.seat]
    kind = expect["decision"]["kind"].replace("F2.action", "H2.die")
    assert kind == KINDS[type(frame)]
    if "legal" in expect:
        assert set(map(position.move, expect["legal"])) == set(awaited.moves)
    for wrong in expect.get("illegal", []):
        mine = position.seat(wrong["who"]) == awaited.seat
        assert not mine or not legal(awaited, position.move(wrong))


def check_outcomes(position: Position, expected: Data) -> None:
    """Compare what casinos would pay now."""
    for number, outcome in expected.items():
        casino = position.table.casinos[int(number) - 1]
        result = settle_casino(casino.weights(), casino.bills)
        awards = {position.owner(colour): bill for colour, bill in result.wins}
        assert outcome["awards"] == awards
        assert outcome["removed"] == sorted(map(position.owner, result.tied))


def check_secret(position: Position, expect: Data) -> None:
    """A secret is known to its owner and to nobody else."""
    if "secret" not in expect:
        return
    known = [position.seat(name) for name in expect["secret"]["known_to"]]
    for seat in (*range(len(position.names)), None):
        frame = redact(position.table, seat).stack[-1]
        assert isinstance(frame, GuessTokens | ChoosePile)
        if isinstance(frame, GuessTokens):
            seen: Any = {"hidden": frame.hidden.value}
        else:
            piles = [frame.first.value, frame.second.value]
            seen = {"piles": [pile and list(pile) for pile in piles]}
            assert expect["public"]["pile_sizes"] == [frame.first.size(), frame.second.size()]
        assert (seat in known) == (seen == expect["secret"]["value"])
        hidden = encode(frame)
        assert (seat in known) == (b'"value"' in hidden)


@of_kind("deck")
def test_op_deck(vector: Data) -> None:
    """The deck holds the printed cards."""
    expect = vector["expect"]
    assert expect["counts"] == {str(value): count for value, count in GAME.edition.bills}
    assert expect["cards"] == len(GAME.edition.pile)
    assert expect["total_value"] == sum(GAME.edition.pile)


@of_kind("deal_sort")
def test_op_deal_sort(vector: Data) -> None:
    """Pairs are sorted to the casinos, the richest to casino 6."""
    drawn = [card for pair in vector["given"]["pairs"] for card in pair]
    dealt = {str(c): list(pair) for c, pair in enumerate(pairs(drawn), 1)}
    assert vector["expect"]["casinos"] == dealt


@of_kind("resolve_casino")
def test_op_resolve_casino(vector: Data) -> None:
    """Weights are counted, ties removed, and two cards paid."""
    given, expect = vector["given"], vector["expect"]
    real = [name for name in given["dice"] if name not in ("neutral", "grey")]
    seats = real + [f"nobody {n}" for n in range(2 - len(real))]
    casino = {"1": {"cards": given["cards"], "dice": given["dice"]}}
    position = Position({"seats": seats, "casinos": casino, "phase": "payout"})
    at = position.table.casinos[0]
    result = settle_casino(at.weights(), at.bills)
    weights = {position.owner(c): w for c, w in enumerate(at.weights()) if w}
    assert expect.get("counts", weights) == weights
    assert expect["removed"] == sorted(map(position.owner, result.tied))
    assert expect["awards"] == {position.owner(c): bill for c, bill in result.wins}
    imaginary = [bill for c, bill in result.wins if c >= len(seats)]
    settle(position.table)
    paid = next(e for e in position.table.said if isinstance(e, CasinoPaid) and e.casino == 1)
    assert sorted([*result.surplus, *imaginary]) == sorted(paid.returned.look())
    left = sorted(expect["unclaimed"])
    assert left in (sorted(result.surplus), sorted(paid.returned.look()))


@of_kind("next_start")
def test_op_next_start(vector: Data) -> None:
    """The best real player of the highest casino that paid one starts next."""
    given = vector["given"]
    names = ["A", "B", "C"]
    position = Position({"seats": names, "phase": "payout"}, vector.get("config"))
    leader = names.index(given["previous"])
    for casino in sorted(given["awards"]):
        wins = tuple((position.colour(who), card) for who, card in given["awards"][casino])
        found = leader_from(position.table, Payout((), wins, (), ()))
        leader = leader if found is None else found
    assert vector["expect"]["start"] == names[leader]


@of_kind("final_score")
def test_op_final_score(vector: Data) -> None:
    """Cards and chips are counted; the number of both breaks a tie."""
    given, expect = vector["given"], vector["expect"]
    names = list(given["players"])
    table = Position({"seats": names, "players": given["players"], "phase": "payout"}).table
    table.stack.clear()
    over = table.over()
    assert expect["totals"] == dict(zip(names, over.scores, strict=True))
    assert expect["winners"] == [names[seat] for seat in over.winners]
    counts = {name: table.things(seat) for seat, name in enumerate(names)}
    assert expect.get("counts", counts) == counts


@of_kind("round_grant")
def test_op_round_grant(vector: Data) -> None:
    """Two chips each, one at a time, until a limited box is empty."""
    given = vector["given"]
    position = Position({**given, "phase": "payout"}, vector.get("config"))
    table = position.table
    for name, chips in given["chips"].items():
        table.players[position.seat(name)].chips = chips
        table.box -= chips
    table.stack[:] = [GrantChips()]
    settle(table)
    chips = {name: table.players[seat].chips for seat, name in enumerate(position.names)}
    assert vector["expect"]["chips"] == chips


@of_kind("royale_split")
def test_op_royale_split(vector: Data) -> None:
    """Twelve cards are laid out, twenty-four reserved, the rest is the bank."""
    table = GAME.start(3)
    assert vector["given"]["deck"] == table.pile.size()
    table.round, table.stack[:] = 1, [DealPairs()]
    settle(table)
    laid = sum(len(casino.bills) for casino in table.casinos)
    expected = vector["expect"]
    assert [expected["round1"], expected["reserve"], expected["bank"]] == [
        laid,
        table.pile.size(),
        len(table.bank),
    ]


@of_kind("bank_pay")
def test_op_bank_pay(vector: Data) -> None:
    """The bank pays exactly, with the fewest cards, or promises."""
    given, expect = vector["given"], vector["expect"]
    table = Position({"seats": ["A", "B"], "bank": given["bank"], "phase": "payout"}).table
    cards, promised = table.pay_out(0, given["amount"])
    assert (sorted(expect["cards"]), expect["virtual"]) == (sorted(cards), promised)
    assert cards_of(expect["bank"]) == table.bank


@of_kind("tile_set")
def test_op_tile_set(vector: Data) -> None:
    """Two sides of one board never lie together; three slots allow 2,688 assignments."""
    tiles = tuple(vector["given"]["tiles"])
    if vector["expect"]["valid"]:
        assert GAME.agree(2, RoyaleOptions(tiles=tiles))
    else:
        with pytest.raises(BadOption, match="tiles"):
            GAME.agree(2, RoyaleOptions(tiles=tiles))
    if "ordered_assignments" in vector["expect"]:
        boards = len({name[0] for name in BOARDS})
        ways = boards * (boards - 1) * (boards - 2) * 2**3
        assert vector["expect"]["ordered_assignments"] == ways


@of_kind("tile_setup")
def test_op_tile_setup(vector: Data) -> None:
    """Handicap begins with grey dice in all casinos and nine free spaces."""
    table = Position({"seats": ["A", "B"], "phase": "payout"}).table
    lay(table, (vector["given"]["tile"],))
    grey = {str(n): c.dice[table.grey] for n, c in enumerate(table.casinos, 1)}
    assert vector["expect"]["grey"] == grey
    tile = table.tile(1, Handicap)
    spaces = {"chip": tile.chip, "cash": tile.cash, "action": tile.action}
    assert vector["expect"]["spaces"] == spaces


@of_kind("neutral_setup")
def test_op_neutral_setup(vector: Data) -> None:
    """Two players: eight dice of a spare colour are rolled and activate nothing."""
    given, expect = vector["given"], vector["expect"]
    position = Position({"seats": ["A", "B"], "tiles": given["tiles"], "phase": "payout"})
    table = position.table
    table.push(RollLoose())
    roll = {"chance": "roll", **given["roll"]}
    assert legal(turn(table), position.outcome(roll))
    table.stack.insert(0, EndRound())
    table.stack[1:-1] = [RollHand(0)]
    play(table, position.outcome(roll))
    dice = {c: owners["dice"]["neutral"] for c, owners in position.state([])["casinos"].items()}
    assert expect["neutral"] == dice
    assert contains(position.state([])["tiles"], expect["tiles"])


@of_kind("fine")
def test_op_fine(vector: Data) -> None:
    """A fine takes cards before chips and gives change in cards only."""
    given, expect = vector["given"], vector["expect"]
    hand = {"A": {"cards": given["cards"], "chips": given["chips"]}, "B": {}}
    position = Position(
        {"seats": ["A", "B"], "players": hand, "bank": given["bank"], "phase": "payout"},
        vector.get("config"),
    )
    table, exact = position.table, vector.get("config", {}).get("fine_change") == "exact"
    paid = fine(given["cards"], given["chips"], exact=exact)
    before = table.worth(0)
    pay_fine(table, 0)
    after = position.state([])["players"]["A"]
    assert sorted(expect["paid_cards"]) == sorted(paid.cards)
    assert expect["paid_chips"] == paid.chips
    assert sorted(expect["cards"]) == after["cards"]
    assert expect["chips"] == after["chips"]
    assert expect["lost"] == before - table.worth(0)
    kept = without(given["cards"], paid.cards)
    assert sorted(expect["change"]) == sorted(without(after["cards"], kept))


def test_vectors_are_ordered() -> None:
    """Ids are unique, so that a failing vector can be found."""
    ids = sorted(vector["id"] for vector in VECTORS)
    assert all(first != second for first, second in pairwise(ids))
    assert msgspec.json.decode(FILE.read_bytes())["schema_version"] == 1
