"""Decisions of Royale before they are made, and its table in lines and drawn."""

import io
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from rich.console import Console

from flambeur.core.frame import Frame
from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.secret import Secret
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.royale import tiles
from flambeur.games.vegas.royale.fines import ChooseChips
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import StopOrBet
from flambeur.games.vegas.royale.tiles.e1_no_entry import CloseCasino
from flambeur.games.vegas.royale.tiles.f2_handicap import ChooseGrey
from flambeur.games.vegas.royale.tiles.g2_double_down import ChooseDice
from flambeur.games.vegas.royale.tiles.h1_nice_dice import Parked
from flambeur.games.vegas.royale.tiles.h2_my_choice import ChooseResult
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollOrUse
from flambeur.shows.offer import Offer, keys_of
from flambeur.shows.plain.data import part
from flambeur.shows.royale.teller import RoyaleTeller
from flambeur.sources import SeededSource
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

GAME = ROYALES[0]
NAMES = ("Ana", "Ben", "Carla", "Denny", "Eva")
BILLS = ((60_000, 50_000), (70_000, 40_000), (70_000, 50_000), (80_000, 50_000), (90_000, 60_000))
SIX = (
    tiles.Jackpot(1, index=2),
    tiles.PowerPlay(2, holder=1),
    tiles.NoEntry(3, index=1, closed=5),
    tiles.Knockout(4, bar=((0, 1, 0), (2, 0, 1))),
    tiles.NiceDice(5, parked=(Parked(4, 1, 0), Parked(6, 0, 1))),
    tiles.DoubleDown(6, dice=((0, 1, 1), (1, 3, 0))),
)


def a_table(*laid: tiles.Jackpot | object, frame: Frame | None = None) -> RoyaleTable:
    """Lay out a table of three in the middle of a round, with these tiles."""
    table = GAME.start(3, GAME.agree(3, RoyaleOptions(start_player=0)))
    table.round = 2
    for place, bills in enumerate((*BILLS, (100_000, 80_000))):
        table.fund(place, bills)
    table.put(1, 0, 2, big=1)
    table.put(1, 1, 4)
    table.put(2, 1, 3)
    table.put(4, table.grey, 1)
    for casino, tile in enumerate(laid):
        table.casinos[casino].tile = tile  # type: ignore[assignment]
    table.casinos[2].extra = (2,)
    table.players[0].bills = Secret((50_000, 40_000), (0,))
    table.promises = (Secret((30_000,), (0,)), *table.promises[1:])
    for player in table.players:
        player.chips = 2
    table.players[0].big, table.players[0].dice = 0, 5
    table.stack[:] = [frame or PlaceOrPass(0, (1, 2, 2, 6), ())]
    return table


@cache
def words(language: str) -> Words:
    """Read a language once."""
    return Words(language)


def teller(table: RoyaleTable, language: str = "en") -> RoyaleTeller:
    """Tell about a table."""
    return RoyaleTeller(Speaker(words(language), NAMES[: table.seats]), table)


def seen(table: RoyaleTable, seat: int | None) -> View[RoyaleTable]:
    """Show a table to a seat."""
    return view_of(GAME.id, table, seat)


def offered(table: RoyaleTable, seat: int = 0, language: str = "en") -> list[tuple[str, str]]:
    """List keys and texts."""
    told = teller(table, language)
    return [(offer.key, told.text(offer)) for offer in told.offers(seen(table, seat))]


def test_plain_lines_tell_tiles_and_chips() -> None:
    """Each tile stands below its casino with its state; big dice and closed doors are marked."""
    table = a_table(*SIX)
    lines = [
        line.replace("\N{NO-BREAK SPACE}", " ") for line in teller(table).lines(seen(table, 0))
    ]
    assert [
        "Round 2 of 3 · Ana started · 90 bills in the pile",
        "Casino 1: $60,000, $50,000. Dice: Ana 4 with the big die and Ben 4 cancel.",
        "  Jackpot: jackpot: $50,000.",
        "Casino 2: $70,000, $40,000. Dice: Ben 3.",
        "  Power Play: token: Ben.",
        "Casino 3: $70,000, $50,000. Dice: Carla 1.",
        "  No Entry: next: nothing.",
        "Casino 4: $80,000, $50,000. Dice: Grey 1.",
        "  Knockout: bar: Ana 1, Carla [1].",
        "Casino 5: $90,000, $60,000. No dice. Closed.",
        "  Nice Dice: parked: 4 Ben, [6] Ana.",
        "Casino 6: $100,000, $80,000. No dice.",
        "  Double Down: pays $60,000, $30,000 · Ana 3 =, Ben 3 =.",
        "Ana: 5 dice, 2 chips, 3 bills, $120,000.",
        "Ben: 7 dice and the big die, 2 chips, no bills.",
        "Carla: 7 dice and the big die, 2 chips, no bills.",
    ] == lines
    assert "$120,000" not in "".join(teller(table).lines(seen(table, None)))


def test_every_state_of_a_tile_reads_well() -> None:
    """Free tokens, empty bars and covered spaces have words; tiles without a state have none."""
    for tile, line in (
        (tiles.LuckyPunch(1), "Lucky Punch."),
        (tiles.FiftyFifty(1), "Fifty Fifty."),
        (tiles.FiftyFifty(1, index=2, total=7), "Fifty Fifty: counter: 1 chip."),
        (tiles.HighFive(1), "High Five: token free."),
        (tiles.HighFive(1, owner=2), "High Five: token: Carla."),
        (tiles.Knockout(1), "Knockout: bar empty."),
        (tiles.BlockIt(1), "Block It: grey dice: 1 1 2 2 3."),
        (tiles.BlockIt(1, clusters=()), "Block It: no grey dice left."),
        (tiles.Handicap(1, chip=0), "Handicap: 3 × $30,000, 4 × move."),
        (tiles.Handicap(1, chip=0, cash=0, action=0), "Handicap: all spaces covered."),
        (tiles.DoubleDown(1), "Double Down: pays $60,000, $30,000."),
        (tiles.NiceDice(1), "Nice Dice: all spaces free."),
        (tiles.MyChoice(1), "My Choice: golden space free."),
        (tiles.MyChoice(1, gold=(1, 1)), "My Choice: golden: Ben."),
    ):
        table = a_table(tile)
        told = teller(table).lines(seen(table, None))[2].replace("\N{NO-BREAK SPACE}", " ")
        assert f"  {line}" == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_the_drawing_fits(language: str, width: int) -> None:
    """No line is wider than the terminal; tiles, big dice and closed casinos are there."""
    table = a_table(*SIX)
    table.casinos[0].dice[0] = 6
    told, said, view = teller(table, language), words(language), seen(table, 0)
    stream = io.StringIO()
    console = Console(file=stream, width=width, force_terminal=True, color_system=None)
    console.print(told.drawing(view, width))
    console.print(told.tray(told.offers(view), width))
    text = stream.getvalue()
    assert max(map(len, text.splitlines())) <= width
    assert "[⚀] 8" in text
    assert "(⚂) 1" in text
    assert said("royale-closed") in text
    assert all(said(f"royale-tile-{tile.id.lower()}") in text for tile in SIX)
    assert said("royale-chips", count=2) in text


def test_placing_tells_the_tile_and_the_big_die() -> None:
    """A placement says what it counts, what it would bring, and what the tile then does."""
    table = a_table(tiles.HighFive(1), tiles.PowerPlay(2, holder=1), tiles.PayDay(3))
    table.stack[:] = [PlaceOrPass(0, (1, 2, 2, 2, 3), (4,))]
    first, second, *others = offered(table)
    assert (
        "1",
        (
            "1 die on casino 1, counting 5: you lead and take $60,000 · Ben rises to $50,000 · "
            "you take the token of High Five"
        ),
    ) == first
    assert (
        "2",
        (
            "3 dice on casino 2: you tie with Ben, both get nothing · "
            "Ben loses the token of Power Play"
        ),
    ) == second
    assert [
        ("3", "1 die on casino 3: you tie with Carla, both get nothing · then Pay Day, 2 chips"),
        ("4", "the big die on casino 4, counting 2: you lead and take $80,000"),
        ("p", "pass: keep all dice and pay 1 chip, then 1 chip left"),
    ] == others


def test_a_token_offers_a_roll_or_a_die() -> None:
    """Power Play lists the roll and every casino for each kind of die."""
    table = a_table(tiles.Jackpot(1), tiles.PowerPlay(2, holder=1), frame=RollOrUse(1))
    offers = offered(table, 1)
    assert ("1", "roll 7 dice and the big die") == offers[0]
    assert ("3", "1 die on casino 2, counting 4: you lead and take $70,000") == offers[2]
    assert [str(key) for key in range(1, 14)] == [key for key, _ in offers]
    assert ["1–13"] == keys_of(teller(table).offers(seen(table, 1)))


def test_tiles_tell_what_their_moves_bring() -> None:
    """Closing, taking grey dice, doubling and choosing a result, each in one line."""
    table = a_table(tiles.NoEntry(1, index=0, closed=4), frame=CloseCasino(0, 1))
    assert [
        ("2", "close casino 2: 2 chips"),
        ("3", "close casino 3: 2 chips"),
        ("5", "close casino 5: 2 chips"),
        ("6", "close casino 6: 2 chips"),
        ("0", "leave casino 4 closed"),
    ] == offered(table)
    table = a_table(tiles.Handicap(1, cash=0), frame=ChooseGrey(0, 1))
    assert [
        ("1", "casino 4, for 1 chip"),
        ("2", "casino 4, to move a die"),
        ("0", "take no grey die"),
    ] == offered(table)
    table = a_table(tiles.DoubleDown(1), frame=ChooseDice(0, 1))
    assert (
        "1",
        (
            "the big die to the machine: you lead and take $60,000 · at casino 1: Ana rises to "
            "$50,000 · Ben rises to $60,000"
        ),
    ) == offered(table)[0]
    assert ("0", "move no dice") == offered(table)[-1]
    table = a_table(tiles.MyChoice(1), frame=ChooseResult(0, 1, (2, 4)))
    assert [
        ("2", "2 chips"),
        ("4", "set off another machine: nothing to be done"),
    ] == offered(table)
    table = a_table(tiles.FiftyFifty(1, index=1, total=7), frame=StopOrBet(0, 1))
    assert (
        "2",
        "higher than 7: 15 of 36 throws · up to 1 chip, or all is lost",
    ) == offered(table)[1]
    table = a_table(tiles.BadLuck(1, payers=(0,)), frame=ChooseChips(0, 1, 2))
    assert [
        ("2", "add 2 chips: you keep $30,000 in bills"),
        ("0", "keep your chips: $10,000 is lost"),
    ] == offered(table)


@pytest.mark.parametrize(("chips", "lost"), [(1, 20_000), (2, 10_000)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fine_asks_what_would_be_lost(language: str, chips: int, lost: int) -> None:
    """The fewer chips it takes, the more is lost without them."""
    table = a_table(tiles.BadLuck(1, payers=(0,)), frame=ChooseChips(0, 1, chips))
    asked = " ".join(teller(table, language).question(seen(table, 0)))
    assert words(language).money(lost) in asked
    (_, adding), (_, keeping) = offered(table, language=language)
    assert words(language)("royale-chips-object", count=chips) in adding
    assert words(language).money(lost) in keeping


def test_help_explains_the_tile_and_the_bank() -> None:
    """The tile that asks comes first, then the others, the dice, the payout and the bank."""
    table = a_table(tiles.Jackpot(1), tiles.NoEntry(2), frame=CloseCasino(0, 2))
    table.bank = (30_000, 30_000, 90_000)
    lines = teller(table).explain(seen(table, 0), drawn=True)
    assert ["No Entry", "Jackpot"] == [line.split(":")[0] for line in lines[:2]]
    bank = next(line for line in lines if line.startswith("The bank")).replace("\u00a0", " ")
    assert "The bank holds 2 × $30,000, 1 × $90,000." == bank
    assert "counts 2" in "".join(lines)
    table.stack[:] = [PlaceOrPass(0, (1,), ())]
    assert "You have rolled" in teller(table).explain(seen(table, 0), drawn=False)[0]


def test_money_counts_promises_and_chips() -> None:
    """What the bank owes is a bill, and chips are worth something in the end."""
    table = a_table()
    assert "You have $120,000, 3 bills, and 2 chips: $140,000 in all." == teller(table).money(
        seen(table, 0), 0
    )


def moves_of_the_game() -> set[type[Move]]:
    """List every kind of move there is."""
    parts = [part for part in GAME.parts if issubclass(part, Move)]
    assert len(parts) > 20
    return set(parts)


def test_every_move_has_an_offer() -> None:
    """No kind of move is without its words."""
    offers = [offer for *_, offers in random_decisions("en") for offer in offers]
    told = {type(offer.move) for offer in offers if offer.what != part(offer.move)}
    assert moves_of_the_game() == told


def random_decisions(
    language: str,
) -> Iterator[tuple[RoyaleTeller, View[RoyaleTable], list[Offer]]]:
    """Play games with many tiles at random; hand out every decision as its seat sees it."""
    random = Random(13)
    for seats, options in (
        (2, RoyaleOptions(tiles=("A1", "B2", "D2", "E1", "F2", "H2"))),
        (3, RoyaleOptions(tiles=("A1", "B1", "E2", "F1", "G1"), lucky_punch_reward="free_choice")),
        (4, RoyaleOptions(tiles=("B2", "D2", "E1", "F2", "G2", "H2"))),
        (5, RoyaleOptions(tiles=("C2", "D1", "E2", "F1", "G1", "H1"))),
    ):
        match = Match(GAME, NAMES[:seats], options, SeededSource(seats))
        match.settle()
        telling = RoyaleTeller(Speaker(words(language), NAMES[:seats]), match.state)
        while isinstance(awaited := match.turn, Choice):
            view = match.view(awaited.seat)
            yield telling, view, telling.offers(view)
            match.submit(awaited.seat, random.choice(awaited.moves))
        assert all(line.endswith(".") for line in telling.tell(match.events(None, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_made_by_key(language: str) -> None:
    """In whole games each legal move has one key and one line, and each question is asked."""
    met: set[type[Move]] = set()
    for telling, view, offers in random_decisions(language):
        assert isinstance(view.turn, Choice)
        keys = [key for offer in offers for key in (offer.key, *offer.also)]
        assert len(keys) == len(set(keys))
        assert not set(keys) & {"?", "h", "l", "m", "t", "q"}
        assert {*view.turn.moves} == {offer.move for offer in offers}
        texts = [*telling.question(view), *map(telling.text, offers)]
        assert all(text and "{" not in text and "None" not in text for text in texts)
        met |= {type(offer.move) for offer in offers}
    assert moves_of_the_game() == met
