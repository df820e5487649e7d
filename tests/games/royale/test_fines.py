"""The fine of Bad Luck: where change would be lost, chips may be added."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from flambeur.core.match import Match, resume
from flambeur.core.parts import Event
from flambeur.core.state import play, settle, turn
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.games.vegas.royale.bank import Fine, chips_to_add, fine
from flambeur.games.vegas.royale.events import Fined
from flambeur.games.vegas.royale.fines import PayFine
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.sources import LocalSource, NoSource
from flambeur.sources.verify import verify
from tests.games.royale.play import ROYALE
from tests.games.royale.positions import Position


@pytest.mark.clause("RC2.8", "Q15")
@pytest.mark.parametrize(
    ("cards", "chips", "paid"),
    [
        ([60_000], 2, Fine((60_000,), 2, 30_000)),
        ([70_000], 1, Fine((70_000,), 1, 30_000)),
        ([30_000, 30_000], 3, Fine((30_000,), 2, 0)),
        ([30_000, 40_000], 3, Fine((40_000,), 1, 0)),
    ],
)
def test_chips_save_change(cards: list[int], chips: int, paid: Fine) -> None:
    """One or two chips let nothing be lost, and the cards that go with them are chosen anew."""
    added = chips_to_add(cards, chips, exact=False)
    assert paid == fine(cards, chips, exact=False, added=added)
    assert 50_000 == paid.cost < fine(cards, chips, exact=False).cost


@pytest.mark.clause("RC2.8")
@pytest.mark.parametrize(
    ("cards", "chips"),
    [
        ([60_000], 1),
        ([70_000], 0),
        ([50_000], 9),
        ([80_000], 9),
        ([40_000, 40_000], 9),
        ([30_000, 60_000], 9),
        ([40_000], 9),
        ([], 9),
    ],
)
def test_no_chips_for_nothing(cards: list[int], chips: int) -> None:
    """Chips that save nothing, or do not suffice, are not asked for."""
    assert 0 == chips_to_add(cards, chips, exact=False)


def fined(*hands: tuple[int, int], last_round: bool = False, **agreed: Any) -> RoyaleTable:
    """Let all players pay who have a card of this value and so many chips; the second leads."""
    seats = ["A", "B", "C"][: len(hands)]
    players = {
        seat: {"cards": [card], "chips": chips}
        for seat, (card, chips) in zip(seats, hands, strict=True)
    }
    given = {"seats": seats, "start": "B", "players": players, "tiles": {"1": {"id": "C2"}}}
    agreed = {"fine_chips": "choose"} | agreed
    table = Position({**given, "phase": "payout"}, agreed).table
    table.round = table.rounds if last_round else 1
    settle(table)
    return table


def fines(events: Iterable[Event]) -> list[Event]:
    """List the fines that were paid."""
    return [event for event in events if isinstance(event, Fined)]


@pytest.mark.clause("RC2.8", "R11.2", "R13")
@pytest.mark.parametrize("timing", ["after_payout", "before_payout"])
def test_payers_choose_chips_clockwise(timing: str) -> None:
    """Who can save change is asked, from the start player on; the others pay by themselves."""
    table = fined((60_000, 2), (70_000, 3), (100_000, 4), bad_luck_timing=timing)
    assert Choice(1, (PayFine(0), PayFine(1))) == turn(table)
    assert [] == fines(table.said)
    paid = [Fined(1, 50_000, 1, 1, 30_000), Fined(2, 50_000, 0, 1, 50_000)]
    assert paid == fines(play(table, PayFine(1)))
    assert Choice(0, (PayFine(0), PayFine(2))) == turn(table)
    assert [Fined(0, 60_000, 0, 1, 0)] == fines(play(table, PayFine(0)))
    assert [2, 2, 4] == [player.chips for player in table.players]
    assert [20_000, 50_000, 90_000] == [table.worth(seat) for seat in range(3)]
    assert not table.stack


@pytest.mark.clause("RC2.8")
def test_chips_are_added_in_the_last_round() -> None:
    """When chips buy no pass any more, nobody is asked and nothing is lost."""
    table = fined((60_000, 2), (70_000, 0), last_round=True)
    assert [Fined(1, 70_000, 0, 1, 0), Fined(0, 50_000, 2, 1, 30_000)] == fines(table.said)


@pytest.mark.clause("RC2.7", "RC2.8", "R13")
@pytest.mark.parametrize(
    ("agreed", "cost"), [({"fine_chips": "last"}, 60_000), ({"fine_change": "exact"}, 50_000)]
)
@pytest.mark.parametrize("last_round", [False, True])
def test_nobody_adds_chips_by_option(
    agreed: dict[str, Any], cost: int, *, last_round: bool
) -> None:
    """Chips come last by option, and where change is promised there is nothing to save."""
    table = fined((60_000, 2), (60_000, 2), last_round=last_round, **agreed)
    change = 60_000 - cost
    assert [Fined(1, cost, 0, 1, change), Fined(0, cost, 0, 1, change)] == fines(table.said)


@pytest.mark.clause("RC2.8", "R13")
def test_a_game_with_added_chips_is_remembered() -> None:
    """Its record names the option and the chips, replays to the same bytes, and is honest."""
    source, random = LocalSource(bytes(32), bytes(32), "practice"), Random(124)
    match = Match(ROYALE, ["Ana", "Ben", "Cy", "Di"], RoyaleOptions(tiles=("C2",)), source)
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, random.choice(choice.moves))
    data = match.record.dump()
    assert b'"fine_chips":"choose"' in data.splitlines()[0]
    assert b'{"type":"pay_fine","chips":1}' in data
    assert data == resume(data, find, NoSource()).record.dump()
    assert verify(data, find).honest
