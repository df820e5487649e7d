"""The vectors written from the rulebooks, run from the file itself."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flambeur.core.chance import Dice, Shuffled
from flambeur.core.secret import Secret, redact
from flambeur.core.state import play, settle, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.vegas import CLASSIC_2012, CLASSIC_2018, CLASSICS, Solo, Table, VegasOptions
from flambeur.games.vegas.classic.deal import deal
from flambeur.games.vegas.classic.solo import ChooseColours, RollColours
from flambeur.games.vegas.classic.turn import Choose, Roll
from flambeur.games.vegas.events import CasinoPaid
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle as settle_casino
from flambeur.games.vegas.round import EndRound, NextTurn, RollLoose, StartRound
from flambeur.games.vegas.table import Hand
from flambeur.testing import rolled, vegas_table

FILE = Path(__file__).parents[2] / "vectors" / "vegas_vectors.json"
VECTORS = json.loads(FILE.read_text())["vectors"]
NEUTRAL = VegasOptions(neutral_variant=True)

Data = dict[str, Any]


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Run a test for every vector of a kind; each carries its clauses."""
    return pytest.mark.parametrize(
        ("given", "expect"),
        [
            pytest.param(
                v["input"], v["expect"], id=v["id"], marks=pytest.mark.clause(*v["clauses"])
            )
            for v in VECTORS
            if v["kind"] == kind
        ],
    )


def test_every_vector_is_run() -> None:
    """All 82 vectors are of a kind that a test below runs."""
    kinds = Counter(vector["kind"] for vector in VECTORS)
    known = {name.removeprefix("test_kind_") for name in globals() if name.startswith("test_kind_")}
    assert 82 == kinds.total()
    assert set(kinds) == known


@of_kind("deck")
def test_kind_deck(given: Data, expect: Data) -> None:
    """The box holds the printed bills."""
    edition = {"2012": CLASSIC_2012, "2018": CLASSIC_2018}[given["edition"]]
    assert expect["denominations"] == {str(value): count for value, count in edition.bills}
    assert expect["count"] == len(edition.pile)
    assert expect["total"] == sum(edition.pile)


@of_kind("deal")
def test_kind_deal(given: Data, expect: Data) -> None:
    """Casinos are funded in order until each holds 50,000."""
    bills, pile = deal(given["pile"], given["casinos"])
    assert expect["casinos"] == [list(dealt) for dealt in bills]
    assert expect["pile"] == list(pile)


@of_kind("roll")
def test_kind_roll(given: Data, expect: Data) -> None:
    """A roll offers each of its faces, and a choice places all dice that show it."""
    own, neutral = given["own"], given["neutral"]
    table = vegas_table(Roll(0), seats=2, options=NEUTRAL)
    table.players[0].dice, table.players[0].neutral = len(own), len(neutral)
    awaited = turn(table)
    assert isinstance(awaited, Chance)
    groups = [own, neutral] if neutral else [own]
    outcome = rolled("+".join("".join(map(str, group)) for group in groups))
    assert outcome in awaited.distribution
    play(table, outcome)
    choice = turn(table)
    assert isinstance(choice, Choice)
    results = {move: _placed(table, move) for move in choice.moves if isinstance(move, Place)}
    assert expect["choices"] == {
        str(move.face): {"own": result["own"], "neutral": result["neutral"]}
        for move, result in results.items()
    }
    for wrong in expect.get("illegal_placements", []):
        assert wrong not in results.values()
    if "choose" in given:
        chosen = Place(given["choose"])
        assert expect["placed"] == results[chosen]
        play(table, chosen)
        player = table.players[0]
        assert expect["left"] == {"own": player.dice, "neutral": player.neutral}


def _placed(table: Table, move: Place) -> Data:
    after = table.copy()
    # Somebody else still has dice, so no payout clears the casino.
    assert after.players[1].dice
    play(after, move)
    dice = after.casinos[move.face - 1].dice
    return {"face": move.face, "own": dice[0], "neutral": dice[2]}


@of_kind("payout")
def test_kind_payout(given: Data, expect: Data) -> None:
    """Equal numbers cancel, the others take the bills from the dearest down."""
    names = sorted(given["dice"], key=lambda name: (name == "neutral", name))
    result = settle_casino([given["dice"][name] for name in names], given["bills"])
    wins = {names[colour]: bill for colour, bill in result.wins}
    neutral = [wins.pop("neutral")] if "neutral" in wins else []
    assert expect["tied_out"] == sorted(names[colour] for colour in result.tied)
    assert expect["payouts"] == wins
    assert expect["unpaid"] == sorted(names[colour] for colour in result.unpaid)
    assert expect["neutral_won"] == neutral
    assert expect["returned"] == _returned(names, given)


def _returned(names: list[str], given: Data) -> list[int]:
    """Tell what goes under the pile when a whole table settles this casino."""
    real = [name for name in names if name != "neutral"]
    seats = max(2, len(real))
    dice = [given["dice"][name] for name in real] + [0] * (seats - len(real))
    table = vegas_table(
        seats=seats,
        bills={1: given["bills"]},
        dice={1: [*dice, given["dice"].get("neutral", 0)]},
    )
    settle(table)
    return list(table.pile.look())


@of_kind("next_player")
def test_kind_next_player(given: Data, expect: Data) -> None:
    """The turn goes to the next player clockwise who has dice."""
    seats = given["seats"]
    table = vegas_table(NextTurn(seats.index(given["current"]) + 1), seats=len(seats))
    for name, left in given["dice_left"].items():
        table.players[seats.index(name)].dice = left
    settle(table)
    frame = table.stack[-1] if table.stack else None
    assert expect["next"] == (seats[frame.seat] if isinstance(frame, Roll) else None)


@of_kind("round_start")
def test_kind_round_start(given: Data, expect: Data) -> None:
    """The marker moves one seat a round; everybody has their share of dice."""
    seats = given["seats"]
    options = VegasOptions(
        neutral_variant=given["neutral_variant"], first_leader=seats.index(given["first_leader"])
    )
    table = CLASSICS[0].start(len(seats), options)
    for _ in range(given["round"]):
        table.stack.clear()
        table.push(StartRound())
        settle(table)
    assert expect["leader"] == seats[table.leader]
    assert {expect["own_each"]} == {player.dice for player in table.players}
    assert {expect["neutral_each"]} == {player.neutral for player in table.players}
    assert expect["loose_neutral"] == table.loose.dice
    first = RollLoose() if table.loose.dice else Roll(table.leader)
    assert first == table.stack[-1]


@of_kind("round")
def test_kind_round(given: Data, expect: Data) -> None:
    """A whole round ends with the right bills in the right hands and under the pile."""
    names = given["players"]
    loose = [p["face"] for p in given["placements"] if p["by"] == "round_start"]
    turns = [p for p in given["placements"] if p["by"] != "round_start"]
    table = vegas_table(
        *([RollLoose()] if loose else []),
        NextTurn(0),
        seats=len(names),
        options=NEUTRAL,
        bills={int(face): bills for face, bills in given["bills"].items()},
        pile=given["pile"],
    )
    table.loose = Hand(len(loose))
    for seat, player in enumerate(table.players):
        player.dice = sum(p["own"] for p in turns if p["by"] == names[seat])
        player.neutral = sum(p["neutral"] for p in turns if p["by"] == names[seat])
    if loose:
        play(table, rolled("".join(map(str, loose))))
    settle(table)
    for placement in turns:
        face, seat = placement["face"], names.index(placement["by"])
        table.stack.pop()
        table.push(Choose(seat, (face,) * placement["own"], (face,) * placement["neutral"]))
        events = play(table, Place(face))
    paid = {event.casino: event for event in events if isinstance(event, CasinoPaid)}
    colours = [*names, "neutral"]
    assert expect["dice"] == {
        str(casino): {colours[c]: n for c, n in enumerate(event.dice) if n}
        for casino, event in paid.items()
    }
    assert expect["won"] == {
        name: list(player.bills.look()) for name, player in zip(names, table.players, strict=True)
    }
    assert expect["pile"] == list(table.pile.look())


@of_kind("final")
def test_kind_final(given: Data, expect: Data) -> None:
    """Most money wins, then most bills, then the victory is shared."""
    names = list(given["bills"])
    table = vegas_table(seats=len(names))
    for player, bills in zip(table.players, given["bills"].values(), strict=True):
        player.bills = player.bills.replace(tuple(bills))
    table.stack.clear()
    over = turn(table)
    assert isinstance(over, Over)
    assert expect["money"] == dict(zip(names, over.scores, strict=True))
    assert expect["ranks"] == dict(zip(names, over.ranks, strict=True))
    assert expect["winners"] == [names[seat] for seat in over.winners]
    assert expect["count"] == {
        name: player.bills.size() for name, player in zip(names, table.players, strict=True)
    }


@of_kind("solo_setup")
def test_kind_solo_setup(given: Data, expect: Data) -> None:
    """The level says how many dice there are and who is placed before the first turn."""
    table = CLASSICS[0].start(1, VegasOptions(solo=Solo(given["level"], given.get("own_dice"))))
    assert expect["own_dice"] == table.players[0].dice
    play(table, Shuffled(CLASSIC_2018.pile))
    awaited = turn(table)
    assert isinstance(awaited, Chance)
    assert isinstance(awaited.distribution, Dice)
    groups = awaited.distribution.groups
    assert expect["preplaced_colours"] == len(groups)
    assert expect["dice_preplaced"] == sum(groups)
    play(table, rolled("+".join("1" * count for count in groups)))
    left = [player.dice for player in table.players if player.dice]
    assert expect["active_colours"] == len(left)
    assert expect["dice_to_place"] == sum(left)
    awaited = turn(table)
    assert isinstance(awaited, Chance)
    assert isinstance(awaited.distribution, Dice)
    assert expect["first_roll_size"] == sum(awaited.distribution.groups)


@of_kind("solo_roll")
def test_kind_solo_roll(given: Data, expect: Data) -> None:
    """One die of each colour left is rolled; all dice of the chosen face are placed."""
    colours = [given["own_colour"], *(c for c in given["left"] if c != given["own_colour"])]
    table = vegas_table(RollColours(), seats=1, options=VegasOptions(solo=Solo()))
    for index, player in enumerate(table.players):
        player.dice = given["left"][colours[index]] if index < len(colours) else 0
    play(table, rolled("+".join(str(given["roll"][c]) for c in colours if c in given["roll"])))
    frame, choice = table.stack[-1], turn(table)
    assert isinstance(frame, ChooseColours)
    assert isinstance(choice, Choice)
    faces = dict(zip(frame.colours, frame.faces, strict=True))
    assert expect["choices"] == {
        str(move.face): sorted(colours[c] for c, face in faces.items() if face == move.face)
        for move in choice.moves
        if isinstance(move, Place)
    }
    table.stack.remove(EndRound())
    play(table, Place(given["choose"]))
    left = [player.dice for player in table.players]
    assert expect["left_after"] == {colour: left[i] for i, colour in enumerate(colours)}
    rolls_on = table.stack and table.stack[-1] == RollColours()
    following = sorted(colours[i] for i, dice in enumerate(left) if dice) if rolls_on else []
    assert expect["next_roll_colours"] == following


@of_kind("solo_result")
def test_kind_solo_result(given: Data, expect: Data) -> None:
    """The solo player needs strictly more than all rivals together."""
    table = vegas_table(seats=1, options=VegasOptions(solo=Solo()))
    for player, bills in zip(
        table.players, [given["own"], *given["opponents"].values()], strict=True
    ):
        player.bills = player.bills.replace(tuple(bills))
    table.stack.clear()
    over = turn(table)
    assert isinstance(over, Over)
    assert (expect["own_total"],) == over.scores
    assert expect["opponents_total"] == sum(player.money for player in table.players[1:])
    assert expect["win"] == (over.winners == (0,))


@of_kind("view")
def test_kind_view(given: Data, expect: Data) -> None:
    """A viewer sees what the rules let them see, and nothing more."""
    names = list(given["bills"])
    options = VegasOptions(money_visibility=given["money_visibility"])
    table = vegas_table(Roll(0), seats=len(names), options=options, pile=given["pile"])
    for player, bills in zip(table.players, given["bills"].values(), strict=True):
        player.bills = player.bills.replace(tuple(bills))
    if given["finished"]:
        table.stack[:] = [EndRound()]
        settle(table)
    viewer = names.index(given["viewer"]) if given["viewer"] in names else None
    seen = redact(table, viewer)
    hands = dict(zip(names, seen.players, strict=True))
    assert expect["bills"] == {name: _shown(hand.bills) for name, hand in hands.items()}
    assert expect["counts"] == {name: hand.bills.size() for name, hand in hands.items()}
    assert expect["totals"] == {
        name: None if hand.bills.value is None else hand.money for name, hand in hands.items()
    }
    assert expect["pile"] == _shown(seen.pile)
    assert expect["pile_count"] == seen.pile.size()


def _shown(secret: Secret[tuple[int, ...]]) -> list[int] | None:
    return None if secret.value is None else list(secret.value)
