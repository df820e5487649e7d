"""A player who remembers every payout knows what everybody has [V11.8]."""

from collections import Counter
from typing import Any

import pytest

from flambeur.core.match import Match
from flambeur.core.secret import Secret
from flambeur.core.turn import Choice
from flambeur.families import find, make_bot
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.events import CasinoPaid, Win
from flambeur.games.vegas.memory import VegasMemory
from flambeur.games.vegas.royale.events import Fined, Rewarded
from flambeur.games.vegas.royale.memory import RoyaleMemory
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.sources import SeededSource

TILES = (("C2", "A2", "G1"), ("C2", "D1", "H1"), ("C2", "B2", "F2"), ("C2", "E1", "H2"))
"""Fines, and what brings cards besides."""
WAYS: list[tuple[str, Any]] = [
    ("vegas/2018", VegasOptions()),
    ("vegas/2012", VegasOptions(neutral_variant=True)),
    ("vegas/royale-base", RoyaleOptions()),
    *(("vegas/royale", RoyaleOptions(tiles=tiles)) for tiles in TILES),
    ("vegas/royale", RoyaleOptions(tiles=TILES[1], fine_change="exact")),
    ("vegas/royale", RoyaleOptions(tiles=TILES[2], fine_chips="last")),
]


@pytest.mark.clause("V11.8")
@pytest.mark.parametrize(("game", "options"), WAYS)
def test_nothing_that_all_have_seen_is_forgotten(game: str, options: Any) -> None:
    """Whoever must choose knows the cards and promises of all, fines and change included."""
    for seed in range(2):
        match: Match[Any] = Match(find(game), ["a", "b", "c"], options, SeededSource(seed))
        bot = make_bot("uniform", game, seed)
        match.settle()
        while isinstance(choice := match.turn, Choice):
            view = match.view(choice.seat)
            assert isinstance(view.memory, VegasMemory)
            turned = view.memory.turn_over(view.state)
            assert hands(match.state) == hands(turned)
            match.submit(choice.seat, bot.choose(view))


def hands(table: Any) -> list[Counter[int]]:
    """List what everybody holds."""
    rows = [player.bills for player in table.players] + [*getattr(table, "promises", ())]
    return [Counter(row.look()) for row in rows]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, VegasOptions(money_visibility="open")), (1, VegasOptions(solo=Solo()))],
)
def test_what_lies_open_is_not_remembered(seats: int, options: VegasOptions) -> None:
    """Where all see all money, there is no memory."""
    game = find("vegas/2018")
    assert () == game.memories(game.start(seats, options))


def test_a_payout_is_added() -> None:
    """Bills are remembered by whoever took them."""
    wins = (Win(1, Secret(90_000)), Win(0, Secret(20_000)))
    paid = CasinoPaid(1, (1, 2), (), wins, (), Secret(()))
    memory = VegasMemory(((10_000,), ())).after(paid)
    assert VegasMemory(((10_000, 20_000), (90_000,))) == memory


def rich(*bills: int, promises: tuple[int, ...] = ()) -> RoyaleMemory:
    """Remember the cards and promises of one seat."""
    return RoyaleMemory((bills,), (promises,))


def fined(memory: RoyaleMemory, cards: int, total: int, change: int = 0) -> RoyaleMemory:
    """Let the seat pay so many cards of this sum."""
    return memory.after(Fined(0, total - change, 0, cards, change))


@pytest.mark.clause("RC2.6")
def test_a_fine_is_taken_off() -> None:
    """The number of cards and the sum tell which they were; change comes back as a card."""
    assert rich(90_000) == fined(rich(50_000, 90_000), 1, 50_000)
    assert rich(40_000, 60_000) == fined(rich(60_000, 90_000), 1, 90_000, change=40_000)
    cheapest = fined(rich(60_000, 30_000, 40_000, 50_000), 2, 90_000)
    assert rich(40_000, 50_000) == cheapest
    torn = rich(60_000, promises=(50_000,))
    assert rich(60_000) == fined(torn, 1, 50_000)


def test_change_that_no_card_can_be_is_promised() -> None:
    """There are no cards under 30,000."""
    memory = fined(rich(60_000), 1, 60_000, change=10_000)
    assert rich(promises=(10_000,)) == memory


def test_a_reward_is_added() -> None:
    """It is a card, or the promise of one."""
    cards: Secret[tuple[int, ...]] = Secret((30_000, 40_000))
    assert rich(30_000, 40_000) == rich().after(Rewarded(0, "D1", 0, cards))
    promise = Rewarded(0, "D1", 0, Secret((70_000,)), promised=True)
    assert rich(promises=(70_000,)) == rich().after(promise)


def test_a_fine_from_unseen_cards_is_no_knowledge() -> None:
    """Who did not see the cards that were paid knows nothing of that seat any more."""
    assert rich() == fined(rich(60_000, promises=(30_000,)), 1, 50_000)


def test_a_hand_that_was_not_seen_whole_stays_hidden() -> None:
    """In a game that began in its middle, some bills were never seen."""
    game = find("vegas/2018")
    table: Any = game.start(2, VegasOptions())
    for player in table.players:
        player.bills = Secret(None, (9,), 2)
    turned = VegasMemory(((10_000,), (20_000, 30_000))).turn_over(table)
    assert [None, (20_000, 30_000)] == [player.bills.value for player in turned.players]
